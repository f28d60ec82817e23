### The help of the command line, and its refusals.

## Help. Messages without placeables: `roost --help` must be instant.

help-about = Roost: play, learn and study two dice games, Pickomino and Knockout.
help-more = roost alone opens the app. More: roost COMMAND --help, roost --version
help-subcommands = Options of a subcommand: roost { $command } SUBCOMMAND --help
help-group-play = Play
help-group-learn = Learn
help-group-bots = Bots
help-group-host = Host
help-group-other = Other
help-usage = Usage:
help-arguments = Arguments
help-options = Options

## Commands

command-play = play against bots or people, here or on a server
command-resume = resume an unfinished game
command-learn = play a first game with comments
command-today = show today’s games on your server
command-rules = read the rules of a game
command-puzzle = solve puzzles from real games
command-review = find out where a game was won or lost
command-replay = watch a game again, turn by turn
command-analyse = show the best move, chances and odds of a position
command-check = check the moves of a game and test its dice
command-arena = let bots play each other: matches and tournaments
command-bot = check, measure or run your own bot
command-bot-check = ask for decisions and report illegal, late or missing ones
command-bot-benchmark = measure how much its decisions cost, compared with our bots
command-bot-run = let it play on a server
command-board = check, measure or draw a Knockout board
command-board-check = describe the board and the player counts it suits
command-board-measure = play games on it and report length, fairness and skill
command-board-draw = draw it as SVG
command-board-search = find the arrows that make skill count most
command-serve = run a server for browsers, here or on the home network
command-server = manage a server: tables, bans, backups
command-server-list = list the tables
command-server-end = end a table without a result
command-server-hide = hide a table from the public lists
command-server-show = put a table back on the public lists
command-server-delete = delete a table and its log
command-server-ban = ban an address, a network or a guest
command-server-unban = lift a ban
command-server-bans = list the bans
command-server-forget = delete a guest or an account
command-server-purge = delete old games and guests
command-server-rotate = replace the secret: all cookies and links become invalid
command-server-drain = close a running server’s sockets before you stop it
command-server-backup = back up the data, even while the server runs
command-server-restore = restore a backup and verify every game
command-server-copy = copy the data between SQLite and PostgreSQL
command-settings = show or change your defaults
command-completion = print shell completion or the manual page
command-report = print details for a bug report

## Options

