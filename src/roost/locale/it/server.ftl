### What `roost serve`, `roost verify` and `roost bench` say.

command-serve = aprire tavoli per i browser, su questo computer o nella rete di casa
command-verify = controllare i dadi e le mosse di un file di partita
command-bench = misurare il server sotto carico
option-serve-host = l’indirizzo su cui ascolta; se omesso, 127.0.0.1
option-serve-port = la porta su cui ascolta; se omessa, 8000 o la prima libera
option-serve-data = la cartella che conserva tavoli e ospiti
option-serve-store = l’indirizzo di un database PostgreSQL (postgresql://user@host/name) al posto di un file; anche: ROOST_STORE
option-serve-config = un file di impostazioni (TOML); se manca, server.toml nella cartella di Roost, se c’è
option-serve-show-config = mostrare tutte le impostazioni in vigore e chi le ha fissate, poi finire
option-serve-metrics = risponde a /metrics (Prometheus) a chi conosce la parola in questo file
option-serve-operator = apre una pagina per chi gestisce il server, /operator, a chi conosce la parola di questo file (almeno 16 segni)
option-serve-lan = far entrare telefoni e computer della stessa rete
option-serve-open = aprire la prima pagina in un browser
option-serve-workers = quanti processi pensano per i bot
option-serve-grace = dopo quanti secondi un bot tiene il posto di chi è assente
option-serve-origin = un altro sito le cui pagine possono usare questo server; si può ripetere
option-serve-proxy = indirizzo o rete di un proxy davanti, di cui ci si fida su chi chiede; si può ripetere
option-serve-notifications = avvisa le persone del loro turno nelle partite di più giorni, agli indirizzi che indicano
option-serve-notifications-allow = un host, o host:porta, a cui tale indirizzo può portare anche se è privato o senza TLS; si può dare più volte
option-serve-no-accounts = non offre account
option-serve-accept-loss = partire anche se ai dati manca qualcosa; ciò che manca resta perso
option-serve-log = quanto registrare: debug, info, warning o error
serve-running = Roost è in funzione su { $address }
serve-lan = Nella stessa rete aprite { $address } o inquadrate questo:
serve-lan-none = Questo computer non ha un indirizzo di rete che altri possano aprire.
serve-data = I tavoli sono conservati in { $folder }
serve-stop = Ctrl-C lo ferma; tutte le partite restano.
serve-ended = Fermato. Tutte le partite sono conservate.
error-port-taken = La porta { $port } è occupata; scegline un’altra con --port.
error-bad-host = Non si può ascoltare su { $value }: { $reason }
error-data-in-use = Un altro server è già in funzione su { $folder }; fermalo o scegli un’altra cartella con --data.
error-store-unusable = { $file } non si può usare: { $reason }
error-store-unreachable = Il database { $store } non è raggiungibile: { $reason }
error-store-in-use = Un server scrive in { $store }. Prima fermalo.
error-bad-store = L’indirizzo di un archivio comincia con postgresql://.
error-short-word = { $file } dovrebbe contenere una parola che nessun altro conosce, di almeno { $least } segni.
error-store-lost-writes = A { $file } mancano { $count } scritture confermate: il registro anticipato (WAL) è andato perso o è stato troncato, oppure è una copia più vecchia. Rimetti i file giusti, o parti con --accept-loss.
error-store-replaced = { $file } non è il database scritto qui in precedenza. Rimetti quello giusto, o parti con --accept-loss.
error-store-damaged = { $file } è danneggiato. Il registro del server dice dove.
error-secret-replaced = { $file } non è la chiave che ha firmato i cookie e i link distribuiti finora. Rimetti quella giusta, o parti con --accept-loss.
error-unknown-setting = { $place }: l’impostazione «{ $value }» non esiste; note: { $known }
error-setting-value = { $option } accetta { $allowed }, non «{ $value }».
error-config-unreadable = { $file } non è TOML: { $reason }
config-default = se non è impostato altro
option-verify-file = un file di partita
option-verify-commitment = l’impegno che hai visto prima della partita, da confrontare con quello del file
option-verify-receipt = la ricevuta che hai conservato del tavolo, da confrontare con il file
option-verify-json = lo stesso per i programmi
verify-moves = Mosse: tutte le { $moves } seguono le regole.
verify-broken = Mosse: sbagliate dal turno { $turn }: { $reason }
verify-good = Dadi: tutti i tiri ({ $rolls }) sono quelli dati dai semi.
verify-seeded = Dadi: tutti i tiri ({ $rolls }) sono quelli dati dal seme nel file. Chi l’ha scelto poteva conoscerli in anticipo.
verify-sealed = Dadi: il seme è ancora segreto; i tiri ({ $rolls }) non si possono ancora controllare.
verify-as-seen = Impegno: è quello che hai visto prima della partita.
verify-unproved = Dadi: vengono da «{ $source }», che nessuno può controllare.
verify-bad = Dadi: qualcosa non torna.
verify-withheld = { $player } aveva preso un impegno su un seme e non l’ha rivelato; al suo posto valgono zeri.
verify-silent = { $player } non ha dato alcun seme.
verify-other-commitment = Impegno: il file ne ha uno diverso da quello che hai visto. Non è la partita che hai iniziato.
verify-no-commitment = Impegno: questi dadi («{ $source }») non ne hanno uno da confrontare.
verify-seed-missing = La partita è finita, ma manca il seme del server: i dadi non provano niente.
verify-server-commitment = Il seme del server non è quello su cui si era impegnato.
verify-stream-commitment = Il seme di questi dadi condivisi non è quello dell’impegno.
verify-seat-commitment = Il seme di { $player } non è quello dell’impegno.
verify-seat-seed-missing = Manca il seme di { $player }.
verify-seat-seed-unexpected = C’è un seme di { $player } che non dovrebbe esserci.
verify-seat-count = Ci sono semi per { $given } posti, ma hanno giocato in { $wanted }.
verify-first-seat = I dadi hanno scelto { $wanted } per iniziare, non { $given }.
verify-roll = Il tiro { $roll } mostra { $given }; i semi danno { $wanted }.
verify-receipt-good = Ricevuta: gli impegni sono quelli che ti sono stati mostrati e la tua parte è quella che hai inviato.
verify-receipt-table = Ricevuta: è del tavolo { $wanted }, il file del tavolo { $given }.
verify-receipt-server = Ricevuta: il file ha un impegno del server diverso da quello che ti è stato mostrato. Non è la partita che hai cominciato.
verify-receipt-seat = Ricevuta: il file ha un impegno di { $player } diverso da quello che ti è stato mostrato.
verify-receipt-seed = Ricevuta: il file ha un seme di { $player } diverso da quello inviato.
verify-receipt-withheld = Ricevuta: secondo il file { $player } non ha rivelato niente; la ricevuta dice altro.
verify-receipt-anchor = Ricevuta: il file ha una catena di { $player } diversa da quella inviata.
verify-receipt-throw = Ricevuta: { $player } ha dato la sua parte al tiro { $roll }, e il file dice altro.
verify-no-receipt = Ricevuta: questi dadi («{ $source }») non hanno niente da confrontare.
verify-other-table = Il file nomina il tavolo { $given }, ma i suoi dadi sono quelli del tavolo { $wanted }.
verify-link-count = Il file segna { $given } tiri, ma ne sono stati fatti { $wanted }.
verify-chain = I tiri di { $player } non seguono la catena dell’impegno.
verify-first-named = Inizio: il tavolo ha nominato chi comincia; non è stato sorteggiato niente.
verify-start = Inizio: la partita è cominciata da una posizione scelta ({ $position }); non conta per nulla.
verify-linked = Tiri: { $count } su { $rolls } portano una parte che conosceva solo chi ha tirato.
verify-bare = { $player } ne ha tirati { $count } senza parte propria: il server poteva conoscerli prima.
error-bad-commitment = Un impegno è di 64 cifre esadecimali (0-9, a-f), non «{ $value }».
option-bench-what = che cosa misurare: server
option-bench-sockets = quante connessioni si aprono; se omesso, 2000
option-bench-fanout = quante connessioni seguono ogni tavolo; se omesso, 2
option-bench-seconds = quanti secondi dura ogni parte; se omesso, 10
option-bench-rate = mosse al secondo nella parte a ritmo fisso; se omesso, 1000
option-bench-store = un PostgreSQL da misurare accanto a SQLite: postgresql://… (in uno schema apposito, poi eliminato), oppure sqlite per misurare solo SQLite; se omesso, se ne avvia uno
option-bench-json = lo stesso per i programmi
bench-working = Misurazione
bench-setup = { $sockets } connessioni, { $tables } tavoli, ogni modifica va a { $fanout } connessioni; { $slices } tratti di { $seconds } s, ± metà dell’intervallo (95%)
# $column: what stands in a column of the table of results.
bench-column =
    { $column ->
        [moves] mosse/s
        [p50] p50 ms
        [p99] p99 ms
        [servers] server µs/mossa
        [store] PostgreSQL µs/mossa
       *[client] giocatori µs/mossa
    }
# $part: what is measured; `across` is two servers of one PostgreSQL.
bench-part =
    { $part ->
        [echo] eco semplice
        [sqlite] SQLite
        [across] 2 server, tutti sull’altro
       *[postgresql] { $servers ->
            [one] PostgreSQL, { $servers } server
           *[other] PostgreSQL, { $servers } server
        }
    }
bench-paced = { $part }, { $rate } mosse/s
bench-ratio = I tavoli raggiungono { $ratio } dell’eco; ogni mossa era su disco prima della risposta.
bench-stores = Tempo di processore del server per mossa, PostgreSQL rispetto a SQLite: { $ratio } (da { $low } a { $high }).
bench-model = Una mossa costa a un server { $own } µs, e { $across } volte tanto se entrambi i giocatori sono su un server diverso da quello del tavolo. Quindi, con giocatori ovunque:
bench-check = { $servers } server: fattore { $predicted } previsto, { $measured } misurato
bench-holds = { $servers ->
    [one] { $servers } server regge { $moves } mosse/s; a PostgreSQL servono { $cores } core
   *[other] { $servers } server reggono { $moves } mosse/s; a PostgreSQL servono { $cores } core
}
error-bench-what = Non c’è niente chiamato «{ $value }» da misurare; scegli tra { $known }.
error-bench-missing = Le misurazioni fanno parte del codice sorgente di Roost; questo comando funziona in un clone del progetto.
error-bench-moves-lost = Azioni contate: { $counted }, confermate: { $acknowledged }; di queste { $wrong } non sono così sul disco: la misura non dice nulla.
error-bench-no-postgresql = Non c’è nessun PostgreSQL da misurare. Installane uno apposta (pip install { $package }), indica il tuo (--store postgresql://…) o misura solo SQLite (--store sqlite).
error-too-few-files = { $sockets } connessioni richiedono più file aperti di quanti ne consenta questo sistema ({ $allowed }); usa meno --sockets.

## `roost admin`

command-admin = tenere in ordine un server: tavoli, esclusioni, ciò che si conserva
option-serve-retention-tables = cancella le partite tanti giorni dopo la fine; senza, si conservano per sempre
option-serve-retention-guests = dimentica gli ospiti tanti giorni dopo l’ultima visita; senza, 400
option-serve-retention-access-log = annota per tanti giorni chi ha chiesto qualcosa e da quale indirizzo; senza, 7; con 0 niente
option-admin-what = list, end, hide, show, delete, ban, unban, bans, purge, rotate, drain o forget
option-admin-value = il tavolo, l’indirizzo, la rete o l’ospite di cui si tratta
option-admin-days = per quanti giorni escludere, o quanti giorni deve avere ciò che si cancella
option-admin-all = mostra anche i tavoli finiti
admin-tables = { $count ->
    [0] Nessun tavolo.
    [one] { $count } tavolo.
   *[other] { $count } tavoli.
}
admin-bans = { $count ->
    [0] Nessuno è escluso.
   *[other] Esclusi: { $count }.
}
admin-until = fino al { $time }
admin-purged = Tavoli cancellati: { $tables }. Ospiti dimenticati: { $guests }.
admin-done = Fatto.
error-bad-action = Azione sconosciuta: { $value }. Ci sono: { $known }.
error-action-needs-value = { $value } deve sapere quale: un tavolo, un indirizzo o un ospite.
error-no-server-data = In { $folder } non ci sono dati di un server; indica la sua cartella con --data.
error-admin-unreachable = Su { $folder } gira un server, ma non risponde. Fermalo e riprova.
error-purge-needs-days = Indica con --days quanti giorni deve avere ciò che si cancella.
error-no-such-guest = Qui non c’è nessun ospite { $value }.
error-bad-ban = { $value } non è né un indirizzo né l’identificativo di un ospite.
error-no-such-ban = { $value } non è escluso.

command-store = copiare tutto di un server da un archivio a un altro
option-store-what = copy
option-store-source = dove si trova: una cartella di dati o postgresql://…
option-store-target = dove va: una nuova cartella di dati o un database vuoto
store-copied = Copiato e controllato. Tavoli: { $tables }; voci dei loro registri: { $entries }; persone: { $people }.
command-backup = copiare i dati di un server in una cartella, mentre è in funzione
option-backup-folder = la cartella per la copia; viene creata
command-restore = fare di una copia i dati di un server e controllare ogni partita
option-restore-folder = la cartella della copia
restore-broken = Il tavolo { $table } non è in ordine: { $reason }
restore-verified = Ripristinato e riletto. Tavoli: { $tables }; partite rigiocate secondo le regole e i loro semi: { $games }; mosse: { $moves }.
error-store-not-empty = { $store } non è vuoto. Non è stato sovrascritto nulla.
error-copy-failed = Ciò che è arrivato di { $table } non è ciò che è stato inviato. Non è stato conservato nulla; riprova.
