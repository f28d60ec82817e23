### Glossary
###
### One word per concept, here and on the rules pages (pickomino.md, knockout.md).
### Address the player as "you"; use "they" for a third person.
###
### tile                       = tile
### tiles                      = tiles
### worm                       = worm
### worms                      = worms
### grill                      = grill
### stack                      = stack
### top tile                   = top tile
### face (of a die)            = face
### face up                    = face up
### turned over (face down)    = face down, turned over; to turn over
### roll (verb / noun)         = to roll / roll
### take                       = to take
### stop                       = to stop
### steal                      = to steal
### fail / failed turn         = to fail / failed turn
### seat                       = seat
### player                     = player
### turn                       = turn
### round                      = round
### move (one piece, Knockout) = move
### double                     = double
### piece                      = piece
### space                      = space
### line                       = line
### knock out / knocked out    = to knock out / knocked out
### locked                     = locked
### total (of the taken dice)  = total
### opponent                   = opponent
### win share                  = win share
### points                     = points
### board                      = board
### variant / house rule       = variant / house rule
### bot                        = bot
### table                      = table
###
### never                      = Nought; given often; Middling; dice already taken; saved game

## Games, variants, boards. Shown before a game; `-how` explains in one line.

game-pickomino = Pickomino
game-knockout = Knockout

variant-pickomino-standard = standard rules
variant-pickomino-standard-how = A returned tile goes back face up. Then the highest tile on the grill is turned over, unless that’s the one just returned.
variant-pickomino-short = short game
variant-pickomino-short-how = A returned tile is turned over too if it’s the highest on the grill.
variant-pickomino-returned-face-down = short game, returned tile face down
variant-pickomino-returned-face-down-how = A returned tile always goes face down. No other tile is turned over.
variant-pickomino-any-lower = any lower tile
variant-pickomino-any-lower-how = House rule: if your exact tile isn’t on the grill, you may take any lower one.
variant-pickomino-turn-on-empty = always turn over a tile
variant-pickomino-turn-on-empty-how = House rule: the highest tile is turned over even when a player without tiles fails.

board-rings61 = Rings 61
board-rings61-how = The standard board: three rings around a centre, 61 spaces.
board-rings49 = Rings 49
board-rings49-how = Smaller, for a quicker game: rings around a centre, 49 spaces.
board-grid49 = Grid 49
board-grid49-how = Seven by seven spaces with alternating diagonals.
board-bloom61 = Bloom 61
board-bloom61-how = Easy to read: paths that open like petals, 61 spaces.
board-wheel49 = Wheel 49
board-wheel49-how = Easy to read: a rim, twelve spokes and a hub, 49 spaces.
board-arrows49 = Arrows 49
board-arrows49-how = Rewards skill: the wheel with 24 one-way lines, 49 spaces.
board-arrows = One-way lines: { $arrows }.
board-arrow = from { $space } to { $ends }
board-rounds = { $rounds ->
    [one] The game ends after one round at the latest.
   *[other] The game ends after { $rounds } rounds at the latest.
}

## Bots: a name, and one line about how it plays.

