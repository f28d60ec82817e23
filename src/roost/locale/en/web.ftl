### What only the browser app says. What happens in a game is in game.ftl.

## The first page

web-skip-to-content = Skip to the content
web-tagline = Two dice games, one table. Sit down.
web-about-pickomino = Roll, dare, and grill the most worms.
web-about-knockout = Roll, run, and knock the others out.
web-play-now = Play { $game } now
web-first-game = Learn by playing
web-mode-bots = Against bots
web-mode-local = Around this screen
web-mode-online = Invite friends
web-unfinished = Left unfinished
web-go-on = Continue
web-put-away = Hide from this list
web-table-open = Not started yet
web-known = I know this game
web-menu = Menu
web-places = Places
web-place-play = Play
web-place-today = Today
web-place-learn = Learn
web-place-me = Me
web-play-with = Play with…
web-learn-puzzles = One position, one best move.
web-learn-lab = Set up any position and see what each move is worth.
web-about = About
web-about-roost = Roost is free and open. It shows no ads and tracks nobody.
web-about-fair = How the dice stay fair, and how to check a game.
web-watch = Watch
web-rules = Rules
web-fair-dice = Fair dice
web-settings = Settings
web-settings-table = Table
web-settings-sound = Sound and motion
web-settings-reading = Reading and speech
web-settings-news = Notifications
web-settings-device = Device and data
web-language = Language
web-to-start = Home
web-lost = Page not found
web-lost-how = This page doesn’t exist. The hens have looked everywhere.

## Setting up a game

web-how-to-play = Who’s playing?
web-player-count = Players
web-bot-count = How many of them are bots?
web-bot-level = The bots play like
web-bot-level-of = Opponent { $seat } plays like
web-opponents = Your opponents
web-your-bird = Your bird
web-bird-number = Bird { $number }
web-bot-order = From the easiest to the strongest.
web-bot-record = Your record: { $won } won of { $games }
web-names = Names
web-name-of = Name of player { $seat }
web-your-name = Your name
web-hand-dice = Use our own dice
web-hand-dice-how = Type in what you rolled. Roost does the rest.
web-listed = Anyone may join
web-listed-how = Anyone can find this table. If off, people need your link.
web-clock = Time per decision
web-clock-reserve = Everyone also gets one extra minute for the whole game.
web-no-clock = no limit
web-seconds = { $count } s
web-days = { $count ->
    [one] { $count } day per turn
   *[other] { $count } days per turn
}
web-hours = { $count ->
    [one] { $count } hour per turn
   *[other] { $count } hours per turn
}
web-days-how = You don’t have to be online together. If someone runs out of time, a bot plays for them until they’re back.
web-hours-left = { $count } h left
web-house-rules = Rules and variants
web-ending = After a failed turn
web-board = Board
web-rounds = Rounds
web-to-the-end = until it’s over
web-who-starts = Who starts?
web-by-lot = at random
web-seat-number = player { $seat }
web-read-rules = Read the rules
web-start-game = Start

## Tables and the waiting room

web-table = Table
web-tables = Tables
web-tables-waiting = Looking for players
web-tables-none-waiting = No one’s waiting right now. Open a table and others can join.
web-tables-running = In progress
web-tables-none-running = No public games right now.
web-tables-more = Show more tables
web-open-table = Open a table: { $game }
web-table-missing = We can’t find this table. It may be private: ask for a new link.
web-table-laid = Laying the table…
web-waiting-room = Waiting for everyone
web-sit-down = Sit down
web-invite-how = Anyone with this link can take the seat. Scan it with a phone or send it to a friend.
web-room-how = One link for everyone: open it, take a seat, play.
web-room-starts = It starts when every seat is taken.
web-seat-links = A link for each seat
web-add-friend = Add friend
web-add-bird = Add bird
web-seat-bird = Seat a bird here
web-learn-quickly = Learn it in 30 seconds
web-invite-watchers = Let others watch
web-invite-watch-how = Anyone with this link can watch.
web-invite-link = Link
web-invite-local = This link only works on this computer. To play with phones at home, start Roost with “roost serve --lan”.
web-qr-code = The link as a QR code
web-share = Send
web-copy = Copy
web-copied = Copied
web-keep = Cancel
web-remove = Remove
web-remove-name = Remove { $name }
web-remove-sure = Remove { $name } from this table? They won’t be able to come back.
web-close-seat = Close this seat
web-renew-link = New link
web-revoke-link = Turn off link
web-renew-watch = New spectator link
web-leave = Leave the table
web-new-game = New game
web-give-up = Give up
web-give-up-sure = Give up this game? It ends without a result.
web-left = You left the table.
web-undo = Undo
web-abandon = Cancel this table
web-you-watch = You’re watching.
web-watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
web-seat-away = away
web-seat-kept = a bot is playing
web-kept-for-you = A bot is keeping your seat warm.
web-take-seat-back = Take over
web-connection-lost = Connection lost. Your seat is safe; reconnecting…
web-reconnecting = Reconnecting…
web-react = React

