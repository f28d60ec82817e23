### The help of the command line, and its refusals.

## Help. Messages without placeables: `roost --help` must be instant.

help-about = Roost : jouer, apprendre et étudier deux jeux de dés, Pickomino et Knockout.
help-more = roost seul ouvre l’appli. En savoir plus : roost COMMAND --help, --version
help-subcommands = Options d’une sous-commande : roost { $command } SUBCOMMAND --help
help-group-play = Jouer
help-group-learn = Apprendre
help-group-bots = Bots
help-group-host = Serveur
help-group-other = Divers
help-usage = Usage :
help-arguments = Arguments
help-options = Options

## Commands

command-play = jouer contre des bots ou des humains, ici ou en ligne
command-resume = reprendre une partie inachevée
command-learn = jouer une première partie commentée
command-today = montrer les parties du jour sur ton serveur
command-rules = lire les règles d’un jeu
command-puzzle = résoudre des problèmes tirés de vraies parties
command-review = voir où une partie s’est gagnée ou perdue
command-replay = revoir une partie, tour par tour
command-analyse = montrer le meilleur coup et les chances d’une position
command-check = vérifier les coups et les dés d’une partie
command-arena = faire jouer des bots entre eux : matchs et tournois
command-bot = vérifier, mesurer ou faire jouer ton propre bot
command-bot-check = demander des décisions et signaler les fautes et les retards
command-bot-benchmark = mesurer ce que coûtent ses décisions, comparé à nos bots
command-bot-run = faire jouer le bot sur un serveur
command-board = examiner, mesurer ou dessiner un plateau de Knockout
command-board-check = décrire le plateau et les nombres de joueurs qui conviennent
command-board-measure = mesurer sur des parties la durée, l’équité et la part de l’habileté
command-board-draw = dessiner le plateau en SVG
command-board-search = chercher les flèches avec lesquelles l’habileté compte le plus
command-serve = lancer un serveur web, ici ou sur le réseau local
command-server = gérer un serveur : tables, exclusions, sauvegardes
command-server-list = lister les tables
command-server-end = terminer une table sans résultat
command-server-hide = retirer une table des listes publiques
command-server-show = remettre une table dans les listes publiques
command-server-delete = supprimer une table et son journal
command-server-ban = exclure une adresse, un réseau ou un invité
command-server-unban = lever une exclusion
command-server-bans = lister les exclusions
command-server-forget = supprimer un invité ou un compte
command-server-purge = supprimer les parties et les invités anciens
command-server-rotate = changer le secret : tous les cookies et liens deviennent invalides
command-server-drain = fermer les connexions d’un serveur avant de l’arrêter
command-server-backup = sauvegarder les données, même pendant que le serveur tourne
command-server-restore = restaurer une sauvegarde et vérifier chaque partie
command-server-copy = copier les données entre SQLite et PostgreSQL
command-settings = voir ou changer tes réglages
command-completion = afficher la complétion ou la page de manuel
command-report = afficher de quoi signaler un bug

## Options

