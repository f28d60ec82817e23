### Ciò che dice solo l’app nel browser. Quel che succede in partita è in game.ftl.

## The first page

web-skip-to-content = Vai al contenuto
web-tagline = Due giochi di dadi, un tavolo. Siediti.
web-about-pickomino = Tira, osa e raccogli più vermi di tutti.
web-about-knockout = Tira, corri ed elimina gli altri.
web-play-now = Gioca subito a { $game }
web-first-game = Impara giocando
web-mode-bots = Contro i bot
web-mode-local = Su questo schermo
web-mode-online = Invita gli amici
web-unfinished = Partite in sospeso
web-go-on = Continua
web-put-away = Togli da questa lista
web-table-open = Non ancora iniziata
web-known = So già giocare
web-menu = Menu
web-places = Sezioni
web-place-play = Gioca
web-place-today = Oggi
web-place-learn = Impara
web-place-me = Io
web-play-with = Gioca con…
web-learn-puzzles = Una posizione, una mossa migliore.
web-learn-lab = Prepara una posizione e vedi quanto vale ogni mossa.
web-about = Informazioni
web-about-roost = Roost è libero e gratuito. Niente pubblicità, nessun tracciamento.
web-about-fair = Perché i dadi sono equi e come verificare una partita.
web-watch = Guarda
web-rules = Regole
web-fair-dice = Dadi verificabili
web-settings = Impostazioni
web-settings-table = Tavolo
web-settings-sound = Suono e movimento
web-settings-reading = Lettura e voce
web-settings-news = Notifiche
web-settings-device = Dispositivo e dati
web-language = Lingua
web-to-start = Home
web-lost = Pagina non trovata
web-lost-how = Questa pagina non esiste. Le galline hanno cercato dappertutto.

## Setting up a game

web-how-to-play = Modalità di gioco
web-player-count = Giocatori
web-bot-count = Quanti sono bot?
web-bot-level = I bot giocano come
web-bot-level-of = L’avversario { $seat } gioca come
web-opponents = I tuoi avversari
web-your-bird = Il tuo pennuto
web-bird-number = Pennuto { $number }
web-bot-order = Dal più facile al più forte.
web-bot-record = Il tuo bilancio: { $won } su { $games } vinte
web-names = Nomi
web-name-of = Nome del giocatore { $seat }
web-your-name = Il tuo nome
web-hand-dice = Usiamo i nostri dadi
web-hand-dice-how = Scrivi che cosa è uscito. Al resto pensa Roost.
web-listed = Può unirsi chiunque
web-listed-how = Il tavolo compare nell’elenco. Altrimenti lo aprono solo i tuoi link.
web-clock = Tempo per decisione
web-clock-reserve = In più, ciascuno ha un minuto extra per tutta la partita.
web-no-clock = senza limiti
web-seconds = { $count } s
web-days = { $count ->
    [one] { $count } giorno per turno
   *[other] { $count } giorni per turno
}
web-hours = { $count ->
    [one] { $count } ora per turno
   *[other] { $count } ore per turno
}
web-days-how = Non serve essere online insieme. Se a qualcuno scade il tempo, un bot gioca al suo posto fino al ritorno.
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

## Tables and the waiting room