## At every table

web-players = Players
web-log = Game log
web-close = Close
web-faster = Faster
web-clock-left = { $left } left, plus { $reserve } extra
web-what-now = Your move
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-plays = { $name } is playing
web-skip = Skip
web-wait = One moment…
web-roll-dice = { $count ->
    [one] Roll the die
   *[other] Roll { $count } dice
}
web-game-over = Game over
web-sent = Sent
web-capped = The game reached 2,000 turns and was stopped.
web-tie-break = Tied on worms, so the highest tile wins: { $name }’s { $tile } beats the { $other }.
web-tie-break-you = Tied on worms, so the highest tile wins: your { $tile } beats the { $other }.
web-rematch = Play again
web-see-why = See why
web-more = More
web-rematch-swap = Swap seats
web-rematch-join = Join the next game
web-series = Games won: { $wins }
web-save-game = Save the game
web-hand-title = Which face?
web-hand-entered = { $count } of { $dice } dice entered
web-hand-add = Add a { $face }
web-hand-remove = Remove a { $face }
web-hand-done = Done
web-hand-take-back = Undo the last roll

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
web-worm-missing = no worm yet
web-taken-dice = Set aside: { $dice }
web-taken-nothing = Nothing set aside yet
web-take-dice = { $face ->
    [6] { $count ->
        [one] Set aside the worm, total { $total }
       *[other] Set aside { $count } worms, total { $total }
    }
   *[other] { $count ->
        [one] Set aside the { $face }, total { $total }
        [2] Set aside both { $face }s, total { $total }
       *[other] Set aside { $count } dice with { $face }, total { $total }
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
web-prompt-take = Tap the dice you want to set aside.
web-roll-again = Roll again
web-dice-left = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
web-chance = { $fails } risk of failing
web-stop = Stop
web-stop-takes = Take { $tile }
web-stop-steals = Steal { $tile }
web-stop-from = from { $name }
web-stop-fails = and lose the turn
web-stop-take = Stop and take the { $tile }
web-stop-steal = Stop and steal the { $tile } from { $name }
web-confirm-title = Stop and lose the turn?
web-confirm-no-worm = You have no worm yet.
web-confirm-no-tile = There’s no tile you can take.
web-confirm-yes = Stop anyway
web-confirm-no = Keep playing
web-why-taken-before = { $face ->
    [6] You’ve already set aside worms this turn.
   *[other] You’ve already set aside { $name }s this turn.
}
web-why-tile = To take the { $tile }, you need exactly { $tile } with at least one worm.
web-why-turned = This tile is face down and out of the game.

## Knockout

web-board-now = The board, { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}
web-dice-are = The dice show { $dice }
web-not-rolled = Not rolled yet
web-half = Move a { $number } by { $steps }
web-half-other = Move another piece by { $steps }
web-half-done = done
web-half-lost = lost
web-round-of = Round { $round } of { $rounds }
web-piece-state = { $state ->
    [out] { $piece }, knocked out
    [locked] { $piece }, locked
   *[live] { $piece }
}
web-pick-piece = Move the { $piece } (now on { $space })
web-move-to = To { $space }
web-move-hits = To { $space }, knocks out { $name }’s { $piece }
web-prompt-pick = Choose a piece to move first.
web-prompt-other = Now choose another piece.
web-roll-start = Roll to see who starts
web-prompt-move = Move the { $piece } exactly { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}.
web-pick-other = Choose another piece
web-why-piece = { $why ->
    [foreign] The { $piece } isn’t yours.
    [locked] The { $piece } is locked: it’s safe, and it can’t move any more.
   *[not-rolled] The { $piece } can’t move with this roll.
}

## Insight: the laboratory, puzzles, reviews, and the tutor around one screen

web-lab-space-empty = { $space }, empty
web-lab-space-piece = { $piece } on { $space }
web-lab-pick = Choose a piece, then its space. Or drag it there.
web-lab-held = { $piece } in hand: choose a space.
web-lab-take-off = Take off the board
web-lab-let-go = Put back
web-lab-off = knocked out
web-lab-start = Starting position
web-lab-clear = Clear the board
web-lab-dice = Dice
web-lab-dice-before = before the roll
web-lab-dice-rolled = rolled
web-lab-dice-over = game over
web-lab-die = Die { $number }
web-lab-left = Moves left
web-lab-left-both = both moves
web-lab-more = More: rounds, list of pieces
web-lab-round = Round now
web-lab-list = Where each piece is
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
web-lab-tile-leave = Put back
web-lab-odds = Chance
web-lab-remedy = Fix it
web-tutor-ask = Everyone at this screen will see the tutor. Who agrees?
web-tutor-agrees = { $name } agrees
web-tutor-waits = Not everyone agrees yet, so the tutor stays off.
web-tutor-shared = Everyone at this screen agreed to see this.
web-tutor-costs = That costs you { $loss ->
    [one] 1 point
   *[other] { $loss } points
} of winning chance: { $action }.
web-puzzle-list = List all moves
web-puzzle-how = Choose a piece and its space on the board, or a move from the list.
web-review-table = Show as a table
web-theatre = The game, move by move
web-theatre-scrub = Move
web-theatre-first = To the start
web-theatre-back = Previous move
web-theatre-play = Play
web-theatre-pause = Pause
web-theatre-forward = Next move
web-theatre-last = To the end
web-practice = This game started from a position in another game. It doesn’t count towards your results.

## Fair dice


## Settings

web-theme = Theme
web-theme-auto = same as device
web-theme-light = light
web-theme-dark = dark
web-pace = Bot speed
web-pace-calm = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-instant = instant
web-motion = Animations
web-motion-auto = same as device
web-motion-on = on
web-motion-off = off
web-sound = Sound
web-sound-off = off
web-sound-on = on
web-chatter = Let the birds speak
web-chatter-off = Mute the birds
web-keys = Keys
web-keys-pickomino = Pickomino: 1 to 5 and W set dice aside, R rolls, S stops.
web-keys-knockout = Knockout: R rolls, Tab goes to the pieces, arrows choose a space, Enter moves, Escape goes back.
web-keys-spoken = A repeats, T whose turn, P scores, O your options, L last moves, H hint, ? all keys.
web-nothing-yet = Nothing yet.
web-spoken = Screen reader announcements
web-spoken-how = What happens at the table, read aloud.
web-spoken-all = everything
web-spoken-short = important only
web-space-names = Show space names on Knockout boards
web-chances = Show the risk of rolling again
web-chances-how = Pickomino only, where hints are allowed.
web-kept = Your data on this server
web-kept-how = Your name and your games. Download them as one file, or delete them: other players’ game lists will then say “somebody” instead of your name.
web-kept-download = Download my data
web-kept-nothing = Nothing yet.
web-forget = Delete my data
web-forget-sure = Your seats, tables and name on this server will be gone for good. Delete everything about me?
web-forgotten = Done. This server has deleted everything about you.
web-settings-where = Saved in this browser only.
web-error-unknown = Something went wrong. Try again, or reload the page.
web-error-unreachable = Can’t reach the server. Check your connection and try again.
web-try-again = Try again

## Without a network

web-offline = Play offline
web-offline-how = Download Roost to play both games without internet: bots, one screen, hints, reviews and puzzles. Offline games stay on this device.
web-offline-get = Download
web-offline-get-size = Download ({ $megabytes } MB)
web-offline-coming = { $done } of { $of } MB
web-offline-ready = Ready: Roost works offline.
web-offline-remove = Delete download
web-offline-install = Install as an app
web-offline-insecure = Offline play needs a secure (https) connection.
web-offline-now = You’re offline: games run on this device only.
web-offline-table = Played on this device, with its own dice.
web-on-this-device = on this device
web-offline-arriving = Downloading the game…
web-offline-starting = Starting Roost on this device…
web-offline-alone = Needs a server
web-offline-alone-how = You’re playing offline. Tables with others, the daily game and accounts need a server.
web-offline-elsewhere = Roost is already open in another tab.
web-offline-here = Play here

# Reports of problems
web-report = Report a problem
web-report-how = This text (in English) contains your Roost version, your browser and the last error, but no names and no games. Paste it into your report.
web-report-text = Report text
web-licences = Third-party licences
web-docs = Documentation
