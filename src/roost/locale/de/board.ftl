### Was der Befehl board sagt.

board-facts = { $name }: { $spaces } Felder, { $lines } Linien, { $low } bis { $high } Linien je Feld, Durchmesser { $diameter }, { $symmetries } Symmetrien.
board-one-way = { $count } Linien sind Einbahnlinien.
board-players = Für { $counts } Personen.
board-equal = Von jedem Platz aus gleich für: { $counts } Personen.
board-playing = Es spielen { $seats }
board-measured = { $seats } Personen, { $games } Partien zwischen { $bot }-Bots:
board-order = {"  "}Sieganteil nach Zugreihenfolge: { $shares }
board-length = {"  "}{ $turns } Züge je Partie, { $hits } geschlagene Figuren je Zug, { $landings } Zielfelder je Figur, { $unfinished } nicht beendet
board-skill = {"  "}{ $bot } gegen greedy: { $share }
board-drawn = Die Zeichnung liegt in { $file }.
board-searching = Es wird gespielt
board-found = { $arrows } ({ $count } Pfeile): vorsichtig gegen gierig { $skill }, Beginnende { $starter }, { $turns } Züge
board-no-arrows = Keine Pfeile ergeben einen Plan, der jedes Spiel in 35 bis 70 Zügen und mit fairem Beginn zu Ende bringt.
board-written = Der beste Spielplan ist in { $file }.
error-board-arrows = Der Spielplan { $board } hat schon Pfeile; beginne die Suche mit einem Plan ohne Pfeile.
