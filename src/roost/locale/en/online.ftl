### What `roost play` says at a server’s table.

## Words that may be typed at any time. The first is the one that the help shows.

words-leave = leave
words-back = back
words-hello = hello hi
words-wow = wow
words-ouch = ouch
words-laugh = haha lol
words-nice = nice
words-thinking = hmm
words-thanks = thanks
words-bye = bye

## At the table

online-prompt-name = What are you called?
online-prompt-ready = Enter when you are ready:
online-prompt-roll = { $you ->
    [true] Enter rolls
   *[false] { $name }, Enter rolls
} { $dice ->
    [one] one die
   *[other] { $dice } dice
}:
online-players = Players: { $names }
online-seat = { $name }{ $state ->
    [you] { " " }(you)
    [away] { " " }(away)
    [kept] { " " }(kept by a bot)
   *[here] {""}
}
online-watching = You are watching.
online-opening-help = Type { $help } for help, { $quit } to leave.
online-help = { $leave } leaves your seat to a bot, { $back } takes it back, { $quit } leaves the game.
online-help-react = To say something to the others: { $words }
online-link = { $seat ->
    [none] To watch:
   *[other] For seat { $seat }:
}
online-waiting = Not ready yet: { $names }
online-is-ready = { $name } is ready.
online-says = { $name } says: { $words }
online-away = { $name } is away.
online-here = { $name } is here again.
online-kept = A bot keeps your seat. Type { $back } to take it back.
online-lost = No connection. Your seat is kept; trying again…
online-found = Connected again.
online-quit = { $kept ->
    [true] A bot keeps your seat.
   *[false] You can come back.
} Come back with: { $command }
online-end-of-input = The input ended. Come back with: { $command }
online-interrupted = Stopped. Come back with: { $command }
online-rematch = The others sit down for another game.
online-prompt-rematch = Play again with the same players? [{ $yes }/{ $no }]
online-verify = Check the dice with: { $command }

## Refusals

error-only-watching = You have no seat at this table.
error-option-not-online = { $option } is for games on this computer: leave it out with --server and --link.
error-option-not-joining = With --link the table is there already: leave out { $option }.
error-option-only-online = { $option } is for a server’s table: it needs --server or --link.
