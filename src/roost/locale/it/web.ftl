### Ciò che dice solo l’app nel browser. Quel che succede in partita è in game.ftl.

## The first page

web-skip-to-content = Vai al contenuto
web-tagline = Due giochi di dadi, un tavolo. Siediti.
web-about-pickomino = Tira, osa e raccogli più vermi di tutti.
web-about-knockout = Tira, corri ed elimina gli altri.
web-play-now = Gioca subito a { $game }
web-first-game = Prima volta? Impara giocando
web-mode-bots = Contro i bot
web-mode-local = Su questo schermo
web-mode-online = Invita gli amici
web-unfinished = Partite in sospeso
web-go-on = Continua
web-more = Altro
web-menu = Menu
web-watch = Guarda
web-rules = Regole
web-fair-dice = Dadi verificabili
web-settings = Impostazioni
web-language = Lingua
web-to-start = Alla pagina iniziale
web-lost = Qui non c’è niente
web-lost-how = Questa pagina non esiste. Le galline hanno cercato dappertutto.

## Setting up a game

web-how-to-play = Come giocare
web-player-count = Giocatori
web-bot-count = Quanti sono bot?
web-bot-level = I bot giocano come
web-bot-order = Dal più facile al più forte.
web-bot-record = Il tuo bilancio: { $won } su { $games } vinte
web-names = Nomi
web-name-of = Nome del giocatore { $seat }
web-your-name = Il tuo nome
web-hand-dice = Tiriamo dadi veri
web-hand-dice-how = Scrivi che cosa è uscito. Roost tiene il tavolo.
web-listed = Può unirsi chiunque
web-listed-how = Il tavolo compare nell’elenco. Altrimenti lo aprono solo i tuoi link.
web-clock = Tempo per decisione
web-clock-reserve = In più ciascuno ha un minuto di riserva per tutta la partita.
web-no-clock = senza orologio
web-seconds = { $count } s
web-days = { $count ->
    [one] { $count } giorno per turno
   *[other] { $count } giorni per turno
}
web-hours = { $count ->
    [one] { $count } ora per turno
   *[other] { $count } ore per turno
}
web-days-how = Non serve esserci nello stesso momento. Se qualcuno lascia passare il tempo, un bot gioca al suo posto finché non torna.
web-hours-left = ancora { $count } h
web-house-rules = Regole e varianti
web-ending = Dopo un turno fallito
web-board = Tabellone
web-rounds = Giri
web-to-the-end = fino alla fine
web-who-starts = Chi comincia?
web-by-lot = a sorte
web-seat-number = giocatore { $seat }
web-read-rules = Leggi le regole
web-start-game = Comincia
web-make-table = Apparecchia

## Tables and the waiting room

web-table = Tavolo
web-tables = Tavoli
web-tables-waiting = In attesa di giocatori
web-tables-none-waiting = Ora non aspetta nessuno. Apri un tavolo e altri lo troveranno.
web-tables-running = Si sta giocando
web-tables-none-running = Ora nessuno gioca in pubblico.
web-tables-more = Mostra altri tavoli
web-open-table = Apri un tavolo: { $game }
web-table-missing = Questo tavolo non esiste, oppure è privato e il tuo link non lo apre. Chiedi un nuovo link.
web-table-laid = Si apparecchia…
web-waiting-room = In attesa di tutti
web-sit-down = Siediti
web-invite = Invita
web-invite-how = Chi apre questo link prende il posto. Inquadralo con il telefono o mandalo.
web-invite-watchers = Lascia guardare gli altri
web-invite-watch-how = Chi apre questo link può guardare.
web-invite-link = Link
web-invite-local = Questo link funziona solo su questo computer. Avvia «roost serve --lan» per giocare con i telefoni di casa.
web-qr-code = Il link come codice QR
web-share = Manda
web-copy = Copia
web-copied = Copiato
web-keep = No
web-remove = Allontana
web-remove-sure = Allontanare { $name } da questo tavolo per sempre?
web-close-seat = Chiudi questo posto
web-renew-link = Nuovo link
web-revoke-link = Disattiva il link
web-renew-watch = Nuovo link per guardare
web-one-seat = Un posto a testa
web-one-seat-how = Nessuno può occupare due posti.
web-ready = Ci sono
web-is-ready = c’è
web-not-ready = non ancora
web-leave = Lascia il tavolo
web-left = Hai lasciato il tavolo.
web-undo = Annulla
web-abandon = Sparecchia
web-you-watch = Stai guardando.
web-watching = { $count ->
    [one] 1 persona guarda
   *[other] { $count } persone guardano
}
web-seat-away = assente
web-seat-kept = lo tiene un bot
web-kept-for-you = Un bot ti tiene il posto.
web-take-seat-back = Riprendilo
web-connection-lost = Connessione assente. Il tuo posto è al sicuro; si riprova…
web-reconnecting = Nuova connessione…
web-react = Di’ qualcosa

