### What only the browser app says. What happens in a game is in game.ftl.

## The first page

web-skip-to-content = Skip to the content
web-tagline = Two dice games, one table. Sit down.
web-about-pickomino = Roll, dare, and grill the most worms.
web-about-knockout = Roll, run, and knock the others out.
web-play-now = Play { $game } now
web-first-game = New here? Your first game
web-mode-bots = Against bots
web-mode-local = Around this screen
web-mode-online = Invite friends
web-unfinished = Left unfinished
web-go-on = Go on
web-more = More
web-menu = Menu
web-watch = Watch
web-rules = Rules
web-fair-dice = Fair dice
web-settings = Settings
web-language = Language
web-to-start = To the first page
web-lost = Nothing here
web-lost-how = This page does not exist. The hens have looked everywhere.

## Setting up a game

web-how-to-play = How to play
web-player-count = Players
web-bot-count = How many of them are bots?
web-bot-level = The bots play like
web-bot-order = From the easiest to the strongest.
web-bot-record = Your record: { $won } won of { $games }
web-names = Names
web-name-of = Name of player { $seat }
web-your-name = Your name
web-hand-dice = We roll real dice
web-hand-dice-how = Type in what you rolled. Roost keeps the table.
web-listed = Anyone may join
web-listed-how = The table is listed for all. Otherwise only your links open it.
web-clock = Time for each decision
web-clock-reserve = Each player also has a minute in reserve for the whole game.
web-no-clock = no clock
web-seconds = { $count } s
web-days = { $count ->
    [one] { $count } day a turn
   *[other] { $count } days a turn
}
web-hours = { $count ->
    [one] { $count } hour a turn
   *[other] { $count } hours a turn
}
web-days-how = Nobody has to be there at the same time. If somebody lets the time go by, a bot plays for them until they are back.
web-hours-left = { $count } h left
web-house-rules = Rules and variants
web-ending = After a failed turn
web-board = Board
web-rounds = Rounds
web-to-the-end = to the end
web-who-starts = Who starts?
web-by-lot = by lot
web-seat-number = player { $seat }
web-read-rules = Read the rules
web-start-game = Start
web-make-table = Lay the table

## Tables and the waiting room

web-table = Table
web-tables = Tables
web-tables-waiting = Waiting for players
web-tables-none-waiting = Nobody is waiting just now. Open a table and others will find it.
web-tables-running = Being played
web-tables-none-running = Nobody is playing in public just now.
web-tables-more = Show more tables
web-open-table = Open a table: { $game }
web-table-missing = This table does not exist, or it is private and your link does not open it. Ask for a new link.
web-table-laid = Laying the table…
web-waiting-room = Waiting for everyone
web-sit-down = Sit down
web-invite = Invite
web-invite-how = Whoever opens this link gets the seat. Scan it with a phone, or send it.
web-invite-watchers = Let others watch
web-invite-watch-how = Whoever opens this link may watch.
web-invite-link = Link
web-invite-local = This link works on this computer only. Start “roost serve --lan” to play with phones at home.
web-qr-code = The link as a QR code
web-share = Send
web-copy = Copy
web-copied = Copied
web-keep = No
web-remove = Send away
web-remove-sure = Send { $name } away from this table for good?
web-close-seat = Close this seat
web-renew-link = New link
web-revoke-link = Switch the link off
web-renew-watch = New link to watch
web-one-seat = One seat each
web-one-seat-how = Nobody can sit down in two seats.
web-ready = I’m ready
web-is-ready = ready
web-not-ready = not ready yet
web-leave = Leave the table
web-left = You left the table.
web-undo = Undo
web-abandon = Clear the table
web-you-watch = You are watching.
web-watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
web-seat-away = away
web-seat-kept = kept by a bot
web-kept-for-you = A bot is keeping your seat warm.
web-take-seat-back = Take it back
web-connection-lost = No connection. Your seat is kept; trying again…
web-reconnecting = Connecting again…
web-react = Say something

## At every table

web-players = Players
web-log = What happened
web-close = Close
web-faster = Faster
web-clock-left = Time left: { $left }, then { $reserve } in reserve
web-what-now = Your move
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-plays = { $name } is playing
web-tap-to-skip = tap to skip
web-wait = One moment…
web-roll-dice = { $count ->
    [one] Roll the die
   *[other] Roll { $count } dice
}
web-game-over = The game is over
web-ranks = Ranks
web-sent = Sent
web-capped = The game had reached 2,000 turns, so it was ended.
web-tie-break = Equal worms, so the highest tile decides: { $name } has the { $tile }, against the { $other }.
web-tie-break-you = Equal worms, so the highest tile decides: you have the { $tile }, against the { $other }.
web-rematch = Play again
web-rematch-swap = Swap seats
web-rematch-join = Join the next game
web-save-game = Save the game
web-hand-title = Which face?
web-hand-entered = { $count } of { $dice } dice entered
web-hand-add = Add a { $face }
web-hand-remove = Remove a { $face }
web-hand-done = That’s the roll
web-hand-take-back = Take the last roll back

