### Was nur die Browser-App sagt. Was im Spiel geschieht, steht in game.ftl.

## The first page

web-skip-to-content = Zum Inhalt springen
web-tagline = Zwei Würfelspiele, ein Tisch. Setz dich.
web-about-pickomino = Würfle, wage und grille die meisten Würmer.
web-about-knockout = Würfle, zieh und schlag die anderen.
web-play-now = { $game } jetzt spielen
web-first-game = Neu hier? Dein erstes Spiel
web-mode-bots = Gegen Bots
web-mode-local = An diesem Bildschirm
web-mode-online = Freunde einladen
web-unfinished = Noch nicht zu Ende
web-go-on = Weiter
web-more = Mehr
web-menu = Menü
web-watch = Zuschauen
web-rules = Regeln
web-fair-dice = Faire Würfel
web-settings = Einstellungen
web-language = Sprache
web-to-start = Zur Startseite
web-lost = Hier ist nichts
web-lost-how = Diese Seite gibt es nicht. Die Hühner haben überall gesucht.

## Setting up a game

web-how-to-play = Spielart
web-player-count = Spieler
web-bot-count = Wie viele davon sind Bots?
web-bot-level = Die Bots spielen wie
web-bot-order = Vom leichtesten zum stärksten.
web-bot-record = Deine Bilanz: { $won } von { $games } gewonnen
web-names = Namen
web-name-of = Name von Spieler { $seat }
web-your-name = Dein Name
web-hand-dice = Wir würfeln mit echten Würfeln
web-hand-dice-how = Gib ein, was gefallen ist. Roost führt den Tisch.
web-listed = Alle dürfen mitspielen
web-listed-how = Der Tisch steht in der Liste. Sonst öffnen ihn nur deine Links.
web-clock = Zeit pro Entscheidung
web-clock-reserve = Dazu hat jeder eine Minute Reserve für das ganze Spiel.
web-no-clock = ohne Uhr
web-seconds = { $count } s
web-days = { $count ->
    [one] { $count } Tag pro Zug
   *[other] { $count } Tage pro Zug
}
web-hours = { $count ->
    [one] { $count } Stunde pro Zug
   *[other] { $count } Stunden pro Zug
}
web-days-how = Ihr müsst nicht gleichzeitig da sein. Wer die Zeit verstreichen lässt, wird bis zur Rückkehr von einem Bot vertreten.
web-hours-left = noch { $count } h
web-house-rules = Regeln und Varianten
web-ending = Nach einem Fehlversuch
web-board = Spielplan
web-rounds = Runden
web-to-the-end = bis zum Ende
web-who-starts = Wer fängt an?
web-by-lot = das Los
web-seat-number = Spieler { $seat }
web-read-rules = Regeln lesen
web-start-game = Los geht’s
web-make-table = Tisch decken

## Tables and the waiting room

web-table = Tisch
web-tables = Tische
web-tables-waiting = Warten auf Mitspieler
web-tables-none-waiting = Gerade wartet niemand. Eröffne einen Tisch, dann finden dich andere.
web-tables-running = Wird gespielt
web-tables-none-running = Gerade spielt niemand öffentlich.
web-tables-more = Mehr Tische zeigen
web-open-table = Tisch eröffnen: { $game }
web-table-missing = Diesen Tisch gibt es nicht, oder er ist privat und dein Link öffnet ihn nicht. Bitte um einen neuen Link.
web-table-laid = Der Tisch wird gedeckt …
web-waiting-room = Gleich sind alle da
web-sit-down = Hinsetzen
web-invite = Einladen
web-invite-how = Wer diesen Link öffnet, bekommt den Platz. Mit dem Handy scannen oder verschicken.
web-invite-watchers = Andere zuschauen lassen
web-invite-watch-how = Wer diesen Link öffnet, darf zuschauen.
web-invite-link = Link
web-invite-local = Dieser Link geht nur auf diesem Computer. Mit „roost serve --lan“ spielen auch die Handys zu Hause mit.
web-qr-code = Der Link als QR-Code
web-share = Senden
web-copy = Kopieren
web-copied = Kopiert
web-keep = Nein
web-remove = Wegschicken
web-remove-sure = { $name } für immer von diesem Tisch wegschicken?
web-close-seat = Platz schließen
web-renew-link = Neuer Link
web-revoke-link = Link abschalten
web-renew-watch = Neuer Link zum Zuschauen
web-one-seat = Ein Platz für jeden
web-one-seat-how = Niemand kann auf zwei Plätzen sitzen.
web-ready = Bereit
web-is-ready = bereit
web-not-ready = noch nicht bereit
web-leave = Tisch verlassen
web-left = Du hast den Tisch verlassen.
web-undo = Rückgängig
web-abandon = Tisch abräumen
web-you-watch = Du schaust zu.
web-watching = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-seat-away = weg
web-seat-kept = von einem Bot vertreten
web-kept-for-you = Ein Bot hält dir den Platz warm.
web-take-seat-back = Wieder übernehmen
web-connection-lost = Keine Verbindung. Dein Platz bleibt dir; neuer Versuch …
web-reconnecting = Neue Verbindung …
web-react = Etwas sagen

