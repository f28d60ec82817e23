### Ce que seule l’application du navigateur dit. Ce qui se passe en jeu est dans game.ftl.

## The first page

web-skip-to-content = Aller au contenu
web-tagline = Deux jeux de dés, une table. Assieds-toi.
web-about-pickomino = Lance, ose et fais griller le plus de vers.
web-about-knockout = Lance, cours et élimine les autres.
web-play-now = Jouer à { $game } maintenant
web-first-game = Apprendre en jouant
web-mode-bots = Contre des bots
web-mode-local = Sur cet écran
web-mode-online = Inviter des amis
web-unfinished = Parties en cours
web-go-on = Continuer
web-put-away = Retirer de cette liste
web-table-open = Pas encore commencée
web-known = Je connais déjà
web-menu = Menu
web-places = Rubriques
web-place-play = Jouer
web-place-today = Aujourd’hui
web-place-learn = Apprendre
web-place-me = Moi
web-play-with = Jouer avec…
web-learn-puzzles = Une position, un meilleur coup.
web-learn-lab = Prépare une position et vois ce que vaut chaque coup.
web-about = À propos
web-about-roost = Roost est libre et gratuit : ni publicité, ni pistage.
web-about-fair = Pourquoi les dés sont équitables et comment vérifier une partie.
web-watch = Regarder
web-rules = Règles
web-fair-dice = Dés équitables
web-settings = Réglages
web-settings-table = Table
web-settings-sound = Son et mouvement
web-settings-reading = Lecture et voix
web-settings-news = Notifications
web-settings-device = Appareil et données
web-language = Langue
web-to-start = Page d’accueil
web-lost = Page introuvable
web-lost-how = Cette page n’existe pas. Les poules ont cherché partout.

## Setting up a game

web-how-to-play = Mode de jeu
web-player-count = Joueurs
web-bot-count = Combien de bots parmi eux ?
web-bot-level = Les bots jouent comme
web-bot-level-of = L’adversaire { $seat } joue comme
web-opponents = Tes adversaires
web-your-bird = Ton oiseau
web-bird-number = Oiseau { $number }
web-bot-order = Du plus facile au plus fort.
web-bot-record = Gagnées contre cet oiseau : { $won } sur { $games }
web-names = Noms
web-name-of = Nom du joueur { $seat }
web-your-name = Ton nom
web-hand-dice = Utiliser nos propres dés
web-hand-dice-how = Saisis ce qui est sorti. Roost fait le reste.
web-listed = Tout le monde peut venir
web-listed-how = La table est dans la liste. Sinon, seuls tes liens l’ouvrent.
web-clock = Temps par décision
web-clock-reserve = Chacun a en plus une minute pour toute la partie.
web-no-clock = sans limite
web-seconds = { $count } s
web-days = { $count ->
    [one] { $count } jour par tour
   *[other] { $count } jours par tour
}
web-hours = { $count ->
    [one] { $count } heure par tour
   *[other] { $count } heures par tour
}
web-days-how = Pas besoin d’être en ligne en même temps. Si quelqu’un dépasse le temps, un bot joue à sa place jusqu’à son retour.
web-hours-left = encore { $count } h
web-house-rules = Règles et variantes
web-ending = Après un tour raté
web-board = Plateau
web-rounds = Tours de table
web-to-the-end = jusqu’au bout
web-who-starts = Qui commence ?
web-by-lot = par tirage au sort
web-seat-number = joueur { $seat }
web-read-rules = Lire les règles
web-start-game = Commencer

## Tables and the waiting room