## Pickomino

web-grill = Grill
web-tile-name = { $worms ->
    [one] Tile { $tile }, 1 worm
   *[other] Tile { $tile }, { $worms } worms
}
web-tile-turned = Face down, out of the game
web-no-tile-yet = no tile yet
web-stack-of = { $below ->
    [0] { $name }’s stack: { $tile }
   *[other] { $name }’s stack: { $tile } on top, { $below } below
}
web-stack-below = Below { $name }’s top tile, safe from thieves:
web-stack-only = { $name } has only this tile.
web-stack-of-you = { $below ->
    [0] Your stack: { $tile }
   *[other] Your stack: { $tile } on top, { $below } below
}
web-stack-below-you = Below your top tile, safe from thieves:
web-stack-only-you = You have only this tile.
web-sum = Total
web-worm-there = with a worm
web-worm-missing = still no worm
web-taken-dice = Taken: { $dice }
web-taken-nothing = Nothing taken yet
web-take-dice = { $face ->
    [6] { $count ->
        [one] Take the worm, total { $total }
       *[other] Take the { $count } worms, total { $total }
    }
   *[other] { $count ->
        [one] Take the { $face }, total { $total }
       *[other] Take the { $count } dice with { $face }, total { $total }
    }
}
web-dice-shown = { $face ->
    [6] { $count ->
        [one] one worm
       *[other] { $count } worms
    }
   *[other] { $count ->
        [one] one die with { $face }
       *[other] { $count } dice with { $face }
    }
}
web-prompt-take = Tap the dice you want to take.
web-roll-again = Roll on
web-dice-left = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
web-chance = Fails { $fails }, goes on { $goes }
web-stop = Stop
web-stop-takes = { $worms ->
    [one] take the { $tile } · 1 worm
   *[other] take the { $tile } · { $worms } worms
}
web-stop-steals = steal the { $tile } from { $name }
web-stop-fails = and lose the turn
web-stop-take = Stop and take the { $tile }
web-stop-steal = Stop and steal the { $tile } from { $name }
web-confirm-title = Stop and lose the turn?
web-confirm-no-worm = You have no worm yet.
web-confirm-no-tile = There is no tile you could take.
web-confirm-yes = Stop anyway
web-confirm-no = Keep playing
web-why-taken-before = { $face ->
    [6] You have already taken worms this turn.
   *[other] You have already taken { $name }s this turn.
}
web-why-tile = The { $tile } is yours with a total of { $tile } and at least one worm.
web-why-turned = This tile is face down and out of the game.

## Knockout

web-board-now = The board, { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}
web-dice-are = The dice show { $dice }
web-not-rolled = Not rolled yet
web-half = Piece { $number } moves { $steps }
web-half-other = Another piece moves { $steps }
web-half-done = done
web-half-lost = lost
web-round-of = Round { $round } of { $rounds }
web-piece-state = { $state ->
    [out] { $piece }, knocked out
    [locked] { $piece }, locked
   *[live] { $piece }
}
web-pick-piece = Move the { $piece } on { $space }
web-move-to = To { $space }
web-move-hits = To { $space }, knocks out { $name }’s { $piece }
web-prompt-pick = Choose the piece that moves first.
web-prompt-other = Now choose another piece.
web-roll-start = Roll for the start
web-prompt-move = The { $piece } moves exactly { $steps }. Choose where to.
web-pick-other = Another piece
web-why-piece = { $why ->
    [foreign] The { $piece } is not yours.
    [locked] The { $piece } is locked: nobody can knock it out, and it stays where it is.
   *[not-rolled] The { $piece } cannot move with this roll.
}

## Insight: the laboratory, puzzles, reviews, and the tutor around one screen

