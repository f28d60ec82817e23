### What `roost serve` and `roost check` print.

serve-running = Roost is running at { $address }
serve-lan = On the same network, open { $address } or scan this:
serve-lan-none = This machine has no address that others on the network could open.
serve-data = Tables are saved in { $folder }
serve-stop = Press Ctrl-C to stop. All games are saved.
serve-ended = Stopped. All games are saved.
error-port-taken = Port { $port } is taken; choose another with --port.
error-bad-host = Can’t listen on { $value }: { $reason }
error-data-in-use = Another server already runs on { $folder }; stop it, or choose another folder with --data.
error-store-unusable = Can’t use { $file }: { $reason }
error-store-unreachable = Can’t reach the database { $store }: { $reason }
error-store-in-use = A server writes to { $store }. Stop it first.
error-bad-store = A PostgreSQL address starts with postgresql://.
error-short-word = { $file } should contain a password of at least { $least } characters.
error-open-word = Every user of this machine can read { $file }. Run: chmod o-r { $file }
error-store-lost-writes = { $file } is missing { $count } confirmed writes: the write-ahead log was lost or truncated, or this is an old copy. Restore the correct files, or start with --accept-loss.
error-store-replaced = { $file } isn’t the database that was used here before. Restore the correct one, or start with --accept-loss.
error-store-damaged = { $file } is damaged. See the server log for details.
error-secret-replaced = { $file } isn’t the secret that signed the existing cookies and links. Restore the correct one, or start with --accept-loss.
error-unknown-setting = { $place }: there is no setting “{ $value }”; known: { $known }
error-setting-value = { $option } must be { $allowed }, not “{ $value }”.
error-config-unreadable = { $file } isn’t valid TOML: { $reason }
config-default = default
verify-moves = Moves: all { $moves } follow the rules.
verify-broken = Moves: wrong from turn { $turn } on: { $reason }
verify-good = Dice: all { $rolls } rolls match the seeds.
verify-seeded = Dice: all { $rolls } rolls match the seed in the file. The person who chose it could know them in advance.
verify-sealed = Dice: the seed is still secret, so the { $rolls } rolls can’t be checked yet.
verify-as-seen = Commitment: matches the one you were shown before the game.
verify-unproved = Dice: from “{ $source }”, which can’t be verified.
verify-bad = Dice: check failed.
verify-withheld = { $player } didn’t reveal their seed in time; zeros are used instead.
verify-silent = { $player } gave no seed.
verify-other-commitment = Commitment: not the one you were shown. This isn’t the game you started.
verify-no-commitment = Commitment: these dice (“{ $source }”) have none to compare.
verify-seed-missing = The game is over, but the server’s seed is missing: the dice prove nothing.
verify-server-commitment = The server’s seed doesn’t match its commitment.
verify-stream-commitment = The seed of these shared dice doesn’t match their commitment.
verify-seat-commitment = { $player }’s seed doesn’t match its commitment.
verify-seat-seed-missing = { $player }’s seed is missing.
verify-seat-seed-unexpected = There’s an unexpected seed from { $player }.
verify-seat-count = There are seeds for { $given } seats, but { $wanted } played.
verify-first-seat = The dice drew { $wanted } to start, not { $given }.
verify-roll = Roll { $roll } shows { $given }; the seeds give { $wanted }.
verify-receipt-good = Receipt: the commitments are those you were shown, and your own part is the one you sent.
verify-receipt-table = Receipt: for table { $wanted }, but the file is for table { $given }.
verify-receipt-server = Receipt: the server’s commitment in the file isn’t the one you were shown. This isn’t the game you started.
verify-receipt-seat = Receipt: { $player }’s commitment in the file isn’t the one you were shown.
verify-receipt-seed = Receipt: { $player }’s seed in the file isn’t the one that was sent.
verify-receipt-withheld = Receipt: the file says { $player } revealed nothing; the receipt says otherwise.
verify-receipt-anchor = Receipt: { $player }’s chain in the file isn’t the one that was sent.
verify-receipt-throw = Receipt: { $player } contributed to roll { $roll }, but the file says otherwise.
verify-no-receipt = Receipt: these dice (“{ $source }”) have nothing to compare it with.
verify-other-table = The file says table { $given }, but its dice belong to table { $wanted }.
verify-link-count = The file lists { $given } rolls, but { $wanted } were made.
verify-chain = { $player }’s rolls don’t follow from the committed chain.
verify-first-named = Start: the starting player was chosen, not drawn at random.
verify-start = Start: the game started from a chosen position ({ $position }); it doesn’t count towards results.
verify-linked = Rolls: { $count ->
    [one] 1 of { $rolls } includes
   *[other] { $count } of { $rolls } include
} a secret known only to the player who rolled.
verify-bare = { $player } made { $count ->
    [one] 1 roll
   *[other] { $count } rolls
} without a secret of their own; the server could have known those in advance.
error-bad-commitment = A commitment is 64 hexadecimal digits (0-9, a-f), not “{ $value }”.

## `roost server`

error-bad-action = Unknown action { $value }. There are: { $known }.
error-no-server-data = { $folder } has no server data. Name the server’s folder with --data.
error-admin-unreachable = A server is running on { $folder } but doesn’t answer. Stop it and try again.
error-purge-needs-days = Use --days to say how old the data to purge must be.
error-no-such-guest = There is no guest { $value } here.
error-bad-ban = { $value } is neither an address nor a guest id.
error-no-such-ban = { $value } isn’t banned.

error-store-not-empty = { $store } isn’t empty. Nothing was overwritten.
error-copy-failed = The copy of { $table } doesn’t match the original. Nothing was kept; try again.