## At every table

web-players = Giocatori
web-log = Che cosa è successo
web-close = Chiudi
web-faster = Più veloce
web-clock-left = Restano { $left }, poi { $reserve } di riserva
web-what-now = La tua mossa
web-your-turn = Tocca a te
web-turn-of = Turno di { $name }
web-plays = Gioca { $name }
web-tap-to-skip = tocca per saltare
web-wait = Un momento…
web-roll-dice = { $count ->
    [one] Tira il dado
   *[other] Tira { $count } dadi
}
web-game-over = Fine della partita
web-ranks = Classifica
web-sent = Inviato
web-capped = La partita è arrivata a 2000 turni ed è stata chiusa.
web-tie-break = Parità di vermi, quindi decide la tessera più alta: { $name } ha la { $tile }, contro la { $other }.
web-tie-break-you = Parità di vermi, quindi decide la tessera più alta: hai la { $tile }, contro la { $other }.
web-rematch = Gioca ancora
web-rematch-swap = Scambia i posti
web-rematch-join = Unisciti alla prossima
web-save-game = Salva la partita
web-hand-title = Quale faccia?
web-hand-entered = { $count } dadi su { $dice }
web-hand-add = Aggiungi: { $face }
web-hand-remove = Togli: { $face }
web-hand-done = Ecco il tiro
web-hand-take-back = Annulla l’ultimo tiro

## Pickomino

web-grill = Griglia
web-tile-name = { $worms ->
    [one] Tessera { $tile }, 1 verme
   *[other] Tessera { $tile }, { $worms } vermi
}
web-tile-turned = Coperta, fuori gioco
web-no-tile-yet = ancora nessuna tessera
web-stack-of = { $below ->
    [0] Pila di { $name }: { $tile }
   *[other] Pila di { $name }: { $tile } in cima, { $below } sotto
}
web-stack-below = Sotto la tessera in cima di { $name }, al sicuro dai ladri:
web-stack-only = { $name } ha solo questa tessera.
web-stack-of-you = { $below ->
    [0] La tua pila: { $tile }
   *[other] La tua pila: { $tile } in cima, { $below } sotto
}
web-stack-below-you = Sotto la tua tessera in cima, al sicuro dai ladri:
web-stack-only-you = Hai solo questa tessera.
web-sum = Totale
web-worm-there = con un verme
web-worm-missing = ancora senza verme
web-taken-dice = Presi: { $dice }
web-taken-nothing = Ancora niente
web-take-dice = { $face ->
    [6] { $count ->
        [one] Prendi il verme, totale { $total }
       *[other] Prendi { $count } vermi, totale { $total }
    }
    [1] { $count ->
        [one] Prendi l’1, totale { $total }
       *[other] Prendi { $count } dadi con 1, totale { $total }
    }
   *[other] { $count ->
        [one] Prendi il { $face }, totale { $total }
       *[other] Prendi { $count } dadi con { $face }, totale { $total }
    }
}
web-dice-shown = { $face ->
    [6] { $count ->
        [one] un verme
       *[other] { $count } vermi
    }
   *[other] { $count ->
        [one] un dado con { $face }
       *[other] { $count } dadi con { $face }
    }
}
web-prompt-take = Tocca i dadi che vuoi prendere.
web-roll-again = Tira ancora
web-dice-left = { $count ->
    [one] 1 dado
   *[other] { $count } dadi
}
web-chance = Fallisce: { $fails }, continua: { $goes }
web-stop = Fermati
web-stop-takes = { $worms ->
    [one] prendi la { $tile } · 1 verme
   *[other] prendi la { $tile } · { $worms } vermi
}
web-stop-steals = ruba la { $tile } a { $name }
web-stop-fails = e perdi il turno
web-stop-take = Fermati e prendi la { $tile }
web-stop-steal = Fermati e ruba la { $tile } a { $name }
web-confirm-title = Fermarti e perdere il turno?
web-confirm-no-worm = Non hai ancora nessun verme.
web-confirm-no-tile = Non c’è nessuna tessera che puoi prendere.
web-confirm-yes = Fermati lo stesso
web-confirm-no = Continua a giocare
web-why-taken-before = { $face ->
    [6] In questo turno hai già preso dei vermi.
   *[other] In questo turno hai già preso dadi con { $name }.
}
web-why-tile = La { $tile } è tua con un totale di { $tile } e almeno un verme.
web-why-turned = Questa tessera è coperta e fuori gioco.

