### Análise: tutor, análise de partidas, relatório dos dados, problemas e laboratório.
### Partes, chances, perdas e valores p são números de 0 a 1.

insight-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

## Positions

insight-seat = Jogador { $number }
insight-roll = rola { $dice }
insight-best = Melhor: { $action }. Chance de vitória: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
insight-only-choice = Sua única opção: { $action }. Chance de vitória: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
insight-margin = Precisão destas chances: ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos em 95 de cada 100 posições como esta.
insight-close = Tão bom quanto: { $action }.
insight-second = A segunda melhor: { $action }. Custa { POINTS($loss, maximumFractionDigits: 1) ->
    [one] { POINTS($loss, maximumFractionDigits: 1) } ponto
   *[other] { POINTS($loss, maximumFractionDigits: 1) } pontos
} da sua chance de vitória.
insight-next-fails = { $dice ->
    [one] Rolar o último dado
   *[other] Rolar { $dice } dados
} falha na hora em { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } das vezes.
insight-turn = { $fails ->
    [0] Jogando o melhor possível, este turno nunca falha.
   *[other] Jogando o melhor possível, este turno falha em { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } das vezes.
} Minhocas esperadas: { NUMBER($worms, maximumFractionDigits: 1) }.
insight-likely-tile = A ficha mais provável é a { $tile }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
# $most: the chance when going for this tile alone.
insight-steal = Roubar a { $tile } de { $name }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } jogando o melhor possível, { NUMBER($most, style: "percent", maximumFractionDigits: 1) } se você só for atrás dela.
insight-target = A mais fácil de eliminar é a { $piece } de { $name }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } das rolagens a alcançam.
insight-targets = As mais fáceis de eliminar são { $count } peças: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } das rolagens alcançam cada uma.
insight-danger = A sua peça em maior perigo é a { $piece }: os adversários a eliminam com { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } das rolagens.
insight-dangers = Em maior perigo estão { $count } peças suas: os adversários eliminam cada uma com { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } das rolagens.

## Why one choice is better

