### The page of one’s own games, and a moment of one of them.

mine-none = Nenhuma partida ainda. Todas as que você jogar aqui vão aparecer nesta lista.
mine-list = Todas as partidas
mine-search = Buscar
mine-game = Jogo
mine-any = Todas
mine-state = Situação
mine-finished = Terminada
mine-unfinished = Em aberto
mine-given-up = Abandonada
mine-over = Terminada
mine-result = Resultado
mine-result-won = Ganha
mine-result-shared = Vitória dividida
mine-result-lost = Perdida
mine-opponent = Adversário
mine-since = De
mine-until = Até
mine-nothing-found = Nenhuma partida encontrada.
mine-more = Mais partidas
mine-save = Arquivo da partida
mine-save-all = Salvar estas partidas
mine-replay = Ver de novo
mine-error-of = erro por decisão: { $loss }
mine-results = Resultados
mine-games = Partidas
mine-won = Ganhas
mine-shared = Vitória dividida
mine-lost = Perdidas
mine-against = Por adversário
mine-against-how = Aqui vencer quer dizer ficar à frente deste adversário.
mine-luck = Tenho azar?
mine-luck-none = Ninguém sabe ainda: nenhuma das suas partidas terminadas foi analisada.
mine-luck-few = Ninguém sabe ainda: ainda faltam algumas partidas analisadas.
mine-luck-said = { $games ->
    [one] Em uma partida analisada os dados mudaram sua chance de vitória em { $mean } (entre { $low } e { $high }, com 95% de confiança).
   *[other] Em média, em { $games } partidas analisadas, os dados mudaram sua chance de vitória em { $mean } por partida (entre { $low } e { $high }, com 95% de confiança).
}
mine-luck-open = O zero está entre os dois: o puro acaso é assim.
mine-luck-lucky = Os dados foram mais gentis com você do que o acaso costuma ser.
mine-luck-unlucky = Os dados foram mais duros com você do que o acaso costuma ser.
mine-unreviewed = { $games ->
    [one] Uma partida terminada ainda não foi analisada. Quando for, vai contar aqui.
   *[other] { $games } partidas terminadas ainda não foram analisadas. Quando forem, vão contar aqui.
}
mine-errors = Erro médio por decisão
mine-errors-how = Quanta chance de vitória suas decisões custaram, da partida mais antiga à mais nova. Menos é melhor.
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
