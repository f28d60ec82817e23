### What is said to the person at the screen about their own seat: instead of the message without
### `-you`, with its values. `-from-you` is said where somebody else takes something of theirs.

you = Du

event-pickomino-rolled-you = Du würfelst { $dice }.
event-pickomino-took-you = { $face ->
    [6] { $count ->
        [one] Du legst den Wurm beiseite: bis jetzt { $total }.
       *[other] Du legst { $count } Würmer beiseite: bis jetzt { $total }.
    }
   *[other] { $count ->
        [one] Du legst die { $face } beiseite: bis jetzt { $total }.
       *[other] Du legst { $count } Würfel mit { $face } beiseite: bis jetzt { $total }.
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
    [no-face] Kein neues Symbol: Dein Zug ist verloren.
    [no-worm] Du hast { $total }, aber keinen Wurm. Dein Zug ist verloren.
   *[no-tile] Für { $total } gibt es keine Portion: Dein Zug ist verloren.
}
event-pickomino-nothing-returned-you = Du hast keine Portion zum Zurücklegen.

event-knockout-rolled-off-you = Auslosung: Du würfelst { $dice }, zusammen { $total }.
# $names are the others.
event-knockout-tied-you = Du hast gleich viel wie { $names }: Ihr würfelt noch einmal.
event-knockout-starts-you = Du hast die höchste Summe und fängst an.
event-knockout-rolled-you = { $double ->
    [true] Du würfelst einen { $low }er-Pasch: Eine { $low } und eine beliebige andere Figur ziehen je { $low ->
        [1] 1 Feld
       *[other] { $low } Felder
    }.
   *[false] Du würfelst { $low } und { $high }: Eine { $low } zieht { $high ->
        [1] 1 Feld
       *[other] { $high } Felder
    }, eine { $high } zieht { $low }.
}
event-knockout-moved-you = { $origin ->
    [none] { $victim ->
        [none] Du ziehst die { $piece }.
       *[other] Du schlägst mit der { $piece } die { $victim } von { $victim-name }.
    }
   *[other] { $victim ->
        [none] Du ziehst die { $piece } von { $origin } nach { $space }.
       *[other] Du ziehst die { $piece } von { $origin } nach { $space } und schlägst die { $victim } von { $victim-name }.
    }
}
event-knockout-moved-from-you = { $origin ->
    [none] { $name } schlägt mit der { $piece } deine { $victim }.
   *[other] { $name } zieht die { $piece } von { $origin } nach { $space } und schlägt deine { $victim }.
}
event-knockout-move-lost-you = { $reason ->
    [out] { $number ->
        [none] Du hast keine andere Figur mehr: Diese Bewegung verfällt.
       *[other] Du hast keine { $number } mehr: Diese Bewegung verfällt.
    }
    [locked] { $number ->
        [none] Alle deine anderen Figuren sind geschlagen oder gesperrt: Diese Bewegung verfällt.
       *[other] Deine { $number } ist gesperrt: Diese Bewegung verfällt.
    }
   *[blocked] { $number ->
        [none] Keine andere deiner Figuren kann genau { $length ->
            [one] 1 Feld
           *[other] { $length } Felder
        } ziehen: Diese Bewegung verfällt.
       *[other] Deine { $number } kann nicht genau { $length ->
            [one] 1 Feld
           *[other] { $length } Felder
        } ziehen: Diese Bewegung verfällt.
    }
}
event-knockout-skipped-you = Du kannst mit keiner Figur mehr ziehen und wirst übersprungen.

# $names are the others who won, where there are any.
result-winners-you = { $count ->
    [one] Du gewinnst! { $score }.
   *[other] Du teilst dir den Sieg mit { $names }, jeweils { $score }.
}

table-event-started-you = Du fängst an.
table-event-sat-down-you = Du setzt dich.
table-event-back-you = Du bist wieder da.
table-event-chain-renewed-you = Dieses Gerät trägt neu zu den Würfeln bei.
table-event-took-back-you = Der letzte Wurf ist zurückgenommen: Gib ihn neu ein.
table-event-flagged-you = Deine Zeit ist um. Ein Bot entscheidet.
table-event-stand-in-started-you = Ein Bot spielt solange für dich.
table-event-stand-in-ended-you = Du bist wieder da.
