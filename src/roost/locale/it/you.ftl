### What is said to the person at the screen about their own seat: instead of the message without
### `-you`, with its values. `-from-you` is said where somebody else takes something of theirs.

you = Tu

event-pickomino-rolled-you = Tiri: { $dice }.
event-pickomino-took-you = { $face ->
    [6] { $count ->
        [one] Metti da parte il verme: finora { $total }.
       *[other] Metti da parte { $count } vermi: finora { $total }.
    }
    [1] { $count ->
        [one] Metti da parte l’1: finora { $total }.
       *[other] Metti da parte gli 1 ({ $count } dadi): finora { $total }.
    }
   *[other] { $count ->
        [one] Metti da parte il { $face }: finora { $total }.
       *[other] Metti da parte i { $face } ({ $count } dadi): finora { $total }.
    }
}
event-pickomino-got-tile-you = { $victim ->
    [none] { $exact ->
        [true] Prendi la { $tile } dalla griglia.
       *[false] Con { $total }, prendi una tessera inferiore dalla griglia: la { $tile }.
    }
   *[other] Esattamente { $total }: rubi la { $tile } a { $victim-name }.
}
event-pickomino-got-tile-from-you = Esattamente { $total }: { $name } ti ruba la { $tile }.
event-pickomino-failed-you = { $reason ->
    [no-face] Nessuna faccia nuova: perdi il turno.
    [no-worm] Hai { $total } ma nessun verme: perdi il turno.
   *[no-tile] Non c’è tessera per { $total }: perdi il turno.
}
event-pickomino-nothing-returned-you = Non hai tessere da restituire.

event-knockout-rolled-off-you = Chi inizia? Tiri { $dice }: { $total }.
# $names are the others.
event-knockout-tied-you = Parità con { $names } sulla somma più alta: si tira di nuovo.
event-knockout-starts-you = Hai la somma più alta e inizi.
event-knockout-rolled-you = { $double ->
    [true] Tiri un doppio { $low }: una pedina { $low } e un’altra qualsiasi si muovono di { $low }.
   *[false] Tiri { $low } e { $high }: una pedina { $low } si muove di { $high }, una { $high } di { $low }.
}
event-knockout-moved-you = { $origin ->
    [none] { $victim ->
        [none] Muovi la { $piece }.
       *[other] Elimini la { $victim } di { $victim-name } con la { $piece }.
    }
   *[other] { $victim ->
        [none] Muovi la { $piece } da { $origin } a { $space }.
       *[other] Muovi la { $piece } da { $origin } a { $space } ed elimini la { $victim } di { $victim-name }.
    }
}
event-knockout-moved-from-you = { $origin ->
    [none] { $name } elimina la tua { $victim } con la { $piece }.
   *[other] { $name } muove la { $piece } da { $origin } a { $space } ed elimina la tua { $victim }.
}
event-knockout-move-lost-you = { $reason ->
    [out] { $number ->
        [none] Non hai più altre pedine: questa mossa è persa.
       *[other] Non hai più pedine { $number }: questa mossa è persa.
    }
    [locked] { $number ->
        [none] Le tue altre pedine sono eliminate o bloccate: questa mossa è persa.
       *[other] La tua { $number } è bloccata: questa mossa è persa.
    }
   *[blocked] { $number ->
        [none] Nessun’altra tua pedina può muoversi esattamente di { $length }: questa mossa è persa.
       *[other] La tua { $number } non può muoversi esattamente di { $length }: questa mossa è persa.
    }
}
event-knockout-skipped-you = Non puoi più muovere nessuna pedina e salti il turno.

# $names are the others who won, where there are any.
result-winners-you = { $count ->
    [one] Hai vinto! { $score }.
   *[other] Condividi la vittoria con { $names }: { $score } a testa.
}

table-event-started-you = Cominci tu.
table-event-sat-down-you = Ti siedi.
table-event-back-you = Sei di nuovo qui.
table-event-chain-renewed-you = Questo dispositivo mette una nuova parte nei dadi.
table-event-took-back-you = L’ultimo tiro è annullato: scrivilo di nuovo.
table-event-flagged-you = Tempo scaduto. Decide un bot.
table-event-stand-in-started-you = Un bot gioca al posto tuo.
table-event-stand-in-ended-you = Sei di nuovo qui.
