### Análisis: tutor, análisis de partidas, informe de dados, problemas y laboratorio.
### Partes, probabilidades, pérdidas y valores p son números de 0 a 1.

insight-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

## Positions

insight-seat = Jugador { $number }
insight-roll = tira { $dice }
insight-best = La mejor opción: { $action }. Así ganas el { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de esas partidas.
insight-only-choice = Solo hay una opción: { $action }. Así ganas el { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de esas partidas.
insight-close = Igual de buena: { $action }.
insight-second = La segunda opción: { $action }. Cuesta un { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } de una victoria.
insight-next-fails = { $dice ->
    [one] Tirar el último dado
   *[other] Tirar { $dice } dados
} falla en el acto en el { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } de los casos.
insight-turn = Con el mejor juego, este turno falla en el { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } de los casos. Gusanos esperados: { NUMBER($worms, maximumFractionDigits: 1) }.
insight-likely-tile = La ficha más probable es la { $tile }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
# $most: the chance when going for this tile alone.
insight-steal = Robar la { $tile } a { $name }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } con el mejor plan, { NUMBER($most, style: "percent", maximumFractionDigits: 1) } si solo buscas eso.
insight-target = La pieza más fácil de eliminar es la { $piece } de { $name }: lo logra el { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } de las tiradas.
insight-targets = Las más fáciles de eliminar son { $count } piezas: con cada una lo logra el { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } de las tiradas.
insight-danger = Tu pieza en mayor peligro es la { $piece }: las próximas tiradas de los rivales pueden eliminarla en el { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } de los casos.
insight-dangers = Las que corren mayor peligro son { $count } de tus piezas: las próximas tiradas de los rivales pueden eliminar cada una en el { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } de los casos.

## Why one choice is better

insight-why-share = «{ $best }» gana el { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de esas partidas; «{ $other }», solo el { NUMBER($other-share, style: "percent", maximumFractionDigits: 1) }.
insight-why-stop = Plantarse asegura la { $tile }; seguir tirando fallaría en el { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } de los casos.
insight-why-roll = { $risk ->
    [low] Vale la pena seguir tirando: solo falla en el { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } de los casos.
   *[high] Seguir tirando falla en el { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } de los casos, pero lo que puede traer vale más.
}
# $wins: `true` when stopping wins the game, `false` when it would lose it.
insight-why-ends = { $wins ->
    [true] Plantarse termina la partida y la gana.
   *[false] Plantarse terminaría la partida sin ganarla.
}
insight-why-fails = Tras «{ $best }» el turno falla en el { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } de los casos; tras «{ $other }», en el { NUMBER($other-fails, style: "percent", maximumFractionDigits: 0) }.
insight-why-gain = { $kind ->
    [more] En gusanos, este turno trae de media { NUMBER($best, maximumFractionDigits: 1) } frente a { NUMBER($other, maximumFractionDigits: 1) }.
   *[fewer] Trae menos gusanos este turno, de media { NUMBER($best, maximumFractionDigits: 1) } frente a { NUMBER($other, maximumFractionDigits: 1) }, pero gana más partidas.
}
insight-why-stake = Un turno fallido devolvería la { $tile } a la parrilla.
insight-why-points = { $kind ->
    [more] Elimina piezas por valor de { $best }; la otra opción, de { $other }.
   *[fewer] Elimina menos, piezas por valor de { $best } frente a { $other }, pero gana más partidas.
}
insight-why-position = Las dos eliminan lo mismo: la diferencia está en dónde quedan las piezas.
insight-why-leader = Elimina una pieza de { $name }, que va por delante, en vez de una de { $other }.
insight-why-danger = Después, las próximas tiradas ponen en peligro unos { NUMBER($best, maximumFractionDigits: 1) } puntos propios, frente a { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-threat = La próxima tirada propia amenazará unos { NUMBER($best, maximumFractionDigits: 1) } puntos, frente a { NUMBER($other, maximumFractionDigits: 1) }.
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
tutor-threshold = Avísame antes de una opción que cueste más de
tutor-warning = { $verdict ->
    [blunder] Espera: sería un error grave.
    [mistake] Espera: sería un error.
   *[doubtful] Espera: hay algo mejor.
}
tutor-play = Jugar de todos modos
tutor-think = Pensarlo otra vez
tutor-show = Muéstrame
tutor-choice = Opción
tutor-share = Ganas
tutor-loss = Cuesta
tutor-gain = Gusanos este turno
tutor-points = Puntos este turno
tutor-fails = Falla

## A hint

hint-show = Pista
hint-best = Lo mejor es «{ $action }».
hint-same = Las opciones valen casi lo mismo.

## The review

verdict-fine = buena
verdict-doubtful = dudosa
verdict-mistake = error
verdict-blunder = error grave

# $move is what $mover did; $before and $after are the win shares of $name.
insight-turning = Turno { $turn }, { $mover }: { $move }. { $name } pasa del { NUMBER($before, style: "percent", maximumFractionDigits: 0) } al { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
# Said to who played; $play: `well`, `fairly` or `errors`, which took $cost of a win. $dice: `good`,
# `bad` or `even`, as $kind in the next one.
insight-headline = { $play ->
    [well] Jugaste bien
    [fairly] Jugaste bien casi siempre
   *[errors] Tus errores te costaron un { NUMBER($cost, style: "percent", maximumFractionDigits: 0) }
}; { $dice ->
    [good] los dados te dieron un { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
    [bad] los dados te costaron un { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
   *[even] los dados estuvieron equilibrados
}{ $others ->
    [gave] {", "}los errores ajenos te dieron un { NUMBER($given, style: "percent", maximumFractionDigits: 0) }
   *[nothing] {""}
}.
insight-luck = { $kind ->
    [good] Los dados ayudaron a { $name }: valieron un { NUMBER($luck, style: "percent", maximumFractionDigits: 1) } de una victoria.
    [bad] Los dados fueron contrarios a { $name }: costaron un { NUMBER($luck, style: "percent", maximumFractionDigits: 1) } de una victoria.
   *[even] Los dados ni ayudaron ni perjudicaron a { $name }.
}
insight-no-errors = { $name } jugó sin errores dignos de mención.
insight-errors = Las decisiones de { $name } costaron un { NUMBER($cost, style: "percent", maximumFractionDigits: 1) } de una victoria: { $blunders ->
    [0] ningún error grave
    [one] 1 error grave
   *[other] { $blunders } errores graves
}, { $mistakes ->
    [0] ningún error
    [one] 1 error
   *[other] { $mistakes } errores
}, { $doubtful ->
    [0] nada dudoso
    [one] 1 decisión dudosa
   *[other] { $doubtful } decisiones dudosas
}.
insight-worst = Peor momento, turno { $turn }: «{ $action }» en lugar de «{ $best }», un { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } de una victoria.
insight-hints = Pistas pedidas: { $count }.
# What the decisions were worth with all luck taken out. $kind: `never`, `always`, or `often`.
insight-adjusted = { $kind ->
    [never] Con una suerte normal, las decisiones de { $name } casi nunca habrían ganado.
    [always] Con una suerte normal, las decisiones de { $name } casi siempre habrían ganado.
   *[often] Con una suerte normal, las decisiones de { $name } habrían ganado cerca del { NUMBER($adjusted, style: "percent", maximumFractionDigits: 0) } de esas partidas.
}

review-title = Análisis
review-of = { $game }: { $names }
review-curve = Probabilidad de victoria, jugada a jugada
review-curve-how = Una línea por jugador; los puntos marcan los momentos decisivos. La tabla de abajo tiene los mismos números.
review-luck-chart = Suerte y errores
review-luck-how = Lo que hicieron los dados y las decisiones con la probabilidad de victoria de cada jugador. Resultado − inicio = suerte + errores propios + errores ajenos + modelo.
review-players = Jugadores
review-moves = Decisiones que costaron algo
review-none = Ninguna decisión costó nada digno de mención.
review-all = Todas las jugadas
review-player = Jugador
review-start = Inicio
review-result = Resultado
review-luck = Suerte
review-errors = Errores propios
review-others = Errores ajenos
review-residual = Modelo
review-residual-how = «Modelo» es aquello en lo que la evaluación cambió de opinión entre turnos: lo que queda, dicho con franqueza.
review-adjusted = Sin suerte
review-turn = Turno
review-move = Acción
review-played = Jugada
review-better = Mejor opción
review-cost = Coste
review-verdict = Veredicto
review-position = Posición
review-open-lab = Abrir en el laboratorio
review-rolled-out = { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) } en { $games } partidas jugadas hasta el final
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
review-playing-on = Jugando hasta el final
review-upload = Analizar un archivo de partida
review-upload-how = Elige un archivo de partida. No se conserva.
review-unfinished = La partida no ha terminado: se ha analizado todo hasta aquí.
review-moments = Momentos para intentarlo otra vez
review-whose = Decisiones de quién
review-mine = Mías
review-everyone = De todos
review-turn-number = Turno { $turn }
review-show = Ver
review-again = Otra vez
review-again-how = «Otra vez» sigue desde ahí contra los mismos rivales. No cuenta para nada.
review-none-mine = Ninguna de tus decisiones costó nada digno de mención.
review-who = ¿Quién eras?
review-story = Cómo fue la partida
review-numbers = Todos los números

## The dice report

dice-title = Informe de dados
# Said before any number of it.
dice-spread-how = La igualdad con que salieron las caras se resume en un número: 0 si todas salieron las mismas veces, cerca de { $expected } con dados justos, y tanto mayor cuanto más desiguales salieron.
dice-test-spread = { $name }: con qué igualdad salieron las caras ({ $trials } dados)
dice-test-face = { $name }: dados con un { $face } ({ $trials } dados)
dice-test-worm = { $name }: gusanos ({ $trials } dados)
dice-test-fails = { $name }: tiradas solo con caras ya tomadas ({ $trials } tiradas)
dice-test-doubles = { $name }: dobles ({ $trials } tiradas)
# What one player's dice did: $seen is a list of the following.
dice-player = { $name }: { $seen }.
dice-seen-worm = { $observed ->
    [one] 1 gusano
   *[other] { $observed } gusanos
} (unos { $expected } con dados justos)
dice-seen-fails = { $observed ->
    [one] 1 tirada fallida de inmediato
   *[other] { $observed } tiradas fallidas de inmediato
} (unas { $expected } con dados justos)
dice-seen-doubles = { $observed ->
    [one] 1 doble
   *[other] { $observed } dobles
} (unos { $expected } con dados justos)
dice-oddest = Lo más raro de todo: { $words }. Visto { $observed }, esperado { $expected }. Unos dados justos se alejan tanto en el { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } de los casos.
dice-verdict = { $kind ->
    [odd] Se miraron { $looked } cosas. Aun así, unos dados justos dan algo tan raro solo en el { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } de los casos: inusual, pero no es una prueba.
   *[usual] Se miraron { $looked } cosas; entre tantas, unos dados justos dan algo tan raro en el { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } de los casos. Nada inusual.
}
dice-nothing = No se tiró ningún dado.
dice-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $rolls } tiradas, { $dice } dados
dice-looked = Qué se miró
dice-observed = Visto
dice-expected = Esperado
dice-p = p
dice-corrected = p, corregido

## Puzzles

puzzle-title = Problemas
puzzle-question = { $level ->
    [1] Fácil
    [2] Medio
   *[other] Difícil
}: juegas como { $name }. ¿Qué es lo mejor?
# $kind: `right`, or the verdict of what was chosen.
puzzle-answer = { $kind ->
    [right] Correcto: { $action }.
    [fine] Casi. Un poco mejor: { $action }.
    [doubtful] No del todo. Mejor: { $action }.
   *[other] No. Mejor: { $action }.
}
puzzle-next = Siguiente problema
puzzle-ask = Tu opción (número o notación, vacío para rendirte):
puzzle-score = { $right } de { $asked } acertados.
puzzle-none = Aquí no hay problemas.
puzzle-count = { $count ->
    [one] 1 problema encontrado.
   *[other] { $count } problemas encontrados.
}
puzzle-saved = Guardado: { $file }
puzzle-searching = Buscando problemas
puzzle-own = Problemas con los errores de esta partida
puzzle-theme = Tema: { $theme }.
# $phase: `early`, `middle` or `late`.
puzzle-number = Problema { $number } de { $count }, { $phase ->
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
puzzle-theme-pickomino-face = qué cara tomar
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
lesson-steal-chance = Te llevas la { $tile } de { $name } en el { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de los casos tras «{ $best }»; tras «{ $other }», en el { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
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
lesson-rather = Incluso un turno fallido vale más que tomar ahora la { $tile }.
lesson-last = La { $tile } es la última ficha de la parrilla: quien la tome acaba la partida. Gusanos hasta ahora: tú { $mine }, { $name } { $theirs }.
lesson-tile = Gusanos: { $worms } en la { $tile }, { $other-worms } en la { $other }.
# The worm is taken `now`, since it might `never` come, or `later`, with $dice dice.
lesson-worm = { $kind ->
    [now] Sin gusano no hay ficha. Si lo dejas para después, sale en la próxima tirada en el { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de los casos ({ $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }).
    [never] Sin gusano no hay ficha, y no quedaría ningún dado para sacarlo.
   *[later] El gusano puede esperar: con { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }, la próxima tirada muestra uno en el { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de los casos.
}
lesson-face = Dados que quedan tras «{ $best }»: { $dice }; tras «{ $other }»: { $other-dice }.
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
    [spare] Pero después podrían eliminar tu { $piece } en el { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de los casos.
   *[trade] A cambio, pueden eliminar tu { $piece } en el { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de los casos: un buen cambio.
}
lesson-evade = Después pueden eliminar tu { $piece } en el { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de los casos; tras la otra jugada, en el { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-trap = Después, tu próxima tirada puede eliminar la { $piece } de { $name } en el { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de los casos; tras la otra jugada, en el { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-safe = Ya nadie puede eliminar tu { $piece }.

## What cannot be asked

error-unknown-theme = No hay problemas sobre «{ $value }». Temas: { $known }.
error-unknown-puzzle = No existe el problema «{ $value }».
error-bad-games = Para jugar hasta el final hacen falta de { $low } a { $high } partidas, no { $value }.
error-not-small = Solo se pueden resolver con exactitud partidas pequeñas para dos: Pickomino con { $most } fichas en juego como mucho, Knockout con { $positions } posiciones como mucho.
error-tutor-off = En esta mesa no se permite el tutor.
error-not-your-turn-to-ask = El tutor solo habla con el asiento que tiene el turno.
error-tutor-not-agreed = No todos los de esta pantalla han aceptado el tutor: { $names }.
error-hint-off = Las pistas son para una sola persona que juega contra bots, con dados que no se comparten con otra mesa.
error-too-many-questions = Como mucho { $most } preguntas a la vez: espera primero una respuesta.
error-insight-busy = Ahora mismo pregunta mucha gente. Inténtalo de nuevo en un momento.
error-insight-too-long = Calcularlo lleva más de { $seconds } segundos.
error-insight-failed = No se pudo calcular.

## The laboratory

lab-title = Laboratorio
lab-how = Prepara cualquier posición, también la de tu propia mesa, y mira al momento cuánto vale.
lab-position = Posición
lab-link = Enlace a esta posición
lab-copied = Copiado.
lab-shares = Probabilidad de victoria
lab-choices = Opciones
lab-tiles = Probabilidad de cada ficha
lab-tile = Ficha
lab-chance = Mejor plan
lab-most = Buscando solo esa
lab-victim = De
lab-grill = parrilla
lab-players = Número de jugadores
lab-seat = Le toca a
lab-taken = Dados tomados
lab-rolled = Dados tirados
lab-dangers = Tus piezas en peligro
lab-targets = Piezas que puedes eliminar
lab-piece = Pieza
lab-over = La partida ha terminado.
lab-start = Empezar de nuevo
lab-rollout = Jugado { $games } veces hasta el final: { $values }.
