### What is said to the person at the screen about their own seat: instead of the message without
### `-you`, with its values. `-from-you` is said where somebody else takes something of theirs.

you = Tu

event-pickomino-rolled-you = Tiri: { $dice }.
event-pickomino-took-you = { $face ->
    [6] { $count ->
        [one] Prendi il verme: { $total } in tutto.
       *[other] Prendi i vermi ({ $count } dadi): { $total } in tutto.
    }
    [1] { $count ->
        [one] Prendi l’1: { $total } in tutto.
       *[other] Prendi gli 1 ({ $count } dadi): { $total } in tutto.
    }
   *[other] { $count ->
        [one] Prendi il { $face }: { $total } in tutto.
       *[other] Prendi i { $face } ({ $count } dadi): { $total } in tutto.
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
    [no-face] Solo facce già prese: perdi il turno.
    [no-worm] { $total }, ma nessun verme: perdi il turno.
   *[no-tile] Non c’è tessera per { $total }: perdi il turno.
}
event-pickomino-nothing-returned-you = Non hai tessere da restituire, e non si gira niente.

event-knockout-rolled-off-you = Tiri { $dice } per iniziare: { $total }.
# $names are the others.
event-knockout-tied-you = Hai la stessa somma più alta di { $names }: si tira di nuovo.
event-knockout-starts-you = Hai la somma più alta e inizi.
event-knockout-rolled-you = { $double ->
    [true] Tiri un doppio { $low }: la pedina { $low } e un’altra qualsiasi si muovono di { $low }.
   *[false] Tiri { $low } e { $high }: la pedina { $low } si muove di { $high }, la pedina { $high } di { $low }.
}
event-knockout-moved-you = { $victim ->
    [none] Muovi la { $piece } da { $origin } a { $space }.
   *[other] Muovi la { $piece } da { $origin } a { $space } ed elimini la { $victim } di { $victim-name }.
}
event-knockout-moved-from-you = { $name } muove la { $piece } da { $origin } a { $space } ed elimina la tua { $victim }.
event-knockout-move-lost-you = { $reason ->
    [out] { $number ->
        [none] Non hai più altre pedine: questa mossa è persa.
       *[other] Non hai più pedine { $number }: questa mossa è persa.
    }
    [locked] { $number ->
        [none] Le tue altre pedine sono eliminate o bloccate: questa mossa è persa.
       *[other] La tua pedina { $number } è bloccata: questa mossa è persa.
    }
   *[blocked] { $number ->
        [none] Nessun’altra tua pedina trova una casella alla distanza esatta di { $length }: questa mossa è persa.
       *[other] La tua pedina { $number } non trova una casella alla distanza esatta di { $length }: questa mossa è persa.
    }
}
event-knockout-skipped-you = Non hai più pedine che possano muoversi: il tuo turno si salta.

# $names are the others who won, where there are any.
result-winners-you = { $count ->
    [one] Vinci con { $score }.
   *[other] Condividi la vittoria con { $names }: { $score } a testa.
}

table-event-started-you = Cominci tu.
table-event-sat-down-you = Ti siedi.
table-event-withheld-you = Il tuo numero non è stato aperto in tempo; al suo posto valgono zeri.
table-event-took-back-you = L’ultimo tiro è annullato: scrivilo di nuovo.
table-event-flagged-you = Il tuo tempo è scaduto. Decide un bot, per questa volta.
table-event-stand-in-started-you = Un bot ti tiene il posto.
table-event-stand-in-ended-you = Sei di nuovo qui.
