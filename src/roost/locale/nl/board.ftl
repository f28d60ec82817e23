### Wat de opdracht board zegt.

command-board = een Knockout-bord controleren, meten of tekenen
option-board-action = wat te doen: { $actions }
option-board-file = een bordbestand of de sleutel van een meegeleverd bord: { $boards }
option-board-games = partijen per aantal spelers, twee keer: gelijke bots, dan strongest tegen greedy
option-board-seats = alleen dit aantal spelers meten
option-board-width = hoeveel beurten de sterkste bot vergelijkt over alle worpen van de volgende speler
option-board-out = waar de tekening komt; anders op het scherm
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
