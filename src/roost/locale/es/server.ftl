### What `roost serve`, `roost verify` and `roost bench` say.

command-serve = abrir mesas para navegadores, en este equipo o en la red de casa
command-verify = comprobar los dados y las jugadas de un archivo de partida
command-bench = medir el servidor bajo carga
option-serve-host = la dirección en la que escucha; si se omite, 127.0.0.1
option-serve-port = el puerto en el que escucha; si se omite, 8000 o el siguiente libre
option-serve-data = la carpeta que guarda mesas e invitados
option-serve-store = la dirección de una base de datos PostgreSQL (postgresql://user@host/name) en lugar de un archivo; también: ROOST_STORE
option-serve-config = un archivo con ajustes (TOML); si se omite, server.toml en la carpeta de Roost, si existe
option-serve-show-config = mostrar todos los ajustes que valen y quién los fijó, y terminar
option-serve-metrics = responde /metrics (Prometheus) a quien conoce la palabra de este archivo
option-serve-operator = abre una página para quien lleva el servidor, /operator, a quien conozca la palabra de este archivo (al menos 16 signos)
option-serve-lan = dejar entrar a teléfonos y equipos de la misma red
option-serve-open = abrir la primera página en un navegador
option-serve-workers = cuántos procesos piensan por los bots
option-serve-grace = tras cuántos segundos un bot guarda el asiento de quien se ausenta
option-serve-origin = otro sitio cuyas páginas pueden usar este servidor; se puede repetir
option-serve-proxy = dirección o red de un proxy situado delante, al que se cree sobre quién pide; se puede repetir
option-serve-notifications = avisa a la gente de su turno en partidas de varios días, en las direcciones que indique
option-serve-notifications-allow = un host, o host:puerto, al que puede llevar una dirección así aunque sea privado o sin TLS; se puede dar varias veces
option-serve-no-accounts = no ofrece cuentas
option-serve-accept-loss = arrancar aunque a los datos les falte algo; lo que falta queda perdido
option-serve-log = cuánto registrar: debug, info, warning o error
serve-running = Roost está en marcha en { $address }
serve-lan = En la misma red, abre { $address } o escanea esto:
serve-lan-none = Este equipo no tiene ninguna dirección de red que otros puedan abrir.
serve-data = Las mesas se guardan en { $folder }
serve-stop = Ctrl-C lo termina; todas las partidas se conservan.
serve-ended = Terminado. Todas las partidas se conservan.
error-port-taken = El puerto { $port } está ocupado; elige otro con --port.
error-bad-host = No se puede escuchar en { $value }: { $reason }
error-data-in-use = Ya hay otro servidor en marcha en { $folder }; detenlo o elige otra carpeta con --data.
error-store-unusable = No se puede usar { $file }: { $reason }
error-store-unreachable = No se puede llegar a la base de datos { $store }: { $reason }
error-store-in-use = Un servidor escribe en { $store }. Detenlo primero.
error-bad-store = La dirección de un almacén empieza por postgresql://.
error-short-word = { $file } debería contener una palabra que nadie más conozca, de al menos { $least } signos.
error-store-lost-writes = A { $file } le faltan { $count } escrituras confirmadas: su registro previo (WAL) se perdió o se cortó, o es una copia antigua. Devuelve los archivos correctos o arranca con --accept-loss.
error-store-replaced = { $file } no es la base de datos que se escribió aquí antes. Devuelve la correcta o arranca con --accept-loss.
error-store-damaged = { $file } está dañado. El registro del servidor dice dónde.
error-secret-replaced = { $file } no es la clave que firmó las cookies y los enlaces repartidos hasta ahora. Devuelve la correcta o arranca con --accept-loss.
error-unknown-setting = { $place }: no existe el ajuste «{ $value }»; se conocen: { $known }
error-setting-value = { $option } admite { $allowed }, no «{ $value }».
error-config-unreadable = { $file } no es TOML: { $reason }
config-default = si no se fija otra cosa
option-verify-file = un archivo de partida
option-verify-commitment = el compromiso que viste antes de la partida, para compararlo con el del archivo
option-verify-receipt = el recibo que guardaste de la mesa, para compararlo con el archivo
option-verify-json = lo mismo para programas
verify-moves = Jugadas: las { $moves } cumplen las reglas.
verify-broken = Jugadas: incorrectas desde el turno { $turn }: { $reason }
verify-good = Dados: las { $rolls } tiradas son las que dan las semillas.
verify-seeded = Dados: las { $rolls } tiradas son las que da la semilla del archivo. Quien la eligió podía conocerlas de antemano.
verify-sealed = Dados: la semilla aún es secreta; las { $rolls } tiradas no se pueden comprobar todavía.
verify-as-seen = Compromiso: es el que viste antes de la partida.
verify-unproved = Dados: vienen de «{ $source }», algo que nadie puede comprobar.
verify-bad = Dados: algo no cuadra.
verify-withheld = { $player } se comprometió con una semilla y no la reveló; en su lugar cuentan ceros.
verify-silent = { $player } no dio semilla.
verify-other-commitment = Compromiso: el archivo tiene uno distinto del que viste. Esta no es la partida que empezaste.
verify-no-commitment = Compromiso: estos dados («{ $source }») no tienen ninguno con que comparar.
verify-seed-missing = La partida ha terminado, pero falta la semilla del servidor: los dados no prueban nada.
verify-server-commitment = La semilla del servidor no es la que había comprometido.
verify-stream-commitment = La semilla de estos dados compartidos no es la comprometida.
verify-seat-commitment = La semilla de { $player } no es la comprometida.
verify-seat-seed-missing = Falta la semilla de { $player }.
verify-seat-seed-unexpected = Hay una semilla de { $player } que no debería estar.
verify-seat-count = Hay semillas de { $given } asientos, pero jugaron { $wanted }.
verify-first-seat = Los dados eligieron a { $wanted } para empezar, no a { $given }.
verify-roll = La tirada { $roll } muestra { $given }; las semillas dan { $wanted }.
verify-receipt-good = Recibo: los compromisos son los que te mostraron y tu parte es la que enviaste.
verify-receipt-table = Recibo: es de la mesa { $wanted } y el archivo, de la mesa { $given }.
verify-receipt-server = Recibo: el archivo tiene un compromiso del servidor distinto del que te mostraron. Esta no es la partida que empezaste.
verify-receipt-seat = Recibo: el archivo tiene un compromiso de { $player } distinto del que te mostraron.
verify-receipt-seed = Recibo: el archivo tiene una semilla de { $player } distinta de la enviada.
verify-receipt-withheld = Recibo: según el archivo, { $player } no reveló nada; el recibo dice otra cosa.
verify-receipt-anchor = Recibo: el archivo tiene una cadena de { $player } distinta de la enviada.
verify-receipt-throw = Recibo: { $player } dio su parte para la tirada { $roll }, y el archivo dice otra cosa.
verify-no-receipt = Recibo: estos dados («{ $source }») no tienen nada con que comparar.
verify-other-table = El archivo nombra la mesa { $given }, pero sus dados son los de la mesa { $wanted }.
verify-link-count = El archivo marca { $given } tiradas, pero se hicieron { $wanted }.
verify-chain = Las tiradas de { $player } no siguen la cadena comprometida.
verify-first-named = Comienzo: la mesa nombró a quien empieza; no se sorteó.
verify-start = Comienzo: la partida empezó en una posición elegida ({ $position }); no cuenta para nada.
verify-linked = Tiradas: { $count } de { $rolls } llevan una parte que solo conocía quien tiró.
verify-bare = { $player } tiró { $count } de ellas sin parte propia: el servidor podía conocerlas antes.
error-bad-commitment = Un compromiso son 64 cifras hexadecimales (0-9, a-f), no «{ $value }».
option-bench-what = qué medir: server
option-bench-sockets = cuántas conexiones se abren; si se omite, 2000
option-bench-fanout = cuántas conexiones siguen cada mesa; si se omite, 2
option-bench-seconds = cuántos segundos dura cada parte; si se omite, 10
option-bench-rate = jugadas por segundo en la parte a ritmo fijo; si se omite, 1000
option-bench-store = un PostgreSQL que medir junto a SQLite: postgresql://… (en un esquema propio que después se borra), o sqlite para medir solo SQLite; si se omite, se inicia uno
option-bench-json = lo mismo para programas
bench-working = Midiendo
bench-setup = { $sockets } conexiones, { $tables } mesas, cada cambio llega a { $fanout } conexiones; { $slices } tramos de { $seconds } s, ± la mitad del intervalo (95 %)
# $column: what stands in a column of the table of results.
bench-column =
    { $column ->
        [moves] jugadas/s
        [p50] p50 ms
        [p99] p99 ms
        [servers] servidores µs/jugada
        [store] PostgreSQL µs/jugada
       *[client] jugadores µs/jugada
    }
# $part: what is measured; `across` is two servers of one PostgreSQL.
bench-part =
    { $part ->
        [echo] eco simple
        [sqlite] SQLite
        [across] 2 servidores, todos en el otro
       *[postgresql] { $servers ->
            [one] PostgreSQL, { $servers } servidor
           *[other] PostgreSQL, { $servers } servidores
        }
    }
bench-paced = { $part }, { $rate } jugadas/s
bench-ratio = Las mesas alcanzan { $ratio } del eco; cada jugada estaba en disco antes de responder.
bench-stores = Tiempo de procesador del servidor por jugada, PostgreSQL frente a SQLite: { $ratio } (de { $low } a { $high }).
bench-model = Una jugada le cuesta a un servidor { $own } µs, y { $across } veces eso si los dos jugadores están en otro servidor que su mesa. Así, con jugadores en cualquiera:
bench-check = { $servers } servidores: factor { $predicted } previsto, { $measured } medido
bench-holds = { $servers ->
    [one] { $servers } servidor admite { $moves } jugadas/s; PostgreSQL necesita { $cores } núcleos para ellas
   *[other] { $servers } servidores admiten { $moves } jugadas/s; PostgreSQL necesita { $cores } núcleos para ellas
}
error-bench-what = No hay nada llamado «{ $value }» que medir; elige entre { $known }.
error-bench-missing = Las mediciones forman parte del código fuente de Roost; esta orden funciona en un clon del proyecto.
error-bench-moves-lost = Se contaron { $counted } acciones, se confirmaron { $acknowledged }, y de estas { $wrong } no están así en el disco: la medición no dice nada.
error-bench-no-postgresql = No hay ningún PostgreSQL que medir. Instala uno para ello (pip install { $package }), indica el tuyo (--store postgresql://…) o mide solo SQLite (--store sqlite).
error-too-few-files = { $sockets } conexiones necesitan más archivos abiertos que los { $allowed } que permite este sistema; usa menos --sockets.

## `roost admin`

command-admin = poner orden en un servidor: mesas, vetos, lo que se guarda
option-serve-retention-tables = borra las partidas tantos días después de terminar; sin esto se guardan siempre
option-serve-retention-guests = olvida a los invitados tantos días después de su última visita; sin esto, 400
option-serve-retention-access-log = anota durante tantos días quién pidió algo y desde qué dirección; sin esto, 7; con 0, nada
option-admin-what = list, end, hide, show, delete, ban, unban, bans, purge, rotate, drain o forget
option-admin-value = la mesa, la dirección, la red o el invitado de que se trata
option-admin-days = cuántos días dura el veto, o cuántos días debe tener lo que se borra
option-admin-all = muestra también las mesas terminadas
admin-tables = { $count ->
    [0] No hay mesas.
    [one] { $count } mesa.
   *[other] { $count } mesas.
}
admin-bans = { $count ->
    [0] Nadie tiene la entrada vetada.
   *[other] Con la entrada vetada: { $count }.
}
admin-until = hasta { $time }
admin-purged = Mesas borradas: { $tables }. Invitados olvidados: { $guests }.
admin-done = Hecho.
error-bad-action = Acción desconocida: { $value }. Existen: { $known }.
error-action-needs-value = { $value } necesita saber cuál: una mesa, una dirección o un invitado.
error-no-server-data = En { $folder } no hay datos de un servidor; indica su carpeta con --data.
error-admin-unreachable = En { $folder } hay un servidor en marcha, pero no responde. Detenlo y vuelve a intentarlo.
error-purge-needs-days = Indica con --days cuántos días debe tener lo que se borra.
error-no-such-guest = Aquí no hay ningún invitado { $value }.
error-bad-ban = { $value } no es ni una dirección ni el identificador de un invitado.
error-no-such-ban = { $value } no tiene la entrada vetada.

command-store = copiar todo lo de un servidor de un almacén a otro
option-store-what = copy
option-store-source = dónde está: una carpeta de datos o postgresql://…
option-store-target = adónde va: una carpeta de datos nueva o una base de datos vacía
store-copied = Copiado y comprobado. Mesas: { $tables }; entradas de sus registros: { $entries }; personas: { $people }.
command-backup = copiar los datos de un servidor en una carpeta, mientras funciona
option-backup-folder = la carpeta para la copia; se crea
command-restore = convertir una copia en los datos de un servidor y comprobar cada partida
option-restore-folder = la carpeta de la copia
restore-broken = La mesa { $table } no está en orden: { $reason }
restore-verified = Restaurado y revisado. Mesas: { $tables }; partidas rejugadas según las reglas y sus semillas: { $games }; jugadas: { $moves }.
error-store-not-empty = { $store } no está vacío. No se ha sobrescrito nada.
error-copy-failed = Lo que llegó de { $table } no es lo que se envió. No se ha guardado nada; inténtalo otra vez.
