### What is said to the person at the screen about their own seat: instead of the message without
### `-you`, with its values. `-from-you` is said where somebody else takes something of theirs.

you = You

event-pickomino-rolled-you = You roll { $dice }.
event-pickomino-took-you = { $face ->
    [6] { $count ->
        [one] You set aside the worm: { $total } so far.
       *[other] You set aside { $count } worms: { $total } so far.
    }
   *[other] { $count ->
        [one] You set aside the { $face }: { $total } so far.
        [2] You set aside both { $face }s: { $total } so far.
       *[other] You set aside all { $count } dice with { $face }: { $total } so far.
    }
}
event-pickomino-got-tile-you = { $victim ->
    [none] { $exact ->
        [true] You take the { $tile } from the grill.
       *[false] With { $total }, you take a lower tile from the grill: the { $tile }.
    }
   *[other] Exactly { $total }: you steal the { $tile } from { $victim-name }.
}
event-pickomino-got-tile-from-you = Exactly { $total }: { $name } steals the { $tile } from you.
event-pickomino-failed-you = { $reason ->
    [no-face] Nothing new, so your turn is lost.
    [no-worm] You have { $total } but no worm. Your turn is lost.
   *[no-tile] No tile for { $total }, so your turn is lost.
}
event-pickomino-nothing-returned-you = You have no tile to give back.

event-knockout-rolled-off-you = You roll { $dice } to see who starts: { $total }.
# $names are the others.
event-knockout-tied-you = You tie with { $names } for the highest sum and roll again.
event-knockout-starts-you = You have the highest sum and start.
event-knockout-rolled-you = { $double ->
    [true] You roll a double { $low }: a { $low } and any other piece move { $low } each.
   *[false] You roll { $low } and { $high }: a { $low } moves { $high }, a { $high } moves { $low }.
}
event-knockout-moved-you = { $origin ->
    [none] { $victim ->
        [none] You move the { $piece }.
       *[other] Your { $piece } knocks out { $victim-name }’s { $victim }.
    }
   *[other] { $victim ->
        [none] You move the { $piece } from { $origin } to { $space }.
       *[other] You move the { $piece } from { $origin } to { $space } and knock out { $victim-name }’s { $victim }.
    }
}
event-knockout-moved-from-you = { $origin ->
    [none] { $name }’s { $piece } knocks out your { $victim }.
   *[other] { $name } moves the { $piece } from { $origin } to { $space } and knocks out your { $victim }.
}
event-knockout-move-lost-you = { $reason ->
    [out] { $number ->
        [none] You have no other piece left: that move is lost.
       *[other] You have no { $number } left: that move is lost.
    }
    [locked] { $number ->
        [none] All your other pieces are out or locked: that move is lost.
       *[other] Your { $number } is locked: that move is lost.
    }
   *[blocked] { $number ->
        [none] None of your other pieces can move exactly { $length }: that move is lost.
       *[other] Your { $number } can’t move exactly { $length }: that move is lost.
    }
}
event-knockout-skipped-you = You have no pieces left to move, so you’re skipped.

# $names are the others who won, where there are any.
result-winners-you = { $count ->
    [one] You win! { $score }.
   *[other] You share the win with { $names }, { $score } each.
}

table-event-started-you = You start.
table-event-sat-down-you = You sit down.
table-event-back-you = You’re back.
table-event-chain-renewed-you = This device takes a new part in the dice.
table-event-took-back-you = Last roll undone: enter it again.
table-event-flagged-you = You ran out of time; a bot decides.
table-event-stand-in-started-you = A bot is playing for you.
table-event-stand-in-ended-you = You’re back.
