### The help of the command line, and its refusals.

## Help. Messages without placeables: `roost --help` must be instant.

help-about = Roost: jogar, aprender e estudar dois jogos de dados, Pickomino e Knockout.
help-more = roost sozinho abre o app. Mais: roost COMMAND --help, roost --version
help-subcommands = Opções de um subcomando: roost { $command } SUBCOMMAND --help
help-group-play = Jogar
help-group-learn = Aprender
help-group-bots = Bots
help-group-host = Servidor
help-group-other = Outros
help-usage = Uso:
help-arguments = Argumentos
help-options = Opções

## Commands

command-play = jogar contra bots ou pessoas, aqui ou em um servidor
command-resume = continuar uma partida inacabada
command-learn = jogar uma primeira partida comentada
command-today = mostrar as partidas de hoje no seu servidor
command-rules = ler as regras de um jogo
command-puzzle = resolver problemas de partidas reais
command-review = ver onde uma partida foi ganha ou perdida
command-replay = rever uma partida, turno a turno
command-analyse = mostrar a melhor jogada e as chances de uma posição
command-check = conferir as jogadas e os dados de uma partida
command-arena = pôr bots para jogar entre si: confrontos e torneios
command-bot = conferir, medir ou pôr para jogar um bot seu
command-bot-check = pedir decisões e apontar as ilegais, atrasadas ou ausentes
command-bot-benchmark = medir quanto custam as decisões dele e as dos nossos bots
command-bot-run = fazer com que jogue em um servidor
command-board = verificar, medir ou desenhar um tabuleiro de Knockout
command-board-check = descrever o tabuleiro e para quantos jogadores serve
command-board-measure = jogar nele e medir duração, equilíbrio e habilidade
command-board-draw = desenhar o tabuleiro em SVG
command-board-search = procurar as setas com que a habilidade mais conta
command-serve = abrir um servidor web, aqui ou na rede de casa
command-server = administrar um servidor: mesas, banimentos, backups
command-server-list = listar as mesas
command-server-end = encerrar uma mesa sem resultado
command-server-hide = tirar uma mesa das listas públicas
command-server-show = devolver uma mesa às listas públicas
command-server-delete = apagar uma mesa e o seu registro
command-server-ban = banir um endereço, uma rede ou um convidado
command-server-unban = desfazer um banimento
command-server-bans = listar os banimentos
command-server-forget = apagar um convidado ou uma conta
command-server-purge = apagar partidas e convidados antigos
command-server-rotate = trocar o segredo: todos os cookies e links deixam de valer
command-server-drain = fechar as conexões de um servidor antes de pará-lo
command-server-backup = fazer backup dos dados, mesmo com o servidor ligado
command-server-restore = restaurar um backup e conferir cada partida
command-server-copy = copiar os dados entre SQLite e PostgreSQL
command-settings = ver ou mudar as suas configurações
command-completion = mostrar o autocompletar ou a página do manual
command-report = mostrar dados para relatar um erro

## Options

