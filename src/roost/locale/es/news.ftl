### Being told of one’s turn in a game over days.

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
