### Sua primeira partida: o que se diz numa mesa cujos dados seguem um roteiro.

first-title = Sua primeira partida
first-next = Próximo
first-place = Passo { $number } de { $count }
first-play = Jogar de verdade
first-play-how = dados honestos, mesmo adversário
first-again = De novo do começo

## Pickomino

first-pickomino-hello = Estas fichas são o prêmio. O número são os pontos de que você precisa; as minhocas, o que conta no fim.
first-pickomino-roll = É a sua vez: role os oito dados.
first-pickomino-worms = Agora pegue todos os dados de uma face. Uma minhoca vale 5, e sem minhoca não há ficha. Toque nas minhocas.
first-pickomino-on = 15 até agora. A ficha mais baixa pede 21: role os outros cinco.
first-pickomino-dimmed = Esta minhoca está apagada: você já pegou minhocas, e neste turno essa face acabou.
first-pickomino-fours = Pegue os dois 4: 15 e 8 são 23.
first-pickomino-stop = A 23 está na grelha, e você tem uma minhoca. Pare, e ela é sua.
first-pickomino-rival = { $name } pegou a 25. Ela está no topo: com exatamente 25 pontos você pode roubá-la.
first-pickomino-again = É a sua vez: role.
first-pickomino-ten = Primeiro as duas minhocas: 10.
first-pickomino-six = Role os outros seis.
first-pickomino-fives = Três 5. 10 e 15 são 25: pegue.
first-pickomino-steal = Exatamente 25. Pare e roube a ficha de { $name }.
first-pickomino-covered = A 25 cobre a sua 23. Só a ficha do topo pode ser roubada ou perdida.
first-pickomino-twenty = Quatro minhocas: 20 de uma vez.
first-pickomino-four = Role os outros quatro.
first-pickomino-thirty = Pegue os 5: são 30.
first-pickomino-greedy = A 30 seria uma boa ficha. Mas vejamos o que acontece quando a sorte acaba: role mais.
first-pickomino-failed = Um 5 e uma minhoca: você já tem os dois, então o turno está perdido. Sua ficha do topo volta para a grelha.
first-pickomino-turned = E a ficha mais alta é virada para baixo: a 36 está fora do jogo.
first-pickomino-end = Quando a grelha fica vazia, vence quem tiver mais minhocas. É só isso que você precisa saber.

## Knockout

first-knockout-colours = Com dois jogadores, cada um tem duas cores. As suas são azul e vermelho; { $name } tem verde e amarelo.
first-knockout-roll = Role os dois dados.
first-knockout-halves = Um 2 e um 5: uma das suas 5 anda 2 casas, e uma das suas 2 anda 5. Você escolhe qual, e qual anda primeiro.
first-knockout-five = Digamos que a 5 azul comece. Toque na casa que brilha.
first-knockout-pass = Agora a 2, cinco passos pelas linhas. Ela pode passar por cima de outras peças: nada acontece com elas.
first-knockout-again = { $name } já moveu. É a sua vez: role.
first-knockout-hit = Sua 3 anda 6, e a 3 verde está a exatos seis passos. Termine sobre uma peça do mesmo número, e ela é eliminada.
first-knockout-empty = E a 6 anda 3, até uma casa vazia: não se pode terminar sobre outros números.
first-knockout-near = A 3 amarela é a última 3 contra as suas, e chegou perto.
first-knockout-roll-now = Role.
first-knockout-second = Sua 3 vermelha anda 2: elimine a amarela.
first-knockout-lock = Agora ninguém mais tem uma 3. As suas 3 levam um cadeado: não andam mais, e ninguém pode eliminá-las.
first-knockout-two = Falta a 2, que anda 3, e ali está outra 2.
first-knockout-score = No fim as suas peças valem pontos: a 1 e a 6, três; a 2 e a 5, dois; a 3 e a 4, um.
first-knockout-end = Quando não resta número a disputar, vence quem tiver mais pontos. É só isso que você precisa saber.
