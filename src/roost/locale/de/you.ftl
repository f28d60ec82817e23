### What is said to the person at the screen about their own seat: instead of the message without
### `-you`, with its values. `-from-you` is said where somebody else takes something of theirs.

you = Du

event-pickomino-rolled-you = Du würfelst { $dice }.
event-pickomino-took-you = { $face ->
    [6] { $count ->
        [one] Du nimmst den Wurm: zusammen { $total }.
       *[other] Du nimmst { $count } Würmer: zusammen { $total }.
    }
   *[other] { $count ->
        [one] Du nimmst die { $face }: zusammen { $total }.
       *[other] Du nimmst { $count } Würfel mit { $face }: zusammen { $total }.
    }
}
event-pickomino-got-tile-you = { $victim ->
    [none] { $exact ->
        [true] Du nimmst die { $tile } vom Grill.
       *[false] Mit { $total } nimmst du eine niedrigere Portion vom Grill: die { $tile }.
    }
   *[other] Genau { $total }: Du stiehlst { $victim-name } die { $tile }.
}
event-pickomino-got-tile-from-you = Genau { $total }: { $name } stiehlt dir die { $tile }.
event-pickomino-failed-you = { $reason ->
    [no-face] Nur Symbole, die schon genommen sind – dein Zug ist verloren.
    [no-worm] { $total }, aber kein Wurm – dein Zug ist verloren.
   *[no-tile] Für { $total } gibt es keine Portion – dein Zug ist verloren.
}
event-pickomino-nothing-returned-you = Du hast keine Portion zum Zurücklegen, und nichts wird umgedreht.

event-knockout-rolled-off-you = Du würfelst { $dice } um den Anfang: { $total }.
# $names are the others.
event-knockout-tied-you = Du teilst dir die höchste Summe mit { $names }. Würfelt noch einmal.
event-knockout-starts-you = Du hast die höchste Summe und fängst an.
event-knockout-rolled-you = { $double ->
    [true] Du würfelst einen { $low }er-Pasch: Figur { $low } und eine beliebige andere ziehen je { $low } weit.
   *[false] Du würfelst { $low } und { $high }: Figur { $low } zieht { $high } weit, Figur { $high } zieht { $low } weit.
}
event-knockout-moved-you = { $victim ->
    [none] Du ziehst die { $piece } von { $origin } nach { $space }.
   *[other] Du ziehst die { $piece } von { $origin } nach { $space } und schlägst die { $victim } von { $victim-name }.
}
event-knockout-moved-from-you = { $name } zieht die { $piece } von { $origin } nach { $space } und schlägt deine { $victim }.
event-knockout-move-lost-you = { $reason ->
    [out] { $number ->
        [none] Du hast keine andere Figur mehr: Diese Bewegung verfällt.
       *[other] Du hast keine Figur { $number } mehr: Diese Bewegung verfällt.
    }
    [locked] { $number ->
        [none] Alle deine anderen Figuren sind geschlagen oder gesperrt: Diese Bewegung verfällt.
       *[other] Deine Figur { $number } ist gesperrt: Diese Bewegung verfällt.
    }
   *[blocked] { $number ->
        [none] Keine andere deiner Figuren findet ein Feld genau im Abstand { $length }: Diese Bewegung verfällt.
       *[other] Deine Figur { $number } findet kein Feld genau im Abstand { $length }: Diese Bewegung verfällt.
    }
}
event-knockout-skipped-you = Du hast keine Figur, die noch ziehen kann, und wirst übersprungen.

# $names are the others who won, where there are any.
result-winners-you = { $count ->
    [one] Du gewinnst: { $score }.
   *[other] Du teilst dir den Sieg mit { $names }, jeweils { $score }.
}

table-event-started-you = Du fängst an.
table-event-sat-down-you = Du setzt dich.
table-event-withheld-you = Deine Zahl wurde nicht rechtzeitig geöffnet; dafür zählen Nullen.
table-event-took-back-you = Der letzte Wurf ist zurückgenommen: Gib ihn neu ein.
table-event-flagged-you = Deine Zeit ist um. Ein Bot entscheidet dieses Mal.
table-event-stand-in-started-you = Ein Bot vertritt dich.
table-event-stand-in-ended-you = Du bist wieder da.
