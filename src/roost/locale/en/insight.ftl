### Insight: the tutor, the review, the dice report, puzzles and the laboratory.
### Shares, chances, losses and p-values are numbers from 0 to 1.

insight-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

## Positions

insight-seat = Player { $number }
insight-roll = rolls { $dice }
insight-best = Best: { $action }. You then win { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of such games.
insight-only-choice = Only one choice: { $action }. You then win { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of such games.
insight-close = Just as good: { $action }.
insight-second = Next best: { $action }. It costs { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } of a win.
insight-next-fails = { $dice ->
    [one] Rolling the last die
   *[other] Rolling { $dice } dice
} fails at once in { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of cases.
insight-turn = With best play this turn fails in { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } of cases. Expected worms: { NUMBER($worms, maximumFractionDigits: 1) }.
insight-likely-tile = The most likely tile is the { $tile }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
# $most: the chance when going for this tile alone.
insight-steal = Stealing the { $tile } from { $name }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } with the best plan, { NUMBER($most, style: "percent", maximumFractionDigits: 1) } if you go for nothing else.
# In `insight-targets` and `insight-dangers`, $count pieces are hit equally often.
insight-target = { $name }’s { $piece } is the easiest to hit: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of rolls can do it.
insight-targets = { $count } pieces are the easiest to hit: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of rolls can do it for each.
insight-danger = Your { $piece } is in the most danger: the opponents’ next rolls can hit it in { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of cases.
insight-dangers = { $count } of your pieces are in the most danger: the opponents’ next rolls can hit each in { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of cases.

## Why one choice is better

insight-why-share = “{ $best }” wins { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of such games, “{ $other }” only { NUMBER($other-share, style: "percent", maximumFractionDigits: 1) }.
insight-why-stop = Stopping brings the { $tile } for sure; rolling on would fail in { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } of cases.
insight-why-roll = { $risk ->
    [low] Rolling on is worth the risk: it fails in only { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } of cases.
   *[high] Rolling on fails in { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } of cases, but what it can bring is worth more.
}
# $wins: `true` when stopping wins the game, `false` when it would lose it.
insight-why-ends = { $wins ->
    [true] Stopping ends the game and wins it.
   *[false] Stopping would end the game without winning it.
}
insight-why-fails = After “{ $best }” the turn fails in { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } of cases, after “{ $other }” in { NUMBER($other-fails, style: "percent", maximumFractionDigits: 0) }.
insight-why-gain = { $kind ->
    [more] In worms this turn, that is { NUMBER($best, maximumFractionDigits: 1) } on average against { NUMBER($other, maximumFractionDigits: 1) }.
   *[fewer] It brings fewer worms this turn, { NUMBER($best, maximumFractionDigits: 1) } on average against { NUMBER($other, maximumFractionDigits: 1) }, but it wins more games.
}
insight-why-stake = A failed turn would send the { $tile } back to the grill.
insight-why-points = { $kind ->
    [more] It knocks out pieces worth { $best }, the other { $other }.
   *[fewer] It knocks out less, pieces worth { $best } against { $other }, but it wins more games.
}
insight-why-position = Both knock out the same: the difference is where the pieces stand afterwards.
insight-why-leader = It knocks out a piece of { $name }, who is ahead, rather than one of { $other }.
insight-why-danger = It leaves about { NUMBER($best, maximumFractionDigits: 1) } points in danger from the next rolls, against { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-threat = It threatens about { NUMBER($best, maximumFractionDigits: 1) } points with the next roll, against { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-safe = { $points ->
    [one] It makes 1 point safe for good.
   *[other] It makes { $points } points safe for good.
}

## The tutor

tutor-title = Tutor
tutor-on = Show the tutor
tutor-allow = Allow the tutor
tutor-agree = Only if everyone at this screen agrees.
tutor-private = Only you can see this.
tutor-threshold = Warn me before a choice that costs more than
tutor-warning = { $verdict ->
    [blunder] Wait: that would be a blunder.
    [mistake] Wait: that would be a mistake.
   *[doubtful] Wait: there is something better.
}
tutor-play = Play it anyway
tutor-think = Think again
tutor-show = Show me
tutor-choice = Choice
tutor-share = You win
tutor-loss = Costs
tutor-gain = Worms this turn
tutor-points = Points this turn
tutor-fails = Fails

## A hint

hint-show = Hint
hint-best = Best is “{ $action }”.
hint-same = The choices come to much the same.

## The review

verdict-fine = fine
verdict-doubtful = doubtful
verdict-mistake = mistake
verdict-blunder = blunder

# $move is what $mover did; $before and $after are the win shares of $name.
insight-turning = Turn { $turn }, { $mover }: { $move }. { $name } goes from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
# Said to who played; $play: `well`, `fairly` or `errors`, which took $cost of a win. $dice: `good`,
# `bad` or `even`, as $kind in the next one.
insight-headline = { $play ->
    [well] You played well
    [fairly] You played mostly well
   *[errors] Your errors cost you { NUMBER($cost, style: "percent", maximumFractionDigits: 0) }
}; { $dice ->
    [good] the dice gave you { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
    [bad] the dice cost you { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
   *[even] the dice were even
}{ $others ->
    [gave] {", "}others’ errors gave you { NUMBER($given, style: "percent", maximumFractionDigits: 0) }
   *[nothing] {""}
}.
insight-luck = { $kind ->
    [good] The dice helped { $name }: they were worth { NUMBER($luck, style: "percent", maximumFractionDigits: 1) } of a win.
    [bad] The dice were against { $name }: they cost { NUMBER($luck, style: "percent", maximumFractionDigits: 1) } of a win.
   *[even] The dice neither helped nor hurt { $name }.
}
insight-no-errors = { $name } played without an error worth naming.
insight-errors = { $name }’s decisions cost { NUMBER($cost, style: "percent", maximumFractionDigits: 1) } of a win: { $blunders ->
    [0] no blunder
    [one] 1 blunder
   *[other] { $blunders } blunders
}, { $mistakes ->
    [0] no mistake
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}, { $doubtful ->
    [0] nothing doubtful
    [one] 1 doubtful choice
   *[other] { $doubtful } doubtful choices
}.
insight-worst = Worst moment, turn { $turn }: “{ $action }” instead of “{ $best }”, { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } of a win.
insight-hints = Hints taken: { $count }.
# What the decisions were worth with all luck taken out. $kind: `never`, `always`, or `often`.
insight-adjusted = { $kind ->
    [never] With average luck, { $name }’s decisions would hardly ever have won.
    [always] With average luck, { $name }’s decisions would almost always have won.
   *[often] With average luck, { $name }’s decisions would have won about { NUMBER($adjusted, style: "percent", maximumFractionDigits: 0) } of such games.
}

review-title = Review
review-of = { $game }: { $names }
review-curve = Win shares, move by move
review-curve-how = One line for each player; dots mark the turning points. The table below has the same numbers.
review-luck-chart = Luck and errors
review-luck-how = What the dice and the decisions did to each player’s win share. Result − start = luck + own errors + others’ errors + model.
review-players = Players
review-moves = Decisions that cost something
review-none = No decision cost anything worth naming.
review-all = All moves
review-player = Player
review-start = Start
review-result = Result
review-luck = Luck
review-errors = Own errors
review-others = Others’ errors
review-residual = Model
review-residual-how = “Model” is what the evaluation changed its mind about between turns: the honest remainder.
review-adjusted = Without luck
review-turn = Turn
review-move = Move
review-played = Played
review-better = Better
review-cost = Cost
review-verdict = Verdict
review-position = Position
review-open-lab = Open in the laboratory
review-rolled-out = { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) } over { $games } games played on
review-written = Report: { $file }
review-working = Reviewing
review-waiting =
    { $ahead ->
        [0] Your review comes next
        [one] One other review comes before yours
       *[other] { $ahead } other reviews come before yours
    }; it starts in about { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
review-playing-on = Playing on
review-upload = Review a game file
review-upload-how = Choose a game file. It is not kept.
review-unfinished = The game is not over: everything up to here is reviewed.
review-moments = Moments worth another try
review-whose = Whose decisions
review-mine = Mine
review-everyone = Everyone’s
review-turn-number = Turn { $turn }
review-show = Show
review-again = Try again
review-again-how = “Try again” plays on from there against the same opponents. It counts for nothing.
review-none-mine = None of your decisions cost anything worth naming.
review-who = Which player were you?
review-story = How the game went
review-numbers = All the numbers

## The dice report

dice-title = Dice report
# Said before any number of it.
dice-spread-how = How evenly the faces fell is one number: 0 if each came up equally often, about { $expected } with fair dice, and larger the less evenly they fell.
dice-test-spread = { $name }: how evenly the faces fell ({ $trials } dice)
dice-test-face = { $name }: dice showing { $face } ({ $trials } dice)
dice-test-worm = { $name }: worms ({ $trials } dice)
dice-test-fails = { $name }: rolls that showed only taken faces ({ $trials } rolls)
dice-test-doubles = { $name }: doubles ({ $trials } rolls)
# What one player's dice did: $seen is a list of the following.
dice-player = { $name }: { $seen }.
dice-seen-worm = { $observed ->
    [one] 1 worm
   *[other] { $observed } worms
} (about { $expected } with fair dice)
dice-seen-fails = { $observed ->
    [one] 1 roll that failed at once
   *[other] { $observed } rolls that failed at once
} (about { $expected } with fair dice)
dice-seen-doubles = { $observed ->
    [one] 1 double
   *[other] { $observed } doubles
} (about { $expected } with fair dice)
dice-oddest = The oddest of all: { $words }. Seen { $observed }, expected { $expected }. Fair dice are this far off in { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } of cases.
dice-verdict = { $kind ->
    [odd] { $looked } things were looked at. Even so, fair dice produce something this odd in only { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } of cases: unusual, but no proof.
   *[usual] { $looked } things were looked at; among so many, fair dice produce something this odd in { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } of cases. Nothing unusual.
}
dice-nothing = No dice were rolled.
dice-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $rolls } rolls, { $dice } dice
dice-looked = Looked at
dice-observed = Seen
dice-expected = Expected
dice-p = p
dice-corrected = p, corrected

## Puzzles

puzzle-title = Puzzles
puzzle-question = { $level ->
    [1] Easy
    [2] Medium
   *[other] Hard
}: you are { $name }. What is best?
# $kind: `right`, or the verdict of what was chosen.
puzzle-answer = { $kind ->
    [right] Right: { $action }.
    [fine] Almost. Just a little better: { $action }.
    [doubtful] Not quite. Better: { $action }.
   *[other] No. Better: { $action }.
}
puzzle-next = Next puzzle
puzzle-ask = Your choice (number or notation, empty to give up):
puzzle-score = { $right } of { $asked } right.
puzzle-none = There are no puzzles here.
puzzle-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} found.
puzzle-saved = Saved: { $file }
puzzle-searching = Looking for puzzles
puzzle-own = Puzzles from this game’s errors
puzzle-theme = Theme: { $theme }.
# $phase: `early`, `middle` or `late`.
puzzle-number = Puzzle { $number } of { $count }, { $phase ->
    [early] early in the game
    [middle] in the middle of the game
   *[late] late in the game
}.
puzzle-theme-pickomino-steal = when to steal
puzzle-theme-pickomino-spare = when not to steal
puzzle-theme-pickomino-fail = failing on purpose
puzzle-theme-pickomino-last = the last tile
puzzle-theme-pickomino-tile = which tile to take
puzzle-theme-pickomino-stop = when to stop
puzzle-theme-pickomino-roll = when to roll on
puzzle-theme-pickomino-worm = a worm now or later
puzzle-theme-pickomino-face = which face to take
puzzle-theme-knockout-hit = the hit to see
puzzle-theme-knockout-far = a hit from far away
puzzle-theme-knockout-rival = whom to hit
puzzle-theme-knockout-trade = trading pieces
puzzle-theme-knockout-spare = when not to hit
puzzle-theme-knockout-safe = safe for good
puzzle-theme-knockout-evade = getting out of danger
puzzle-theme-knockout-trap = setting a trap
puzzle-theme-knockout-place = where to stand

## What a puzzle teaches

# A stop that steals $tile from $name.
lesson-steal = The { $tile } counts twice: { $worms ->
    [one] the worm on it leaves { $name } and comes to you.
   *[other] its { $worms } worms leave { $name } and come to you.
}
lesson-steal-chance = The { $tile } of { $name } becomes yours in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of cases after “{ $best }”, in { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) } after “{ $other }”.
lesson-aim = Rolling on can bring the { $tile }, worth { $worms ->
    [one] 1 worm
   *[other] { $worms } worms
}: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
# $tile: the own top tile, $turned: the one that is turned. $kind: `nothing`, `turns`, `stays`, `own` or `both`.
lesson-fail = { $kind ->
    [nothing] You have no tile to lose: failing costs nothing.
    [turns] You have no tile to lose, and failing turns the { $turned } face down for good.
    [stays] Failing sends your { $tile } back to the grill, and nothing is turned face down.
    [own] Failing turns your { $tile } face down for good.
   *[both] Failing sends your { $tile } back to the grill and turns the { $turned } face down for good.
}
lesson-rather = Even a failed turn is worth more than taking the { $tile } now.
lesson-last = The { $tile } is the last tile on the grill: whoever takes it ends the game. Worms so far: you { $mine }, { $name } { $theirs }.
lesson-tile = Worms: { $worms } on the { $tile }, { $other-worms } on the { $other }.
# The worm is taken `now`, since it might `never` come, or `later`, with $dice dice.
lesson-worm = { $kind ->
    [now] Without a worm there is no tile. Left for later, one shows on the next roll in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of cases ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }).
    [never] Without a worm there is no tile, and no die would be left to bring one.
   *[later] The worm can wait: with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } left, the next roll shows one in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of cases.
}
lesson-face = Dice left after “{ $best }”: { $dice }; after “{ $other }”: { $other-dice }.
# $kind: `spare` where it is better not to, `hit`, `far`, `rival` or `trade` where it is.
lesson-hit = { $kind ->
    [spare] Tempting: it would knock out { $name }’s { $victim }, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[hit] It knocks out { $name }’s { $victim }, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
lesson-risk = { $kind ->
    [spare] But then your { $piece } could be hit in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of cases.
   *[trade] In return your { $piece } can be hit in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of cases: a good trade.
}
lesson-evade = Your { $piece } can then be hit in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of cases, after the other move in { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-trap = Your next roll can then hit { $name }’s { $piece } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of cases, after the other move in { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-safe = Nobody can hit your { $piece } any more.

## What cannot be asked

error-unknown-theme = There are no puzzles about “{ $value }”. Themes: { $known }.
error-unknown-puzzle = There is no puzzle “{ $value }”.
error-bad-games = Rollouts need { $low } to { $high } games, not { $value }.
error-not-small = Only small games for two can be solved exactly: Pickomino with at most { $most } tiles in play, Knockout with at most { $positions } positions.
error-tutor-off = The tutor is not allowed at this table.
error-not-your-turn-to-ask = The tutor only speaks to the seat whose turn it is.
error-tutor-not-agreed = Not everybody at this screen agreed to the tutor: { $names }.
error-hint-off = Hints are for one person who plays against bots, with dice that no other table shares.
error-too-many-questions = At most { $most } questions at a time: wait for an answer first.
error-insight-busy = Many people are asking just now. Try again in a moment.
error-insight-too-long = This takes longer than { $seconds } seconds to work out.
error-insight-failed = This could not be worked out.

## The laboratory

lab-title = Laboratory
lab-how = Set up any position, also the one on your own table, and see at once what it is worth.
lab-position = Position
lab-link = Link to this position
lab-copied = Copied.
lab-shares = Win shares
lab-choices = Choices
lab-tiles = Chances of each tile
lab-tile = Tile
lab-chance = Best plan
lab-most = Going for it
lab-victim = From
lab-grill = grill
lab-players = Number of players
lab-seat = To move
lab-taken = Dice taken
lab-rolled = Dice rolled
lab-dangers = Own pieces in danger
lab-targets = Pieces that can be hit
lab-piece = Piece
lab-over = The game is over.
lab-start = Start afresh
lab-rollout = Played on { $games } times: { $values }.
