### O que só o aplicativo do navegador diz. O que acontece no jogo está em game.ftl.

## The first page

web-skip-to-content = Ir para o conteúdo
web-tagline = Dois jogos de dados, uma mesa. Sente-se.
web-about-pickomino = Role, arrisque e junte mais minhocas que todos.
web-about-knockout = Role, corra e elimine os outros.
web-play-now = Jogar { $game } agora
web-first-game = Aprenda jogando
web-mode-bots = Contra bots
web-mode-local = Nesta tela
web-mode-online = Convidar amigos
web-unfinished = Partidas em aberto
web-go-on = Continuar
web-put-away = Tirar desta lista
web-table-open = Ainda não começou
web-known = Já sei jogar
web-menu = Menu
web-places = Seções
web-place-play = Jogar
web-place-today = Hoje
web-place-learn = Aprender
web-place-me = Eu
web-play-with = Jogar com…
web-learn-puzzles = Uma posição, uma jogada melhor.
web-learn-lab = Monte uma posição e veja quanto vale cada jogada.
web-about = Sobre
web-about-roost = O Roost é livre e gratuito. Sem anúncios e sem rastreamento.
web-about-fair = Por que os dados são justos e como conferir uma partida.
web-watch = Assistir
web-rules = Regras
web-fair-dice = Dados honestos
web-settings = Configurações
web-settings-table = Mesa
web-settings-sound = Som e movimento
web-settings-reading = Leitura e voz
web-settings-news = Avisos
web-settings-device = Aparelho e dados
web-language = Idioma
web-to-start = Início
web-lost = Página não encontrada
web-lost-how = Esta página não existe. As galinhas já procuraram em todo canto.

## Setting up a game

web-how-to-play = Modo de jogo
web-player-count = Jogadores
web-bot-count = Quantos são bots?
web-bot-level = Os bots jogam como
web-bot-level-of = O adversário { $seat } joga como
web-opponents = Seus adversários
web-your-bird = Seu pássaro
web-bird-number = Pássaro { $number }
web-bot-order = Do mais fácil ao mais forte.
web-bot-record = Seu retrospecto: { $won } de { $games } vencidas
web-names = Nomes
web-name-of = Nome do jogador { $seat }
web-your-name = Seu nome
web-hand-dice = Usar nossos próprios dados
web-hand-dice-how = Digite o que saiu. O Roost faz o resto.
web-listed = Qualquer um pode entrar
web-listed-how = A mesa aparece na lista. Senão, só abre com os seus links.
web-clock = Tempo por decisão
web-clock-reserve = Cada um tem ainda um minuto extra para a partida inteira.
web-no-clock = sem limite
web-seconds = { $count } s
web-days = { $count ->
    [one] { $count } dia por turno
   *[other] { $count } dias por turno
}
web-hours = { $count ->
    [one] { $count } hora por turno
   *[other] { $count } horas por turno
}
web-days-how = Ninguém precisa estar on-line ao mesmo tempo. Se o tempo de alguém acabar, um bot joga no lugar até a pessoa voltar.
web-hours-left = restam { $count } h
web-house-rules = Regras e variantes
web-ending = Depois de um turno perdido
web-board = Tabuleiro
web-rounds = Rodadas
web-to-the-end = até o fim
web-who-starts = Quem começa?
web-by-lot = por sorteio
web-seat-number = jogador { $seat }
web-read-rules = Ler as regras
web-start-game = Começar

## Tables and the waiting room