web-table = Table
web-tables = Tables
web-tables-waiting = Cherchent des joueurs
web-tables-none-waiting = Personne n’attend pour l’instant. Ouvre une table et d’autres pourront venir.
web-tables-running = Parties en cours
web-tables-none-running = Pas de partie publique pour l’instant.
web-tables-more = Afficher plus de tables
web-open-table = Ouvrir une table : { $game }
web-table-missing = Table introuvable. Elle est peut-être privée : demande un nouveau lien.
web-table-laid = On met la table…
web-waiting-room = On attend tout le monde
web-sit-down = S’asseoir
web-invite-how = Ce lien donne accès à la place. À scanner avec un téléphone ou à envoyer.
web-room-how = Un seul lien pour tous : ouvre-le, assieds-toi, joue.
web-room-starts = La partie commence quand toutes les places sont prises.
web-seat-links = Un lien par place
web-add-friend = Ajouter un ami
web-add-bird = Ajouter un oiseau
web-seat-bird = Asseoir un oiseau ici
web-learn-quickly = Apprends en 30 secondes
web-invite-watchers = Laisser d’autres regarder
web-invite-watch-how = Ce lien permet de regarder.
web-invite-link = Lien
web-invite-local = Ce lien ne marche que sur cet ordinateur. Pour jouer avec les téléphones de la maison, lance Roost avec « roost serve --lan ».
web-qr-code = Le lien en code QR
web-share = Envoyer
web-copy = Copier
web-copied = Copié
web-keep = Annuler
web-remove = Retirer de la table
web-remove-name = Retirer { $name }
web-remove-sure = Retirer { $name } de cette table ? Impossible de revenir ensuite.
web-close-seat = Fermer cette place
web-renew-link = Nouveau lien
web-revoke-link = Désactiver le lien
web-renew-watch = Nouveau lien spectateur
web-leave = Quitter la table
web-new-game = Nouvelle partie
web-give-up = Abandonner
web-give-up-sure = Abandonner ? La partie se termine sans résultat.
web-left = Tu as quitté la table.
web-undo = Annuler
web-abandon = Fermer la table
web-you-watch = Tu regardes.
web-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-seat-away = hors ligne
web-seat-kept = un bot joue
web-kept-for-you = Un bot garde ta place au chaud.
web-take-seat-back = Reprendre la main
web-connection-lost = Connexion perdue. Ta place est gardée ; reconnexion…
web-reconnecting = Reconnexion…
web-react = Réagir

## At every table

web-players = Joueurs
web-log = Journal de la partie
web-close = Fermer
web-faster = Plus vite
web-clock-left = Encore { $left }, plus { $reserve } en réserve
web-what-now = À toi de choisir
web-your-turn = À toi de jouer
web-turn-of = À { $name } de jouer
web-plays = { $name } joue
web-skip = Passer
web-wait = Un instant…
web-roll-dice = { $count ->
    [one] Lancer le dé
   *[other] Lancer { $count } dés
}
web-game-over = La partie est finie
web-sent = Envoyé
web-capped = La partie a atteint 2 000 tours, elle s’arrête là.
web-tie-break = Égalité de vers : la plus haute portion départage, la { $tile } { DE($name) } contre la { $other }.
web-tie-break-you = Égalité de vers : la plus haute portion départage, ta { $tile } contre la { $other }.
web-rematch = Rejouer
web-see-why = Voir pourquoi
web-more = Plus
web-rematch-swap = Changer de place
web-rematch-join = Rejoindre la suivante
web-series = Parties gagnées : { $wins }
web-save-game = Enregistrer la partie
web-hand-title = Quelle face ?
web-hand-entered = Dés : { $count } sur { $dice }
web-hand-add = Ajouter : { $face }
web-hand-remove = Enlever : { $face }
web-hand-done = C’est bon
web-hand-take-back = Annuler le dernier lancer

## Pickomino

web-grill = Gril
web-tile-name = { $worms ->
    [one] Portion { $tile }, { $worms } ver
   *[other] Portion { $tile }, { $worms } vers
}
web-tile-turned = Retournée, hors du jeu
web-no-tile-yet = pas encore de portion
web-stack-of = { $below ->
    [0] Pile { DE($name) } : { $tile }
   *[other] Pile { DE($name) } : { $tile } dessus, { $below } dessous
}
web-stack-below = Sous la portion du dessus { DE($name) }, à l’abri des voleurs :
web-stack-only = { $name } n’a que cette portion.
web-stack-of-you = { $below ->
    [0] Ta pile : { $tile }
   *[other] Ta pile : { $tile } dessus, { $below } dessous
}
web-stack-below-you = Sous ta portion du dessus, à l’abri des voleurs :
web-stack-only-you = Tu n’as que cette portion.
web-sum = Total
web-worm-there = avec un ver
web-worm-missing = pas encore de ver
web-taken-dice = De côté : { $dice }
web-taken-nothing = Encore rien de côté
web-take-dice = { $face ->
    [6] { $count ->
        [one] Mettre le ver de côté, total { $total }
       *[other] Mettre { $count } vers de côté, total { $total }
    }
   *[other] { $count ->
        [one] Mettre le { $face } de côté, total { $total }
       *[other] Mettre { $count } dés à { $face } de côté, total { $total }
    }
}
web-dice-shown = { $face ->
    [6] { $count ->
        [one] un ver
       *[other] { $count } vers
    }
   *[other] { $count ->
        [one] un dé à { $face }
       *[other] { $count } dés à { $face }
    }
}
web-prompt-take = Touche les dés que tu veux mettre de côté.
web-roll-again = Relancer
web-dice-left = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
web-chance = { $fails } de risque d’échec
web-stop = S’arrêter
web-stop-takes = Prendre la { $tile }
web-stop-steals = Voler la { $tile }
web-stop-from = à { $name }
web-stop-fails = et perdre le tour
web-stop-take = S’arrêter et prendre la { $tile }
web-stop-steal = S’arrêter et voler la { $tile } à { $name }
web-confirm-title = T’arrêter et perdre le tour ?
web-confirm-no-worm = Tu n’as pas encore de ver.
web-confirm-no-tile = Aucune portion n’est à ta portée.
web-confirm-yes = M’arrêter quand même
web-confirm-no = Continuer à jouer
web-why-taken-before = { $face ->
    [6] Tu as déjà mis des vers de côté pendant ce tour.
   *[other] Tu as déjà mis des { $name } de côté pendant ce tour.
}
web-why-tile = Pour prendre la { $tile }, il te faut exactement { $tile } avec au moins un ver.
web-why-turned = Cette portion est retournée et hors du jeu.

