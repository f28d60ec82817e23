### Glossary
###
### One word per concept, here and on the rules pages (pickomino.md, knockout.md).
### Tutear al jugador (tú); español válido en España y América: «tomar», nunca «coger».
###
### tile                       = ficha (f.)
### tiles                      = fichas
### worm                       = gusano (m.)
### worms                      = gusanos
### grill                      = parrilla (f.)
### stack                      = pila (f.)
### top tile                   = ficha de arriba
### face (of a die)            = cara (f.)
### face up                    = boca arriba
### turned over (face down)    = boca abajo; poner boca abajo
### roll (verb / noun)         = tirar / tirada (f.)
### take                       = tomar
### stop                       = plantarse
### steal                      = robar
### fail / failed turn         = fallar / turno fallido
### seat                       = asiento (m.)
### player                     = jugador (m.)
### turn                       = turno (m.)
### round                      = ronda (f.)
### move (one piece, Knockout) = movimiento (m.)
### double                     = doble (m.)
### piece                      = pieza (f.)
### space                      = casilla (f.)
### line                       = línea (f.)
### knock out / knocked out    = eliminar / eliminada
### locked                     = bloqueada
### total (of the taken dice)  = total (m.)
### opponent                   = rival (m./f.)
### win share                  = parte de victoria; prevista: probabilidad de victoria
### points                     = puntos
### board                      = tablero (m.)
### variant / house rule       = variante (f.) / regla de la casa (f.)
### bot                        = bot (m.)
### table                      = mesa (f.)
###
### never                      = ordenador; móvil; móviles; hala; coger; repaso; repasar; puesto libre; dados limpios; torcer; partida guardada; ficha menor; avanza; avanzan

## Games, variants, boards. Shown before a game; `-how` explains in one line.

game-pickomino = Pickomino
game-knockout = Knockout

variant-pickomino-standard = reglas normales
variant-pickomino-standard-how = La ficha devuelta vuelve boca arriba. Después se pone boca abajo la más alta de la parrilla, salvo que sea esa misma.
variant-pickomino-short = partida corta
variant-pickomino-short-how = La ficha devuelta también se pone boca abajo si es la más alta de la parrilla.
variant-pickomino-returned-face-down = partida corta, ficha devuelta boca abajo
variant-pickomino-returned-face-down-how = La ficha devuelta siempre queda boca abajo y no se da la vuelta a ninguna otra.
variant-pickomino-any-lower = cualquier ficha inferior
variant-pickomino-any-lower-how = Regla de la casa: si tu ficha exacta no está en la parrilla, puedes tomar cualquiera inferior.
variant-pickomino-turn-on-empty = girar siempre una ficha
variant-pickomino-turn-on-empty-how = Regla de la casa: la ficha más alta se pone boca abajo aunque falle alguien sin fichas.

board-rings61 = Anillos 61
board-rings61-how = El tablero estándar: tres anillos alrededor de un centro, 61 casillas.
board-rings49 = Anillos 49
board-rings49-how = Más pequeño, para partidas rápidas: anillos alrededor de un centro, 49 casillas.
board-grid49 = Cuadrícula 49
board-grid49-how = Siete por siete casillas con diagonales alternas.
board-bloom61 = Flor 61
board-bloom61-how = Fácil de leer: caminos que se abren como pétalos, 61 casillas.
board-wheel49 = Rueda 49
board-wheel49-how = Fácil de leer: una llanta, doce radios y un buje, 49 casillas.
board-arrows49 = Flechas 49
board-arrows49-how = Premia la habilidad: la rueda con 24 líneas de sentido único, 49 casillas.
board-arrows = Líneas de sentido único: { $arrows }.
board-arrow = de { $space } a { $ends }
board-rounds = { $rounds ->
    [one] La partida acaba a más tardar tras una ronda.
   *[other] La partida acaba a más tardar tras { $rounds } rondas.
}

## Bots: a name, and one line about how it plays.

