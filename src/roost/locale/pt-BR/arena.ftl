### Torneios de `roost arena`.

arena-column-games = partidas
arena-column-openskill = OpenSkill
arena-interrupted = Interrompido. As partidas terminadas estão em { $file }; repita o mesmo comando para continuar.
tournament-summary = { $matches ->
    [one] 1 confronto
   *[other] { $matches } confrontos
}, { $games ->
    [0] 0 partidas
    [one] 1 partida
   *[other] { $games } partidas
}
tournament-undecided = { $matches ->
    [one] 1 confronto não está decidido: são necessárias mais partidas.
   *[other] { $matches } confrontos não estão decididos: são necessárias mais partidas.
}
error-bad-tournament = Tipo de torneio desconhecido: “{ $value }”. Escolha entre { $known }.
error-entered-twice = { $bot } só pode entrar uma vez em um torneio.
error-tournament-size = Com mesas de { $seats }, um torneio precisa de pelo menos essa quantidade de bots e tem no máximo { $most } confrontos; { $bots } bots dão { $matches }.
error-bad-arena-file = { $file }, linha { $line }, não é de uma arena: { $reason }
error-ray-unreachable = Nenhum cluster Ray responde em { $address }: { $reason }
error-ray-lost = O cluster Ray foi perdido: { $reason }
error-main-guard = { $file } inicia um confronto enquanto outros processos o leem. Coloque-o sob: if __name__ == "__main__"
error-worker-lost = Um processo que jogava partidas terminou; talvez um bot o tenha encerrado.

## A avaliação: quanto custam as decisões.

benchmark-working = Medindo
benchmark-set = Conjunto { $set } de { $game }, { $positions } posições: perda por decisão, em pontos de chance de vitória (intervalo de 95%).
benchmark-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} contra { $opponent } (vitórias: { $won }), com a perda por decisão:
benchmark-agent = bot
# $part: `all`, or a phase of the game: `early`, `middle`, `late`.
benchmark-column =
    { $part ->
        [early] início
        [middle] meio
        [late] fim
       *[all] todas
    }
