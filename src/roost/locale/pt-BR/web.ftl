### O que só o aplicativo do navegador diz. O que acontece no jogo está em game.ftl.

## The first page

web-skip-to-content = Ir para o conteúdo
web-tagline = Dois jogos de dados, uma mesa. Sente-se.
web-about-pickomino = Role, arrisque e junte mais minhocas que todos.
web-about-knockout = Role, corra e elimine os outros.
web-play-now = Jogar { $game } agora
web-first-game = Primeira vez? Aprenda jogando
web-mode-bots = Contra bots
web-mode-local = Nesta tela
web-mode-online = Convidar amigos
web-unfinished = Partidas em aberto
web-go-on = Continuar
web-more = Mais
web-menu = Menu
web-watch = Assistir
web-rules = Regras
web-fair-dice = Dados honestos
web-settings = Ajustes
web-language = Idioma
web-to-start = Ir para o início
web-lost = Nada por aqui
web-lost-how = Esta página não existe. As galinhas já procuraram em todo canto.

## Setting up a game

web-how-to-play = Como jogar
web-player-count = Jogadores
web-bot-count = Quantos são bots?
web-bot-level = Os bots jogam como
web-bot-order = Do mais fácil ao mais forte.
web-bot-record = Seu retrospecto: { $won } de { $games } vencidas
web-names = Nomes
web-name-of = Nome do jogador { $seat }
web-your-name = Seu nome
web-hand-dice = Rolamos dados de verdade
web-hand-dice-how = Digite o que saiu. O Roost cuida da mesa.
web-listed = Qualquer um pode entrar
web-listed-how = A mesa aparece na lista. Senão, só abre com os seus links.
web-clock = Tempo por decisão
web-clock-reserve = Além disso, cada um tem um minuto de reserva para a partida toda.
web-no-clock = sem relógio
web-seconds = { $count } s
web-days = { $count ->
    [one] { $count } dia por turno
   *[other] { $count } dias por turno
}
web-hours = { $count ->
    [one] { $count } hora por turno
   *[other] { $count } horas por turno
}
web-days-how = Ninguém precisa estar lá ao mesmo tempo. Se alguém deixar o tempo passar, um bot joga por essa pessoa até ela voltar.
web-hours-left = restam { $count } h
web-house-rules = Regras e variantes
web-ending = Depois de um turno falho
web-board = Tabuleiro
web-rounds = Rodadas
web-to-the-end = até o fim
web-who-starts = Quem começa?
web-by-lot = por sorteio
web-seat-number = jogador { $seat }
web-read-rules = Ler as regras
web-start-game = Começar
web-make-table = Pôr a mesa

## Tables and the waiting room

web-table = Mesa
web-tables = Mesas
web-tables-waiting = Esperando jogadores
web-tables-none-waiting = Ninguém está esperando agora. Abra uma mesa e outros vão encontrá-la.
web-tables-running = Em jogo
web-tables-none-running = Ninguém está jogando em público agora.
web-tables-more = Mostrar mais mesas
web-open-table = Abrir uma mesa: { $game }
web-table-missing = Esta mesa não existe, ou é particular e o seu link não a abre. Peça um link novo.
web-table-laid = Pondo a mesa…
web-waiting-room = Esperando todo mundo
web-sit-down = Sentar
web-invite = Convidar
web-invite-how = Quem abrir este link fica com o lugar. Escaneie com um celular ou envie.
web-invite-watchers = Deixar outros assistirem
web-invite-watch-how = Quem abrir este link pode assistir.
web-invite-link = Link
web-invite-local = Este link só funciona neste computador. Inicie “roost serve --lan” para jogar com celulares em casa.
web-qr-code = O link como código QR
web-share = Enviar
web-copy = Copiar
web-copied = Copiado
web-keep = Não
web-remove = Tirar da mesa
web-remove-sure = Tirar { $name } desta mesa para sempre?
web-close-seat = Fechar este lugar
web-renew-link = Link novo
web-revoke-link = Desativar o link
web-renew-watch = Link novo para assistir
web-one-seat = Um lugar por pessoa
web-one-seat-how = Ninguém pode ocupar dois lugares.
web-ready = Pode começar
web-is-ready = a postos
web-not-ready = ainda não
web-leave = Deixar a mesa
web-left = Você deixou a mesa.
web-undo = Desfazer
web-abandon = Tirar a mesa
web-you-watch = Você está assistindo.
web-watching = { $count ->
    [0] Ninguém assistindo
    [one] 1 pessoa assistindo
   *[other] { $count } pessoas assistindo
}
web-seat-away = ausente
web-seat-kept = guardado por um bot
web-kept-for-you = Um bot está guardando o seu lugar.
web-take-seat-back = Retomar
web-connection-lost = Sem conexão. Seu lugar está guardado; tentando de novo…
web-reconnecting = Conectando de novo…
web-react = Dizer algo

