### What the commands odds and arena say.

## Commands

## Numbers

# $number is one number, or two with a dash between.
percent = { $number } %

## Options

## Odds

odds-goal =
    Objetivo: { $goal ->
        [worms] gusanos
        [win] ganar
        [tile] cualquier ficha
        [payoff] estos valores
       *[other] { $goal }
    }. Valor esperado { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) }
odds-best = Lo mejor: { $choice } ({ $value }).
odds-fail = Acaba sin ficha: { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) } %
odds-chance = { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) } %
odds-column-total = total
odds-column-least = al menos
odds-column-exact = exacto
odds-column-ends = al final

## Arena

arena-playing = Jugando
arena-summary = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $turns } turnos de media, { $speed } partidas por segundo
arena-column-bot = bot
arena-column-wins = victorias
arena-column-interval = 95 %
arena-column-without-luck = sin suerte
arena-column-score = puntuación
arena-verdict-better = Decidido: { $bot } gana más que su parte justa.
arena-verdict-fair = Decidido: { $bot } no gana { $more } más que su parte justa.
arena-verdict-open = Sin decidir: { $games } partidas no bastan.

## Refusals

error-bad-weights = No se pueden leer los pesos de { $file }; vuelve a instalar Roost o entrénalos de nuevo.
error-bad-goal = «{ $value }» no es un objetivo; elige entre { $known }, un total como 27, o 27+.
error-bad-match = Este encuentro no se puede jugar: { $reason }

## Bots of one’s own: roost bot, and what an arena says of them

bot-checked = { $bot }: { $decisions } decisiones, { $median } ms por lo general, { $worst } ms como mucho.
bot-sound = Todas las respuestas llegaron a tiempo y eran legales.
bot-fault = { $bot } perdió { $count ->
    [one] 1 decisión
   *[other] { $count } decisiones
}: { $fault ->
    [slow] demasiado lento
    [illegal] no permitido
    [garbage] no se entiende
    [flood] habla demasiado
    [left] abandonado
   *[crash] se cerró solo
}. La primera vez: { $reason }
bot-signed-in = { $name } está en { $server }.
bot-sits = Juega en { $address }
bot-table-ended = La mesa se cerró antes de que acabara la partida.
error-bad-bot = { $why ->
    [file] No hay ningún archivo de bot «{ $value }».
    [name] Allí no hay ningún bot «{ $value }»; elige entre { $known }.
    [loading] «{ $value }» no se puede cargar: { $reason }
    [making] «{ $value }» no se puede crear sin argumentos: { $reason }
    [key] «{ $value }» no sirve como clave de un bot: minúsculas, cifras y guiones, y que no sea de otro.
    [command] Después de run: va el comando que arranca el programa.
    [program] No hay ningún programa «{ $value }» en el PATH.
    [hidden] «{ $value }» debe estar en el nivel superior de un módulo o archivo para que otros procesos lo encuentren.
    [prefix] «{ $value }» no es un bot. Escribe archivo.py:Nombre para un archivo, run:COMANDO para un programa.
   *[shape] «{ $value }» no es un bot. Un bot es una función, o una clase con choose o probabilities.
}
error-no-decision = Aquí no hay nada que decidir: tira primero los dados, o la partida ya ha terminado.
error-missing-option = Falta la opción { $option }.
error-missing-extra = { $package } no está instalado; lo trae pip install "roost[{ $extra }]".
error-bad-streams = Un lote necesita una secuencia aleatoria por partida: { $wanted } de tipo uint64.
