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

online-prompt-name = What’s your name?
online-prompt-ready = Press Enter when you’re ready:
online-prompt-roll = { $you ->
    [true] Press Enter to roll
   *[false] { $name }, press Enter to roll
} { $dice ->
    [one] one die
   *[other] { $dice } dice
}:
online-players = Players: { $names }
online-seat = { $name }{ $state ->
    [you] { " " }(you)
    [away] { " " }(away)
    [kept] { " " }(a bot is playing)
   *[here] {""}
}
online-watching = You’re watching.
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
online-here = { $name } is back.
online-kept = A bot is playing for you. Type { $back } to take over.
online-lost = Connection lost. Your seat is safe; reconnecting…
online-found = Connected again.
online-quit = { $kept ->
    [true] A bot is playing for you.
   *[false] You can come back.
} Come back with: { $command }
online-end-of-input = No more input. Come back with: { $command }
online-interrupted = Stopped. Come back with: { $command }
online-rematch = The others are starting another game.
online-prompt-rematch = Play again with the same players? [{ $yes }/{ $no }]
online-verify = Check the dice with: { $command }
online-evidence = Evidence saved: { $file }. To check it: { $command }

## Refusals

error-only-watching = You have no seat at this table.
error-option-not-online = { $option } is for games on this computer: leave it out with --server and --link.
error-option-not-joining = With --link the table is there already: leave out { $option }.
error-option-only-online = { $option } is for a server’s table: it needs --server or --link.
