### Lo que solo dice la aplicación del navegador. Lo que pasa en una partida está en game.ftl.

## The first page

web-skip-to-content = Ir al contenido
web-tagline = Dos juegos de dados, una mesa. Siéntate.
web-about-pickomino = Tira, arriésgate y llévate más gusanos que nadie.
web-about-knockout = Tira, corre y elimina a los demás.
web-play-now = Jugar ya a { $game }
web-first-game = Aprende jugando
web-mode-bots = Contra bots
web-mode-local = En esta pantalla
web-mode-online = Invitar a amigos
web-unfinished = Partidas a medias
web-go-on = Seguir
web-put-away = Quitar de esta lista
web-table-open = Aún sin empezar
web-known = Ya sé jugar
web-menu = Menú
web-places = Secciones
web-place-play = Jugar
web-place-today = Hoy
web-place-learn = Aprender
web-place-me = Yo
web-play-with = Jugar con…
web-learn-puzzles = Una posición, una jugada mejor.
web-learn-lab = Prepara una posición y mira cuánto vale cada jugada.
web-about = Acerca de
web-about-roost = Roost es libre y gratuito. Sin anuncios y sin rastreo.
web-about-fair = Por qué los dados son justos y cómo comprobar una partida.
web-watch = Mirar
web-rules = Reglas
web-fair-dice = Dados verificables
web-settings = Ajustes
web-settings-table = Mesa
web-settings-sound = Sonido y movimiento
web-settings-reading = Lectura y voz
web-settings-news = Avisos
web-settings-device = Dispositivo y datos
web-language = Idioma
web-to-start = Inicio
web-lost = Página no encontrada
web-lost-how = Esta página no existe. Las gallinas han buscado por todas partes.

## Setting up a game

web-how-to-play = Modo de juego
web-player-count = Jugadores
web-bot-count = ¿Cuántos son bots?
web-bot-level = Los bots juegan como
web-bot-level-of = El rival { $seat } juega como
web-opponents = Tus rivales
web-your-bird = Tu pájaro
web-bird-number = Pájaro { $number }
web-bot-order = Del más fácil al más fuerte.
web-bot-record = Tu balance: { $won } de { $games } ganadas
web-names = Nombres
web-name-of = Nombre del jugador { $seat }
web-your-name = Tu nombre
web-hand-dice = Usar nuestros dados
web-hand-dice-how = Escribe lo que ha salido. Roost hace el resto.
web-listed = Puede unirse cualquiera
web-listed-how = La mesa aparece en la lista. Si no, solo se abre con tus enlaces.
web-clock = Tiempo por decisión
web-clock-reserve = Además, cada uno tiene un minuto extra para toda la partida.
web-no-clock = sin límite
web-seconds = { $count } s
web-days = { $count ->
    [one] { $count } día por turno
   *[other] { $count } días por turno
}
web-hours = { $count ->
    [one] { $count } hora por turno
   *[other] { $count } horas por turno
}
web-days-how = No hace falta coincidir en línea. Si a alguien se le pasa el tiempo, un bot juega por esa persona hasta que vuelva.
web-hours-left = quedan { $count } h
web-house-rules = Reglas y variantes
web-ending = Tras un turno fallido
web-board = Tablero
web-rounds = Rondas
web-to-the-end = hasta el final
web-who-starts = ¿Quién empieza?
web-by-lot = por sorteo
web-seat-number = jugador { $seat }
web-read-rules = Leer las reglas
web-start-game = Empezar

## Tables and the waiting room

