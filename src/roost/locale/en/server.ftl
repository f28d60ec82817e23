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
verify-good = Dice: all { $rolls } rolls match.
verify-seeded = Dice: all { $rolls } rolls match the seed in the file. The person who chose it could know them in advance.
verify-sealed = Dice: the seed is still secret, so the { $rolls } rolls can’t be checked yet.
verify-unproved = Dice: from “{ $source }”, which can’t be verified.
verify-bad = Dice: check failed.
verify-roll = Roll { $roll } shows { $given }; it should be { $wanted }.
verify-transcript = Entry { $entry } of the game can’t be true: { $reason }
verify-check = Start: the ten digits to compare with the other players are { $digits }.
verify-bare = { $player } rolled { $count ->
    [one] once
   *[other] { $count } times
} without any player’s part; the server could have known those rolls in advance.
verify-absences = { $player } was called away { $count ->
    [one] once
   *[other] { $count } times
}: no answer in time.
verify-chains = { $player } gave the dice a new part { $count ->
    [one] once
   *[other] { $count } times
}: on another device, or after many rolls.
verify-stream-commitment = The seed of these shared dice doesn’t match their commitment.
verify-receipt-good = Receipt: this is the game of your receipt.
verify-receipt-table = Receipt: for table { $wanted }, but the file is for table { $given }.
verify-receipt-shorter = Receipt: the file has { $given } entries, your receipt shows { $wanted }. Its end isn’t the one you saw.
verify-receipt-other = Receipt: the file differs from what you saw in the first { $entries } entries.
verify-receipt-no-part = Receipt: it contains no part of yours in these dice.
verify-receipt-notices = Receipt: your device noted { $count ->
    [one] one thing
   *[other] { $count } things
} that a dishonest server could cause: calls away or parts that were not used.
verify-evidence = Evidence: confirmed. { $reason }
verify-evidence-none = Evidence: this file doesn’t show that anything was wrong.
verify-evidence-own = Evidence: { $reason } Only the device knows what it sent, so the file alone can’t prove this.
verify-no-receipt = Receipt: these dice (“{ $source }”) have nothing to compare it with.
verify-other-table = The file says table { $given }, but its dice belong to table { $wanted }.
verify-first-named = Start: the starting player was chosen, not drawn at random.
verify-start = Start: the game started from a chosen position ({ $position }); it doesn’t count towards results.

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
