### Games over days: being told of one’s turn, and days off.

news-turn = É a sua vez: { $game } com { $names }.
news-stop-link = Para não receber mais avisos:
news-title = Avisos quando é a minha vez
news-about = Em partidas de vários dias, este servidor pode avisar quando for a sua vez.
news-push = Avisar neste navegador
news-kind = Outro endereço
news-kind-push = Navegador
news-kind-ntfy = Texto, como para o ntfy
news-kind-webhook = JSON, para um programa
news-address = Endereço, com https://
news-add = Adicionar o endereço
news-where = Onde você recebe avisos
news-stop = Parar
news-stop-at = Parar: { $name }
news-failing = o último aviso não chegou
news-quiet = Horas de silêncio
news-quiet-how = Nesse tempo nada é enviado; o aviso espera. A mesma hora duas vezes: a qualquer hora.
news-from = das
news-until = até
news-stopped = Parado. Nada mais é enviado para lá.
error-news-off = Este servidor não envia avisos.
error-bad-news-address = Nada é enviado para “{ $value }”: deve ser um endereço público com https://, ou um que o anfitrião permita.
error-no-such-news = Nada mais é enviado para lá.
error-too-many-news = Você tem { $most } endereços, que é o máximo; pare um antes.
error-no-push-here = O navegador não permite avisos desta página.
news-test = Enviar um teste
news-test-at = Enviar um teste: { $name }
news-test-text = Um teste: é aqui que o Roost avisa quando é a sua vez.
news-test-sent = O teste chegou a { $name }.
news-test-failed = O teste não chegou a { $name }.

holiday-title = Dias de folga
holiday-about = Nesses dias seu relógio para nas partidas de vários dias, e todos na mesa veem até quando. Um turno que começou antes do anúncio mantém o relógio: jogue-o antes de sair.
holiday-left = Restam { $left } de { $most } dias por ano
holiday-first = Primeiro dia
holiday-last = Último dia
holiday-announce = Anunciar
holiday-list = Seus dias de folga
holiday-back = Já voltei
holiday-take-back = Desfazer
holiday-span = { $from } – { $until }
seat-holiday = fora até { $day }
seat-holiday-ahead = fora { $from } – { $until }
error-bad-holiday = { $why ->
    [past] A folga começa hoje, no mínimo.
    [order] O último dia vem antes do primeiro.
   *[far] A folga começa dentro de um ano.
}
error-holiday-overlaps = Você já anunciou folga para esses dias.
error-too-many-holidays = É muito tempo: restam { $left } de { $most } dias de folga por ano.
error-no-such-holiday = Essa folga já passou ou foi desfeita.
