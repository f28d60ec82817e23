### What `roost serve`, `roost verify` and `roost bench` say.

command-serve = tafels voor browsers openen, op deze computer of het thuisnetwerk
command-verify = de dobbelstenen en zetten van een spelbestand controleren
command-bench = de server onder belasting meten
option-serve-host = het adres waarop de server luistert; zonder opgave 127.0.0.1
option-serve-port = de poort waarop de server luistert; zonder opgave 8000 of de volgende vrije
option-serve-data = de map die tafels en gasten bewaart
option-serve-store = het adres van een PostgreSQL-database (postgresql://user@host/name) in plaats van een bestand; ook: ROOST_STORE
option-serve-config = een bestand met instellingen (TOML); anders server.toml in de map van Roost, als het er is
option-serve-show-config = alle geldende instellingen tonen en wie ze heeft gezet, en dan stoppen
option-serve-metrics = beantwoordt /metrics (Prometheus) voor wie het woord in dit bestand kent
option-serve-operator = opent een pagina voor wie de server draait, /operator, voor wie het woord in dit bestand kent (minstens 16 tekens)
option-serve-lan = telefoons en computers op hetzelfde netwerk laten meedoen
option-serve-open = de eerste pagina in een browser openen
option-serve-workers = hoeveel processen voor de bots denken
option-serve-grace = na hoeveel seconden een bot de plaats van een afwezige bezet houdt
option-serve-origin = een andere site waarvan pagina’s deze server mogen gebruiken; mag vaker
option-serve-proxy = adres of netwerk van een proxy ervoor, die geloofd wordt over wie iets vraagt; mag vaker
option-serve-notifications = laat mensen bij partijen over dagen op adressen van hun keuze weten dat ze aan de beurt zijn
option-serve-notifications-allow = een host, of host:poort, waar zo’n adres heen mag leiden al is die privé of zonder TLS; mag vaker
option-serve-no-accounts = biedt geen accounts aan
option-serve-accept-loss = starten hoewel er iets aan de gegevens ontbreekt; wat ontbreekt blijft weg
option-serve-log = hoeveel er wordt gelogd: debug, info, warning of error
serve-running = Roost draait op { $address }
serve-lan = Open op hetzelfde netwerk { $address } of scan dit:
serve-lan-none = Deze computer heeft geen netwerkadres dat anderen kunnen openen.
serve-data = De tafels staan in { $folder }
serve-stop = Ctrl-C stopt de server; elk spel blijft bewaard.
serve-ended = Gestopt. Elk spel is bewaard.
error-port-taken = Poort { $port } is bezet; kies een andere met --port.
error-bad-host = Luisteren op { $value } lukt niet: { $reason }
error-data-in-use = Op { $folder } draait al een andere server; stop die of kies met --data een andere map.
error-store-unusable = { $file } is niet te gebruiken: { $reason }
error-store-unreachable = De database { $store } is niet bereikbaar: { $reason }
error-store-in-use = Een server schrijft naar { $store }. Stop die eerst.
error-bad-store = Het adres van een opslag begint met postgresql://.
error-short-word = In { $file } hoort een woord te staan dat niemand anders kent, van minstens { $least } tekens.
error-store-lost-writes = In { $file } ontbreken { $count } bevestigde schrijfacties: het write-ahead-log is kwijt of afgekapt, of het is een oudere kopie. Zet de juiste bestanden terug, of start met --accept-loss.
error-store-replaced = { $file } is niet de database die hier eerder is geschreven. Zet de juiste terug, of start met --accept-loss.
error-store-damaged = { $file } is beschadigd. Het logboek van de server zegt waar.
error-secret-replaced = { $file } is niet de sleutel waarmee de cookies en links tot nu toe zijn ondertekend. Zet de juiste terug, of start met --accept-loss.
error-unknown-setting = { $place }: er is geen instelling ‘{ $value }’; bekend: { $known }
error-setting-value = { $option } is { $allowed }, niet ‘{ $value }’.
error-config-unreadable = { $file } is geen TOML: { $reason }
config-default = tenzij anders ingesteld
option-verify-file = een spelbestand
option-verify-commitment = de vastlegging die voor het spel te zien was, om met het bestand te vergelijken
option-verify-receipt = het bewijs dat je van de tafel bewaard hebt, om met het bestand te vergelijken
option-verify-json = hetzelfde voor programma’s
verify-moves = Zetten: alle { $moves } volgen de regels.
verify-broken = Zetten: fout vanaf beurt { $turn }: { $reason }
verify-good = Dobbelstenen: alle { $rolls } worpen zijn de worpen die de startwaarden geven.
verify-seeded = Dobbelstenen: alle { $rolls } worpen zijn de worpen die de startwaarde in het bestand geeft. Wie die koos, kon ze vooraf kennen.
verify-sealed = Dobbelstenen: de startwaarde is nog geheim; de { $rolls } worpen zijn nog niet te controleren.
verify-as-seen = Vastlegging: dezelfde die voor het spel te zien was.
verify-unproved = Dobbelstenen: ze kwamen uit ‘{ $source }’; dat kan niemand controleren.
verify-bad = Dobbelstenen: er klopt iets niet.
verify-withheld = { $player } legde zich vast op een startwaarde en onthulde die niet; er tellen nullen voor in de plaats.
verify-silent = { $player } gaf geen startwaarde.
verify-other-commitment = Vastlegging: in het bestand staat een andere dan voor het spel te zien was. Dit is niet het spel dat je begon.
verify-no-commitment = Vastlegging: deze dobbelstenen (‘{ $source }’) hebben er geen om te vergelijken.
verify-seed-missing = Het spel is afgelopen, maar de startwaarde van de server ontbreekt: de dobbelstenen bewijzen niets.
verify-server-commitment = De startwaarde van de server is niet die waarop hij zich vastlegde.
verify-stream-commitment = De startwaarde van deze gedeelde dobbelstenen is niet de vastgelegde.
verify-seat-commitment = De startwaarde van { $player } is niet de vastgelegde.
verify-seat-seed-missing = De startwaarde van { $player } ontbreekt.
verify-seat-seed-unexpected = Er is een startwaarde van { $player } die er niet hoort te zijn.
verify-seat-count = Er zijn startwaarden voor { $given } plaatsen, maar er speelden er { $wanted }.
verify-first-seat = De dobbelstenen wezen { $wanted } aan om te beginnen, niet { $given }.
verify-roll = Worp { $roll } toont { $given }; de startwaarden geven { $wanted }.
verify-receipt-good = Bewijs: de vastleggingen zijn die je te zien kreeg, en je eigen deel is wat je gestuurd hebt.
verify-receipt-table = Bewijs: het is van tafel { $wanted }, het bestand van tafel { $given }.
verify-receipt-server = Bewijs: het bestand heeft een andere vastlegging van de server dan je te zien kreeg. Dit is niet het spel dat je begon.
verify-receipt-seat = Bewijs: het bestand heeft een andere vastlegging van { $player } dan je te zien kreeg.
verify-receipt-seed = Bewijs: het bestand heeft een andere startwaarde van { $player } dan gestuurd is.
verify-receipt-withheld = Bewijs: volgens het bestand heeft { $player } niets onthuld; het bewijs zegt iets anders.
verify-receipt-anchor = Bewijs: het bestand heeft een andere keten van { $player } dan gestuurd is.
verify-receipt-throw = Bewijs: { $player } gaf een deel bij worp { $roll }, en het bestand zegt iets anders.
verify-no-receipt = Bewijs: bij deze dobbelstenen (‘{ $source }’) valt niets te vergelijken.
verify-other-table = Het bestand noemt tafel { $given }, maar de dobbelstenen zijn die van tafel { $wanted }.
verify-link-count = Het bestand kenmerkt { $given } worpen, maar er zijn er { $wanted } gedaan.
verify-chain = De worpen van { $player } volgen niet uit de vastgelegde keten.
verify-first-named = Begin: de tafel bepaalde wie begint; er is niet geloot.
verify-start = Begin: het spel begon met een gekozen stelling ({ $position }); het telt nergens voor mee.
verify-linked = Worpen: { $count } van de { $rolls } bevatten een deel dat alleen kende wie gooide.
verify-bare = { $player } gooide er { $count } zonder eigen deel: die kon de server vooraf kennen.
error-bad-commitment = Een vastlegging bestaat uit 64 hexadecimale cijfers (0-9, a-f), niet ‘{ $value }’.
option-bench-what = wat te meten: server
option-bench-sockets = hoeveel verbindingen open zijn; zonder opgave 2000
option-bench-fanout = hoeveel verbindingen elke tafel volgen; zonder opgave 2
option-bench-seconds = hoeveel seconden elk deel duurt; zonder opgave 10
option-bench-rate = zetten per seconde voor het deel in vast tempo; zonder opgave 1000
option-bench-store = een PostgreSQL om naast SQLite te meten: postgresql://… (in een eigen schema, dat daarna wordt verwijderd), of sqlite voor SQLite alleen; zonder opgave wordt er een gestart
option-bench-json = hetzelfde voor programma’s
bench-working = Meting
bench-setup = { $sockets } verbindingen, { $tables } tafels, elke wijziging gaat naar { $fanout } verbindingen; { $slices } stukken van { $seconds } s, ± de helft van het 95%-interval
# $column: what stands in a column of the table of results.
bench-column =
    { $column ->
        [moves] zetten/s
        [p50] p50 ms
        [p99] p99 ms
        [servers] servers µs/zet
        [store] PostgreSQL µs/zet
       *[client] spelers µs/zet
    }
# $part: what is measured; `across` is two servers of one PostgreSQL.
bench-part =
    { $part ->
        [echo] kale echo
        [sqlite] SQLite
        [across] 2 servers, iedereen op de andere
       *[postgresql] { $servers ->
            [one] PostgreSQL, { $servers } server
           *[other] PostgreSQL, { $servers } servers
        }
    }
bench-paced = { $part }, { $rate } zetten/s
bench-ratio = De tafels halen { $ratio } van de echo; elke zet stond op schijf voor het antwoord.
bench-stores = Processortijd van de server per zet, PostgreSQL tegenover SQLite: { $ratio } ({ $low } tot { $high }).
bench-model = Een zet kost één server { $own } µs, en { $across } keer zoveel als beide spelers op een andere server zitten dan hun tafel. Met spelers overal betekent dat:
bench-check = { $servers } servers: factor { $predicted } voorspeld, { $measured } gemeten
bench-holds = { $servers ->
    [one] { $servers } server kan { $moves } zetten/s aan; PostgreSQL heeft daar { $cores } kernen voor nodig
   *[other] { $servers } servers kunnen { $moves } zetten/s aan; PostgreSQL heeft daar { $cores } kernen voor nodig
}
error-bench-what = Er is niets dat ‘{ $value }’ heet om te meten; kies uit { $known }.
error-bench-missing = De metingen horen bij de broncode van Roost; deze opdracht werkt in een kloon van het project.
error-bench-moves-lost = Er zijn { $counted } acties geteld en { $acknowledged } bevestigd; daarvan staan er { $wrong } niet zo op de schijf: de meting zegt niets.
error-bench-no-postgresql = Er is geen PostgreSQL om te meten. Installeer er een voor (pip install { $package }), noem die van jou (--store postgresql://…) of meet alleen SQLite (--store sqlite).
error-too-few-files = { $sockets } verbindingen hebben meer open bestanden nodig dan de { $allowed } die dit systeem toestaat; neem minder --sockets.

## `roost admin`

command-admin = een server op orde houden: tafels, blokkades, wat bewaard wordt
option-serve-retention-tables = wist spellen zoveel dagen na het einde; anders blijven ze voorgoed
option-serve-retention-guests = vergeet gasten zoveel dagen na hun laatste bezoek; anders na 400
option-serve-retention-access-log = noteert zoveel dagen wie vanaf welk adres iets vroeg; anders 7, bij 0 niets
option-admin-what = list, end, hide, show, delete, ban, unban, bans, purge, rotate, drain of forget
option-admin-value = de tafel, het adres, het netwerk of de gast waar het om gaat
option-admin-days = hoeveel dagen iemand geblokkeerd wordt, of hoe oud in dagen moet zijn wat gewist wordt
option-admin-all = toont ook tafels waar het spel is afgelopen
admin-tables = { $count ->
    [0] Geen tafels.
    [one] { $count } tafel.
   *[other] { $count } tafels.
}
admin-bans = { $count ->
    [0] Niemand is geblokkeerd.
   *[other] Geblokkeerd: { $count }.
}
admin-until = tot { $time }
admin-purged = Gewiste tafels: { $tables }. Vergeten gasten: { $guests }.
admin-done = Klaar.
error-bad-action = Onbekende actie { $value }. Er zijn: { $known }.
error-action-needs-value = { $value } moet weten waar het om gaat: een tafel, een adres of een gast.
error-no-server-data = In { $folder } staan geen gegevens van een server; noem de map met --data.
error-admin-unreachable = Op { $folder } draait een server, maar die antwoordt niet. Stop hem en probeer het opnieuw.
error-purge-needs-days = Zeg met --days hoe oud moet zijn wat gewist wordt.
error-no-such-guest = Er is hier geen gast { $value }.
error-bad-ban = { $value } is geen adres en ook geen kenmerk van een gast.
error-no-such-ban = { $value } is niet geblokkeerd.

command-store = alles van een server van de ene opslag naar de andere kopiëren
option-store-what = copy
option-store-source = waar het is: een gegevensmap of postgresql://…
option-store-target = waar het heen gaat: een nieuwe gegevensmap of een lege database
store-copied = Gekopieerd en gecontroleerd. Tafels: { $tables }; regels in hun logs: { $entries }; personen: { $people }.
command-backup = de gegevens van een server naar een map kopiëren, terwijl hij draait
option-backup-folder = de map voor de kopie; die wordt gemaakt
command-restore = van een back-up de gegevens van een server maken en elk spel controleren
option-restore-folder = de map van de back-up
restore-broken = Tafel { $table } is niet in orde: { $reason }
restore-verified = Teruggezet en nagekeken. Tafels: { $tables }; spellen nagespeeld volgens de regels en hun startwaarden: { $games }; zetten: { $moves }.
error-store-not-empty = { $store } is niet leeg. Er is niets overschreven.
error-copy-failed = Wat van { $table } aankwam is niet wat verstuurd werd. Er is niets bewaard; probeer het nog eens.
