### Was nur die Browser-App sagt. Was im Spiel geschieht, steht in game.ftl.

## The first page

web-skip-to-content = Zum Inhalt springen
web-tagline = Zwei Würfelspiele, ein Tisch. Setz dich.
web-about-pickomino = Würfle, wage und grille die meisten Würmer.
web-about-knockout = Würfle, zieh und schlag die anderen.
web-play-now = { $game } jetzt spielen
web-first-game = Spielend lernen
web-mode-bots = Gegen Bots
web-mode-local = An diesem Bildschirm
web-mode-online = Freunde einladen
web-unfinished = Noch nicht zu Ende
web-go-on = Weiter
web-put-away = Aus dieser Liste nehmen
web-table-open = Noch nicht begonnen
web-known = Kenne ich schon
web-menu = Menü
web-places = Bereiche
web-place-play = Spielen
web-place-today = Heute
web-place-learn = Lernen
web-place-me = Ich
web-play-with = Spielen mit …
web-learn-puzzles = Eine Stellung, ein bester Zug.
web-learn-lab = Stell eine Stellung auf und sieh, was jeder Zug wert ist.
web-about = Über Roost
web-about-roost = Roost ist frei und kostenlos: keine Werbung, keine Verfolgung.
web-about-fair = Warum die Würfel fair sind und wie du eine Partie prüfst.
web-watch = Zuschauen
web-rules = Regeln
web-fair-dice = Faire Würfel
web-settings = Einstellungen
web-settings-table = Tisch
web-settings-sound = Ton und Bewegung
web-settings-reading = Lesen und Vorlesen
web-settings-news = Benachrichtigungen
web-settings-device = Gerät und Daten
web-language = Sprache
web-to-start = Zur Startseite
web-lost = Seite nicht gefunden
web-lost-how = Diese Seite gibt es nicht. Die Hühner haben überall gesucht.

## Setting up a game

web-how-to-play = Spielmodus
web-player-count = Spieler
web-bot-count = Wie viele davon sind Bots?
web-bot-level = Die Bots spielen wie
web-bot-level-of = Gegner { $seat } spielt wie
web-opponents = Deine Gegner
web-your-bird = Dein Vogel
web-bird-number = Vogel { $number }
web-bot-order = Vom leichtesten zum stärksten.
web-bot-record = Deine Bilanz: { $won } von { $games } gewonnen
web-names = Namen
web-name-of = Name von Spieler { $seat }
web-your-name = Dein Name
web-hand-dice = Eigene Würfel benutzen
web-hand-dice-how = Gib ein, was du gewürfelt hast. Roost macht den Rest.
web-listed = Alle dürfen mitspielen
web-listed-how = Der Tisch steht in der Liste. Sonst öffnen ihn nur deine Links.
web-clock = Zeit pro Entscheidung
web-clock-reserve = Dazu hat jeder eine Minute extra für das ganze Spiel.
web-no-clock = unbegrenzt
web-seconds = { $count } s
web-days = { $count ->
    [one] { $count } Tag pro Zug
   *[other] { $count } Tage pro Zug
}
web-hours = { $count ->
    [one] { $count } Stunde pro Zug
   *[other] { $count } Stunden pro Zug
}
web-days-how = Ihr müsst nicht gleichzeitig online sein. Wer die Zeit verpasst, wird bis zur Rückkehr von einem Bot vertreten.
web-hours-left = noch { $count } h
web-house-rules = Regeln und Varianten
web-ending = Nach einem Fehlversuch
web-board = Spielplan
web-rounds = Runden
web-to-the-end = bis zum Ende
web-who-starts = Wer fängt an?
web-by-lot = per Los
web-seat-number = Spieler { $seat }
web-read-rules = Regeln lesen
web-start-game = Los geht’s

## Tables and the waiting room

