### Ce que dit la commande board.

board-facts = { $name } : { $spaces } cases, { $lines } lignes, { $low } à { $high } lignes par case, diamètre { $diameter }, { $symmetries } symétries.
board-one-way = { $count } lignes sont à sens unique.
board-players = Pour { $counts } joueurs.
board-equal = Identique de chaque place pour : { $counts } joueurs.
board-playing = Parties à { $seats }
board-measured = { $seats } joueurs, { $games } parties entre bots { $bot } :
board-order = {"  "}part de victoire selon l’ordre de jeu : { $shares }
board-length = {"  "}{ $turns } tours par partie, { $hits } éliminations par tour, { $landings } cases d’arrivée par pion, { $unfinished } inachevées
board-skill = {"  "}{ $bot } contre greedy : { $share }
board-drawn = Le dessin est dans { $file }.
board-searching = On joue
board-found = { $arrows } ({ $count } flèches) : cautious contre greedy { $skill }, premier joueur { $starter }, { $turns } tours
board-no-arrows = Aucune flèche ne donne un plateau qui finisse chaque partie en 35 à 70 tours avec un départ équitable.
board-written = Le meilleur plateau est dans { $file }.
error-board-arrows = Le plateau { $board } a déjà des flèches ; commence la recherche avec un plateau sans flèches.
