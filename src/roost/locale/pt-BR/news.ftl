### Games over days: being told of one’s turn, and days off.

news-turn = É a sua vez: { $game } com { $names }.
news-stop-link = Cancelar os avisos:
news-title = Avisos de vez
news-none = Este servidor não envia avisos.
news-ask = Avisamos quando for a sua vez?
news-ask-yes = Sim
news-ask-no = Não
news-about = Em partidas de vários dias, este servidor pode avisar quando for a sua vez.
news-push = Avisar neste navegador
news-kind = Outro endereço
news-kind-push = Navegador
news-kind-ntfy = ntfy (texto)
news-address = Endereço, com https://
news-add = Adicionar o endereço
news-where = Seus endereços de aviso
news-stop = Remover
news-stop-at = Remover { $name }
news-failing = o último aviso falhou
news-quiet = Horas de silêncio
news-quiet-how = Nenhum aviso nestas horas; eles chegam depois. A mesma hora nos dois: sem silêncio.
news-from = das
news-until = às
news-stopped = Pronto. Nada mais é enviado para lá.
error-news-off = Este servidor não envia avisos.
error-bad-news-address = O Roost não consegue enviar para “{ $value }”. Use um endereço público https:// ou peça ao anfitrião que o permita.
error-no-such-news = Esse endereço já foi removido.
error-too-many-news = Você já tem { $most } endereços, o máximo. Remova um antes.
error-no-push-here = Seu navegador não permite avisos desta página.
news-test = Enviar um teste
news-test-at = Enviar um teste: { $name }
news-test-text = Um teste: é aqui que o Roost avisa quando é a sua vez.
news-test-sent = Teste enviado para { $name }.
news-test-failed = O teste não chegou a { $name }.

holiday-title = Dias de folga
holiday-about = Nas suas folgas o seu relógio para nas partidas de vários dias, e a mesa mostra quando você volta. Turnos já começados mantêm o relógio: jogue-os antes de sair.
holiday-left = Folgas que restam neste ano: { $left } de { $most }
holiday-first = Primeiro dia
holiday-last = Último dia
holiday-announce = Adicionar
holiday-list = Seus dias de folga
holiday-back = Já voltei
holiday-take-back = Cancelar
holiday-span = { $from } – { $until }
seat-holiday = fora até { $day }
seat-holiday-ahead = fora { $from } – { $until }
error-bad-holiday = { $why ->
    [past] A folga não pode começar antes de hoje.
    [order] O último dia vem antes do primeiro.
   *[far] A folga precisa começar no prazo de um ano.
}
error-holiday-overlaps = Você já anunciou folga para esses dias.
error-too-many-holidays = É tempo demais. Folgas que restam neste ano: { $left } de { $most }.
error-no-such-holiday = Essa folga já passou ou foi cancelada.