web-table = Tisch
web-tables = Tische
web-tables-waiting = Suchen Mitspieler
web-tables-none-waiting = Gerade wartet niemand. Eröffne einen Tisch, dann können andere dazukommen.
web-tables-running = Laufen gerade
web-tables-none-running = Gerade gibt es keine öffentlichen Partien.
web-tables-more = Mehr Tische zeigen
web-open-table = Tisch eröffnen: { $game }
web-table-missing = Wir finden diesen Tisch nicht. Vielleicht ist er privat: Bitte um einen neuen Link.
web-table-laid = Der Tisch wird gedeckt …
web-waiting-room = Gleich sind alle da
web-sit-down = Hinsetzen
web-invite-how = Mit diesem Link kann man sich auf den Platz setzen. Mit dem Handy scannen oder verschicken.
web-room-how = Ein Link für alle: öffnen, hinsetzen, spielen.
web-room-starts = Es geht los, sobald alle Plätze besetzt sind.
web-seat-links = Ein Link pro Platz
web-add-friend = Freund dazu
web-add-bird = Vogel dazu
web-seat-bird = Vogel hierher setzen
web-learn-quickly = In 30 Sekunden gelernt
web-invite-watchers = Andere zuschauen lassen
web-invite-watch-how = Mit diesem Link kann man zuschauen.
web-invite-link = Link
web-invite-local = Dieser Link geht nur auf diesem Computer. Damit Handys zu Hause mitspielen, starte Roost mit „roost serve --lan“.
web-qr-code = Der Link als QR-Code
web-share = Senden
web-copy = Kopieren
web-copied = Kopiert
web-keep = Abbrechen
web-remove = Vom Tisch nehmen
web-remove-name = { $name } entfernen
web-remove-sure = { $name } vom Tisch nehmen? Eine Rückkehr ist dann nicht mehr möglich.
web-close-seat = Platz schließen
web-renew-link = Neuer Link
web-revoke-link = Link abschalten
web-renew-watch = Neuer Zuschauerlink
web-leave = Tisch verlassen
web-new-game = Neue Partie
web-give-up = Aufgeben
web-give-up-sure = Aufgeben? Die Partie endet ohne Ergebnis.
web-left = Du hast den Tisch verlassen.
web-undo = Rückgängig
web-abandon = Tisch auflösen
web-you-watch = Du schaust zu.
web-watching = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-seat-away = weg
web-seat-kept = ein Bot spielt
web-kept-for-you = Ein Bot hält dir den Platz warm.
web-take-seat-back = Wieder übernehmen
web-connection-lost = Verbindung verloren. Dein Platz ist sicher; es wird neu verbunden …
web-reconnecting = Verbindung wird wiederhergestellt …
web-react = Reagieren

## At every table

web-players = Spieler
web-log = Spielverlauf
web-close = Schließen
web-faster = Schneller
web-clock-left = Noch { $left }, plus { $reserve } extra
web-what-now = Dein Zug
web-your-turn = Du bist dran
web-turn-of = { $name } ist dran
web-plays = { $name } spielt
web-skip = Überspringen
web-wait = Einen Moment …
web-roll-dice = { $count ->
    [one] Würfel werfen
   *[other] { $count } Würfel werfen
}
web-game-over = Das Spiel ist zu Ende
web-sent = Gesendet
web-capped = Nach 2.000 Zügen wurde das Spiel beendet.
web-tie-break = Gleich viele Würmer, also entscheidet die höchste Portion: Die { $tile } von { $name } schlägt die { $other }.
web-tie-break-you = Gleich viele Würmer, also entscheidet die höchste Portion: Deine { $tile } schlägt die { $other }.
web-rematch = Noch eine Partie
web-see-why = Warum?
web-more = Mehr
web-rematch-swap = Plätze tauschen
web-rematch-join = Beim nächsten Spiel mitmachen
web-series = Gewonnene Partien: { $wins }
web-save-game = Partie speichern
web-hand-title = Welches Symbol?
web-hand-entered = { $count } von { $dice } Würfeln
web-hand-add = Dazu: { $face }
web-hand-remove = Weg damit: { $face }
web-hand-done = Fertig
web-hand-take-back = Letzten Wurf zurücknehmen

## Pickomino

web-grill = Grill
web-tile-name = { $worms ->
    [one] Portion { $tile }, 1 Wurm
   *[other] Portion { $tile }, { $worms } Würmer
}
web-tile-turned = Umgedreht, aus dem Spiel
web-no-tile-yet = noch keine Portion
web-stack-of = { $below ->
    [0] Stapel von { $name }: { $tile }
   *[other] Stapel von { $name }: oben { $tile }, darunter { $below }
}
web-stack-below = Unter der obersten Portion von { $name }, sicher vor Dieben:
web-stack-only = { $name } hat nur diese Portion.
web-stack-of-you = { $below ->
    [0] Dein Stapel: { $tile }
   *[other] Dein Stapel: oben { $tile }, darunter { $below }
}
web-stack-below-you = Unter deiner obersten Portion, sicher vor Dieben:
web-stack-only-you = Du hast nur diese Portion.
web-sum = Summe
web-worm-there = mit Wurm
web-worm-missing = noch kein Wurm
web-taken-dice = Beiseite: { $dice }
web-taken-nothing = Noch nichts beiseite
web-take-dice = { $face ->
    [6] { $count ->
        [one] Den Wurm beiseitelegen, Summe { $total }
       *[other] { $count } Würmer beiseitelegen, Summe { $total }
    }
   *[other] { $count ->
        [one] Die { $face } beiseitelegen, Summe { $total }
       *[other] { $count } Würfel mit { $face } beiseitelegen, Summe { $total }
    }
}
web-dice-shown = { $face ->
    [6] { $count ->
        [one] ein Wurm
       *[other] { $count } Würmer
    }
   *[other] { $count ->
        [one] ein Würfel mit { $face }
       *[other] { $count } Würfel mit { $face }
    }
}
web-prompt-take = Tippe auf die Würfel, die du beiseitelegen willst.
web-roll-again = Weiterwürfeln
web-dice-left = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
web-chance = { $fails } Risiko zu scheitern
web-stop = Aufhören
web-stop-takes = { $tile } nehmen
web-stop-steals = { $tile } stehlen
web-stop-from = von { $name }
web-stop-fails = und den Zug verlieren
web-stop-take = Aufhören und die { $tile } nehmen
web-stop-steal = Aufhören und die { $tile } von { $name } stehlen
web-confirm-title = Aufhören und den Zug verlieren?
web-confirm-no-worm = Du hast noch keinen Wurm.
web-confirm-no-tile = Keine Portion ist in Reichweite.
web-confirm-yes = Trotzdem aufhören
web-confirm-no = Weiterspielen
web-why-taken-before = { $face ->
    [6] Würmer liegen in diesem Zug schon beiseite.
   *[other] Die { $name } liegt in diesem Zug schon beiseite.
}
web-why-tile = Für die { $tile } brauchst du genau { $tile } mit mindestens einem Wurm.
web-why-turned = Diese Portion ist umgedreht und aus dem Spiel.

