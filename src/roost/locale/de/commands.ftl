### The help of the command line, and its refusals.

## Help. Messages without placeables: `roost --help` must be instant.

help-about = Roost: zwei Würfelspiele spielen und erforschen, Pickomino und Knockout.
help-more = roost allein öffnet die App. Mehr: roost COMMAND --help, roost --version
help-subcommands = Optionen eines Unterbefehls: roost { $command } SUBCOMMAND --help
help-group-play = Spielen
help-group-learn = Lernen
help-group-bots = Bots
help-group-host = Server
help-group-other = Sonstiges
help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen

## Commands

command-play = gegen Bots oder Menschen spielen, hier oder online
command-resume = eine angefangene Partie fortsetzen
command-learn = ein erstes Spiel mit Kommentaren spielen
command-today = die heutigen Spiele auf deinem Server zeigen
command-rules = die Regeln eines Spiels lesen
command-puzzle = Rätsel aus echten Partien lösen
command-review = sehen, wo eine Partie gewonnen oder verloren wurde
command-replay = eine Partie noch einmal ansehen, Zug für Zug
command-analyse = den besten Zug und die Chancen einer Stellung zeigen
command-check = Züge und Würfel einer Partie prüfen
command-arena = Bots gegeneinander antreten lassen: Matches und Turniere
command-bot = einen eigenen Bot prüfen, messen oder spielen lassen
command-bot-check = Entscheidungen abfragen und falsche, späte oder fehlende melden
command-bot-benchmark = messen, was seine Entscheidungen kosten, auch gegen unsere Bots
command-bot-run = ihn auf einem Server spielen lassen
command-board = einen Knockout-Spielplan prüfen, vermessen oder zeichnen
command-board-check = den Plan beschreiben und zeigen, für wie viele Personen er taugt
command-board-measure = darauf spielen und Länge, Fairness und Können messen
command-board-draw = ihn als SVG zeichnen
command-board-search = die Pfeile finden, mit denen Können am meisten zählt
command-serve = einen Server für Browser starten, hier oder im Heimnetz
command-server = einen Server verwalten: Tische, Sperren, Sicherungen
command-server-list = die Tische auflisten
command-server-end = einen Tisch ohne Ergebnis beenden
command-server-hide = einen Tisch aus den öffentlichen Listen nehmen
command-server-show = einen Tisch wieder in die öffentlichen Listen setzen
command-server-delete = einen Tisch und sein Protokoll löschen
command-server-ban = eine Adresse, ein Netz oder einen Gast sperren
command-server-unban = eine Sperre aufheben
command-server-bans = die Sperren auflisten
command-server-forget = einen Gast oder ein Konto löschen
command-server-purge = alte Partien und Gäste löschen
command-server-rotate = das Geheimnis ersetzen: alle Cookies und Links werden ungültig
command-server-drain = die Verbindungen eines Servers schließen, bevor du ihn stoppst
command-server-backup = die Daten sichern, auch während der Server läuft
command-server-restore = eine Sicherung zurückspielen und jede Partie prüfen
command-server-copy = die Daten zwischen SQLite und PostgreSQL kopieren
command-settings = eigene Vorgaben zeigen oder ändern
command-completion = Shell-Vervollständigung oder Handbuchseite ausgeben
command-report = Angaben für eine Fehlermeldung ausgeben

## Options

