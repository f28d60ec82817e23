### What `roost serve` and `roost check` print.

serve-running = O Roost está no ar em { $address }
serve-lan = Na mesma rede, abra { $address } ou escaneie isto:
serve-lan-none = Este computador não tem endereço de rede que outros possam abrir.
serve-data = As mesas ficam em { $folder }
serve-stop = Ctrl+C para o servidor. Todas as partidas ficam salvas.
serve-ended = Encerrado. Todas as partidas estão salvas.
error-port-taken = A porta { $port } está ocupada; escolha outra com --port.
error-bad-host = Não dá para escutar em { $value }: { $reason }
error-data-in-use = Já há outro servidor rodando em { $folder }; pare-o ou escolha outra pasta com --data.
error-store-unusable = Não dá para usar { $file }: { $reason }
error-store-unreachable = Não dá para alcançar o banco de dados { $store }: { $reason }
error-store-in-use = Um servidor grava em { $store }. Pare-o primeiro.
error-bad-store = Um endereço PostgreSQL começa com postgresql://.
error-short-word = { $file } deve conter uma senha de pelo menos { $least } caracteres.
error-open-word = Qualquer usuário desta máquina pode ler { $file }. Execute: chmod o-r { $file }
error-store-lost-writes = Faltam em { $file } { $count } gravações confirmadas: o registro prévio (WAL) foi perdido ou cortado, ou é uma cópia mais antiga. Devolva os arquivos certos ou inicie com --accept-loss.
error-store-replaced = { $file } não é o banco de dados gravado aqui antes. Devolva o certo ou inicie com --accept-loss.
error-store-damaged = { $file } está danificado. Os detalhes estão no registro do servidor.
error-secret-replaced = { $file } não é a chave que assinou os cookies e links dados até agora. Devolva a certa ou inicie com --accept-loss.
error-unknown-setting = { $place }: não existe a configuração “{ $value }”; conhecidas: { $known }
error-setting-value = { $option } aceita { $allowed }, não “{ $value }”.
error-config-unreadable = { $file } não é TOML: { $reason }
config-default = padrão
verify-moves = Jogadas: todas as { $moves } seguem as regras.
verify-broken = Jogadas: erradas a partir do turno { $turn }: { $reason }
verify-good = Dados: todas as { $rolls } rolagens conferem com as sementes.
verify-seeded = Dados: todas as { $rolls } rolagens conferem com a semente do arquivo. Quem a escolheu podia conhecê-las antes.
verify-sealed = Dados: a semente ainda é secreta; as { $rolls } rolagens ainda não podem ser conferidas.
verify-as-seen = Compromisso: é o que você viu antes da partida.
verify-unproved = Dados: vieram de “{ $source }” e não podem ser conferidos.
verify-bad = Dados: a conferência falhou.
verify-withheld = { $player } não revelou a sua semente a tempo; zeros valem no lugar dela.
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
verify-no-receipt = Recibo: para estes dados (“{ $source }”) não há nada a comparar.
verify-other-table = O arquivo nomeia a mesa { $given }, mas os dados são os da mesa { $wanted }.
verify-link-count = O arquivo contém { $given } rolagens, mas foram feitas { $wanted }.
verify-chain = As rolagens de { $player } não seguem a cadeia do compromisso.
verify-first-named = Início: quem começa foi escolhido, não sorteado.
verify-start = Início: a partida começou de uma posição escolhida ({ $position }); não conta nos resultados.
verify-linked = Rolagens: { $count } de { $rolls } { $count ->
    [one] inclui
   *[other] incluem
} um segredo que só quem rolou conhecia.
verify-bare = { $player } fez { $count } delas sem um segredo próprio: o servidor podia conhecê-las antes.
error-bad-commitment = Um compromisso tem 64 dígitos hexadecimais (0-9, a-f), não “{ $value }”.

## `roost server`

error-bad-action = Ação desconhecida: { $value }. Existem: { $known }.
error-no-server-data = Em { $folder } não há dados de um servidor; indique a pasta com --data.
error-admin-unreachable = Há um servidor rodando em { $folder }, mas ele não responde. Pare-o e tente de novo.
error-purge-needs-days = Indique com --days a idade mínima dos dados a apagar.
error-no-such-guest = Aqui não há nenhum convidado { $value }.
error-bad-ban = { $value } não é nem um endereço nem o identificador de um convidado.
error-no-such-ban = { $value } não está banido.

error-store-not-empty = { $store } não está vazio. Nada foi sobrescrito.
error-copy-failed = A cópia de { $table } não confere com o original. Nada foi guardado; tente de novo.
