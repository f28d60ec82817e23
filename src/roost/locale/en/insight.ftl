### Insight: the tutor, the review, the dice report, puzzles and the laboratory.
### Shares, chances, losses and p-values are numbers from 0 to 1.

insight-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

## Positions

insight-seat = Player { $number }
insight-roll = rolls { $dice }
insight-best = Best: { $action }. Chance of winning: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
insight-only-choice = Your only option: { $action }. Chance of winning: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
insight-margin = Accuracy of these chances: ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points in 95 of 100 such positions.
insight-close = Equally good: { $action }.
insight-second = Next best: { $action }. It costs you { POINTS($loss, maximumFractionDigits: 1) ->
    [one] { POINTS($loss, maximumFractionDigits: 1) } point
   *[other] { POINTS($loss, maximumFractionDigits: 1) } points
} of winning chance.
insight-next-fails = { $dice ->
    [one] Rolling the last die
   *[other] Rolling { $dice } dice
} fails { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of the time.
insight-turn = { $fails ->
    [0] Played perfectly, this turn never fails.
   *[other] Played perfectly, this turn fails { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } of the time.
} Expected worms: { NUMBER($worms, maximumFractionDigits: 1) }.
insight-likely-tile = The most likely tile is the { $tile }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
# $most: the chance when going for this tile alone.
insight-steal = Stealing the { $tile } from { $name }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } with best play, { NUMBER($most, style: "percent", maximumFractionDigits: 1) } if you go for nothing else.
# In `insight-targets` and `insight-dangers`, $count pieces are hit equally often.
insight-target = { $name }’s { $piece } is the easiest target: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of rolls hit it.
insight-targets = { $count } pieces are the easiest targets: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of rolls hit each of them.
insight-danger = Your { $piece } is in the most danger: opponents can hit it with { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of their rolls.
insight-dangers = { $count } of your pieces are in the most danger: opponents can hit each with { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of their rolls.

## Why one choice is better

insight-why-share = Chance of winning: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } instead of { NUMBER($other-share, style: "percent", maximumFractionDigits: 1) }.
insight-why-stop = The { $tile } is sure; rolling again fails { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } of the time.
insight-why-roll = { $risk ->
    [low] Worth the risk: rolling again fails only { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } of the time.
   *[high] Rolling again fails { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } of the time, but can bring more.
}
# $wins: `true` when stopping wins the game, `false` when it would lose it.
insight-why-ends = { $wins ->
    [true] Stopping ends the game and wins it.
   *[false] Stopping would end the game without winning it.
}
insight-why-fails = Risk of losing the turn: { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } instead of { NUMBER($other-fails, style: "percent", maximumFractionDigits: 0) }.
insight-why-gain = { $kind ->
    [more] More worms this turn: on average { NUMBER($best, maximumFractionDigits: 1) } instead of { NUMBER($other, maximumFractionDigits: 1) }.
   *[fewer] Fewer worms this turn ({ NUMBER($best, maximumFractionDigits: 1) } instead of { NUMBER($other, maximumFractionDigits: 1) }), but more wins.
}
insight-why-stake = A failed turn would send the { $tile } back to the grill.
insight-why-points = { $kind ->
    [more] It knocks out more points: { $best } instead of { $other }.
   *[fewer] Fewer points knocked out ({ $best } instead of { $other }), but more wins.
}
insight-why-position = The same points, but the pieces end up better placed.
insight-why-leader = It knocks out a piece of { $name }, who is ahead, not one of { $other }’s.
insight-why-danger = Leaves about { NUMBER($best, maximumFractionDigits: 1) } points in danger instead of { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-threat = It threatens about { NUMBER($best, maximumFractionDigits: 1) } points with the next roll instead of { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-safe = { $points ->
    [one] It makes 1 point safe for the rest of the game.
   *[other] It makes { $points } points safe for the rest of the game.
}

## The tutor

tutor-title = Tutor
tutor-on = Show the tutor
tutor-allow = Allow the tutor
tutor-agree = Only if everyone at this screen agrees.
tutor-private = Only you can see this.
tutor-threshold = Warn me about mistakes bigger than
tutor-warning = { $verdict ->
    [blunder] Wait: that would be a blunder.
    [mistake] Wait: that would be a mistake.
   *[doubtful] Wait: there is something better.
}
tutor-play = Play it anyway
tutor-think = Think again
tutor-show = Show me
tutor-choice = Choice
tutor-share = Chance of winning
tutor-loss = Cost
tutor-gain = Worms this turn
tutor-points = Points this turn
tutor-fails = Risk

## A hint

hint-show = Hint
hint-best = Best: { $action }.
hint-same = It hardly matters which you choose.

## The review

verdict-fine = fine
verdict-doubtful = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder

# $move is what $mover did; $before and $after are the win shares of $name.
insight-turning = Turn { $turn }, { $mover }: { $move }. { $name }’s chances: { NUMBER($before, style: "percent", maximumFractionDigits: 0) } → { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
# The result and at most one reason, for the player of a seat.
insight-result =     { $kind ->
        [won] You won { $mine }:{ $theirs }.
        [lost] You lost { $mine }:{ $theirs }.
        [tied] You tied { $mine }:{ $theirs }.
        [first] You came first: { $score }.
        [second] You came second: { $score }.
        [third] You came third: { $score }.
       *[placed] You finished in place { $place }: { $score }.
    }
insight-reason = { $kind ->
    [lucky] The dice were on your side.
    [unlucky] The dice were against you.
    [against] Even with the dice against you!
    [better] The dice were even: you played better.
   *[worse] The dice were even: { $name } played better.
}
insight-slip-careless = { $who ->
    [you] You
   *[other] { $name }
} made { $count ->
    [one] one careless move
   *[other] { $count } careless moves
}.
insight-slip-pickomino-rolled = { $who ->
    [you] You
   *[other] { $name }
} rolled on { $count ->
    [one] once
   *[other] { $count } times
} when stopping was better.
insight-slip-pickomino-stopped = { $who ->
    [you] You
   *[other] { $name }
} stopped too early { $count ->
    [one] once
   *[other] { $count } times
}.
insight-slip-pickomino-tile = { $who ->
    [you] You
   *[other] { $name }
} took the wrong tile { $count ->
    [one] once
   *[other] { $count } times
}.
insight-slip-pickomino-dice = { $who ->
    [you] You
   *[other] { $name }
} set aside the wrong dice { $count ->
    [one] once
   *[other] { $count } times
}.
insight-slip-knockout-hit = { $who ->
    [you] You
   *[other] { $name }
} missed { $count ->
    [one] one knock-out
   *[other] { $count } knock-outs
}.
insight-luck = { $kind ->
    [good] The dice helped { $name }: +{ POINTS($luck, maximumFractionDigits: 1) ->
    [one] { POINTS($luck, maximumFractionDigits: 1) } point
   *[other] { POINTS($luck, maximumFractionDigits: 1) } points
} of winning chance.
    [bad] The dice were against { $name }: −{ POINTS($luck, maximumFractionDigits: 1) ->
    [one] { POINTS($luck, maximumFractionDigits: 1) } point
   *[other] { POINTS($luck, maximumFractionDigits: 1) } points
} of winning chance.
   *[even] The dice neither helped nor hurt { $name }.
}
insight-no-errors = { $name } made no real mistakes.
insight-errors = { $name }’s decisions cost { POINTS($cost, maximumFractionDigits: 1) ->
    [one] { POINTS($cost, maximumFractionDigits: 1) } point
   *[other] { POINTS($cost, maximumFractionDigits: 1) } points
} of winning chance: { $blunders ->
    [0] no blunders
    [one] 1 blunder
   *[other] { $blunders } blunders
}, { $mistakes ->
    [0] no mistakes
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}, { $doubtful ->
    [0] no inaccuracies
    [one] 1 inaccuracy
   *[other] { $doubtful } inaccuracies
}.
insight-worst = Worst moment, turn { $turn }: { $action }. Better: { $best } ({ POINTS($loss, maximumFractionDigits: 1) ->
    [one] { POINTS($loss, maximumFractionDigits: 1) } point
   *[other] { POINTS($loss, maximumFractionDigits: 1) } points
} of winning chance).
insight-hints = Hints used: { $count }.
# What the decisions were worth with all luck taken out. $kind: `never`, `always`, or `often`.
insight-adjusted = { $kind ->
    [never] With average luck, playing like { $name } hardly ever wins.
    [always] With average luck, playing like { $name } almost always wins.
   *[often] With average luck, playing like { $name } wins about { NUMBER($adjusted, style: "percent", maximumFractionDigits: 0) } of the time.
}

review-title = Review
review-of = { $game }: { $names }
review-curve = Winning chances, move by move
review-curve-how = One line for each player; dots mark the turning points. The table below has the same numbers.
review-luck-chart = Luck and mistakes
review-luck-how = What the dice and the decisions did to each player’s chances. Result − start = luck + own mistakes + others’ mistakes + unexplained. 1 is a whole game.
review-players = Players
review-moves = Decisions that cost something
review-none = No decision cost anything worth mentioning.
review-all = All moves
review-player = Player
review-start = Start
review-result = Result
review-luck = Luck
review-play = Play
review-level = { $level ->
    [-2] very bad
    [-1] bad
    [0] average
    [1] good
   *[2] very good
}
review-errors = Own mistakes
review-others = Others’ mistakes
review-residual = Unexplained
review-residual-how = “Unexplained” is neither luck nor error: how far our estimate shifted from one turn to the next. The smaller, the better.
review-adjusted = Without luck
review-turn = Turn
review-move = Move
review-played = Played
review-better = Better
review-cost = Cost
review-verdict = Verdict
review-position = Position
review-open-lab = Open in the laboratory
review-rolled-out = { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) } ({ $games } simulated games)
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
review-playing-on = Simulating
review-upload = Review a game file
review-upload-how = Choose a game file. We don’t keep it.
review-unfinished = The game isn’t over: everything up to here is reviewed.
review-moments = Moments to retry
review-card = { $number } of { $count }
review-previous = Previous moment
review-next = Next moment
review-whose = Whose decisions
review-mine = Mine
review-everyone = Everyone’s
review-turn-number = Turn { $turn }
review-show = Show
review-again = Try again
review-again-how = You play on from there against the same opponents. It doesn’t count towards your results.
review-none-mine = None of your decisions cost anything worth mentioning.
review-who = Which player were you?
review-story = How the game went
review-chances = { $who ->
    [you] Your chances
   *[other] { $name }’s chances
}: { $before } → { $after }
review-numbers = All the numbers

## The dice report

dice-title = Dice report
dice-summary = { $kind ->
    [odd] The dice were unusual.
   *[usual] The dice were ordinary.
}
# Said before any number of it.
dice-spread-how = One number shows how even the rolls were: 0 means every face came up equally often, around { $expected } is normal for fair dice, more means less even.
dice-test-spread = { $name }: how even the rolls were ({ $trials } dice)
dice-test-face = { $name }: dice showing { $face } ({ $trials } dice)
dice-test-worm = { $name }: worms ({ $trials } dice)
dice-test-fails = { $name }: busted rolls ({ $trials } rolls)
dice-test-doubles = { $name }: doubles ({ $trials } rolls)
# What one player's dice did: $seen is a list of the following.
dice-player = { $name }: { $seen }.
dice-seen-worm = { $observed ->
    [one] 1 worm
   *[other] { $observed } worms
} (about { $expected } with fair dice)
dice-seen-fails = { $observed ->
    [one] 1 busted roll
   *[other] { $observed } busted rolls
} (about { $expected } with fair dice)
dice-seen-doubles = { $observed ->
    [one] 1 double
   *[other] { $observed } doubles
} (about { $expected } with fair dice)
dice-oddest = Most unusual: { $words }. Seen { $observed }, expected { $expected }. Fair dice are this far off { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } of the time.
dice-verdict = { $looked ->
    [one] We checked 1 thing.
   *[other] We checked { $looked } things.
} { $kind ->
    [odd] Fair dice produce something this odd only { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } of the time: unusual, but no proof.
   *[usual] Among that many, fair dice produce something this odd { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } of the time. Nothing unusual.
}
dice-nothing = No dice were rolled.
dice-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
dice-looked = What we checked
dice-observed = Seen
dice-expected = Expected
dice-p = p
dice-corrected = p, corrected

## Puzzles

puzzle-title = Puzzles
puzzle-question = { $level ->
    [1] Easy.
    [2] Medium.
   *[other] Hard.
} You’re { $name }. What’s your best move?
# $kind: `right`, or the verdict of what was chosen.
puzzle-answer = { $kind ->
    [right] Spot on! { $action }.
    [fine] So close! Just a little better: { $action }.
    [doubtful] Not quite. Better: { $action }.
   *[other] Not this time. Better: { $action }.
}
puzzle-next = Next puzzle
puzzle-ask = Your choice (number or notation, empty to give up):
puzzle-score = { $right } of { $asked } right.
puzzle-none = No puzzles here yet.
puzzle-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} found.
puzzle-saved = Saved: { $file }
puzzle-searching = Looking for puzzles
puzzle-own = Turn my mistakes into puzzles
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
puzzle-theme-pickomino-roll = when to roll again
puzzle-theme-pickomino-worm = a worm now or later
puzzle-theme-pickomino-face = which face to set aside
puzzle-theme-knockout-hit = spot the hit
puzzle-theme-knockout-far = a hit from far away
puzzle-theme-knockout-rival = whom to hit
puzzle-theme-knockout-trade = trading pieces
puzzle-theme-knockout-spare = when not to hit
puzzle-theme-knockout-safe = safe for good
puzzle-theme-knockout-evade = getting out of danger
puzzle-theme-knockout-trap = setting a trap
puzzle-theme-knockout-place = positioning

## What a puzzle teaches

# A stop that steals $tile from $name.
lesson-steal = The { $tile } counts twice: { $worms ->
    [one] the worm on it leaves { $name } and comes to you.
   *[other] its { $worms } worms leave { $name } and come to you.
}
lesson-steal-chance = Your chance of stealing { $name }’s { $tile }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } instead of { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-aim = Rolling again can bring the { $tile }, worth { $worms ->
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
lesson-rather = Even failing is better than taking the { $tile } now.
lesson-last = The { $tile } is the last tile on the grill: taking it ends the game. Worms so far: you { $mine }, { $name } { $theirs }.
lesson-tile = Worms: { $worms } on the { $tile }, { $other-worms } on the { $other }.
# The worm is taken `now`, since it might `never` come, or `later`, with $dice dice.
lesson-worm = { $kind ->
    [now] Without a worm there’s no tile. If you wait, your chance of a worm on the next roll ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }) is { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
    [never] Without a worm there’s no tile, and you’d have no die left to roll one.
   *[later] The worm can wait: with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } left, your chance of one on the next roll is { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
}
lesson-face = Dice left: { $dice } instead of { $other-dice }.
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
    [spare] But then your { $piece } could be hit { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of the time.
   *[trade] In return your { $piece } can be hit { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of the time: a good trade.
}
lesson-evade = Then your { $piece } can be hit { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of the time; after the other move, { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-trap = Then your next roll can hit { $name }’s { $piece } { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of the time; after the other move, { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-safe = Your { $piece } is safe for the rest of the game.

## What cannot be asked

error-unknown-theme = There are no puzzles about “{ $value }”. Themes: { $known }.
error-unknown-puzzle = There is no puzzle “{ $value }”.
error-bad-games = Simulations need { $low } to { $high } games, not { $value }.
error-not-small = Only small games for two can be solved exactly: Pickomino with at most { $most } tiles in play, Knockout with at most { $positions } positions.
error-tutor-off = The tutor isn’t allowed at this table.
error-not-your-turn-to-ask = You can ask the tutor when it’s your turn.
error-tutor-not-agreed = Not everyone at this screen agreed to the tutor: { $names }.
error-hint-off = Hints are only available when you play alone against bots with your own dice.
error-too-many-questions = At most { $most } questions at a time. Wait for an answer first.
error-insight-busy = Many people are asking just now. Try again in a moment.
error-insight-too-long = This would take longer than { $seconds } seconds to work out.
error-insight-failed = Roost couldn’t work this out.

## The laboratory

lab-title = Laboratory
lab-how = Set up any position, even one from your own game, and see what it’s worth.
lab-position = Position
lab-link = Link to this position
lab-copied = Copied.
lab-shares = Winning chances
lab-choices = Choices
lab-tiles = Chances of each tile
lab-tile = Tile
lab-chance = With best play
lab-most = If you aim for it
lab-victim = From
lab-grill = grill
lab-players = Number of players
lab-seat = To move
lab-taken = Dice set aside
lab-rolled = Dice rolled
lab-dangers = Own pieces in danger
lab-targets = Pieces that can be hit
lab-piece = Piece
lab-over = The game is over.
lab-start = Reset
lab-rollout = Simulated { $games ->
    [one] once
   *[other] { $games } times
}: { $values }.
