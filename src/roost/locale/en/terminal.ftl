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
words-easy = easy
words-medium = medium
words-hard = hard

## Before and after a game

player-name = Player { $number }
opening = A game of { $game }.
opening-bot = { $name } is a bot: { $how }.
opening-help = Type { $help } for help, { $quit } to quit. The game is saved after every move.
turn-heading = Turn { $turn }: { $name }
game-saved = The game is saved in { $file }.
game-quit = Game saved. Continue with: { $command }
game-end-of-input = No more input. Game saved; continue with: { $command }
game-interrupted = Stopped. Game saved; continue with: { $command }
resuming = Continuing { $file }.
resume-line = { $number }  { $game }: { $names }; turn { $turn }, { $when }
salvaged = Recovered up to turn { $turn }; continuing in { $file }.
replay-unfinished = This game isn’t finished.
undo-done = Last roll undone.
undo-nothing = There’s nothing left to take back.
undo-done-move = Your last move is taken back.

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
turn-dice = { $double ->
    [true] double { $low }
   *[false] { $low } and { $high }
}
turn-half = { $number ->
    [0] another piece moves { $length }
   *[other] a { $number } moves { $length }
}
turn-hit = { $piece } to { $space } takes { $victim }
turn-hits = Hits: { $hits }{ $more ->
    [0] .
   *[other] ; { $more } more.
}
turn-rest = { $count ->
    [0] { $hits ->
        [true] Otherwise { $pieces }.
       *[false] Move { $pieces }.
    }
   *[other] { $hits ->
        [true] Otherwise any of { $count } pieces.
       *[false] Move any of { $count } pieces.
    }
}
region-ring = { $ring ->
    [O] anywhere on the outer ring
    [M] anywhere on the middle ring
   *[I] anywhere on the inner ring
}
region-run = { $first } to { $last }
colour-blue = blue
colour-green = green
colour-red = red
colour-yellow = yellow
taken-so-far = Set aside: { $dice } — { $total }{ $worm ->
    [true] {""}
   *[false] , no worm yet
}. { $left ->
    [0] No dice left.
    [one] 1 die left.
   *[other] { $left } dice left.
}
choice-piece = { $piece } on { $space }, { $length ->
    [one] 1 step
   *[other] { $length } steps
}:
choice-hit = { $space } knocks out { $victim-name }’s { $victim }

## Prompts

prompt-game = Which game?
prompt-players = Who plays? Type { $easy }, { $medium } or { $hard } to play against a bot (Enter: { $medium }), or names separated by commas:
prompt-lesson = Type { $key }:
prompt-action = { $you ->
    [true] What do you do?
   *[false] { $name }, what do you do?
} [{ $choices }]
prompt-take = { $you ->
    [true] Which dice do you set aside?
   *[false] { $name }, which dice do you set aside?
} [{ $choices }]
prompt-decide = { $you ->
    [true] Roll or stop?
   *[false] { $name }, roll or stop?
} [{ $choices }]
prompt-which-tile = Which tile? [{ $tiles }]
prompt-stop-fails = { $reason ->
    [no-worm] Without a worm the turn fails.
   *[no-tile] With { $total } there’s no tile to take: the turn fails.
} Stop anyway? [{ $yes }/{ $no }]
prompt-move = { $you ->
    [true] Your move?
   *[false] { $name }, your move?
} For example { $example }:
prompt-where = Which space for { $piece }?
tutor-sure = Sure? It costs { $points } points of winning chance.
tutor-now = { $on ->
    [true] The tutor is on: it asks once before a costly move.
   *[false] The tutor is off.
}
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
    Set aside all dice of one face: type 1 to 5, or { $worm } for the worm. Then { $roll } to roll the
    rest or { $stop } to stop. A number such as 26 stops and takes that tile. Without a worm you
    get no tile. All the rules: roost rules pickomino
help-knockout =
    Type a piece and a space: b3 M7 moves the blue 3 to M7. The number alone is enough where it
    is clear: 3 M7. With a piece alone you are asked where. The letters of the colours: b blue,
    g green, r red, y yellow. All the rules: roost rules knockout.
help-anywhere = { $help } this help, { $save } says where the game is saved, { $quit } leaves the game.
help-undo = { $undo } takes back the last roll, until the next one is typed.
help-coach = Alone against bots: { $hint } shows the best move, { $tutor } warns you before mistakes, { $analyse } compares the moves, { $position } prints the position, { $undo } takes your last move back.

## Positions

show-to-play = Turn: { $name }.
show-dice = The dice show { $dice }.
show-to-roll = { $name } rolls { $dice ->
    [one] one die
   *[other] { $dice } dice
} next: { $rolls } different rolls.
show-fail = Chance that the roll shows only faces already taken: { NUMBER($percent, maximumFractionDigits: 1) }% ({ $exact }).
show-moves = In notation: { $moves }
warning-stop-fails = Note: stopping now fails, because there’s no tile to take.
warning-tiles-missing = Note: tiles are missing although the game has just started.
warning-last-turn = Note: this is turn 2,000, the last one.

## Refusals