bot-pickomino-random = Chick
bot-pickomino-random-how = plays any legal move, at random
bot-pickomino-gentle = Duckling
bot-pickomino-gentle-how = happy with plenty of dice and any tile, most of all with yours
bot-pickomino-simple = Hen
bot-pickomino-simple-how = goes for worms and high dice, and stops as soon as it can take a tile
bot-pickomino-casual = Duck
bot-pickomino-casual-how = counts on more worms than it gets, quite often
bot-pickomino-steady = Rooster
bot-pickomino-steady-how = counts the worms this turn may bring, and rarely gets them wrong
bot-pickomino-greedy = Magpie
bot-pickomino-greedy-how = works out exactly how to win the most worms this turn; loves to steal
bot-pickomino-strongest = Owl
bot-pickomino-strongest-how = plans for the whole game: every turn goes for the best chance of winning
bot-knockout-random = Chick
bot-knockout-random-how = plays any legal move, at random
bot-knockout-sparrow = Sparrow
bot-knockout-sparrow-how = dashes at the others and nearly always misses
bot-knockout-wren = Wren
bot-knockout-wren-how = hides from the others, mostly in the wrong place
bot-knockout-robin = Robin
bot-knockout-robin-how = looks out for prey and danger, and misjudges most of it
bot-knockout-finch = Finch
bot-knockout-finch-how = dashes at the others and often misses
bot-knockout-blackbird = Blackbird
bot-knockout-blackbird-how = hides from the others, often in the wrong place
bot-knockout-starling = Starling
bot-knockout-starling-how = looks out for prey and danger, and misjudges some of it
bot-knockout-pigeon = Pigeon
bot-knockout-pigeon-how = dashes at the others, seldom misses, and never looks back
bot-knockout-simple = Hen
bot-knockout-simple-how = hides well, and knocks out what comes its way
bot-knockout-jay = Jay
bot-knockout-jay-how = looks out for prey and danger, and seldom misjudges it
bot-knockout-greedy = Kite
bot-knockout-greedy-how = knocks out the most valuable piece it can reach; otherwise wanders
bot-knockout-cautious = Heron
bot-knockout-cautious-how = knocks out what it can, and keeps its own pieces out of reach
bot-knockout-studied = Raven
bot-knockout-studied-how = knows exactly what each number is worth
bot-knockout-strongest = Owl
bot-knockout-strongest-how = has played millions of turns and sees the whole board

## Shared words

# $face is 1 to 6; 6 is the worm.
face-name = { $face ->
    [6] worm
   *[other] { $face }
}
# A piece by its colour and number, as in "moves the blue 3".
piece-name = { $colour ->
    [blue] blue
    [green] green
    [red] red
   *[yellow] yellow
} { $number }
# Who was forgotten, in the place of a name.
somebody = somebody

# Several things as one; $sound is `i` where $last begins with that sound, else `other`.
list-and = { $first } and { $last }
list-semicolon = { $first }; { $second }
label-value = { $label }: { $value }
score-pickomino = { $score ->
    [one] 1 worm
   *[other] { $score } worms
}
score-knockout = { $score ->
    [one] 1 point
   *[other] { $score } points
}

## What a player may do now. $total is the sum after it.

action-pickomino-take = { $face ->
    [6] { $count ->
        [one] set aside the worm (total { $total })
       *[other] set aside { $count } worms (total { $total })
    }
   *[other] { $count ->
        [one] set aside the { $face } (total { $total })
        [2] set aside both { $face }s (total { $total })
       *[other] set aside all { $count } dice with { $face } (total { $total })
    }
}
action-pickomino-roll-on = { $dice ->
    [one] roll the last die
   *[other] roll { $dice } dice
}
# $from: `grill`, `seat` (steal it from $victim-name) or `nobody` (nothing to take, the turn fails).
action-pickomino-stop = { $from ->
    [grill] stop and take the { $tile }
    [seat] stop and steal the { $tile } from { $victim-name }
   *[nobody] stop with nothing and lose the turn
}
action-knockout-move = { $victim ->
    [none] { $piece } to { $space }
   *[other] { $piece } to { $space }, knocking out { $victim-name }’s { $victim }
}

## come as names.

