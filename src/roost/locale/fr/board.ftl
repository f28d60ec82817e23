### Ce que dit la commande board.

command-board = vérifier, mesurer ou dessiner un plateau de Knockout
option-board-action = que faire : { $actions }
option-board-file = un fichier de plateau ou la clé d’un plateau fourni : { $boards }
option-board-games = parties par nombre de joueurs, deux fois : bots égaux, puis strongest contre greedy
option-board-seats = ne mesurer que pour ce nombre de joueurs
option-board-width = combien de tours le bot le plus fort compare sur les lancers du joueur suivant
option-board-out = où écrire le dessin ; à l’écran sinon
board-facts = { $name } : { $spaces } cases, { $lines } lignes, { $low } à { $high } lignes par case, diamètre { $diameter }, { $symmetries } symétries.
board-one-way = { $count } lignes portent une flèche et ne se suivent que dans ce sens.
board-players = Pour { $counts } joueurs.
board-equal = Identique de chaque place pour : { $counts } joueurs.
board-playing = Parties à { $seats }
board-measured = { $seats } joueurs, { $games } parties entre bots { $bot } :
board-order = {"  "}part de victoire selon l’ordre de jeu : { $shares }
board-length = {"  "}{ $turns } tours par partie, { $hits } éliminations par tour, { $landings } cases d’arrivée par pion, { $unfinished } inachevées
board-skill = {"  "}{ $bot } contre greedy : { $share }
board-drawn = Le dessin est dans { $file }.
error-bad-board-command = « { $value } » n’est pas une commande de board ; choisis parmi { $known }.
option-train-board = knockout : un fichier de plateau ou la clé d’un plateau fourni
train-number = le numéro { $number } est résolu : le dernier passage n’a changé aucune valeur de plus de { $change } points
