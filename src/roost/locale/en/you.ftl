### What is said to the person at the screen about their own seat: instead of the message without
### `-you`, with its values. `-from-you` is said where somebody else takes something of theirs.

you = You

event-pickomino-rolled-you = You roll { $dice }.
event-pickomino-took-you = { $face ->
    [6] { $count ->
        [one] You take the worm: { $total } in all.
       *[other] You take the worms ({ $count } dice): { $total } in all.
    }
   *[other] { $count ->
        [one] You take the { $face }: { $total } in all.
       *[other] You take the { $face }s ({ $count } dice): { $total } in all.
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
    [no-face] Only faces already taken — your turn is lost.
    [no-worm] { $total } but no worm — your turn is lost.
   *[no-tile] There is no tile for { $total } — your turn is lost.
}
event-pickomino-nothing-returned-you = You have no tile to give back, and nothing is turned over.

event-knockout-rolled-off-you = You roll { $dice } for the start: { $total }.
# $names are the others.
event-knockout-tied-you = You and { $names } share the highest sum and roll again.
event-knockout-starts-you = You have the highest sum and start.
event-knockout-rolled-you = { $double ->
    [true] You roll a double { $low }: piece { $low } and any other piece move { $low } each.
   *[false] You roll { $low } and { $high }: piece { $low } moves { $high }, piece { $high } moves { $low }.
}
event-knockout-moved-you = { $victim ->
    [none] You move the { $piece } from { $origin } to { $space }.
   *[other] You move the { $piece } from { $origin } to { $space } and knock out { $victim-name }’s { $victim }.
}
event-knockout-moved-from-you = { $name } moves the { $piece } from { $origin } to { $space } and knocks out your { $victim }.
event-knockout-move-lost-you = { $reason ->
    [out] { $number ->
        [none] You have no other piece left: that move is lost.
       *[other] You have no piece { $number } left: that move is lost.
    }
    [locked] { $number ->
        [none] All your other pieces are out or locked: that move is lost.
       *[other] Your piece { $number } is locked: that move is lost.
    }
   *[blocked] { $number ->
        [none] No other piece of yours finds a space exactly { $length } away: that move is lost.
       *[other] Your piece { $number } finds no space exactly { $length } away: that move is lost.
    }
}
event-knockout-skipped-you = You have no piece that can ever move again, so you are skipped.

# $names are the others who won, where there are any.
result-winners-you = { $count ->
    [one] You win with { $score }.
   *[other] You and { $names } share the win with { $score } each.
}

table-event-started-you = You start.
table-event-sat-down-you = You sit down.
table-event-withheld-you = Your number was not opened in time; zeros count in its place.
table-event-took-back-you = The last roll is taken back: enter it again.
table-event-flagged-you = Your time is up. A bot takes this decision.
table-event-stand-in-started-you = A bot keeps your seat.
table-event-stand-in-ended-you = You are back.