web-lab-space-empty = { $space }, empty
web-lab-space-piece = { $piece } on { $space }
web-lab-pick = Choose a piece, then its space. Or drag it there.
web-lab-held = { $piece } in hand: choose a space.
web-lab-take-off = Take off the board
web-lab-let-go = Leave it
web-lab-off = knocked out
web-lab-start = Starting position
web-lab-clear = Clear the board
web-lab-dice = Dice
web-lab-dice-before = before the roll
web-lab-dice-rolled = rolled
web-lab-dice-over = game over
web-lab-die = Die { $number }
web-lab-left = Still to be played
web-lab-left-both = both moves
web-lab-more = Rounds, and pieces as a list
web-lab-round = Round now
web-lab-list = Where each piece stands
web-lab-tile = { $where ->
    [grill] { $tile } on the grill
    [out] { $tile }, face down
   *[stack] { $tile } in { $name }’s stack
}
web-lab-tile-pick = Choose a tile, then its place. Or drag it there.
web-lab-tile-held = { $tile } in hand: choose its place.
web-lab-tile-onto = Onto { $name }’s stack
web-lab-tile-grill = Onto the grill
web-lab-tile-out = Turn face down
web-lab-tile-leave = Leave it
web-lab-odds = Chance
web-lab-remedy = Set it so
web-tutor-ask = Everyone at this screen will see the tutor. Who agrees?
web-tutor-agrees = { $name } agrees
web-tutor-waits = Not everyone agrees yet, so the tutor stays off.
web-tutor-shared = Everyone at this screen agreed to see this.
web-tutor-costs = “{ $action }” costs { $loss } of a win.
web-puzzle-list = All moves as a list
web-puzzle-how = Choose a piece and its space on the board, or a move from the list.
web-review-table = The same as a table
web-theatre = The game, move by move
web-theatre-scrub = Move of the game
web-theatre-first = To the start
web-theatre-back = One move back
web-theatre-play = Play
web-theatre-pause = Pause
web-theatre-forward = One move on
web-theatre-last = To the end
web-practice = This game began in the middle of another. It counts for nothing.

## Fair dice

web-fair-intro = Nobody can tamper with these dice: not the players, not the server. Before a game everybody seals a secret number; all the rolls are computed from them; after the game the numbers are opened and anyone can check.
web-fair-step-1 = The server and every seat publish a fingerprint (SHA-256) of their secret number.
web-fair-step-2 = Each roll comes from all the numbers together and from its place in the game.
web-fair-step-3 = At the end the server’s number is opened. This page then computes every roll again.
web-fair-choose = Choose a game file
web-fair-offline = It is checked here in your browser, also offline. Nothing is sent.
web-fair-checked = { $rolls ->
    [one] The dice are in order: the one roll follows from the sealed numbers.
   *[other] The dice are in order: all { $rolls } rolls follow from the sealed numbers.
}
web-fair-sealed = The server’s number is still sealed, because the game is not over. Check again with the finished game file.
web-fair-unproven = These dice ({ $source }) cannot be checked here: the file holds no proof, or only “roost check” can follow it.
web-fair-wrong = { $count ->
    [one] Something is wrong:
   *[other] { $count } things are wrong:
}
web-fair-seen-same = The fingerprint is the one this browser saw before the game.
web-fair-seen-unknown = This browser did not see the table before the game, so it cannot say whether the fingerprint is still the first one.
web-fair-over-same = The dice are the ones sealed before the game.
web-fair-over-other = The server opened another number than it sealed before the game. Do not trust these dice.
web-fair-withheld = Number not opened in time, so zeros count: { $names }
web-fair-silent = Without a number of their own: { $names }
web-fair-alarm = These dice cannot be trusted. The game stops here.
web-fair-alarm-how = What the server says is not what this browser saw and sent before. Save the receipt and the game file, and show them to the others at the table.
web-fair-seal = Dice seal: { $digits } …
web-fair-seal-how = Everybody at this table must see the same forty digits. Compare them aloud, if you like: then the server has shown everybody the same dice.
web-fair-receipt-save = Save the receipt
web-fair-receipt-read = Receipt of table { $table } read. Now choose the game file.
web-fair-receipt-same = It fits the receipt: what you were shown before the game, and what you gave yourself.
web-fair-linked = { $count } of { $rolls } rolls carry a part that only the player who threw them knew.
web-fair-first-named = The table named who starts; nothing was drawn.
web-fair-not-receipt = This is not a receipt of Roost.
web-fair-not-json = This file cannot be read. Choose a game file that Roost has saved.
web-fair-not-record = This is not a game file of Roost.
web-fair-newer = This file has version { $value }, which this page does not know.
web-fair-bad-field = The file is damaged at “{ $value }”.
web-fair-too-large = This file is too large to be a game file.
web-fair-moves-title = And the moves?
web-fair-moves = The program on your computer also plays every move again by the rules:
web-finding-seat-count = The file names { $given } seats for the dice and { $wanted } players.
web-finding-seed-missing = The game is over, but the server’s number is missing.
web-finding-other-commitment = The fingerprint in this file is not the one this browser saw before the game.
web-finding-server-commitment = The server’s number does not match the fingerprint it published.
web-finding-stream-commitment = The number of these shared dice does not match the fingerprint that was published.
web-finding-first-seat = By the dice another player should have started.
web-finding-seat-seed-missing = { $name } sealed a number, but it is not in the file.
web-finding-seat-seed-unexpected = { $name } has a number that was never sealed.
web-finding-seat-commitment = { $name }’s number does not match its fingerprint.
web-finding-roll = Roll { $roll } shows { $given }; it should be { $wanted }.
web-finding-receipt-table = The receipt is of table { $wanted }, the file of table { $given }.
web-finding-receipt-server = The server’s fingerprint is not the one you were shown.
web-finding-receipt-seat = The fingerprint of { $name } is not the one you were shown.
web-finding-receipt-seed = The number of { $name } is not the one that was sent.
web-finding-receipt-withheld = { $name } opened a number, and the server says that none came.
web-finding-receipt-anchor = The chain of { $name } is not the one that was sent.
web-finding-receipt-throw = { $name } gave a part to roll { $roll }, and the server left it out.
web-finding-other-table = The file names table { $given }, but its dice are those of table { $wanted }.
web-finding-link-count = The file marks { $given } rolls, but { $wanted } were made.
web-finding-chain = The throws of { $name } do not follow from the sealed chain.