## At every table

web-players = Jogadores
web-log = O que aconteceu
web-close = Fechar
web-faster = Mais rápido
web-clock-left = Faltam { $left }, depois { $reserve } de reserva
web-what-now = Sua jogada
web-your-turn = Sua vez
web-turn-of = Vez de { $name }
web-plays = { $name } está jogando
web-tap-to-skip = toque para pular
web-wait = Um momento…
web-roll-dice = { $count ->
    [one] Rolar o dado
   *[other] Rolar { $count } dados
}
web-game-over = Fim de jogo
web-ranks = Classificação
web-sent = Enviado
web-capped = A partida chegou a 2.000 turnos e foi encerrada.
web-tie-break = Empate em minhocas, então decide a ficha mais alta: { $name } tem a { $tile }, contra a { $other }.
web-tie-break-you = Empate em minhocas, então decide a ficha mais alta: você tem a { $tile }, contra a { $other }.
web-rematch = Jogar de novo
web-rematch-swap = Trocar de lugar
web-rematch-join = Entrar na próxima partida
web-save-game = Salvar a partida
web-hand-title = Qual face?
web-hand-entered = { $count } de { $dice } dados
web-hand-add = Adicionar: { $face }
web-hand-remove = Tirar: { $face }
web-hand-done = É essa a rolagem
web-hand-take-back = Desfazer a última rolagem

## Pickomino

web-grill = Grelha
web-tile-name = { $worms ->
    [one] Ficha { $tile }, 1 minhoca
   *[other] Ficha { $tile }, { $worms } minhocas
}
web-tile-turned = Virada para baixo, fora do jogo
web-no-tile-yet = ainda sem fichas
web-stack-of = { $below ->
    [0] Pilha de { $name }: { $tile }
   *[other] Pilha de { $name }: { $tile } no topo, { $below } embaixo
}
web-stack-below = Embaixo da ficha do topo de { $name }, a salvo de roubos:
web-stack-only = { $name } só tem esta ficha.
web-stack-of-you = { $below ->
    [0] Sua pilha: { $tile }
   *[other] Sua pilha: { $tile } no topo, { $below } embaixo
}
web-stack-below-you = Embaixo da sua ficha do topo, a salvo de roubos:
web-stack-only-you = Você só tem esta ficha.
web-sum = Total
web-worm-there = com minhoca
web-worm-missing = ainda sem minhoca
web-taken-dice = Pegos: { $dice }
web-taken-nothing = Nada foi pego ainda
web-take-dice = { $face ->
    [6] { $count ->
        [one] Pegar a minhoca, total { $total }
       *[other] Pegar as { $count } minhocas, total { $total }
    }
   *[other] { $count ->
        [one] Pegar o { $face }, total { $total }
       *[other] Pegar os { $count } dados com { $face }, total { $total }
    }
}
web-dice-shown = { $face ->
    [6] { $count ->
        [one] uma minhoca
       *[other] { $count } minhocas
    }
   *[other] { $count ->
        [one] um dado com { $face }
       *[other] { $count } dados com { $face }
    }
}
web-prompt-take = Toque nos dados que você quer pegar.
web-roll-again = Rolar mais
web-dice-left = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}
web-chance = Falha { $fails }, continua { $goes }
web-stop = Parar
web-stop-takes = { $worms ->
    [one] pegar a { $tile } · 1 minhoca
   *[other] pegar a { $tile } · { $worms } minhocas
}
web-stop-steals = roubar a { $tile } de { $name }
web-stop-fails = e perder o turno
web-stop-take = Parar e pegar a { $tile }
web-stop-steal = Parar e roubar a { $tile } de { $name }
web-confirm-title = Parar e perder o turno?
web-confirm-no-worm = Você ainda não tem nenhuma minhoca.
web-confirm-no-tile = Não há ficha que você possa pegar.
web-confirm-yes = Parar mesmo assim
web-confirm-no = Continuar jogando
web-why-taken-before = { $face ->
    [6] Neste turno você já pegou minhocas.
   *[other] Neste turno você já pegou dados com { $name }.
}
web-why-tile = A { $tile } é sua com um total de { $tile } e pelo menos uma minhoca.
web-why-turned = Esta ficha está virada para baixo e fora do jogo.