event-pickomino-rolled = { $name } rolls { $dice }.
event-pickomino-took = { $face ->
    [6] { $count ->
        [one] { $name } sets aside the worm: { $total } so far.
       *[other] { $name } sets aside { $count } worms: { $total } so far.
    }
   *[other] { $count ->
        [one] { $name } sets aside the { $face }: { $total } so far.
        [2] { $name } sets aside both { $face }s: { $total } so far.
       *[other] { $name } sets aside all { $count } dice with { $face }: { $total } so far.
    }
}
# $exact is `true` when $total is the tile’s own number.
event-pickomino-got-tile = { $victim ->
    [none] { $exact ->
        [true] { $name } takes the { $tile } from the grill.
       *[false] With { $total }, { $name } takes a lower tile from the grill: the { $tile }.
    }
   *[other] Exactly { $total }: { $name } steals the { $tile } from { $victim-name }.
}
event-pickomino-failed = { $reason ->
    [no-face] Nothing new, so { $name }’s turn is lost.
    [no-worm] { $name } has { $total } but no worm. The turn is lost.
   *[no-tile] No tile for { $total }, so { $name }’s turn is lost.
}
# Said for `returned` and the `turned` that follows it together. $face-up is how the tile lies then;
# $turned is the tile that was turned over, or `none`.
event-pickomino-returned = { $face-up ->
    [false] The { $tile } goes back to the grill face down and is out of the game.
   *[true] { $turned ->
        [none] The { $tile } goes back to the grill. It’s the highest there, so it stays face up.
       *[other] The { $tile } goes back to the grill and the { $turned } is turned over.
    }
}
# A `turned` without `returned` before it.
event-pickomino-turned = The { $tile } is turned over.
# Said after `failed` when neither `returned` nor `turned` follows.
event-pickomino-nothing-returned = { $name } has no tile to give back.
event-pickomino-ended = { $capped ->
    [true] After 2,000 turns the game is stopped.
   *[false] No tile is left face up on the grill: game over.
}

event-knockout-rolled-off = { $name } rolls { $dice } to see who starts: { $total }.
event-knockout-tied = { $names } tie for the highest sum and roll again.
event-knockout-starts = { $name } has the highest sum and starts.
# $low and $high are the two dice.
event-knockout-rolled = { $double ->
    [true] { $name } rolls a double { $low }: a { $low } and any other piece move { $low } each.
   *[false] { $name } rolls { $low } and { $high }: a { $low } moves { $high }, a { $high } moves { $low }.
}
event-knockout-moved = { $origin ->
    [none] { $victim ->
        [none] { $name } moves the { $piece }.
       *[other] { $name }’s { $piece } knocks out { $victim-name }’s { $victim }.
    }
   *[other] { $victim ->
        [none] { $name } moves the { $piece } from { $origin } to { $space }.
       *[other] { $name } moves the { $piece } from { $origin } to { $space } and knocks out { $victim-name }’s { $victim }.
    }
}
# $number is `none` for a double’s other piece.
event-knockout-move-lost = { $reason ->
    [out] { $number ->
        [none] { $name } has no other piece left: that move is lost.
       *[other] { $name } has no { $number } left: that move is lost.
    }
    [locked] { $number ->
        [none] { $name }’s other pieces are all out or locked: that move is lost.
       *[other] { $name }’s { $number } is locked: that move is lost.
    }
   *[blocked] { $number ->
        [none] None of { $name }’s other pieces can move exactly { $length }: that move is lost.
       *[other] { $name }’s { $number } can’t move exactly { $length }: that move is lost.
    }
}
event-knockout-locked = The { $piece } is locked: no opponent has a { $number } any more.
event-knockout-skipped = { $name } has no pieces left to move and is skipped.
event-knockout-ended = { $reason ->
    [no-rivals] There’s no one left to knock out: game over.
    [rounds] The agreed rounds are played: game over.
   *[cap] After 2,000 turns the game is stopped.
}

