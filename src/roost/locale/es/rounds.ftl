### Rondas: los mismos dados para unos amigos.

round-title = Reto de dados
round-about = Unos amigos juegan los mismos dados contra el mismo rival, cada uno cuando puede.
round-places = Jugadores
round-start = Empezar un reto
round-from-game = Reta a tus amigos: los mismos dados
round-mine = Tus retos
round-of = { $game } contra { $bot }
round-by = Lo empezó { $name }
round-done = Terminado: { $done } de { $places }
round-link = Envía este enlace a los demás:
round-names = Con este enlace se ven tu nombre y tu resultado.
round-play = Jugar estos dados
round-full = Este reto está completo.
round-playing = aún juega
round-nothing = no cuenta
round-nobody = Nadie ha empezado todavía.
round-open-until = Abierto hasta el { $time }.
round-closed = Este reto está cerrado: los dados ya no son un secreto.
round-close = Cerrar el reto
round-close-sure = ¿Cerrarlo ahora? Las partidas sin terminar no contarán.
round-fair = Los dados están sellados. Su semilla se muestra cuando todos terminan o el reto se cierra. Solo quien administra el servidor podría mirar; un invitado puede volver con otro nombre.
error-no-such-round = Ese reto no existe.
error-round-full = Las { $most } plazas de este reto están ocupadas.
