### The help of the command line, and its refusals.

## Help. Messages without placeables: `roost --help` must be instant.

help-about = Roost: jugar, aprender y estudiar dos juegos de dados, Pickomino y Knockout.
help-more = roost a secas abre la aplicación. Más: roost COMMAND --help, roost --version
help-subcommands = Opciones de un subcomando: roost { $command } SUBCOMMAND --help
help-group-play = Jugar
help-group-learn = Aprender
help-group-bots = Bots
help-group-host = Servidor
help-group-other = Otros
help-usage = Uso:
help-arguments = Argumentos
help-options = Opciones

## Commands

command-play = jugar contra bots o personas, aquí o en un servidor
command-resume = seguir una partida sin terminar
command-learn = jugar una primera partida comentada
command-today = mostrar las partidas de hoy en tu servidor
command-rules = leer las reglas de un juego
command-puzzle = resolver ejercicios de partidas reales
command-review = ver dónde se ganó o se perdió una partida
command-replay = volver a ver una partida, turno a turno
command-analyse = mostrar la mejor jugada y las opciones de una posición
command-check = comprobar las jugadas y los dados de una partida
command-arena = enfrentar a bots: encuentros y torneos
command-bot = comprobar, medir o poner a jugar un bot propio
command-bot-check = pedir decisiones e informar de las ilegales, tardías o ausentes
command-bot-benchmark = medir cuánto cuestan sus decisiones y las de nuestros bots
command-bot-run = hacer que juegue en un servidor
command-board = revisar, medir o dibujar un tablero de Knockout
command-board-check = describir el tablero y para cuántos jugadores sirve
command-board-measure = jugar en él y medir duración, equilibrio y habilidad
command-board-draw = dibujar el tablero en SVG
command-board-search = buscar las flechas con las que más cuenta la habilidad
command-serve = abrir un servidor web, aquí o en la red de casa
command-server = administrar un servidor: mesas, vetos, copias
command-server-list = listar las mesas
command-server-end = terminar una mesa sin resultado
command-server-hide = quitar una mesa de las listas públicas
command-server-show = devolver una mesa a las listas públicas
command-server-delete = borrar una mesa y su registro
command-server-ban = vetar una dirección, una red o un invitado
command-server-unban = levantar un veto
command-server-bans = listar los vetos
command-server-forget = borrar un invitado o una cuenta
command-server-purge = borrar partidas e invitados antiguos
command-server-rotate = cambiar el secreto: todas las cookies y enlaces dejan de valer
command-server-drain = cerrar las conexiones de un servidor antes de pararlo
command-server-backup = hacer una copia de los datos, incluso con el servidor en marcha
command-server-restore = restaurar una copia y comprobar cada partida
command-server-copy = copiar los datos entre SQLite y PostgreSQL
command-settings = ver o cambiar tus ajustes
command-completion = mostrar el autocompletado o la página de manual
command-report = mostrar datos para informar de un error

## Options