# $names are the winners, $score what each of them has.
result-winners = { $count ->
    [one] { $names } wins! { $score }.
   *[other] { $names } share the win with { $score } each.
}
remark-lucky = { $pick ->
    [0] What a roll!
    [1] Somebody’s been feeding those dice.
    [2] Worms galore!
   *[3] The grill can smell it.
}
remark-failed = { $pick ->
    [0] Bust!
    [1] The dice have no manners.
    [2] One roll too many.
   *[3] The worms wriggle off.
}
remark-stole = { $pick ->
    [0] Cheeky!
    [1] Sticky feathers!
    [2] Nicely pinched.
   *[3] The early bird…
}
remark-robbed = { $pick ->
    [0] How rude!
    [1] You can always steal it back.
    [2] Feathers will fly.
   *[3] And it was just getting warm.
}
remark-knocked-out = { $pick ->
    [0] Bonk!
    [1] Feathers everywhere!
    [2] Right on the beak.
   *[3] Off you go!
}
remark-won = { $pick ->
    [0] Three cheers!
    [1] The hens are impressed.
    [2] Cock-a-doodle-doo!
   *[3] Take a bow!
}
remark-lost = { $pick ->
    [0] Next time you’ll crow.
    [1] The hens still like you.
    [2] Care for a rematch?
   *[3] Blame the dice. We won’t tell.
}
remark-close = { $pick ->
    [0] By a feather!
    [1] That was close!
    [2] What a finish!
   *[3] The hens couldn’t watch.
}
remark-waiting = { $pick ->
    [0] Waiting for { $name }
    [1] { $name } is brooding
    [2] { $name } is weighing it up
   *[3] Over to { $name }
}

## What happens around the game, and what people say to each other, at a server’s table.

table-event-started = { $name } starts.
table-event-sat-down = { $name } sits down.
table-event-stood-up = Seat { $seat } is free again.
table-event-removed = The host removed the player in seat { $seat }.
table-event-seat-closed = Seat { $seat } is closed. Everyone needs to confirm again.
table-event-away = { $name }’s device doesn’t answer; the dice go on without it.
table-event-back = { $name } is back.
table-event-chain-renewed = { $name }’s device takes a new part in the dice.
table-event-took-back = Last roll undone: { $name } enters it again.
table-event-flagged = { $name } ran out of time; a bot decides.
table-event-stand-in-started = A bot is playing for { $name }.
table-event-stand-in-ended = { $name } is back.
table-event-abandoned = This table was cancelled.
seat-free = free seat
reaction-hello = Hello!
reaction-wow = Wow!
reaction-ouch = Ouch!
reaction-laugh = Ha ha!
reaction-nice = Nice one!
reaction-thinking = Hmm…
reaction-thanks = Thanks!
reaction-bye = Bye!

# What the birds of bots say, in two or three words: a turn that failed, their tile is stolen, they
# steal, a tile with four worms, their piece is knocked out, they knock one out.
bird-failed = { $pick ->
    [0] Drat.
    [1] Oh, feathers.
    [2] Not again.
   *[3] So close.
}
bird-robbed = { $pick ->
    [0] Hey!
    [1] My tile!
    [2] Give that back!
   *[3] Thief!
}
bird-robs = { $pick ->
    [0] Mine!
    [1] Thank you!
    [2] Come to me.
   *[3] Don’t mind if I do.
}
bird-prize = { $pick ->
    [0] Yum!
    [1] Jackpot!
    [2] Oh, lovely!
   *[3] What a feast!
}
bird-out = { $pick ->
    [0] Ouch!
    [1] Hey!
    [2] That hurt.
   *[3] My piece!
}
bird-hits = { $pick ->
    [0] Off you go!
    [1] Mind the beak!
    [2] Got you!
   *[3] Excuse me.
}

## Refusals: error-<code>, with the values of the error.