## Settings

web-theme = Colours
web-theme-auto = like the device
web-theme-light = light
web-theme-dark = dark
web-pace = Pace of the bots
web-pace-calm = calm
web-pace-normal = normal
web-pace-fast = fast
web-pace-instant = at once
web-motion = Movement
web-motion-auto = like the device
web-motion-on = on
web-motion-off = off
web-sound = Sound
web-sound-off = off
web-sound-on = on
web-keys = Keys
web-keys-pickomino = Pickomino: 1 to 5 and W take dice, R rolls, S stops.
web-keys-knockout = Knockout: R rolls, Tab goes to the pieces, arrows choose a space, Enter moves, Escape goes back.
web-keys-spoken = At a table: A says it again, T whose turn it is, P the scores, O what you can do, L the others’ last move. H shows a hint. ? shows the keys.
web-nothing-yet = Nothing yet.
web-spoken = Spoken by itself
web-spoken-how = For screen readers.
web-spoken-all = everything
web-spoken-short = results only
web-space-names = Write the names of the spaces on Knockout’s boards
web-chances = Show the chances of rolling on
web-chances-how = In Pickomino, at tables where a hint or the tutor is allowed.
web-kept = What this server keeps of you
web-kept-how = Your name, and the games you played. You can take it all along as one file, or be forgotten: then somebody played your games.
web-kept-download = Download everything
web-kept-nothing = Nothing yet.
web-forget = Forget me
web-forget-sure = Your seats, tables and name on this server will be gone for good. Forget you?
web-forgotten = You are forgotten.
web-settings-where = Settings stay in this browser.
web-error-unknown = That did not work. Try again, or load the page again.
web-error-unreachable = The server does not answer. Check the connection and try again.
web-try-again = Try again

## Without a network

web-offline = Without a network
web-offline-how = Both games against all bots or around one screen, with tutor, review, puzzles, laboratory and rules, on this device alone. Games that you begin there stay on the device, with its own dice.
web-offline-get = Get it ready
web-offline-get-size = Get it ready ({ $megabytes } MB)
web-offline-coming = { $done } of { $of } MB
web-offline-ready = Ready: Roost works without a network.
web-offline-remove = Remove it again
web-offline-install = Install as an app
web-offline-insecure = This browser keeps nothing for pages that come without a secure connection (https).
web-offline-now = No connection: this device plays by itself. Games begun now stay here.
web-offline-table = Played on this device, with its own dice.
web-offline-arriving = Fetching what this device needs to play
web-offline-starting = Roost is starting on this device
web-offline-alone = Only with a server
web-offline-alone-how = Here this device plays by itself. Tables with others, the daily game and accounts need a server.
web-offline-elsewhere = Roost is open in another tab, and plays there.
web-offline-here = Play here

# Reports of problems
web-report = Report a problem
web-report-how = This text says which Roost and which browser it was, and what went wrong last. No names and no games are in it. Copy it into your report.
web-report-text = The text of the report
web-licences = Licences of what others wrote
web-docs = Documentation