## Knockout

web-board-now = Il tabellone, { $pieces ->
    [one] 1 pedina
   *[other] { $pieces } pedine
}
web-dice-are = I dadi mostrano { $dice }
web-not-rolled = Non ancora tirati
web-half = La pedina { $number } si muove di { $steps }
web-half-other = Un’altra pedina si muove di { $steps }
web-half-done = fatta
web-half-lost = persa
web-round-of = Giro { $round } di { $rounds }
web-piece-state = { $state ->
    [out] { $piece }, eliminata
    [locked] { $piece }, bloccata
   *[live] { $piece }
}
web-pick-piece = Muovi la { $piece } da { $space }
web-move-to = In { $space }
web-move-hits = In { $space }, elimina la { $piece } di { $name }
web-prompt-pick = Scegli la pedina che si muove per prima.
web-prompt-other = Ora scegli un’altra pedina.
web-roll-start = Tira per iniziare
web-prompt-move = La { $piece } si muove esattamente di { $steps }. Scegli dove.
web-pick-other = Un’altra pedina
web-why-piece = { $why ->
    [foreign] La { $piece } non è tua.
    [locked] La { $piece } è bloccata: nessuno può eliminarla e resta dov’è.
   *[not-rolled] La { $piece } non può muoversi con questo tiro.
}

## Insight: the laboratory, puzzles, reviews, and the tutor around one screen

web-lab-space-empty = { $space }, vuota
web-lab-space-piece = { $piece } in { $space }
web-lab-pick = Scegli una pedina, poi la casella. Oppure trascinala.
web-lab-held = { $piece } in mano: scegli una casella.
web-lab-take-off = Togli dal tabellone
web-lab-let-go = Lasciala
web-lab-off = eliminata
web-lab-start = Posizione iniziale
web-lab-clear = Svuota il tabellone
web-lab-dice = Dadi
web-lab-dice-before = prima del tiro
web-lab-dice-rolled = tirati
web-lab-dice-over = partita finita
web-lab-die = Dado { $number }
web-lab-left = Ancora da giocare
web-lab-left-both = entrambe le mosse
web-lab-more = Giri ed elenco delle pedine
web-lab-round = Giro attuale
web-lab-list = Dove sta ogni pedina
web-lab-tile = { $where ->
    [grill] { $tile } sulla griglia
    [out] { $tile }, coperta
   *[stack] { $tile } nella pila di { $name }
}
web-lab-tile-pick = Scegli una tessera, poi il suo posto. Oppure trascinala.
web-lab-tile-held = { $tile } in mano: scegli il suo posto.
web-lab-tile-onto = Sulla pila di { $name }
web-lab-tile-grill = Sulla griglia
web-lab-tile-out = Coprila
web-lab-tile-leave = Lasciala
web-lab-odds = Probabilità
web-lab-remedy = Imposta così
web-tutor-ask = Tutti davanti a questo schermo vedranno il tutor. Chi è d’accordo?
web-tutor-agrees = { $name } è d’accordo
web-tutor-waits = Non sono ancora tutti d’accordo: il tutor resta spento.
web-tutor-shared = Tutti davanti a questo schermo hanno accettato di vederlo.
web-tutor-costs = Costo di «{ $action }»: { $loss } di una vittoria.
web-puzzle-list = Tutte le mosse in elenco
web-puzzle-how = Scegli una pedina e la casella sul tabellone, o una mossa dall’elenco.
web-review-table = Lo stesso in tabella
web-theatre = La partita, mossa per mossa
web-theatre-scrub = Mossa della partita
web-theatre-first = All’inizio
web-theatre-back = Una mossa indietro
web-theatre-play = Riproduci
web-theatre-pause = Pausa
web-theatre-forward = Una mossa avanti
web-theatre-last = Alla fine
web-practice = Questa partita è cominciata nel mezzo di un’altra. Non conta per nulla.

## Fair dice

