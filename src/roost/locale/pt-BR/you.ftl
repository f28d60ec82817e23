### What is said to the person at the screen about their own seat: instead of the message without
### `-you`, with its values. `-from-you` is said where somebody else takes something of theirs.

you = Você

event-pickomino-rolled-you = Você rola: { $dice }.
event-pickomino-took-you = { $face ->
    [6] { $count ->
        [one] Você separa a minhoca: { $total } até agora.
       *[other] Você separa { $count } minhocas: { $total } até agora.
    }
   *[other] { $count ->
        [one] Você separa o { $face }: { $total } até agora.
       *[other] Você separa os { $face } ({ $count } dados): { $total } até agora.
    }
}
event-pickomino-got-tile-you = { $victim ->
    [none] { $exact ->
        [true] Você pega a { $tile } da grelha.
       *[false] Com { $total }, você pega uma ficha mais baixa da grelha: a { $tile }.
    }
   *[other] Exatamente { $total }: você rouba a { $tile } de { $victim-name }.
}
event-pickomino-got-tile-from-you = Exatamente { $total }: { $name } rouba a { $tile } de você.
event-pickomino-failed-you = { $reason ->
    [no-face] Nenhuma face nova: você perde o turno.
    [no-worm] Você tem { $total }, mas nenhuma minhoca, e perde o turno.
   *[no-tile] Não há ficha para { $total }: você perde o turno.
}
event-pickomino-nothing-returned-you = Você não tem ficha para devolver.

event-knockout-rolled-off-you = Sorteio: você rola { $dice } para ver quem começa, { $total } ao todo.
# $names are the others.
event-knockout-tied-you = Você empata com { $names } na maior soma; todos rolam de novo.
event-knockout-starts-you = Você tem a maior soma e começa.
event-knockout-rolled-you = { $double ->
    [true] Você tira uma dupla de { $low }: uma peça { $low } e outra qualquer andam { $low } cada uma.
   *[false] Você tira { $low } e { $high }: uma peça { $low } anda { $high } e uma { $high } anda { $low }.
}
event-knockout-moved-you = { $origin ->
    [none] { $victim ->
        [none] Você move a { $piece }.
       *[other] Você elimina a { $victim } de { $victim-name } com a { $piece }.
    }
   *[other] { $victim ->
        [none] Você move a { $piece } de { $origin } para { $space }.
       *[other] Você move a { $piece } de { $origin } para { $space } e elimina a { $victim } de { $victim-name }.
    }
}
event-knockout-moved-from-you = { $origin ->
    [none] { $name } elimina a sua { $victim } com a { $piece }.
   *[other] { $name } move a { $piece } de { $origin } para { $space } e elimina a sua { $victim }.
}
event-knockout-move-lost-you = { $reason ->
    [out] { $number ->
        [none] Você não tem mais outra peça: esse movimento se perde.
       *[other] Você não tem mais nenhuma { $number }: esse movimento se perde.
    }
    [locked] { $number ->
        [none] Suas outras peças estão eliminadas ou travadas: esse movimento se perde.
       *[other] A sua { $number } está travada: esse movimento se perde.
    }
   *[blocked] { $number ->
        [none] Nenhuma outra peça sua pode andar exatamente { $length }: esse movimento se perde.
       *[other] A sua { $number } não pode andar exatamente { $length }: esse movimento se perde.
    }
}
event-knockout-skipped-you = Você não pode mais mover nenhuma peça: seu turno é pulado.

# $names are the others who won, where there are any.
result-winners-you = { $count ->
    [one] Você venceu! { $score }.
   *[other] Você divide a vitória com { $names }: { $score } cada um.
}

table-event-started-you = Você começa.
table-event-sat-down-you = Você se senta.
table-event-back-you = Você voltou.
table-event-chain-renewed-you = Este aparelho põe uma parte nova nos dados.
table-event-took-back-you = A última rolagem foi desfeita: digite de novo.
table-event-flagged-you = O seu tempo acabou. Um bot decide.
table-event-stand-in-started-you = Um bot está jogando por você.
table-event-stand-in-ended-you = Você voltou.