bot-pickomino-random = Pollito
bot-pickomino-random-how = hace cualquier jugada legal, al azar
bot-pickomino-gentle = Patito
bot-pickomino-gentle-how = se alegra con muchos dados y cualquier ficha, sobre todo con la tuya
bot-pickomino-simple = Gallina
bot-pickomino-simple-how = busca gusanos y muchos puntos, y se planta en cuanto alcanza una ficha
bot-pickomino-casual = Pato
bot-pickomino-casual-how = cuenta con más gusanos de los que llegan, y bastante a menudo
bot-pickomino-steady = Gallo
bot-pickomino-steady-how = cuenta los gusanos que puede dar el turno y rara vez calcula mal
bot-pickomino-greedy = Urraca
bot-pickomino-greedy-how = calcula con exactitud cómo sacar más gusanos en este turno; le encanta robar
bot-pickomino-strongest = Búho
bot-pickomino-strongest-how = piensa en toda la partida: cada turno busca la mayor probabilidad de ganar
bot-knockout-random = Pollito
bot-knockout-random-how = hace cualquier jugada legal, al azar
bot-knockout-sparrow = Gorrión
bot-knockout-sparrow-how = se lanza a por los demás y casi siempre falla
bot-knockout-wren = Reyezuelo
bot-knockout-wren-how = se esconde de los demás, casi siempre en mal sitio
bot-knockout-robin = Petirrojo
bot-knockout-robin-how = vigila las presas y el peligro, y casi siempre se equivoca
bot-knockout-finch = Pinzón
bot-knockout-finch-how = se lanza a por los demás y falla a menudo
bot-knockout-blackbird = Mirlo
bot-knockout-blackbird-how = se esconde de los demás, a menudo en mal sitio
bot-knockout-starling = Estornino
bot-knockout-starling-how = vigila las presas y el peligro, y a veces se equivoca
bot-knockout-pigeon = Paloma
bot-knockout-pigeon-how = se lanza a por los demás, rara vez falla y nunca mira atrás
bot-knockout-simple = Gallina
bot-knockout-simple-how = se esconde bien y elimina lo que se le pone a tiro
bot-knockout-jay = Arrendajo
bot-knockout-jay-how = vigila las presas y el peligro, y rara vez se equivoca
bot-knockout-greedy = Milano
bot-knockout-greedy-how = elimina la pieza más valiosa que puede; si no, mueve a cualquier sitio
bot-knockout-cautious = Garza
bot-knockout-cautious-how = elimina lo que puede y mantiene sus piezas fuera de alcance
bot-knockout-studied = Cuervo
bot-knockout-studied-how = sabe exactamente cuánto vale cada número
bot-knockout-strongest = Búho
bot-knockout-strongest-how = ha jugado millones de turnos y ve todo el tablero

## Shared words

# $face is 1 to 6; 6 is the worm.
face-name = { $face ->
    [6] gusano
   *[other] { $face }
}
# A piece by its colour and number, as in "moves the blue 3".
piece-name = { $number } { $colour ->
    [blue] azul
    [green] verde
    [red] roja
   *[yellow] amarilla
}
# Who was forgotten, in the place of a name.
somebody = alguien

# Several things as one; $sound is `i` where $last begins with that sound, else `other`.
list-and = { $sound ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
list-semicolon = { $first }; { $second }
label-value = { $label }: { $value }
score-pickomino = { $score ->
    [one] 1 gusano
   *[other] { $score } gusanos
}
score-knockout = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}

## What a player may do now. $total is the sum after it.

action-pickomino-take = { $face ->
    [6] { $count ->
        [one] apartar el gusano (total { $total })
       *[other] apartar { $count } gusanos (total { $total })
    }
   *[other] { $count ->
        [one] apartar el { $face } (total { $total })
       *[other] apartar los { $face } ({ $count } dados, total { $total })
    }
}
action-pickomino-roll-on = { $dice ->
    [one] tirar el último dado
   *[other] tirar { $dice } dados
}
# $from: `grill`, `seat` (steal it from $victim-name) or `nobody` (nothing to take, the turn fails).
action-pickomino-stop = { $from ->
    [grill] plantarse y tomar la { $tile }
    [seat] plantarse y robar la { $tile } a { $victim-name }
   *[nobody] plantarse sin nada y perder el turno
}
action-knockout-move = { $victim ->
    [none] { $piece } a { $space }
   *[other] { $piece } a { $space }, elimina la { $victim } de { $victim-name }
}

