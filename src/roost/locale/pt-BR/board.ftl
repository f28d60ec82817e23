### O que o comando board diz.

board-facts = { $name }: { $spaces } casas, { $lines } linhas, de { $low } a { $high } linhas por casa, diâmetro { $diameter }, { $symmetries } simetrias.
board-one-way = { $count } linhas são de mão única.
board-players = Para { $counts } jogadores.
board-equal = Igual de todos os lugares para: { $counts } jogadores.
board-playing = Jogando com { $seats }
board-measured = { $seats } jogadores, { $games } partidas entre bots { $bot }:
board-order = {"  "}parte da vitória por ordem de turno: { $shares }
board-length = {"  "}{ $turns } turnos por partida, { $hits } eliminações por turno, { $landings } casas de chegada por peça, { $unfinished } sem terminar
board-skill = {"  "}{ $bot } contra greedy: { $share }
board-drawn = O desenho está em { $file }.
board-searching = Jogando
board-found = { $arrows } ({ $count } setas): cautious contra greedy { $skill }, primeiro jogador { $starter }, { $turns } turnos
board-no-arrows = Nenhuma seta dá um tabuleiro que termine toda partida em 35 a 70 turnos com um começo justo.
board-written = O melhor tabuleiro está em { $file }.
error-board-arrows = O tabuleiro { $board } já tem setas; comece a busca com um sem setas.
