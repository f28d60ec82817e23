### Torneos de `roost arena`.

arena-column-games = partidas
arena-column-openskill = OpenSkill
arena-interrupted = Detenido. Las partidas terminadas están en { $file }; repite el mismo comando para seguir.
tournament-summary = { $matches ->
    [one] 1 encuentro
   *[other] { $matches } encuentros
}, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
tournament-undecided = { $matches ->
    [one] 1 encuentro está sin decidir: hacen falta más partidas.
   *[other] { $matches } encuentros están sin decidir: hacen falta más partidas.
}
error-bad-tournament = Tipo de torneo desconocido: «{ $value }». Elige entre { $known }.
error-entered-twice = { $bot } solo puede entrar una vez en un torneo.
error-tournament-size = Con mesas de { $seats }, un torneo necesita al menos esa cantidad de bots y tiene como máximo { $most } encuentros; { $bots } bots dan { $matches }.
error-bad-arena-file = { $file }, línea { $line }, no es de una arena: { $reason }
error-ray-unreachable = Ningún clúster de Ray responde en { $address }: { $reason }
error-ray-lost = Se perdió el clúster de Ray: { $reason }
error-main-guard = { $file } empieza un encuentro mientras otros procesos lo leen. Ponlo bajo: if __name__ == "__main__"
error-worker-lost = Un proceso que jugaba partidas ha terminado; quizá lo terminó un bot.

## La prueba de referencia: lo que cuestan las decisiones.

benchmark-working = Midiendo
benchmark-set = Conjunto { $set } de { $game }, { $positions } posiciones: pérdida por decisión, en puntos de probabilidad de ganar (intervalo del 95 %).
benchmark-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} contra { $opponent } (victorias: { $won }), con la pérdida por decisión:
benchmark-agent = bot
# $part: `all`, or a phase of the game: `early`, `middle`, `late`.
benchmark-column =
    { $part ->
        [early] inicio
        [middle] medio
        [late] final
       *[all] todas
    }
