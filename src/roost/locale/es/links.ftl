### Lo que dice en un chat un enlace a una de nuestras páginas.

link-home = Roost
link-home-words = { web-tagline }
link-invite = Te invitan a una partida de { $game }
link-invite-words = Abre el enlace, siéntate y juega. No hay nada que instalar.
link-game = Una partida de { $game }
link-game-words = Mírala en directo o repásala jugada a jugada.
link-moment = Un momento de una partida de { $game }
link-moment-words = ¿Qué habrías hecho tú?
link-puzzle = Un ejercicio: { $game }
link-puzzle-words = Una posición, una jugada mejor que las demás. ¿La ves?
link-daily = { daily-title }
link-daily-words = { daily-about }
link-round = { round-title }
link-round-words = Juega los mismos dados que tus amigos y mira quién los juega mejor.