## Knockout

web-board-now = O tabuleiro, { $pieces ->
    [0] nenhuma peça
    [one] 1 peça
   *[other] { $pieces } peças
}
web-dice-are = Os dados mostram { $dice }
web-not-rolled = Ainda não rolados
web-half = A peça { $number } anda { $steps }
web-half-other = Outra peça anda { $steps }
web-half-done = feito
web-half-lost = perdido
web-round-of = Rodada { $round } de { $rounds }
web-piece-state = { $state ->
    [out] { $piece }, eliminada
    [locked] { $piece }, travada
   *[live] { $piece }
}
web-pick-piece = Mover a { $piece } que está em { $space }
web-move-to = Para { $space }
web-move-hits = Para { $space }, elimina a { $piece } de { $name }
web-prompt-pick = Escolha a peça que anda primeiro.
web-prompt-other = Agora escolha outra peça.
web-roll-start = Rolar para começar
web-prompt-move = A { $piece } anda exatamente { $steps }. Escolha para onde.
web-pick-other = Outra peça
web-why-piece = { $why ->
    [foreign] A { $piece } não é sua.
    [locked] A { $piece } está travada: ninguém pode eliminá-la, e ela fica onde está.
   *[not-rolled] A { $piece } não pode andar com esta rolagem.
}

## Insight: the laboratory, puzzles, reviews, and the tutor around one screen

web-lab-space-empty = { $space }, vazia
web-lab-space-piece = { $piece } em { $space }
web-lab-pick = Escolha uma peça e depois a casa. Ou arraste.
web-lab-held = { $piece } na mão: escolha uma casa.
web-lab-take-off = Tirar do tabuleiro
web-lab-let-go = Deixar
web-lab-off = eliminada
web-lab-start = Posição inicial
web-lab-clear = Limpar o tabuleiro
web-lab-dice = Dados
web-lab-dice-before = antes de rolar
web-lab-dice-rolled = rolados
web-lab-dice-over = fim de jogo
web-lab-die = Dado { $number }
web-lab-left = Falta jogar
web-lab-left-both = os dois movimentos
web-lab-more = Rodadas e lista de peças
web-lab-round = Rodada atual
web-lab-list = Onde está cada peça
web-lab-tile = { $where ->
    [grill] { $tile } na grelha
    [out] { $tile }, virada para baixo
   *[stack] { $tile } na pilha de { $name }
}
web-lab-tile-pick = Escolha uma ficha e depois o lugar. Ou arraste.
web-lab-tile-held = { $tile } na mão: escolha o lugar.
web-lab-tile-onto = Na pilha de { $name }
web-lab-tile-grill = Na grelha
web-lab-tile-out = Virar para baixo
web-lab-tile-leave = Deixar
web-lab-odds = Chance
web-lab-remedy = Ajustar assim
web-tutor-ask = Todos nesta tela vão ver o tutor. Quem concorda?
web-tutor-agrees = { $name } concorda
web-tutor-waits = Nem todos concordam ainda: o tutor fica desligado.
web-tutor-shared = Todos nesta tela concordaram em ver isto.
web-tutor-costs = “{ $action }” custa { $loss } de uma vitória.
web-puzzle-list = Todas as jogadas em lista
web-puzzle-how = Escolha uma peça e a casa no tabuleiro, ou uma jogada da lista.
web-review-table = O mesmo em tabela
web-theatre = A partida, jogada a jogada
web-theatre-scrub = Jogada da partida
web-theatre-first = Para o início
web-theatre-back = Uma jogada atrás
web-theatre-play = Reproduzir
web-theatre-pause = Pausar
web-theatre-forward = Uma jogada à frente
web-theatre-last = Para o fim
web-practice = Esta partida começou no meio de outra. Não conta para nada.

## Fair dice