## Knockout

web-board-now = Le plateau, { $pieces ->
    [one] { $pieces } pion
   *[other] { $pieces } pions
}
web-dice-are = Les dés montrent { $dice }
web-not-rolled = Pas encore lancés
web-half = Avancer un { $number } de { $steps }
web-half-other = Avancer un autre pion de { $steps }
web-half-done = fait
web-half-lost = perdu
web-round-of = Tour de table { $round } sur { $rounds }
web-piece-state = { $state ->
    [out] { $piece }, éliminé
    [locked] { $piece }, bloqué
   *[live] { $piece }
}
web-pick-piece = Déplacer le { $piece } (en { $space })
web-move-to = Vers { $space }
web-move-hits = Vers { $space }, élimine le { $piece } ({ $name })
web-prompt-pick = Choisis le pion qui part en premier.
web-prompt-other = Choisis maintenant un autre pion.
web-roll-start = Lancer pour voir qui commence
web-prompt-move = Avance le { $piece } d’exactement { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}.
web-pick-other = Choisir un autre pion
web-why-piece = { $why ->
    [foreign] Le { $piece } n’est pas à toi.
    [locked] Le { $piece } est bloqué : il est à l’abri et ne bouge plus.
   *[not-rolled] Le { $piece } ne peut pas avancer avec ce lancer.
}

## Insight: the laboratory, puzzles, reviews, and the tutor around one screen

web-lab-space-empty = { $space }, vide
web-lab-space-piece = { $piece } en { $space }
web-lab-pick = Choisis un pion, puis sa case. Ou fais-le glisser.
web-lab-held = { $piece } en main : choisis une case.
web-lab-take-off = Retirer du plateau
web-lab-let-go = Remettre
web-lab-off = éliminé
web-lab-start = Position de départ
web-lab-clear = Vider le plateau
web-lab-dice = Dés
web-lab-dice-before = avant le lancer
web-lab-dice-rolled = lancés
web-lab-dice-over = partie finie
web-lab-die = Dé { $number }
web-lab-left = Déplacements restants
web-lab-left-both = les deux déplacements
web-lab-more = Plus : tours de table, liste des pions
web-lab-round = Tour de table en cours
web-lab-list = Où se trouve chaque pion
web-lab-tile = { $where ->
    [grill] { $tile } sur le gril
    [out] { $tile }, retournée
   *[stack] { $tile } dans la pile { DE($name) }
}
web-lab-tile-pick = Choisis une portion, puis sa place. Ou fais-la glisser.
web-lab-tile-held = { $tile } en main : choisis sa place.
web-lab-tile-onto = Sur la pile { DE($name) }
web-lab-tile-grill = Sur le gril
web-lab-tile-out = Retourner
web-lab-tile-leave = Remettre
web-lab-odds = Probabilité
web-lab-remedy = Corriger
web-tutor-ask = Tout le monde devant cet écran verra le coach. Qui est d’accord ?
web-tutor-agrees = { $name } est d’accord
web-tutor-waits = Certains ne sont pas encore d’accord : le coach reste éteint.
web-tutor-shared = Tout le monde devant cet écran a accepté de voir ceci.
web-tutor-costs = Cela te coûte { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} de chances de victoire : { $action }.
web-puzzle-list = Lister tous les coups
web-puzzle-how = Choisis un pion et sa case sur le plateau, ou un coup dans la liste.
web-review-table = Afficher en tableau
web-theatre = La partie, coup par coup
web-theatre-scrub = Coup
web-theatre-first = Au début
web-theatre-back = Coup précédent
web-theatre-play = Lecture
web-theatre-pause = Pause
web-theatre-forward = Coup suivant
web-theatre-last = À la fin
web-practice = Cette partie a commencé à une position d’une autre partie. Elle ne compte pas dans tes résultats.

