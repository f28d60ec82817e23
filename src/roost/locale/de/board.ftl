### Was der Befehl board sagt.

command-board = einen Knockout-Spielplan prüfen, vermessen oder zeichnen
option-board-action = was zu tun ist: { $actions }
option-board-file = eine Spielplandatei oder der Schlüssel eines mitgelieferten Spielplans: { $boards }
option-board-games = Partien je Spielerzahl, zweimal: gleiche Bots, dann strongest gegen greedy
option-board-seats = nur diese Spielerzahl vermessen
option-board-width = wie viele Züge der stärkste Bot über alle Würfe des nächsten Spielers vergleicht
option-board-out = wohin die Zeichnung kommt; sonst auf den Bildschirm
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
