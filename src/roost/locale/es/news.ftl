### Games over days: being told of one’s turn, and days off.

news-turn = Te toca: { $game } con { $names }.
news-stop-link = Para no recibir más avisos:
news-title = Avisos cuando me toca
news-about = En las partidas de varios días, este servidor puede avisarte cuando te toca.
news-push = Avisarme en este navegador
news-kind = Otra dirección
news-kind-push = Navegador
news-kind-ntfy = Texto, como para ntfy
news-kind-webhook = JSON, para un programa
news-address = Dirección, con https://
news-add = Añadir la dirección
news-where = Dónde recibes avisos
news-stop = Parar
news-stop-at = Parar: { $name }
news-failing = el último aviso no llegó
news-quiet = Horas de silencio
news-quiet-how = Entonces no se envía nada; el aviso espera a que pasen. La misma hora dos veces: a cualquier hora.
news-from = desde
news-until = hasta
news-stopped = Parado. Ya no se envía nada allí.
error-news-off = Este servidor no envía avisos.
error-bad-news-address = No se envía nada a «{ $value }»: debe ser una dirección pública con https://, o una que el anfitrión permita.
error-no-such-news = Allí ya no se envía nada.
error-too-many-news = Tienes { $most } direcciones, que es el máximo; para una antes.
error-no-push-here = El navegador no permite avisos de esta página.
news-test = Enviar una prueba
news-test-at = Enviar una prueba: { $name }
news-test-text = Una prueba: aquí te avisa Roost cuando te toca.
news-test-sent = La prueba ha llegado a { $name }.
news-test-failed = La prueba no llegó a { $name }.

holiday-title = Días libres
holiday-about = En esos días tu reloj se para en las partidas de varios días, y todos en la mesa ven hasta cuándo. Un turno que empezó antes de anunciarlos conserva su reloj: juégalo antes de irte.
holiday-left = Quedan { $left } de { $most } días al año
holiday-first = Primer día
holiday-last = Último día
holiday-announce = Anunciar
holiday-list = Tus días libres
holiday-back = Ya he vuelto
holiday-take-back = Retirar
holiday-span = { $from } – { $until }
seat-holiday = fuera hasta el { $day }
seat-holiday-ahead = fuera { $from } – { $until }
error-bad-holiday = { $why ->
    [past] Los días libres empiezan hoy como muy pronto.
    [order] El último día es anterior al primero.
   *[far] Los días libres empiezan dentro de un año como mucho.
}
error-holiday-overlaps = Ya has anunciado días libres para esas fechas.
error-too-many-holidays = Es demasiado: te quedan { $left } de { $most } días libres al año.
error-no-such-holiday = Esos días libres ya pasaron o se retiraron.