web-table = Mesa
web-tables = Mesas
web-tables-waiting = Buscan jugadores
web-tables-none-waiting = Ahora no espera nadie. Abre una mesa y otros podrán unirse.
web-tables-running = En juego
web-tables-none-running = Ahora no hay partidas públicas.
web-tables-more = Ver más mesas
web-open-table = Abrir una mesa: { $game }
web-table-missing = No encontramos esta mesa. Puede que sea privada: pide un enlace nuevo.
web-table-laid = Poniendo la mesa…
web-waiting-room = Esperando a todos
web-sit-down = Sentarse
web-invite-how = Con este enlace se ocupa el asiento. Escanéalo con un teléfono o envíalo.
web-room-how = Un enlace para todos: ábrelo, siéntate y juega.
web-room-starts = Empieza cuando no quede ningún asiento libre.
web-seat-links = Un enlace por asiento
web-add-friend = Añadir amigo
web-add-bird = Añadir pájaro
web-seat-bird = Sentar aquí a un pájaro
web-learn-quickly = Apréndelo en 30 segundos
web-invite-watchers = Dejar mirar a otros
web-invite-watch-how = Con este enlace se puede mirar.
web-invite-link = Enlace
web-invite-local = Este enlace solo funciona en este equipo. Para jugar con los teléfonos de casa, inicia Roost con «roost serve --lan».
web-qr-code = El enlace como código QR
web-share = Enviar
web-copy = Copiar
web-copied = Copiado
web-keep = Cancelar
web-remove = Expulsar
web-remove-name = Quitar a { $name }
web-remove-sure = ¿Expulsar a { $name } de esta mesa? No podrá volver.
web-close-seat = Cerrar este asiento
web-renew-link = Enlace nuevo
web-revoke-link = Desactivar el enlace
web-renew-watch = Nuevo enlace para mirar
web-leave = Dejar la mesa
web-new-game = Nueva partida
web-give-up = Rendirse
web-give-up-sure = ¿Te rindes? La partida termina sin resultado.
web-left = Has dejado la mesa.
web-undo = Deshacer
web-abandon = Cerrar la mesa
web-you-watch = Estás mirando.
web-watching = { $count ->
    [one] 1 persona está mirando
   *[other] { $count } personas están mirando
}
web-seat-away = ausente
web-seat-kept = juega un bot
web-kept-for-you = Un bot te guarda el asiento.
web-take-seat-back = Volver a jugar
web-connection-lost = Conexión perdida. Tu asiento está a salvo; reconectando…
web-reconnecting = Reconectando…
web-react = Reaccionar

## At every table

web-players = Jugadores
web-log = Registro de la partida
web-close = Cerrar
web-faster = Más rápido
web-clock-left = Quedan { $left }, más { $reserve } extra
web-what-now = Tu jugada
web-your-turn = Te toca
web-turn-of = Turno de { $name }
web-plays = Juega { $name }
web-skip = Saltar
web-wait = Un momento…
web-roll-dice = { $count ->
    [one] Tirar el dado
   *[other] Tirar { $count } dados
}
web-game-over = Fin de la partida
web-sent = Enviado
web-capped = La partida llegó a los 2000 turnos y se dio por terminada.
web-tie-break = Empate a gusanos: gana la ficha más alta, la { $tile } de { $name } contra la { $other }.
web-tie-break-you = Empate a gusanos: gana la ficha más alta, tu { $tile } contra la { $other }.
web-rematch = Jugar otra vez
web-see-why = Ver por qué
web-more = Más
web-rematch-swap = Cambiar de asiento
web-rematch-join = Unirse a la siguiente
web-series = Partidas ganadas: { $wins }
web-save-game = Guardar la partida
web-hand-title = ¿Qué cara?
web-hand-entered = { $count } de { $dice } dados
web-hand-add = Añadir: { $face }
web-hand-remove = Quitar: { $face }
web-hand-done = Listo
web-hand-take-back = Anular la última tirada

## Pickomino

web-grill = Parrilla
web-tile-name = { $worms ->
    [one] Ficha { $tile }, 1 gusano
   *[other] Ficha { $tile }, { $worms } gusanos
}
web-tile-turned = Boca abajo, fuera de juego
web-no-tile-yet = aún sin fichas
web-stack-of = { $below ->
    [0] Pila de { $name }: { $tile }
   *[other] Pila de { $name }: { $tile } arriba, { $below } debajo
}
web-stack-below = Debajo de la ficha de arriba de { $name }, a salvo de robos:
web-stack-only = { $name } solo tiene esta ficha.
web-stack-of-you = { $below ->
    [0] Tu pila: { $tile }
   *[other] Tu pila: { $tile } arriba, { $below } debajo
}
web-stack-below-you = Debajo de tu ficha de arriba, a salvo de robos:
web-stack-only-you = Solo tienes esta ficha.
web-sum = Total
web-worm-there = con gusano
web-worm-missing = aún sin gusano
web-taken-dice = Apartados: { $dice }
web-taken-nothing = Aún nada apartado
web-take-dice = { $face ->
    [6] { $count ->
        [one] Apartar el gusano, total { $total }
       *[other] Apartar { $count } gusanos, total { $total }
    }
   *[other] { $count ->
        [one] Apartar el { $face }, total { $total }
       *[other] Apartar los { $count } dados con { $face }, total { $total }
    }
}
web-dice-shown = { $face ->
    [6] { $count ->
        [one] un gusano
       *[other] { $count } gusanos
    }
   *[other] { $count ->
        [one] un dado con { $face }
       *[other] { $count } dados con { $face }
    }
}
web-prompt-take = Toca los dados que quieres apartar.
web-roll-again = Seguir tirando
web-dice-left = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}
web-chance = { $fails } de riesgo de fallar
web-stop = Plantarse
web-stop-takes = Tomar la { $tile }
web-stop-steals = Robar la { $tile }
web-stop-from = a { $name }
web-stop-fails = y perder el turno
web-stop-take = Plantarse y tomar la { $tile }
web-stop-steal = Plantarse y robar la { $tile } a { $name }
web-confirm-title = ¿Plantarte y perder el turno?
web-confirm-no-worm = Aún no tienes ningún gusano.
web-confirm-no-tile = No hay ninguna ficha que puedas tomar.
web-confirm-yes = Plantarme igual
web-confirm-no = Seguir jugando
web-why-taken-before = { $face ->
    [6] En este turno ya has apartado gusanos.
   *[other] En este turno ya has apartado dados con { $name }.
}
web-why-tile = Para tomar la { $tile } necesitas exactamente { $tile } con al menos un gusano.
web-why-turned = Esta ficha está boca abajo y fuera de juego.