## come as names.

event-pickomino-rolled = { $name } tira: { $dice }.
event-pickomino-took = { $face ->
    [6] { $count ->
        [one] { $name } aparta el gusano: { $total } por ahora.
       *[other] { $name } aparta { $count } gusanos: { $total } por ahora.
    }
   *[other] { $count ->
        [one] { $name } aparta el { $face }: { $total } por ahora.
       *[other] { $name } aparta los { $face } ({ $count } dados): { $total } por ahora.
    }
}
# $exact is `true` when $total is the tile’s own number.
event-pickomino-got-tile = { $victim ->
    [none] { $exact ->
        [true] { $name } toma la { $tile } de la parrilla.
       *[false] Con { $total }, { $name } toma una ficha inferior de la parrilla: la { $tile }.
    }
   *[other] Justo { $total }: { $name } roba la { $tile } a { $victim-name }.
}
event-pickomino-failed = { $reason ->
    [no-face] Ninguna cara nueva: { $name } pierde el turno.
    [no-worm] { $name } tiene { $total }, pero ningún gusano, y pierde el turno.
   *[no-tile] No hay ficha para { $total }: { $name } pierde el turno.
}
# Said for `returned` and the `turned` that follows it together. $face-up is how the tile lies then;
# $turned is the tile that was turned over, or `none`.
event-pickomino-returned = { $face-up ->
    [false] La { $tile } vuelve a la parrilla boca abajo y queda fuera de juego.
   *[true] { $turned ->
        [none] La { $tile } vuelve a la parrilla. Es la más alta, así que se queda boca arriba.
       *[other] La { $tile } vuelve a la parrilla y la { $turned } se pone boca abajo.
    }
}
# A `turned` without `returned` before it.
event-pickomino-turned = La { $tile } se pone boca abajo.
# Said after `failed` when neither `returned` nor `turned` follows.
event-pickomino-nothing-returned = { $name } no tiene fichas que devolver.
event-pickomino-ended = { $capped ->
    [true] Tras 2000 turnos, la partida termina aquí.
   *[false] No queda ninguna ficha boca arriba en la parrilla: fin de la partida.
}

event-knockout-rolled-off = Sorteo de inicio: { $name } saca { $dice }, { $total } en total.
event-knockout-tied = { $names } empatan con la suma más alta y vuelven a tirar.
event-knockout-starts = { $name } tiene la suma más alta y empieza.
# $low and $high are the two dice.
event-knockout-rolled = { $double ->
    [true] { $name } saca un doble { $low }: una pieza { $low } y otra cualquiera se mueven { $low } cada una.
   *[false] { $name } saca { $low } y { $high }: una pieza { $low } se mueve { $high } y una { $high } se mueve { $low }.
}
event-knockout-moved = { $origin ->
    [none] { $victim ->
        [none] { $name } mueve la { $piece }.
       *[other] { $name } elimina la { $victim } de { $victim-name } con la { $piece }.
    }
   *[other] { $victim ->
        [none] { $name } mueve la { $piece } de { $origin } a { $space }.
       *[other] { $name } mueve la { $piece } de { $origin } a { $space } y elimina la { $victim } de { $victim-name }.
    }
}
# $number is `none` for a double’s other piece.
event-knockout-move-lost = { $reason ->
    [out] { $number ->
        [none] A { $name } no le queda otra pieza: ese movimiento se pierde.
       *[other] A { $name } no le queda ninguna { $number }: ese movimiento se pierde.
    }
    [locked] { $number ->
        [none] Las demás piezas de { $name } están eliminadas o bloqueadas: ese movimiento se pierde.
       *[other] La { $number } de { $name } está bloqueada: ese movimiento se pierde.
    }
   *[blocked] { $number ->
        [none] Ninguna otra pieza de { $name } puede moverse exactamente { $length }: ese movimiento se pierde.
       *[other] La { $number } de { $name } no puede moverse exactamente { $length }: ese movimiento se pierde.
    }
}
event-knockout-locked = La { $piece } queda bloqueada: ningún rival tiene ya una { $number }.
event-knockout-skipped = { $name } ya no puede mover ninguna pieza: se salta su turno.
event-knockout-ended = { $reason ->
    [no-rivals] Ya no queda nadie a quien eliminar: fin de la partida.
    [rounds] Se han jugado las rondas acordadas: fin de la partida.
   *[cap] Tras 2000 turnos, la partida termina aquí.
}