web-fair-intro = Nessuno può truccare questi dadi: né i giocatori né il server. Prima della partita ognuno sigilla un numero segreto; tutti i tiri si calcolano da quei numeri; alla fine si aprono e chiunque può controllare.
web-fair-step-1 = Il server e ogni posto pubblicano un’impronta (SHA-256) del proprio numero segreto.
web-fair-step-2 = Ogni tiro nasce da tutti i numeri insieme e dal suo posto nella partita.
web-fair-step-3 = Alla fine si apre il numero del server. Questa pagina ricalcola allora ogni tiro.
web-fair-choose = Scegli un file di partita
web-fair-offline = Il controllo avviene qui nel browser, anche offline. Non si invia niente.
web-fair-checked = { $rolls ->
    [one] I dadi sono a posto: l’unico tiro segue dai numeri sigillati.
   *[other] I dadi sono a posto: tutti i tiri ({ $rolls }) seguono dai numeri sigillati.
}
web-fair-sealed = Il numero del server è ancora sigillato, perché la partita non è finita. Ricontrolla con il file della partita finita.
web-fair-unproven = Questi dadi ({ $source }) non si possono controllare qui: il file non contiene prove, o solo «roost check» può seguirle.
web-fair-wrong = { $count ->
    [one] Qualcosa non torna:
   *[other] { $count } cose non tornano:
}
web-fair-seen-same = L’impronta è quella che questo browser ha visto prima della partita.
web-fair-seen-unknown = Questo browser non ha visto il tavolo prima della partita, quindi non sa dire se l’impronta è ancora la prima.
web-fair-over-same = I dadi sono quelli sigillati prima della partita.
web-fair-over-other = Il server ha aperto un numero diverso da quello sigillato prima della partita. Non fidarti di questi dadi.
web-fair-withheld = Numero non aperto in tempo, valgono zeri: { $names }
web-fair-silent = Senza un numero proprio: { $names }
web-fair-alarm = Di questi dadi non ci si può fidare. La partita si ferma qui.
web-fair-alarm-how = Quello che dice il server non è quello che questo browser ha visto e inviato prima. Salva la ricevuta e il file di partita e mostrali agli altri al tavolo.
web-fair-seal = Sigillo dei dadi: { $digits } …
web-fair-seal-how = Tutti a questo tavolo devono vedere le stesse quaranta cifre. Confrontatele ad alta voce, se volete: allora il server ha mostrato a tutti gli stessi dadi.
web-fair-receipt-save = Salva la ricevuta
web-fair-receipt-read = Ricevuta del tavolo { $table } letta. Ora scegli il file di partita.
web-fair-receipt-same = Corrisponde alla ricevuta: ciò che ti è stato mostrato prima della partita e ciò che hai dato tu.
web-fair-linked = { $count } tiri su { $rolls } portano una parte che conosceva solo chi ha tirato.
web-fair-first-named = Il tavolo ha nominato chi comincia; non è stato sorteggiato niente.
web-fair-not-receipt = Questa non è una ricevuta di Roost.
web-fair-not-json = Questo file non si può leggere. Scegli un file di partita salvato da Roost.
web-fair-not-record = Questo non è un file di partita di Roost.
web-fair-newer = Questo file ha la versione { $value }, che questa pagina non conosce.
web-fair-bad-field = Il file è danneggiato in «{ $value }».
web-fair-too-large = Questo file è troppo grande per essere una partita.
web-fair-moves-title = E le mosse?
web-fair-moves = Il programma sul tuo computer rigioca anche ogni mossa secondo le regole:
web-finding-seat-count = Il file riporta { $given } posti per i dadi e { $wanted } giocatori.
web-finding-seed-missing = La partita è finita, ma manca il numero del server.
web-finding-other-commitment = L’impronta in questo file non è quella che questo browser ha visto prima della partita.
web-finding-server-commitment = Il numero del server non corrisponde all’impronta pubblicata.
web-finding-stream-commitment = Il numero di questi dadi condivisi non corrisponde all’impronta pubblicata.
web-finding-first-seat = Secondo i dadi doveva cominciare un altro giocatore.
web-finding-seat-seed-missing = { $name } ha sigillato un numero, ma nel file non c’è.
web-finding-seat-seed-unexpected = { $name } ha un numero che non è mai stato sigillato.
web-finding-seat-commitment = Il numero di { $name } non corrisponde alla sua impronta.
web-finding-roll = Il tiro { $roll } mostra { $given }; dovrebbe essere { $wanted }.
web-finding-receipt-table = La ricevuta è del tavolo { $wanted }, il file del tavolo { $given }.
web-finding-receipt-server = L’impronta del server non è quella che ti è stata mostrata.
web-finding-receipt-seat = L’impronta di { $name } non è quella che ti è stata mostrata.
web-finding-receipt-seed = Il numero di { $name } non è quello inviato.
web-finding-receipt-withheld = { $name } ha aperto un numero, e il server dice che non ne è arrivato nessuno.
web-finding-receipt-anchor = La catena di { $name } non è quella inviata.
web-finding-receipt-throw = { $name } ha dato la sua parte al tiro { $roll }, e il server l’ha tralasciata.
web-finding-other-table = Il file nomina il tavolo { $given }, ma i suoi dadi sono quelli del tavolo { $wanted }.
web-finding-link-count = Il file segna { $given } tiri, ma ne sono stati fatti { $wanted }.
web-finding-chain = I tiri di { $name } non seguono la catena sigillata.

