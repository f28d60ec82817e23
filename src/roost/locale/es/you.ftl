### What is said to the person at the screen about their own seat: instead of the message without
### `-you`, with its values. `-from-you` is said where somebody else takes something of theirs.

you = Tú

event-pickomino-rolled-you = Tiras: { $dice }.
event-pickomino-took-you = { $face ->
    [6] { $count ->
        [one] Apartas el gusano: { $total } por ahora.
       *[other] Apartas { $count } gusanos: { $total } por ahora.
    }
   *[other] { $count ->
        [one] Apartas el { $face }: { $total } por ahora.
       *[other] Apartas los { $face } ({ $count } dados): { $total } por ahora.
    }
}
event-pickomino-got-tile-you = { $victim ->
    [none] { $exact ->
        [true] Tomas la { $tile } de la parrilla.
       *[false] Con { $total }, tomas una ficha inferior de la parrilla: la { $tile }.
    }
   *[other] Justo { $total }: robas la { $tile } a { $victim-name }.
}
event-pickomino-got-tile-from-you = Justo { $total }: { $name } te roba la { $tile }.
event-pickomino-failed-you = { $reason ->
    [no-face] Ninguna cara nueva: pierdes el turno.
    [no-worm] Tienes { $total }, pero ningún gusano: pierdes el turno.
   *[no-tile] No hay ficha para { $total }: pierdes el turno.
}
event-pickomino-nothing-returned-you = No tienes fichas que devolver.

event-knockout-rolled-off-you = Sorteo de inicio: sacas { $dice }, { $total } en total.
# $names are the others.
event-knockout-tied-you = Empatas con { $names } en la suma más alta; se vuelve a tirar.
event-knockout-starts-you = Tienes la suma más alta y empiezas.
event-knockout-rolled-you = { $double ->
    [true] Sacas un doble { $low }: una pieza { $low } y otra cualquiera se mueven { $low } cada una.
   *[false] Sacas { $low } y { $high }: una pieza { $low } se mueve { $high } y una { $high } se mueve { $low }.
}
event-knockout-moved-you = { $origin ->
    [none] { $victim ->
        [none] Mueves la { $piece }.
       *[other] Eliminas la { $victim } de { $victim-name } con la { $piece }.
    }
   *[other] { $victim ->
        [none] Mueves la { $piece } de { $origin } a { $space }.
       *[other] Mueves la { $piece } de { $origin } a { $space } y eliminas la { $victim } de { $victim-name }.
    }
}
event-knockout-moved-from-you = { $origin ->
    [none] { $name } elimina tu { $victim } con la { $piece }.
   *[other] { $name } mueve la { $piece } de { $origin } a { $space } y elimina tu { $victim }.
}
event-knockout-move-lost-you = { $reason ->
    [out] { $number ->
        [none] No te queda otra pieza: ese movimiento se pierde.
       *[other] No te queda ninguna { $number }: ese movimiento se pierde.
    }
    [locked] { $number ->
        [none] Tus demás piezas están eliminadas o bloqueadas: ese movimiento se pierde.
       *[other] Tu { $number } está bloqueada: ese movimiento se pierde.
    }
   *[blocked] { $number ->
        [none] Ninguna otra pieza tuya puede moverse exactamente { $length }: ese movimiento se pierde.
       *[other] Tu { $number } no puede moverse exactamente { $length }: ese movimiento se pierde.
    }
}
event-knockout-skipped-you = Ya no puedes mover ninguna pieza: se salta tu turno.

# $names are the others who won, where there are any.
result-winners-you = { $count ->
    [one] ¡Ganas! { $score }.
   *[other] Compartes la victoria con { $names }: { $score } cada uno.
}

table-event-started-you = Empiezas tú.
table-event-sat-down-you = Te sientas.
table-event-back-you = Has vuelto.
table-event-chain-renewed-you = Este dispositivo pone una parte nueva en los dados.
table-event-took-back-you = La última tirada queda anulada: escríbela de nuevo.
table-event-flagged-you = Se te acabó el tiempo. Decide un bot.
table-event-stand-in-started-you = Un bot juega por ti.
table-event-stand-in-ended-you = Has vuelto.