option-help = mostrar esta ayuda
option-language = idioma
option-json = mostrar JSON, para programas
option-pace = segundos que tarda un bot en decidir, de 0 a 60
option-plain = solo palabras, sin dibujos
option-file-or-last = un archivo de partida (si falta, la última)
option-play-game = el juego: { $games } (si falta, Roost pregunta)
option-play-players = los nombres en orden, separados por comas; bot:KEY es un bot, como Ana,Leo,bot:simple
option-play-seats = número de jugadores; los asientos sin nombre ni bot son personas
option-play-bot = añadir un bot (se puede repetir): { $bots }
option-play-first = quién empieza: un nombre o un número desde 1 (en Knockout deciden los dados)
option-play-variant = variantes unidas con +, como short+any-lower; mira roost rules
option-play-board = el tablero: { $boards }, o un archivo de tablero
option-play-rounds = número de rondas de Knockout; después deciden los puntos
option-play-seed = cualquier texto; la misma semilla da los mismos dados
option-play-dice = system, o manual para dados de verdad que tiras y escribes
option-play-file = dónde guardar la partida
option-play-server = jugar en este servidor: abre allí una mesa o vuelve a tu última partida
option-play-link = entrar o mirar con este enlace
option-play-name = tu nombre allí (con --server o --link)
option-resume-file = un archivo de partida o un número de --list (si falta, la última partida)
option-resume-list = listar las partidas sin terminar
option-resume-salvage = seguir desde la parte buena de un archivo dañado
option-rules-game = el juego: { $games }
option-rules-rule = una sola regla, como P7
option-puzzle-game = el juego: { $games }
option-puzzle-theme = solo ejercicios de un tema
option-puzzle-from = hacer ejercicios con los errores de un archivo de partida (se puede repetir)
option-puzzle-player = solo los errores de este jugador
option-puzzle-id = el ejercicio con este identificador
option-puzzle-count = número de ejercicios
option-puzzle-make = buscar ejercicios nuevos en partidas entre bots y escribirlos en un archivo
option-puzzle-games = número de partidas en las que buscar
option-puzzle-seed = un número; el mismo número repite la búsqueda
option-review-html = archivo del informe (si falta, junto al archivo de partida)
option-review-no-report = no escribir ningún informe
option-review-exact = resolver antes el juego, para respuestas exactas: dos jugadores, siete fichas como mucho
option-review-rollouts = comprobar cada una de las peores decisiones con tantas partidas simuladas
option-replay-all = no esperar a Intro tras cada turno
option-analyse-position = una posición, como "pickomino 21-36 -/- 0 - ? 1"
option-analyse-rollouts = simular además tantas partidas desde la posición
option-odds-goal = probabilidades del turno si juegas por un objetivo: { $goals }, 27 (exacto) o 27+ (al menos)
option-odds-payoff = probabilidades si plantarse en los totales de 0 a 40 vale estos 41 números (separados por comas)
option-odds-fail = con --payoff: lo que vale fallar (si falta, 0)
option-check-files = archivos de partida (si faltan, la última)
option-check-receipt = el recibo que guardaste de la mesa, para compararlo con el archivo
option-arena-bots = un bot por asiento: { $bots }
option-arena-game = el juego: { $games }
option-arena-games = número de partidas; los bots cambian de asiento después de cada una
option-arena-seed = un número; la misma semilla da las mismas partidas
option-arena-jobs = número de procesos (si falta, todos los núcleos)
option-arena-until = parar antes, en cuanto se sepa si el primer bot supera en esto su parte justa, por ejemplo 0.01 (como mucho --games)
option-arena-raw = no quitar la suerte de los resultados: más rápido, pero mucho menos seguro
option-arena-tournament = un torneo entre todos los bots: round-robin (todos contra todos) o gauntlet (el primero contra cada uno de los demás); --games vale para cada encuentro
option-arena-seats = torneo: jugadores en una mesa (si falta, 2)
option-arena-file = guardar las partidas terminadas; el mismo comando sigue desde ahí
option-arena-ray = jugar en el clúster de Ray de esta dirección
option-arena-seconds = tiempo máximo de tu propio bot para una decisión
option-bot-bot = una clave, archivo.py:Nombre, módulo:Nombre o run:COMANDO para un programa
option-bot-decisions = número de decisiones
option-bot-server = la dirección del servidor
option-bot-link = ocupar el asiento de este enlace (si falta, se abre una mesa)
option-bot-against = un bot del servidor como rival (se puede repetir)
option-bot-name = el nombre del bot allí
option-bot-games = número de partidas
option-benchmark-bot = el bot: { $bots }, o el tuyo, como en roost arena
option-benchmark-positions = número de posiciones (si falta, todas)
option-benchmark-games = número de partidas (si falta, todas; 0: solo las posiciones)
option-board-draw-out = dónde escribir el dibujo (si falta, en la terminal)
option-board-search-out = dónde escribir el mejor tablero
option-board-file = un archivo de tablero o un tablero incluido: { $boards }
option-board-games = partidas por número de jugadores, una vez con bots iguales y otra strongest contra greedy
option-board-seats = solo este número de jugadores
option-board-classes = cuántas clases de líneas pueden llevar flechas
option-serve-set = cualquier otro ajuste, como retention-tables=90 (se puede repetir)
option-serve-host = la dirección en la que escucha (si falta, 127.0.0.1)
option-serve-port = el puerto en el que escucha (si falta, 8000 o el siguiente libre)
option-serve-data = la carpeta de datos del servidor
option-serve-store = una base de datos PostgreSQL en vez de SQLite: postgresql://user@host/name (mejor: ROOST_STORE)
option-serve-config = ajustes en TOML (si falta, server.toml en la carpeta de Roost)
option-serve-show-config = mostrar todos los ajustes y su origen, y salir
option-serve-lan = dejar entrar a teléfonos y equipos de la misma red
option-serve-open = abrir la aplicación en un navegador
option-serve-origin = otra URL de este servidor, o un sitio que puede usarlo (se puede repetir)
option-serve-accept-loss = arrancar aunque falten datos; después no se pueden recuperar
option-server-table = el identificador de una mesa
option-server-who = una dirección, una red como 203.0.113.0/24 o el identificador de un invitado
option-server-guest = el identificador de un invitado o una cuenta
option-server-ban-days = durante cuántos días (si falta, de forma permanente)
option-server-purge-days = borrar partidas e invitados más antiguos
option-server-all = mostrar también las mesas terminadas
option-server-backup-folder = una carpeta nueva para la copia
option-server-restore-folder = la carpeta de la copia
option-server-copy-source = dónde están los datos: una carpeta o postgresql://…
option-server-copy-target = adónde van: una carpeta nueva o una base vacía
option-settings = NOMBRE=VALOR: { $names } (sin valor: el predeterminado)
option-completion-kind = { $kinds }

## What `roost server` prints

server-tables = { $count ->
    [0] No hay mesas.
    [one] { $count } mesa.
   *[other] { $count } mesas.
}
server-bans = { $count ->
    [0] No hay vetos.
   *[other] Vetos: { $count }.
}
server-until = hasta { $time }
server-purged = Mesas borradas: { $tables }. Invitados borrados: { $guests }.
server-done = Hecho.
server-copied = Copiado y comprobado. Mesas: { $tables }; entradas de sus registros: { $entries }; personas: { $people }.
server-restore-broken = La mesa { $table } está dañada: { $reason }
server-restored = Restaurado y comprobado. Mesas: { $tables }; partidas rejugadas desde sus semillas: { $games }; jugadas: { $moves }.

## Refusals

error-unknown-command = Comando desconocido: { $command } { $value }{ $near ->
    [none] .
   *[other] ; ¿querías decir «{ $near }»?
} Hay: { $known }
error-no-game-yet = Aún no tienes ninguna partida. Empieza una con: roost play
error-option-one-game = { $option } se refiere a una sola partida: indica un archivo.
error-setting-form = { $option } espera NOMBRE=VALOR, no «{ $value }».
