### The daily game: the same dice for everybody.

daily-title = La partida del día
daily-about = Los mismos dados y el mismo pájaro para todos, y un solo intento cada uno.
daily-open-until = Abierta hasta el { $time }.
daily-over = Este día ha terminado.
daily-play = Jugar los dados de hoy
daily-against = Contra { $name }
daily-made = Has sacado el { $share } de estos dados.
daily-place = { $of ->
    [one] Puesto { $place }, con un resultado hasta ahora.
   *[other] Puesto { $place }, con { $of } resultados hasta ahora.
}
daily-settling = Se está calculando lo que has sacado de los dados.
daily-nothing = Este intento no cuenta: la partida no se terminó a tiempo o un bot jugó por ti.
daily-missed = No jugaste estos dados.
daily-streak = { $days ->
    [one] Un día seguido
   *[other] { $days } días seguidos
}
daily-results = Resultados
daily-how = Ordenados por lo que se sacó de los dados: la parte de tales partidas que ganan estas decisiones, sin contar la suerte.
daily-none-listed = Aquí aún no figura nadie. Solo figura quien lo pide.
daily-list-me = Mostrarme aquí con mi nombre
daily-col-place = Puesto
daily-col-name = Nombre
daily-col-made = Sacado de los dados
daily-col-score = Resultado
daily-share = Compartir el resultado
daily-shared = Copiado. No revela nada de los dados.
daily-card = Roost, { $day }: { $game }
daily-card-made = { $score }, { $share } sacado de los dados
daily-puzzle = Problema del día
daily-today = Hoy
daily-before = El día anterior
daily-fair = ¿Se puede confiar en estos dados?
daily-fair-sealed = Los dados de cada día se sellan con 30 días de antelación: la lista muestra los compromisos. Cuando un día termina se muestra su semilla, y cualquiera puede comprobar que encaja, y con ella cada tirada: «roost check» o la página sobre dados verificables.
daily-fair-host = Lo que un sello no puede: quien lleva este servidor podría mirar los dados de un día antes de que abra, jugarlos o contárselos a alguien. No puede cambiarlos. Y un invitado puede volver con otro nombre.
daily-seals = Sellos de los días
daily-col-day = Día
daily-col-seal = Compromiso
daily-col-seed = Semilla
