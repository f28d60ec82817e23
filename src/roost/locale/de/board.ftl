### Was der Befehl board sagt.

command-board = einen Knockout-Spielplan prüfen, vermessen oder zeichnen
option-board-action = was zu tun ist: { $actions }
option-board-file = eine Spielplandatei oder der Schlüssel eines mitgelieferten Spielplans: { $boards }
option-board-games = Partien je Spielerzahl, zweimal: gleiche Bots, dann strongest gegen greedy
option-board-seats = nur diese Spielerzahl vermessen
option-board-out = wohin die Zeichnung oder der beste Plan einer Suche kommt; sonst auf den Bildschirm
option-board-classes = search: wie viele Klassen von Linien Pfeile tragen dürfen
board-facts = { $name }: { $spaces } Felder, { $lines } Linien, { $low } bis { $high } Linien je Feld, Durchmesser { $diameter }, { $symmetries } Symmetrien.
board-one-way = { $count } Linien tragen einen Pfeil und gelten nur in dieser Richtung.
board-players = Für { $counts } Personen.
board-equal = Von jedem Platz aus gleich für: { $counts } Personen.
board-playing = Es spielen { $seats }
board-measured = { $seats } Personen, { $games } Partien zwischen { $bot }-Bots:
board-order = {"  "}Sieganteil nach Zugreihenfolge: { $shares }
board-length = {"  "}{ $turns } Züge je Partie, { $hits } geschlagene Figuren je Zug, { $landings } Zielfelder je Figur, { $unfinished } nicht beendet
board-skill = {"  "}{ $bot } gegen greedy: { $share }
board-drawn = Die Zeichnung liegt in { $file }.
error-bad-board-command = „{ $value }“ ist kein Befehl von board; zur Wahl stehen { $known }.
option-train-board = knockout: eine Spielplandatei oder der Schlüssel eines mitgelieferten Spielplans
train-number = Zahl { $number } ist gelöst: Der letzte Durchgang änderte keinen Wert um mehr als { $change } Punkte
board-searching = Es wird gespielt
board-found = { $arrows } ({ $count } Pfeile): cautious gegen greedy { $skill }, wer beginnt { $starter }, { $turns } Züge
board-no-arrows = Keine Pfeile ergeben einen Plan, der jedes Spiel in 35 bis 70 Zügen und mit fairem Beginn zu Ende bringt.
board-written = Der beste Spielplan ist in { $file }.
error-board-arrows = Der Spielplan { $board } hat schon Pfeile; eine Suche beginnt mit einem ohne.