# $names are the winners, $score what each of them has.
result-winners = { $count ->
    [one] ¡Gana { $names }! { $score }.
   *[other] { $names } comparten la victoria: { $score } cada uno.
}
remark-lucky = { $pick ->
    [0] ¡Vaya tirada!
    [1] Alguien ha dado de comer a los dados.
    [2] ¡Gusanos a montones!
   *[3] Ya huele a parrilla.
}
remark-failed = { $pick ->
    [0] ¡Qué mala pata!
    [1] Los dados no tienen modales.
    [2] Una tirada de más.
   *[3] Y adiós a los gusanos.
}
remark-stole = { $pick ->
    [0] ¡Qué cara!
    [1] ¡Plumas largas!
    [2] Robo fino.
   *[3] A quien madruga…
}
remark-robbed = { $pick ->
    [0] ¡Qué descaro!
    [1] Siempre puedes recuperarla.
    [2] Van a volar plumas.
   *[3] Y estaba tan calentita.
}
remark-knocked-out = { $pick ->
    [0] ¡Zas!
    [1] ¡Vuelan plumas!
    [2] En todo el pico.
   *[3] ¡Hasta luego!
}
remark-won = { $pick ->
    [0] ¡Bravo!
    [1] Las gallinas están impresionadas.
    [2] ¡Quiquiriquí!
   *[3] ¡Un aplauso!
}
remark-lost = { $pick ->
    [0] La próxima vez cantas tú.
    [1] Las gallinas te quieren igual.
    [2] ¿La revancha?
   *[3] Culpa de los dados. No diremos nada.
}
remark-close = { $pick ->
    [0] ¡Por una pluma!
    [1] ¡Qué justo!
    [2] ¡Vaya final!
   *[3] Las gallinas no podían mirar.
}
remark-waiting = { $pick ->
    [0] Esperando a { $name }
    [1] { $name } está incubando
    [2] { $name } se lo piensa
   *[3] Le toca a { $name }
}

## What happens around the game, and what people say to each other, at a server’s table.

table-event-started = Empieza { $name }.
table-event-sat-down = { $name } se sienta.
table-event-stood-up = El asiento { $seat } vuelve a estar libre.
table-event-removed = El anfitrión ha expulsado al jugador del asiento { $seat }.
table-event-seat-closed = El asiento { $seat } se ha cerrado. Todos deben confirmar otra vez.
table-event-away = El dispositivo de { $name } no contesta; los dados siguen sin él.
table-event-back = { $name } ha vuelto.
table-event-chain-renewed = El dispositivo de { $name } pone una parte nueva en los dados.
table-event-took-back = La última tirada queda anulada: { $name } la escribe de nuevo.
table-event-flagged = A { $name } se le acabó el tiempo. Decide un bot.
table-event-stand-in-started = Un bot juega por { $name }.
table-event-stand-in-ended = { $name } ha vuelto.
table-event-abandoned = Esta mesa se ha cerrado.
seat-free = asiento libre
reaction-hello = ¡Hola!
reaction-wow = ¡Guau!
reaction-ouch = ¡Ay!
reaction-laugh = ¡Ja, ja!
reaction-nice = ¡Bien jugado!
reaction-thinking = Mmm…
reaction-thanks = ¡Gracias!
reaction-bye = ¡Adiós!

