### What the commands odds and arena say.

## Commands

## Numbers

# $number is one number, or two with a dash between.
percent = { $number }%

## Options

## Odds

odds-goal =
    Goal: { $goal ->
        [worms] worms
        [win] winning
        [tile] any tile
        [payoff] these payoffs
       *[other] { $goal }
    }. Expected value { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) }
odds-best = Best: { $choice } ({ $value }).
odds-fail = Ends without a tile: { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) }%
odds-chance = { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) }%
odds-column-total = total
odds-column-least = at least
odds-column-exact = exactly
odds-column-ends = final

## Arena

arena-playing = Playing
arena-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $turns } turns each on average, { $speed } games per second
arena-column-bot = bot
arena-column-wins = wins
arena-column-interval = 95%
arena-column-without-luck = without luck
arena-column-score = score
arena-verdict-better = Decided: { $bot } wins more than its fair share.
arena-verdict-fair = Decided: { $bot } doesn’t win { $more } more than its fair share.
arena-verdict-open = Undecided: it takes more than { $games } games.

## Refusals

error-bad-weights = Can’t read the weights in { $file }. Reinstall Roost, or train them again.
error-bad-goal = “{ $value }” isn’t a goal. Choose from { $known }, a total such as 27, or 27+.
error-bad-match = Can’t play this match: { $reason }

## Bots of one’s own: roost bot, and what an arena says of them

bot-checked = { $bot }: { $decisions } decisions; typical { $median } ms, slowest { $worst } ms.
bot-sound = Every answer was legal and in time.
bot-fault = { $bot } lost { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}: { $fault ->
    [slow] too slow
    [illegal] not legal
    [garbage] not understood
    [flood] too talkative
    [left] given up on
   *[crash] crashed
}. The first time: { $reason }
bot-signed-in = { $name } is at { $server }.
bot-sits = Playing at { $address }
bot-table-ended = The table was closed before the game was over.
error-bad-bot = { $why ->
    [file] There is no bot file “{ $value }”.
    [name] There’s no bot “{ $value }” there; choose from { $known }.
    [loading] “{ $value }” can’t be loaded: { $reason }
    [making] “{ $value }” can’t be created without arguments: { $reason }
    [key] “{ $value }” can’t be a bot’s key. Use lower-case letters, digits and hyphens, and a key no other bot has.
    [command] After run: comes the command that starts the program.
    [program] There is no program “{ $value }” on the PATH.
    [hidden] “{ $value }” must be defined at the top level of a module or file, so that other processes find it.
    [prefix] “{ $value }” isn’t a bot. Write file.py:Name for a file, run:COMMAND for a program.
   *[shape] “{ $value }” isn’t a bot. A bot is a function, or a class with choose or probabilities.
}
error-no-decision = There is nothing to decide here: roll the dice first, or the game is over.
error-missing-option = { $option } is missing.
error-missing-extra = { $package } isn’t installed. Run: pip install "roost[{ $extra }]"
error-bad-streams = A batch needs one random stream per game: { $wanted } of the type uint64.
