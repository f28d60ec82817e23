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
