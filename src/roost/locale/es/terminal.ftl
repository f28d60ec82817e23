### What the command line says. Everything else it says is in game.ftl.

## Words that may be typed. The first is the one that prompts show. English ones work everywhere.

words-help = ? ayuda
words-save = guardar
words-quit = q salir
words-undo = u deshacer
words-worm = g gusano
words-roll = t tirar
words-stop = p plantarse plantarme
words-yes = s sí si
words-no = n no
words-easy = fácil facil
words-medium = medio
words-hard = difícil dificil

## Before and after a game

player-name = Jugador { $number }
opening = Una partida de { $game }.
opening-bot = { $name } es un bot: { $how }.
opening-help = Escribe { $help } para ver la ayuda y { $quit } para salir. La partida se guarda tras cada jugada.
turn-heading = Turno { $turn }: { $name }
game-saved = La partida está guardada en { $file }.
game-quit = La partida está guardada. Para seguir: { $command }
game-end-of-input = Se acabó la entrada. La partida está guardada; para seguir: { $command }
game-interrupted = Detenido. La partida está guardada; para seguir: { $command }
resuming = Sigue la partida de { $file }.
resume-line = { $number }  { $game }: { $names }; turno { $turn }, { $when }
salvaged = El archivo es bueno hasta el turno { $turn }; se sigue desde ahí en { $file }.
replay-unfinished = La partida no ha terminado.
undo-done = La última tirada queda anulada.
undo-nothing = No queda nada que anular.
undo-done-move = Tu última jugada está anulada.

## The table

table-grill = Parrilla: { $tiles }
table-face-down = Boca abajo: { $tiles }
table-stack = { $top ->
    [none] { $name }: sin fichas
   *[other] { $name }: { $score }, ficha de arriba { $top }{ $covered ->
        [none] {""}
       *[other] , debajo { $covered }
    }
}
table-colours = { $name }, { $colours }: { $score }
table-piece = { $space ->
    [none] { $number } eliminada
   *[other] { $number } en { $space }{ $locked ->
        [true] { " " }(bloqueada)
       *[false] {""}
    }
}
table-out = eliminadas: { $pieces }
table-locked = bloqueadas: { $pieces }
table-signs = { $piece } es una pieza, { $locked } una bloqueada; lo que está entre (paréntesis) se puede alcanzar.
turn-dice = { $double ->
    [true] doble { $low }
   *[false] { $low } y { $high }
}
turn-half = { $number ->
    [0] otra pieza se mueve { $length }
   *[other] una pieza { $number } se mueve { $length }
}
turn-hit = { $piece } a { $space } elimina { $victim }
turn-hits = A tiro: { $hits }{ $more ->
    [0] .
   *[other] ; { $more } más.
}
turn-rest = { $count ->
    [0] { $hits ->
        [true] Si no, { $pieces }.
       *[false] Mueve { $pieces }.
    }
   *[other] { $hits ->
        [true] Si no, una de las { $count } piezas.
       *[false] Mueve una de las { $count } piezas.
    }
}
region-ring = { $ring ->
    [O] todo el anillo exterior
    [M] todo el anillo central
   *[I] todo el anillo interior
}
region-run = { $first } a { $last }
colour-blue = azul
colour-green = verde
colour-red = rojo
colour-yellow = amarillo
taken-so-far = Apartados: { $dice } — { $total }{ $worm ->
    [true] {""}
   *[false] , aún sin gusano
}. { $left ->
    [0] No quedan dados.
    [one] Queda 1 dado.
   *[other] Quedan { $left } dados.
}
choice-piece = { $piece } en { $space }, { $length ->
    [one] 1 paso
   *[other] { $length } pasos
}:
choice-hit = { $space } elimina la { $victim } de { $victim-name }

## Prompts