error-bad-board = Not a board, at { $where }: { $why ->
    [missing] this is missing.
    [unknown-field] there is no such field; the fields are { $known }.
    [value] { $wanted } belongs here, not “{ $value }”.
    [key] a key is made of lower-case letters, digits and hyphens.
    [name] a readable name belongs here.
    [shape] something like this belongs here: { $wanted }
    [too-many-spaces] { $value } spaces are too many; a board has { $most } at most.
    [space-name] the name of a space is a capital letter and up to three capitals or digits.
    [same-place] { $other } is at the same place.
    [unknown-space] there is no space “{ $value }”.
    [line-self] this line joins { $value } with itself.
    [line-twice] this is the same line as { $other }.
    [player-count] the player counts are 2, 3 and 4.
    [colours] six spaces for each of { $known } belong here.
    [taken] { $value } is already taken by { $other }.
    [no-rivals] no number is held by two players, so the game would be over at once.
    [not-symmetric] with { $value } players the board is not the same from every seat.
    [not-connected] there is no way from { $value } to { $other }; a board is in one piece.
    [no-landing] no move of { $length } can be made from { $value } on the empty board.
    [twice] this appears twice.
    [not-json] the file is not JSON: { $value }
    [shipped] { $value } is the key of a board that comes with Roost; choose another.
   *[other] { $reason }
}
error-bad-die = A die shows 1 to 6, not { $value }.
error-bad-face = There’s no face { $value }; the faces are 1 2 3 4 5 and w for the worm.
error-bad-first-seat = Seats count from 0 to { $last }; there is no seat { $seat }.
error-bad-json = Roost can’t read this data: { $what }
error-bad-move = { $value } isn’t a move in this game’s notation.
error-bad-payoff = The solver can’t use these payoffs: { $why ->
    [shape] { $expected } values belong here, not { $got }.
    [finite] all of them must be finite numbers.
   *[other] { $reason }
}
error-bad-position = Not a position: { $why ->
    [empty] the text is empty.
    [fields] { $given } fields where { $wanted } belong: { $fields }
    [number] { $field } is a number, not “{ $value }”.
    [tile] { $value } is not a tile; the tiles are 21 to 36.
    [tile-twice] tile { $value } is in two places.
    [tiles] “{ $value }” is neither a tile nor a run of tiles such as 21-24, or names a tile again.
    [face] “{ $value }” is not a face; the faces are 1 2 3 4 5 and w.
    [seats] there cannot be { $value } players; possible: { $known }
    [seat] there is no seat { $value }; seats count from 0 to { $last }.
    [turn] turns count from 1 to { $most }, not { $value }.
    [dice-taken] { $value } dice are taken, but there are only 8.
    [over-tiles] the game is not over while a tile lies face up on the grill.
    [over-dice] the game is over, so no dice can be taken.
    [is-over] the game is over here, so DICE is #.
    [complete] all dice or all faces are taken, so this turn is over (P6).
    [roll-count] { $given } dice are rolled where { $wanted } are left.
    [roll-fails] the roll shows only taken faces, so this turn has failed (P7).
    [not-begun] nothing is taken yet, so DICE is ? or a roll.
    [two-pieces] two pieces are on { $value }.
    [colours] { $value } colours where { $wanted } belong.
    [pieces] each colour has six pieces, not { $value }.
    [space] the board { $board } has no space { $value }.
    [dice] DICE is ? or # or like 35, 5:3 or !3:3, the lower die first, not “{ $value }”.
    [rivals] the game is not over while two players hold the same number.
    [skipped] seat { $value } has no piece that can ever move and is skipped (K13).
    [move-lost] a piece that these dice move is out or locked, and its move is lost (K11): DICE is { $wanted }
    [no-move] nothing can move with these dice, so this turn is over (K10).
    [round] rounds count from 1 to { $most } here, not { $value }.
    [turn-late] in this round it is turn { $most } at the latest, not { $value }.
    [roll-off] while the dice decide who starts, DICE is ?, TURN and ROUND are 0, and FIRST has per seat a sum, ? or -.
    [roll-off-seat] seat { $wanted } is next to roll for who starts, not { $value }.
    [over] the game is over, so there is no turn to ask about.
    [nothing-to-choose] nobody has anything to choose here.
   *[other] at “{ $value }”: { $reason }
}
error-bad-receipt = That file isn’t a receipt of a table.
error-bad-record = This isn’t a Roost game file: { $why ->
    [format] “{ $value }” is not { $wanted }.
    [missing] “{ $value }” is missing or of the wrong kind.
    [shape] “{ $value }” should look like { $wanted }
    [unknown-key] there is no entry “{ $value }”.
    [twice] “{ $value }” appears twice.
    [dice] dice cannot come from “{ $value }”; known: { $known }
    [unkeepable] “{ $value }” holds what no file can hold.
    [start-seats] it has { $given } players, its start position { $wanted }.
    [start-variant] the start position has another variant than the game.
    [seat] { $value } is neither a person with a name nor a bot with a name and a kind.
    [name] { $value } needs a name of 1 to { $most } printable characters.
    [not-json] it is neither JSON nor plain text that can be read ({ $value }).
    [turn-number] line { $line } starts with { $value } where { $wanted } belongs.
    [line] line { $line }, “{ $value }”, is neither a header nor a turn.
    [header] line { $line }: { $key } cannot be “{ $value }”.
   *[other] { $reason }
}
error-bad-roll = { $roll } is not a roll of { $dice ->
    [one] one die
   *[other] { $dice } dice
}.
error-bad-rounds = The number of rounds must be between 1 and { $most }, not { $value }.
error-bad-seats = This game is for { $low } to { $high } players, not { $seats }.
error-bad-space = The board { $board } has no space { $value }.
error-bad-turn = { $why ->
    [whole-turn] a line holds one whole turn.
    [after-end] { $value } comes after the turn’s end.
    [damaged] the file breaks off or is damaged here ({ $value }).
    [turn-number] line { $line } starts with { $value } where { $wanted } belongs.
    [line] line { $line }, “{ $value }”, is not a turn.
   *[other] { $reason }
}
error-bad-turn-state = No turn can look like this: { $reason }
error-bad-variant = There is no variant “{ $value }”; choose from { $known }.
error-board-seats = The board { $board } is for { $known } players, not { $seats }.
error-broken-record = The game file makes no sense from turn { $turn } on: { $reason }
error-dice-first = Roll the dice first.
error-game-over = Too late for { $move }: the game is over.
error-game-unsupported = This doesn’t work with the game “{ $game }”.
error-illegal-action = { $move } isn’t possible now. Possible: { $legal }
error-no-dice = There are no more rolls to read.
error-record-version = This game file has version { $value }; this program reads version { $known }.
error-rules-version = This follows version { $value } of the rules; this program plays version { $known }.
error-unknown-board = There is no board “{ $value }”; choose from { $known }.
error-unknown-bot = There is no bot “{ $value }”; choose from { $known }.
error-unknown-game = There is no game “{ $value }”; choose from { $known }.
error-unknown-language = There is no language “{ $value }”; choose from { $known }.
error-unparsable = Roost can’t read this.
error-variant-clash = “{ $value }” combines options that can’t be used together, or repeats one. Choose one of { $known }.
error-wrong-number-of-dice = { $given ->
    [one] One die
   *[other] { $given } dice
} given where { $wanted } are rolled.
error-wrong-result = The result in the game file doesn’t follow from its moves (turn { $turn }).