error-not-understood = “{ $value }” isn’t possible here. Choose from { $choices }, or type ? for help.
error-nothing-typed = Nothing typed. Choose from { $choices }, or type ? for help.
error-no-such-face = You can’t set aside “{ $value }”. Choose from { $choices }.
error-face-not-rolled = The roll shows no { $face }. Choose from { $choices }.
error-face-taken = You’ve already set aside the { $face } this turn. Choose from { $choices }.
error-tile-not-within-reach = Tile { $value } is out of reach. Choose from { $choices }.
error-piece-cannot-move = { $why ->
    [not-yours] { $value } isn’t your piece.
    [out] { $value } is out of the game.
    [locked] { $value } is locked.
   *[dice] { $value } doesn’t move with these dice.
} Choose from { $choices }.
error-space-not-reachable = { $pieces } can’t reach { $space }.
error-which-piece = “{ $value }” could be several pieces. Choose from { $choices }.
error-who-goes = { $space } is a space. Say which piece goes there: { $choices }.
error-space-first = “{ $value }” starts with a space. The piece comes first, for example { $example }.
error-undo-not-here = You can take back rolls of real dice (--dice manual), and your own moves when you play alone against bots.
error-lesson-move = The lesson continues with { $key }.
error-no-server = Your settings don’t name a server. Add one with: roost settings server=ADDRESS
error-usage = { $command }: { $reason }
error-unknown-argument = Unknown option “{ $value }”; see { $command } --help
error-argument-without-value = { $value } needs a value; see { $command } --help
error-argument-with-value = { $value } doesn’t take a value; see { $command } --help
error-argument-missing = Missing: { $value }; see { $command } --help
error-argument-twice = { $value } is given twice; see { $command } --help
error-not-a-number = { $option } must be a number ({ $allowed }), not “{ $value }”.
error-option-of-other-game = { $option } isn’t an option of { $game }.
error-unknown-dice = Unknown dice “{ $value }”. Choose from { $known }.
error-seed-and-manual = Real dice have no seed. Leave out --seed or --dice manual.
error-too-many-players = You named { $players } players for { $seats } seats.
error-no-such-player = There’s no player “{ $value }”. Choose from { $known }.
error-same-name = Two players are called { $value }. Names must differ.
error-no-such-rule = This page has no rule { $value }.
error-no-such-game = There is no unfinished game { $value }; there are { $count }. See roost resume --list
error-nothing-to-resume = There is no unfinished game. Start one with: roost play
error-game-finished = The game in { $file } is finished. Watch it with: roost replay { $file }
error-dice-not-here = This game was played with “{ $source }” dice and can’t continue here. Watch it with roost replay.
error-file-exists = { $file } already exists. Choose another name, or continue with: roost resume { $file }
error-end-of-input = No more input.
error-no-file = There is no file { $file }.
error-no-folder = There is no folder { $folder }.
error-bad-folder = Can’t create the folder { $folder }: { $reason }
error-file = Can’t use { $file }: { $reason }
error-not-text = This isn’t a text file.
interrupted = Stopped.

## Questions at a prompt, and after a game

words-again = again repeat
words-scores = scores
words-near = near
words-from = from
words-threats = threats
words-hint = hint
words-tutor = tutor
words-position = position
words-analyse = analyse analyze
game-review = Luck or mistakes? { $command }
game-another = Another game: { $command }
near-answer = Next to { $space }: { $spaces }.
near-arrows = Arrows lead here from { $spaces }, but not back.
near-piece = { $space } { $you ->
    [true] with your { $piece }
   *[false] with { $name }’s { $piece }
}
from-answer = From { $space }, a move of { $length } may end on { $spaces }.
threat = { $victim } on { $space }: hit by { $hunters }.
threat-by = { $piece } with { $lengths }
threats-more = { $count ->
    [one] And one more piece.
   *[other] And { $count } more pieces.
}
threats-none = Nothing can be hit next turn.
error-bad-question = Type it like this: { $example }
error-bad-length = A length is { $allowed }, not “{ $value }”.
error-no-such-space = There’s no space “{ $value }” on this board. The spaces are { $known }.
help-telling = { $again } repeats, { $scores } shows the scores.
help-board = Ask about the board: { $near } M7 (neighbours), { $from } M7 3 (where a move of 3 can end), { $threats } (what can be hit next turn), { $threats } b3 (that piece).

## Settings and shells

settings-file = Saved in { $file }:
setting-language = language
setting-name = your name in new games
setting-plain = on: words instead of drawings
setting-pace = seconds for each decision of a bot
setting-tutor = on: asks once before a costly move, alone against bots
setting-server = the server that “roost today” connects to
error-bad-setting = Unknown setting “{ $value }”. Choose from { $known }
error-bad-shell = Unknown shell “{ $value }”. Choose from { $known }.

## What lies before the one to decide

lab-column-wins = wins
lab-column-costs = costs
lab-column-fails = fails
lab-column-gain = gain

# Reports of problems
report-how = This text (in English) contains your Roost version, your machine and the last error, but no names. Paste it into your report.
