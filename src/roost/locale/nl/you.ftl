### What is said to the person at the screen about their own seat: instead of the message without
### `-you`, with its values. `-from-you` is said where somebody else takes something of theirs.

you = Jij

event-pickomino-rolled-you = Je gooit { $dice }.
event-pickomino-took-you = { $face ->
    [6] { $count ->
        [one] Je legt de worm opzij: tot nu toe { $total }.
       *[other] Je legt { $count } wormen opzij: tot nu toe { $total }.
    }
   *[other] { $count ->
        [one] Je legt de { $face } opzij: tot nu toe { $total }.
       *[other] Je legt { $count } dobbelstenen met { $face } opzij: tot nu toe { $total }.
    }
}
event-pickomino-got-tile-you = { $victim ->
    [none] { $exact ->
        [true] Je pakt de { $tile } van de grill.
       *[false] Met { $total } pak je een lagere tegel van de grill: de { $tile }.
    }
   *[other] Precies { $total }: je steelt de { $tile } van { $victim-name }.
}
event-pickomino-got-tile-from-you = Precies { $total }: { $name } steelt de { $tile } van jou.
event-pickomino-failed-you = { $reason ->
    [no-face] Niets nieuws: je beurt is verloren.
    [no-worm] Je hebt { $total }, maar geen worm. Je beurt is verloren.
   *[no-tile] Voor { $total } is er geen tegel: je beurt is verloren.
}
event-pickomino-nothing-returned-you = Je hebt geen tegel om terug te leggen.

event-knockout-rolled-off-you = Wie begint? Je gooit { $dice }: { $total }.
# $names are the others.
event-knockout-tied-you = Je hebt evenveel als { $names }: jullie gooien opnieuw.
event-knockout-starts-you = Je hebt de hoogste som en begint.
event-knockout-rolled-you = { $double ->
    [true] Je gooit dubbel { $low }: een { $low } en een andere pion naar keuze gaan elk { $low ->
        [one] 1 vakje
       *[other] { $low } vakjes
    }.
   *[false] Je gooit { $low } en { $high }: een { $low } gaat { $high } vakjes, een { $high } gaat { $low ->
        [one] 1 vakje
       *[other] { $low } vakjes
    }.
}
event-knockout-moved-you = { $origin ->
    [none] { $victim ->
        [none] Je verzet de { $piece }.
       *[other] Je schakelt met de { $piece } de { $victim } van { $victim-name } uit.
    }
   *[other] { $victim ->
        [none] Je verzet de { $piece } van { $origin } naar { $space }.
       *[other] Je verzet de { $piece } van { $origin } naar { $space } en schakelt de { $victim } van { $victim-name } uit.
    }
}
event-knockout-moved-from-you = { $origin ->
    [none] { $name } schakelt met de { $piece } jouw { $victim } uit.
   *[other] { $name } verzet de { $piece } van { $origin } naar { $space } en schakelt jouw { $victim } uit.
}
event-knockout-move-lost-you = { $reason ->
    [out] { $number ->
        [none] Je hebt geen andere pion meer: deze zet vervalt.
       *[other] Je hebt geen { $number } meer: deze zet vervalt.
    }
    [locked] { $number ->
        [none] Al je andere pionnen zijn uitgeschakeld of geblokkeerd: deze zet vervalt.
       *[other] Je { $number } is geblokkeerd: deze zet vervalt.
    }
   *[blocked] { $number ->
        [none] Geen van je andere pionnen kan precies { $length ->
            [one] 1 stap
           *[other] { $length } stappen
        } zetten: deze zet vervalt.
       *[other] Je { $number } kan niet precies { $length ->
            [one] 1 stap
           *[other] { $length } stappen
        } zetten: deze zet vervalt.
    }
}
event-knockout-skipped-you = Je kunt met geen enkele pion meer verder en wordt overgeslagen.

# $names are the others who won, where there are any.
result-winners-you = { $count ->
    [one] Je wint! { $score }.
   *[other] Je deelt de overwinning met { $names }, elk met { $score }.
}

table-event-started-you = Jij begint.
table-event-sat-down-you = Je gaat zitten.
table-event-back-you = Je bent terug.
table-event-chain-renewed-you = Dit apparaat draagt opnieuw bij aan de dobbelstenen.
table-event-took-back-you = De laatste worp is teruggenomen: typ hem opnieuw in.
table-event-flagged-you = Je tijd is om. Een bot beslist.
table-event-stand-in-started-you = Een bot speelt zolang voor je.
table-event-stand-in-ended-you = Je bent terug.
