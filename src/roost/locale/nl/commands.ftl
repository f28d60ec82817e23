### The help of the command line, and its refusals.

## Help. Messages without placeables: `roost --help` must be instant.

help-about = Roost: twee dobbelspellen spelen, leren en bestuderen, Pickomino en Knockout.
help-more = roost alleen opent de app. Meer: roost COMMAND --help, roost --version
help-subcommands = Opties van een deelopdracht: roost { $command } SUBCOMMAND --help
help-group-play = Spelen
help-group-learn = Leren
help-group-bots = Bots
help-group-host = Server
help-group-other = Overig
help-usage = Gebruik:
help-arguments = Argumenten
help-options = Opties

## Commands

command-play = tegen bots of mensen spelen, hier of op een server
command-resume = een lopend spel hervatten
command-learn = een eerste spel met uitleg spelen
command-today = de spellen van vandaag op je server tonen
command-rules = de regels van een spel lezen
command-puzzle = puzzels uit echte partijen oplossen
command-review = zien waar een spel gewonnen of verloren werd
command-replay = een spel terugkijken, beurt voor beurt
command-analyse = de beste zet en de kansen van een stelling tonen
command-check = de zetten en de dobbelstenen van een spel controleren
command-arena = bots tegen elkaar laten spelen: matches en toernooien
command-bot = een eigen bot controleren, meten of laten spelen
command-bot-check = beslissingen vragen en ongeldige, late of ontbrekende melden
command-bot-benchmark = meten hoeveel zijn beslissingen kosten, vergeleken met onze bots
command-bot-run = hem op een server laten spelen
command-board = een Knockout-bord controleren, meten of tekenen
command-board-check = het bord beschrijven en voor hoeveel spelers het geschikt is
command-board-measure = erop spelen en duur, eerlijkheid en vaardigheid meten
command-board-draw = het als SVG tekenen
command-board-search = pijlen zoeken waarmee vaardigheid zwaarder gaat wegen
command-serve = een webserver starten, hier of op het thuisnetwerk
command-server = een server beheren: tafels, blokkades, back-ups
command-server-list = de tafels tonen
command-server-end = een tafel zonder uitslag beëindigen
command-server-hide = een tafel van de openbare lijsten halen
command-server-show = een tafel weer op de openbare lijsten zetten
command-server-delete = een tafel en haar logboek wissen
command-server-ban = een adres, een netwerk of een gast blokkeren
command-server-unban = een blokkade opheffen
command-server-bans = de blokkades tonen
command-server-forget = een gast of een account wissen
command-server-purge = oude spellen en gasten wissen
command-server-rotate = het geheim vervangen: alle cookies en links vervallen
command-server-drain = verbindingen van een server vóór het stoppen sluiten
command-server-backup = een back-up van de gegevens maken, ook terwijl de server draait
command-server-restore = een back-up terugzetten en elk spel controleren
command-server-copy = de gegevens tussen SQLite en PostgreSQL kopiëren
command-settings = je instellingen tonen of wijzigen
command-completion = shell-aanvulling of de handleiding tonen
command-report = gegevens voor een foutmelding tonen

## Options

