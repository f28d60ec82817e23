### What the command board says.

command-board = check, measure or draw a Knockout board
option-board-action = what to do: { $actions }
option-board-file = a board file, or the key of a shipped board: { $boards }
option-board-games = games per player count, twice: equal bots, then strongest against greedy
option-board-seats = measure this player count only
option-board-out = where to write the drawing, or the best board of a search; the screen when left out
option-board-classes = search: how many classes of lines may carry arrows
board-facts = { $name }: { $spaces } spaces, { $lines } lines, { $low } to { $high } lines at a space, diameter { $diameter }, { $symmetries } symmetries.
board-one-way = { $count } lines carry an arrow and are followed that way only.
board-players = Made for { $counts } players.
board-equal = Looks the same from every seat for: { $counts } players.
board-playing = Playing with { $seats }
board-measured = { $seats } players, { $games } games between { $bot } bots:
board-order = {"  "}win share by turn order: { $shares }
board-length = {"  "}{ $turns } turns a game, { $hits } knock-outs a turn, { $landings } landing spaces for a piece, { $unfinished } unfinished
board-skill = {"  "}{ $bot } against greedy: { $share }
board-drawn = The drawing is in { $file }.
error-bad-board-command = “{ $value }” is not a board command; choose from { $known }.
option-train-board = knockout: a board file or the key of a shipped board
train-number = number { $number } is solved: the last sweep changed no value by more than { $change } points
board-searching = Playing
board-found = { $arrows } ({ $count } arrows): cautious against greedy { $skill }, the starter { $starter }, { $turns } turns
board-no-arrows = No arrows make a board that ends every game in 35 to 70 turns with a fair start.
board-written = The best board is in { $file }.
error-board-arrows = The board { $board } has arrows already; a search begins with a board without.
