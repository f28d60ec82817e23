### Rounds: the same dice for a few friends.

round-title = Dice challenge
round-about = A few friends play the same dice against the same opponent, each in their own time.
round-places = Players
round-start = Start a challenge
round-from-game = Challenge friends: same dice
round-mine = Your challenges
round-of = { $game } against { $bot }
round-by = Started by { $name }
round-done = Finished: { $done } of { $places }
round-link = Send this link to the others:
round-names = Anyone with the link sees your name and your result.
round-play = Play these dice
round-full = This challenge is full.
round-playing = still playing
round-nothing = doesn’t count
round-nobody = No one’s started yet.
round-open-until = Open until { $time }.
round-closed = This challenge is closed: the dice are no longer secret.
round-close = Close this challenge
round-close-sure = Close it now? Unfinished games won’t count.
round-fair = The dice are sealed. Their seed is shown when everyone is done or the challenge is closed. Only the server’s host could peek; a guest can come back under another name.
error-no-such-round = This challenge doesn’t exist.
error-round-full = All { $most } places in this challenge are taken.
