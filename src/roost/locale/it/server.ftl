### What `roost serve` and `roost check` print.

serve-running = Roost è in funzione su { $address }
serve-lan = Nella stessa rete apri { $address } o inquadra questo:
serve-lan-none = Questo computer non ha un indirizzo di rete che altri possano aprire.
serve-data = I tavoli sono conservati in { $folder }
serve-stop = Ctrl+C ferma il server. Tutte le partite sono salvate.
serve-ended = Fermato. Tutte le partite sono salvate.
error-port-taken = La porta { $port } è occupata; scegline un’altra con --port.
error-bad-host = Non si può ascoltare su { $value }: { $reason }
error-data-in-use = Un altro server è già in funzione su { $folder }; fermalo o scegli un’altra cartella con --data.
error-store-unusable = { $file } non si può usare: { $reason }
error-store-unreachable = Il database { $store } non è raggiungibile: { $reason }
error-store-in-use = Un server scrive in { $store }. Prima fermalo.
error-bad-store = Un indirizzo PostgreSQL comincia con postgresql://.
error-short-word = { $file } deve contenere una password di almeno { $least } caratteri.
error-open-word = Ogni utente di questo computer può leggere { $file }. Esegui: chmod o-r { $file }
error-store-lost-writes = A { $file } mancano { $count } scritture confermate: il registro anticipato (WAL) è andato perso o è stato troncato, oppure è una copia più vecchia. Rimetti i file giusti, o parti con --accept-loss.
error-store-replaced = { $file } non è il database scritto qui in precedenza. Rimetti quello giusto, o parti con --accept-loss.
error-store-damaged = { $file } è danneggiato. I dettagli sono nel registro del server.
error-secret-replaced = { $file } non è la chiave che ha firmato i cookie e i link distribuiti finora. Rimetti quella giusta, o parti con --accept-loss.
error-unknown-setting = { $place }: l’impostazione «{ $value }» non esiste; note: { $known }
error-setting-value = { $option } accetta { $allowed }, non «{ $value }».
error-config-unreadable = { $file } non è TOML: { $reason }
config-default = predefinito
verify-moves = Mosse: tutte le { $moves } seguono le regole.
verify-broken = Mosse: sbagliate dal turno { $turn }: { $reason }
verify-good = Dadi: tutti i { $rolls } tiri sono corretti.
verify-seeded = Dadi: tutti i tiri ({ $rolls }) corrispondono al seme nel file. Chi l’ha scelto poteva conoscerli in anticipo.
verify-sealed = Dadi: il seme è ancora segreto; i tiri ({ $rolls }) non si possono ancora controllare.
verify-unproved = Dadi: vengono da «{ $source }» e non si possono controllare.
verify-bad = Dadi: controllo non riuscito.
verify-roll = Il tiro { $roll } mostra { $given }; dovrebbe essere { $wanted }.
verify-transcript = La voce { $entry } della partita non può essere vera: { $reason }
verify-check = Inizio: le dieci cifre da confrontare con gli altri sono { $digits }.
verify-bare = { $player } ha tirato { $count ->
    [one] una volta
   *[other] { $count } volte
} senza la parte di nessun giocatore; il server poteva conoscere prima quei tiri.
verify-absences = { $player } è risultato assente { $count ->
    [one] una volta
   *[other] { $count } volte
}: nessuna risposta in tempo.
verify-chains = { $player } ha dato ai dadi una parte nuova { $count ->
    [one] una volta
   *[other] { $count } volte
}: su un altro dispositivo o dopo molti tiri.
verify-stream-commitment = Il seme di questi dadi condivisi non è quello dell’impegno.
verify-receipt-good = Ricevuta: è la partita della tua ricevuta.
verify-receipt-table = Ricevuta: è del tavolo { $wanted }, il file del tavolo { $given }.
verify-receipt-shorter = Ricevuta: il file ha { $given } voci, la tua ricevuta { $wanted }. La fine non è quella che hai visto.
verify-receipt-other = Ricevuta: il file differisce da ciò che hai visto nelle prime { $entries } voci.
verify-receipt-no-part = Ricevuta: non contiene nessuna tua parte in questi dadi.
verify-receipt-notices = Ricevuta: il tuo dispositivo ha annotato { $count ->
    [one] un fatto
   *[other] { $count } fatti
} che un server disonesto potrebbe causare: assenze o parti non usate.
verify-evidence = Prova: confermata. { $reason }
verify-evidence-none = Prova: questo file non mostra che qualcosa fosse sbagliato.
verify-evidence-own = Prova: { $reason } Solo il dispositivo sa che cosa ha inviato; il file da solo non lo dimostra.
verify-no-receipt = Ricevuta: per questi dadi («{ $source }») non c’è niente da confrontare.
verify-other-table = Il file nomina il tavolo { $given }, ma i suoi dadi sono quelli del tavolo { $wanted }.
verify-first-named = Inizio: chi inizia è stato scelto, non sorteggiato.
verify-start = Inizio: la partita è cominciata da una posizione scelta ({ $position }); non conta per i risultati.

## `roost server`

error-bad-action = Azione sconosciuta: { $value }. Ci sono: { $known }.
error-no-server-data = In { $folder } non ci sono dati di un server; indica la sua cartella con --data.
error-admin-unreachable = Su { $folder } gira un server, ma non risponde. Fermalo e riprova.
error-purge-needs-days = Indica con --days quanto devono essere vecchi i dati da cancellare.
error-no-such-guest = Qui non c’è nessun ospite { $value }.
error-bad-ban = { $value } non è né un indirizzo né l’identificativo di un ospite.
error-no-such-ban = { $value } non è bloccato.

error-store-not-empty = { $store } non è vuoto. Non è stato sovrascritto nulla.
error-copy-failed = La copia di { $table } non corrisponde all’originale. Non è stato conservato nulla; riprova.