prompt-game = ¿Qué juego?
prompt-players = ¿Quién juega? Escribe { $easy }, { $medium } o { $hard } para jugar contra un bot (Intro: { $medium }), o nombres separados por comas:
prompt-lesson = Escribe { $key }:
prompt-action = { $you ->
    [true] ¿Qué haces?
   *[false] { $name }, ¿qué haces?
} [{ $choices }]
prompt-take = { $you ->
    [true] ¿Qué dados apartas?
   *[false] { $name }, ¿qué dados apartas?
} [{ $choices }]
prompt-decide = { $you ->
    [true] ¿Tiras o te plantas?
   *[false] { $name }, ¿tiras o te plantas?
} [{ $choices }]
prompt-which-tile = ¿Qué ficha? [{ $tiles }]
prompt-stop-fails = { $reason ->
    [no-worm] Sin gusano el turno falla.
   *[no-tile] Con { $total } no hay ficha que tomar: el turno falla.
} ¿Te plantas de todos modos? [{ $yes }/{ $no }]
prompt-move = { $you ->
    [true] ¿Tu jugada?
   *[false] { $name }, ¿tu jugada?
} Por ejemplo { $example }:
prompt-where = ¿A qué casilla va { $piece }?
tutor-sure = ¿Seguro? Cuesta { $points } puntos de probabilidad de ganar.
tutor-now = { $on ->
    [true] El tutor está activado: pregunta una vez antes de una jugada cara.
   *[false] El tutor está desactivado.
}
prompt-roll = { $you ->
    [true] Tira
   *[false] { $name }: tira
} { $dice ->
    [one] un dado y escribe lo que muestra
   *[other] { $dice } dados y escribe lo que muestran
}:
prompt-finish = Intro para terminar, { $undo } para anular la última tirada:
prompt-replay = Intro para el turno siguiente, { $quit } para salir:

help-pickomino =
    Aparta todos los dados de una cara: escribe de 1 a 5, o { $worm } para el gusano. Después,
    { $roll } para tirar el resto o { $stop } para plantarte. Un número como 26 te planta y toma
    esa ficha. Sin gusano no hay ficha. Todas las reglas: roost rules pickomino
help-knockout =
    Escribe una pieza y una casilla: b3 M7 mueve la 3 azul a M7. Basta el número si está claro:
    3 M7. Con la pieza sola se te pregunta adónde. Las letras de los colores: b azul, g verde,
    r rojo, y amarillo. Todas las reglas: roost rules knockout.
help-anywhere = { $help } esta ayuda, { $save } dice dónde está guardada la partida, { $quit } sale de la partida.
help-undo = { $undo } anula la última tirada, hasta que se escriba la siguiente.
help-coach = A solas contra bots: { $hint } muestra la mejor jugada, { $tutor } te avisa antes de un error, { $analyse } compara las jugadas, { $position } escribe la posición, { $undo } anula tu última jugada.

## Positions

show-to-play = Le toca jugar a { $name }.
show-dice = Los dados muestran { $dice }.
show-to-roll = { $name } tira { $dice ->
    [one] un dado
   *[other] { $dice } dados
}: { $rolls } tiradas distintas.
show-fail = Probabilidad de que la tirada muestre solo caras ya tomadas: { NUMBER($percent, maximumFractionDigits: 1) } % ({ $exact }).
show-moves = En notación: { $moves }
warning-stop-fails = Nota: plantarse ahora falla, porque no hay ficha que tomar.
warning-tiles-missing = Nota: faltan fichas aunque la partida acaba de empezar.
warning-last-turn = Nota: este es el turno 2000, el último.

## Refusals

