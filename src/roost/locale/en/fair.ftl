### Fair dice: what players see of the dice that every device checks (docs/fair-dice.md).

## At the table

fair-button = Dice: checked on this device
fair-rolls = { $count ->
    [0] No rolls yet. Each will be checked on this device.
    [one] One roll, checked on this device.
   *[other] { $count } rolls, each checked on this device.
}
fair-rolls-shared = { $count ->
    [one] One roll so far, kept on this device.
   *[other] { $count } rolls so far, kept on this device.
}
fair-shared = Others play with the same dice. They were fixed in advance; this device checks them when they are published. The host knows these dice, and so does anyone who has played them.
fair-compare = Compare these ten digits with the other players’. If they are equal, you all play the same game.
fair-bare = { $count ->
    [one] One roll fell while no player was connected: the server could know it in advance.
   *[other] { $count } rolls fell while no player was connected: the server could know them in advance.
}
fair-offline-table = This game runs on your device alone. It proves nothing to others.
fair-receipt-save = Save receipt
fair-how = How it works
fair-elsewhere = You’re playing this seat in another tab or on another device.
fair-play-here = Play here

## What this device notices; an honest failure can cause it, too

fair-notice-away = The table called { $name } away: no answer from this device in time.
fair-notice-away-you = The table called you away: no answer from this device in time.
fair-notice-gone = From now on a bot plays for { $name }.
fair-notice-gone-you = From now on a bot plays your seat.
fair-notice-unused = { $name }’s part in roll { $roll } was not used.
fair-notice-unused-you = Your part in roll { $roll } was not used.
fair-notice-device = { $name } now plays on another device.
fair-notice-device-you = You now play on another device.

## The game stops: what the server sent can’t be true

fair-alarm = These dice can’t be trusted. The game stops here.
fair-alarm-how = Save the evidence and show it to the others. “roost check” checks it on any computer.
fair-evidence-save = Save evidence
fair-server = the server
fair-stop-entry = The server told of something that can’t happen at this point of the game ({ $entry }).
fair-stop-first = { $name } starts, but it should be { $other }.
fair-stop-after-end = The game was over, but the server carries on with it.
fair-stop-mix = The dice were mixed without { $name }’s part, or with a made-up one.
fair-stop-part = A roll was made without { $name }’s part, or with a made-up one.
fair-stop-faces = Roll { $roll } shows { $given }; it should be { $wanted }.
fair-stop-link = The part of { $name } in the dice isn’t the one fixed before the game.
fair-stop-facts = { $field ->
    [game] This is another game than the one you joined.
    [variant] This is another variant than the one you joined.
    [position] The game starts from another position than the one you joined.
    [first] Another player starts than was agreed.
    [seats] The seats aren’t the ones you agreed to.
    [source] The dice come from somewhere else than was agreed.
   *[other] The server changed the table after you joined it ({ $field }).
}
fair-stop-head = The game didn’t begin with the table and the players that this device saw.
fair-stop-tip = The server replaced your part in the dice with another one.
fair-stop-past = The server changed what had already happened (entry { $entry }).
fair-stop-shorter = The server left out a part of the game: it shows { $given } entries, this device has seen { $wanted }.
fair-stop-action = The server made a decision for you that isn’t yours ({ $given }).
fair-stop-use = The server used your part for another roll than the one it was for.
fair-stop-step = The server shows other dice than those that were rolled.
fair-stop-seed = The number of these shared dice doesn’t match the published fingerprint.

## The page that checks a game file

fair-intro = No one can choose these dice, neither players nor server. Every device at the table has a part in them and checks each roll when it falls.
fair-step-1 = Before the game, the server and every device draw secret numbers and fix them with a fingerprint.
fair-step-2 = Each roll comes from the server’s next number and a player’s. Neither knows the other’s before.
fair-step-3 = A game file contains all that is needed to check it again; a receipt shows that it is the game you played.
fair-choose = Choose a game file
fair-offline = Checked right here in your browser, even offline. Nothing is uploaded.
fair-unproven = These dice ({ $source }) can’t be checked here: the file contains no proof, or only “roost check” can check it.
fair-wrong = { $count ->
    [one] Something is wrong:
   *[other] { $count } things are wrong:
}
fair-receipt-read = Receipt of table { $table } read. Now choose the game file.
fair-first-named = The starting player was chosen, not drawn at random.
fair-not-json = Roost can’t read this file. Choose a game file saved by Roost.
fair-not-record = This isn’t a Roost game file.
fair-newer = This page can’t read version { $value } files yet.
fair-bad-field = The file is damaged at “{ $value }”.
fair-too-large = This file is too large to be a game file.
fair-moves-title = And the moves?
fair-moves = To check the moves too, run this on your computer:
fair-checked = { $rolls ->
    [one] The dice check out: the one roll is the one its numbers give.
   *[other] The dice check out: all { $rolls } rolls are the ones their numbers give.
}
fair-sealed = The number of these shared dice isn’t published yet. Check again when they are closed.
fair-receipt-same = It is the game of your receipt.
fair-absent = Called away: { $names }
fair-finding-receipt-table = The receipt is for table { $wanted }, the file for table { $given }.
fair-finding-receipt-tip = This receipt contains no part of yours.
fair-finding-receipt-short = The file has { $given } entries; the receipt shows { $wanted }.
fair-finding-receipt-other = The file tells of another game than the receipt.
