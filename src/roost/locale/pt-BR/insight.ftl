### Análise: tutor, análise de partidas, relatório dos dados, problemas e laboratório.
### Partes, chances, perdas e valores p são números de 0 a 1.

insight-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

## Positions

insight-seat = Jogador { $number }
insight-roll = rola { $dice }
insight-best = A melhor opção: { $action }. Assim você vence { NUMBER($share, style: "percent", maximumFractionDigits: 1) } dessas partidas.
insight-only-choice = Só há uma opção: { $action }. Assim você vence { NUMBER($share, style: "percent", maximumFractionDigits: 1) } dessas partidas.
insight-close = Tão boa quanto: { $action }.
insight-second = Segunda opção: { $action }. Custa { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } de uma vitória.
insight-next-fails = { $dice ->
    [one] Rolar o último dado
   *[other] Rolar { $dice } dados
} falha na hora em { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } dos casos.
insight-turn = Com o melhor jogo, este turno falha em { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } dos casos. Minhocas esperadas: { NUMBER($worms, maximumFractionDigits: 1) }.
insight-likely-tile = A ficha mais provável é a { $tile }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
# $most: the chance when going for this tile alone.
insight-steal = Roubar a { $tile } de { $name }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } com o melhor plano, { NUMBER($most, style: "percent", maximumFractionDigits: 1) } se você só buscar isso.
insight-target = A peça mais fácil de eliminar é a { $piece } de { $name }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } das rolagens conseguem.
insight-targets = As mais fáceis de eliminar são { $count } peças: para cada uma, { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } das rolagens conseguem.
insight-danger = Sua peça em maior perigo é a { $piece }: as próximas rolagens dos adversários podem eliminá-la em { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } dos casos.
insight-dangers = As que correm maior perigo são { $count } das suas peças: as próximas rolagens dos adversários podem eliminar cada uma em { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } dos casos.

## Why one choice is better