## At every table

web-players = Spieler
web-log = Was geschah
web-close = Schließen
web-faster = Schneller
web-clock-left = Noch { $left }, dann { $reserve } Reserve
web-what-now = Dein Zug
web-your-turn = Du bist dran
web-turn-of = { $name } ist dran
web-plays = { $name } spielt
web-tap-to-skip = tippen zum Überspringen
web-wait = Einen Moment …
web-roll-dice = { $count ->
    [one] Würfel werfen
   *[other] { $count } Würfel werfen
}
web-game-over = Das Spiel ist zu Ende
web-ranks = Rangliste
web-sent = Gesendet
web-capped = Nach 2.000 Zügen wurde das Spiel beendet.
web-tie-break = Gleich viele Würmer, also entscheidet die höchste Portion: { $name } hat die { $tile }, gegen die { $other }.
web-tie-break-you = Gleich viele Würmer, also entscheidet die höchste Portion: Du hast die { $tile }, gegen die { $other }.
web-rematch = Noch ein Spiel
web-rematch-swap = Plätze tauschen
web-rematch-join = Beim nächsten Spiel mitmachen
web-save-game = Spiel speichern
web-hand-title = Welches Symbol?
web-hand-entered = { $count } von { $dice } Würfeln
web-hand-add = Dazu: { $face }
web-hand-remove = Weg damit: { $face }
web-hand-done = Das ist der Wurf
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
web-taken-dice = Genommen: { $dice }
web-taken-nothing = Noch nichts genommen
web-take-dice = { $face ->
    [6] { $count ->
        [one] Den Wurm nehmen, Summe { $total }
       *[other] Die { $count } Würmer nehmen, Summe { $total }
    }
   *[other] { $count ->
        [one] Die { $face } nehmen, Summe { $total }
       *[other] Die { $count } Würfel mit { $face } nehmen, Summe { $total }
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
web-prompt-take = Tippe auf die Würfel, die du nehmen willst.
web-roll-again = Weiterwürfeln
web-dice-left = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
web-chance = Scheitert { $fails }, geht weiter { $goes }
web-stop = Aufhören
web-stop-takes = { $worms ->
    [one] { $tile } nehmen · 1 Wurm
   *[other] { $tile } nehmen · { $worms } Würmer
}
web-stop-steals = { $tile } von { $name } stehlen
web-stop-fails = und den Zug verlieren
web-stop-take = Aufhören und die { $tile } nehmen
web-stop-steal = Aufhören und die { $tile } von { $name } stehlen
web-confirm-title = Aufhören und den Zug verlieren?
web-confirm-no-worm = Du hast noch keinen Wurm.
web-confirm-no-tile = Es gibt keine Portion, die erreichbar ist.
web-confirm-yes = Trotzdem aufhören
web-confirm-no = Weiterspielen
web-why-taken-before = { $face ->
    [6] Würmer hast du in diesem Zug schon genommen.
   *[other] Die { $name } hast du in diesem Zug schon genommen.
}
web-why-tile = Die { $tile } bekommst du mit der Summe { $tile } und mindestens einem Wurm.
web-why-turned = Diese Portion ist umgedreht und aus dem Spiel.

## Knockout

web-board-now = Der Spielplan, { $pieces ->
    [one] 1 Figur
   *[other] { $pieces } Figuren
}
web-dice-are = Die Würfel zeigen { $dice }
web-not-rolled = Noch nicht gewürfelt
web-half = Figur { $number } zieht { $steps }
web-half-other = Eine andere zieht { $steps }
web-half-done = erledigt
web-half-lost = verfallen
web-round-of = Runde { $round } von { $rounds }
web-piece-state = { $state ->
    [out] { $piece }, geschlagen
    [locked] { $piece }, gesperrt
   *[live] { $piece }
}
web-pick-piece = Die { $piece } auf { $space } ziehen
web-move-to = Nach { $space }
web-move-hits = Nach { $space }, schlägt die { $piece } von { $name }
web-prompt-pick = Wähle die Figur, die zuerst zieht.
web-prompt-other = Wähle jetzt eine andere Figur.
web-roll-start = Um den Anfang würfeln
web-prompt-move = Die { $piece } zieht genau { $steps }. Wähle, wohin.
web-pick-other = Andere Figur
web-why-piece = { $why ->
    [foreign] Die { $piece } gehört dir nicht.
    [locked] Die { $piece } ist gesperrt: Niemand kann sie schlagen, und sie bleibt, wo sie ist.
   *[not-rolled] Die { $piece } kann mit diesem Wurf nicht ziehen.
}

## Insight: the laboratory, puzzles, reviews, and the tutor around one screen

web-lab-space-empty = { $space }, leer
web-lab-space-piece = { $piece } auf { $space }
web-lab-pick = Wähle eine Figur, dann ihr Feld. Oder zieh sie dorthin.
web-lab-held = { $piece } in der Hand: Wähle ein Feld.
web-lab-take-off = Vom Plan nehmen
web-lab-let-go = Stehen lassen
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
web-lab-more = Runden, und Figuren als Liste
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
web-lab-tile-leave = Liegen lassen
web-lab-odds = Chance
web-lab-remedy = So einstellen
web-tutor-ask = Den Tutor sehen alle an diesem Bildschirm. Wer ist einverstanden?
web-tutor-agrees = { $name } ist einverstanden
web-tutor-waits = Noch sind nicht alle einverstanden: Der Tutor bleibt aus.
web-tutor-shared = Alle an diesem Bildschirm wollten das sehen.
web-tutor-costs = „{ $action }“ kostet { $loss } eines Sieges.
web-puzzle-list = Alle Möglichkeiten als Liste
web-puzzle-how = Wähle auf dem Plan eine Figur und ihr Feld, oder eine Bewegung aus der Liste.
web-review-table = Dasselbe als Tabelle
web-theatre = Die Partie, Schritt für Schritt
web-theatre-scrub = Schritt der Partie
web-theatre-first = Zum Anfang
web-theatre-back = Einen Schritt zurück
web-theatre-play = Abspielen
web-theatre-pause = Anhalten
web-theatre-forward = Einen Schritt weiter
web-theatre-last = Zum Ende
web-practice = Diese Partie begann mitten in einer anderen. Sie zählt nirgends.

## Fair dice

web-fair-intro = Niemand kann diese Würfel manipulieren, weder die Spieler noch der Server. Vor dem Spiel versiegeln alle eine geheime Zahl; daraus werden alle Würfe berechnet; nach dem Spiel werden die Zahlen geöffnet, und jeder kann nachrechnen.
web-fair-step-1 = Der Server und jeder Platz veröffentlichen einen Fingerabdruck (SHA-256) ihrer geheimen Zahl.
web-fair-step-2 = Jeder Wurf entsteht aus allen Zahlen zusammen und aus seiner Stelle im Spiel.
web-fair-step-3 = Am Ende wird die Zahl des Servers geöffnet. Dann rechnet diese Seite jeden Wurf nach.
web-fair-choose = Spieldatei wählen
web-fair-offline = Geprüft wird hier im Browser, auch offline. Nichts wird gesendet.
web-fair-checked = { $rolls ->
    [one] Die Würfel stimmen: Der eine Wurf folgt aus den versiegelten Zahlen.
   *[other] Die Würfel stimmen: Alle { $rolls } Würfe folgen aus den versiegelten Zahlen.
}
web-fair-sealed = Die Zahl des Servers ist noch versiegelt, weil das Spiel nicht zu Ende ist. Prüfe noch einmal mit der Datei des fertigen Spiels.
web-fair-unproven = Diese Würfel ({ $source }) lassen sich hier nicht prüfen: Die Datei enthält keinen Beweis, oder nur „roost check“ kann ihm folgen.
web-fair-wrong = { $count ->
    [one] Etwas stimmt nicht:
   *[other] { $count } Dinge stimmen nicht:
}
web-fair-seen-same = Der Fingerabdruck ist der, den dieser Browser vor dem Spiel gesehen hat.
web-fair-seen-unknown = Dieser Browser hat den Tisch vor dem Spiel nicht gesehen und weiß daher nicht, ob der Fingerabdruck noch der erste ist.
web-fair-over-same = Die Würfel sind die, die vor dem Spiel versiegelt wurden.
web-fair-over-other = Der Server hat eine andere Zahl geöffnet, als er vor dem Spiel versiegelt hat. Trau diesen Würfeln nicht.
web-fair-withheld = Zahl nicht rechtzeitig geöffnet, es zählten Nullen: { $names }
web-fair-silent = Ohne eigene Zahl: { $names }
web-fair-alarm = Diesen Würfeln ist nicht zu trauen. Das Spiel hält hier an.
web-fair-alarm-how = Was der Server sagt, ist nicht das, was dieser Browser vorher gesehen und geschickt hat. Sichere den Beleg und die Spieldatei und zeig sie den anderen am Tisch.
web-fair-seal = Würfelsiegel: { $digits } …
web-fair-seal-how = Alle am Tisch müssen dieselben vierzig Ziffern sehen. Vergleicht sie laut, wenn ihr mögt: Dann hat der Server allen dieselben Würfel gezeigt.
web-fair-receipt-save = Beleg sichern
web-fair-receipt-read = Beleg von Tisch { $table } gelesen. Wähle jetzt die Spieldatei.
web-fair-receipt-same = Passt zum Beleg: was dir vor dem Spiel gezeigt wurde und was du selbst beigetragen hast.
web-fair-linked = { $count } von { $rolls } Würfen enthalten einen Teil, den nur kannte, wer geworfen hat.
web-fair-first-named = Der Tisch hat bestimmt, wer beginnt; ausgelost wurde nicht.
web-fair-not-receipt = Das ist kein Beleg von Roost.
web-fair-not-json = Diese Datei ist nicht lesbar. Wähle eine Spieldatei, die Roost gespeichert hat.
web-fair-not-record = Das ist keine Spieldatei von Roost.
web-fair-newer = Diese Datei hat die Version { $value }, die diese Seite nicht kennt.
web-fair-bad-field = Die Datei ist bei „{ $value }“ beschädigt.
web-fair-too-large = Diese Datei ist zu groß für eine Spieldatei.
web-fair-moves-title = Und die Entscheidungen?
web-fair-moves = Das Programm auf deinem Computer spielt auch jede Entscheidung nach den Regeln nach:
web-finding-seat-count = Die Datei nennt { $given } Plätze für die Würfel und { $wanted } Spieler.
web-finding-seed-missing = Das Spiel ist zu Ende, aber die Zahl des Servers fehlt.
web-finding-other-commitment = Der Fingerabdruck in dieser Datei ist nicht der, den dieser Browser vor dem Spiel gesehen hat.
web-finding-server-commitment = Die Zahl des Servers passt nicht zu ihrem Fingerabdruck.
web-finding-stream-commitment = Die Zahl dieser gemeinsamen Würfel passt nicht zu ihrem Fingerabdruck.
web-finding-first-seat = Nach den Würfeln hätte jemand anderes anfangen müssen.
web-finding-seat-seed-missing = { $name } hat eine Zahl versiegelt, aber sie steht nicht in der Datei.
web-finding-seat-seed-unexpected = { $name } hat eine Zahl, die nie versiegelt wurde.
web-finding-seat-commitment = Die Zahl von { $name } passt nicht zu ihrem Fingerabdruck.
web-finding-roll = Wurf { $roll } zeigt { $given }; es müsste { $wanted } sein.
web-finding-receipt-table = Der Beleg gehört zu Tisch { $wanted }, die Datei zu Tisch { $given }.
web-finding-receipt-server = Der Fingerabdruck des Servers ist nicht der, der dir gezeigt wurde.
web-finding-receipt-seat = Der Fingerabdruck von { $name } ist nicht der, der dir gezeigt wurde.
web-finding-receipt-seed = Die Zahl von { $name } ist nicht die geschickte.
web-finding-receipt-withheld = { $name } hat eine Zahl geöffnet, und der Server sagt, es sei keine gekommen.
web-finding-receipt-anchor = Die Kette von { $name } ist nicht die geschickte.
web-finding-receipt-throw = { $name } hat zu Wurf { $roll } beigetragen, und der Server hat den Beitrag weggelassen.
web-finding-other-table = Die Datei nennt Tisch { $given }, aber die Würfel sind die von Tisch { $wanted }.
web-finding-link-count = Die Datei kennzeichnet { $given } Würfe, gemacht wurden { $wanted }.
web-finding-chain = Die Würfe von { $name } folgen nicht aus der versiegelten Kette.

## Settings

web-theme = Farben
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-pace = Tempo der Bots
web-pace-calm = ruhig
web-pace-normal = normal
web-pace-fast = schnell
web-pace-instant = sofort
web-motion = Bewegung
web-motion-auto = wie das Gerät
web-motion-on = an
web-motion-off = aus
web-sound = Ton
web-sound-off = aus
web-sound-on = an
web-keys = Tasten
web-keys-pickomino = Pickomino: 1 bis 5 und W nehmen Würfel, R würfelt, S hört auf.
web-keys-knockout = Knockout: R würfelt, Tab geht zu den Figuren, Pfeile wählen ein Feld, Enter zieht, Esc geht zurück.
web-keys-spoken = Am Tisch: A sagt es noch einmal, T wer dran ist, P den Stand, O was du tun kannst, L den letzten Zug der anderen. H zeigt einen Tipp. ? zeigt die Tasten.
web-nothing-yet = Noch nichts.
web-spoken = Von selbst gesprochen
web-spoken-how = Für Screenreader.
web-spoken-all = alles
web-spoken-short = nur Ergebnisse
web-space-names = Namen der Felder auf Knockout-Spielplänen zeigen
web-chances = Chancen beim Weiterwürfeln zeigen
web-chances-how = Bei Pickomino, an Tischen, wo Tipps oder der Tutor erlaubt sind.
web-kept = Was dieser Server über dich aufbewahrt
web-kept-how = Deinen Namen und die Spiele, die du gespielt hast. Du kannst alles als eine Datei mitnehmen oder dich vergessen lassen: Dann hat jemand deine Spiele gespielt.
web-kept-download = Alles herunterladen
web-kept-nothing = Noch nichts.
web-forget = Vergiss mich
web-forget-sure = Deine Plätze, deine Tische und dein Name auf diesem Server sind dann für immer weg. Dich vergessen?
web-forgotten = Alles über dich ist vergessen.
web-settings-where = Die Einstellungen bleiben in diesem Browser.
web-error-unknown = Das hat nicht geklappt. Versuch es noch einmal oder lade die Seite neu.
web-error-unreachable = Der Server antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.
web-try-again = Noch einmal versuchen

## Without a network

web-offline = Ohne Netz
web-offline-how = Beide Spiele gegen alle Bots oder reihum an einem Bildschirm, mit Tutor, Rückschau, Rätseln, Labor und Regeln, allein auf diesem Gerät. Spiele, die du dort beginnst, bleiben auf dem Gerät, mit seinen eigenen Würfeln.
web-offline-get = Bereit machen
web-offline-get-size = Bereit machen ({ $megabytes } MB)
web-offline-coming = { $done } von { $of } MB
web-offline-ready = Bereit: Roost läuft ohne Netz.
web-offline-remove = Wieder entfernen
web-offline-install = Als App installieren
web-offline-insecure = Dieser Browser behält nichts von Seiten, die ohne sichere Verbindung (https) kommen.
web-offline-now = Keine Verbindung: Dieses Gerät spielt allein. Spiele, die jetzt beginnen, bleiben hier.
web-offline-table = Auf diesem Gerät gespielt, mit seinen eigenen Würfeln.
web-offline-arriving = Es wird geholt, was dieses Gerät zum Spielen braucht
web-offline-starting = Roost startet auf diesem Gerät
web-offline-alone = Nur mit einem Server
web-offline-alone-how = Hier spielt dieses Gerät allein. Tische mit anderen, das Tagesspiel und Konten brauchen einen Server.
web-offline-elsewhere = Roost ist in einem anderen Tab offen und spielt dort.
web-offline-here = Hier spielen

# Reports of problems
web-report = Ein Problem melden
web-report-how = Dieser Text sagt, welches Roost und welcher Browser es war und was zuletzt schiefging. Namen und Spiele stehen nicht darin. Kopiere ihn in deine Meldung.
web-report-text = Der Text der Meldung
web-licences = Lizenzen dessen, was andere geschrieben haben
web-docs = Dokumentation
