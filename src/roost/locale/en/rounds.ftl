### Rounds: the same dice for a few friends.

round-title = Same dice for us
round-about = A few friends play the same dice against the same bird, each when they have the time.
round-places = How many play
round-start = Start a round
round-mine = Your rounds
round-of = { $game } against { $bot }
round-by = Started by { $name }
round-done = { $done } of { $places } done
round-link = Send this link to the others:
round-names = Whoever has the link sees your name and your result.
round-play = Play these dice
round-full = All places of this round are taken.
round-playing = still playing
round-nothing = counts for nothing
round-nobody = Nobody has begun yet.
round-open-until = Open until { $time }.
round-closed = This round is closed: the dice are no secret any more.
round-close = Close the round
round-close-sure = Close it now? Games that are not over count for nothing then.
round-fair = The dice are sealed. Their seed is shown here when everybody is done, when the round is closed, or when its time is over. Until then nobody knows it, not even who started the round; only whoever runs this server could look. And a guest can come back under another name.
error-no-such-round = There is no such round.
error-round-full = All { $most } places of this round are taken.
error-round-only = These dice belong to their round; play them there.