## Knockout

web-board-now = Der Spielplan, { $pieces ->
    [one] 1 Figur
   *[other] { $pieces } Figuren
}
web-dice-are = Die Würfel zeigen { $dice }
web-not-rolled = Noch nicht gewürfelt
web-half = Eine { $number } zieht { $steps }
web-half-other = Eine andere Figur zieht { $steps }
web-half-done = erledigt
web-half-lost = verfallen
web-round-of = Runde { $round } von { $rounds }
web-piece-state = { $state ->
    [out] { $piece }, geschlagen
    [locked] { $piece }, gesperrt
   *[live] { $piece }
}
web-pick-piece = Die { $piece } von { $space } aus ziehen
web-move-to = Nach { $space }
web-move-hits = Nach { $space }, schlägt die { $piece } von { $name }
web-prompt-pick = Wähle die Figur, die zuerst zieht.
web-prompt-other = Wähle jetzt eine andere Figur.
web-roll-start = Auswürfeln, wer anfängt
web-prompt-move = Zieh die { $piece } genau { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
}.
web-pick-other = Andere Figur wählen
web-why-piece = { $why ->
    [foreign] Die { $piece } gehört dir nicht.
    [locked] Die { $piece } ist gesperrt: Sie ist sicher und zieht nicht mehr.
   *[not-rolled] Die { $piece } kann mit diesem Wurf nicht ziehen.
}

## Insight: the laboratory, puzzles, reviews, and the tutor around one screen

web-lab-space-empty = { $space }, leer
web-lab-space-piece = { $piece } auf { $space }
web-lab-pick = Wähle eine Figur, dann ihr Feld. Oder zieh sie dorthin.
web-lab-held = { $piece } in der Hand: Wähle ein Feld.
web-lab-take-off = Vom Plan nehmen
web-lab-let-go = Zurückstellen
web-lab-off = geschlagen
web-lab-start = Anfangsstellung
web-lab-clear = Plan leeren
web-lab-dice = Würfel
web-lab-dice-before = vor dem Wurf
web-lab-dice-rolled = gewürfelt
web-lab-dice-over = Spiel zu Ende
web-lab-die = { $number }. Würfel
web-lab-left = Noch zu ziehen
web-lab-left-both = beide Figuren
web-lab-more = Mehr: Runden, Figurenliste
web-lab-round = Aktuelle Runde
web-lab-list = Wo jede Figur steht
web-lab-tile = { $where ->
    [grill] { $tile } auf dem Grill
    [out] { $tile }, umgedreht
   *[stack] { $tile } im Stapel von { $name }
}
web-lab-tile-pick = Wähle eine Portion, dann ihren Platz. Oder zieh sie dorthin.
web-lab-tile-held = { $tile } in der Hand: Wähle ihren Platz.
web-lab-tile-onto = Auf den Stapel von { $name }
web-lab-tile-grill = Auf den Grill
web-lab-tile-out = Umdrehen
web-lab-tile-leave = Zurücklegen
web-lab-odds = Chance
web-lab-remedy = Beheben
web-tutor-ask = Den Tutor sehen alle an diesem Bildschirm. Wer ist einverstanden?
web-tutor-agrees = { $name } ist einverstanden
web-tutor-waits = Noch sind nicht alle einverstanden: Der Tutor bleibt aus.
web-tutor-shared = Alle an diesem Bildschirm wollten das sehen.
web-tutor-costs = Das kostet dich { $loss ->
    [one] 1 Prozentpunkt
   *[other] { $loss } Prozentpunkte
} Siegchance: { $action }.
web-puzzle-list = Alle Möglichkeiten auflisten
web-puzzle-how = Wähle auf dem Plan eine Figur und ihr Feld, oder eine Bewegung aus der Liste.
web-review-table = Als Tabelle zeigen
web-theatre = Die Partie, Schritt für Schritt
web-theatre-scrub = Schritt
web-theatre-first = Zum Anfang
web-theatre-back = Schritt zurück
web-theatre-play = Abspielen
web-theatre-pause = Anhalten
web-theatre-forward = Schritt weiter
web-theatre-last = Zum Ende
web-practice = Diese Partie begann mit einer Stellung aus einer anderen. Für deine Ergebnisse zählt sie nicht.

