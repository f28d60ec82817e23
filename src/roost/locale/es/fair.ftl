### Fair dice: what players see of the dice that every device checks (docs/fair-dice.md).

## At the table

fair-button = Dados: comprobados en este dispositivo
fair-rolls = { $count ->
    [0] Aún no hay tiradas. Cada una se comprobará en este dispositivo.
    [one] Una tirada, comprobada en este dispositivo.
   *[other] { $count } tiradas, cada una comprobada en este dispositivo.
}
fair-rolls-shared = { $count ->
    [one] Una tirada hasta ahora, guardada en este dispositivo.
   *[other] { $count } tiradas hasta ahora, guardadas en este dispositivo.
}
fair-shared = Otros juegan con los mismos dados. Se fijaron de antemano; este dispositivo los comprueba cuando se publican. El anfitrión conoce estos dados, y también quien ya los haya jugado.
fair-compare = Compara estas diez cifras con las de los demás. Si son iguales, todos jugáis la misma partida.
fair-bare = { $count ->
    [one] Una tirada cayó sin ningún jugador conectado: el servidor podía conocerla de antemano.
   *[other] { $count } tiradas cayeron sin ningún jugador conectado: el servidor podía conocerlas de antemano.
}
fair-offline-table = Esta partida se juega solo en tu dispositivo. No demuestra nada a los demás.
fair-receipt-save = Guardar el recibo
fair-how = Cómo funciona
fair-elsewhere = Este asiento lo juegas en otra pestaña o en otro dispositivo.
fair-play-here = Jugar aquí

## What this device notices; an honest failure can cause it, too

fair-notice-away = La mesa dio a { $name } por ausente: este dispositivo no contestó a tiempo.
fair-notice-away-you = La mesa te dio por ausente: este dispositivo no contestó a tiempo.
fair-notice-gone = Desde ahora un bot juega por { $name }.
fair-notice-gone-you = Desde ahora un bot juega en tu lugar.
fair-notice-unused = La parte de { $name } en la tirada { $roll } no se usó.
fair-notice-unused-you = Tu parte en la tirada { $roll } no se usó.
fair-notice-device = { $name } juega ahora en otro dispositivo.
fair-notice-device-you = Ahora juegas en otro dispositivo.

## The game stops: what the server sent can’t be true

fair-alarm = No se puede confiar en estos dados. La partida se detiene aquí.
fair-alarm-how = Guarda la prueba y enséñasela a los demás. «roost check» la comprueba en cualquier equipo.
fair-evidence-save = Guardar la prueba
fair-server = el servidor
fair-stop-entry = El servidor contó algo que no puede pasar en este momento de la partida ({ $entry }).
fair-stop-first = Empieza { $name }, pero debería empezar { $other }.
fair-stop-after-end = La partida había terminado, pero el servidor la continúa.
fair-stop-mix = Los dados se mezclaron sin la parte de { $name }, o con una inventada.
fair-stop-part = Una tirada se hizo sin la parte de { $name }, o con una inventada.
fair-stop-faces = La tirada { $roll } muestra { $given }; debería ser { $wanted }.
fair-stop-link = La parte de { $name } en los dados no es la fijada antes de la partida.
fair-stop-facts = { $field ->
    [game] Este no es el juego al que te uniste.
    [variant] Esta no es la variante a la que te uniste.
    [position] La partida empieza desde otra posición.
    [first] No empieza quien se acordó.
    [seats] Los asientos no son los acordados.
    [source] Los dados no vienen de donde se acordó.
   *[other] El servidor cambió la mesa después de que te unieras ({ $field }).
}
fair-stop-head = La partida no empezó con la mesa y los jugadores que vio este dispositivo.
fair-stop-tip = El servidor cambió tu parte en los dados por otra.
fair-stop-past = El servidor cambió lo que ya había pasado (entrada { $entry }).
fair-stop-shorter = El servidor omitió parte de la partida: muestra { $given } entradas y este dispositivo ha visto { $wanted }.
fair-stop-action = El servidor tomó por ti una decisión que no es tuya ({ $given }).
fair-stop-use = El servidor usó tu parte para otra tirada.
fair-stop-step = El servidor muestra otros dados que los que se tiraron.
fair-stop-seed = El número de estos dados compartidos no coincide con la huella publicada.

## The page that checks a game file

fair-intro = Nadie puede elegir estos dados, ni los jugadores ni el servidor. Cada dispositivo de la mesa pone su parte y comprueba cada tirada en cuanto cae.
fair-step-1 = Antes de la partida, el servidor y cada dispositivo eligen números secretos y los fijan con una huella.
fair-step-2 = Cada tirada sale del siguiente número del servidor y del de un jugador. Ninguno conoce antes el del otro.
fair-step-3 = El archivo de partida contiene todo para volver a comprobarla; un recibo muestra que es la partida que jugaste.
fair-choose = Elegir un archivo de partida
fair-offline = Se comprueba aquí mismo, en tu navegador, incluso sin conexión. No se sube nada.
fair-unproven = Estos dados ({ $source }) no se pueden comprobar aquí: el archivo no lleva prueba, o solo puede comprobarla «roost check».
fair-wrong = { $count ->
    [one] Hay algo mal:
   *[other] Hay { $count } cosas mal:
}
fair-receipt-read = Recibo de la mesa { $table } leído. Elige ahora el archivo de partida.
fair-first-named = Quien empieza se eligió; no se sorteó.
fair-not-json = Este archivo no se puede leer. Elige un archivo de partida guardado por Roost.
fair-not-record = Esto no es un archivo de partida de Roost.
fair-newer = Esta página aún no puede leer archivos de la versión { $value }.
fair-bad-field = El archivo está dañado en «{ $value }».
fair-too-large = Este archivo es demasiado grande para ser una partida.
fair-moves-title = ¿Y las jugadas?
fair-moves = Para comprobar también las jugadas, ejecuta esto en tu equipo:
fair-checked = { $rolls ->
    [one] Los dados están en orden: la única tirada sale de sus números.
   *[other] Los dados están en orden: las { $rolls } tiradas salen de sus números.
}
fair-sealed = El número de estos dados compartidos aún no se ha publicado. Compruébalo cuando se cierren.
fair-receipt-same = Es la partida de tu recibo.
fair-absent = Dados por ausentes: { $names }
fair-finding-receipt-table = El recibo es de la mesa { $wanted } y el archivo, de la mesa { $given }.
fair-finding-receipt-tip = Este recibo no contiene ninguna parte tuya.
fair-finding-receipt-short = El archivo tiene { $given } entradas; el recibo muestra { $wanted }.
fair-finding-receipt-other = El archivo cuenta otra partida que el recibo.
