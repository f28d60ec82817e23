### Wat de opdracht board zegt.

board-facts = { $name }: { $spaces } vakjes, { $lines } lijnen, { $low } tot { $high } lijnen per vakje, diameter { $diameter }, { $symmetries } symmetrieën.
board-one-way = { $count } lijnen zijn eenrichtingslijnen.
board-players = Voor { $counts } spelers.
board-equal = Vanaf elke plaats gelijk voor: { $counts } spelers.
board-playing = Er spelen { $seats }
board-measured = { $seats } spelers, { $games } partijen tussen { $bot }-bots:
board-order = {"  "}winstaandeel naar beurtvolgorde: { $shares }
board-length = {"  "}{ $turns } beurten per partij, { $hits } uitgeschakelde pionnen per beurt, { $landings } eindvakjes per pion, { $unfinished } niet afgelopen
board-skill = {"  "}{ $bot } tegen greedy: { $share }
board-drawn = De tekening staat in { $file }.
board-searching = Er wordt gespeeld
board-found = { $arrows } ({ $count } pijlen): cautious tegen greedy { $skill }, eerste speler { $starter }, { $turns } beurten
board-no-arrows = Geen pijlen geven een bord dat elk spel in 35 tot 70 beurten met een eerlijke start beëindigt.
board-written = Het beste bord staat in { $file }.
error-board-arrows = Het bord { $board } heeft al pijlen; begin de zoektocht met een bord zonder pijlen.
