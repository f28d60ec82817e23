### The help of the command line, and its refusals.

## Help. Messages without placeables: `roost --help` must be instant.

help-about = Roost: giocare, imparare e studiare due giochi di dadi, Pickomino e Knockout.
help-more = roost da solo apre l’app. Altro: roost COMMAND --help, roost --version
help-subcommands = Opzioni di un sottocomando: roost { $command } SUBCOMMAND --help
help-group-play = Giocare
help-group-learn = Imparare
help-group-bots = Bot
help-group-host = Server
help-group-other = Altro
help-usage = Uso:
help-arguments = Argomenti
help-options = Opzioni

## Commands

command-play = giocare contro bot o persone, qui o su un server
command-resume = riprendere una partita in sospeso
command-learn = giocare una prima partita commentata
command-today = mostrare le partite di oggi sul tuo server
command-rules = leggere le regole di un gioco
command-puzzle = risolvere problemi da partite vere
command-review = vedere dove una partita è stata vinta o persa
command-replay = rivedere una partita, turno per turno
command-analyse = mostrare mossa migliore e probabilità di una posizione
command-check = controllare le mosse e i dadi di una partita
command-arena = far giocare i bot tra loro: incontri e tornei
command-bot = controllare, misurare o far giocare un tuo bot
command-bot-check = chiedere decisioni e segnalare quelle illegali, tardive o mancanti
command-bot-benchmark = misurare quanto costano le sue decisioni, rispetto ai nostri bot
command-bot-run = far giocare il bot su un server
command-board = controllare, misurare o disegnare un tabellone Knockout
command-board-check = descrivere il tabellone e per quanti giocatori va bene
command-board-measure = misurare durata, equità e abilità in molte partite
command-board-draw = disegnare il tabellone in SVG
command-board-search = cercare le frecce con cui l’abilità conta di più
command-serve = avviare un server per i browser, qui o nella rete di casa
command-server = gestire un server: tavoli, blocchi, backup
command-server-list = elencare i tavoli
command-server-end = chiudere un tavolo senza risultato
command-server-hide = togliere un tavolo dagli elenchi pubblici
command-server-show = rimettere un tavolo negli elenchi pubblici
command-server-delete = cancellare un tavolo e il suo registro
command-server-ban = bloccare un indirizzo, una rete o un ospite
command-server-unban = togliere un blocco
command-server-bans = elencare i blocchi
command-server-forget = cancellare un ospite o un account
command-server-purge = cancellare partite e ospiti vecchi
command-server-rotate = cambiare il segreto: tutti i cookie e i link perdono validità
command-server-drain = chiudere le connessioni di un server prima di fermarlo
command-server-backup = fare un backup dei dati, anche a server acceso
command-server-restore = ripristinare un backup e verificare ogni partita
command-server-copy = copiare i dati tra SQLite e PostgreSQL
command-settings = vedere o cambiare le preferenze
command-completion = mostrare il completamento o la pagina di manuale
command-report = mostrare i dati per segnalare un errore

## Options

