### What `roost serve` and `roost check` print.

serve-running = Roost está en marcha en { $address }
serve-lan = En la misma red, abre { $address } o escanea esto:
serve-lan-none = Este equipo no tiene ninguna dirección de red que otros puedan abrir.
serve-data = Las mesas se guardan en { $folder }
serve-stop = Ctrl+C detiene el servidor. Todas las partidas quedan guardadas.
serve-ended = Detenido. Todas las partidas están guardadas.
error-port-taken = El puerto { $port } está ocupado; elige otro con --port.
error-bad-host = No se puede escuchar en { $value }: { $reason }
error-data-in-use = Ya hay otro servidor en marcha en { $folder }; detenlo o elige otra carpeta con --data.
error-store-unusable = No se puede usar { $file }: { $reason }
error-store-unreachable = No se puede llegar a la base de datos { $store }: { $reason }
error-store-in-use = Un servidor escribe en { $store }. Detenlo primero.
error-bad-store = Una dirección de PostgreSQL empieza por postgresql://.
error-short-word = { $file } debe contener una contraseña de al menos { $least } caracteres.
error-open-word = Cualquier usuario de este equipo puede leer { $file }. Ejecuta: chmod o-r { $file }
error-store-lost-writes = A { $file } le faltan { $count } escrituras confirmadas: su registro previo (WAL) se perdió o se cortó, o es una copia antigua. Devuelve los archivos correctos o arranca con --accept-loss.
error-store-replaced = { $file } no es la base de datos que se escribió aquí antes. Devuelve la correcta o arranca con --accept-loss.
error-store-damaged = { $file } está dañado. Los detalles están en el registro del servidor.
error-secret-replaced = { $file } no es la clave que firmó las cookies y los enlaces repartidos hasta ahora. Devuelve la correcta o arranca con --accept-loss.
error-unknown-setting = { $place }: no existe el ajuste «{ $value }»; se conocen: { $known }
error-setting-value = { $option } admite { $allowed }, no «{ $value }».
error-config-unreadable = { $file } no es TOML: { $reason }
config-default = predeterminado
verify-moves = Jugadas: las { $moves } cumplen las reglas.
verify-broken = Jugadas: incorrectas desde el turno { $turn }: { $reason }
verify-good = Dados: las { $rolls } tiradas coinciden con las semillas.
verify-seeded = Dados: las { $rolls } tiradas coinciden con la semilla del archivo. Quien la eligió podía conocerlas de antemano.
verify-sealed = Dados: la semilla aún es secreta; las { $rolls } tiradas no se pueden comprobar todavía.
verify-as-seen = Compromiso: es el que viste antes de la partida.
verify-unproved = Dados: vienen de «{ $source }» y no se pueden comprobar.
verify-bad = Dados: comprobación fallida.
verify-withheld = { $player } no reveló su semilla a tiempo; cuentan ceros en su lugar.
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
verify-no-receipt = Recibo: para estos dados («{ $source }») no hay nada que comparar.
verify-other-table = El archivo nombra la mesa { $given }, pero sus dados son los de la mesa { $wanted }.
verify-link-count = El archivo contiene { $given } tiradas, pero se hicieron { $wanted }.
verify-chain = Las tiradas de { $player } no siguen la cadena comprometida.
verify-first-named = Inicio: quien empieza se eligió; no se sorteó.
verify-start = Inicio: la partida empezó desde una posición elegida ({ $position }); no cuenta en los resultados.
verify-linked = Tiradas: { $count } de { $rolls } { $count ->
    [one] incluye
   *[other] incluyen
} un secreto que solo conocía quien tiró.
verify-bare = { $player } tiró { $count } de ellas sin un secreto propio: el servidor podía conocerlas antes.
error-bad-commitment = Un compromiso son 64 cifras hexadecimales (0-9, a-f), no «{ $value }».

## `roost server`

error-bad-action = Acción desconocida: { $value }. Existen: { $known }.
error-no-server-data = En { $folder } no hay datos de un servidor; indica su carpeta con --data.
error-admin-unreachable = En { $folder } hay un servidor en marcha, pero no responde. Detenlo y vuelve a intentarlo.
error-purge-needs-days = Indica con --days la antigüedad mínima de los datos que se borran.
error-no-such-guest = Aquí no hay ningún invitado { $value }.
error-bad-ban = { $value } no es ni una dirección ni el identificador de un invitado.
error-no-such-ban = { $value } no tiene ningún veto.

error-store-not-empty = { $store } no está vacío. No se ha sobrescrito nada.
error-copy-failed = La copia de { $table } no coincide con el original. No se ha guardado nada; inténtalo otra vez.