## Refusals of the server.

error-already-ready = You’re already marked as ready.
error-already-started = Too late: this game has already started.
error-bad-message = The server didn’t understand this: { $reason }
error-bad-parameter = “{ $value }” isn’t a valid value here. Possible: { $known }
error-bad-request = The server can’t process this request.
error-bad-token = This token is unknown or no longer valid.
error-broken-log = This table’s log is damaged.
error-dice-are-manual = At this table you type in your rolls.
error-dice-not-manual = At this table the dice roll by themselves.
error-dice-scheme = The dice of this game follow the scheme “{ $value }”; this program checks { $known }.
error-forbidden = You can’t do that here.
error-foreign-host = This server doesn’t answer to { $value }. Its host can allow the name with --origin.
error-foreign-origin = Requests from { $value } are not allowed here.
error-foreign-seat = This isn’t your seat.
error-manual-needs-one-device = You can only type in rolls when everyone plays on one device.
error-two-clocks = A table can have a clock for decisions or hours per turn, not both.
error-bad-start = A table can’t start from this position: { $why ->
    [seats] it has { $wanted } seats, the table { $given }.
    [variant] it belongs to other rules than the table.
    [over] the game is over there.
    [first] the position already sets whose turn it is.
   *[stream] dice shared by many tables start with the game.
}
error-seats-given = The position sets the number of seats; none can be closed.
error-mixed-seats = All games in a batch need the same number of seats.
error-needs-invite = This seat is for someone with an invitation.
error-no-such-board = There is no board “{ $value }”.
error-no-such-seat = This table doesn’t have that seat.
error-no-such-stream = These shared dice don’t exist.
error-no-such-card = You don’t have this moment in your list.
error-no-such-table = This table doesn’t exist.
error-no-such-token = This token doesn’t exist.
error-not-found = Nothing here.
error-not-now = That isn’t possible now.
error-not-over = The game isn’t over yet.
error-not-playing = There’s no game running at this table now.
error-not-signed-in = We don’t know you yet. Go to the home page and try again.
error-not-started = The game hasn’t started yet.
error-not-the-maker = Only the host can do that.
error-not-your-turn = It’s not your turn.
error-nothing-to-take-back = There’s no roll to undo.
error-others-are-seated = Other players are at this table, so you can’t end it now.
error-rolled-already = You’ve already rolled.
error-not-in-lesson = In this lesson, follow the speech bubble.
error-lesson-only = Scripted dice are for the first game only.
error-seat-kept = A bot is playing here. Take over first.
error-seat-not-kept = This seat is already yours.
error-seat-taken = Someone’s already sitting here.
error-seat-empty = That seat is empty.
error-own-seat = That’s your own seat. Leave the table instead.
error-one-seat-each = Everyone has one seat at this table, and you have yours.
error-bad-name = “{ $value }” can’t be a name: use 1 to { $most } printable characters.
error-name-taken = Someone at this table is already called { $name }, or nearly. Choose another name, such as { $free }.
error-removed = The host removed you from this table.
error-banned = The host has banned you from this server.
error-stale-version = The game has moved on. Take another look.
error-conflict = Something else was saved at the same moment. Nothing was changed; try again.
error-sequence-conflict = The game has moved on. Nothing was changed; try again.
error-store-closed = The server is shutting down; nothing was changed.
error-store-failed = The server couldn’t save this; nothing was changed.
error-store-before-release = The data comes from a development version before Roost 0.1.0. Move it away and start with an empty data folder or database.
error-store-too-new = The data was written by a newer Roost (schema { $value }; this one reads { $known }).
error-stream-closed = These shared dice are closed: their seed is known.
error-daily-open = Others can still play these dice, so you can share this moment after the day ends.
error-no-such-day = There’s no daily game for { $value } here.
error-token-scope = This token isn’t allowed to do that.
error-too-fast = That was too fast. Wait a moment.
error-too-large = Too large: { $most } bytes at most.
error-too-many = You’ve hit a limit. Try again later.
error-too-many-guests = Too many new guests from your network. Try again later.
error-too-many-sockets = You have too many Roost pages open. Close one.
error-too-many-streams = You already have { $most } open sets of shared dice, the maximum. Close one first.
error-too-many-tables = You already have { $most } unfinished tables, the maximum. End one first.
error-too-many-tokens = You already have { $most } tokens, the maximum. Revoke one first.
error-too-slow = The connection was too slow. Try again.
error-unavailable = The server isn’t available right now. Try again soon.
error-table-busy = This table is very busy. Try again in a moment.
error-unexpected = Something went wrong on the server; nothing was lost.
error-bad-address = “{ $value }” isn’t a server address.
error-bad-link = “{ $value }” isn’t a link to a table.
error-client = Connection to the server lost.
error-not-open = This table isn’t open.
error-server-unreachable = No server answers at { $value }.
error-server-name = There’s no server called { $value }. Check the address.
error-server-certificate = The certificate of { $value } isn’t trusted: { $reason }. If it’s your own, name its authority’s file in SSL_CERT_FILE.
error-unfair-dice = Something is wrong with this table’s dice ({ $why }).
error-wrong-link = That isn’t this seat’s link for this roll.
error-link-not-due = No link of this seat is needed now.
error-link-missing = The seat’s part of this roll is missing.
error-mix-due = The dice are being mixed. Try again in a moment.
error-chain-not-due = This seat can’t have a new chain now. Try again in a moment.
error-no-chain = This seat has no part in the dice.
