### What `roost serve`, `roost verify` and `roost bench` say.

command-serve = open tables for browsers, on this machine or the home network
command-verify = check the dice and the moves of a game file
command-bench = measure the server under load
option-serve-host = the address to listen on; 127.0.0.1 when left out
option-serve-port = the port to listen on; 8000 or the next free one when left out
option-serve-data = the folder that keeps tables and guests
option-serve-store = the address of a PostgreSQL database (postgresql://user@host/name) in place of a file; also: ROOST_STORE
option-serve-config = a file with settings (TOML); server.toml in Roost’s folder when left out, if it is there
option-serve-show-config = show every setting that holds and who set it, and end
option-serve-metrics = answers /metrics (Prometheus) to who knows the word in this file
option-serve-operator = opens a page for who runs the server, /operator, to who knows the word in this file (16 signs or more)
option-serve-lan = let phones and computers on the same network join
option-serve-open = open the first page in a browser
option-serve-workers = how many processes think for the bots
option-serve-grace = after how many seconds a bot keeps the seat of somebody who is away
option-serve-origin = another site whose pages may use this server; may be given several times
option-serve-proxy = address or network of a proxy in front, whose word on who asks is believed; may be given several times
option-serve-notifications = tell people of their turns in games over days, at addresses that they name
option-serve-notifications-allow = a host, or host:port, that such an address may lead to though it is private or without TLS; may be given several times
option-serve-no-accounts = offer no accounts
option-serve-accept-loss = start although the data lack something they had; what is missing stays lost
option-serve-log = how much to log: debug, info, warning or error
serve-running = Roost is running at { $address }
serve-lan = On the same network, open { $address } or scan this:
serve-lan-none = This machine has no address on a network that others could open.
serve-data = Tables are kept in { $folder }
serve-stop = Ctrl-C ends it; every game is kept.
serve-ended = Ended. Every game is kept.
error-port-taken = Port { $port } is taken; choose another with --port.
error-bad-host = Cannot listen on { $value }: { $reason }
error-data-in-use = Another server already runs on { $folder }; stop it, or choose another folder with --data.
error-store-unusable = { $file } cannot be used: { $reason }
error-store-unreachable = The database { $store } cannot be reached: { $reason }
error-store-in-use = A server writes to { $store }. Stop it first.
error-bad-store = The address of a store begins with postgresql://.
error-short-word = { $file } should hold a word that nobody else knows, of at least { $least } signs.
error-store-lost-writes = { $file } lacks { $count } of the writes that were acknowledged: its write-ahead log was lost or cut, or it is an older copy. Put the right files back, or start with --accept-loss.
error-store-replaced = { $file } is not the database that was written here before. Put the right one back, or start with --accept-loss.
error-store-damaged = { $file } is damaged. The log of the server says where.
error-secret-replaced = { $file } is not the secret that signed the cookies and links given out so far. Put the right one back, or start with --accept-loss.
error-unknown-setting = { $place }: there is no setting “{ $value }”; known: { $known }
error-setting-value = { $option } takes { $allowed }, not “{ $value }”.
error-config-unreadable = { $file } is not TOML: { $reason }
config-default = unless set
option-verify-file = a game file
option-verify-commitment = the commitment you were shown before the game, to compare with the file’s
option-verify-receipt = the receipt you kept of the table, to compare with the file
option-verify-json = the same for programs
verify-moves = Moves: all { $moves } follow the rules.
verify-broken = Moves: wrong from turn { $turn } on: { $reason }
verify-good = Dice: all { $rolls } rolls are the ones the seeds give.
verify-seeded = Dice: all { $rolls } rolls are the ones the seed in the file gives. Whoever chose it could know them beforehand.
verify-sealed = Dice: the seed is still secret, so the { $rolls } rolls cannot be checked yet.
verify-as-seen = Commitment: it is the one you were shown before the game.
verify-unproved = Dice: they came from “{ $source }”, which nobody can check.
verify-bad = Dice: something is wrong.
verify-withheld = { $player } committed to a seed and did not reveal it; zeros count in its place.
verify-silent = { $player } gave no seed.
verify-other-commitment = Commitment: the file has another one than you were shown. This is not the game you began.
verify-no-commitment = Commitment: these dice (“{ $source }”) have none to compare with.
verify-seed-missing = The game is over, but the server’s seed is missing: the dice prove nothing.
verify-server-commitment = The server’s seed is not the one it committed to.
verify-stream-commitment = The seed of these shared dice is not the one committed to.
verify-seat-commitment = The seed of { $player } is not the one committed to.
verify-seat-seed-missing = The seed of { $player } is missing.
verify-seat-seed-unexpected = There is a seed of { $player } that should not be there.
verify-seat-count = There are seeds for { $given } seats, but { $wanted } played.
verify-first-seat = The dice drew { $wanted } to start, not { $given }.
verify-roll = Roll { $roll } shows { $given }; the seeds give { $wanted }.
verify-receipt-good = Receipt: the commitments are those you were shown, and your own part is the one you sent.
verify-receipt-table = Receipt: it is of table { $wanted }, the file of table { $given }.
verify-receipt-server = Receipt: the file has another commitment of the server than you were shown. This is not the game you began.
verify-receipt-seat = Receipt: the file has another commitment of { $player } than you were shown.
verify-receipt-seed = Receipt: the file has another seed of { $player } than the one sent.
verify-receipt-withheld = Receipt: the file says that { $player } revealed nothing; the receipt says otherwise.
verify-receipt-anchor = Receipt: the file has another chain of { $player } than the one sent.
verify-receipt-throw = Receipt: { $player } gave a part to roll { $roll }, and the file says otherwise.
verify-no-receipt = Receipt: these dice (“{ $source }”) have nothing to compare with.
verify-other-table = The file names table { $given }, but its dice are those of table { $wanted }.
verify-link-count = The file marks { $given } rolls, but { $wanted } were made.
verify-chain = The throws of { $player } do not follow from the chain committed to.
verify-first-named = Start: the table named who starts; nothing was drawn.
verify-start = Start: the game began with a chosen position ({ $position }); it counts for nothing.
verify-linked = Throws: { $count } of { $rolls } rolls carry a part that only the player who threw them knew.
verify-bare = { $player } threw { $count } of them without a part: the server could know those beforehand.
error-bad-commitment = A commitment is 64 hexadecimal digits (0-9, a-f), not “{ $value }”.
option-bench-what = what to measure: server
option-bench-sockets = how many sockets are open; 2000 when left out
option-bench-fanout = how many sockets follow each table; 2 when left out
option-bench-seconds = how many seconds each part runs; 10 when left out
option-bench-rate = moves per second for the part at a fixed pace; 1000 when left out
option-bench-store = a PostgreSQL to measure beside SQLite: postgresql://… (in a schema of its own, dropped afterwards), or sqlite for SQLite alone; one is started for it when left out
option-bench-json = the same for programs
bench-working = Measuring
bench-setup = { $sockets } sockets, { $tables } tables, every change goes to { $fanout } sockets; { $slices } slices of { $seconds } s, ± half of the 95% interval
# $column: what stands in a column of the table of results.
bench-column =
    { $column ->
        [moves] moves/s
        [p50] p50 ms
        [p99] p99 ms
        [servers] servers µs/move
        [store] PostgreSQL µs/move
       *[client] players µs/move
    }
# $part: what is measured; `across` is two servers of one PostgreSQL.
bench-part =
    { $part ->
        [echo] bare echo
        [sqlite] SQLite
        [across] 2 servers, all on the other
       *[postgresql] { $servers ->
            [one] PostgreSQL, { $servers } server
           *[other] PostgreSQL, { $servers } servers
        }
    }
bench-paced = { $part }, { $rate } moves/s
bench-ratio = The tables reach { $ratio } of the echo; every move was on disk before it was answered.
bench-stores = Processor time of the server for a move, PostgreSQL to SQLite: { $ratio } ({ $low } to { $high }).
bench-model = A move costs one server { $own } µs, and { $across } times as much with both players on another server than their table’s. So with players anywhere:
bench-check = { $servers } servers: { $predicted } times as much foretold, { $measured } measured
bench-holds = { $servers ->
    [one] { $servers } server holds { $moves } moves/s; PostgreSQL needs { $cores } cores for them
   *[other] { $servers } servers hold { $moves } moves/s; PostgreSQL needs { $cores } cores for them
}
error-bench-what = There is nothing “{ $value }” to measure; choose from { $known }.
error-bench-missing = The measurements belong to the source of Roost; this command runs in a clone of the project.
error-bench-moves-lost = { $counted } moves were counted, { $acknowledged } acknowledged, and { $wrong } of these are not on disk as they were: the figures say nothing.
error-bench-no-postgresql = There is no PostgreSQL to measure. Install one for it (pip install { $package }), name yours (--store postgresql://…), or measure SQLite alone (--store sqlite).
error-too-few-files = { $sockets } sockets need more open files than the { $allowed } this system allows; use fewer --sockets.

## `roost admin`

command-admin = keep house on a server: tables, bans, what is kept
option-serve-retention-tables = delete games this many days after their end; kept for ever when left out
option-serve-retention-guests = forget guests this many days after their last visit; 400 when left out
option-serve-retention-access-log = note for this many days who asked from which address; 7 when left out, 0 for none
option-admin-what = list, end, hide, show, delete, ban, unban, bans, purge, rotate, drain or forget
option-admin-value = the table, address, network or guest it is about
option-admin-days = for how many days to ban, or how many days old what is purged must be
option-admin-all = list tables that are over, too
admin-tables = { $count ->
    [0] No tables.
    [one] { $count } table.
   *[other] { $count } tables.
}
admin-bans = { $count ->
    [0] Nobody is kept out.
   *[other] Kept out: { $count }.
}
admin-until = until { $time }
admin-purged = Tables deleted: { $tables }. Guests forgotten: { $guests }.
admin-done = Done.
error-bad-action = Unknown action { $value }. There are: { $known }.
error-action-needs-value = { $value } needs to know which: a table, an address or a guest.
error-no-server-data = There is no data of a server in { $folder }; name its folder with --data.
error-admin-unreachable = A server runs on { $folder } but does not answer. Stop it and try again.
error-purge-needs-days = Say with --days how old what is purged must be.
error-no-such-guest = There is no guest { $value } here.
error-bad-ban = { $value } is neither an address nor the id of a guest.
error-no-such-ban = { $value } is not kept out.

command-store = copy everything of a server from one store to another
option-store-what = copy
option-store-source = where it is: a data folder, or postgresql://…
option-store-target = where it goes: a new data folder, or an empty database
store-copied = Copied and checked. Tables: { $tables }; entries of their logs: { $entries }; people: { $people }.
command-backup = copy a server’s data into a folder, while it runs
option-backup-folder = the folder for the copy; it is made
command-restore = make a server’s data of a backup, and check every game
option-restore-folder = the folder of the backup
restore-broken = Table { $table } is not in order: { $reason }
restore-verified = Restored and looked through. Tables: { $tables }; games played by the rules and their seeds: { $games }; moves: { $moves }.
error-store-not-empty = { $store } is not empty. Nothing was written over.
error-copy-failed = What arrived of { $table } is not what was sent. Nothing was kept; try again.