web-table = Mesa
web-tables = Mesas
web-tables-waiting = Procurando jogadores
web-tables-none-waiting = Ninguém está esperando agora. Abra uma mesa e outros poderão entrar.
web-tables-running = Em andamento
web-tables-none-running = Não há partidas públicas agora.
web-tables-more = Mostrar mais mesas
web-open-table = Abrir uma mesa: { $game }
web-table-missing = Não encontramos esta mesa. Talvez seja privada: peça um novo link.
web-table-laid = Pondo a mesa…
web-waiting-room = Esperando todo mundo
web-sit-down = Sentar
web-invite-how = Com este link qualquer pessoa ocupa o lugar. Escaneie com o celular ou envie.
web-room-how = Um link para todos: abra, sente-se e jogue.
web-room-starts = Começa quando todos os lugares estiverem ocupados.
web-seat-links = Um link por lugar
web-add-friend = Adicionar amigo
web-add-bird = Adicionar pássaro
web-seat-bird = Colocar um pássaro aqui
web-learn-quickly = Aprenda em 30 segundos
web-invite-watchers = Deixar outros assistirem
web-invite-watch-how = Com este link qualquer pessoa pode assistir.
web-invite-link = Link
web-invite-local = Este link só funciona neste computador. Para jogar com os celulares de casa, inicie o Roost com “roost serve --lan”.
web-qr-code = O link como código QR
web-share = Enviar
web-copy = Copiar
web-copied = Copiado
web-keep = Cancelar
web-remove = Remover
web-remove-name = Remover { $name }
web-remove-sure = Remover { $name } desta mesa? Não será possível voltar.
web-close-seat = Fechar este lugar
web-renew-link = Link novo
web-revoke-link = Desativar o link
web-renew-watch = Novo link para assistir
web-leave = Deixar a mesa
web-new-game = Nova partida
web-give-up = Desistir
web-give-up-sure = Desistir? A partida termina sem resultado.
web-left = Você deixou a mesa.
web-undo = Desfazer
web-abandon = Encerrar a mesa
web-you-watch = Você está assistindo.
web-watching = { $count ->
    [0] Ninguém assistindo
    [one] 1 pessoa assistindo
   *[other] { $count } pessoas assistindo
}
web-seat-away = ausente
web-seat-kept = um bot está jogando
web-kept-for-you = Um bot está guardando o seu lugar.
web-take-seat-back = Assumir de volta
web-connection-lost = Conexão perdida. Seu lugar está garantido; reconectando…
web-reconnecting = Reconectando…
web-react = Reagir

## At every table