## Fair dice


## Settings

web-theme = Thème
web-theme-auto = comme l’appareil
web-theme-light = clair
web-theme-dark = sombre
web-pace = Vitesse des bots
web-pace-calm = lente
web-pace-normal = normale
web-pace-fast = rapide
web-pace-instant = instantanée
web-motion = Animations
web-motion-auto = comme l’appareil
web-motion-on = oui
web-motion-off = non
web-sound = Son
web-sound-off = non
web-sound-on = oui
web-chatter = Laisser parler les oiseaux
web-chatter-off = Faire taire les oiseaux
web-keys = Touches
web-keys-pickomino = Pickomino : 1 à 5 et W mettent des dés de côté, R lance, S s’arrête.
web-keys-knockout = Knockout : R lance, Tab va aux pions, les flèches choisissent une case, Entrée déplace, Échap revient.
web-keys-spoken = A répète, T à qui le tour, P les points, O tes options, L derniers coups, H indice, ? toutes les touches.
web-nothing-yet = Rien encore.
web-spoken = Annonces vocales
web-spoken-how = Ce qui se passe à la table, lu à voix haute.
web-spoken-all = tout
web-spoken-short = l’essentiel
web-space-names = Afficher les noms des cases sur les plateaux de Knockout
web-chances = Montrer le risque de relancer
web-chances-how = Seulement à Pickomino, là où les indices sont permis.
web-kept = Tes données sur ce serveur
web-kept-how = Ton nom et tes parties. Télécharge le tout en un fichier, ou supprime-le : les listes des autres afficheront « quelqu’un » à la place de ton nom.
web-kept-download = Télécharger mes données
web-kept-nothing = Rien pour l’instant.
web-forget = Supprimer mes données
web-forget-sure = Tes places, tes tables et ton nom disparaîtront de ce serveur pour toujours. Supprimer toutes mes données ?
web-forgotten = C’est fait : toutes tes données sont effacées.
web-settings-where = Enregistré dans ce navigateur seulement.
web-error-unknown = Quelque chose n’a pas marché. Réessaie, ou recharge la page.
web-error-unreachable = Le serveur est injoignable. Vérifie la connexion et réessaie.
web-try-again = Réessayer

## Without a network

web-offline = Jouer hors ligne
web-offline-how = Télécharge Roost pour jouer aux deux jeux sans internet : bots, un seul écran, indices, analyses et problèmes. Ces parties restent sur cet appareil.
web-offline-get = Télécharger
web-offline-get-size = Télécharger ({ $megabytes } Mo)
web-offline-coming = { $done } sur { $of } Mo
web-offline-ready = Prêt : Roost fonctionne hors ligne.
web-offline-remove = Supprimer le téléchargement
web-offline-install = Installer comme application
web-offline-insecure = Jouer hors ligne demande une connexion sécurisée (https).
web-offline-now = Tu es hors ligne : les parties restent sur cet appareil.
web-offline-table = Jouée sur cet appareil, avec ses propres dés.
web-on-this-device = sur cet appareil
web-offline-arriving = Téléchargement du jeu…
web-offline-starting = Roost démarre sur cet appareil…
web-offline-alone = Demande un serveur
web-offline-alone-how = Tu joues hors ligne. Les tables avec d’autres, la partie du jour et les comptes demandent un serveur.
web-offline-elsewhere = Roost est déjà ouvert dans un autre onglet.
web-offline-here = Jouer ici

# Reports of problems
web-report = Signaler un problème
web-report-how = Ce texte (en anglais) contient ta version de Roost, ton navigateur et la dernière erreur, mais ni noms ni parties. Colle-le dans ton signalement.
web-report-text = Texte du signalement
web-licences = Licences tierces
web-docs = Documentation