## Knockout

web-board-now = El tablero, { $pieces ->
    [one] 1 pieza
   *[other] { $pieces } piezas
}
web-dice-are = Los dados muestran { $dice }
web-not-rolled = Aún sin tirar
web-half = Mover una { $number }: { $steps }
web-half-other = Mover otra pieza: { $steps }
web-half-done = hecho
web-half-lost = perdido
web-round-of = Ronda { $round } de { $rounds }
web-piece-state = { $state ->
    [out] { $piece }, eliminada
    [locked] { $piece }, bloqueada
   *[live] { $piece }
}
web-pick-piece = Mover la { $piece } (ahora en { $space })
web-move-to = A { $space }
web-move-hits = A { $space }, elimina la { $piece } de { $name }
web-prompt-pick = Elige la pieza que se mueve primero.
web-prompt-other = Ahora elige otra pieza.
web-roll-start = Tirar para ver quién empieza
web-prompt-move = Mueve la { $piece } exactamente { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}.
web-pick-other = Elegir otra pieza
web-why-piece = { $why ->
    [foreign] La { $piece } no es tuya.
    [locked] La { $piece } está bloqueada: está a salvo y ya no se mueve.
   *[not-rolled] La { $piece } no puede moverse con esta tirada.
}

## Insight: the laboratory, puzzles, reviews, and the tutor around one screen

web-lab-space-empty = { $space }, vacía
web-lab-space-piece = { $piece } en { $space }
web-lab-pick = Elige una pieza y luego su casilla. O arrástrala.
web-lab-held = { $piece } en la mano: elige una casilla.
web-lab-take-off = Quitar del tablero
web-lab-let-go = Devolver
web-lab-off = eliminada
web-lab-start = Posición inicial
web-lab-clear = Vaciar el tablero
web-lab-dice = Dados
web-lab-dice-before = antes de tirar
web-lab-dice-rolled = ya tirados
web-lab-dice-over = fin de la partida
web-lab-die = Dado { $number }
web-lab-left = Movimientos por hacer
web-lab-left-both = ambos movimientos
web-lab-more = Más: rondas, lista de piezas
web-lab-round = Ronda actual
web-lab-list = Dónde está cada pieza
web-lab-tile = { $where ->
    [grill] { $tile } en la parrilla
    [out] { $tile }, boca abajo
   *[stack] { $tile } en la pila de { $name }
}
web-lab-tile-pick = Elige una ficha y luego su sitio. O arrástrala.
web-lab-tile-held = { $tile } en la mano: elige su sitio.
web-lab-tile-onto = A la pila de { $name }
web-lab-tile-grill = A la parrilla
web-lab-tile-out = Boca abajo
web-lab-tile-leave = Devolver
web-lab-odds = Probabilidad
web-lab-remedy = Corregir
web-tutor-ask = Todos los de esta pantalla verán el tutor. ¿Quién está de acuerdo?
web-tutor-agrees = { $name } está de acuerdo
web-tutor-waits = Aún no están todos de acuerdo: el tutor queda apagado.
web-tutor-shared = Todos los de esta pantalla quisieron ver esto.
web-tutor-costs = Te cuesta { $loss ->
    [one] 1 punto
   *[other] { $loss } puntos
} de probabilidad de ganar: { $action }.
web-puzzle-list = Ver todas las jugadas
web-puzzle-how = Elige una pieza y su casilla en el tablero, o una jugada de la lista.
web-review-table = Ver como tabla
web-theatre = La partida, jugada a jugada
web-theatre-scrub = Jugada
web-theatre-first = Al principio
web-theatre-back = Jugada anterior
web-theatre-play = Reproducir
web-theatre-pause = Pausa
web-theatre-forward = Jugada siguiente
web-theatre-last = Al final
web-practice = Esta partida empezó desde una posición de otra partida. No cuenta en tus resultados.

