### Análisis: tutor, análisis de partidas, informe de dados, problemas y laboratorio.
### Partes, probabilidades, pérdidas y valores p son números de 0 a 1.

insight-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

## Positions

insight-seat = Jugador { $number }
insight-roll = tira { $dice }
insight-best = Lo mejor: { $action }. Probabilidad de ganar: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
insight-only-choice = Tu única opción: { $action }. Probabilidad de ganar: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
insight-margin = Precisión de estas probabilidades: ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos en 95 de cada 100 posiciones como esta.
insight-close = Igual de bueno: { $action }.
insight-second = La siguiente: { $action }. Te cuesta { POINTS($loss, maximumFractionDigits: 1) ->
    [one] { POINTS($loss, maximumFractionDigits: 1) } punto
   *[other] { POINTS($loss, maximumFractionDigits: 1) } puntos
} de probabilidad de ganar.
insight-next-fails = { $dice ->
    [one] Tirar el último dado
   *[other] Tirar { $dice } dados
} falla de inmediato el { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } de las veces.
insight-turn = { $fails ->
    [0] Jugando lo mejor posible, este turno nunca falla.
   *[other] Jugando lo mejor posible, este turno falla el { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } de las veces.
} Gusanos esperados: { NUMBER($worms, maximumFractionDigits: 1) }.
insight-likely-tile = La ficha más probable es la { $tile }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
# $most: the chance when going for this tile alone.
insight-steal = Robar la { $tile } a { $name }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } jugando lo mejor posible, { NUMBER($most, style: "percent", maximumFractionDigits: 1) } si solo buscas eso.
insight-target = La más fácil de eliminar es la { $piece } de { $name }: lo logra el { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } de las tiradas.
insight-targets = Las más fáciles de eliminar son { $count } piezas: el { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } de las tiradas alcanza cada una.
insight-danger = La que más peligra es tu { $piece }: los rivales la eliminan con el { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } de sus tiradas.
insight-dangers = Peligran sobre todo { $count } de tus piezas: los rivales eliminan cada una con el { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } de sus tiradas.

## Why one choice is better

