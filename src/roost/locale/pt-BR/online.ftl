### What `roost play` says at a server’s table.

## Words that may be typed at any time. The first is the one that the help shows.

words-leave = deixar
words-back = voltar
words-hello = oi olá ola
words-wow = uau
words-ouch = ai
words-laugh = haha
words-nice = boa
words-thinking = hum
words-thanks = valeu obrigado obrigada
words-bye = tchau

## At the table

online-prompt-name = Como você se chama?
online-prompt-ready = Aperte Enter quando puder começar:
online-prompt-roll = { $you ->
    [true] Aperte Enter para rolar
   *[false] { $name }, aperte Enter para rolar
} { $dice ->
    [one] um dado
   *[other] { $dice } dados
}:
online-players = Na mesa: { $names }
online-seat = { $name }{ $state ->
    [you] { " " }(você)
    [away] { " " }(ausente)
    [kept] { " " }(um bot está jogando)
   *[here] {""}
}
online-watching = Você está assistindo.
online-opening-help = Digite { $help } para ver a ajuda e { $quit } para sair.
online-help = { $leave } deixa o seu lugar com um bot, { $back } retoma o lugar, { $quit } sai da partida.
online-help-react = Para dizer algo aos outros: { $words }
online-link = { $seat ->
    [none] Para assistir:
   *[other] Para o lugar { $seat }:
}
online-waiting = Ainda não confirmaram: { $names }
online-is-ready = { $name } confirmou.
online-says = { $name } diz: { $words }
online-away = { $name } está ausente.
online-here = { $name } voltou.
online-kept = Um bot está jogando por você. Digite { $back } para assumir de volta.
online-lost = Conexão perdida. Seu lugar está garantido; reconectando…
online-found = Conexão de volta.
online-quit = { $kept ->
    [true] Um bot está jogando por você.
   *[false] Você pode voltar.
} Para voltar: { $command }
online-end-of-input = A entrada acabou. Para voltar: { $command }
online-interrupted = Interrompido. Para voltar: { $command }
online-rematch = Os outros vão começar outra partida.
online-prompt-rematch = Outra partida com os mesmos jogadores? [{ $yes }/{ $no }]
online-verify = Para conferir os dados: { $command }
online-evidence = Prova salva: { $file }. Para conferir: { $command }

## Refusals

error-only-watching = Você não tem lugar nesta mesa.
error-option-not-online = { $option } é para partidas neste computador: não vale com --server nem --link.
error-option-not-joining = Com --link a mesa já está posta: tire { $option }.
error-option-only-online = { $option } é para a mesa de um servidor: precisa de --server ou --link.