insight-why-share = Chance de vitória: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } em vez de { NUMBER($other-share, style: "percent", maximumFractionDigits: 1) }.
insight-why-stop = A { $tile } é garantida; continuar falha em { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } das vezes.
insight-why-roll = { $risk ->
    [low] Vale o risco: continuar só falha em { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } das vezes.
   *[high] Continuar falha em { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } das vezes, mas pode render mais.
}
# $wins: `true` when stopping wins the game, `false` when it would lose it.
insight-why-ends = { $wins ->
    [true] Parar encerra a partida com vitória.
   *[false] Parar encerraria a partida sem vitória.
}
insight-why-fails = Risco de perder o turno: { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } em vez de { NUMBER($other-fails, style: "percent", maximumFractionDigits: 0) }.
insight-why-gain = { $kind ->
    [more] Mais minhocas neste turno: em média { NUMBER($best, maximumFractionDigits: 1) } em vez de { NUMBER($other, maximumFractionDigits: 1) }.
   *[fewer] Menos minhocas neste turno ({ NUMBER($best, maximumFractionDigits: 1) } em vez de { NUMBER($other, maximumFractionDigits: 1) }), mas mais vitórias.
}
insight-why-stake = Um turno perdido devolveria a { $tile } à grelha.
insight-why-points = { $kind ->
    [more] Elimina mais pontos: { $best } em vez de { $other }.
   *[fewer] Elimina menos pontos ({ $best } em vez de { $other }), mas vence mais.
}
insight-why-position = Os mesmos pontos, mas as peças ficam mais bem colocadas.
insight-why-leader = Elimina uma peça de { $name }, que está na frente, em vez de uma de { $other }.
insight-why-danger = Deixa cerca de { NUMBER($best, maximumFractionDigits: 1) } pontos em perigo em vez de { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-threat = A próxima rolagem ameaça cerca de { NUMBER($best, maximumFractionDigits: 1) } pontos em vez de { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-safe = { $points ->
    [one] Deixa 1 ponto a salvo de vez.
   *[other] Deixa { $points } pontos a salvo de vez.
}

## The tutor

tutor-title = Tutor
tutor-on = Mostrar o tutor
tutor-allow = Permitir o tutor
tutor-agree = Só se todos nesta tela concordarem.
tutor-private = Só você vê isto.
tutor-threshold = Avisar sobre erros maiores que
tutor-warning = { $verdict ->
    [blunder] Espere: seria um erro grave.
    [mistake] Espere: seria um erro.
   *[doubtful] Espere: há algo melhor.
}
tutor-play = Jogar mesmo assim
tutor-think = Pensar de novo
tutor-show = Mostrar
tutor-choice = Opção
tutor-share = Chance de vitória
tutor-loss = Custo
tutor-gain = Minhocas neste turno
tutor-points = Pontos neste turno
tutor-fails = Risco

## A hint

hint-show = Dica
hint-best = Melhor: { $action }.
hint-same = Tanto faz o que você escolher.

## The review

verdict-fine = boa
verdict-doubtful = imprecisão
verdict-mistake = erro
verdict-blunder = erro grave

# $move is what $mover did; $before and $after are the win shares of $name.
insight-turning = Turno { $turn }, { $mover }: { $move }. Chance de { $name }: { NUMBER($before, style: "percent", maximumFractionDigits: 0) } → { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
# Said to who played; $play: `well`, `fairly` or `errors`, which took $cost of a win. $dice: `good`,
# `bad` or `even`, as $kind in the next one.
insight-result =     { $kind ->
        [won] Você ganhou por { $mine }:{ $theirs }.
        [lost] Você perdeu por { $mine }:{ $theirs }.
        [tied] Vocês empataram em { $mine }:{ $theirs }.
       *[placed] { $place }º lugar para você: { $score }.
    }
insight-reason = { $kind ->
    [lucky] Os dados estavam do seu lado.
    [unlucky] Os dados estavam contra você.
    [against] E isso com os dados contra você!
    [better] Os dados foram neutros: você jogou melhor.
   *[worse] Os dados foram neutros: { $name } jogou melhor.
}
insight-slip-careless = { $who ->
    [you] Você
   *[other] { $name }
} fez { $count ->
    [one] uma jogada descuidada
   *[other] { $count } jogadas descuidadas
}.
insight-slip-pickomino-rolled = { $who ->
    [you] Você
   *[other] { $name }
} continuou rolando { $count ->
    [one] uma vez
   *[other] { $count } vezes
} quando era melhor parar.
insight-slip-pickomino-stopped = { $who ->
    [you] Você
   *[other] { $name }
} parou cedo demais { $count ->
    [one] uma vez
   *[other] { $count } vezes
}.
insight-slip-pickomino-tile = { $who ->
    [you] Você
   *[other] { $name }
} pegou a ficha errada { $count ->
    [one] uma vez
   *[other] { $count } vezes
}.
insight-slip-pickomino-dice = { $who ->
    [you] Você
   *[other] { $name }
} separou os dados errados { $count ->
    [one] uma vez
   *[other] { $count } vezes
}.
insight-slip-knockout-hit = { $who ->
    [you] Você
   *[other] { $name }
} deixou passar { $count ->
    [one] uma eliminação
   *[other] { $count } eliminações
}.
insight-luck = { $kind ->
    [good] Os dados ajudaram { $name }: +{ POINTS($luck, maximumFractionDigits: 1) ->
    [one] { POINTS($luck, maximumFractionDigits: 1) } ponto
   *[other] { POINTS($luck, maximumFractionDigits: 1) } pontos
} de chance de vitória.
    [bad] Os dados foram contra { $name }: −{ POINTS($luck, maximumFractionDigits: 1) ->
    [one] { POINTS($luck, maximumFractionDigits: 1) } ponto
   *[other] { POINTS($luck, maximumFractionDigits: 1) } pontos
} de chance de vitória.
   *[even] Os dados não ajudaram nem atrapalharam { $name }.
}
insight-no-errors = { $name } não cometeu erros de verdade.
insight-errors = As decisões de { $name } custaram { POINTS($cost, maximumFractionDigits: 1) ->
    [one] { POINTS($cost, maximumFractionDigits: 1) } ponto
   *[other] { POINTS($cost, maximumFractionDigits: 1) } pontos
} de chance de vitória: { $blunders ->
    [0] nenhum erro grave
    [one] 1 erro grave
   *[other] { $blunders } erros graves
}, { $mistakes ->
    [0] nenhum erro
    [one] 1 erro
   *[other] { $mistakes } erros
}, { $doubtful ->
    [0] nenhuma imprecisão
    [one] 1 imprecisão
   *[other] { $doubtful } imprecisões
}.
insight-worst = Pior momento, turno { $turn }: { $action }. Melhor: { $best } ({ POINTS($loss, maximumFractionDigits: 1) ->
    [one] { POINTS($loss, maximumFractionDigits: 1) } ponto
   *[other] { POINTS($loss, maximumFractionDigits: 1) } pontos
} de chance de vitória).
insight-hints = Dicas pedidas: { $count }.
# What the decisions were worth with all luck taken out. $kind: `never`, `always`, or `often`.
insight-adjusted = { $kind ->
    [never] Com sorte normal, jogando como { $name }, quase nunca se vence.
    [always] Com sorte normal, jogando como { $name }, quase sempre se vence.
   *[often] Com sorte normal, jogando como { $name }, vence-se cerca de { NUMBER($adjusted, style: "percent", maximumFractionDigits: 0) } das vezes.
}

review-title = Análise
review-of = { $game }: { $names }
review-curve = Chances de vitória, jogada a jogada
review-curve-how = Uma linha por jogador; os pontos marcam as viradas. A tabela abaixo traz os mesmos números.
review-luck-chart = Sorte e erros
review-luck-how = O que os dados e as decisões fizeram com as chances de cada um. Resultado − início = sorte + erros próprios + erros dos outros + sem explicação. 1 é uma partida inteira.
review-players = Jogadores
review-moves = Decisões que custaram algo
review-none = Nenhuma decisão custou algo digno de nota.
review-all = Todas as jogadas
review-player = Jogador
review-start = Início
review-result = Resultado
review-luck = Sorte
review-play = Jogo
review-level = { $level ->
    [-2] muito ruim
    [-1] ruim
    [0] médio
    [1] bom
   *[2] muito bom
}
review-errors = Erros próprios
review-others = Erros dos outros
review-residual = Sem explicação
review-residual-how = “Sem explicação” não é sorte nem erro: é quanto a nossa estimativa mudou de um turno para o outro. Quanto menor, melhor.
review-adjusted = Sem a sorte
review-turn = Turno
review-move = Jogada
review-played = Jogado
review-better = Melhor opção
review-cost = Custo
review-verdict = Veredito
review-position = Posição
review-open-lab = Abrir no laboratório
review-rolled-out = { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) } ({ $games } partidas simuladas)
review-written = Relatório: { $file }
review-working = Analisando
review-waiting =
    { $ahead ->
        [0] Sua análise é a próxima
        [one] Há outra análise antes da sua
       *[other] Há { $ahead } análises antes da sua
    }; começa em { $seconds ->
        [one] um segundo
       *[other] uns { $seconds } segundos
    }.
review-playing-on = Simulando
review-upload = Analisar um arquivo de partida
review-upload-how = Escolha um arquivo de partida. Não guardamos o arquivo.
review-unfinished = A partida não acabou: tudo até aqui foi analisado.
review-moments = Momentos para tentar de novo
review-card = { $number } de { $count }
review-previous = Momento anterior
review-next = Próximo momento
review-whose = Decisões de quem
review-mine = Minhas
review-everyone = De todos
review-turn-number = Turno { $turn }
review-show = Mostrar
review-again = Tentar de novo
review-again-how = Você continua dali contra os mesmos adversários. Não conta para os seus resultados.
review-none-mine = Nenhuma das suas decisões custou algo digno de nota.
review-who = Qual jogador era você?
review-story = Como foi a partida
review-chances = { $who ->
    [you] Suas chances
   *[other] Chances de { $name }
}: { $before } → { $after }
review-numbers = Todos os números

## The dice report

dice-title = Relatório dos dados
dice-summary = { $kind ->
    [odd] Os dados foram incomuns.
   *[usual] Os dados foram normais.
}
# Said before any number of it.
dice-spread-how = Um número mostra como as rolagens foram equilibradas: 0 quer dizer que cada face saiu o mesmo número de vezes, perto de { $expected } é normal com dados honestos, mais é menos equilibrado.
dice-test-spread = { $name }: com que igualdade saíram as faces ({ $trials } dados)
dice-test-face = { $name }: dados com { $face } ({ $trials } dados)
dice-test-worm = { $name }: minhocas ({ $trials } dados)
dice-test-fails = { $name }: rolagens perdidas ({ $trials } rolagens)
dice-test-doubles = { $name }: duplas ({ $trials } rolagens)
# What one player's dice did: $seen is a list of the following.
dice-player = { $name }: { $seen }.
dice-seen-worm = { $observed ->
    [0] nenhuma minhoca
    [one] 1 minhoca
   *[other] { $observed } minhocas
} (cerca de { $expected } com dados honestos)
dice-seen-fails = { $observed ->
    [0] 0 rolagens perdidas
    [one] 1 rolagem perdida
   *[other] { $observed } rolagens perdidas
} (cerca de { $expected } com dados honestos)
dice-seen-doubles = { $observed ->
    [0] nenhuma dupla
    [one] 1 dupla
   *[other] { $observed } duplas
} (cerca de { $expected } com dados honestos)
dice-oddest = O mais estranho: { $words }. Visto { $observed }, esperado { $expected }. Dados honestos se afastam tanto em { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } das vezes.
dice-verdict = { $looked ->
    [one] Conferimos 1 coisa.
   *[other] Conferimos { $looked } coisas.
} { $kind ->
    [odd] Algo tão estranho só acontece com dados honestos em { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } das vezes: incomum, mas não é prova.
   *[usual] Entre tantas, algo tão estranho acontece com dados honestos em { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } das vezes. Nada fora do comum.
}
dice-nothing = Nenhum dado foi rolado.
dice-games = { $games ->
    [0] 0 partidas
    [one] 1 partida
   *[other] { $games } partidas
}, { $rolls ->
    [0] 0 rolagens
    [one] 1 rolagem
   *[other] { $rolls } rolagens
}, { $dice ->
    [0] 0 dados
    [one] 1 dado
   *[other] { $dice } dados
}
dice-looked = O que conferimos
dice-observed = Visto
dice-expected = Esperado
dice-p = p
dice-corrected = p, corrigido

## Puzzles

puzzle-title = Problemas
puzzle-question = { $level ->
    [1] Fácil.
    [2] Médio.
   *[other] Difícil.
} Você é { $name }. Qual é a sua melhor jogada?
# $kind: `right`, or the verdict of what was chosen.
puzzle-answer = { $kind ->
    [right] Na mosca! { $action }.
    [fine] Quase! Só um pouco melhor: { $action }.
    [doubtful] Não foi bem isso. Melhor: { $action }.
   *[other] Não foi dessa vez. Melhor: { $action }.
}
puzzle-next = Próximo problema
puzzle-ask = Sua opção (número ou notação, vazio para desistir):
puzzle-score = { $right } de { $asked } certos.
puzzle-none = Nenhum problema para resolver ainda.
puzzle-count = { $count ->
    [0] Nenhum problema encontrado.
    [one] 1 problema encontrado.
   *[other] { $count } problemas encontrados.
}
puzzle-saved = Salvo: { $file }
puzzle-searching = Procurando problemas
puzzle-own = Transformar meus erros em problemas
puzzle-theme = Tema: { $theme }.
# $phase: `early`, `middle` or `late`.
puzzle-number = Problema { $number } de { $count }, { $phase ->
    [early] no começo da partida
    [middle] no meio da partida
   *[late] no fim da partida
}.
puzzle-theme-pickomino-steal = quando roubar
puzzle-theme-pickomino-spare = quando não roubar
puzzle-theme-pickomino-fail = falhar de propósito
puzzle-theme-pickomino-last = a última ficha
puzzle-theme-pickomino-tile = qual ficha pegar
puzzle-theme-pickomino-stop = quando parar
puzzle-theme-pickomino-roll = quando continuar rolando
puzzle-theme-pickomino-worm = uma minhoca agora ou depois
puzzle-theme-pickomino-face = qual face separar
puzzle-theme-knockout-hit = ver a chance de eliminar
puzzle-theme-knockout-far = eliminar de longe
puzzle-theme-knockout-rival = quem eliminar
puzzle-theme-knockout-trade = trocar peças
puzzle-theme-knockout-spare = quando não eliminar
puzzle-theme-knockout-safe = a salvo de vez
puzzle-theme-knockout-evade = sair do perigo
puzzle-theme-knockout-trap = armar uma cilada
puzzle-theme-knockout-place = onde ficar

## What a puzzle teaches

# A stop that steals $tile from $name.
lesson-steal = A { $tile } vale em dobro: { $worms ->
    [one] { $name } perde a minhoca, e você a ganha.
   *[other] { $name } perde as { $worms } minhocas, e você as ganha.
}
lesson-steal-chance = Sua chance de roubar a { $tile } de { $name }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } em vez de { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-aim = Continuar rolando pode trazer a { $tile }, que vale { $worms ->
    [one] 1 minhoca
   *[other] { $worms } minhocas
}: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
# $tile: the own top tile, $turned: the one that is turned. $kind: `nothing`, `turns`, `stays`, `own` or `both`.
lesson-fail = { $kind ->
    [nothing] Você não tem ficha a perder: falhar não custa nada.
    [turns] Você não tem ficha a perder, e falhar vira a { $turned } para baixo de vez.
    [stays] Falhar devolve a sua { $tile } à grelha, e nada é virado para baixo.
    [own] Falhar vira a sua { $tile } para baixo de vez.
   *[both] Falhar devolve a sua { $tile } à grelha e vira a { $turned } para baixo de vez.
}
lesson-rather = Até falhar é melhor do que pegar a { $tile } agora.
lesson-last = A { $tile } é a última ficha da grelha: quem a pega termina a partida. Minhocas até agora: você { $mine }, { $name } { $theirs }.
lesson-tile = Minhocas: { $worms } na { $tile }, { $other-worms } na { $other }.
# The worm is taken `now`, since it might `never` come, or `later`, with $dice dice.
lesson-worm = { $kind ->
    [now] Sem minhoca não há ficha. Se você esperar, sua próxima rolagem ({ $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }) tem { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chance de trazer uma.
    [never] Sem minhoca não há ficha, e não sobraria dado para trazer uma.
   *[later] A minhoca pode esperar: com { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }, a próxima rolagem tem { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chance de trazer uma.
}
lesson-face = Dados restantes: { $dice } em vez de { $other-dice }.
# $kind: `spare` where it is better not to, `hit`, `far`, `rival` or `trade` where it is.
lesson-hit = { $kind ->
    [spare] É tentador: eliminaria a { $victim } de { $name }, que vale { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }.
   *[hit] Elimina a { $victim } de { $name }, que vale { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }.
}
lesson-risk = { $kind ->
    [spare] Mas aí a sua { $piece } poderia ser eliminada em { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } das vezes.
   *[trade] Em troca, a sua { $piece } pode ser eliminada em { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } das vezes: uma boa troca.
}
lesson-evade = Assim a sua { $piece } pode ser eliminada em { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } das vezes; com a outra jogada, em { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-trap = Assim a sua próxima rolagem pode eliminar a { $piece } de { $name } em { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } das vezes; com a outra jogada, em { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-safe = Ninguém mais pode eliminar a sua { $piece }.

## What cannot be asked

error-unknown-theme = Não há problemas sobre “{ $value }”. Temas: { $known }.
error-unknown-puzzle = Não existe o problema “{ $value }”.
error-bad-games = Uma simulação precisa de { $low } a { $high } partidas, não { $value }.
error-not-small = Só dá para resolver com exatidão partidas pequenas para dois: Pickomino com no máximo { $most } fichas em jogo, Knockout com no máximo { $positions } posições.
error-tutor-off = O tutor não é permitido nesta mesa.
error-not-your-turn-to-ask = Você pode perguntar ao tutor na sua vez.
error-tutor-not-agreed = Nem todos nesta tela aceitaram o tutor: { $names }.
error-hint-off = Só há dicas quando você joga sem mais ninguém contra bots, com seus próprios dados.
error-too-many-questions = No máximo { $most } perguntas de cada vez: espere primeiro uma resposta.
error-insight-busy = Muita gente está perguntando agora. Tente de novo daqui a pouco.
error-insight-too-long = Calcular isto leva mais de { $seconds } segundos.
error-insight-failed = O Roost não conseguiu calcular isto.

## The laboratory

lab-title = Laboratório
lab-how = Monte qualquer posição, até uma da sua partida, e veja quanto ela vale.
lab-position = Posição
lab-link = Link para esta posição
lab-copied = Copiado.
lab-shares = Chances de vitória
lab-choices = Opções
lab-tiles = Chance de cada ficha
lab-tile = Ficha
lab-chance = Jogando o melhor
lab-most = Indo só atrás dela
lab-victim = De
lab-grill = grelha
lab-players = Número de jogadores
lab-seat = Vez de
lab-taken = Dados separados
lab-rolled = Dados rolados
lab-dangers = Suas peças em perigo
lab-targets = Peças que você pode eliminar
lab-piece = Peça
lab-over = A partida acabou.
lab-start = Redefinir
lab-rollout = Simulado { $games ->
    [one] 1 vez
   *[other] { $games } vezes
}: { $values }.