error-not-understood = «{ $value }» no es posible aquí; elige entre { $choices }, o escribe ? para ver la ayuda.
error-nothing-typed = No se ha escrito nada; elige entre { $choices }, o escribe ? para ver la ayuda.
error-no-such-face = «{ $value }» no se puede apartar; elige entre { $choices }.
error-face-not-rolled = La tirada no muestra dados con { $face }; elige entre { $choices }.
error-face-taken = En este turno ya has apartado { $face }; elige entre { $choices }.
error-tile-not-within-reach = La ficha { $value } no está a tu alcance; elige entre { $choices }.
error-piece-cannot-move = { $why ->
    [not-yours] { $value } no es una pieza tuya.
    [out] { $value } está eliminada.
    [locked] { $value } está bloqueada.
   *[dice] { $value } no se mueve con estos dados.
} Elige entre { $choices }.
error-space-not-reachable = No hay camino a { $space } para { $pieces }.
error-which-piece = «{ $value }» puede referirse a varias piezas; di cuál: { $choices }.
error-who-goes = { $space } es una casilla; di qué pieza va allí: { $choices }.
error-space-first = «{ $value }» empieza por una casilla: primero va la pieza, como en { $example }.
error-undo-not-here = Puedes anular tiradas de dados de verdad (--dice manual) y, si juegas a solas contra bots, tus propias jugadas.
error-lesson-move = La lección sigue con { $key }.
error-no-server = Tus ajustes no tienen ningún servidor. Añade uno con: roost settings server=DIRECCIÓN
error-usage = { $command }: { $reason }
error-unknown-argument = Opción desconocida: «{ $value }»; mira { $command } --help
error-argument-without-value = { $value } necesita un valor; mira { $command } --help
error-argument-with-value = { $value } no lleva valor; mira { $command } --help
error-argument-missing = Falta: { $value }; mira { $command } --help
error-argument-twice = { $value } aparece dos veces; basta una. Mira { $command } --help
error-not-a-number = { $option } es un número ({ $allowed }), no «{ $value }».
error-option-of-other-game = { $option } no es una opción de { $game }.
error-unknown-dice = No existen los dados «{ $value }»; elige entre { $known }.
error-seed-and-manual = Los dados de verdad no tienen semilla: quita --seed o --dice manual.
error-too-many-players = Hay { $players } jugadores para { $seats } asientos.
error-no-such-player = Aquí nadie se llama «{ $value }»; elige entre { $known }.
error-same-name = Dos jugadores se llaman { $value }; los nombres deben ser distintos.
error-no-such-rule = No hay ninguna regla { $value } en esta página.
error-no-such-game = No hay ninguna partida { $value } sin terminar; hay { $count }. Mira roost resume --list
error-nothing-to-resume = No hay partidas sin terminar. Empieza una con: roost play
error-game-finished = La partida de { $file } ha terminado; vuelve a verla con: roost replay { $file }
error-dice-not-here = Esta partida se jugó con dados «{ $source }» y no puede seguir aquí; vuelve a verla con roost replay.
error-file-exists = { $file } ya existe; elige otro nombre, o sigue con: roost resume { $file }
error-end-of-input = No hay más entrada.
error-no-file = No existe el archivo { $file }.
error-no-folder = No existe la carpeta { $folder }.
error-bad-folder = No se puede crear la carpeta { $folder }: { $reason }
error-file = No se puede usar { $file }: { $reason }
error-not-text = Este archivo no es de texto.
interrupted = Detenido.

## Questions at a prompt, and after a game

words-again = repetir
words-scores = puntos puntuación
words-near = cerca
words-from = desde
words-threats = amenazas
words-hint = pista
words-tutor = tutor
words-position = posición posicion
words-analyse = analizar
game-review = ¿Suerte o errores? { $command }
game-another = Otra partida: { $command }
near-answer = Junto a { $space } están: { $spaces }.
near-arrows = Hay flechas que llegan desde { $spaces }, y no vuelven.
near-piece = { $space } { $you ->
    [true] con tu { $piece }
   *[false] con la { $piece } de { $name }
}
from-answer = Desde { $space }, un movimiento de { $length } puede acabar en { $spaces }.
threat = { $victim } en { $space }: al alcance de { $hunters }.
threat-by = { $piece } con { $lengths }
threats-more = { $count ->
    [one] Y una pieza más.
   *[other] Y { $count } piezas más.
}
threats-none = Nada puede ser eliminado en el próximo turno.
error-bad-question = Se escribe así: { $example }
error-bad-length = Una distancia es { $allowed }, no «{ $value }».
error-no-such-space = Este tablero no tiene la casilla «{ $value }». Las casillas son { $known }.
help-telling = { $again } lo dice todo otra vez, { $scores } da la puntuación.
help-board = Pregunta al tablero: { $near } M7 (qué hay al lado), { $from } M7 3 (dónde puede acabar un movimiento de 3), { $threats } (qué te amenaza en el próximo turno), { $threats } b3 (solo esa pieza).

## Settings and shells

settings-file = Guardado en { $file }:
setting-language = idioma
setting-name = tu nombre en las partidas nuevas
setting-plain = on: palabras en vez de dibujos
setting-pace = segundos por decisión de un bot
setting-tutor = on: a solas contra bots, pregunta una vez antes de una jugada cara
setting-server = el servidor al que se conecta «roost today»
error-bad-setting = Ajuste desconocido: «{ $value }». Elige entre { $known }
error-bad-shell = Shell desconocida: «{ $value }». Elige entre { $known }.

## What lies before the one to decide

lab-column-wins = gana
lab-column-costs = cuesta
lab-column-fails = falla
lab-column-gain = trae

# Reports of problems
report-how = Este texto (en inglés) contiene tu versión de Roost, tu equipo y el último error, pero no nombres. Pégalo en tu aviso.
