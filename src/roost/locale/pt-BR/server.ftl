### What `roost serve`, `roost verify` and `roost bench` say.

command-serve = abrir mesas para navegadores, neste computador ou na rede de casa
command-verify = conferir os dados e as jogadas de um arquivo de partida
command-bench = medir o servidor sob carga
option-serve-host = o endereço em que escuta; se omitido, 127.0.0.1
option-serve-port = a porta em que escuta; se omitida, 8000 ou a próxima livre
option-serve-data = a pasta que guarda mesas e convidados
option-serve-store = o endereço de um banco de dados PostgreSQL (postgresql://user@host/name) em vez de um arquivo; também: ROOST_STORE
option-serve-config = um arquivo com ajustes (TOML); se omitido, server.toml na pasta do Roost, se existir
option-serve-show-config = mostrar todos os ajustes que valem e quem os definiu, e terminar
option-serve-metrics = responde a /metrics (Prometheus) para quem sabe a palavra deste arquivo
option-serve-operator = abre uma página para quem cuida do servidor, /operator, a quem conhece a palavra deste arquivo (pelo menos 16 sinais)
option-serve-lan = deixar entrar celulares e computadores da mesma rede
option-serve-open = abrir a primeira página em um navegador
option-serve-workers = quantos processos pensam pelos bots
option-serve-grace = depois de quantos segundos um bot guarda o lugar de quem se ausenta
option-serve-origin = outro site cujas páginas podem usar este servidor; pode ser repetido
option-serve-proxy = endereço ou rede de um proxy à frente, em que se confia sobre quem pede; pode ser repetido
option-serve-notifications = avisa as pessoas da sua vez em partidas de vários dias, nos endereços que elas indicam
option-serve-notifications-allow = um host, ou host:porta, a que tal endereço pode levar mesmo sendo privado ou sem TLS; pode ser dado várias vezes
option-serve-no-accounts = não oferece contas
option-serve-accept-loss = iniciar mesmo que falte algo nos dados; o que falta fica perdido
option-serve-log = quanto registrar: debug, info, warning ou error
serve-running = O Roost está no ar em { $address }
serve-lan = Na mesma rede, abra { $address } ou escaneie isto:
serve-lan-none = Este computador não tem endereço de rede que outros possam abrir.
serve-data = As mesas ficam em { $folder }
serve-stop = Ctrl-C encerra; todas as partidas ficam guardadas.
serve-ended = Encerrado. Todas as partidas estão guardadas.
error-port-taken = A porta { $port } está ocupada; escolha outra com --port.
error-bad-host = Não dá para escutar em { $value }: { $reason }
error-data-in-use = Já há outro servidor rodando em { $folder }; pare-o ou escolha outra pasta com --data.
error-store-unusable = Não dá para usar { $file }: { $reason }
error-store-unreachable = Não dá para alcançar o banco de dados { $store }: { $reason }
error-store-in-use = Um servidor grava em { $store }. Pare-o primeiro.
error-bad-store = O endereço de um banco de dados começa com postgresql://.
error-short-word = { $file } deveria conter uma palavra que mais ninguém conhece, de pelo menos { $least } sinais.
error-store-lost-writes = Faltam em { $file } { $count } gravações confirmadas: o registro prévio (WAL) foi perdido ou cortado, ou é uma cópia mais antiga. Devolva os arquivos certos ou inicie com --accept-loss.
error-store-replaced = { $file } não é o banco de dados gravado aqui antes. Devolva o certo ou inicie com --accept-loss.
error-store-damaged = { $file } está danificado. O registro do servidor diz onde.
error-secret-replaced = { $file } não é a chave que assinou os cookies e links dados até agora. Devolva a certa ou inicie com --accept-loss.
error-unknown-setting = { $place }: não existe o ajuste “{ $value }”; conhecidos: { $known }
error-setting-value = { $option } aceita { $allowed }, não “{ $value }”.
error-config-unreadable = { $file } não é TOML: { $reason }
config-default = se nada for definido
option-verify-file = um arquivo de partida
option-verify-commitment = o compromisso que você viu antes da partida, para comparar com o do arquivo
option-verify-receipt = o recibo que você guardou da mesa, para comparar com o arquivo
option-verify-json = o mesmo para programas
verify-moves = Jogadas: todas as { $moves } seguem as regras.
verify-broken = Jogadas: erradas a partir do turno { $turn }: { $reason }
verify-good = Dados: todas as { $rolls } rolagens são as que as sementes dão.
verify-seeded = Dados: todas as { $rolls } rolagens são as que a semente do arquivo dá. Quem a escolheu podia conhecê-las antes.
verify-sealed = Dados: a semente ainda é secreta; as { $rolls } rolagens ainda não podem ser conferidas.
verify-as-seen = Compromisso: é o que você viu antes da partida.
verify-unproved = Dados: vieram de “{ $source }”, o que ninguém pode conferir.
verify-bad = Dados: algo está errado.
verify-withheld = { $player } se comprometeu com uma semente e não a revelou; zeros valem no lugar dela.
verify-silent = { $player } não deu semente.
verify-other-commitment = Compromisso: o arquivo tem um diferente do que você viu. Esta não é a partida que você começou.
verify-no-commitment = Compromisso: estes dados (“{ $source }”) não têm nenhum para comparar.
verify-seed-missing = A partida acabou, mas falta a semente do servidor: os dados não provam nada.
verify-server-commitment = A semente do servidor não é a do compromisso.
verify-stream-commitment = A semente destes dados compartilhados não é a do compromisso.
verify-seat-commitment = A semente de { $player } não é a do compromisso.
verify-seat-seed-missing = Falta a semente de { $player }.
verify-seat-seed-unexpected = Há uma semente de { $player } que não deveria estar aqui.
verify-seat-count = Há sementes de { $given } lugares, mas jogaram { $wanted }.
verify-first-seat = Os dados sortearam { $wanted } para começar, não { $given }.
verify-roll = A rolagem { $roll } mostra { $given }; as sementes dão { $wanted }.
verify-receipt-good = Recibo: os compromissos são os que mostraram a você, e a sua parte é a que você enviou.
verify-receipt-table = Recibo: é da mesa { $wanted }, o arquivo é da mesa { $given }.
verify-receipt-server = Recibo: o arquivo tem um compromisso do servidor diferente do que mostraram a você. Esta não é a partida que você começou.
verify-receipt-seat = Recibo: o arquivo tem um compromisso de { $player } diferente do que mostraram a você.
verify-receipt-seed = Recibo: o arquivo tem uma semente de { $player } diferente da enviada.
verify-receipt-withheld = Recibo: segundo o arquivo, { $player } não revelou nada; o recibo diz outra coisa.
verify-receipt-anchor = Recibo: o arquivo tem uma cadeia de { $player } diferente da enviada.
verify-receipt-throw = Recibo: { $player } deu a sua parte na rolagem { $roll }, e o arquivo diz outra coisa.
verify-no-receipt = Recibo: estes dados (“{ $source }”) não têm com que comparar.
verify-other-table = O arquivo nomeia a mesa { $given }, mas os dados são os da mesa { $wanted }.
verify-link-count = O arquivo marca { $given } rolagens, mas foram feitas { $wanted }.
verify-chain = As rolagens de { $player } não seguem a cadeia do compromisso.
verify-first-named = Início: a mesa indicou quem começa; nada foi sorteado.
verify-start = Início: a partida começou de uma posição escolhida ({ $position }); não conta para nada.
verify-linked = Rolagens: { $count } de { $rolls } trazem uma parte que só quem rolou conhecia.
verify-bare = { $player } fez { $count } delas sem parte própria: o servidor podia conhecê-las antes.
error-bad-commitment = Um compromisso tem 64 dígitos hexadecimais (0-9, a-f), não “{ $value }”.
option-bench-what = o que medir: server
option-bench-sockets = quantas conexões ficam abertas; se omitido, 2000
option-bench-fanout = quantas conexões acompanham cada mesa; se omitido, 2
option-bench-seconds = quantos segundos dura cada parte; se omitido, 10
option-bench-rate = jogadas por segundo na parte em ritmo fixo; se omitido, 1000
option-bench-store = um PostgreSQL para medir ao lado do SQLite: postgresql://… (em um esquema próprio, apagado depois), ou sqlite para medir só o SQLite; se omitido, um é iniciado
option-bench-json = o mesmo para programas
bench-working = Medindo
bench-setup = { $sockets } conexões, { $tables } mesas, cada mudança vai a { $fanout } conexões; { $slices } trechos de { $seconds } s, ± metade do intervalo de 95%
# $column: what stands in a column of the table of results.
bench-column =
    { $column ->
        [moves] jogadas/s
        [p50] p50 ms
        [p99] p99 ms
        [servers] servidores µs/jogada
        [store] PostgreSQL µs/jogada
       *[client] jogadores µs/jogada
    }
# $part: what is measured; `across` is two servers of one PostgreSQL.
bench-part =
    { $part ->
        [echo] eco simples
        [sqlite] SQLite
        [across] 2 servidores, todos no outro
       *[postgresql] { $servers ->
            [one] PostgreSQL, { $servers } servidor
           *[other] PostgreSQL, { $servers } servidores
        }
    }
bench-paced = { $part }, { $rate } jogadas/s
bench-ratio = As mesas alcançam { $ratio } do eco; cada jogada estava em disco antes da resposta.
bench-stores = Tempo de processador do servidor por jogada, PostgreSQL em relação ao SQLite: { $ratio } (de { $low } a { $high }).
bench-model = Uma jogada custa a um servidor { $own } µs, e { $across } vezes isso se os dois jogadores estão em outro servidor que não o da mesa. Assim, com jogadores em qualquer um:
bench-check = { $servers } servidores: fator { $predicted } previsto, { $measured } medido
bench-holds = { $servers ->
    [one] { $servers } servidor comporta { $moves } jogadas/s; o PostgreSQL precisa de { $cores } núcleos para elas
   *[other] { $servers } servidores comportam { $moves } jogadas/s; o PostgreSQL precisa de { $cores } núcleos para elas
}
error-bench-what = Não há nada chamado “{ $value }” para medir; escolha entre { $known }.
error-bench-missing = As medições fazem parte do código-fonte do Roost; este comando funciona em um clone do projeto.
error-bench-moves-lost = Foram contadas { $counted } ações, confirmadas { $acknowledged }, e destas { $wrong } não estão assim no disco: a medição não diz nada.
error-bench-no-postgresql = Não há nenhum PostgreSQL para medir. Instale um para isso (pip install { $package }), indique o seu (--store postgresql://…) ou meça só o SQLite (--store sqlite).
error-too-few-files = { $sockets } conexões precisam de mais arquivos abertos que os { $allowed } que este sistema permite; use menos --sockets.

## `roost admin`

command-admin = pôr ordem num servidor: mesas, bloqueios, o que se guarda
option-serve-retention-tables = apaga partidas tantos dias depois do fim; sem isso ficam para sempre
option-serve-retention-guests = esquece convidados tantos dias depois da última visita; sem isso, 400
option-serve-retention-access-log = anota por tantos dias quem pediu algo e de qual endereço; sem isso, 7; com 0, nada
option-admin-what = list, end, hide, show, delete, ban, unban, bans, purge, rotate, drain ou forget
option-admin-value = a mesa, o endereço, a rede ou o convidado de que se trata
option-admin-days = por quantos dias bloquear, ou quantos dias deve ter o que se apaga
option-admin-all = mostra também as mesas encerradas
admin-tables = { $count ->
    [0] Nenhuma mesa.
    [one] { $count } mesa.
   *[other] { $count } mesas.
}
admin-bans = { $count ->
    [0] Ninguém está bloqueado.
   *[other] Bloqueados: { $count }.
}
admin-until = até { $time }
admin-purged = Mesas apagadas: { $tables }. Convidados esquecidos: { $guests }.
admin-done = Feito.
error-bad-action = Ação desconhecida: { $value }. Existem: { $known }.
error-action-needs-value = { $value } precisa saber qual: uma mesa, um endereço ou um convidado.
error-no-server-data = Em { $folder } não há dados de um servidor; indique a pasta com --data.
error-admin-unreachable = Há um servidor rodando em { $folder }, mas ele não responde. Pare-o e tente de novo.
error-purge-needs-days = Diga com --days quantos dias deve ter o que se apaga.
error-no-such-guest = Aqui não há nenhum convidado { $value }.
error-bad-ban = { $value } não é nem um endereço nem o identificador de um convidado.
error-no-such-ban = { $value } não está bloqueado.

command-store = copiar tudo de um servidor de um banco de dados para outro
option-store-what = copy
option-store-source = onde está: uma pasta de dados ou postgresql://…
option-store-target = para onde vai: uma pasta de dados nova ou um banco de dados vazio
store-copied = Copiado e conferido. Mesas: { $tables }; entradas dos registros: { $entries }; pessoas: { $people }.
command-backup = copiar os dados de um servidor para uma pasta, enquanto ele funciona
option-backup-folder = a pasta para a cópia; ela é criada
command-restore = transformar um backup nos dados de um servidor e conferir cada partida
option-restore-folder = a pasta do backup
restore-broken = A mesa { $table } não está em ordem: { $reason }
restore-verified = Restaurado e revisto. Mesas: { $tables }; partidas refeitas pelas regras e sementes: { $games }; jogadas: { $moves }.
error-store-not-empty = { $store } não está vazio. Nada foi sobrescrito.
error-copy-failed = O que chegou de { $table } não é o que foi enviado. Nada foi guardado; tente de novo.
