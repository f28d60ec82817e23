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
verify-good = Dados: todas as { $rolls } rolagens estão corretas.
verify-seeded = Dados: todas as { $rolls } rolagens conferem com a semente do arquivo. Quem a escolheu podia conhecê-las antes.
verify-sealed = Dados: a semente ainda é secreta; as { $rolls } rolagens ainda não podem ser conferidas.
verify-unproved = Dados: vieram de “{ $source }” e não podem ser conferidos.
verify-bad = Dados: a conferência falhou.
verify-roll = A rolagem { $roll } mostra { $given }; deveria ser { $wanted }.
verify-transcript = A entrada { $entry } da partida não pode ser verdadeira: { $reason }
verify-check = Início: os dez dígitos para comparar com os outros são { $digits }.
verify-bare = { $player } rolou { $count ->
    [one] uma vez
   *[other] { $count } vezes
} sem a parte de nenhum jogador; o servidor podia conhecer essas rolagens antes.
verify-absences = { $player } foi dado como ausente { $count ->
    [one] uma vez
   *[other] { $count } vezes
}: sem resposta a tempo.
verify-chains = { $player } deu uma nova parte aos dados { $count ->
    [one] uma vez
   *[other] { $count } vezes
}: em outro aparelho ou depois de muitas rolagens.
verify-stream-commitment = A semente destes dados compartilhados não é a do compromisso.
verify-receipt-good = Recibo: esta é a partida do seu recibo.
verify-receipt-table = Recibo: é da mesa { $wanted }, o arquivo é da mesa { $given }.
verify-receipt-shorter = Recibo: o arquivo tem { $given } entradas, seu recibo { $wanted }. O final não é o que você viu.
verify-receipt-other = Recibo: o arquivo difere do que você viu nas primeiras { $entries } entradas.
verify-receipt-no-part = Recibo: ele não contém nenhuma parte sua nestes dados.
verify-receipt-notices = Recibo: seu aparelho anotou { $count ->
    [one] um fato
   *[other] { $count } fatos
} que um servidor desonesto poderia causar: ausências ou partes não usadas.
verify-evidence = Prova: confirmada. { $reason }
verify-evidence-none = Prova: este arquivo não mostra que algo estava errado.
verify-evidence-own = Prova: { $reason } Só o aparelho sabe o que enviou; o arquivo sozinho não prova isso.
verify-no-receipt = Recibo: para estes dados (“{ $source }”) não há nada a comparar.
verify-other-table = O arquivo nomeia a mesa { $given }, mas os dados são os da mesa { $wanted }.
verify-first-named = Início: quem começa foi escolhido, não sorteado.
verify-start = Início: a partida começou de uma posição escolhida ({ $position }); não conta nos resultados.

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
