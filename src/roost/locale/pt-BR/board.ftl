### O que o comando board diz.

command-board = verificar, medir ou desenhar um tabuleiro de Knockout
option-board-action = o que fazer: { $actions }
option-board-file = um arquivo de tabuleiro ou a chave de um incluído: { $boards }
option-board-games = partidas por número de jogadores, duas vezes: bots iguais e depois strongest contra greedy
option-board-seats = medir só com este número de jogadores
option-board-width = quantos turnos o bot mais forte compara com todas as rolagens do próximo jogador
option-board-out = onde gravar o desenho; na tela se omitido
board-facts = { $name }: { $spaces } casas, { $lines } linhas, de { $low } a { $high } linhas por casa, diâmetro { $diameter }, { $symmetries } simetrias.
board-one-way = { $count } linhas têm uma seta e só se seguem nesse sentido.
board-players = Para { $counts } jogadores.
board-equal = Igual de todos os lugares para: { $counts } jogadores.
board-playing = Jogando com { $seats }
board-measured = { $seats } jogadores, { $games } partidas entre bots { $bot }:
board-order = {"  "}parte da vitória por ordem de turno: { $shares }
board-length = {"  "}{ $turns } turnos por partida, { $hits } eliminações por turno, { $landings } casas de chegada por peça, { $unfinished } sem terminar
board-skill = {"  "}{ $bot } contra greedy: { $share }
board-drawn = O desenho está em { $file }.
error-bad-board-command = “{ $value }” não é um comando de board; escolha entre { $known }.
option-train-board = knockout: um arquivo de tabuleiro ou a chave de um incluído
train-number = o número { $number } está resolvido: a última passada não mudou nenhum valor em mais de { $change } pontos
