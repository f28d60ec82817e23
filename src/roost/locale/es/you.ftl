### What is said to the person at the screen about their own seat: instead of the message without
### `-you`, with its values. `-from-you` is said where somebody else takes something of theirs.

you = Tú

event-pickomino-rolled-you = Tiras: { $dice }.
event-pickomino-took-you = { $face ->
    [6] { $count ->
        [one] Tomas el gusano: { $total } en total.
       *[other] Tomas los gusanos ({ $count } dados): { $total } en total.
    }
   *[other] { $count ->
        [one] Tomas el { $face }: { $total } en total.
       *[other] Tomas los { $face } ({ $count } dados): { $total } en total.
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
    [no-face] Solo caras ya tomadas: pierdes el turno.
    [no-worm] { $total }, pero ningún gusano: pierdes el turno.
   *[no-tile] No hay ficha para { $total }: pierdes el turno.
}
event-pickomino-nothing-returned-you = No tienes fichas que devolver, y no se da la vuelta a ninguna.

event-knockout-rolled-off-you = Tiras { $dice } para empezar: { $total }.
# $names are the others.
event-knockout-tied-you = Empatas con { $names } en la suma más alta; se vuelve a tirar.
event-knockout-starts-you = Tienes la suma más alta y empiezas.
event-knockout-rolled-you = { $double ->
    [true] Sacas un doble { $low }: la pieza { $low } y otra cualquiera se mueven { $low } cada una.
   *[false] Sacas { $low } y { $high }: la pieza { $low } se mueve { $high } y la pieza { $high } se mueve { $low }.
}
event-knockout-moved-you = { $victim ->
    [none] Mueves la { $piece } de { $origin } a { $space }.
   *[other] Mueves la { $piece } de { $origin } a { $space } y eliminas la { $victim } de { $victim-name }.
}
event-knockout-moved-from-you = { $name } mueve la { $piece } de { $origin } a { $space } y elimina tu { $victim }.
event-knockout-move-lost-you = { $reason ->
    [out] { $number ->
        [none] No te queda otra pieza: ese movimiento se pierde.
       *[other] No te queda ninguna pieza { $number }: ese movimiento se pierde.
    }
    [locked] { $number ->
        [none] Tus demás piezas están eliminadas o bloqueadas: ese movimiento se pierde.
       *[other] Tu pieza { $number } está bloqueada: ese movimiento se pierde.
    }
   *[blocked] { $number ->
        [none] Ninguna otra de tus piezas encuentra casilla a una distancia exacta de { $length }: ese movimiento se pierde.
       *[other] Tu pieza { $number } no encuentra casilla a una distancia exacta de { $length }: ese movimiento se pierde.
    }
}
event-knockout-skipped-you = No tienes piezas que puedan volver a moverse: se salta tu turno.

# $names are the others who won, where there are any.
result-winners-you = { $count ->
    [one] Ganas con { $score }.
   *[other] Compartes la victoria con { $names }: { $score } cada uno.
}

table-event-started-you = Empiezas tú.
table-event-sat-down-you = Te sientas.
table-event-withheld-you = Tu número no se abrió a tiempo; cuentan ceros en su lugar.
table-event-took-back-you = La última tirada queda anulada: escríbela de nuevo.
table-event-flagged-you = Se te acabó el tiempo. Un bot toma esta decisión.
table-event-stand-in-started-you = Un bot te guarda el asiento.
table-event-stand-in-ended-you = Has vuelto.
