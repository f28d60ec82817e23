### Lo que dice la orden board.

board-facts = { $name }: { $spaces } casillas, { $lines } líneas, de { $low } a { $high } líneas por casilla, diámetro { $diameter }, { $symmetries } simetrías.
board-one-way = { $count } líneas son de sentido único.
board-players = Para { $counts } jugadores.
board-equal = Igual desde todos los asientos para: { $counts } jugadores.
board-playing = Jugando con { $seats }
board-measured = { $seats } jugadores, { $games } partidas entre bots { $bot }:
board-order = {"  "}parte de victoria por orden de turno: { $shares }
board-length = {"  "}{ $turns } turnos por partida, { $hits } eliminaciones por turno, { $landings } casillas de llegada por pieza, { $unfinished } sin terminar
board-skill = {"  "}{ $bot } contra greedy: { $share }
board-drawn = El dibujo está en { $file }.
board-searching = Jugando
board-found = { $arrows } ({ $count } flechas): cautious contra greedy { $skill }, primer jugador { $starter }, { $turns } turnos
board-no-arrows = Ninguna flecha da un tablero que acabe toda partida en 35 a 70 turnos con un comienzo justo.
board-written = El mejor tablero está en { $file }.
error-board-arrows = El tablero { $board } ya tiene flechas; empieza la búsqueda con uno sin flechas.