# What the birds of bots say, in two or three words: a turn that failed, their tile is stolen, they
# steal, a tile with four worms, their piece is knocked out, they knock one out.
bird-failed = { $pick ->
    [0] ¡Vaya!
    [1] Ay, mis plumas.
    [2] Otra vez no.
   *[3] Por poco.
}
bird-robbed = { $pick ->
    [0] ¡Eh!
    [1] ¡Mi ficha!
    [2] ¡Devuélvela!
   *[3] ¡Al ladrón!
}
bird-robs = { $pick ->
    [0] ¡Mía!
    [1] ¡Gracias!
    [2] Ven conmigo.
   *[3] Con permiso.
}
bird-prize = { $pick ->
    [0] ¡Qué rico!
    [1] ¡Premio!
    [2] ¡Qué maravilla!
   *[3] ¡Menudo festín!
}
bird-out = { $pick ->
    [0] ¡Ay!
    [1] ¡Eh!
    [2] Eso duele.
   *[3] ¡Mi pieza!
}
bird-hits = { $pick ->
    [0] ¡Fuera!
    [1] ¡Cuidado con el pico!
    [2] ¡Te pillé!
   *[3] Con permiso.
}

## Refusals: error-<code>, with the values of the error.

error-bad-board = No es un tablero, en { $where }: { $why ->
    [missing] esto falta.
    [unknown-field] no existe ese campo; los campos son { $known }.
    [value] aquí va { $wanted }, no «{ $value }».
    [key] una clave se compone de letras minúsculas, cifras y guiones.
    [name] aquí va un nombre que se pueda leer.
    [shape] aquí va algo como { $wanted }
    [too-many-spaces] { $value } casillas son demasiadas; un tablero tiene { $most } como mucho.
    [space-name] el nombre de una casilla es una mayúscula y hasta tres mayúsculas o cifras más.
    [same-place] { $other } está en el mismo lugar.
    [unknown-space] no existe la casilla «{ $value }».
    [line-self] esta línea une { $value } consigo misma.
    [line-twice] es la misma línea que { $other }.
    [player-count] el número de jugadores es 2, 3 o 4.
    [colours] aquí van seis casillas para cada uno de { $known }.
    [taken] { $value } ya está ocupada por { $other }.
    [no-rivals] ningún número es de dos jugadores, así que la partida terminaría enseguida.
    [not-symmetric] con { $value } jugadores el tablero no es igual desde todos los asientos.
    [not-connected] no hay camino de { $value } a { $other }; un tablero es de una sola pieza.
    [no-landing] desde { $value } no se puede mover { $length } en el tablero vacío.
    [twice] esto aparece dos veces.
    [not-json] el archivo no es JSON: { $value }
    [shipped] { $value } es la clave de un tablero que viene con Roost; elige otra.
   *[other] { $reason }
}
error-bad-die = Un dado muestra del 1 al 6, no { $value }.
error-bad-face = No existe la cara { $value }; las caras son 1 2 3 4 5 y w para el gusano.
error-bad-first-seat = Los asientos van del 0 al { $last }; no existe el { $seat }.
error-bad-json = Roost no puede leer estos datos: { $what }
error-bad-move = { $value } no es una jugada en la notación de este juego.
error-bad-payoff = El cálculo no puede usar estos valores: { $why ->
    [shape] aquí van { $expected } valores, no { $got }.
    [finite] todos deben ser números finitos.
   *[other] { $reason }
}
error-bad-position = No es una posición: { $why ->
    [empty] el texto está vacío.
    [fields] hay { $given } campos y deben ser { $wanted }: { $fields }
    [number] { $field } es un número, no «{ $value }».
    [tile] { $value } no es una ficha; las fichas van del 21 al 36.
    [tile-twice] la ficha { $value } está en dos sitios.
    [tiles] «{ $value }» no es una ficha ni una serie como 21-24, o repite una ficha.
    [face] «{ $value }» no es una cara; las caras son 1 2 3 4 5 y w.
    [seats] no puede haber { $value } jugadores; es posible: { $known }
    [seat] no existe el asiento { $value }; los asientos van del 0 al { $last }.
    [turn] los turnos van del 1 al { $most }, no { $value }.
    [dice-taken] hay { $value } dados tomados, pero solo existen 8.
    [over-tiles] la partida no ha terminado mientras haya una ficha boca arriba en la parrilla.
    [over-dice] la partida ha terminado, así que no hay dados tomados.
    [is-over] aquí la partida ha terminado, así que DICE es #.
    [complete] todos los dados o todas las caras están tomados, así que este turno ha terminado (P6).
    [roll-count] se han tirado { $given } dados y quedan { $wanted }.
    [roll-fails] la tirada solo muestra caras ya tomadas, así que este turno ha fallado (P7).
    [not-begun] todavía no se ha tomado nada, así que DICE es ? o una tirada.
    [two-pieces] hay dos piezas en { $value }.
    [colours] hay { $value } colores y deben ser { $wanted }.
    [pieces] cada color tiene seis piezas, no { $value }.
    [space] el tablero { $board } no tiene la casilla { $value }.
    [dice] DICE es ? o # o algo como 35, 5:3 o !3:3, con el dado menor primero, no «{ $value }».
    [rivals] la partida no ha terminado mientras dos jugadores tengan el mismo número.
    [skipped] el asiento { $value } ya no tiene piezas que puedan moverse y se salta (K13).
    [move-lost] una pieza que mueven estos dados está eliminada o bloqueada y su movimiento se pierde (K11): DICE es { $wanted }
    [no-move] con estos dados nada puede moverse, así que este turno ha terminado (K10).
    [round] aquí las rondas van de la 1 a la { $most }, no { $value }.
    [turn-late] en esta ronda es como mucho el turno { $most }, no el { $value }.
    [roll-off] mientras los dados deciden quién empieza, DICE es ?, TURN y ROUND son 0 y FIRST tiene por asiento una suma, ? o -.
    [roll-off-seat] el asiento { $wanted } es el siguiente en tirar para ver quién empieza, no el { $value }.
    [over] la partida ha terminado, así que no hay turno por el que preguntar.
    [nothing-to-choose] aquí nadie tiene nada que elegir.
   *[other] en «{ $value }»: { $reason }
}
error-bad-receipt = Ese archivo no es el recibo de una mesa.
error-bad-record = No es un archivo de partida de Roost: { $why ->
    [format] «{ $value }» no es { $wanted }.
    [missing] «{ $value }» falta o es de otro tipo.
    [shape] «{ $value }» debería ser como { $wanted }
    [unknown-key] no existe la entrada «{ $value }».
    [twice] «{ $value }» aparece dos veces.
    [dice] los dados no pueden venir de «{ $value }»; se conoce: { $known }
    [unkeepable] «{ $value }» contiene algo que no cabe en un archivo.
    [start-seats] tiene { $given } jugadores y su posición inicial { $wanted }.
    [start-variant] la posición inicial tiene otra variante que la partida.
    [seat] { $value } no es ni una persona con nombre ni un bot con nombre y tipo.
    [name] { $value } necesita un nombre de 1 a { $most } caracteres visibles.
    [not-json] no es JSON ni un texto que se pueda leer ({ $value }).
    [turn-number] la línea { $line } empieza por { $value } y debería empezar por { $wanted }
    [line] la línea { $line }, «{ $value }», no es ni cabecera ni turno.
    [header] línea { $line }: { $key } no puede ser «{ $value }».
   *[other] { $reason }
}
error-bad-roll = { $roll } no es una tirada de { $dice ->
    [one] un dado
   *[other] { $dice } dados
}.
error-bad-rounds = El número de rondas va de 1 a { $most }, no { $value }.
error-bad-seats = Este juego es para { $low } a { $high } jugadores, no { $seats }.
error-bad-space = El tablero { $board } no tiene la casilla { $value }.
error-bad-turn = { $why ->
    [whole-turn] una línea contiene un turno entero.
    [after-end] { $value } viene después del final del turno.
    [damaged] aquí el archivo se corta o está dañado ({ $value }).
    [turn-number] la línea { $line } empieza por { $value } y debería empezar por { $wanted }
    [line] la línea { $line }, «{ $value }», no es un turno.
   *[other] { $reason }
}
error-bad-turn-state = Ningún turno puede estar así: { $reason }
error-bad-variant = No existe la variante «{ $value }»; elige entre { $known }.
error-board-seats = El tablero { $board } es para { $known } jugadores, no { $seats }.
error-broken-record = El archivo de la partida deja de tener sentido en el turno { $turn }: { $reason }
error-dice-first = Primero hay que tirar.
error-game-over = { $move } llega tarde: la partida ha terminado.
error-game-unsupported = Esto no se puede hacer con el juego «{ $game }».
error-illegal-action = { $move } no es posible ahora; se puede: { $legal }
error-no-dice = No quedan más tiradas que leer.
error-record-version = Este archivo es de la versión { $value }; este programa lee la versión { $known }.
error-rules-version = Esto sigue la versión { $value } de las reglas; este programa juega con la versión { $known }.
error-unknown-board = No existe el tablero «{ $value }»; elige entre { $known }.
error-unknown-bot = No existe el bot «{ $value }»; elige entre { $known }.
error-unknown-game = No existe el juego «{ $value }»; elige entre { $known }.
error-unknown-language = No existe el idioma «{ $value }»; elige entre { $known }.
error-unparsable = Roost no puede leer esto.
error-variant-clash = «{ $value }» combina opciones que se excluyen, o repite una. Elige una de { $known }.
error-wrong-number-of-dice = { $given ->
    [one] Hay un dado
   *[other] Hay { $given } dados
} y se tiran { $wanted }.
error-wrong-result = El resultado del archivo no se deduce de sus jugadas (turno { $turn }).

