### What is said to the person at the screen about their own seat: instead of the message without
### `-you`, with its values. `-from-you` is said where somebody else takes something of theirs.

you = Você

event-pickomino-rolled-you = Você rola: { $dice }.
event-pickomino-took-you = { $face ->
    [6] { $count ->
        [one] Você pega a minhoca: { $total } ao todo.
       *[other] Você pega as minhocas ({ $count } dados): { $total } ao todo.
    }
   *[other] { $count ->
        [one] Você pega o { $face }: { $total } ao todo.
       *[other] Você pega os { $face } ({ $count } dados): { $total } ao todo.
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
    [no-face] Só faces já pegas: você perde o turno.
    [no-worm] { $total }, mas nenhuma minhoca: você perde o turno.
   *[no-tile] Não há ficha para { $total }: você perde o turno.
}
event-pickomino-nothing-returned-you = Você não tem ficha para devolver, e nenhuma é virada.

event-knockout-rolled-off-you = Você rola { $dice } para começar: { $total }.
# $names are the others.
event-knockout-tied-you = Você empata com { $names } na maior soma; todos rolam de novo.
event-knockout-starts-you = Você tem a maior soma e começa.
event-knockout-rolled-you = { $double ->
    [true] Você tira uma dupla de { $low }: a peça { $low } e outra qualquer andam { $low } cada uma.
   *[false] Você tira { $low } e { $high }: a peça { $low } anda { $high } e a peça { $high } anda { $low }.
}
event-knockout-moved-you = { $victim ->
    [none] Você move a { $piece } de { $origin } para { $space }.
   *[other] Você move a { $piece } de { $origin } para { $space } e elimina a { $victim } de { $victim-name }.
}
event-knockout-moved-from-you = { $name } move a { $piece } de { $origin } para { $space } e elimina a sua { $victim }.
event-knockout-move-lost-you = { $reason ->
    [out] { $number ->
        [none] Você não tem mais outra peça: esse movimento se perde.
       *[other] Você não tem mais nenhuma peça { $number }: esse movimento se perde.
    }
    [locked] { $number ->
        [none] Suas outras peças estão eliminadas ou travadas: esse movimento se perde.
       *[other] Sua peça { $number } está travada: esse movimento se perde.
    }
   *[blocked] { $number ->
        [none] Nenhuma outra peça sua encontra uma casa à distância exata de { $length }: esse movimento se perde.
       *[other] Sua peça { $number } não encontra uma casa à distância exata de { $length }: esse movimento se perde.
    }
}
event-knockout-skipped-you = Você não tem peça que ainda possa andar: seu turno é pulado.

# $names are the others who won, where there are any.
result-winners-you = { $count ->
    [one] Você vence com { $score }.
   *[other] Você divide a vitória com { $names }, cada um com { $score }.
}

table-event-started-you = Você começa.
table-event-sat-down-you = Você se senta.
table-event-withheld-you = Seu número não foi aberto a tempo; zeros valem no lugar dele.
table-event-took-back-you = A última rolagem foi desfeita: digite de novo.
table-event-flagged-you = Seu tempo acabou. Um bot toma esta decisão.
table-event-stand-in-started-you = Um bot guarda o seu lugar.
table-event-stand-in-ended-you = Você voltou.