option-help = show this help
option-language = language
option-json = print JSON, for programs
option-pace = how long a bot takes for a decision, in seconds (0 to 60)
option-plain = describe everything in words; draw nothing
option-file-or-last = a game file (default: the last game)
option-play-game = the game: { $games } (default: Roost asks)
option-play-players = the players in order, separated by commas; bot:KEY is a bot, as in Ana,Leo,bot:simple
option-play-seats = number of players; people fill the seats that have no name or bot
option-play-bot = add a bot (repeatable): { $bots }
option-play-first = who starts: a name, or a number from 1 (default in Knockout: the dice decide)
option-play-variant = rule options joined by +, such as short+any-lower (see roost rules)
option-play-board = the board: { $boards }, or a board file
option-play-rounds = number of rounds, after which the points decide
option-play-seed = any text; the same seed gives the same dice
option-play-dice = system, or manual: you roll real dice and type them in
option-play-file = where to save the game
option-play-server = play on this server: open a table, or return to your last game there
option-play-link = join or watch the table behind this link
option-play-name = your name there (with --server or --link)
option-resume-file = a game file, or a number from --list (default: the last game)
option-resume-list = list the unfinished games
option-resume-salvage = continue from the valid part of a damaged file
option-rules-game = the game: { $games }
option-rules-rule = a single rule, such as P7
option-puzzle-game = the game: { $games }
option-puzzle-theme = only puzzles about this theme
option-puzzle-from = make puzzles from the mistakes in a game file (repeatable)
option-puzzle-player = only the mistakes of this player
option-puzzle-id = the puzzle with this id
option-puzzle-count = number of puzzles
option-puzzle-make = find new puzzles in games between bots and write them to a file
option-puzzle-games = number of games to search
option-puzzle-seed = a number; the same seed repeats the search
option-review-html = report file (default: next to the game file)
option-review-no-report = write no report
option-review-exact = solve the game first, for exact answers (two players, at most seven tiles)
option-review-rollouts = check each of the worst decisions with this many simulated games
option-replay-all = don’t wait for Enter after each turn
option-analyse-position = a position, such as "pickomino 21-36 -/- 0 - ? 1"
option-analyse-rollouts = also simulate this many games from the position
option-odds-goal = odds of the turn if you play for a goal: { $goals }, 27 (exactly) or 27+ (at least)
option-odds-payoff = odds if stopping on the totals 0 to 40 is worth these 41 numbers (separated by commas)
option-odds-fail = with --payoff: what failing is worth (default: 0)
option-check-files = game files (default: the last game)
option-check-receipt = your receipt from the table, to compare with the file
option-arena-bots = one bot per seat: { $bots }
option-arena-game = the game: { $games }
option-arena-games = number of games; the bots change seats after each
option-arena-seed = a number; the same seed gives the same games
option-arena-jobs = number of processes (default: all cores)
option-arena-until = stop early once it’s clear whether the first bot beats its fair share by this much, such as 0.01 (at most --games)
option-arena-raw = don’t remove luck from the results: faster, but much less certain
option-arena-tournament = a tournament: round-robin, or gauntlet (the first bot against each other one); --games is per match
option-arena-seats = tournament: players at a table (default: 2)
option-arena-file = save finished games; the same command continues from there
option-arena-ray = play on the Ray cluster at this address
option-arena-seconds = time limit for a decision of your own bot
option-bot-bot = a key, file.py:Name, module:Name, or run:COMMAND for a program
option-bot-decisions = number of decisions
option-bot-server = the address of the server
option-bot-link = take the seat behind this link (default: open a table)
option-bot-against = a bot of the server as the opponent (repeatable)
option-bot-name = the bot’s name there
option-bot-games = number of games
option-benchmark-bot = the bot: { $bots }, or your own, as in roost arena
option-benchmark-positions = number of positions (default: all)
option-benchmark-games = number of games (default: all; 0: positions only)
option-board-draw-out = where to write the drawing (default: the terminal)
option-board-search-out = where to write the best board
option-board-file = a board file, or a built-in board: { $boards }
option-board-games = games per player count, once with equal bots and once strongest against greedy
option-board-seats = only this number of players
option-board-classes = how many classes of lines may carry arrows
option-serve-set = any other setting, such as retention-tables=90 (repeatable)
option-serve-host = the address to listen on (default: 127.0.0.1)
option-serve-port = the port to listen on (default: 8000 or the next free one)
option-serve-data = the server’s data folder
option-serve-store = a PostgreSQL database instead of SQLite: postgresql://user@host/name (better: ROOST_STORE)
option-serve-config = settings in TOML (default: server.toml in Roost’s folder)
option-serve-show-config = print all settings and where each was set, then exit
option-serve-lan = let phones and computers on the same network join
option-serve-open = open the app in a browser
option-serve-origin = another URL of this server, or a site that may use it (repeatable)
option-serve-accept-loss = start although data is missing; it can’t be recovered later
option-server-table = the id of a table
option-server-who = an address, a network such as 203.0.113.0/24, or the id of a guest
option-server-guest = the id of a guest or an account
option-server-ban-days = for how many days (default: permanently)
option-server-purge-days = delete games and guests that are older than this
option-server-all = also list finished tables
option-server-backup-folder = a new folder for the backup
option-server-restore-folder = the folder of the backup
option-server-copy-source = where the data is: a folder or postgresql://…
option-server-copy-target = where to copy them: a new folder or an empty database
option-settings = NAME=VALUE: { $names } (no value: back to the default)
option-completion-kind = { $kinds }

## What `roost server` prints

server-tables = { $count ->
    [0] No tables.
    [one] { $count } table.
   *[other] { $count } tables.
}
server-bans = { $count ->
    [0] No bans.
    [one] { $count } ban.
   *[other] { $count } bans.
}
server-until = until { $time }
server-purged = Tables deleted: { $tables }. Guests deleted: { $guests }.
server-done = Done.
server-copied = Copied and verified. Tables: { $tables }; log entries: { $entries }; people: { $people }.
server-restore-broken = Table { $table } is damaged: { $reason }
server-restored = Restored and verified. Tables: { $tables }; games replayed from their seeds: { $games }; moves: { $moves }.

## Refusals

error-unknown-command = Unknown command: { $command } { $value }{ $near ->
    [none] .
   *[other] ; did you mean “{ $near }”?
} Known: { $known }
error-no-game-yet = You have no game yet. Start one with: roost play
error-option-one-game = { $option } is about one game: name one file.
error-setting-form = { $option } takes NAME=VALUE, not “{ $value }”.
