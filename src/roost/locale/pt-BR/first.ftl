### Sua primeira partida: o que se diz numa mesa cujos dados seguem um roteiro.

first-title = Sua primeira partida
first-next = Próximo
first-place = Passo { $number } de { $count }
first-play = Jogar de verdade
first-play-how = dados de verdade, mesmo adversário
first-again = Recomeçar

## Pickomino

first-pickomino-hello = Estas fichas são o prêmio. O número é quantos pontos a ficha custa; as minhocas, quanto ela vale.
first-pickomino-roll = É a sua vez: role os oito dados.
first-pickomino-worms = Agora separe todos os dados de uma face. Uma minhoca vale 5, e sem minhoca não há ficha. Pegue as minhocas.
first-pickomino-on = 15 até agora. A ficha mais baixa pede 21: role os outros cinco.
first-pickomino-dimmed = Você já tem minhocas, então esta não conta: essa face acabou neste turno.
first-pickomino-fours = Separe os dois 4: 15 e 8 dão 23.
first-pickomino-stop = A 23 está na grelha, e você tem uma minhoca. Pare, e ela é sua.
first-pickomino-rival = { $name } pegou a 25. Ela está no topo: com exatamente 25 pontos você pode roubá-la.
first-pickomino-again = É a sua vez: role.
first-pickomino-ten = Primeiro as duas minhocas: 10.
first-pickomino-six = Role os outros seis.
first-pickomino-fives = Três 5. 10 e 15 dão 25: separe-os.
first-pickomino-steal = Exatamente 25! Pare e roube a ficha de { $name }.
first-pickomino-covered = A 25 cobre a sua 23. Só a ficha do topo pode ser roubada ou perdida.
first-pickomino-twenty = Quatro minhocas: 20 de uma vez!
first-pickomino-four = Role os outros quatro.
first-pickomino-thirty = Separe os 5: são 30.
first-pickomino-greedy = A 30 seria uma boa ficha. Mas vejamos o que acontece quando a sorte acaba: continue rolando.
first-pickomino-failed = Um 5 e uma minhoca: você já tem os dois, então o turno está perdido. Sua ficha do topo volta para a grelha.
first-pickomino-turned = E a ficha mais alta é virada para baixo: a 36 está fora do jogo.
first-pickomino-end = Quando a grelha esvazia, vence quem tiver mais minhocas. É só isso que você precisa saber!

## Knockout

first-knockout-colours = Com dois jogadores, cada um tem duas cores. As suas são azul e vermelho; { $name } tem verde e amarelo.
first-knockout-roll = Role os dois dados.
first-knockout-halves = Um 2 e um 5: uma das suas 5 anda 2 casas, e uma das suas 2 anda 5. Você escolhe qual, e qual anda primeiro.
first-knockout-five = Digamos que a 5 azul comece: duas casas em direção ao centro.
first-knockout-pass = Agora a 2, cinco passos pelas linhas. Ela pode passar por cima de outras peças sem fazer mal a elas.
first-knockout-again = { $name } já jogou. Sua vez: role.
first-knockout-hit = Sua 3 anda 6, e a 3 verde está a exatos seis passos. Pare numa peça de mesmo número e ela é eliminada.
first-knockout-empty = E a 6 anda 3, até uma casa vazia: não se pode terminar sobre outros números.
first-knockout-near = A 3 amarela é a única outra 3 que resta, e chegou perto.
first-knockout-roll-now = Role.
first-knockout-second = Sua 3 vermelha anda 2: elimine a amarela.
first-knockout-lock = Agora ninguém mais tem uma 3. As suas 3 ficam travadas: não andam mais e estão a salvo.
first-knockout-two = Falta a 2, que anda 3, e ali está outra 2.
first-knockout-score = No fim as suas peças valem pontos: a 1 e a 6, três; a 2 e a 5, dois; a 3 e a 4, um.
first-knockout-end = Quando não há mais número em disputa, vence quem tiver mais pontos. É só isso que você precisa saber!