option-help = deze hulp tonen
option-language = taal
option-json = JSON tonen, voor programma’s
option-pace = seconden die een bot per beslissing neemt, 0 tot 60
option-plain = alleen woorden, niets getekend
option-file-or-last = een spelbestand (anders het laatste spel)
option-play-game = het spel: { $games } (anders vraagt Roost ernaar)
option-play-players = de namen op volgorde, met komma’s ertussen; bot:KEY is een bot, zoals Ana,Leo,bot:simple
option-play-seats = aantal spelers; plaatsen zonder naam of bot zijn voor mensen
option-play-bot = een bot erbij (mag vaker): { $bots }
option-play-first = wie begint: een naam of een nummer vanaf 1 (bij Knockout beslissen de dobbelstenen)
option-play-variant = varianten met + ertussen, zoals short+any-lower; zie roost rules
option-play-board = het bord: { $boards }, of een bordbestand
option-play-rounds = aantal rondes van Knockout; daarna beslissen de punten
option-play-seed = een tekst naar keuze; dezelfde tekst geeft dezelfde worpen
option-play-dice = system, of manual voor echte dobbelstenen die je gooit en intypt
option-play-file = waar het spel bewaard wordt
option-play-server = op deze server spelen: opent daar een tafel of gaat terug naar je laatste spel
option-play-link = meedoen of meekijken met deze link
option-play-name = je naam daar (met --server of --link)
option-resume-file = een spelbestand of een nummer uit --list (anders het laatste spel)
option-resume-list = de lopende spellen tonen
option-resume-salvage = verdergaan vanaf het goede deel van een beschadigd bestand
option-rules-game = het spel: { $games }
option-rules-rule = één regel, zoals P7
option-puzzle-game = het spel: { $games }
option-puzzle-theme = alleen puzzels over één thema
option-puzzle-from = puzzels maken van de fouten in een spelbestand (mag vaker)
option-puzzle-player = alleen de fouten van deze speler
option-puzzle-id = de puzzel met deze code
option-puzzle-count = aantal puzzels
option-puzzle-make = nieuwe puzzels zoeken in partijen tussen bots en in een bestand schrijven
option-puzzle-games = aantal partijen om te doorzoeken
option-puzzle-seed = een getal; hetzelfde getal herhaalt de zoektocht
option-review-html = bestand voor het rapport (anders naast het spelbestand)
option-review-no-report = geen rapport schrijven
option-review-exact = het spel eerst oplossen, voor exacte antwoorden: twee spelers, hoogstens zeven tegels
option-review-rollouts = elk van de slechtste beslissingen met zoveel gesimuleerde partijen controleren
option-replay-all = niet na elke beurt op Enter wachten
option-analyse-position = een stelling, zoals "pickomino 21-36 -/- 0 - ? 1"
option-analyse-rollouts = vanuit de stelling ook zoveel partijen simuleren
option-odds-goal = kansen van de beurt als je op een doel speelt: { $goals }, 27 (precies) of 27+ (minstens)
option-odds-payoff = kansen als stoppen op de totalen 0 tot 40 deze 41 getallen waard is (met komma’s ertussen)
option-odds-fail = met --payoff: wat een mislukking waard is (anders 0)
option-check-files = spelbestanden (anders het laatste spel)
option-check-receipt = het bewijs dat je van de tafel bewaard hebt, om met het bestand te vergelijken
option-arena-bots = één bot per plaats: { $bots }
option-arena-game = het spel: { $games }
option-arena-games = aantal partijen; de bots wisselen na elke partij van plaats
option-arena-seed = een getal; hetzelfde getal geeft dezelfde partijen
option-arena-jobs = aantal processen (anders alle kernen)
option-arena-until = eerder stoppen, zodra bekend is of de eerste bot zoveel boven zijn eerlijke deel zit, zoals 0.01 (hoogstens --games)
option-arena-raw = het geluk niet uit de uitslagen halen: sneller, maar veel minder zeker
option-arena-tournament = een toernooi tussen alle bots: round-robin (iedereen tegen iedereen) of gauntlet (de eerste tegen elk van de andere); --games geldt per match
option-arena-seats = toernooi: spelers aan een tafel (anders 2)
option-arena-file = afgelopen partijen bewaren; dezelfde opdracht gaat daar verder
option-arena-ray = op het Ray-cluster op dit adres spelen
option-arena-seconds = tijdslimiet voor een beslissing van je eigen bot
option-bot-bot = een sleutel, bestand.py:Naam, module:Naam of run:OPDRACHT voor een programma
option-bot-decisions = aantal beslissingen
option-bot-server = het adres van de server
option-bot-link = de plaats achter deze link innemen (anders komt er een nieuwe tafel)
option-bot-against = een bot van de server als tegenstander (mag vaker)
option-bot-name = de naam van de bot daar
option-bot-games = aantal spellen
option-benchmark-bot = de bot: { $bots }, of een eigen bot zoals bij roost arena
option-benchmark-positions = aantal stellingen (anders alle)
option-benchmark-games = aantal partijen (anders alle; 0: alleen de stellingen)
option-board-draw-out = waar de tekening komt (anders in de terminal)
option-board-search-out = waar het beste bord komt
option-board-file = een bordbestand of een meegeleverd bord: { $boards }
option-board-games = partijen per aantal spelers, één keer met gelijke bots en één keer strongest tegen greedy
option-board-seats = alleen dit aantal spelers
option-board-classes = hoeveel soorten lijnen pijlen mogen hebben
option-serve-set = elke andere instelling, zoals retention-tables=90 (mag vaker)
option-serve-host = het adres waarop de server luistert (anders 127.0.0.1)
option-serve-port = de poort waarop de server luistert (anders 8000 of de volgende vrije)
option-serve-data = de gegevensmap van de server
option-serve-store = een PostgreSQL-database in plaats van SQLite: postgresql://user@host/name (beter: ROOST_STORE)
option-serve-config = instellingen in TOML (anders server.toml in de map van Roost)
option-serve-show-config = alle instellingen en hun herkomst tonen, dan stoppen
option-serve-lan = telefoons en computers op hetzelfde netwerk laten meedoen
option-serve-open = de app in een browser openen
option-serve-origin = een andere URL van deze server, of een site die hem mag gebruiken (mag vaker)
option-serve-accept-loss = starten hoewel er gegevens ontbreken; die zijn later niet te herstellen
option-server-table = het kenmerk van een tafel
option-server-who = een adres, een netwerk zoals 203.0.113.0/24 of het kenmerk van een gast
option-server-guest = het kenmerk van een gast of een account
option-server-ban-days = hoeveel dagen (anders blijvend)
option-server-purge-days = spellen en gasten wissen die ouder zijn
option-server-all = ook afgelopen tafels tonen
option-server-backup-folder = een nieuwe map voor de back-up
option-server-restore-folder = de map van de back-up
option-server-copy-source = waar de gegevens staan: een map of postgresql://…
option-server-copy-target = waar ze heen gaan: een nieuwe map of een lege database
option-settings = NAAM=WAARDE: { $names } (zonder waarde: weer de standaard)
option-completion-kind = { $kinds }

## What `roost server` prints

server-tables = { $count ->
    [0] Geen tafels.
    [one] { $count } tafel.
   *[other] { $count } tafels.
}
server-bans = { $count ->
    [0] Geen blokkades.
   *[other] Blokkades: { $count }.
}
server-until = tot { $time }
server-purged = Gewiste tafels: { $tables }. Gewiste gasten: { $guests }.
server-done = Klaar.
server-copied = Gekopieerd en gecontroleerd. Tafels: { $tables }; regels in hun logs: { $entries }; personen: { $people }.
server-restore-broken = Tafel { $table } is beschadigd: { $reason }
server-restored = Teruggezet en gecontroleerd. Tafels: { $tables }; spellen nagespeeld vanuit hun startwaarden: { $games }; zetten: { $moves }.

## Refusals

error-unknown-command = Onbekende opdracht: { $command } { $value }{ $near ->
    [none] .
   *[other] ; bedoelde je ‘{ $near }’?
} Er zijn: { $known }
error-no-game-yet = Je hebt nog geen spel. Begin er een met: roost play
error-option-one-game = { $option } gaat over één spel: noem één bestand.
error-setting-form = { $option } verwacht NAAM=WAARDE, niet ‘{ $value }’.
