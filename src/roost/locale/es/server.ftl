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
verify-good = Dados: las { $rolls } tiradas son correctas.
verify-seeded = Dados: las { $rolls } tiradas coinciden con la semilla del archivo. Quien la eligió podía conocerlas de antemano.
verify-sealed = Dados: la semilla aún es secreta; las { $rolls } tiradas no se pueden comprobar todavía.
verify-unproved = Dados: vienen de «{ $source }» y no se pueden comprobar.
verify-bad = Dados: comprobación fallida.
verify-roll = La tirada { $roll } muestra { $given }; debería ser { $wanted }.
verify-transcript = La entrada { $entry } de la partida no puede ser cierta: { $reason }
verify-check = Inicio: las diez cifras para comparar con los demás son { $digits }.
verify-bare = { $player } tiró { $count ->
    [one] una vez
   *[other] { $count } veces
} sin la parte de ningún jugador; el servidor podía conocer esas tiradas antes.
verify-absences = { $player } fue dado por ausente { $count ->
    [one] una vez
   *[other] { $count } veces
}: no respondió a tiempo.
verify-chains = { $player } aportó una parte nueva a los dados { $count ->
    [one] una vez
   *[other] { $count } veces
}: en otro dispositivo o después de muchas tiradas.
verify-stream-commitment = La semilla de estos dados compartidos no es la comprometida.
verify-receipt-good = Recibo: es la partida de tu recibo.
verify-receipt-table = Recibo: es de la mesa { $wanted } y el archivo, de la mesa { $given }.
verify-receipt-shorter = Recibo: el archivo tiene { $given } entradas y tu recibo { $wanted }. Su final no es el que viste.
verify-receipt-other = Recibo: el archivo difiere de lo que viste en las primeras { $entries } entradas.
verify-receipt-no-part = Recibo: no contiene ninguna parte tuya en estos dados.
verify-receipt-notices = Recibo: tu dispositivo anotó { $count ->
    [one] un hecho
   *[other] { $count } hechos
} que un servidor deshonesto podría causar: ausencias o partes no usadas.
verify-evidence = Prueba: confirmada. { $reason }
verify-evidence-none = Prueba: este archivo no muestra que algo fuera mal.
verify-evidence-own = Prueba: { $reason } Solo el dispositivo sabe lo que envió; el archivo por sí solo no lo demuestra.
verify-no-receipt = Recibo: para estos dados («{ $source }») no hay nada que comparar.
verify-other-table = El archivo nombra la mesa { $given }, pero sus dados son los de la mesa { $wanted }.
verify-first-named = Inicio: quien empieza se eligió; no se sorteó.
verify-start = Inicio: la partida empezó desde una posición elegida ({ $position }); no cuenta en los resultados.

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