web-table = Tavolo
web-tables = Tavoli
web-tables-waiting = Cercano giocatori
web-tables-none-waiting = Ora nessuno aspetta. Apri un tavolo e altri potranno unirsi.
web-tables-running = In corso
web-tables-none-running = Ora non ci sono partite pubbliche.
web-tables-more = Mostra altri tavoli
web-open-table = Apri un tavolo: { $game }
web-table-missing = Non troviamo questo tavolo. Forse è privato: chiedi un nuovo link.
web-table-laid = Si apparecchia…
web-waiting-room = In attesa di tutti
web-sit-down = Siediti
web-invite-how = Con questo link si occupa il posto. Scansionalo con un telefono o invialo.
web-room-how = Un link per tutti: aprilo, siediti e gioca.
web-room-starts = Si comincia quando tutti i posti sono occupati.
web-seat-links = Un link per ogni posto
web-add-friend = Aggiungi un amico
web-add-bird = Aggiungi un pennuto
web-seat-bird = Fai sedere qui un pennuto
web-learn-quickly = Imparalo in 30 secondi
web-invite-watchers = Lascia guardare gli altri
web-invite-watch-how = Con questo link si può guardare.
web-invite-link = Link
web-invite-local = Questo link funziona solo su questo computer. Per giocare con i telefoni di casa, avvia Roost con «roost serve --lan».
web-qr-code = Il link come codice QR
web-share = Manda
web-copy = Copia
web-copied = Copiato
web-keep = Annulla
web-remove = Rimuovi dal tavolo
web-remove-name = Rimuovi { $name }
web-remove-sure = Rimuovere { $name } da questo tavolo? Non potrà tornare.
web-close-seat = Chiudi questo posto
web-renew-link = Nuovo link
web-revoke-link = Disattiva il link
web-renew-watch = Nuovo link per guardare
web-leave = Lascia il tavolo
web-new-game = Nuova partita
web-give-up = Abbandona
web-give-up-sure = Abbandoni? La partita finisce senza risultato.
web-left = Hai lasciato il tavolo.
web-undo = Annulla
web-abandon = Chiudi il tavolo
web-you-watch = Stai guardando.
web-watching = { $count ->
    [one] 1 persona guarda
   *[other] { $count } persone guardano
}
web-seat-away = assente
web-seat-kept = gioca un bot
web-kept-for-you = Un bot ti tiene il posto.
web-take-seat-back = Torna a giocare
web-connection-lost = Connessione persa. Il tuo posto è al sicuro; riconnessione…
web-reconnecting = Riconnessione…
web-react = Reagisci

## At every table

