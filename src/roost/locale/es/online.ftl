### What `roost play` says at a server’s table.

## Words that may be typed at any time. The first is the one that the help shows.

words-leave = dejar
words-back = volver
words-hello = hola
words-wow = guau hala
words-ouch = ay
words-laugh = jaja
words-nice = bien
words-thinking = mmm
words-thanks = gracias
words-bye = adiós adios

## At the table

online-prompt-name = ¿Cómo te llamas?
online-prompt-ready = Pulsa Intro para confirmar:
online-prompt-roll = { $you ->
    [true] Pulsa Intro para tirar
   *[false] { $name }, pulsa Intro para tirar
} { $dice ->
    [one] un dado
   *[other] { $dice } dados
}:
online-players = En la mesa: { $names }
online-seat = { $name }{ $state ->
    [you] { " " }(tú)
    [away] { " " }(ausente)
    [kept] { " " }(juega un bot)
   *[here] {""}
}
online-watching = Estás mirando.
online-opening-help = Escribe { $help } para ver la ayuda y { $quit } para salir.
online-help = { $leave } deja tu asiento a un bot, { $back } lo recupera, { $quit } sale de la partida.
online-help-react = Para decir algo a los demás: { $words }
online-link = { $seat ->
    [none] Para mirar:
   *[other] Para el asiento { $seat }:
}
online-waiting = Faltan por confirmar: { $names }
online-is-ready = { $name } ha confirmado.
online-says = { $name } dice: { $words }
online-away = { $name } está ausente.
online-here = { $name } ha vuelto.
online-kept = Un bot juega por ti. Escribe { $back } para volver a jugar.
online-lost = Conexión perdida. Tu asiento está a salvo; reconectando…
online-found = Conexión recuperada.
online-quit = { $kept ->
    [true] Un bot juega por ti.
   *[false] Puedes volver.
} Para volver: { $command }
online-end-of-input = La entrada se acabó. Para volver: { $command }
online-interrupted = Detenido. Para volver: { $command }
online-rematch = Los demás empiezan otra partida.
online-prompt-rematch = ¿Otra partida con los mismos jugadores? [{ $yes }/{ $no }]
online-verify = Para comprobar los dados: { $command }
online-evidence = Prueba guardada: { $file }. Para comprobarla: { $command }

## Refusals

error-only-watching = No tienes asiento en esta mesa.
error-option-not-online = { $option } es para partidas en este equipo: no va con --server ni --link.
error-option-not-joining = Con --link la mesa ya está puesta: quita { $option }.
error-option-only-online = { $option } es para la mesa de un servidor: necesita --server o --link.