option-help = diese Hilfe zeigen
option-language = Sprache
option-json = JSON ausgeben, für Programme
option-pace = Sekunden, die ein Bot je Entscheidung braucht, 0 bis 60
option-plain = nur Worte, nichts gezeichnet
option-file-or-last = eine Spieldatei (sonst die letzte Partie)
option-play-game = das Spiel: { $games } (sonst fragt Roost)
option-play-players = die Namen der Reihe nach, durch Kommas getrennt; bot:KEY ist ein Bot, etwa Ana,Leo,bot:simple
option-play-seats = Zahl der Spieler; Plätze ohne Namen und Bot sind für Menschen
option-play-bot = einen Bot dazusetzen (mehrfach möglich): { $bots }
option-play-first = wer anfängt: ein Name oder eine Zahl ab 1 (bei Knockout entscheiden die Würfel)
option-play-variant = Varianten mit + verbunden, etwa short+any-lower; siehe roost rules
option-play-board = der Spielplan: { $boards }, oder eine Spielplandatei
option-play-rounds = Anzahl der Runden bei Knockout; danach entscheiden die Punkte
option-play-seed = beliebiger Text; derselbe Text ergibt dieselben Würfe
option-play-dice = system, oder manual für echte Würfel, die ihr werft und eintippt
option-play-file = wohin die Partie gespeichert wird
option-play-server = auf diesem Server spielen: eröffnet dort einen Tisch oder führt zur letzten Partie zurück
option-play-link = mit diesem Link mitspielen oder zuschauen
option-play-name = dein Name dort (mit --server oder --link)
option-resume-file = eine Spieldatei oder eine Nummer aus --list (sonst die letzte Partie)
option-resume-list = die angefangenen Partien auflisten
option-resume-salvage = beim heilen Teil einer beschädigten Datei weitermachen
option-rules-game = das Spiel: { $games }
option-rules-rule = nur eine Regel, etwa P7
option-puzzle-game = das Spiel: { $games }
option-puzzle-theme = nur Rätsel zu einem Thema
option-puzzle-from = Rätsel aus den Fehlern in einer Spieldatei machen (mehrfach möglich)
option-puzzle-player = nur die Fehler dieser Person
option-puzzle-id = das Rätsel mit dieser Kennung
option-puzzle-count = Zahl der Rätsel
option-puzzle-make = neue Rätsel in Partien zwischen Bots suchen und in eine Datei schreiben
option-puzzle-games = Zahl der Partien, die durchsucht werden
option-puzzle-seed = eine Zahl; gleiche Zahl, gleiche Suche
option-review-html = Datei für den Bericht (sonst neben der Spieldatei)
option-review-no-report = keinen Bericht schreiben
option-review-exact = die Partie erst lösen, für exakte Antworten: zu zweit, höchstens sieben Portionen
option-review-rollouts = jede der schlimmsten Entscheidungen mit so vielen simulierten Partien prüfen
option-replay-all = nicht nach jedem Zug auf Enter warten
option-analyse-position = eine Stellung, etwa "pickomino 21-36 -/- 0 - ? 1"
option-analyse-rollouts = außerdem so viele Partien ab der Stellung simulieren
option-odds-goal = Chancen des Zugs, wenn du auf ein Ziel spielst: { $goals }, 27 (genau) oder 27+ (mindestens)
option-odds-payoff = Chancen, wenn Aufhören bei den Summen 0 bis 40 diese 41 Zahlen wert ist (mit Kommas getrennt)
option-odds-fail = mit --payoff: was ein Fehlversuch wert ist (sonst 0)
option-check-files = Spieldateien (sonst die letzte Partie)
option-check-receipt = der Beleg, den du von diesem Tisch hast, zum Vergleich mit der Datei
option-arena-bots = ein Bot pro Platz: { $bots }
option-arena-game = das Spiel: { $games }
option-arena-games = Zahl der Partien; die Bots wechseln nach jeder den Platz
option-arena-seed = eine Zahl; gleiche Zahl, gleiche Partien
option-arena-jobs = Zahl der Prozesse (sonst alle Kerne)
option-arena-until = früher aufhören, sobald feststeht, ob der erste Bot seinen fairen Anteil um so viel übertrifft, etwa 0.01 (höchstens --games)
option-arena-raw = das Glück nicht aus den Ergebnissen herausrechnen: schneller, aber viel ungenauer
option-arena-tournament = ein Turnier unter allen Bots: round-robin (jeder gegen jeden) oder gauntlet (der erste gegen jeden anderen); --games gilt für jedes Match
option-arena-seats = Turnier: Spieler an einem Tisch (sonst 2)
option-arena-file = fertige Partien speichern; derselbe Befehl macht dort weiter
option-arena-ray = auf dem Ray-Cluster unter dieser Adresse spielen
option-arena-seconds = Zeitlimit für eine Entscheidung deines eigenen Bots
option-bot-bot = ein Schlüssel, datei.py:Name, modul:Name oder run:BEFEHL für ein Programm
option-bot-decisions = Zahl der Entscheidungen
option-bot-server = die Adresse des Servers
option-bot-link = den Platz hinter diesem Link einnehmen (sonst wird ein Tisch eröffnet)
option-bot-against = ein Bot des Servers als Gegner (mehrfach möglich)
option-bot-name = der Name des Bots dort
option-bot-games = Zahl der Partien
option-benchmark-bot = der Bot: { $bots }, oder ein eigener wie bei roost arena
option-benchmark-positions = Zahl der Stellungen (sonst alle)
option-benchmark-games = Zahl der Partien (sonst alle; 0: nur die Stellungen)
option-board-draw-out = wohin die Zeichnung kommt (sonst ins Terminal)
option-board-search-out = wohin der beste Spielplan kommt
option-board-file = eine Spielplandatei oder ein mitgelieferter Spielplan: { $boards }
option-board-games = Partien je Spielerzahl, einmal mit gleichen Bots und einmal strongest gegen greedy
option-board-seats = nur diese Spielerzahl
option-board-classes = wie viele Klassen von Linien Pfeile tragen dürfen
option-serve-set = jede andere Einstellung, etwa retention-tables=90 (mehrfach möglich)
option-serve-host = die Adresse, auf der der Server lauscht (sonst 127.0.0.1)
option-serve-port = der Port, auf dem der Server lauscht (sonst 8000 oder der nächste freie)
option-serve-data = der Datenordner des Servers
option-serve-store = eine PostgreSQL-Datenbank statt SQLite: postgresql://user@host/name (besser: ROOST_STORE)
option-serve-config = Einstellungen in TOML (sonst server.toml in Roosts Ordner)
option-serve-show-config = alle Einstellungen und ihre Herkunft zeigen, dann enden
option-serve-lan = Handys und Rechner im selben Netz mitspielen lassen
option-serve-open = die App im Browser öffnen
option-serve-origin = eine weitere URL dieses Servers oder eine Website, die ihn nutzen darf (mehrfach möglich)
option-serve-accept-loss = starten, obwohl Daten fehlen; sie lassen sich später nicht wiederherstellen
option-server-table = die Kennung eines Tischs
option-server-who = eine Adresse, ein Netz wie 203.0.113.0/24 oder die Kennung eines Gastes
option-server-guest = die Kennung eines Gastes oder Kontos
option-server-ban-days = für wie viele Tage (sonst für immer)
option-server-purge-days = Partien und Gäste löschen, die älter sind
option-server-all = auch beendete Tische zeigen
option-server-backup-folder = ein neuer Ordner für die Sicherung
option-server-restore-folder = der Ordner der Sicherung
option-server-copy-source = wo die Daten liegen: ein Ordner oder postgresql://…
option-server-copy-target = wohin sie kommen: ein neuer Ordner oder eine leere Datenbank
option-settings = NAME=WERT: { $names } (ohne Wert: wieder die Vorgabe)
option-completion-kind = { $kinds }

## What `roost server` prints

server-tables = { $count ->
    [0] Keine Tische.
    [one] { $count } Tisch.
   *[other] { $count } Tische.
}
server-bans = { $count ->
    [0] Niemand ist gesperrt.
   *[other] Gesperrt: { $count }.
}
server-until = bis { $time }
server-purged = Gelöschte Tische: { $tables }. Gelöschte Gäste: { $guests }.
server-done = Erledigt.
server-copied = Kopiert und geprüft. Tische: { $tables }; Einträge ihrer Protokolle: { $entries }; Personen: { $people }.
server-restore-broken = Tisch { $table } ist beschädigt: { $reason }
server-restored = Wiederhergestellt und geprüft. Tische: { $tables }; aus den Startwerten nachgespielte Partien: { $games }; Entscheidungen: { $moves }.

## Refusals

error-unknown-command = Unbekannter Befehl: { $command } { $value }{ $near ->
    [none] .
   *[other] ; meintest du „{ $near }“?
} Es gibt: { $known }
error-no-game-yet = Du hast noch keine Partie. Fang eine an mit: roost play
error-option-one-game = { $option } gilt für eine einzige Partie: Nenn eine Datei.
error-setting-form = { $option } nimmt NAME=WERT, nicht „{ $value }“.