insight-why-share = Probabilidad de ganar: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } en vez de { NUMBER($other-share, style: "percent", maximumFractionDigits: 1) }.
insight-why-stop = La { $tile } es segura; seguir tirando falla el { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } de las veces.
insight-why-roll = { $risk ->
    [low] Vale la pena: seguir tirando solo falla el { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } de las veces.
   *[high] Seguir tirando falla el { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } de las veces, pero puede dar más.
}
# $wins: `true` when stopping wins the game, `false` when it would lose it.
insight-why-ends = { $wins ->
    [true] Plantarse termina la partida y la gana.
   *[false] Plantarse terminaría la partida sin ganarla.
}
insight-why-fails = Riesgo de perder el turno: { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } en vez de { NUMBER($other-fails, style: "percent", maximumFractionDigits: 0) }.
insight-why-gain = { $kind ->
    [more] Más gusanos este turno: de media { NUMBER($best, maximumFractionDigits: 1) } en vez de { NUMBER($other, maximumFractionDigits: 1) }.
   *[fewer] Menos gusanos este turno ({ NUMBER($best, maximumFractionDigits: 1) } en vez de { NUMBER($other, maximumFractionDigits: 1) }), pero más victorias.
}
insight-why-stake = Un turno fallido devolvería la { $tile } a la parrilla.
insight-why-points = { $kind ->
    [more] Elimina más puntos: { $best } en vez de { $other }.
   *[fewer] Elimina menos puntos ({ $best } en vez de { $other }), pero gana más.
}
insight-why-position = Los mismos puntos, pero las piezas quedan mejor colocadas.
insight-why-leader = Elimina una pieza de { $name }, que va por delante, en vez de una de { $other }.
insight-why-danger = Deja unos { NUMBER($best, maximumFractionDigits: 1) } puntos en peligro en vez de { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-threat = La próxima tirada amenazará unos { NUMBER($best, maximumFractionDigits: 1) } puntos en vez de { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-safe = { $points ->
    [one] Pone 1 punto a salvo para siempre.
   *[other] Pone { $points } puntos a salvo para siempre.
}

## The tutor

tutor-title = Tutor
tutor-on = Mostrar el tutor
tutor-allow = Permitir el tutor
tutor-agree = Solo si todos los de esta pantalla están de acuerdo.
tutor-private = Esto solo lo ves tú.
tutor-threshold = Avísame de errores de más de
tutor-warning = { $verdict ->
    [blunder] Espera: sería un error grave.
    [mistake] Espera: sería un error.
   *[doubtful] Espera: hay algo mejor.
}
tutor-play = Jugar de todos modos
tutor-think = Pensarlo otra vez
tutor-show = Muéstrame
tutor-choice = Opción
tutor-share = Prob. de ganar
tutor-loss = Coste
tutor-gain = Gusanos este turno
tutor-points = Puntos este turno
tutor-fails = Riesgo

## A hint

hint-show = Pista
hint-best = Lo mejor: { $action }.
hint-same = Da casi igual lo que elijas.

## The review

verdict-fine = buena
verdict-doubtful = imprecisión
verdict-mistake = error
verdict-blunder = error grave

# $move is what $mover did; $before and $after are the win shares of $name.
insight-turning = Turno { $turn }, { $mover }: { $move }. Probabilidad de { $name }: { NUMBER($before, style: "percent", maximumFractionDigits: 0) } → { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
# Said to who played; $play: `well`, `fairly` or `errors`, which took $cost of a win. $dice: `good`,
# `bad` or `even`, as $kind in the next one.
insight-result =     { $kind ->
        [won] Has ganado { $mine }:{ $theirs }.
        [lost] Has perdido { $mine }:{ $theirs }.
        [tied] Empate, { $mine }:{ $theirs }.
       *[placed] Puesto { $place } para ti: { $score }.
    }
insight-reason = { $kind ->
    [lucky] Los dados estaban de tu lado.
    [unlucky] Los dados estaban en tu contra.
    [against] ¡Y eso con los dados en contra!
    [better] Los dados no decidieron: jugaste mejor.
   *[worse] Los dados no decidieron: { $name } jugó mejor.
}
insight-slip-careless = { $who ->
    [you] Has
   *[other] { $name } ha
} hecho { $count ->
    [one] una jugada descuidada
   *[other] { $count } jugadas descuidadas
}.
insight-slip-pickomino-rolled = { $who ->
    [you] Has
   *[other] { $name } ha
} seguido tirando { $count ->
    [one] una vez
   *[other] { $count } veces
} cuando convenía plantarse.
insight-slip-pickomino-stopped = { $who ->
    [you] Te has plantado
   *[other] { $name } se ha plantado
} demasiado pronto { $count ->
    [one] una vez
   *[other] { $count } veces
}.
insight-slip-pickomino-tile = { $who ->
    [you] Has
   *[other] { $name } ha
} tomado la ficha equivocada { $count ->
    [one] una vez
   *[other] { $count } veces
}.
insight-slip-pickomino-dice = { $who ->
    [you] Has
   *[other] { $name } ha
} apartado los dados equivocados { $count ->
    [one] una vez
   *[other] { $count } veces
}.
insight-slip-knockout-hit = { $who ->
    [you] Has
   *[other] { $name } ha
} dejado escapar { $count ->
    [one] una eliminación
   *[other] { $count } eliminaciones
}.
insight-luck = { $kind ->
    [good] Los dados ayudaron a { $name }: +{ POINTS($luck, maximumFractionDigits: 1) ->
    [one] { POINTS($luck, maximumFractionDigits: 1) } punto
   *[other] { POINTS($luck, maximumFractionDigits: 1) } puntos
} de probabilidad de ganar.
    [bad] Los dados estuvieron en contra de { $name }: −{ POINTS($luck, maximumFractionDigits: 1) ->
    [one] { POINTS($luck, maximumFractionDigits: 1) } punto
   *[other] { POINTS($luck, maximumFractionDigits: 1) } puntos
} de probabilidad de ganar.
   *[even] Los dados ni ayudaron ni perjudicaron a { $name }.
}
insight-no-errors = { $name } no cometió errores de verdad.
insight-errors = Las decisiones de { $name } costaron { POINTS($cost, maximumFractionDigits: 1) ->
    [one] { POINTS($cost, maximumFractionDigits: 1) } punto
   *[other] { POINTS($cost, maximumFractionDigits: 1) } puntos
} de probabilidad de ganar: { $blunders ->
    [0] ningún error grave
    [one] 1 error grave
   *[other] { $blunders } errores graves
}, { $mistakes ->
    [0] ningún error
    [one] 1 error
   *[other] { $mistakes } errores
}, { $doubtful ->
    [0] ninguna imprecisión
    [one] 1 imprecisión
   *[other] { $doubtful } imprecisiones
}.
insight-worst = Peor momento, turno { $turn }: { $action }. Mejor: { $best } ({ POINTS($loss, maximumFractionDigits: 1) ->
    [one] { POINTS($loss, maximumFractionDigits: 1) } punto
   *[other] { POINTS($loss, maximumFractionDigits: 1) } puntos
} de probabilidad de ganar).
insight-hints = Pistas pedidas: { $count }.
# What the decisions were worth with all luck taken out. $kind: `never`, `always`, or `often`.
insight-adjusted = { $kind ->
    [never] Con una suerte normal, jugando como { $name } no se gana casi nunca.
    [always] Con una suerte normal, jugando como { $name } se gana casi siempre.
   *[often] Con una suerte normal, jugando como { $name } se gana cerca del { NUMBER($adjusted, style: "percent", maximumFractionDigits: 0) } de las veces.
}

review-title = Análisis
review-of = { $game }: { $names }
review-curve = Probabilidad de ganar, jugada a jugada
review-curve-how = Una línea por jugador; los puntos marcan los momentos decisivos. La tabla de abajo tiene los mismos números.
review-luck-chart = Suerte y errores
review-luck-how = Lo que los dados y las decisiones hicieron con las probabilidades de cada uno. Resultado − inicio = suerte + errores propios + errores ajenos + sin explicar. 1 es una partida entera.
review-players = Jugadores
review-moves = Decisiones que costaron algo
review-none = Ninguna decisión costó nada digno de mención.
review-all = Todas las jugadas
review-player = Jugador
review-start = Inicio
review-result = Resultado
review-luck = Suerte
review-play = Juego
review-level = { $level ->
    [-2] muy mal
    [-1] mal
    [0] regular
    [1] bien
   *[2] muy bien
}
review-errors = Errores propios
review-others = Errores ajenos
review-residual = Sin explicar
review-residual-how = «Sin explicar» no es ni suerte ni error: cuánto cambió nuestra estimación de un turno a otro. Cuanto menos, mejor.
review-adjusted = Sin suerte
review-turn = Turno
review-move = Jugada
review-played = Jugado
review-better = Mejor opción
review-cost = Coste
review-verdict = Veredicto
review-position = Posición
review-open-lab = Abrir en el laboratorio
review-rolled-out = { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) } ({ $games } partidas simuladas)
review-written = Informe: { $file }
review-working = Analizando
review-waiting =
    { $ahead ->
        [0] Tu análisis es el siguiente
        [one] Hay otro análisis antes que el tuyo
       *[other] Hay { $ahead } análisis antes que el tuyo
    }; empieza en { $seconds ->
        [one] un segundo
       *[other] unos { $seconds } segundos
    }.
review-playing-on = Simulando
review-upload = Analizar un archivo de partida
review-upload-how = Elige un archivo de partida. No lo guardamos.
review-unfinished = La partida no ha terminado: se ha analizado todo hasta aquí.
review-moments = Momentos para repetir
review-card = { $number } de { $count }
review-previous = Momento anterior
review-next = Momento siguiente
review-whose = ¿De quién?
review-mine = Mías
review-everyone = De todos
review-turn-number = Turno { $turn }
review-show = Ver
review-again = Reintentar
review-again-how = Sigues desde ahí contra los mismos rivales. No cuenta en tus resultados.
review-none-mine = Ninguna de tus decisiones costó nada digno de mención.
review-who = ¿Qué jugador eras?
review-story = Cómo fue la partida
review-chances = { $who ->
    [you] Tus posibilidades
   *[other] Posibilidades de { $name }
}: { $before } → { $after }
review-numbers = Todos los números

## The dice report

dice-title = Informe de dados
dice-summary = { $kind ->
    [odd] Los dados fueron poco comunes.
   *[usual] Los dados fueron normales.
}
# Said before any number of it.
dice-spread-how = Un número muestra lo equilibradas que fueron las tiradas: 0 si cada cara salió las mismas veces, cerca de { $expected } es normal con dados justos, más es menos equilibrado.
dice-test-spread = { $name }: con qué igualdad salieron las caras ({ $trials } dados)
dice-test-face = { $name }: dados con un { $face } ({ $trials } dados)
dice-test-worm = { $name }: gusanos ({ $trials } dados)
dice-test-fails = { $name }: tiradas fallidas ({ $trials } tiradas)
dice-test-doubles = { $name }: dobles ({ $trials } tiradas)
# What one player's dice did: $seen is a list of the following.
dice-player = { $name }: { $seen }.
dice-seen-worm = { $observed ->
    [one] 1 gusano
   *[other] { $observed } gusanos
} (unos { $expected } con dados justos)
dice-seen-fails = { $observed ->
    [one] 1 tirada fallida
   *[other] { $observed } tiradas fallidas
} (unas { $expected } con dados justos)
dice-seen-doubles = { $observed ->
    [one] 1 doble
   *[other] { $observed } dobles
} (unos { $expected } con dados justos)
dice-oddest = Lo más raro: { $words }. Visto { $observed }, esperado { $expected }. Unos dados justos se desvían tanto el { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } de las veces.
dice-verdict = { $looked ->
    [one] Hemos comprobado 1 cosa.
   *[other] Hemos comprobado { $looked } cosas.
} { $kind ->
    [odd] Algo tan raro solo pasa con dados justos el { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } de las veces: poco común, pero no es una prueba.
   *[usual] Entre tantas, algo tan raro pasa con dados justos el { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } de las veces. Nada fuera de lo normal.
}
dice-nothing = No se tiró ningún dado.
dice-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $rolls ->
    [one] 1 tirada
   *[other] { $rolls } tiradas
}, { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}
dice-looked = Qué hemos comprobado
dice-observed = Visto
dice-expected = Esperado
dice-p = p
dice-corrected = p, corregido

## Puzzles

puzzle-title = Ejercicios
puzzle-question = { $level ->
    [1] Fácil.
    [2] Intermedio.
   *[other] Difícil.
} Eres { $name }. ¿Cuál es tu mejor jugada?
# $kind: `right`, or the verdict of what was chosen.
puzzle-answer = { $kind ->
    [right] ¡Exacto! { $action }.
    [fine] ¡Casi! Solo un poco mejor: { $action }.
    [doubtful] No del todo. Mejor: { $action }.
   *[other] Esta vez no. Mejor: { $action }.
}
puzzle-next = Siguiente ejercicio
puzzle-ask = Tu opción (número o notación, vacío para rendirte):
puzzle-score = { $right } de { $asked } acertados.
puzzle-none = Aquí aún no hay ejercicios.
puzzle-count = { $count ->
    [one] 1 ejercicio encontrado.
   *[other] { $count } ejercicios encontrados.
}
puzzle-saved = Guardado: { $file }
puzzle-searching = Buscando ejercicios
puzzle-own = Convertir mis errores en ejercicios
puzzle-theme = Tema: { $theme }.
# $phase: `early`, `middle` or `late`.
puzzle-number = Ejercicio { $number } de { $count }, { $phase ->
    [early] al principio de la partida
    [middle] a mitad de la partida
   *[late] al final de la partida
}.
puzzle-theme-pickomino-steal = cuándo robar
puzzle-theme-pickomino-spare = cuándo no robar
puzzle-theme-pickomino-fail = fallar a propósito
puzzle-theme-pickomino-last = la última ficha
puzzle-theme-pickomino-tile = qué ficha tomar
puzzle-theme-pickomino-stop = cuándo plantarse
puzzle-theme-pickomino-roll = cuándo seguir tirando
puzzle-theme-pickomino-worm = un gusano ahora o después
puzzle-theme-pickomino-face = qué cara apartar
puzzle-theme-knockout-hit = ver la ocasión de eliminar
puzzle-theme-knockout-far = eliminar desde lejos
puzzle-theme-knockout-rival = a quién eliminar
puzzle-theme-knockout-trade = cambiar piezas
puzzle-theme-knockout-spare = cuándo no eliminar
puzzle-theme-knockout-safe = a salvo para siempre
puzzle-theme-knockout-evade = salir del peligro
puzzle-theme-knockout-trap = tender una trampa
puzzle-theme-knockout-place = dónde colocarse

## What a puzzle teaches

# A stop that steals $tile from $name.
lesson-steal = La { $tile } cuenta doble: { $worms ->
    [one] { $name } pierde su gusano y lo ganas tú.
   *[other] { $name } pierde sus { $worms } gusanos y los ganas tú.
}
lesson-steal-chance = Tu probabilidad de robar la { $tile } a { $name }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } en vez de { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-aim = Seguir tirando puede traer la { $tile }, que vale { $worms ->
    [one] 1 gusano
   *[other] { $worms } gusanos
}: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
# $tile: the own top tile, $turned: the one that is turned. $kind: `nothing`, `turns`, `stays`, `own` or `both`.
lesson-fail = { $kind ->
    [nothing] No tienes ninguna ficha que perder: fallar no cuesta nada.
    [turns] No tienes ninguna ficha que perder, y fallar pone la { $turned } boca abajo para siempre.
    [stays] Fallar devuelve tu { $tile } a la parrilla y no se pone nada boca abajo.
    [own] Fallar pone tu { $tile } boca abajo para siempre.
   *[both] Fallar devuelve tu { $tile } a la parrilla y pone la { $turned } boca abajo para siempre.
}
lesson-rather = Hasta fallar es mejor que tomar ahora la { $tile }.
lesson-last = La { $tile } es la última ficha de la parrilla: tomarla termina la partida. Gusanos hasta ahora: tú { $mine }, { $name } { $theirs }.
lesson-tile = Gusanos: { $worms } en la { $tile }, { $other-worms } en la { $other }.
# The worm is taken `now`, since it might `never` come, or `later`, with $dice dice.
lesson-worm = { $kind ->
    [now] Sin gusano no hay ficha. Si esperas, tu próxima tirada ({ $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }) tiene un { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de sacar uno.
    [never] Sin gusano no hay ficha, y no quedaría ningún dado para sacarlo.
   *[later] El gusano puede esperar: con { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }, la próxima tirada tiene un { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de sacar uno.
}
lesson-face = Dados restantes: { $dice } en vez de { $other-dice }.
# $kind: `spare` where it is better not to, `hit`, `far`, `rival` or `trade` where it is.
lesson-hit = { $kind ->
    [spare] Tentador: eliminaría la { $victim } de { $name }, que vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[hit] Elimina la { $victim } de { $name }, que vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
}
lesson-risk = { $kind ->
    [spare] Pero entonces tu { $piece } podría ser eliminada el { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de las veces.
   *[trade] A cambio, tu { $piece } puede ser eliminada el { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de las veces: un buen cambio.
}
lesson-evade = Así tu { $piece } puede ser eliminada el { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de las veces; con la otra jugada, el { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-trap = Así tu próxima tirada puede eliminar la { $piece } de { $name } el { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de las veces; con la otra jugada, el { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-safe = Ya nadie puede eliminar tu { $piece }.

## What cannot be asked

error-unknown-theme = No hay ejercicios sobre «{ $value }». Temas: { $known }.
error-unknown-puzzle = No existe el ejercicio «{ $value }».
error-bad-games = Una simulación necesita de { $low } a { $high } partidas, no { $value }.
error-not-small = Solo se pueden resolver con exactitud partidas pequeñas para dos: Pickomino con { $most } fichas en juego como mucho, Knockout con { $positions } posiciones como mucho.
error-tutor-off = En esta mesa no se permite el tutor.
error-not-your-turn-to-ask = Puedes preguntar al tutor cuando sea tu turno.
error-tutor-not-agreed = No todos los de esta pantalla han aceptado el tutor: { $names }.
error-hint-off = Solo hay pistas cuando juegas contra bots sin nadie más y con tus propios dados.
error-too-many-questions = Como mucho { $most } preguntas a la vez: espera primero una respuesta.
error-insight-busy = Ahora mismo pregunta mucha gente. Inténtalo de nuevo en un momento.
error-insight-too-long = Calcularlo lleva más de { $seconds } segundos.
error-insight-failed = Roost no ha podido calcularlo.

## The laboratory

lab-title = Laboratorio
lab-how = Coloca cualquier posición, incluso una de tu partida, y mira cuánto vale.
lab-position = Posición
lab-link = Enlace a esta posición
lab-copied = Copiado.
lab-shares = Probabilidad de ganar
lab-choices = Opciones
lab-tiles = Probabilidad de cada ficha
lab-tile = Ficha
lab-chance = Jugando lo mejor
lab-most = Yendo a por ella
lab-victim = De
lab-grill = parrilla
lab-players = Número de jugadores
lab-seat = Le toca a
lab-taken = Dados apartados
lab-rolled = Dados tirados
lab-dangers = Tus piezas en peligro
lab-targets = Piezas que puedes eliminar
lab-piece = Pieza
lab-over = La partida ha terminado.
lab-start = Restablecer
lab-rollout = Simulado { $games ->
    [one] 1 vez
   *[other] { $games } veces
}: { $values }.
