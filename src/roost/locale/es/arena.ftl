### Torneos de `roost arena`.

option-arena-tournament = un torneo entre todos los bots: round-robin (todos contra todos) o gauntlet (el primero contra cada uno de los demás); --games vale para cada encuentro
option-arena-seats = torneo: cuántos se sientan a una mesa; 2 si se omite
option-arena-file = anotar lo terminado; la misma orden sigue desde ahí
option-arena-ray = jugar en el clúster de Ray de esta dirección
arena-column-games = partidas
arena-column-openskill = OpenSkill
arena-interrupted = Detenido. Lo terminado está en { $file }; la misma orden sigue desde ahí.
tournament-summary = { $matches ->
    [one] 1 encuentro
   *[other] { $matches } encuentros
}, { $games } partidas
tournament-undecided = { $matches ->
    [one] 1 encuentro está sin decidir: hacen falta más partidas.
   *[other] { $matches } encuentros están sin decidir: hacen falta más partidas.
}
error-bad-tournament = «{ $value }» no es un tipo de torneo; elige entre { $known }.
error-entered-twice = { $bot } solo puede entrar una vez en un torneo.
error-tournament-size = Con mesas de { $seats }, un torneo necesita al menos esa cantidad de bots y tiene como máximo { $most } encuentros; { $bots } bots dan { $matches }.
error-bad-arena-file = { $file }, línea { $line }, no es de una arena: { $reason }
error-ray-unreachable = Ningún clúster de Ray responde en { $address }: { $reason }
error-ray-lost = Se perdió el clúster de Ray: { $reason }
error-worker-lost = Un proceso que jugaba partidas ha terminado; quizá lo terminó un bot.

## La prueba de referencia: lo que cuestan las decisiones.

command-benchmark = medir lo que cuestan las decisiones de un bot, junto a nuestros niveles
option-benchmark-agent = el bot: { $bots }, o uno propio, como en roost arena
option-benchmark-positions = por cuántas posiciones del conjunto se pregunta; todas si se omite
option-benchmark-games = cuántas partidas del conjunto se juegan; todas si se omite, 0 para solo las posiciones
benchmark-working = Midiendo
benchmark-set = Conjunto { $set } de { $game }, { $positions } posiciones: pérdida por decisión, en centésimas de victoria (intervalo del 95 %).
benchmark-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} contra { $opponent } (victorias: { $won }): pérdida por decisión en ellas.
benchmark-agent = bot
# $part: `all`, or a phase of the game: `early`, `middle`, `late`.
benchmark-column =
    { $part ->
        [early] inicio
        [middle] medio
        [late] final
       *[all] todas
    }
