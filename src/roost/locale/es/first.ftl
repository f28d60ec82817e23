### Tu primera partida: lo que se dice en una mesa cuyos dados siguen un guion.

first-title = Tu primera partida
first-next = Siguiente
first-place = Paso { $number } de { $count }
first-play = Jugar de verdad
first-play-how = dados de verdad al azar, mismo rival
first-again = Empezar de nuevo

## Pickomino

first-pickomino-hello = Estas fichas son el premio. El número dice cuántos puntos cuesta una ficha; los gusanos, cuánto vale.
first-pickomino-roll = Es tu turno: tira los ocho dados.
first-pickomino-worms = Aparta ahora todos los dados de una cara. Un gusano cuenta 5, y sin gusano no hay ficha. Toma los gusanos.
first-pickomino-on = Llevas 15. La ficha más baja pide 21: tira los otros cinco.
first-pickomino-dimmed = Ya tienes gusanos, así que este no vale: esa cara está gastada en este turno.
first-pickomino-fours = Aparta los dos 4: 15 y 8 son 23.
first-pickomino-stop = La 23 está en la parrilla y tienes un gusano. Plántate y es tuya.
first-pickomino-rival = { $name } tomó la 25. Está arriba: con 25 puntos exactos puedes robarla.
first-pickomino-again = Es tu turno: tira.
first-pickomino-ten = Primero los dos gusanos: 10.
first-pickomino-six = Tira los otros seis.
first-pickomino-fives = Tres 5. 10 y 15 son 25: apártalos.
first-pickomino-steal = ¡Justo 25! Plántate y roba la ficha a { $name }.
first-pickomino-covered = La 25 cubre tu 23. Solo se puede robar o perder la ficha de arriba.
first-pickomino-twenty = Cuatro gusanos: ¡20 de golpe!
first-pickomino-four = Tira los otros cuatro.
first-pickomino-thirty = Aparta los 5: suman 30.
first-pickomino-greedy = La 30 sería una buena ficha. Pero veamos qué pasa cuando se acaba la suerte: sigue tirando.
first-pickomino-failed = Un 5 y un gusano: ya tienes los dos, así que pierdes el turno. Tu ficha de arriba vuelve a la parrilla.
first-pickomino-turned = Y la ficha más alta se pone boca abajo: la 36 queda fuera de la partida.
first-pickomino-end = Cuando la parrilla se vacía, gana quien tenga más gusanos. ¡No hay más que saber!

## Knockout

first-knockout-colours = Con dos jugadores, cada uno tiene dos colores. Los tuyos son azul y rojo; { $name } tiene verde y amarillo.
first-knockout-roll = Tira los dos dados.
first-knockout-halves = Un 2 y un 5: una de tus 5 se mueve 2 casillas y una de tus 2 se mueve 5. Tú eliges qué piezas y cuál va primero.
first-knockout-five = Digamos que empieza la 5 azul: dos casillas hacia el centro.
first-knockout-pass = Ahora la 2, cinco pasos por las líneas. Puede pasar por encima de otras piezas sin hacerles nada.
first-knockout-again = { $name } ha movido. Es tu turno: tira.
first-knockout-hit = Tu 3 se mueve 6, y la 3 verde está justo a seis pasos. Cae en una pieza del mismo número y la eliminas.
first-knockout-empty = Y la 6 se mueve 3, a una casilla vacía: sobre otros números no se puede acabar.
first-knockout-near = La 3 amarilla es la única otra 3 que queda, y se ha acercado.
first-knockout-roll-now = Tira.
first-knockout-second = Tu 3 roja se mueve 2: elimina la amarilla.
first-knockout-lock = Ya nadie más tiene una 3. Tus 3 quedan bloqueadas: no vuelven a moverse y están a salvo.
first-knockout-two = Falta la 2, que se mueve 3, y justo ahí hay otra 2.
first-knockout-score = Al final tus piezas dan puntos: la 1 y la 6, tres; la 2 y la 5, dos; la 3 y la 4, uno.
first-knockout-end = Cuando no queda ningún número en disputa, gana quien tenga más puntos. ¡No hay más que saber!
