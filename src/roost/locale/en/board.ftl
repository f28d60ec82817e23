### What the command board says.

board-facts = { $name }: { $spaces } spaces, { $lines } lines, { $low } to { $high } lines at a space, diameter { $diameter }, { $symmetries } symmetries.
board-one-way = { $count } lines are one-way.
board-players = Made for { $counts } players.
board-equal = Symmetric for { $counts } players.
board-playing = Playing with { $seats }
board-measured = { $seats } players, { $games } games between { $bot } bots:
board-order = {"  "}win share by turn order: { $shares }
board-length = {"  "}{ $turns } turns per game, { $hits } knock-outs per turn, { $landings } landing spaces per piece, { $unfinished } unfinished
board-skill = {"  "}{ $bot } against greedy: { $share }
board-drawn = The drawing is in { $file }.
board-searching = Playing
board-found = { $arrows } ({ $count } arrows): cautious against greedy { $skill }, the starter { $starter }, { $turns } turns
board-no-arrows = No arrows make a board that ends every game in 35 to 70 turns with a fair start.
board-written = The best board is in { $file }.
error-board-arrows = The board { $board } already has arrows; start the search from a board without any.