## Fair dice


## Settings

web-theme = Design
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-pace = Tempo der Bots
web-pace-calm = langsam
web-pace-normal = normal
web-pace-fast = schnell
web-pace-instant = sofort
web-motion = Animationen
web-motion-auto = wie das Gerät
web-motion-on = an
web-motion-off = aus
web-sound = Ton
web-sound-off = aus
web-sound-on = an
web-chatter = Die Vögel reden lassen
web-chatter-off = Vögel stumm schalten
web-keys = Tasten
web-keys-pickomino = Pickomino: 1 bis 5 und W legen Würfel beiseite, R würfelt, S hört auf.
web-keys-knockout = Knockout: R würfelt, Tab geht zu den Figuren, Pfeile wählen ein Feld, Enter zieht, Esc geht zurück.
web-keys-spoken = A wiederholt, T wer dran ist, P Punkte, O deine Möglichkeiten, L letzte Züge, H Tipp, ? alle Tasten.
web-nothing-yet = Noch nichts.
web-spoken = Automatische Ansagen
web-spoken-how = Was am Tisch geschieht, laut vorgelesen.
web-spoken-all = alles
web-spoken-short = nur Wichtiges
web-space-names = Feldnamen auf den Knockout-Spielplänen zeigen
web-chances = Risiko beim Weiterwürfeln zeigen
web-chances-how = Nur bei Pickomino, wo Tipps erlaubt sind.
web-kept = Deine Daten auf diesem Server
web-kept-how = Dein Name und deine Partien. Lade alles als eine Datei herunter oder lösche es: In den Listen der anderen steht dann „jemand“ statt deines Namens.
web-kept-download = Meine Daten herunterladen
web-kept-nothing = Noch nichts.
web-forget = Meine Daten löschen
web-forget-sure = Deine Plätze, Tische und dein Name auf diesem Server sind dann für immer weg. Alles über mich löschen?
web-forgotten = Fertig: Alle deine Daten sind gelöscht.
web-settings-where = Gilt nur in diesem Browser.
web-error-unknown = Da ist etwas schiefgegangen. Versuch es noch einmal oder lade die Seite neu.
web-error-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
web-try-again = Noch einmal versuchen

## Without a network

web-offline = Offline spielen
web-offline-how = Lade Roost herunter und spiel beide Spiele ohne Internet: gegen Bots, an einem Bildschirm, mit Tipps, Analysen und Rätseln. Offline-Partien bleiben auf diesem Gerät.
web-offline-get = Für unterwegs laden
web-offline-get-size = Für unterwegs laden ({ $megabytes } MB)
web-offline-coming = { $done } von { $of } MB
web-offline-ready = Fertig: Roost funktioniert offline.
web-offline-remove = Download löschen
web-offline-install = Als App installieren
web-offline-insecure = Offline spielen braucht eine sichere Verbindung (https).
web-offline-now = Du bist offline: Partien laufen nur auf diesem Gerät.
web-offline-table = Auf diesem Gerät gespielt, mit seinen eigenen Würfeln.
web-on-this-device = auf diesem Gerät
web-offline-arriving = Das Spiel wird geladen …
web-offline-starting = Roost startet auf diesem Gerät …
web-offline-alone = Braucht einen Server
web-offline-alone-how = Du spielst offline. Tische mit anderen, das Tagesspiel und Konten brauchen einen Server.
web-offline-elsewhere = Roost ist schon in einem anderen Tab offen.
web-offline-here = Hier spielen

# Reports of problems
web-report = Ein Problem melden
web-report-how = Dieser Text (auf Englisch) enthält deine Roost-Version, deinen Browser und den letzten Fehler, aber keine Namen und keine Partien. Füge ihn in deine Meldung ein.
web-report-text = Text der Meldung
web-licences = Lizenzen fremder Software
web-docs = Dokumentation
