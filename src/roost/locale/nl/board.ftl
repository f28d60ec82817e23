### Wat de opdracht board zegt.

command-board = een Knockout-bord controleren, meten of tekenen
option-board-action = wat te doen: { $actions }
option-board-file = een bordbestand of de sleutel van een meegeleverd bord: { $boards }
option-board-games = partijen per aantal spelers, twee keer: gelijke bots, dan strongest tegen greedy
option-board-seats = alleen dit aantal spelers meten
option-board-out = waar de tekening of het beste bord van een zoektocht komt; anders op het scherm
option-board-classes = search: hoeveel soorten lijnen pijlen mogen hebben
board-facts = { $name }: { $spaces } vakjes, { $lines } lijnen, { $low } tot { $high } lijnen per vakje, diameter { $diameter }, { $symmetries } symmetrieën.
board-one-way = { $count } lijnen hebben een pijl en gelden alleen in die richting.
board-players = Voor { $counts } spelers.
board-equal = Vanaf elke plaats gelijk voor: { $counts } spelers.
board-playing = Er spelen { $seats }
board-measured = { $seats } spelers, { $games } partijen tussen { $bot }-bots:
board-order = {"  "}winstaandeel naar beurtvolgorde: { $shares }
board-length = {"  "}{ $turns } beurten per partij, { $hits } uitgeschakelde pionnen per beurt, { $landings } eindvakjes per pion, { $unfinished } niet afgelopen
board-skill = {"  "}{ $bot } tegen greedy: { $share }
board-drawn = De tekening staat in { $file }.
error-bad-board-command = ‘{ $value }’ is geen opdracht van board; kies uit { $known }.
option-train-board = knockout: een bordbestand of de sleutel van een meegeleverd bord
train-number = nummer { $number } is opgelost: de laatste doorgang veranderde geen waarde met meer dan { $change } punten
board-searching = Er wordt gespeeld
board-found = { $arrows } ({ $count } pijlen): cautious tegen greedy { $skill }, wie begint { $starter }, { $turns } beurten
board-no-arrows = Geen pijlen geven een bord dat elk spel in 35 tot 70 beurten met een eerlijke start beëindigt.
board-written = Het beste bord staat in { $file }.
error-board-arrows = Het bord { $board } heeft al pijlen; een zoektocht begint met een bord zonder.
