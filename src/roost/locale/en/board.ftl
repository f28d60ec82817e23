### What the command board says.

command-board = check, measure or draw a Knockout board
option-board-action = what to do: { $actions }
option-board-file = a board file, or the key of a shipped board: { $boards }
option-board-games = games per player count, twice: equal bots, then strongest against greedy
option-board-seats = measure this player count only
option-board-width = how many turns the strongest bot compares over the next player’s rolls
option-board-out = where to write the drawing; the screen when left out
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
