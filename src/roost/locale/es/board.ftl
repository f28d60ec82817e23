### Lo que dice la orden board.

board-facts = { $name }: { $spaces } casillas, { $lines } líneas, de { $low } a { $high } líneas por casilla, diámetro { $diameter }, { $symmetries } simetrías.
board-one-way = { $count } líneas llevan una flecha y solo se recorren en ese sentido.
board-players = Para { $counts } jugadores.
board-equal = Igual desde todos los asientos para: { $counts } jugadores.
board-playing = Jugando con { $seats }
board-measured = { $seats } jugadores, { $games } partidas entre bots { $bot }:
board-order = {"  "}parte de victoria por orden de turno: { $shares }
board-length = {"  "}{ $turns } turnos por partida, { $hits } eliminaciones por turno, { $landings } casillas de llegada por pieza, { $unfinished } sin terminar
board-skill = {"  "}{ $bot } contra greedy: { $share }
board-drawn = El dibujo está en { $file }.
option-train-board = knockout: un archivo de tablero o la clave de uno incluido
option-train-umpire = knockout: entrenar al árbitro, que juzga lo que dejan los turnos, para este número de jugadores
train-umpire-round = ronda { $round }: { $rest } de una victoria por partida queda sin explicar (media cuadrática)
error-option-of-no-board = { $option } no es de un solo tablero: deja fuera --board.
train-number = el número { $number } está resuelto: la última pasada no cambió ningún valor en más de { $change } puntos
board-searching = Jugando
board-found = { $arrows } ({ $count } flechas): cautious contra greedy { $skill }, quien empieza { $starter }, { $turns } turnos
board-no-arrows = Ninguna flecha da un tablero que acabe toda partida en 35 a 70 turnos con un comienzo justo.
board-written = El mejor tablero está en { $file }.
error-board-arrows = El tablero { $board } ya tiene flechas; la búsqueda parte de uno sin ellas.
