### Fair dice: what players see of the dice that every device checks (docs/fair-dice.md).

## At the table

fair-button = Dados: conferidos neste aparelho
fair-rolls = { $count ->
    [0] Ainda não há rolagens. Cada uma será conferida neste aparelho.
    [one] Uma rolagem, conferida neste aparelho.
   *[other] { $count } rolagens, cada uma conferida neste aparelho.
}
fair-rolls-shared = { $count ->
    [one] Uma rolagem até agora, guardada neste aparelho.
   *[other] { $count } rolagens até agora, guardadas neste aparelho.
}
fair-shared = Outros jogam com os mesmos dados. Eles foram fixados antes; este aparelho os confere quando são publicados. O anfitrião conhece estes dados, e também quem já jogou com eles.
fair-compare = Compare estes dez dígitos com os dos outros. Se forem iguais, todos jogam a mesma partida.
fair-bare = { $count ->
    [one] Uma rolagem saiu sem nenhum jogador conectado: o servidor podia conhecê-la antes.
   *[other] { $count } rolagens saíram sem nenhum jogador conectado: o servidor podia conhecê-las antes.
}
fair-offline-table = Esta partida roda só no seu aparelho. Não prova nada aos outros.
fair-receipt-save = Salvar o recibo
fair-how = Como funciona
fair-elsewhere = Você está jogando este lugar em outra aba ou em outro aparelho.
fair-play-here = Jogar aqui

## What this device notices; an honest failure can cause it, too

fair-notice-away = A mesa deu { $name } por ausente: este aparelho não respondeu a tempo.
fair-notice-away-you = A mesa deu você por ausente: este aparelho não respondeu a tempo.
fair-notice-gone = A partir de agora um bot joga por { $name }.
fair-notice-gone-you = A partir de agora um bot joga no seu lugar.
fair-notice-unused = A parte de { $name } na rolagem { $roll } não foi usada.
fair-notice-unused-you = A sua parte na rolagem { $roll } não foi usada.
fair-notice-device = { $name } agora joga em outro aparelho.
fair-notice-device-you = Agora você joga em outro aparelho.

## The game stops: what the server sent can’t be true

fair-alarm = Não dá para confiar nestes dados. A partida para aqui.
fair-alarm-how = Salve a prova e mostre-a aos outros. “roost check” a confere em qualquer computador.
fair-evidence-save = Salvar a prova
fair-server = o servidor
fair-stop-entry = O servidor contou algo que não pode acontecer neste ponto da partida ({ $entry }).
fair-stop-first = { $name } começa, mas deveria ser { $other }.
fair-stop-after-end = A partida tinha acabado, mas o servidor continua.
fair-stop-mix = Os dados foram misturados sem a parte de { $name }, ou com uma inventada.
fair-stop-part = Uma rolagem foi feita sem a parte de { $name }, ou com uma inventada.
fair-stop-faces = A rolagem { $roll } mostra { $given }; deveria ser { $wanted }.
fair-stop-link = A parte de { $name } nos dados não é a fixada antes da partida.
fair-stop-facts = { $field ->
    [game] Este não é o jogo em que você entrou.
    [variant] Esta não é a variante em que você entrou.
    [position] A partida começa de outra posição.
    [first] Não começa quem foi combinado.
    [seats] Os lugares não são os combinados.
    [source] Os dados não vêm de onde foi combinado.
   *[other] O servidor mudou a mesa depois que você entrou ({ $field }).
}
fair-stop-head = A partida não começou com a mesa e os jogadores que este aparelho viu.
fair-stop-tip = O servidor trocou a sua parte nos dados por outra.
fair-stop-past = O servidor mudou o que já tinha acontecido (registro { $entry }).
fair-stop-shorter = O servidor omitiu parte da partida: mostra { $given } registros, este aparelho viu { $wanted }.
fair-stop-action = O servidor tomou por você uma decisão que não é sua ({ $given }).
fair-stop-use = O servidor usou a sua parte para outra rolagem.
fair-stop-step = O servidor mostra dados diferentes dos que saíram.
fair-stop-seed = O número destes dados compartilhados não confere com a impressão digital publicada.

## The page that checks a game file

fair-intro = Ninguém pode escolher estes dados, nem jogadores nem servidor. Cada aparelho na mesa põe a sua parte e confere cada rolagem quando sai.
fair-step-1 = Antes da partida, o servidor e cada aparelho sorteiam números secretos e os fixam com uma impressão digital.
fair-step-2 = Cada rolagem sai do próximo número do servidor e do de um jogador. Nenhum conhece o do outro antes.
fair-step-3 = O arquivo da partida contém tudo para conferi-la de novo; um recibo mostra que é a partida que você jogou.
fair-choose = Escolher um arquivo de partida
fair-offline = Conferido aqui mesmo no seu navegador, até offline. Nada é enviado.
fair-unproven = Estes dados ({ $source }) não podem ser conferidos aqui: o arquivo não traz prova, ou só o “roost check” consegue conferir.
fair-wrong = { $count ->
    [one] Há algo errado:
   *[other] Há { $count } coisas erradas:
}
fair-receipt-read = Recibo da mesa { $table } lido. Agora escolha o arquivo de partida.
fair-first-named = Quem começa foi escolhido, não sorteado.
fair-not-json = Este arquivo não pode ser lido. Escolha um arquivo de partida salvo pelo Roost.
fair-not-record = Este não é um arquivo de partida do Roost.
fair-newer = Esta página ainda não lê arquivos da versão { $value }.
fair-bad-field = O arquivo está danificado em “{ $value }”.
fair-too-large = Este arquivo é grande demais para ser uma partida.
fair-moves-title = E as jogadas?
fair-moves = Para conferir também as jogadas, rode isto no seu computador:
fair-checked = { $rolls ->
    [one] Os dados conferem: a única rolagem sai dos seus números.
   *[other] Os dados conferem: todas as { $rolls } rolagens saem dos seus números.
}
fair-sealed = O número destes dados compartilhados ainda não foi publicado. Confira de novo quando forem encerrados.
fair-receipt-same = É a partida do seu recibo.
fair-absent = Dados por ausentes: { $names }
fair-finding-receipt-table = O recibo é da mesa { $wanted }, o arquivo é da mesa { $given }.
fair-finding-receipt-tip = Este recibo não contém nenhuma parte sua.
fair-finding-receipt-short = O arquivo tem { $given } registros; o recibo mostra { $wanted }.
fair-finding-receipt-other = O arquivo conta outra partida que o recibo.