web-fair-intro = Ninguém consegue viciar estes dados: nem os jogadores, nem o servidor. Antes da partida cada um lacra um número secreto; todas as rolagens são calculadas a partir deles; no fim os números são abertos e qualquer um pode conferir.
web-fair-step-1 = O servidor e cada lugar publicam uma impressão digital (SHA-256) do seu número secreto.
web-fair-step-2 = Cada rolagem vem de todos os números juntos e da sua posição na partida.
web-fair-step-3 = No fim, o número do servidor é aberto. Esta página então calcula cada rolagem de novo.
web-fair-choose = Escolha um arquivo de partida
web-fair-offline = Ele é conferido aqui no seu navegador, mesmo sem internet. Nada é enviado.
web-fair-checked = { $rolls ->
    [one] Os dados estão certos: a única rolagem vem dos números lacrados.
   *[other] Os dados estão certos: todas as { $rolls } rolagens vêm dos números lacrados.
}
web-fair-sealed = O número do servidor ainda está lacrado, porque a partida não acabou. Confira de novo com o arquivo da partida terminada.
web-fair-unproven = Estes dados ({ $source }) não podem ser conferidos aqui: o arquivo não traz prova, ou só o “roost check” consegue segui-la.
web-fair-wrong = { $count ->
    [one] Há algo errado:
   *[other] Há { $count } coisas erradas:
}
web-fair-seen-same = A impressão digital é a que este navegador viu antes da partida.
web-fair-seen-unknown = Este navegador não viu a mesa antes da partida e por isso não sabe se a impressão digital ainda é a primeira.
web-fair-over-same = Os dados são os que foram lacrados antes da partida.
web-fair-over-other = O servidor abriu um número diferente do que lacrou antes da partida. Não confie nestes dados.
web-fair-withheld = Número não aberto a tempo, zeros valem: { $names }
web-fair-silent = Sem número próprio: { $names }
web-fair-alarm = Não dá para confiar nestes dados. A partida para aqui.
web-fair-alarm-how = O que o servidor diz não é o que este navegador viu e enviou antes. Salve o recibo e o arquivo de partida e mostre aos outros da mesa.
web-fair-seal = Lacre dos dados: { $digits } …
web-fair-seal-how = Todos nesta mesa devem ver os mesmos quarenta dígitos. Comparem em voz alta, se quiserem: assim se sabe que o servidor mostrou os mesmos dados a todos.
web-fair-receipt-save = Salvar o recibo
web-fair-receipt-read = Recibo da mesa { $table } lido. Agora escolha o arquivo de partida.
web-fair-receipt-same = Confere com o recibo: o que mostraram a você antes da partida e o que você enviou.
web-fair-linked = { $count } de { $rolls } rolagens trazem uma parte que só quem rolou conhecia.
web-fair-first-named = A mesa indicou quem começa; nada foi sorteado.
web-fair-not-receipt = Isto não é um recibo do Roost.
web-fair-not-json = Este arquivo não pode ser lido. Escolha um arquivo de partida salvo pelo Roost.
web-fair-not-record = Este não é um arquivo de partida do Roost.
web-fair-newer = Este arquivo tem a versão { $value }, que esta página não conhece.
web-fair-bad-field = O arquivo está danificado em “{ $value }”.
web-fair-too-large = Este arquivo é grande demais para ser uma partida.
web-fair-moves-title = E as jogadas?
web-fair-moves = O programa no seu computador também refaz cada jogada pelas regras:
web-finding-seat-count = O arquivo traz { $given } lugares para os dados e { $wanted } jogadores.
web-finding-seed-missing = A partida acabou, mas falta o número do servidor.
web-finding-other-commitment = A impressão digital deste arquivo não é a que este navegador viu antes da partida.
web-finding-server-commitment = O número do servidor não confere com a impressão digital publicada.
web-finding-stream-commitment = O número destes dados compartilhados não confere com a impressão digital publicada.
web-finding-first-seat = Pelos dados, outro jogador deveria ter começado.
web-finding-seat-seed-missing = { $name } lacrou um número, mas ele não está no arquivo.
web-finding-seat-seed-unexpected = { $name } tem um número que nunca foi lacrado.
web-finding-seat-commitment = O número de { $name } não confere com a impressão digital.
web-finding-roll = A rolagem { $roll } mostra { $given }; deveria ser { $wanted }.
web-finding-receipt-table = O recibo é da mesa { $wanted }, o arquivo é da mesa { $given }.
web-finding-receipt-server = A impressão digital do servidor não é a que mostraram a você.
web-finding-receipt-seat = A impressão digital de { $name } não é a que mostraram a você.
web-finding-receipt-seed = O número de { $name } não é o que foi enviado.
web-finding-receipt-withheld = { $name } abriu um número, e o servidor diz que nenhum chegou.
web-finding-receipt-anchor = A cadeia de { $name } não é a que foi enviada.
web-finding-receipt-throw = { $name } deu a sua parte na rolagem { $roll }, e o servidor a deixou de fora.
web-finding-other-table = O arquivo nomeia a mesa { $given }, mas os dados são os da mesa { $wanted }.
web-finding-link-count = O arquivo marca { $given } rolagens, mas foram feitas { $wanted }.
web-finding-chain = As rolagens de { $name } não seguem a cadeia lacrada.