## Fair dice


## Settings

web-theme = Tema
web-theme-auto = igual que el dispositivo
web-theme-light = claro
web-theme-dark = oscuro
web-pace = Velocidad de los bots
web-pace-calm = lenta
web-pace-normal = normal
web-pace-fast = rápida
web-pace-instant = instantánea
web-motion = Animaciones
web-motion-auto = igual que el dispositivo
web-motion-on = sí
web-motion-off = no
web-sound = Sonido
web-sound-off = no
web-sound-on = sí
web-chatter = Dejar hablar a los pájaros
web-chatter-off = Callar a los pájaros
web-keys = Teclas
web-keys-pickomino = Pickomino: del 1 al 5 y W apartan dados, R tira, S se planta.
web-keys-knockout = Knockout: R tira, Tab va a las piezas, las flechas eligen casilla, Intro mueve, Esc vuelve atrás.
web-keys-spoken = A repite, T de quién es el turno, P los puntos, O tus opciones, L últimas jugadas, H pista, ? todas las teclas.
web-nothing-yet = Aún nada.
web-spoken = Avisos del lector de pantalla
web-spoken-how = Lo que pasa en la mesa, leído en voz alta.
web-spoken-all = todo
web-spoken-short = solo lo importante
web-space-names = Mostrar los nombres de las casillas en los tableros de Knockout
web-chances = Mostrar el riesgo de seguir tirando
web-chances-how = Solo en Pickomino, donde se permiten pistas.
web-kept = Tus datos en este servidor
web-kept-how = Tu nombre y tus partidas. Descárgalos en un archivo o bórralos: en las listas de los demás pondrá «alguien» en vez de tu nombre.
web-kept-download = Descargar mis datos
web-kept-nothing = Todavía nada.
web-forget = Borrar mis datos
web-forget-sure = Tus asientos, tus mesas y tu nombre desaparecerán de este servidor para siempre. ¿Borrar todos mis datos?
web-forgotten = Listo: se han borrado todos tus datos.
web-settings-where = Se guardan solo en este navegador.
web-error-unknown = Algo ha fallado. Inténtalo otra vez o recarga la página.
web-error-unreachable = No se puede conectar con el servidor. Revisa la conexión e inténtalo otra vez.
web-try-again = Intentar de nuevo

## Without a network

web-offline = Jugar sin conexión
web-offline-how = Descarga Roost y juega a los dos juegos sin internet: bots, una sola pantalla, pistas, análisis y ejercicios. Esas partidas se quedan en este dispositivo.
web-offline-get = Descargar
web-offline-get-size = Descargar ({ $megabytes } MB)
web-offline-coming = { $done } de { $of } MB
web-offline-ready = Listo: Roost funciona sin conexión.
web-offline-remove = Borrar la descarga
web-offline-install = Instalar como aplicación
web-offline-insecure = Para jugar sin conexión hace falta una conexión segura (https).
web-offline-now = Estás sin conexión: las partidas son solo de este dispositivo.
web-offline-table = Se juega en este dispositivo, con sus propios dados.
web-on-this-device = en este dispositivo
web-offline-arriving = Descargando el juego…
web-offline-starting = Roost se está iniciando en este dispositivo…
web-offline-alone = Necesita un servidor
web-offline-alone-how = Juegas sin conexión. Las mesas con otros, la partida del día y las cuentas necesitan un servidor.
web-offline-elsewhere = Roost ya está abierto en otra pestaña.
web-offline-here = Jugar aquí

# Reports of problems
web-report = Informar de un problema
web-report-how = Este texto (en inglés) contiene tu versión de Roost, tu navegador y el último error, pero ni nombres ni partidas. Pégalo en tu aviso.
web-report-text = Texto del aviso
web-licences = Licencias de terceros
web-docs = Documentación
