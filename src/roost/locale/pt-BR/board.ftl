### O que o comando board diz.

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
option-train-board = knockout: um arquivo de tabuleiro ou a chave de um incluído
option-train-umpire = knockout: treinar o árbitro, que julga o que os turnos deixam, para este número de jogadores
train-umpire-round = rodada { $round }: { $rest } de uma vitória por partida fica sem explicação (média quadrática)
error-option-of-no-board = { $option } não é de um só tabuleiro: deixe --board de fora.
train-number = o número { $number } está resolvido: a última passada não mudou nenhum valor em mais de { $change } pontos
board-searching = Jogando
board-found = { $arrows } ({ $count } setas): cautious contra greedy { $skill }, quem começa { $starter }, { $turns } turnos
board-no-arrows = Nenhuma seta dá um tabuleiro que termine toda partida em 35 a 70 turnos com um começo justo.
board-written = O melhor tabuleiro está em { $file }.
error-board-arrows = O tabuleiro { $board } já tem setas; a busca parte de um sem elas.