option-help = afficher cette aide
option-language = langue
option-json = afficher du JSON, pour les programmes
option-pace = secondes qu’un bot met à décider, de 0 à 60
option-plain = des mots seulement, aucun dessin
option-file-or-last = un fichier de partie (à défaut, la dernière)
option-play-game = le jeu : { $games } (à défaut, Roost demande)
option-play-players = les noms dans l’ordre, séparés par des virgules ; bot:KEY est un bot, comme Ana,Leo,bot:simple
option-play-seats = nombre de joueurs ; les places sans nom ni bot sont pour des humains
option-play-bot = ajouter un bot (peut être répété) : { $bots }
option-play-first = qui commence : un nom ou un numéro à partir de 1 (à Knockout, les dés décident)
option-play-variant = variantes reliées par +, comme short+any-lower ; voir roost rules
option-play-board = le plateau : { $boards }, ou un fichier de plateau
option-play-rounds = nombre de tours de table à Knockout ; ensuite les points décident
option-play-seed = un texte quelconque ; la même graine donne les mêmes dés
option-play-dice = system, ou manual pour de vrais dés que tu lances et saisis
option-play-file = où enregistrer la partie
option-play-server = jouer sur ce serveur : y ouvre une table ou retourne à ta dernière partie
option-play-link = rejoindre ou regarder par ce lien
option-play-name = ton nom là-bas (avec --server ou --link)
option-resume-file = un fichier de partie ou un numéro de --list (à défaut, la dernière partie)
option-resume-list = lister les parties inachevées
option-resume-salvage = reprendre à partir de la partie valable d’un fichier endommagé
option-rules-game = le jeu : { $games }
option-rules-rule = une seule règle, comme P7
option-puzzle-game = le jeu : { $games }
option-puzzle-theme = seulement les problèmes d’un thème
option-puzzle-from = faire des problèmes avec les erreurs d’un fichier de partie (peut être répété)
option-puzzle-player = seulement les erreurs de ce joueur
option-puzzle-id = le problème qui a cet identifiant
option-puzzle-count = nombre de problèmes
option-puzzle-make = chercher des problèmes dans des parties entre bots et les écrire dans un fichier
option-puzzle-games = nombre de parties à examiner
option-puzzle-seed = un nombre ; le même nombre répète la recherche
option-review-html = fichier du rapport (à défaut, à côté du fichier de partie)
option-review-no-report = ne pas écrire de rapport
option-review-exact = résoudre d’abord le jeu, pour des réponses exactes : deux joueurs, sept portions au plus
option-review-rollouts = vérifier chacune des pires décisions avec autant de parties simulées
option-replay-all = ne pas attendre Entrée après chaque tour
option-analyse-position = une position, comme "pickomino 21-36 -/- 0 - ? 1"
option-analyse-rollouts = simuler aussi autant de parties depuis la position
option-odds-goal = chances du tour si tu joues pour un but : { $goals }, 27 (exactement) ou 27+ (au moins)
option-odds-payoff = chances si s’arrêter sur les totaux de 0 à 40 vaut ces 41 nombres (séparés par des virgules)
option-odds-fail = avec --payoff : ce que vaut un échec (0 par défaut)
option-check-files = des fichiers de partie (à défaut, la dernière)
option-check-receipt = le reçu que tu as gardé de la table, à comparer avec le fichier
option-arena-bots = un bot par place : { $bots }
option-arena-game = le jeu : { $games }
option-arena-games = nombre de parties ; les bots changent de place après chacune
option-arena-seed = un nombre ; la même graine donne les mêmes parties
option-arena-jobs = nombre de processus (à défaut, tous les cœurs)
option-arena-until = s’arrêter dès qu’on sait si le premier bot dépasse d’autant sa juste part, par exemple 0.01 (au plus --games)
option-arena-raw = ne pas retirer la chance des résultats : plus rapide, mais bien moins sûr
option-arena-tournament = un tournoi entre tous les bots : round-robin (tous contre tous) ou gauntlet (le premier contre chacun des autres) ; --games vaut pour chaque match
option-arena-seats = tournoi : joueurs à une table (2 par défaut)
option-arena-file = enregistrer les parties finies ; la même commande reprend à partir de là
option-arena-ray = jouer sur le cluster Ray à cette adresse
option-arena-seconds = temps maximal de ton bot pour une décision
option-bot-bot = une clé, fichier.py:Nom, module:Nom ou run:COMMANDE pour un programme
option-bot-decisions = nombre de décisions
option-bot-server = l’adresse du serveur
option-bot-link = prendre la place de ce lien (à défaut, une table est ouverte)
option-bot-against = un bot du serveur comme adversaire (peut être répété)
option-bot-name = le nom du bot là-bas
option-bot-games = nombre de parties
option-benchmark-bot = le bot : { $bots }, ou le tien, comme dans roost arena
option-benchmark-positions = nombre de positions (toutes par défaut)
option-benchmark-games = nombre de parties (toutes par défaut ; 0 : seulement les positions)
option-board-draw-out = où écrire le dessin (à défaut, dans le terminal)
option-board-search-out = où écrire le meilleur plateau
option-board-file = un fichier de plateau ou un plateau fourni : { $boards }
option-board-games = parties par nombre de joueurs, une fois avec des bots égaux et une fois strongest contre greedy
option-board-seats = seulement ce nombre de joueurs
option-board-classes = combien de classes de lignes peuvent porter des flèches
option-serve-set = tout autre réglage, comme retention-tables=90 (peut être répété)
option-serve-host = l’adresse d’écoute (127.0.0.1 par défaut)
option-serve-port = le port d’écoute (8000 ou le premier libre par défaut)
option-serve-data = le dossier de données du serveur
option-serve-store = une base PostgreSQL au lieu de SQLite : postgresql://user@host/name (mieux : ROOST_STORE)
option-serve-config = des réglages en TOML (à défaut, server.toml dans le dossier de Roost)
option-serve-show-config = montrer tous les réglages et leur origine, puis finir
option-serve-lan = laisser entrer les téléphones et ordinateurs du même réseau
option-serve-open = ouvrir l’appli dans un navigateur
option-serve-origin = une autre URL de ce serveur, ou un site qui peut l’utiliser (peut être répété)
option-serve-accept-loss = démarrer bien que des données manquent ; elles ne pourront plus être récupérées
option-server-table = l’identifiant d’une table
option-server-who = une adresse, un réseau comme 203.0.113.0/24 ou l’identifiant d’un invité
option-server-guest = l’identifiant d’un invité ou d’un compte
option-server-ban-days = pendant combien de jours (à défaut, définitivement)
option-server-purge-days = supprimer les parties et les invités plus anciens
option-server-all = montrer aussi les tables terminées
option-server-backup-folder = un nouveau dossier pour la sauvegarde
option-server-restore-folder = le dossier de la sauvegarde
option-server-copy-source = où sont les données : un dossier ou postgresql://…
option-server-copy-target = où les copier : un nouveau dossier ou une base vide
option-settings = NOM=VALEUR : { $names } (sans valeur : réglage d’origine)
option-completion-kind = { $kinds }

## What `roost server` prints

server-tables = { $count ->
    [0] Aucune table.
    [one] { $count } table.
   *[other] { $count } tables.
}
server-bans = { $count ->
    [0] Personne n’est exclu.
   *[other] Exclus : { $count }.
}
server-until = jusqu’au { $time }
server-purged = Tables supprimées : { $tables }. Invités supprimés : { $guests }.
server-done = C’est fait.
server-copied = Copié et vérifié. Tables : { $tables } ; entrées de leurs journaux : { $entries } ; personnes : { $people }.
server-restore-broken = La table { $table } est endommagée : { $reason }
server-restored = Restauré et vérifié. Tables : { $tables } ; parties rejouées depuis leurs graines : { $games } ; coups : { $moves }.

## Refusals

error-unknown-command = Commande inconnue : { $command } { $value }{ $near ->
    [none] .
   *[other] {""} ; voulais-tu dire « { $near } » ?
} Il y a : { $known }
error-no-game-yet = Tu n’as pas encore de partie. Commences-en une avec : roost play
error-option-one-game = { $option } concerne une seule partie : indique un fichier.
error-setting-form = { $option } attend NOM=VALEUR, et non « { $value } ».
