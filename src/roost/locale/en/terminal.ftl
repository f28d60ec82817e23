### What the command line says. Everything else it says is in game.ftl.

## Words that may be typed. The first is the one that prompts show. English ones work everywhere.

words-help = ? h help
words-save = save
words-quit = q quit exit
words-undo = u undo
words-worm = w worm
words-roll = r roll
words-stop = s stop
words-yes = y yes
words-no = n no

## Before and after a game

player-name = Player { $number }
opening = A game of { $game }.
opening-bot = { $name } is a bot: { $how }.
opening-help = Type { $help } for help, { $quit } to leave. The game is saved after every move.
turn-heading = Turn { $turn }: { $name }
game-saved = The game is saved in { $file }.
game-quit = The game is saved. Go on with: { $command }
game-end-of-input = The input ended. The game is saved; go on with: { $command }
game-interrupted = Stopped. The game is saved; go on with: { $command }
resuming = Going on with { $file }.
resume-line = { $number }  { $game }: { $names }; turn { $turn }, { $when }
salvaged = The file is good up to turn { $turn }; going on from there in { $file }.
replay-unfinished = The game is not finished.
undo-done = The last roll is taken back.
undo-nothing = There is no roll to take back: only the last one can be, and only once.

## The table

table-grill = Grill: { $tiles }
table-face-down = Face down: { $tiles }
table-stack = { $top ->
    [none] { $name }: no tile
   *[other] { $name }: { $score }, top tile { $top }{ $covered ->
        [none] {""}
       *[other] , below it { $covered }
    }
}
table-colours = { $name }, { $colours }: { $score }
table-piece = { $space ->
    [none] { $number } out
   *[other] { $number } on { $space }{ $locked ->
        [true] { " " }(locked)
       *[false] {""}
    }
}
table-out = out: { $pieces }
table-locked = locked: { $pieces }
table-signs = { $piece } is a piece, { $locked } a locked one; what is in (round brackets) is within reach.
colour-blue = blue
colour-green = green
colour-red = red
colour-yellow = yellow
taken-so-far = Taken: { $dice } — { $total }{ $worm ->
    [true] {""}
   *[false] , still no worm
}. { $left ->
    [0] No dice left.
    [one] 1 die left.
   *[other] { $left } dice left.
}
choice-piece = { $piece } on { $space }, { $length ->
    [one] 1 step
   *[other] { $length } steps
}:
choice-hits = knocks out on { $spaces }
choice-hit = { $space } knocks out { $victim-name }’s { $victim }

## Prompts

prompt-game = Which game?
prompt-players = Who plays? Names with commas between, or Enter to play against { $bot }:
prompt-action = { $you ->
    [true] What do you do?
   *[false] { $name }, what do you do?
} [{ $choices }]
prompt-take = { $you ->
    [true] Which dice do you take?
   *[false] { $name }, which dice do you take?
} [{ $choices }]
prompt-decide = { $you ->
    [true] Roll or stop?
   *[false] { $name }, roll or stop?
} [{ $choices }]
prompt-which-tile = Which tile? [{ $tiles }]
prompt-stop-fails = { $reason ->
    [no-worm] Without a worm the turn fails.
   *[no-tile] With { $total } there is no tile to take: the turn fails.
} Stop anyway? [{ $yes }/{ $no }]
prompt-move = { $you ->
    [true] Which piece to which space?
   *[false] { $name }, which piece to which space?
} For example { $example }:
prompt-where = Where does { $piece } go? A number or a space:
prompt-roll = { $you ->
    [true] Roll
   *[false] { $name }: roll
} { $dice ->
    [one] one die and type what it shows
   *[other] { $dice } dice and type what they show
}:
prompt-finish = Enter to finish, { $undo } to take back the last roll:
prompt-replay = Enter for the next turn, { $quit } to leave:

help-pickomino =
    Take all dice of one face: type 1 to 5, or { $worm } for the worm. Then { $roll } to roll the
    rest or { $stop } to stop. A number such as 26 stops and takes that tile. Without a worm you
    get no tile. All the rules: roost rules pickomino
help-knockout =
    Type a piece and a space: b3 M7 moves the blue 3 to M7. The number alone is enough where it
    is clear: 3 M7. With a piece alone you are asked where. The letters of the colours: b blue,
    g green, r red, y yellow. All the rules: roost rules knockout
help-anywhere = { $help } this help, { $save } says where the game is saved, { $quit } leaves the game.
help-undo = { $undo } takes back the last roll, until the next one is typed.

## Positions

show-to-play = { $name } is to play.
show-dice = The dice show { $dice }.
show-to-roll = { $name } is to roll { $dice ->
    [one] one die
   *[other] { $dice } dice
}: { $rolls } different rolls.
show-fail = Chance that the roll shows only faces already taken: { NUMBER($percent, maximumFractionDigits: 1) }% ({ $exact }).
show-moves = In notation: { $moves }
warning-stop-fails = Note: stopping now fails, because there is no tile to take.
warning-tiles-missing = Note: tiles are missing although the game has just begun.
warning-last-turn = Note: this is turn 2,000, the last one.