web-players = Giocatori
web-log = Registro della partita
web-close = Chiudi
web-faster = Più veloce
web-clock-left = Ancora { $left }, più { $reserve } extra
web-what-now = La tua mossa
web-your-turn = Tocca a te
web-turn-of = Turno di { $name }
web-plays = Gioca { $name }
web-skip = Salta
web-wait = Un momento…
web-roll-dice = { $count ->
    [one] Tira il dado
   *[other] Tira { $count } dadi
}
web-game-over = Fine della partita
web-sent = Inviato
web-capped = La partita è arrivata a 2000 turni ed è stata chiusa.
web-tie-break = Parità di vermi: vince la tessera più alta, la { $tile } di { $name } contro la { $other }.
web-tie-break-you = Parità di vermi: vince la tessera più alta, la tua { $tile } contro la { $other }.
web-rematch = Gioca ancora
web-see-why = Scopri perché
web-more = Altro
web-rematch-swap = Scambia i posti
web-rematch-join = Unisciti alla prossima
web-series = Partite vinte: { $wins }
web-save-game = Salva la partita
web-hand-title = Quale faccia?
web-hand-entered = Dadi: { $count } su { $dice }
web-hand-add = Aggiungi: { $face }
web-hand-remove = Togli: { $face }
web-hand-done = Fatto
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
web-taken-dice = Da parte: { $dice }
web-taken-nothing = Ancora niente da parte
web-take-dice = { $face ->
    [6] { $count ->
        [one] Metti da parte il verme, totale { $total }
       *[other] Metti da parte { $count } vermi, totale { $total }
    }
    [1] { $count ->
        [one] Metti da parte l’1, totale { $total }
       *[other] Metti da parte { $count } dadi con 1, totale { $total }
    }
   *[other] { $count ->
        [one] Metti da parte il { $face }, totale { $total }
       *[other] Metti da parte { $count } dadi con { $face }, totale { $total }
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
web-prompt-take = Tocca i dadi che vuoi mettere da parte.
web-roll-again = Tira ancora
web-dice-left = { $count ->
    [one] 1 dado
   *[other] { $count } dadi
}
web-chance = Rischio di perdere il turno: { $fails }
web-stop = Fermati
web-stop-takes = Prendi la { $tile }
web-stop-steals = Ruba la { $tile }
web-stop-from = a { $name }
web-stop-fails = e perdi il turno
web-stop-take = Fermati e prendi la { $tile }
web-stop-steal = Fermati e ruba la { $tile } a { $name }
web-confirm-title = Fermarti e perdere il turno?
web-confirm-no-worm = Non hai ancora nessun verme.
web-confirm-no-tile = Non c’è nessuna tessera che puoi prendere.
web-confirm-yes = Fermati lo stesso
web-confirm-no = Continua a giocare
web-why-taken-before = { $face ->
    [6] In questo turno hai già messo da parte dei vermi.
   *[other] In questo turno hai già messo da parte dadi con { $name }.
}
web-why-tile = Per prendere la { $tile } servono esattamente { $tile } punti con almeno un verme.
web-why-turned = Questa tessera è coperta e fuori gioco.

## Knockout

web-board-now = Il tabellone, { $pieces ->
    [one] 1 pedina
   *[other] { $pieces } pedine
}
web-dice-are = I dadi mostrano { $dice }
web-not-rolled = Non ancora tirati
web-half = Muovi una { $number } di { $steps }
web-half-other = Muovi un’altra pedina di { $steps }
web-half-done = fatta
web-half-lost = persa
web-round-of = Giro { $round } di { $rounds }
web-piece-state = { $state ->
    [out] { $piece }, eliminata
    [locked] { $piece }, bloccata
   *[live] { $piece }
}
web-pick-piece = Muovi la { $piece } (ora in { $space })
web-move-to = In { $space }
web-move-hits = In { $space }, elimina la { $piece } di { $name }
web-prompt-pick = Scegli la pedina che si muove per prima.
web-prompt-other = Ora scegli un’altra pedina.
web-roll-start = Tira per vedere chi inizia
web-prompt-move = Muovi la { $piece } esattamente di { $steps ->
    [one] 1 casella
   *[other] { $steps } caselle
}.
web-pick-other = Scegli un’altra pedina
web-why-piece = { $why ->
    [foreign] La { $piece } non è tua.
    [locked] La { $piece } è bloccata: è al sicuro e non si muove più.
   *[not-rolled] La { $piece } non può muoversi con questo tiro.
}

## Insight: the laboratory, puzzles, reviews, and the tutor around one screen

web-lab-space-empty = { $space }, vuota
web-lab-space-piece = { $piece } in { $space }
web-lab-pick = Scegli una pedina, poi la casella. Oppure trascinala.
web-lab-held = { $piece } in mano: scegli una casella.
web-lab-take-off = Togli dal tabellone
web-lab-let-go = Rimetti a posto
web-lab-off = eliminata
web-lab-start = Posizione iniziale
web-lab-clear = Svuota il tabellone
web-lab-dice = Dadi
web-lab-dice-before = prima del tiro
web-lab-dice-rolled = tirati
web-lab-dice-over = partita finita
web-lab-die = Dado { $number }
web-lab-left = Mosse rimaste
web-lab-left-both = entrambe le mosse
web-lab-more = Altro: giri, elenco delle pedine
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
web-lab-tile-leave = Rimetti a posto
web-lab-odds = Probabilità
web-lab-remedy = Correggi
web-tutor-ask = Tutti davanti a questo schermo vedranno il tutor. Chi è d’accordo?
web-tutor-agrees = { $name } è d’accordo
web-tutor-waits = Non sono ancora tutti d’accordo: il tutor resta spento.
web-tutor-shared = Tutti davanti a questo schermo hanno accettato di vederlo.
web-tutor-costs = Ti costa { $loss ->
    [one] 1 punto
   *[other] { $loss } punti
} di probabilità di vittoria: { $action }.
web-puzzle-list = Elenca tutte le mosse
web-puzzle-how = Scegli una pedina e la casella sul tabellone, o una mossa dall’elenco.
web-review-table = Mostra come tabella
web-theatre = La partita, mossa per mossa
web-theatre-scrub = Mossa
web-theatre-first = All’inizio
web-theatre-back = Mossa precedente
web-theatre-play = Riproduci
web-theatre-pause = Pausa
web-theatre-forward = Mossa successiva
web-theatre-last = Alla fine
web-practice = Questa partita è cominciata da una posizione di un’altra partita. Non conta per i tuoi risultati.

## Fair dice


## Settings

web-theme = Tema
web-theme-auto = come il dispositivo
web-theme-light = chiaro
web-theme-dark = scuro
web-pace = Velocità dei bot
web-pace-calm = lenta
web-pace-normal = normale
web-pace-fast = veloce
web-pace-instant = istantanea
web-motion = Animazioni
web-motion-auto = come il dispositivo
web-motion-on = sì
web-motion-off = no
web-sound = Suono
web-sound-off = no
web-sound-on = sì
web-chatter = Fai parlare i pennuti
web-chatter-off = Zittisci i pennuti
web-keys = Tasti
web-keys-pickomino = Pickomino: da 1 a 5 e W mettono da parte i dadi, R tira, S si ferma.
web-keys-knockout = Knockout: R tira, Tab va alle pedine, le frecce scelgono la casella, Invio muove, Esc torna indietro.
web-keys-spoken = A ripete, T di chi è il turno, P i punti, O le tue opzioni, L ultime mosse, H aiuto, ? tutti i tasti.
web-nothing-yet = Ancora niente.
web-spoken = Annunci per lettori di schermo
web-spoken-how = Quello che succede al tavolo, letto ad alta voce.
web-spoken-all = tutto
web-spoken-short = solo le cose importanti
web-space-names = Mostra i nomi delle caselle sui tabelloni di Knockout
web-chances = Mostra il rischio di tirare ancora
web-chances-how = Solo a Pickomino, dove gli aiuti sono permessi.
web-kept = I tuoi dati su questo server
web-kept-how = Il tuo nome e le tue partite. Scaricali in un file o cancellali: negli elenchi degli altri comparirà «qualcuno» al posto del tuo nome.
web-kept-download = Scarica i miei dati
web-kept-nothing = Ancora niente.
web-forget = Cancella i miei dati
web-forget-sure = I tuoi posti, i tuoi tavoli e il tuo nome spariranno da questo server per sempre. Cancellare tutti i miei dati?
web-forgotten = Fatto: i tuoi dati sono stati cancellati.
web-settings-where = Salvate solo in questo browser.
web-error-unknown = Qualcosa è andato storto. Riprova, o ricarica la pagina.
web-error-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
web-try-again = Riprova

## Without a network

web-offline = Gioca offline
web-offline-how = Scarica Roost per giocare a entrambi i giochi senza internet: bot, un solo schermo, aiuti, analisi e problemi. Le partite offline restano su questo dispositivo.
web-offline-get = Scarica
web-offline-get-size = Scarica ({ $megabytes } MB)
web-offline-coming = { $done } di { $of } MB
web-offline-ready = Pronto: Roost funziona offline.
web-offline-remove = Elimina il download
web-offline-install = Installa come app
web-offline-insecure = Per giocare offline serve una connessione sicura (https).
web-offline-now = Sei offline: le partite restano su questo dispositivo.
web-offline-table = Si gioca su questo dispositivo, con i suoi dadi.
web-on-this-device = su questo dispositivo
web-offline-arriving = Download del gioco…
web-offline-starting = Roost si avvia su questo dispositivo…
web-offline-alone = Serve un server
web-offline-alone-how = Stai giocando offline. Per i tavoli con altri, la partita del giorno e gli account serve un server.
web-offline-elsewhere = Roost è già aperto in un’altra scheda.
web-offline-here = Gioca qui

# Reports of problems
web-report = Segnala un problema
web-report-how = Questo testo (in inglese) contiene la versione di Roost, il tuo browser e l’ultimo errore, ma né nomi né partite. Incollalo nella segnalazione.
web-report-text = Testo della segnalazione
web-licences = Licenze di terze parti
web-docs = Documentazione