insight-why-share = “{ $best }” vence { NUMBER($share, style: "percent", maximumFractionDigits: 1) } dessas partidas; “{ $other }”, só { NUMBER($other-share, style: "percent", maximumFractionDigits: 1) }.
insight-why-stop = Parar garante a { $tile }; rolar mais falharia em { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } dos casos.
insight-why-roll = { $risk ->
    [low] Vale a pena rolar mais: só falha em { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } dos casos.
   *[high] Rolar mais falha em { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } dos casos, mas o que pode trazer vale mais.
}
# $wins: `true` when stopping wins the game, `false` when it would lose it.
insight-why-ends = { $wins ->
    [true] Parar encerra a partida com vitória.
   *[false] Parar encerraria a partida sem vitória.
}
insight-why-fails = Depois de “{ $best }” o turno falha em { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } dos casos; depois de “{ $other }”, em { NUMBER($other-fails, style: "percent", maximumFractionDigits: 0) }.
insight-why-gain = { $kind ->
    [more] Em minhocas, este turno rende em média { NUMBER($best, maximumFractionDigits: 1) } contra { NUMBER($other, maximumFractionDigits: 1) }.
   *[fewer] Rende menos minhocas neste turno, em média { NUMBER($best, maximumFractionDigits: 1) } contra { NUMBER($other, maximumFractionDigits: 1) }, mas vence mais partidas.
}
insight-why-stake = Um turno falho devolveria a { $tile } à grelha.
insight-why-points = { $kind ->
    [more] Elimina peças no valor de { $best }; a outra opção, de { $other }.
   *[fewer] Elimina menos, peças no valor de { $best } contra { $other }, mas vence mais partidas.
}
insight-why-position = As duas eliminam o mesmo: a diferença é onde as peças ficam depois.
insight-why-leader = Elimina uma peça de { $name }, que está na frente, em vez de uma de { $other }.
insight-why-danger = Depois, as próximas rolagens põem em perigo cerca de { NUMBER($best, maximumFractionDigits: 1) } pontos próprios, contra { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-threat = A próxima rolagem própria vai ameaçar cerca de { NUMBER($best, maximumFractionDigits: 1) } pontos, contra { NUMBER($other, maximumFractionDigits: 1) }.
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
tutor-threshold = Avise-me antes de uma opção que custe mais de
tutor-warning = { $verdict ->
    [blunder] Espere: seria um erro grave.
    [mistake] Espere: seria um erro.
   *[doubtful] Espere: há algo melhor.
}
tutor-play = Jogar mesmo assim
tutor-think = Pensar de novo
tutor-show = Mostre
tutor-choice = Opção
tutor-share = Você vence
tutor-loss = Custa
tutor-gain = Minhocas neste turno
tutor-points = Pontos neste turno
tutor-fails = Falha

## A hint

hint-show = Dica
hint-best = O melhor é “{ $action }”.
hint-same = As opções valem quase o mesmo.

## The review

verdict-fine = boa
verdict-doubtful = duvidosa
verdict-mistake = erro
verdict-blunder = erro grave

# $move is what $mover did; $before and $after are the win shares of $name.
insight-turning = Turno { $turn }, { $mover }: { $move }. { $name } vai de { NUMBER($before, style: "percent", maximumFractionDigits: 0) } a { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
# Said to who played; $play: `well`, `fairly` or `errors`, which took $cost of a win. $dice: `good`,
# `bad` or `even`, as $kind in the next one.
insight-headline = { $play ->
    [well] Você jogou bem
    [fairly] Você jogou quase sempre bem
   *[errors] Seus erros custaram { NUMBER($cost, style: "percent", maximumFractionDigits: 0) }
}; { $dice ->
    [good] os dados deram a você { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
    [bad] os dados custaram { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
   *[even] os dados foram equilibrados
}{ $others ->
    [gave] {", "}os erros dos outros deram a você { NUMBER($given, style: "percent", maximumFractionDigits: 0) }
   *[nothing] {""}
}.
insight-luck = { $kind ->
    [good] Os dados ajudaram { $name }: valeram { NUMBER($luck, style: "percent", maximumFractionDigits: 1) } de uma vitória.
    [bad] Os dados foram contra { $name }: custaram { NUMBER($luck, style: "percent", maximumFractionDigits: 1) } de uma vitória.
   *[even] Os dados nem ajudaram nem atrapalharam { $name }.
}
insight-no-errors = { $name } jogou sem nenhum erro digno de nota.
insight-errors = As decisões de { $name } custaram { NUMBER($cost, style: "percent", maximumFractionDigits: 1) } de uma vitória: { $blunders ->
    [0] nenhum erro grave
    [one] 1 erro grave
   *[other] { $blunders } erros graves
}, { $mistakes ->
    [0] nenhum erro
    [one] 1 erro
   *[other] { $mistakes } erros
}, { $doubtful ->
    [0] nada duvidoso
    [one] 1 escolha duvidosa
   *[other] { $doubtful } escolhas duvidosas
}.
insight-worst = Pior momento, turno { $turn }: “{ $action }” em vez de “{ $best }”, { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } de uma vitória.
insight-hints = Dicas pedidas: { $count }.
# What the decisions were worth with all luck taken out. $kind: `never`, `always`, or `often`.
insight-adjusted = { $kind ->
    [never] Com uma sorte normal, as decisões de { $name } quase nunca teriam vencido.
    [always] Com uma sorte normal, as decisões de { $name } quase sempre teriam vencido.
   *[often] Com uma sorte normal, as decisões de { $name } teriam vencido cerca de { NUMBER($adjusted, style: "percent", maximumFractionDigits: 0) } dessas partidas.
}

review-title = Análise
review-of = { $game }: { $names }
review-curve = Chances de vitória, jogada a jogada
review-curve-how = Uma linha por jogador; os pontos marcam as viradas. A tabela abaixo traz os mesmos números.
review-luck-chart = Sorte e erros
review-luck-how = O que os dados e as decisões fizeram com as chances de vitória de cada jogador. Resultado − início = sorte + erros próprios + erros dos outros + modelo.
review-players = Jogadores
review-moves = Decisões que custaram algo
review-none = Nenhuma decisão custou algo digno de nota.
review-all = Todas as jogadas
review-player = Jogador
review-start = Início
review-result = Resultado
review-luck = Sorte
review-errors = Erros próprios
review-others = Erros dos outros
review-residual = Modelo
review-residual-how = “Modelo” é aquilo em que a avaliação mudou de ideia entre turnos: o que sobra, dito com franqueza.
review-adjusted = Sem a sorte
review-turn = Turno
review-move = Ação
review-played = Jogada
review-better = Melhor opção
review-cost = Custo
review-verdict = Veredito
review-position = Posição
review-open-lab = Abrir no laboratório
review-rolled-out = { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) } em { $games } partidas jogadas até o fim
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
review-playing-on = Jogando até o fim
review-upload = Analisar um arquivo de partida
review-upload-how = Escolha um arquivo de partida. Ele não é guardado.
review-unfinished = A partida não acabou: tudo até aqui foi analisado.
review-moments = Momentos para tentar de novo
review-whose = Decisões de quem
review-mine = Minhas
review-everyone = De todos
review-turn-number = Turno { $turn }
review-show = Mostrar
review-again = Tentar de novo
review-again-how = “Tentar de novo” continua dali contra os mesmos adversários. Não conta para nada.
review-none-mine = Nenhuma das suas decisões custou algo digno de nota.
review-who = Quem era você?
review-story = Como foi a partida
review-numbers = Todos os números

## The dice report

dice-title = Relatório dos dados
# Said before any number of it.
dice-spread-how = A igualdade com que as faces saíram se resume em um número: 0 se todas saíram as mesmas vezes, cerca de { $expected } com dados honestos, e tanto maior quanto mais desiguais saíram.
dice-test-spread = { $name }: com que igualdade saíram as faces ({ $trials } dados)
dice-test-face = { $name }: dados com { $face } ({ $trials } dados)
dice-test-worm = { $name }: minhocas ({ $trials } dados)
dice-test-fails = { $name }: rolagens só com faces já pegas ({ $trials } rolagens)
dice-test-doubles = { $name }: duplas ({ $trials } rolagens)
# What one player's dice did: $seen is a list of the following.
dice-player = { $name }: { $seen }.
dice-seen-worm = { $observed ->
    [0] nenhuma minhoca
    [one] 1 minhoca
   *[other] { $observed } minhocas
} (cerca de { $expected } com dados honestos)
dice-seen-fails = { $observed ->
    [0] nenhuma rolagem que falhou de imediato
    [one] 1 rolagem que falhou de imediato
   *[other] { $observed } rolagens que falharam de imediato
} (cerca de { $expected } com dados honestos)
dice-seen-doubles = { $observed ->
    [0] nenhuma dupla
    [one] 1 dupla
   *[other] { $observed } duplas
} (cerca de { $expected } com dados honestos)
dice-oddest = O mais estranho de tudo: { $words }. Visto { $observed }, esperado { $expected }. Dados honestos se afastam tanto em { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } dos casos.
dice-verdict = { $kind ->
    [odd] Olhamos { $looked } coisas. Mesmo assim, dados honestos só dão algo tão estranho em { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } dos casos: incomum, mas não é prova.
   *[usual] Olhamos { $looked } coisas; entre tantas, dados honestos dão algo tão estranho em { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } dos casos. Nada incomum.
}
dice-nothing = Nenhum dado foi rolado.
dice-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $rolls } rolagens, { $dice } dados
dice-looked = O que foi visto
dice-observed = Visto
dice-expected = Esperado
dice-p = p
dice-corrected = p, corrigido

## Puzzles

puzzle-title = Problemas
puzzle-question = { $level ->
    [1] Fácil
    [2] Médio
   *[other] Difícil
}: você é { $name }. Qual é a melhor opção?
# $kind: `right`, or the verdict of what was chosen.
puzzle-answer = { $kind ->
    [right] Certo: { $action }.
    [fine] Quase. Um pouco melhor: { $action }.
    [doubtful] Não exatamente. Melhor: { $action }.
   *[other] Não. Melhor: { $action }.
}
puzzle-next = Próximo problema
puzzle-ask = Sua opção (número ou notação, vazio para desistir):
puzzle-score = { $right } de { $asked } certos.
puzzle-none = Não há problemas aqui.
puzzle-count = { $count ->
    [0] Nenhum problema encontrado.
    [one] 1 problema encontrado.
   *[other] { $count } problemas encontrados.
}
puzzle-saved = Salvo: { $file }
puzzle-searching = Procurando problemas
puzzle-own = Problemas com os erros desta partida
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
puzzle-theme-pickomino-roll = quando rolar mais
puzzle-theme-pickomino-worm = uma minhoca agora ou depois
puzzle-theme-pickomino-face = qual face pegar
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
lesson-steal = A { $tile } conta em dobro: { $worms ->
    [one] { $name } perde a minhoca dela e você a ganha.
   *[other] { $name } perde as { $worms } minhocas dela e você as ganha.
}
lesson-steal-chance = Você leva a { $tile } de { $name } em { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } dos casos depois de “{ $best }”; depois de “{ $other }”, em { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-aim = Rolar mais pode trazer a { $tile }, que vale { $worms ->
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
lesson-rather = Até um turno falho vale mais do que pegar a { $tile } agora.
lesson-last = A { $tile } é a última ficha da grelha: quem a pegar encerra a partida. Minhocas até agora: você { $mine }, { $name } { $theirs }.
lesson-tile = Minhocas: { $worms } na { $tile }, { $other-worms } na { $other }.
# The worm is taken `now`, since it might `never` come, or `later`, with $dice dice.
lesson-worm = { $kind ->
    [now] Sem minhoca não há ficha. Se ficar para depois, ela sai na próxima rolagem em { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } dos casos ({ $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }).
    [never] Sem minhoca não há ficha, e não sobraria dado para trazer uma.
   *[later] A minhoca pode esperar: com { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }, a próxima rolagem mostra uma em { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } dos casos.
}
lesson-face = Dados restantes depois de “{ $best }”: { $dice }; depois de “{ $other }”: { $other-dice }.
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
    [spare] Mas depois a sua { $piece } poderia ser eliminada em { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } dos casos.
   *[trade] Em troca, a sua { $piece } pode ser eliminada em { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } dos casos: uma boa troca.
}
lesson-evade = Depois, a sua { $piece } pode ser eliminada em { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } dos casos; depois da outra jogada, em { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-trap = Depois, sua próxima rolagem pode eliminar a { $piece } de { $name } em { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } dos casos; depois da outra jogada, em { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-safe = Ninguém mais pode eliminar a sua { $piece }.

## What cannot be asked

error-unknown-theme = Não há problemas sobre “{ $value }”. Temas: { $known }.
error-unknown-puzzle = Não existe o problema “{ $value }”.
error-bad-games = Para jogar até o fim são necessárias de { $low } a { $high } partidas, não { $value }.
error-not-small = Só dá para resolver com exatidão partidas pequenas para dois: Pickomino com no máximo { $most } fichas em jogo, Knockout com no máximo { $positions } posições.
error-tutor-off = O tutor não é permitido nesta mesa.
error-not-your-turn-to-ask = O tutor só fala com o lugar que está na vez.
error-tutor-not-agreed = Nem todos nesta tela aceitaram o tutor: { $names }.
error-hint-off = As dicas são para uma só pessoa que joga contra bots, com dados que não são compartilhados com outra mesa.
error-too-many-questions = No máximo { $most } perguntas de cada vez: espere primeiro uma resposta.
error-insight-busy = Muita gente está perguntando agora. Tente de novo daqui a pouco.
error-insight-too-long = Calcular isto leva mais de { $seconds } segundos.
error-insight-failed = Não foi possível calcular isto.

## The laboratory

lab-title = Laboratório
lab-how = Monte qualquer posição, também a da sua própria mesa, e veja na hora quanto ela vale.
lab-position = Posição
lab-link = Link para esta posição
lab-copied = Copiado.
lab-shares = Chances de vitória
lab-choices = Opções
lab-tiles = Chance de cada ficha
lab-tile = Ficha
lab-chance = Melhor plano
lab-most = Só em busca dela
lab-victim = De
lab-grill = grelha
lab-players = Número de jogadores
lab-seat = Na vez
lab-taken = Dados pegos
lab-rolled = Dados rolados
lab-dangers = Suas peças em perigo
lab-targets = Peças que você pode eliminar
lab-piece = Peça
lab-over = A partida acabou.
lab-start = Começar de novo
lab-rollout = Jogado { $games } vezes até o fim: { $values }.