## Refusals of the server.

error-already-ready = Ya has confirmado.
error-already-started = Demasiado tarde: la partida ya ha empezado.
error-bad-message = El servidor no lo ha entendido: { $reason }
error-bad-parameter = «{ $value }» no es un valor válido aquí. Se puede: { $known }
error-bad-request = El servidor no puede procesar esta petición.
error-bad-token = Este token no existe o ya no vale.
error-broken-log = El registro de esta mesa está dañado.
error-dice-are-manual = En esta mesa las tiradas se escriben a mano.
error-dice-not-manual = En esta mesa tira los dados el programa.
error-dice-scheme = Los dados de esta partida siguen el esquema «{ $value }»; este programa comprueba { $known }.
error-forbidden = Eso no se puede hacer aquí.
error-foreign-host = Este servidor no responde al nombre { $value }. Quien lo administra puede permitirlo con --origin.
error-foreign-origin = Aquí no se admiten peticiones de { $value }.
error-foreign-seat = Este asiento no es tuyo.
error-manual-needs-one-device = Las tiradas solo se pueden escribir a mano si todos juegan en el mismo dispositivo.
error-two-clocks = Una mesa tiene un reloj por decisión u horas por turno, no las dos cosas.
error-bad-start = Una mesa no puede empezar en esta posición: { $why ->
    [seats] tiene { $wanted } asientos y la mesa { $given }.
    [variant] es de otras reglas que las de la mesa.
    [over] allí la partida ya terminó.
    [first] la posición misma dice a quién le toca.
   *[stream] los dados que comparten muchas mesas empiezan con la partida.
}
error-seats-given = La posición fija el número de asientos; no se puede cerrar ninguno.
error-mixed-seats = Todas las partidas de un lote deben tener los mismos asientos.
error-needs-invite = Este asiento está reservado para quien tenga la invitación.
error-no-such-board = No existe el tablero «{ $value }».
error-no-such-seat = Esta mesa no tiene ese asiento.
error-no-such-stream = No existen esos dados compartidos.
error-no-such-card = Este momento no está en tu lista.
error-no-such-table = No existe esa mesa.
error-no-such-token = Ese token no existe.
error-not-found = Aquí no hay nada.
error-not-now = Ahora no es posible.
error-not-over = La partida aún no ha terminado.
error-not-playing = Ahora nadie juega en esta mesa.
error-not-signed-in = Aún no te conocemos. Ve a la página de inicio y prueba otra vez.
error-not-started = La partida aún no ha empezado.
error-not-the-maker = Solo puede hacerlo el anfitrión.
error-not-your-turn = No es tu turno.
error-nothing-to-take-back = No hay tirada que anular.
error-others-are-seated = Hay más personas en esta mesa; ahora no se puede cerrar.
error-rolled-already = Ya has tirado.
error-not-in-lesson = En esta lección, haz lo que dice el bocadillo.
error-lesson-only = Los dados que siguen un guion son solo para la primera partida.
error-seat-kept = Aquí juega un bot. Vuelve a jugar tú antes.
error-seat-not-kept = Este asiento ya es tuyo.
error-seat-taken = Aquí ya hay alguien.
error-seat-empty = Ahí no hay nadie.
error-own-seat = Ese asiento es el tuyo. Si quieres irte, deja la mesa.
error-one-seat-each = En esta mesa hay un asiento por persona, y ya tienes el tuyo.
error-bad-name = «{ $value }» no es un nombre: de 1 a { $most } caracteres visibles.
error-name-taken = En esta mesa ya hay alguien que se llama { $name }, o casi. Elige otro nombre, por ejemplo { $free }.
error-removed = El anfitrión te ha expulsado de esta mesa.
error-banned = El anfitrión te ha vetado en este servidor.
error-stale-version = La partida ha seguido. Mira otra vez.
error-conflict = En el mismo momento se guardó otra cosa; no ha cambiado nada. Vuelve a intentarlo.
error-sequence-conflict = Mientras tanto la mesa ha avanzado; no ha cambiado nada. Vuelve a intentarlo.
error-store-closed = El servidor se está cerrando; no ha cambiado nada.
error-store-failed = El servidor no pudo guardarlo; no ha cambiado nada.
error-store-before-release = Los datos son de una versión de desarrollo de Roost anterior a la 0.1.0: muévelos a otro lugar y empieza con una carpeta de datos o una base de datos vacía.
error-store-too-new = Los datos son de un Roost más nuevo (esquema { $value }; este conoce { $known }).
error-stream-closed = Estos dados compartidos están cerrados: su semilla ya se conoce.
error-daily-open = Otros pueden jugar aún estos dados. Podrás compartir el momento cuando acabe el día.
error-no-such-day = Aquí no hay partida del día de { $value }.
error-token-scope = Este token no permite hacer eso.
error-too-fast = Demasiado rápido; espera un momento.
error-too-large = Es demasiado grande; { $most } bytes como mucho.
error-too-many = Has llegado a un límite. Prueba más tarde.
error-too-many-guests = Demasiados invitados nuevos desde tu red. Prueba más tarde.
error-too-many-sockets = Tienes demasiadas páginas de Roost abiertas. Cierra una.
error-too-many-streams = Ya tienes { $most } series de dados compartidos abiertas, el máximo; cierra una antes.
error-too-many-tables = Ya tienes { $most } mesas sin terminar, el máximo; termina una antes.
error-too-many-tokens = Ya tienes { $most } tokens, el máximo; revoca uno antes.
error-too-slow = La petición tardó demasiado en llegar; inténtalo de nuevo.
error-unavailable = El servidor no está disponible ahora; prueba dentro de poco.
error-table-busy = Hay mucho movimiento en esta mesa. Inténtalo de nuevo en un momento.
error-unexpected = Algo ha fallado en el servidor; no se ha perdido nada.
error-bad-address = «{ $value }» no es la dirección de un servidor.
error-bad-link = «{ $value }» no es un enlace a una mesa.
error-client = Se ha perdido la conexión con el servidor.
error-not-open = Esta mesa no está abierta.
error-server-unreachable = Ningún servidor responde en { $value }.
error-server-name = No existe ningún servidor { $value }. Comprueba la dirección.
error-server-certificate = El certificado de { $value } no es de confianza: { $reason }. Si es tuyo, indica el archivo de su autoridad en SSL_CERT_FILE.
error-unfair-dice = En los dados de esta mesa algo no cuadra ({ $why }).
error-wrong-link = Ese no es el eslabón de este asiento para esta tirada.
error-link-not-due = Ahora no hace falta ningún eslabón de este asiento.
error-link-missing = Falta la parte del asiento en esta tirada.
error-mix-due = Los dados se están mezclando. Inténtalo en un momento.
error-chain-not-due = Este asiento no puede tener ahora una cadena nueva. Inténtalo en un momento.
error-no-chain = Este asiento no participa en los dados.
