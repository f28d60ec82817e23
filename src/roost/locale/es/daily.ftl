### The daily game: the same dice for everybody.

daily-title = Partida del día
daily-about = Los mismos dados y el mismo rival para todos. Tienes un intento.
daily-open-until = Abierta hasta el { $time }.
daily-left = quedan { $hours } h { $minutes } min
daily-over = Este día ha terminado.
daily-play = Jugar los dados de hoy
daily-against = Contra { $name }
daily-made = Sin contar la suerte, tu juego gana el { $share } de las veces.
daily-place = Puesto { $place } de { $of } por ahora.
daily-percentile = Mejor que el { $percent } % de { $of } jugadores.
daily-stars = { $stars } de 5 estrellas
daily-settling = Calculando tu destreza…
daily-nothing = Este intento no cuenta: se te acabó el tiempo o un bot jugó por ti.
daily-missed = Esta te la has perdido.
daily-streak = { $days ->
    [one] Un día seguido
   *[other] { $days } días seguidos
}
daily-results = Resultados del día
daily-how = Por destreza: cuántas veces ganarían estas decisiones con una suerte normal.
daily-none-listed = Aún no hay nadie. Solo apareces si quieres.
daily-list-me = Mostrar aquí mi nombre y mis mejores partidas
daily-col-place = Puesto
daily-col-name = Nombre
daily-col-made = Destreza
daily-col-score = Resultado
daily-share = Compartir el resultado
daily-shared = Copiado, sin desvelar nada.
daily-card = Roost, { $day }: { $game }
daily-puzzle = Ejercicio del día
daily-today = Hoy
daily-before = Día anterior
daily-yesterday = Lo mejor de ayer
daily-watch = Ver a { $name }
daily-fair = ¿Se puede confiar en estos dados?
daily-fair-sealed = Los dados de cada día se sellan con 30 días de antelación; abajo están los compromisos. Cuando un día termina se muestra su semilla. Compruébala con «roost check» o en la página de dados verificables.
daily-fair-host = Lo que un sello no impide: quien administra este servidor podría mirar los dados o contárselos a alguien. No puede cambiarlos. Y un invitado puede volver con otro nombre.
daily-seals = Sellos de los días
daily-col-day = Día
daily-col-seal = Compromiso
daily-col-seed = Semilla
