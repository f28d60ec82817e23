### Being told of one’s turn in a game over days.

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