web-players = Jogadores
web-log = Registro da partida
web-close = Fechar
web-faster = Mais rápido
web-clock-left = Restam { $left }, mais { $reserve } extra
web-what-now = Sua jogada
web-your-turn = Sua vez
web-turn-of = Vez de { $name }
web-plays = { $name } está jogando
web-skip = Pular
web-wait = Um momento…
web-roll-dice = { $count ->
    [one] Rolar o dado
   *[other] Rolar { $count } dados
}
web-game-over = Fim de jogo
web-sent = Enviado
web-capped = A partida chegou a 2.000 turnos e foi encerrada.
web-tie-break = Empate em minhocas: vence a ficha mais alta, a { $tile } de { $name } contra a { $other }.
web-tie-break-you = Empate em minhocas: vence a ficha mais alta, a sua { $tile } contra a { $other }.
web-rematch = Jogar de novo
web-see-why = Ver por quê
web-more = Mais
web-rematch-swap = Trocar de lugar
web-rematch-join = Entrar na próxima partida
web-series = Partidas ganhas: { $wins }
web-save-game = Salvar a partida
web-hand-title = Qual face?
web-hand-entered = { $count } de { $dice } dados
web-hand-add = Adicionar: { $face }
web-hand-remove = Tirar: { $face }
web-hand-done = Pronto
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
web-taken-dice = Separados: { $dice }
web-taken-nothing = Nada separado ainda
web-take-dice = { $face ->
    [6] { $count ->
        [one] Separar a minhoca, total { $total }
       *[other] Separar { $count } minhocas, total { $total }
    }
   *[other] { $count ->
        [one] Separar o { $face }, total { $total }
       *[other] Separar os { $count } dados com { $face }, total { $total }
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
web-prompt-take = Toque nos dados que você quer separar.
web-roll-again = Continuar rolando
web-dice-left = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}
web-chance = { $fails } de risco de falhar
web-stop = Parar
web-stop-takes = Pegar a { $tile }
web-stop-steals = Roubar a { $tile }
web-stop-from = de { $name }
web-stop-fails = e perder o turno
web-stop-take = Parar e pegar a { $tile }
web-stop-steal = Parar e roubar a { $tile } de { $name }
web-confirm-title = Parar e perder o turno?
web-confirm-no-worm = Você ainda não tem nenhuma minhoca.
web-confirm-no-tile = Não há ficha que você possa pegar.
web-confirm-yes = Parar mesmo assim
web-confirm-no = Continuar jogando
web-why-taken-before = { $face ->
    [6] Neste turno você já separou minhocas.
   *[other] Neste turno você já separou dados com { $name }.
}
web-why-tile = Para pegar a { $tile } você precisa de exatamente { $tile } com pelo menos uma minhoca.
web-why-turned = Esta ficha está virada para baixo e fora do jogo.

## Knockout

web-board-now = O tabuleiro, { $pieces ->
    [0] nenhuma peça
    [one] 1 peça
   *[other] { $pieces } peças
}
web-dice-are = Os dados mostram { $dice }
web-not-rolled = Ainda não rolados
web-half = Mover uma { $number } em { $steps }
web-half-other = Mover outra peça em { $steps }
web-half-done = feito
web-half-lost = perdido
web-round-of = Rodada { $round } de { $rounds }
web-piece-state = { $state ->
    [out] { $piece }, eliminada
    [locked] { $piece }, travada
   *[live] { $piece }
}
web-pick-piece = Mover a { $piece } (agora em { $space })
web-move-to = Para { $space }
web-move-hits = Para { $space }, elimina a { $piece } de { $name }
web-prompt-pick = Escolha a peça que anda primeiro.
web-prompt-other = Agora escolha outra peça.
web-roll-start = Rolar para ver quem começa
web-prompt-move = Mova a { $piece } exatamente { $steps ->
    [one] 1 casa
   *[other] { $steps } casas
}.
web-pick-other = Escolher outra peça
web-why-piece = { $why ->
    [foreign] A { $piece } não é sua.
    [locked] A { $piece } está travada: está a salvo e não anda mais.
   *[not-rolled] A { $piece } não pode andar com esta rolagem.
}

## Insight: the laboratory, puzzles, reviews, and the tutor around one screen

web-lab-space-empty = { $space }, vazia
web-lab-space-piece = { $piece } em { $space }
web-lab-pick = Escolha uma peça e depois a casa. Ou arraste.
web-lab-held = { $piece } na mão: escolha uma casa.
web-lab-take-off = Tirar do tabuleiro
web-lab-let-go = Devolver
web-lab-off = eliminada
web-lab-start = Posição inicial
web-lab-clear = Limpar o tabuleiro
web-lab-dice = Dados
web-lab-dice-before = antes de rolar
web-lab-dice-rolled = rolados
web-lab-dice-over = fim de jogo
web-lab-die = Dado { $number }
web-lab-left = Movimentos restantes
web-lab-left-both = os dois movimentos
web-lab-more = Mais: rodadas, lista de peças
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
web-lab-tile-leave = Devolver
web-lab-odds = Chance
web-lab-remedy = Corrigir
web-tutor-ask = Todos nesta tela vão ver o tutor. Quem concorda?
web-tutor-agrees = { $name } concorda
web-tutor-waits = Nem todos concordam ainda: o tutor fica desligado.
web-tutor-shared = Todos nesta tela concordaram em ver isto.
web-tutor-costs = Custa { $loss ->
    [one] 1 ponto
   *[other] { $loss } pontos
} da sua chance de vitória: { $action }.
web-puzzle-list = Listar todas as jogadas
web-puzzle-how = Escolha uma peça e a casa no tabuleiro, ou uma jogada da lista.
web-review-table = Ver em tabela
web-theatre = A partida, jogada a jogada
web-theatre-scrub = Jogada
web-theatre-first = Para o início
web-theatre-back = Jogada anterior
web-theatre-play = Reproduzir
web-theatre-pause = Pausar
web-theatre-forward = Próxima jogada
web-theatre-last = Para o fim
web-practice = Esta partida começou de uma posição de outra partida. Não conta para os seus resultados.

## Fair dice


## Settings

web-theme = Tema
web-theme-auto = igual ao aparelho
web-theme-light = claro
web-theme-dark = escuro
web-pace = Velocidade dos bots
web-pace-calm = lenta
web-pace-normal = normal
web-pace-fast = rápida
web-pace-instant = instantânea
web-motion = Animações
web-motion-auto = igual ao aparelho
web-motion-on = sim
web-motion-off = não
web-sound = Som
web-sound-off = não
web-sound-on = sim
web-chatter = Deixar os pássaros falarem
web-chatter-off = Calar os pássaros
web-keys = Teclas
web-keys-pickomino = Pickomino: 1 a 5 e W separam dados, R rola, S para.
web-keys-knockout = Knockout: R rola, Tab vai às peças, setas escolhem a casa, Enter move, Esc volta.
web-keys-spoken = A repete, T de quem é a vez, P os pontos, O suas opções, L últimas jogadas, H dica, ? todas as teclas.
web-nothing-yet = Nada ainda.
web-spoken = Anúncios do leitor de tela
web-spoken-how = O que acontece na mesa, lido em voz alta.
web-spoken-all = tudo
web-spoken-short = só o importante
web-space-names = Mostrar os nomes das casas nos tabuleiros de Knockout
web-chances = Mostrar o risco de continuar rolando
web-chances-how = Só no Pickomino, onde dicas são permitidas.
web-kept = Seus dados neste servidor
web-kept-how = Seu nome e suas partidas. Baixe tudo num arquivo ou apague: nas listas dos outros aparecerá “alguém” no lugar do seu nome.
web-kept-download = Baixar meus dados
web-kept-nothing = Ainda nada.
web-forget = Apagar meus dados
web-forget-sure = Seus lugares, suas mesas e seu nome vão sumir deste servidor para sempre. Apagar todos os meus dados?
web-forgotten = Pronto: todos os seus dados foram apagados.
web-settings-where = Salvo só neste navegador.
web-error-unknown = Algo deu errado. Tente de novo ou recarregue a página.
web-error-unreachable = Não foi possível falar com o servidor. Veja a conexão e tente de novo.
web-try-again = Tentar de novo

## Without a network

web-offline = Jogar offline
web-offline-how = Baixe o Roost para jogar os dois jogos sem internet: bots, uma tela só, dicas, análises e problemas. As partidas offline ficam neste aparelho.
web-offline-get = Baixar
web-offline-get-size = Baixar ({ $megabytes } MB)
web-offline-coming = { $done } de { $of } MB
web-offline-ready = Pronto: o Roost funciona offline.
web-offline-remove = Apagar o download
web-offline-install = Instalar como aplicativo
web-offline-insecure = Para jogar offline é preciso uma conexão segura (https).
web-offline-now = Você está offline: as partidas ficam só neste aparelho.
web-offline-table = Partida jogada neste aparelho, com os dados dele.
web-on-this-device = neste aparelho
web-offline-arriving = Baixando o que falta para jogar…
web-offline-starting = O Roost está iniciando neste aparelho…
web-offline-alone = Precisa de um servidor
web-offline-alone-how = Você está jogando offline. As mesas com outros, a partida do dia e as contas precisam de um servidor.
web-offline-elsewhere = O Roost já está aberto em outra aba.
web-offline-here = Jogar aqui

# Reports of problems
web-report = Relatar um problema
web-report-how = Este texto (em inglês) contém a versão do Roost, o seu navegador e o último erro, mas nem nomes nem partidas. Cole no seu relato.
web-report-text = Texto do relato
web-licences = Licenças de terceiros
web-docs = Documentação
