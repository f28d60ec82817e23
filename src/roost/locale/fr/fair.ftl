### Fair dice: what players see of the dice that every device checks (docs/fair-dice.md).

## At the table

fair-button = Dés : vérifiés sur cet appareil
fair-rolls = { $count ->
    [0] Pas encore de lancer. Chacun sera vérifié sur cet appareil.
    [one] { $count } lancer, vérifié sur cet appareil.
   *[other] { $count } lancers, chacun vérifié sur cet appareil.
}
fair-rolls-shared = { $count ->
    [one] { $count } lancer pour l’instant, conservé sur cet appareil.
   *[other] { $count } lancers pour l’instant, conservés sur cet appareil.
}
fair-shared = D’autres jouent avec les mêmes dés. Ils ont été fixés d’avance ; cet appareil les vérifie quand ils sont publiés. L’hôte connaît ces dés, et quiconque les a déjà joués aussi.
fair-compare = Compare ces dix chiffres avec ceux des autres. S’ils sont identiques, vous jouez tous la même partie.
fair-bare = { $count ->
    [one] { $count } lancer est tombé sans joueur connecté : le serveur pouvait le connaître d’avance.
   *[other] { $count } lancers sont tombés sans joueur connecté : le serveur pouvait les connaître d’avance.
}
fair-offline-table = Cette partie se joue sur ton seul appareil. Elle ne prouve rien aux autres.
fair-receipt-save = Enregistrer le reçu
fair-how = Comment ça marche
fair-elsewhere = Tu joues cette place dans un autre onglet ou sur un autre appareil.
fair-play-here = Jouer ici

## What this device notices; an honest failure can cause it, too

fair-notice-away = La table a déclaré l’absence { DE($name) } : cet appareil n’a pas répondu à temps.
fair-notice-away-you = La table t’a déclaré absent : cet appareil n’a pas répondu à temps.
fair-notice-gone = Désormais, un bot joue à la place { DE($name) }.
fair-notice-gone-you = Désormais, un bot joue à ta place.
fair-notice-unused = La part { DE($name) } au lancer { $roll } n’a pas été utilisée.
fair-notice-unused-you = Ta part au lancer { $roll } n’a pas été utilisée.
fair-notice-device = { $name } joue maintenant sur un autre appareil.
fair-notice-device-you = Tu joues maintenant sur un autre appareil.

## The game stops: what the server sent can’t be true

fair-alarm = On ne peut pas se fier à ces dés. La partie s’arrête ici.
fair-alarm-how = Enregistre la preuve et montre-la aux autres. « roost check » la vérifie sur n’importe quel ordinateur.
fair-evidence-save = Enregistrer la preuve
fair-server = le serveur
fair-stop-entry = Le serveur annonce quelque chose qui ne peut pas arriver à ce moment de la partie ({ $entry }).
fair-stop-first = { $name } commence, mais ce devrait être { $other }.
fair-stop-after-end = La partie était finie, mais le serveur la continue.
fair-stop-mix = Les dés ont été mélangés sans la part { DE($name) }, ou avec une part inventée.
fair-stop-part = Un lancer a été fait sans la part { DE($name) }, ou avec une part inventée.
fair-stop-faces = Le lancer { $roll } montre { $given } ; ce devrait être { $wanted }.
fair-stop-link = La part { DE($name) } dans les dés n’est pas celle fixée avant la partie.
fair-stop-facts = { $field ->
    [game] Ce n’est pas le jeu convenu.
    [variant] Ce n’est pas la variante convenue.
    [position] La partie commence dans une autre position.
    [first] Ce n’est pas la personne convenue qui commence.
    [seats] Les places ne sont pas celles convenues.
    [source] Les dés ne viennent pas d’où c’était convenu.
   *[other] Le serveur a changé la table après ton arrivée ({ $field }).
}
fair-stop-head = La partie n’a pas commencé avec la table et les joueurs que cet appareil a vus.
fair-stop-tip = Le serveur a remplacé ta part dans les dés par une autre.
fair-stop-past = Le serveur a changé ce qui s’était déjà passé (entrée { $entry }).
fair-stop-shorter = Le serveur omet une partie du jeu : il montre { $given } entrées, cet appareil en a vu { $wanted }.
fair-stop-action = Le serveur a pris pour toi une décision qui n’est pas la tienne ({ $given }).
fair-stop-use = Le serveur a utilisé ta part pour un autre lancer.
fair-stop-step = Le serveur montre d’autres dés que ceux qui ont été lancés.
fair-stop-seed = Le nombre de ces dés partagés ne correspond pas à l’empreinte publiée.

## The page that checks a game file

fair-intro = Personne ne peut choisir ces dés, ni joueurs ni serveur. Chaque appareil à la table y met sa part et vérifie chaque lancer dès qu’il tombe.
fair-step-1 = Avant la partie, le serveur et chaque appareil tirent des nombres secrets et les fixent par une empreinte.
fair-step-2 = Chaque lancer vient du nombre suivant du serveur et de celui d’un joueur. Aucun ne connaît d’avance celui de l’autre.
fair-step-3 = Un fichier de partie contient tout pour la vérifier de nouveau ; un reçu montre que c’est la partie que tu as jouée.
fair-choose = Choisir un fichier de partie
fair-offline = La vérification se fait ici même, dans ton navigateur, même hors ligne. Rien n’est envoyé.
fair-unproven = Ces dés ({ $source }) ne se vérifient pas ici : le fichier ne contient pas de preuve, ou seul « roost check » peut la vérifier.
fair-wrong = { $count ->
    [one] Quelque chose ne va pas :
   *[other] { $count } choses ne vont pas :
}
fair-receipt-read = Reçu de la table { $table } lu. Choisis maintenant le fichier de partie.
fair-first-named = La personne qui commence a été choisie, pas tirée au sort.
fair-not-json = Ce fichier est illisible. Choisis un fichier de partie enregistré par Roost.
fair-not-record = Ce n’est pas un fichier de partie de Roost.
fair-newer = Cette page ne sait pas encore lire les fichiers en version { $value }.
fair-bad-field = Le fichier est endommagé à « { $value } ».
fair-too-large = Ce fichier est trop gros pour être une partie.
fair-moves-title = Et les coups ?
fair-moves = Pour vérifier aussi les coups, lance ceci sur ton ordinateur :
fair-checked = { $rolls ->
    [one] Les dés sont en règle : le seul lancer découle de ses nombres.
   *[other] Les dés sont en règle : les { $rolls } lancers découlent de leurs nombres.
}
fair-sealed = Le nombre de ces dés partagés n’est pas encore publié. Vérifie de nouveau quand ils sont clos.
fair-receipt-same = C’est la partie de ton reçu.
fair-absent = Déclarés absents : { $names }
fair-finding-receipt-table = Le reçu est de la table { $wanted }, le fichier de la table { $given }.
fair-finding-receipt-tip = Ce reçu ne contient aucune part de toi.
fair-finding-receipt-short = Le fichier a { $given } entrées ; le reçu en montre { $wanted }.
fair-finding-receipt-other = Le fichier raconte une autre partie que le reçu.
