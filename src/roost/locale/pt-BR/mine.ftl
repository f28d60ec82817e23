### The page of one’s own games, and a moment of one of them.

mine-title = Suas partidas
mine-none = Nenhuma partida ainda. Todas as que você jogar aqui vão aparecer nesta lista.
mine-list = Todas as partidas
mine-search = Buscar
mine-game = Jogo
mine-any = Qualquer
mine-state = Situação
mine-finished = Terminada
mine-unfinished = Em aberto
mine-given-up = Abandonada
mine-over = Terminada
mine-result = Resultado
mine-result-won = Ganha
mine-result-shared = Dividida
mine-result-lost = Perdida
mine-opponent = Adversário
mine-since = De
mine-until = Até
mine-nothing-found = Nenhuma partida assim.
mine-more = Mais partidas
mine-save = Arquivo da partida
mine-save-all = Salvar estas partidas
mine-replay = Ver de novo
mine-error-of = erro por decisão: { $loss }
mine-results = Resultados
mine-games = Partidas
mine-won = Ganhas
mine-shared = Divididas
mine-lost = Perdidas
mine-against = Por adversário
mine-against-how = Aqui uma partida é ganha quando você fica à frente desse adversário.
mine-luck = Tenho azar?
mine-luck-none = Ninguém sabe ainda: nenhuma das suas partidas terminadas foi analisada.
mine-luck-few = Ninguém sabe ainda: faltam mais algumas partidas analisadas.
mine-luck-said = { $games ->
    [one] Em uma partida analisada, os dados mudaram sua chance de vitória em { $mean }. A longo prazo, isso ficaria entre { $low } e { $high }, 19 vezes em 20.
   *[other] Em { $games } partidas analisadas, os dados mudaram sua chance de vitória em { $mean } por partida. A longo prazo, isso ficaria entre { $low } e { $high }, 19 vezes em 20.
}
mine-luck-open = O zero está entre os dois: o puro acaso é assim.
mine-luck-lucky = Os dados foram mais gentis com você do que o acaso costuma ser.
mine-luck-unlucky = Os dados foram mais duros com você do que o acaso costuma ser.
mine-unreviewed = { $games ->
    [one] Uma partida terminada ainda não foi analisada. Quando for, vai contar aqui.
   *[other] { $games } partidas terminadas ainda não foram analisadas. Quando forem, vão contar aqui.
}
mine-errors = Erro médio por decisão
mine-errors-how = Quanto uma decisão sua custou em chance de vitória, as partidas mais antigas primeiro. Menos é melhor.
mine-when = Quando
mine-decisions = Decisões
mine-error = Erro
mine-tried = Respondidos
mine-solved = Resolvidos
mine-at-once = De primeira
mine-moment = Um momento de uma partida
mine-moment-at = Jogada { $at } de { $of }
mine-move = Jogada
mine-before = Voltar
mine-after = Avançar
mine-share = Compartilhar este momento
mine-copied = O link foi copiado:
mine-link = O link deste momento:
