### Rondas: los mismos dados para unos amigos.

round-title = Los mismos dados para nosotros
round-about = Unos amigos juegan los mismos dados contra el mismo pájaro, cada uno cuando tiene tiempo.
round-places = Cuántos juegan
round-start = Empezar una ronda
round-mine = Tus rondas
round-of = { $game } contra { $bot }
round-by = La empezó { $name }
round-done = { $done } de { $places } han terminado
round-link = Envía este enlace a los demás:
round-names = Quien tiene el enlace ve tu nombre y tu resultado.
round-play = Jugar estos dados
round-full = Todos los puestos de esta ronda están ocupados.
round-playing = aún juega
round-nothing = no cuenta
round-nobody = Nadie ha empezado todavía.
round-open-until = Abierta hasta el { $time }.
round-closed = Esta ronda está cerrada: los dados ya no son un secreto.
round-close = Cerrar la ronda
round-close-sure = ¿Cerrarla ahora? Las partidas sin terminar no contarán.
round-fair = Los dados están sellados. Su semilla se muestra aquí cuando todos han terminado, cuando se cierra la ronda o cuando se acaba su tiempo. Hasta entonces nadie la conoce, tampoco quien empezó la ronda; solo quien lleva este servidor podría mirar. Y un invitado puede volver con otro nombre.
error-no-such-round = No existe esa ronda.
error-round-full = Los { $most } puestos de esta ronda están ocupados.
error-round-only = Estos dados pertenecen a su ronda; juégalos allí.
