### The page of one’s own games, and a moment of one of them.

mine-none = Todavía no hay ninguna partida. Todas las que juegues aquí aparecerán en esta lista.
mine-list = Todas las partidas
mine-search = Buscar
mine-game = Juego
mine-any = Todas
mine-state = Estado
mine-finished = Terminada
mine-unfinished = A medias
mine-given-up = Abandonada
mine-over = Terminada
mine-result = Resultado
mine-result-won = Ganada
mine-result-shared = Victoria compartida
mine-result-lost = Perdida
mine-opponent = Rival
mine-since = Desde
mine-until = Hasta
mine-nothing-found = No se ha encontrado ninguna partida.
mine-more = Más partidas
mine-save = Archivo de partida
mine-save-all = Guardar estas partidas
mine-replay = Volver a verla
mine-error-of = error por decisión: { $loss }
mine-results = Resultados
mine-games = Partidas
mine-won = Ganadas
mine-shared = Victoria compartida
mine-lost = Perdidas
mine-against = Por rival
mine-against-how = Aquí ganar significa quedar por delante de este rival.
mine-luck = ¿Tengo mala suerte?
mine-luck-none = Nadie lo sabe todavía: ninguna de tus partidas terminadas tiene análisis.
mine-luck-few = Nadie lo sabe todavía: hacen falta unas cuantas partidas analizadas más.
mine-luck-said = { $games ->
    [one] En una partida analizada los dados cambiaron tu probabilidad de ganar en { $mean } (entre { $low } y { $high }, con un 95 % de confianza).
   *[other] De media, en { $games } partidas analizadas, los dados cambiaron tu probabilidad de ganar en { $mean } por partida (entre { $low } y { $high }, con un 95 % de confianza).
}
mine-luck-open = El cero queda en medio: así es el puro azar.
mine-luck-lucky = Los dados han sido más amables contigo de lo que suele ser el azar.
mine-luck-unlucky = Los dados han sido más duros contigo de lo que suele ser el azar.
mine-unreviewed = { $games ->
    [one] Una partida terminada todavía no tiene análisis. Cuando lo tenga, contará aquí.
   *[other] { $games } partidas terminadas todavía no tienen análisis. Cuando lo tengan, contarán aquí.
}
mine-errors = Error medio por decisión
mine-errors-how = Cuánta probabilidad de ganar costaron tus decisiones, de la partida más antigua a la más nueva. Menos es mejor.
mine-when = Cuándo
mine-decisions = Decisiones
mine-error = Error
mine-tried = Respondidos
mine-solved = Resueltos
mine-at-once = A la primera
mine-moment = Un momento de una partida
mine-moment-at = Jugada { $at } de { $of }
mine-move = Jugada
mine-before = Atrás
mine-after = Adelante
mine-share = Compartir este momento
mine-copied = El enlace está copiado:
mine-link = El enlace a este momento:
