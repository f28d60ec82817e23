### Fair dice: what players see of the dice that every device checks (docs/fair-dice.md).

## At the table

fair-button = Dadi: controllati su questo dispositivo
fair-rolls = { $count ->
    [0] Ancora nessun tiro. Ognuno verrà controllato su questo dispositivo.
    [one] Un tiro, controllato su questo dispositivo.
   *[other] { $count } tiri, ciascuno controllato su questo dispositivo.
}
fair-rolls-shared = { $count ->
    [one] Un tiro finora, conservato su questo dispositivo.
   *[other] { $count } tiri finora, conservati su questo dispositivo.
}
fair-shared = Altri giocano con gli stessi dadi. Sono stati fissati prima; questo dispositivo li controlla quando vengono pubblicati. L’host conosce questi dadi, e anche chi li ha già giocati.
fair-compare = Confronta queste dieci cifre con quelle degli altri. Se sono uguali, giocate tutti la stessa partita.
fair-bare = { $count ->
    [one] Un tiro è avvenuto senza giocatori connessi: il server poteva conoscerlo prima.
   *[other] { $count } tiri sono avvenuti senza giocatori connessi: il server poteva conoscerli prima.
}
fair-offline-table = Questa partita gira solo sul tuo dispositivo. Agli altri non dimostra nulla.
fair-receipt-save = Salva la ricevuta
fair-how = Come funziona
fair-elsewhere = Stai giocando questo posto in un’altra scheda o su un altro dispositivo.
fair-play-here = Gioca qui

## What this device notices; an honest failure can cause it, too

fair-notice-away = Il tavolo dà { $name } per assente: questo dispositivo non ha risposto in tempo.
fair-notice-away-you = Il tavolo ti dà per assente: questo dispositivo non ha risposto in tempo.
fair-notice-gone = D’ora in poi un bot gioca per { $name }.
fair-notice-gone-you = D’ora in poi un bot gioca al tuo posto.
fair-notice-unused = La parte di { $name } nel tiro { $roll } non è stata usata.
fair-notice-unused-you = La tua parte nel tiro { $roll } non è stata usata.
fair-notice-device = { $name } ora gioca su un altro dispositivo.
fair-notice-device-you = Ora giochi su un altro dispositivo.

## The game stops: what the server sent can’t be true

fair-alarm = Di questi dadi non ci si può fidare. La partita si ferma qui.
fair-alarm-how = Salva la prova e mostrala agli altri. «roost check» la controlla su qualsiasi computer.
fair-evidence-save = Salva la prova
fair-server = il server
fair-stop-entry = Il server ha riferito qualcosa che a questo punto della partita non può succedere ({ $entry }).
fair-stop-first = Inizia { $name }, ma dovrebbe iniziare { $other }.
fair-stop-after-end = La partita era finita, ma il server la continua.
fair-stop-mix = I dadi sono stati mescolati senza la parte di { $name }, o con una inventata.
fair-stop-part = Un tiro è stato fatto senza la parte di { $name }, o con una inventata.
fair-stop-faces = Il tiro { $roll } mostra { $given }; dovrebbe essere { $wanted }.
fair-stop-link = La parte di { $name } nei dadi non è quella fissata prima della partita.
fair-stop-facts = { $field ->
    [game] Questo non è il gioco a cui ti sei unito.
    [variant] Questa non è la variante concordata.
    [position] La partita parte da un’altra posizione.
    [first] Non inizia chi era stato concordato.
    [seats] I posti non sono quelli concordati.
    [source] I dadi non vengono da dove era concordato.
   *[other] Il server ha cambiato il tavolo dopo il tuo arrivo ({ $field }).
}
fair-stop-head = La partita non è iniziata con il tavolo e i giocatori che questo dispositivo ha visto.
fair-stop-tip = Il server ha sostituito la tua parte nei dadi con un’altra.
fair-stop-past = Il server ha cambiato ciò che era già successo (voce { $entry }).
fair-stop-shorter = Il server ha omesso una parte della partita: mostra { $given } voci, questo dispositivo ne ha viste { $wanted }.
fair-stop-action = Il server ha preso per te una decisione che non è tua ({ $given }).
fair-stop-use = Il server ha usato la tua parte per un altro tiro.
fair-stop-step = Il server mostra dadi diversi da quelli tirati.
fair-stop-seed = Il numero di questi dadi condivisi non corrisponde all’impronta pubblicata.

## The page that checks a game file

fair-intro = Nessuno può scegliere questi dadi, né giocatori né server. Ogni dispositivo al tavolo mette la sua parte e controlla ogni tiro appena cade.
fair-step-1 = Prima della partita, il server e ogni dispositivo estraggono numeri segreti e li fissano con un’impronta.
fair-step-2 = Ogni tiro viene dal prossimo numero del server e da quello di un giocatore. Nessuno conosce prima quello dell’altro.
fair-step-3 = Il file della partita contiene tutto per controllarla di nuovo; una ricevuta mostra che è la partita che hai giocato.
fair-choose = Scegli un file di partita
fair-offline = Il controllo avviene proprio qui nel browser, anche offline. Non si carica niente.
fair-unproven = Questi dadi ({ $source }) non si possono controllare qui: il file non contiene prove, o solo «roost check» può controllarle.
fair-wrong = { $count ->
    [one] Qualcosa non torna:
   *[other] { $count } cose non tornano:
}
fair-receipt-read = Ricevuta del tavolo { $table } letta. Ora scegli il file di partita.
fair-first-named = Chi inizia è stato scelto, non sorteggiato.
fair-not-json = Questo file non si può leggere. Scegli un file di partita salvato da Roost.
fair-not-record = Questo non è un file di partita di Roost.
fair-newer = Questa pagina non legge ancora i file della versione { $value }.
fair-bad-field = Il file è danneggiato in «{ $value }».
fair-too-large = Questo file è troppo grande per essere una partita.
fair-moves-title = E le mosse?
fair-moves = Per controllare anche le mosse, esegui questo sul tuo computer:
fair-checked = { $rolls ->
    [one] I dadi tornano: l’unico tiro viene dai suoi numeri.
   *[other] I dadi tornano: tutti i { $rolls } tiri vengono dai loro numeri.
}
fair-sealed = Il numero di questi dadi condivisi non è ancora pubblicato. Ricontrolla quando sono chiusi.
fair-receipt-same = È la partita della tua ricevuta.
fair-absent = Dati per assenti: { $names }
fair-finding-receipt-table = La ricevuta è del tavolo { $wanted }, il file del tavolo { $given }.
fair-finding-receipt-tip = Questa ricevuta non contiene nessuna tua parte.
fair-finding-receipt-short = Il file ha { $given } voci; la ricevuta ne mostra { $wanted }.
fair-finding-receipt-other = Il file racconta un’altra partita rispetto alla ricevuta.
