### Games over days: being told of one’s turn, and days off.

news-turn = Te toca: { $game } con { $names }.
news-stop-link = Darse de baja:
news-title = Avisos de turno
news-none = Este servidor no envía avisos.
news-ask = ¿Te avisamos cuando te toque?
news-ask-yes = Sí
news-ask-no = No
news-about = En las partidas de varios días, este servidor puede avisarte cuando te toca.
news-push = Avisarme en este navegador
news-kind = Otra dirección
news-kind-push = Navegador
news-kind-ntfy = ntfy (texto)
news-address = Dirección, con https://
news-add = Añadir la dirección
news-where = Tus direcciones de aviso
news-stop = Dejar de avisar
news-stop-at = Dejar de avisar: { $name }
news-failing = el último aviso falló
news-quiet = Horas de silencio
news-quiet-how = En esas horas no hay avisos; llegan después. La misma hora en ambos: sin horas de silencio.
news-from = desde
news-until = hasta
news-stopped = Listo. Ya no se envía nada allí.
error-news-off = Este servidor no envía avisos.
error-bad-news-address = Roost no puede enviar a «{ $value }». Usa una dirección pública con https:// o pide al anfitrión que la permita.
error-no-such-news = Esa dirección ya está dada de baja.
error-too-many-news = Ya tienes { $most } direcciones, el máximo; quita una antes.
error-no-push-here = Tu navegador no permite avisos de esta página.
news-test = Enviar una prueba
news-test-at = Enviar una prueba: { $name }
news-test-text = Una prueba: aquí te avisa Roost cuando te toca.
news-test-sent = Prueba enviada a { $name }.
news-test-failed = La prueba no llegó a { $name }.

holiday-title = Días libres
holiday-about = En tus días libres tu reloj se para en las partidas de varios días, y la mesa muestra cuándo vuelves. Los turnos ya empezados conservan su reloj: juégalos antes de irte.
holiday-left = Días libres que quedan este año: { $left } de { $most }
holiday-first = Primer día
holiday-last = Último día
holiday-announce = Añadir
holiday-list = Tus días libres
holiday-back = Ya he vuelto
holiday-take-back = Anular
holiday-span = { $from } – { $until }
seat-holiday = fuera hasta el { $day }
seat-holiday-ahead = fuera { $from } – { $until }
error-bad-holiday = { $why ->
    [past] Los días libres no pueden empezar en el pasado.
    [order] El último día es anterior al primero.
   *[far] Los días libres deben empezar dentro de un año como máximo.
}
error-holiday-overlaps = Ya has anunciado días libres para esas fechas.
error-too-many-holidays = Es demasiado. Días libres que quedan este año: { $left } de { $most }.
error-no-such-holiday = Esos días libres ya pasaron o se anularon.