option-help = mostrare questo aiuto
option-language = lingua
option-json = mostrare JSON, per i programmi
option-pace = secondi che un bot impiega per decidere, da 0 a 60
option-plain = solo parole, niente disegni
option-file-or-last = un file di partita (se manca, l’ultima)
option-play-game = il gioco: { $games } (se manca, Roost lo chiede)
option-play-players = i nomi in ordine, separati da virgole; bot:KEY è un bot, come Ana,Leo,bot:simple
option-play-seats = numero di giocatori; i posti senza nome né bot sono di persone
option-play-bot = aggiungere un bot (si può ripetere): { $bots }
option-play-first = chi inizia: un nome o un numero da 1 (a Knockout decidono i dadi)
option-play-variant = varianti unite da +, come short+any-lower; vedi roost rules
option-play-board = il tabellone: { $boards }, o un file di tabellone
option-play-rounds = numero di giri di Knockout; poi decidono i punti
option-play-seed = un testo qualsiasi; lo stesso seme dà gli stessi dadi
option-play-dice = system, oppure manual per dadi veri che tiri e scrivi tu
option-play-file = dove salvare la partita
option-play-server = giocare su questo server: apre lì un tavolo o torna alla tua ultima partita
option-play-link = entrare o guardare con questo link
option-play-name = il tuo nome lì (con --server o --link)
option-resume-file = un file di partita o un numero di --list (se manca, l’ultima partita)
option-resume-list = elencare le partite in sospeso
option-resume-salvage = continuare dalla parte buona di un file danneggiato
option-rules-game = il gioco: { $games }
option-rules-rule = una sola regola, come P7
option-puzzle-game = il gioco: { $games }
option-puzzle-theme = solo problemi di un tema
option-puzzle-from = fare problemi con gli errori di un file di partita (si può ripetere)
option-puzzle-player = solo gli errori di questo giocatore
option-puzzle-id = il problema con questo codice
option-puzzle-count = numero di problemi
option-puzzle-make = cercare nuovi problemi in partite tra bot e scriverli in un file
option-puzzle-games = numero di partite in cui cercare
option-puzzle-seed = un numero; lo stesso numero ripete la ricerca
option-review-html = file del rapporto (se manca, accanto al file di partita)
option-review-no-report = non scrivere alcun rapporto
option-review-exact = risolvere prima il gioco, per risposte esatte: due giocatori, al massimo sette tessere
option-review-rollouts = controllare ognuna delle decisioni peggiori con tante partite simulate
option-replay-all = non aspettare Invio dopo ogni turno
option-analyse-position = una posizione, come "pickomino 21-36 -/- 0 - ? 1"
option-analyse-rollouts = simulare anche tante partite dalla posizione
option-odds-goal = probabilità del turno se giochi per un obiettivo: { $goals }, 27 (esatto) o 27+ (almeno)
option-odds-payoff = probabilità se fermarsi sui totali da 0 a 40 vale questi 41 numeri (separati da virgole)
option-odds-fail = con --payoff: quanto vale fallire (se manca, 0)
option-check-files = file di partita (se mancano, l’ultima)
option-check-receipt = la ricevuta che hai conservato del tavolo, da confrontare con il file
option-arena-bots = un bot per posto: { $bots }
option-arena-game = il gioco: { $games }
option-arena-games = numero di partite; i bot cambiano posto dopo ognuna
option-arena-seed = un numero; lo stesso seme dà le stesse partite
option-arena-jobs = numero di processi (se manca, tutti i core)
option-arena-until = fermarsi prima, appena si sa se il primo bot supera di tanto la sua quota equa, per esempio 0.01 (al massimo --games)
option-arena-raw = non togliere la fortuna dai risultati: più rapido, ma molto meno certo
option-arena-tournament = un torneo fra tutti i bot: round-robin (tutti contro tutti) o gauntlet (il primo contro ognuno degli altri); --games vale per ogni incontro
option-arena-seats = torneo: giocatori a un tavolo (se manca, 2)
option-arena-file = salvare le partite finite; lo stesso comando riprende da lì
option-arena-ray = giocare sul cluster Ray a questo indirizzo
option-arena-seconds = tempo massimo di un tuo bot per una decisione
option-bot-bot = una chiave, file.py:Nome, modulo:Nome o run:COMANDO per un programma
option-bot-decisions = numero di decisioni
option-bot-server = l’indirizzo del server
option-bot-link = prendere il posto di questo link (se manca, si apre un tavolo)
option-bot-against = un bot del server come avversario (si può ripetere)
option-bot-name = il nome del bot lì
option-bot-games = numero di partite
option-benchmark-bot = il bot: { $bots }, o uno tuo, come in roost arena
option-benchmark-positions = numero di posizioni (se manca, tutte)
option-benchmark-games = numero di partite (se manca, tutte; 0: solo le posizioni)
option-board-draw-out = dove scrivere il disegno (se manca, nel terminale)
option-board-search-out = dove scrivere il tabellone migliore
option-board-file = un file di tabellone o un tabellone incluso: { $boards }
option-board-games = partite per numero di giocatori, una volta con bot uguali e una strongest contro greedy
option-board-seats = solo questo numero di giocatori
option-board-classes = quante classi di linee possono avere frecce
option-serve-set = qualsiasi altra impostazione, come retention-tables=90 (si può ripetere)
option-serve-host = l’indirizzo su cui ascolta (se manca, 127.0.0.1)
option-serve-port = la porta su cui ascolta (se manca, 8000 o la prima libera)
option-serve-data = la cartella dei dati del server
option-serve-store = un database PostgreSQL al posto di SQLite: postgresql://user@host/name (meglio: ROOST_STORE)
option-serve-config = impostazioni in TOML (se manca, server.toml nella cartella di Roost)
option-serve-show-config = mostrare tutte le impostazioni e da dove vengono, poi uscire
option-serve-lan = far entrare telefoni e computer della stessa rete
option-serve-open = aprire l’app in un browser
option-serve-origin = un altro URL di questo server, o un sito che può usarlo (si può ripetere)
option-serve-accept-loss = partire anche se mancano dati; poi non si possono recuperare
option-server-table = il codice di un tavolo
option-server-who = un indirizzo, una rete come 203.0.113.0/24 o il codice di un ospite
option-server-guest = il codice di un ospite o di un account
option-server-ban-days = per quanti giorni (se manca, per sempre)
option-server-purge-days = cancellare partite e ospiti più vecchi
option-server-all = mostrare anche i tavoli finiti
option-server-backup-folder = una nuova cartella per il backup
option-server-restore-folder = la cartella del backup
option-server-copy-source = dove sono i dati: una cartella o postgresql://…
option-server-copy-target = dove vanno: una nuova cartella o un database vuoto
option-settings = NOME=VALORE: { $names } (senza valore: torna al predefinito)
option-completion-kind = { $kinds }

## What `roost server` prints

server-tables = { $count ->
    [0] Nessun tavolo.
    [one] { $count } tavolo.
   *[other] { $count } tavoli.
}
server-bans = { $count ->
    [0] Nessun blocco.
   *[other] Blocchi: { $count }.
}
server-until = fino a: { $time }
server-purged = Tavoli cancellati: { $tables }. Ospiti cancellati: { $guests }.
server-done = Fatto.
server-copied = Copiato e controllato. Tavoli: { $tables }; voci dei loro registri: { $entries }; persone: { $people }.
server-restore-broken = Il tavolo { $table } è danneggiato: { $reason }
server-restored = Ripristinato e verificato. Tavoli: { $tables }; partite rigiocate dai loro semi: { $games }; mosse: { $moves }.

## Refusals

error-unknown-command = Comando sconosciuto: { $command } { $value }{ $near ->
    [none] .
   *[other] ; intendevi «{ $near }»?
} Ci sono: { $known }
error-no-game-yet = Non hai ancora nessuna partita. Iniziane una con: roost play
error-option-one-game = { $option } riguarda una sola partita: indica un file.
error-setting-form = { $option } vuole NOME=VALORE, non «{ $value }».
