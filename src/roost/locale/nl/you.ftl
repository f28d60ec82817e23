### What is said to the person at the screen about their own seat: instead of the message without
### `-you`, with its values. `-from-you` is said where somebody else takes something of theirs.

you = Jij

event-pickomino-rolled-you = Je gooit { $dice }.
event-pickomino-took-you = { $face ->
    [6] { $count ->
        [one] Je pakt de worm: samen { $total }.
       *[other] Je pakt { $count } wormen: samen { $total }.
    }
   *[other] { $count ->
        [one] Je pakt de { $face }: samen { $total }.
       *[other] Je pakt { $count } dobbelstenen met { $face }: samen { $total }.
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
    [no-face] Alleen symbolen die al gepakt zijn – je beurt is mislukt.
    [no-worm] { $total }, maar geen worm – je beurt is mislukt.
   *[no-tile] Voor { $total } is er geen tegel – je beurt is mislukt.
}
event-pickomino-nothing-returned-you = Je hebt geen tegel om terug te leggen, en er wordt niets omgedraaid.

event-knockout-rolled-off-you = Je gooit { $dice } om te beginnen: { $total }.
# $names are the others.
event-knockout-tied-you = Je deelt de hoogste som met { $names }; gooi opnieuw.
event-knockout-starts-you = Je hebt de hoogste som en begint.
event-knockout-rolled-you = { $double ->
    [true] Je gooit dubbel { $low }: pion { $low } en een andere naar keuze gaan elk { $low } ver.
   *[false] Je gooit { $low } en { $high }: pion { $low } gaat { $high } ver, pion { $high } gaat { $low } ver.
}
event-knockout-moved-you = { $victim ->
    [none] Je verzet de { $piece } van { $origin } naar { $space }.
   *[other] Je verzet de { $piece } van { $origin } naar { $space } en schakelt de { $victim } van { $victim-name } uit.
}
event-knockout-moved-from-you = { $name } verzet de { $piece } van { $origin } naar { $space } en schakelt jouw { $victim } uit.
event-knockout-move-lost-you = { $reason ->
    [out] { $number ->
        [none] Je hebt geen andere pion meer: deze zet vervalt.
       *[other] Je hebt geen pion { $number } meer: deze zet vervalt.
    }
    [locked] { $number ->
        [none] Al je andere pionnen zijn uitgeschakeld of geblokkeerd: deze zet vervalt.
       *[other] Je pion { $number } is geblokkeerd: deze zet vervalt.
    }
   *[blocked] { $number ->
        [none] Geen andere pion van jou vindt een vakje op precies afstand { $length }: deze zet vervalt.
       *[other] Je pion { $number } vindt geen vakje op precies afstand { $length }: deze zet vervalt.
    }
}
event-knockout-skipped-you = Je hebt geen pion die nog kan bewegen en wordt overgeslagen.

# $names are the others who won, where there are any.
result-winners-you = { $count ->
    [one] Je wint met { $score }.
   *[other] Je deelt de winst met { $names }, elk { $score }.
}

table-event-started-you = Jij begint.
table-event-sat-down-you = Je gaat zitten.
table-event-withheld-you = Je getal werd niet op tijd geopend; er tellen nullen voor in de plaats.
table-event-took-back-you = De laatste worp is teruggenomen: typ hem opnieuw in.
table-event-flagged-you = Je tijd is om. Een bot neemt deze beslissing.
table-event-stand-in-started-you = Een bot houdt je plaats bezet.
table-event-stand-in-ended-you = Je bent terug.