## Settings

web-theme = Cores
web-theme-auto = como no aparelho
web-theme-light = claras
web-theme-dark = escuras
web-pace = Ritmo dos bots
web-pace-calm = calmo
web-pace-normal = normal
web-pace-fast = rápido
web-pace-instant = na hora
web-motion = Movimento
web-motion-auto = como no aparelho
web-motion-on = sim
web-motion-off = não
web-sound = Som
web-sound-off = não
web-sound-on = sim
web-keys = Teclas
web-keys-pickomino = Pickomino: 1 a 5 e W pegam dados, R rola, S para.
web-keys-knockout = Knockout: R rola, Tab vai às peças, setas escolhem a casa, Enter move, Esc volta.
web-keys-spoken = Na mesa: A repete, T diz de quem é a vez, P os pontos, O o que você pode fazer, L a última jogada dos outros. H mostra uma dica. ? mostra as teclas.
web-nothing-yet = Nada ainda.
web-spoken = Falado sem pedir
web-spoken-how = Para leitores de tela.
web-spoken-all = tudo
web-spoken-short = só resultados
web-space-names = Mostrar os nomes das casas nos tabuleiros de Knockout
web-chances = Mostrar as chances ao rolar mais
web-chances-how = No Pickomino, em mesas onde dicas ou o tutor são permitidos.
web-kept = O que este servidor guarda de você
web-kept-how = Seu nome e as partidas que você jogou. Você pode levar tudo num arquivo, ou pedir que o servidor esqueça você: aí alguém jogou suas partidas.
web-kept-download = Baixar tudo
web-kept-nothing = Ainda nada.
web-forget = Esqueça-me
web-forget-sure = Seus lugares, suas mesas e seu nome neste servidor vão sumir para sempre. Esquecer você?
web-forgotten = Tudo sobre você foi esquecido.
web-settings-where = Os ajustes ficam neste navegador.
web-error-unknown = Não deu certo. Tente de novo ou recarregue a página.
web-error-unreachable = O servidor não responde. Veja a conexão e tente de novo.
web-try-again = Tentar de novo

## Without a network

web-offline = Sem rede
web-offline-how = Os dois jogos contra todos os bots ou em volta de uma tela, com tutor, análise, problemas, laboratório e regras, só neste aparelho. As partidas que você começar assim ficam no aparelho, com os dados dele.
web-offline-get = Preparar
web-offline-get-size = Preparar ({ $megabytes } MB)
web-offline-coming = { $done } de { $of } MB
web-offline-ready = Pronto: o Roost funciona sem rede.
web-offline-remove = Remover
web-offline-install = Instalar como aplicativo
web-offline-insecure = Este navegador não guarda nada de páginas que chegam sem conexão segura (https).
web-offline-now = Sem conexão: este aparelho joga sozinho. As partidas começadas agora ficam aqui.
web-offline-table = Jogada neste aparelho, com os dados dele.
web-offline-arriving = Baixando aquilo de que este aparelho precisa para jogar
web-offline-starting = O Roost está iniciando neste aparelho
web-offline-alone = Só com um servidor
web-offline-alone-how = Aqui este aparelho joga sozinho. As mesas com outros, a partida do dia e as contas precisam de um servidor.
web-offline-elsewhere = O Roost está aberto em outra aba e joga lá.
web-offline-here = Jogar aqui

# Reports of problems
web-report = Relatar um problema
web-report-how = Este texto diz qual Roost e qual navegador eram, e o que deu errado por último. Não há nomes nem partidas nele. Copie-o no seu relato.
web-report-text = O texto do relato
web-licences = Licenças do que outros escreveram
web-docs = Documentação