## Refusals

error-not-understood = “{ $value }” is not possible here; choose from { $choices }, or type ? for help.
error-nothing-typed = Nothing was typed; choose from { $choices }, or type ? for help.
error-no-such-face = “{ $value }” is not a face you can take; choose from { $choices }.
error-face-not-rolled = The roll shows no { $face }; choose from { $choices }.
error-face-taken = You have already taken the { $face } in this turn; choose from { $choices }.
error-tile-not-within-reach = Tile { $value } is not within reach; choose from { $choices }.
error-piece-cannot-move = { $why ->
    [not-yours] { $value } is not your piece.
    [out] { $value } is out of the game.
    [locked] { $value } is locked.
   *[dice] { $value } does not move with these dice.
} Choose from { $choices }.
error-space-not-reachable = No way to { $space } for { $pieces }.
error-which-piece = “{ $value }” may mean several pieces; say which: { $choices }.
error-who-goes = { $space } is a space; say which piece goes there: { $choices }.
error-space-first = “{ $value }” begins with a space: the piece comes first, as in { $example }.
error-undo-not-here = Only rolls of real dice (--dice manual) can be taken back.
error-usage = { $command }: { $reason }
error-unknown-argument = { $command } knows no “{ $value }”; see { $command } --help
error-argument-without-value = { $value } needs a value; see { $command } --help
error-argument-with-value = { $value } takes no value; see { $command } --help
error-argument-missing = Missing: { $value }; see { $command } --help
error-argument-twice = { $value } is given twice; give it once. See { $command } --help
error-not-a-number = { $option } is a number ({ $allowed }), not “{ $value }”.
error-option-of-other-game = { $option } does not belong to { $game }.
error-unknown-dice = There are no dice “{ $value }”; choose from { $known }.
error-seed-and-manual = Real dice have no seed: leave out --seed or --dice manual.
error-too-many-players = { $players } players are named for { $seats } seats.
error-no-such-player = Nobody here is “{ $value }”; choose from { $known }.
error-same-name = Two players are called { $value }; names must differ.
error-no-such-rule = There is no rule { $value } on this page.
error-no-such-game = There is no unfinished game { $value }; there are { $count }. See roost resume --list
error-nothing-to-resume = There is no unfinished game. Start one with: roost play
error-game-finished = The game in { $file } is finished; look at it with: roost replay { $file }
error-dice-not-here = This game was played with “{ $source }” dice and cannot go on here; look at it with roost replay.
error-file-exists = { $file } exists already; choose another name, or go on with: roost resume { $file }
error-end-of-input = The input ended before the question was answered.
error-no-file = There is no file { $file }.
error-no-folder = There is no folder { $folder }.
error-bad-folder = The folder { $folder } cannot be made: { $reason }
error-file = { $file } cannot be used: { $reason }
error-not-text = This file is not text.
interrupted = Stopped.

## Questions at a prompt, and after a game

words-again = again repeat
words-scores = scores
words-near = near
words-from = from
words-threats = threats
game-review = Luck or mistakes? { $command }
game-another = Another game: { $command }
near-answer = Next to { $space }: { $spaces }.
near-arrows = Arrows lead here from { $spaces }, and not back.
near-piece = { $space } { $you ->
    [true] with your { $piece }
   *[false] with the { $piece } of { $name }
}
from-answer = From { $space }, a move of { $length } may end on { $spaces }.
threat = { $you ->
    [hunter] Your { $piece } reaches the { $victim } of { $victim-name } on { $space } with { $lengths }.
    [prey] The { $piece } of { $name } reaches your { $victim } on { $space } with { $lengths }.
   *[neither] The { $piece } of { $name } reaches the { $victim } of { $victim-name } on { $space } with { $lengths }.
}
threats-none = Nobody can reach anybody.
error-bad-question = Type it like this: { $example }
error-bad-length = A length is { $allowed }, not “{ $value }”.
error-no-such-space = There is no space “{ $value }”; there are { $known }.
help-telling = { $again } says it all again, { $scores } tells the scores.
help-board = Ask the board: { $near } M7 (what lies beside it), { $from } M7 3 (where a move of 3 may end), { $threats } (who can reach whom).

## Settings and shells

settings-file = Kept in { $file }:
error-bad-setting = “{ $value }” is no setting; there are { $known }
error-bad-shell = “{ $value }” is no shell that Roost knows; there are { $known }.

## What lies before the one to decide

show-taken = Taken so far: { $dice }, together { $total }.
lab-column-wins = wins
lab-column-costs = costs
lab-column-fails = fails
lab-column-gain = gain

# Reports of problems
report-how = This text says which Roost and which machine it was, and what went wrong last. No names are in it. Put it into your report.
