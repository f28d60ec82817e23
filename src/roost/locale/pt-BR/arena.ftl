### Torneios de `roost arena`.

option-arena-tournament = um torneio entre todos os bots: round-robin (todos contra todos) ou gauntlet (o primeiro contra cada um dos outros); --games vale para cada confronto
option-arena-seats = torneio: quantos se sentam a uma mesa; 2 se omitido
option-arena-file = anotar o que terminou; o mesmo comando continua dali
option-arena-ray = jogar no cluster Ray deste endereço
arena-column-games = partidas
arena-column-openskill = OpenSkill
arena-interrupted = Interrompido. O que terminou está em { $file }; o mesmo comando continua dali.
tournament-summary = { $matches ->
    [one] 1 confronto
   *[other] { $matches } confrontos
}, { $games } partidas
tournament-undecided = { $matches ->
    [one] 1 confronto não está decidido: são necessárias mais partidas.
   *[other] { $matches } confrontos não estão decididos: são necessárias mais partidas.
}
error-bad-tournament = “{ $value }” não é um tipo de torneio; escolha entre { $known }.
error-entered-twice = { $bot } só pode entrar uma vez em um torneio.
error-tournament-size = Com mesas de { $seats }, um torneio precisa de pelo menos essa quantidade de bots e tem no máximo { $most } confrontos; { $bots } bots dão { $matches }.
error-bad-arena-file = { $file }, linha { $line }, não é de uma arena: { $reason }
error-ray-unreachable = Nenhum cluster Ray responde em { $address }: { $reason }
error-ray-lost = O cluster Ray foi perdido: { $reason }
error-worker-lost = Um processo que jogava partidas terminou; talvez um bot o tenha encerrado.

## A avaliação: quanto custam as decisões.

command-benchmark = medir quanto custam as decisões de um bot, ao lado dos nossos níveis
option-benchmark-agent = o bot: { $bots }, ou um seu, como em roost arena
option-benchmark-positions = sobre quantas posições do conjunto perguntar; todas se omitido
option-benchmark-games = quantas partidas do conjunto jogar; todas se omitido, 0 só para as posições
benchmark-working = Medindo
benchmark-set = Conjunto { $set } de { $game }, { $positions } posições: perda por decisão, em centésimos de vitória (intervalo de 95%).
benchmark-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} contra { $opponent } (vitórias: { $won }): perda por decisão nelas.
benchmark-agent = bot
# $part: `all`, or a phase of the game: `early`, `middle`, `late`.
benchmark-column =
    { $part ->
        [early] início
        [middle] meio
        [late] fim
       *[all] todas
    }