## Settings

web-theme = Colori
web-theme-auto = come il dispositivo
web-theme-light = chiari
web-theme-dark = scuri
web-pace = Ritmo dei bot
web-pace-calm = tranquillo
web-pace-normal = normale
web-pace-fast = veloce
web-pace-instant = subito
web-motion = Movimento
web-motion-auto = come il dispositivo
web-motion-on = sì
web-motion-off = no
web-sound = Suono
web-sound-off = no
web-sound-on = sì
web-keys = Tasti
web-keys-pickomino = Pickomino: da 1 a 5 e W prendono i dadi, R tira, S si ferma.
web-keys-knockout = Knockout: R tira, Tab va alle pedine, le frecce scelgono la casella, Invio muove, Esc torna indietro.
web-keys-spoken = Al tavolo: A ripete, T dice a chi tocca, P i punti, O che cosa puoi fare, L l’ultima mossa degli altri. H mostra un suggerimento. ? mostra i tasti.
web-nothing-yet = Ancora niente.
web-spoken = Detto da sé
web-spoken-how = Per i lettori di schermo.
web-spoken-all = tutto
web-spoken-short = solo i risultati
web-space-names = Mostra i nomi delle caselle sui tabelloni di Knockout
web-chances = Mostra le probabilità del prossimo tiro
web-chances-how = A Pickomino, ai tavoli dove sono permessi i suggerimenti o il tutor.
web-kept = Che cosa conserva di te questo server
web-kept-how = Il tuo nome e le partite che hai giocato. Puoi portare via tutto in un file, o farti dimenticare: allora le tue partite le ha giocate qualcuno.
web-kept-download = Scarica tutto
web-kept-nothing = Ancora niente.
web-forget = Dimenticami
web-forget-sure = I tuoi posti, i tuoi tavoli e il tuo nome su questo server spariranno per sempre. Dimenticarti?
web-forgotten = Di te non resta più nulla.
web-settings-where = Le impostazioni restano in questo browser.
web-error-unknown = Non ha funzionato. Riprova, o ricarica la pagina.
web-error-unreachable = Il server non risponde. Controlla la connessione e riprova.
web-try-again = Riprova

## Without a network

web-offline = Senza rete
web-offline-how = I due giochi contro tutti i bot o intorno a uno schermo, con tutor, analisi, problemi, laboratorio e regole, solo su questo dispositivo. Le partite cominciate così restano sul dispositivo, con i suoi dadi.
web-offline-get = Prepara
web-offline-get-size = Prepara ({ $megabytes } MB)
web-offline-coming = { $done } di { $of } MB
web-offline-ready = Pronto: Roost funziona senza rete.
web-offline-remove = Togli
web-offline-install = Installa come app
web-offline-insecure = Questo browser non conserva nulla delle pagine che arrivano senza connessione sicura (https).
web-offline-now = Connessione assente: questo dispositivo gioca da solo. Le partite cominciate ora restano qui.
web-offline-table = Si gioca su questo dispositivo, con i suoi dadi.
web-offline-arriving = Si scarica ciò che serve a questo dispositivo per giocare
web-offline-starting = Roost si avvia su questo dispositivo
web-offline-alone = Solo con un server
web-offline-alone-how = Qui questo dispositivo gioca da solo. Per i tavoli con altri, la partita del giorno e gli account serve un server.
web-offline-elsewhere = Roost è aperto in un’altra scheda e gioca lì.
web-offline-here = Gioca qui

# Reports of problems
web-report = Segnala un problema
web-report-how = Questo testo dice quale Roost e quale browser erano, e che cosa è andato storto per ultimo. Non contiene nomi né partite. Copialo nella segnalazione.
web-report-text = Il testo della segnalazione
web-licences = Licenze di ciò che hanno scritto altri
web-docs = Documentazione