option-help = mostrar esta ajuda
option-language = idioma
option-json = mostrar JSON, para programas
option-pace = segundos que um bot leva para decidir, de 0 a 60
option-plain = só palavras, sem desenhos
option-file-or-last = um arquivo de partida (se faltar, a última)
option-play-game = o jogo: { $games } (se faltar, o Roost pergunta)
option-play-players = os nomes em ordem, separados por vírgulas; bot:KEY é um bot, como Ana,Leo,bot:simple
option-play-seats = número de jogadores; os lugares sem nome nem bot são de pessoas
option-play-bot = acrescentar um bot (pode ser repetido): { $bots }
option-play-first = quem começa: um nome ou um número a partir de 1 (no Knockout decidem os dados)
option-play-variant = variantes unidas por +, como short+any-lower; veja roost rules
option-play-board = o tabuleiro: { $boards }, ou um arquivo de tabuleiro
option-play-rounds = número de rodadas do Knockout; depois decidem os pontos
option-play-seed = qualquer texto; a mesma semente dá os mesmos dados
option-play-dice = system, ou manual para dados de verdade que você rola e digita
option-play-file = onde salvar a partida
option-play-server = jogar neste servidor: abre lá uma mesa ou volta à sua última partida
option-play-link = entrar ou assistir por este link
option-play-name = seu nome lá (com --server ou --link)
option-resume-file = um arquivo de partida ou um número de --list (se faltar, a última partida)
option-resume-list = listar as partidas inacabadas
option-resume-salvage = continuar da parte boa de um arquivo danificado
option-rules-game = o jogo: { $games }
option-rules-rule = uma regra só, como P7
option-puzzle-game = o jogo: { $games }
option-puzzle-theme = só problemas de um tema
option-puzzle-from = fazer problemas com os erros de um arquivo de partida (pode ser repetido)
option-puzzle-player = só os erros deste jogador
option-puzzle-id = o problema com este código
option-puzzle-count = número de problemas
option-puzzle-make = procurar problemas novos em partidas entre bots e gravá-los em um arquivo
option-puzzle-games = número de partidas em que procurar
option-puzzle-seed = um número; o mesmo número repete a busca
option-review-html = arquivo do relatório (se faltar, ao lado do arquivo de partida)
option-review-no-report = não escrever relatório
option-review-exact = resolver antes o jogo, para respostas exatas: dois jogadores, no máximo sete fichas
option-review-rollouts = conferir cada uma das piores decisões com tantas partidas simuladas
option-replay-all = não esperar Enter depois de cada turno
option-analyse-position = uma posição, como "pickomino 21-36 -/- 0 - ? 1"
option-analyse-rollouts = simular também tantas partidas a partir da posição
option-odds-goal = chances do turno se você joga por um objetivo: { $goals }, 27 (exato) ou 27+ (pelo menos)
option-odds-payoff = chances se parar nos totais de 0 a 40 vale estes 41 números (separados por vírgulas)
option-odds-fail = com --payoff: quanto vale falhar (se faltar, 0)
option-check-files = arquivos de partida (se faltarem, a última)
option-check-receipt = o recibo que você guardou da mesa, para comparar com o arquivo
option-arena-bots = um bot por lugar: { $bots }
option-arena-game = o jogo: { $games }
option-arena-games = número de partidas; os bots trocam de lugar depois de cada uma
option-arena-seed = um número; a mesma semente dá as mesmas partidas
option-arena-jobs = número de processos (se faltar, todos os núcleos)
option-arena-until = parar antes, assim que se souber se o primeiro bot supera nisso a sua parte justa, por exemplo 0.01 (no máximo --games)
option-arena-raw = não tirar a sorte dos resultados: mais rápido, mas bem menos certo
option-arena-tournament = um torneio entre todos os bots: round-robin (todos contra todos) ou gauntlet (o primeiro contra cada um dos outros); --games vale para cada confronto
option-arena-seats = torneio: jogadores em uma mesa (se faltar, 2)
option-arena-file = salvar as partidas terminadas; o mesmo comando continua dali
option-arena-ray = jogar no cluster Ray deste endereço
option-arena-seconds = tempo máximo do seu bot para uma decisão
option-bot-bot = uma chave, arquivo.py:Nome, módulo:Nome ou run:COMANDO para um programa
option-bot-decisions = número de decisões
option-bot-server = o endereço do servidor
option-bot-link = ocupar o lugar deste link (se faltar, abre-se uma mesa)
option-bot-against = um bot do servidor como adversário (pode ser repetido)
option-bot-name = o nome do bot lá
option-bot-games = número de partidas
option-benchmark-bot = o bot: { $bots }, ou um seu, como em roost arena
option-benchmark-positions = número de posições (se faltar, todas)
option-benchmark-games = número de partidas (se faltar, todas; 0: só as posições)
option-board-draw-out = onde gravar o desenho (se faltar, no terminal)
option-board-search-out = onde gravar o melhor tabuleiro
option-board-file = um arquivo de tabuleiro ou um tabuleiro incluído: { $boards }
option-board-games = partidas por número de jogadores, uma vez com bots iguais e outra strongest contra greedy
option-board-seats = só este número de jogadores
option-board-classes = quantas classes de linhas podem ter setas
option-serve-set = qualquer outra configuração, como retention-tables=90 (pode ser repetido)
option-serve-host = o endereço em que escuta (se faltar, 127.0.0.1)
option-serve-port = a porta em que escuta (se faltar, 8000 ou a próxima livre)
option-serve-data = a pasta de dados do servidor
option-serve-store = um banco PostgreSQL em vez de SQLite: postgresql://user@host/name (melhor: ROOST_STORE)
option-serve-config = configurações em TOML (se faltar, server.toml na pasta do Roost)
option-serve-show-config = mostrar todas as configurações e de onde vêm, e sair
option-serve-lan = deixar entrar celulares e computadores da mesma rede
option-serve-open = abrir o app em um navegador
option-serve-origin = outra URL deste servidor, ou um site que pode usá-lo (pode ser repetido)
option-serve-accept-loss = iniciar mesmo que faltem dados; depois não há como recuperá-los
option-server-table = o código de uma mesa
option-server-who = um endereço, uma rede como 203.0.113.0/24 ou o código de um convidado
option-server-guest = o código de um convidado ou de uma conta
option-server-ban-days = por quantos dias (se faltar, de forma permanente)
option-server-purge-days = apagar partidas e convidados mais antigos
option-server-all = mostrar também as mesas encerradas
option-server-backup-folder = uma pasta nova para o backup
option-server-restore-folder = a pasta do backup
option-server-copy-source = onde estão os dados: uma pasta ou postgresql://…
option-server-copy-target = para onde vão: uma pasta nova ou um banco vazio
option-settings = NOME=VALOR: { $names } (sem valor: volta ao padrão)
option-completion-kind = { $kinds }

## What `roost server` prints

server-tables = { $count ->
    [0] Nenhuma mesa.
    [one] { $count } mesa.
   *[other] { $count } mesas.
}
server-bans = { $count ->
    [0] Nenhum banimento.
   *[other] Banimentos: { $count }.
}
server-until = até { $time }
server-purged = Mesas apagadas: { $tables }. Convidados apagados: { $guests }.
server-done = Feito.
server-copied = Copiado e conferido. Mesas: { $tables }; entradas dos registros: { $entries }; pessoas: { $people }.
server-restore-broken = A mesa { $table } está danificada: { $reason }
server-restored = Restaurado e conferido. Mesas: { $tables }; partidas refeitas a partir das sementes: { $games }; jogadas: { $moves }.

## Refusals

error-unknown-command = Comando desconhecido: { $command } { $value }{ $near ->
    [none] .
   *[other] ; você quis dizer “{ $near }”?
} Há: { $known }
error-no-game-yet = Você ainda não tem nenhuma partida. Comece uma com: roost play
error-option-one-game = { $option } é sobre uma só partida: indique um arquivo.
error-setting-form = { $option } espera NOME=VALOR, não “{ $value }”.
