### Ce que seule l’application du navigateur dit. Ce qui se passe en jeu est dans game.ftl.

## The first page

web-skip-to-content = Aller au contenu
web-tagline = Deux jeux de dés, une table. Assieds-toi.
web-about-pickomino = Lance, ose et fais griller le plus de vers.
web-about-knockout = Lance, cours et élimine les autres.
web-play-now = Jouer à { $game } maintenant
web-first-game = Première fois ? Ta première partie
web-mode-bots = Contre des bots
web-mode-local = Sur cet écran
web-mode-online = Inviter des amis
web-unfinished = Parties en cours
web-go-on = Continuer
web-more = Plus
web-menu = Menu
web-watch = Regarder
web-rules = Règles
web-fair-dice = Dés équitables
web-settings = Réglages
web-language = Langue
web-to-start = Page d’accueil
web-lost = Il n’y a rien ici
web-lost-how = Cette page n’existe pas. Les poules ont cherché partout.

## Setting up a game

web-how-to-play = Comment jouer
web-player-count = Joueurs
web-bot-count = Combien de bots parmi eux ?
web-bot-level = Les bots jouent comme
web-bot-order = Du plus facile au plus fort.
web-bot-record = Gagnées contre cet oiseau : { $won } sur { $games }
web-names = Noms
web-name-of = Nom du joueur { $seat }
web-your-name = Ton nom
web-hand-dice = On lance de vrais dés
web-hand-dice-how = Saisis ce qui est sorti. Roost tient la table.
web-listed = Tout le monde peut venir
web-listed-how = La table est dans la liste. Sinon, seuls tes liens l’ouvrent.
web-clock = Temps par décision
web-clock-reserve = Chacun a en plus une minute de réserve pour toute la partie.
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
web-days-how = Pas besoin d’être là en même temps. Si quelqu’un laisse passer le temps, un bot joue à sa place jusqu’à son retour.
web-hours-left = encore { $count } h
web-house-rules = Règles et variantes
web-ending = Après un tour raté
web-board = Plateau
web-rounds = Manches
web-to-the-end = jusqu’au bout
web-who-starts = Qui commence ?
web-by-lot = par tirage au sort
web-seat-number = joueur { $seat }
web-read-rules = Lire les règles
web-start-game = Commencer
web-make-table = Mettre la table

## Tables and the waiting room

web-table = Table
web-tables = Tables
web-tables-waiting = En attente de joueurs
web-tables-none-waiting = Personne n’attend pour l’instant. Ouvre une table, d’autres la trouveront.
web-tables-running = Parties en cours
web-tables-none-running = Personne ne joue en public pour l’instant.
web-tables-more = Afficher plus de tables
web-open-table = Ouvrir une table : { $game }
web-table-missing = Cette table n’existe pas, ou elle est privée et ton lien ne l’ouvre pas. Demande un nouveau lien.
web-table-laid = On met la table…
web-waiting-room = On attend tout le monde
web-sit-down = S’asseoir
web-invite = Inviter
web-invite-how = Qui ouvre ce lien prend la place. À scanner avec un téléphone ou à envoyer.
web-invite-watchers = Laisser d’autres regarder
web-invite-watch-how = Qui ouvre ce lien peut regarder.
web-invite-link = Lien
web-invite-local = Ce lien ne marche que sur cet ordinateur. Lance « roost serve --lan » pour jouer avec les téléphones de la maison.
web-qr-code = Le lien en code QR
web-share = Envoyer
web-copy = Copier
web-copied = Copié
web-keep = Non
web-remove = Faire partir
web-remove-sure = Faire partir { $name } de cette table pour toujours ?
web-close-seat = Fermer cette place
web-renew-link = Nouveau lien
web-revoke-link = Désactiver le lien
web-renew-watch = Nouveau lien pour regarder
web-one-seat = Une place par personne
web-one-seat-how = Personne ne peut occuper deux places.
web-ready = C’est bon pour moi
web-is-ready = c’est bon
web-not-ready = pas encore
web-leave = Quitter la table
web-left = Tu as quitté la table.
web-undo = Annuler
web-abandon = Débarrasser la table
web-you-watch = Tu regardes.
web-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-seat-away = hors ligne
web-seat-kept = gardée par un bot
web-kept-for-you = Un bot garde ta place au chaud.
web-take-seat-back = La reprendre
web-connection-lost = Pas de connexion. Ta place est gardée ; nouvel essai…
web-reconnecting = Reconnexion…
web-react = Dire quelque chose

## At every table

web-players = Joueurs
web-log = Ce qui s’est passé
web-close = Fermer
web-faster = Plus vite
web-clock-left = Il reste { $left }, puis { $reserve } de réserve
web-what-now = À toi de choisir
web-your-turn = À toi de jouer
web-turn-of = À { $name } de jouer
web-plays = { $name } joue
web-tap-to-skip = toucher pour passer
web-wait = Un instant…
web-roll-dice = { $count ->
    [one] Lancer le dé
   *[other] Lancer { $count } dés
}
web-game-over = La partie est finie
web-ranks = Classement
web-sent = Envoyé
web-capped = La partie a atteint 2 000 tours, elle s’arrête là.
web-tie-break = Autant de vers, alors la plus haute portion décide : { $name } a la { $tile }, contre la { $other }.
web-tie-break-you = Autant de vers, alors la plus haute portion décide : tu as la { $tile }, contre la { $other }.
web-rematch = Rejouer
web-rematch-swap = Changer de place
web-rematch-join = Rejoindre la suivante
web-save-game = Enregistrer la partie
web-hand-title = Quelle face ?
web-hand-entered = { $count } dés sur { $dice }
web-hand-add = Ajouter : { $face }
web-hand-remove = Enlever : { $face }
web-hand-done = C’est le lancer
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
web-taken-dice = Pris : { $dice }
web-taken-nothing = Encore rien
web-take-dice = { $face ->
    [6] { $count ->
        [one] Prendre le ver, total { $total }
       *[other] Prendre les { $count } vers, total { $total }
    }
   *[other] { $count ->
        [one] Prendre le { $face }, total { $total }
       *[other] Prendre les { $count } dés à { $face }, total { $total }
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
web-prompt-take = Touche les dés que tu veux prendre.
web-roll-again = Relancer
web-dice-left = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
web-chance = Échoue : { $fails }, continue : { $goes }
web-stop = S’arrêter
web-stop-takes = { $worms ->
    [one] prendre la { $tile } · { $worms } ver
   *[other] prendre la { $tile } · { $worms } vers
}
web-stop-steals = voler la { $tile } à { $name }
web-stop-fails = et perdre le tour
web-stop-take = S’arrêter et prendre la { $tile }
web-stop-steal = S’arrêter et voler la { $tile } à { $name }
web-confirm-title = T’arrêter et perdre le tour ?
web-confirm-no-worm = Tu n’as pas encore de ver.
web-confirm-no-tile = Il n’y a aucune portion que tu puisses prendre.
web-confirm-yes = M’arrêter quand même
web-confirm-no = Continuer à jouer
web-why-taken-before = { $face ->
    [6] Tu as déjà pris des vers pendant ce tour.
   *[other] Tu as déjà pris des { $name } pendant ce tour.
}
web-why-tile = La { $tile } est à toi avec un total de { $tile } et au moins un ver.
web-why-turned = Cette portion est retournée et hors du jeu.

## Knockout

web-board-now = Le plateau, { $pieces ->
    [one] { $pieces } pion
   *[other] { $pieces } pions
}
web-dice-are = Les dés montrent { $dice }
web-not-rolled = Pas encore lancés
web-half = Le pion { $number } avance de { $steps }
web-half-other = Un autre pion avance de { $steps }
web-half-done = fait
web-half-lost = perdu
web-round-of = Manche { $round } sur { $rounds }
web-piece-state = { $state ->
    [out] { $piece }, éliminé
    [locked] { $piece }, bloqué
   *[live] { $piece }
}
web-pick-piece = Déplacer le { $piece } en { $space }
web-move-to = Vers { $space }
web-move-hits = Vers { $space }, élimine le { $piece } ({ $name })
web-prompt-pick = Choisis le pion qui part en premier.
web-prompt-other = Choisis maintenant un autre pion.
web-roll-start = Lancer pour commencer
web-prompt-move = Le { $piece } avance d’exactement { $steps }. Choisis où.
web-pick-other = Un autre pion
web-why-piece = { $why ->
    [foreign] Le { $piece } n’est pas à toi.
    [locked] Le { $piece } est bloqué : personne ne peut l’éliminer, et il reste où il est.
   *[not-rolled] Le { $piece } ne peut pas avancer avec ce lancer.
}

## Insight: the laboratory, puzzles, reviews, and the tutor around one screen

web-lab-space-empty = { $space }, vide
web-lab-space-piece = { $piece } en { $space }
web-lab-pick = Choisis un pion, puis sa case. Ou fais-le glisser.
web-lab-held = { $piece } en main : choisis une case.
web-lab-take-off = Retirer du plateau
web-lab-let-go = Laisser
web-lab-off = éliminé
web-lab-start = Position de départ
web-lab-clear = Vider le plateau
web-lab-dice = Dés
web-lab-dice-before = avant le lancer
web-lab-dice-rolled = lancés
web-lab-dice-over = partie finie
web-lab-die = Dé { $number }
web-lab-left = Reste à jouer
web-lab-left-both = les deux déplacements
web-lab-more = Manches et liste des pions
web-lab-round = Manche en cours
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
web-lab-tile-leave = Laisser
web-lab-odds = Chance
web-lab-remedy = Régler ainsi
web-tutor-ask = Tout le monde devant cet écran verra le tuteur. Qui est d’accord ?
web-tutor-agrees = { $name } est d’accord
web-tutor-waits = Certains ne sont pas encore d’accord : le tuteur reste éteint.
web-tutor-shared = Tout le monde devant cet écran a accepté de voir ceci.
web-tutor-costs = « { $action } » coûte { $loss } d’une victoire.
web-puzzle-list = Tous les coups en liste
web-puzzle-how = Choisis un pion et sa case sur le plateau, ou un coup dans la liste.
web-review-table = La même chose en tableau
web-theatre = La partie, coup par coup
web-theatre-scrub = Coup de la partie
web-theatre-first = Au début
web-theatre-back = Un coup en arrière
web-theatre-play = Lecture
web-theatre-pause = Pause
web-theatre-forward = Un coup en avant
web-theatre-last = À la fin
web-practice = Cette partie a commencé au milieu d’une autre. Elle ne compte pour rien.

## Fair dice

web-fair-intro = Personne ne peut truquer ces dés : ni les joueurs, ni le serveur. Avant la partie, chacun scelle un nombre secret ; tous les lancers sont calculés à partir de ces nombres ; après la partie, on les ouvre et chacun peut vérifier.
web-fair-step-1 = Le serveur et chaque place publient une empreinte (SHA-256) de leur nombre secret.
web-fair-step-2 = Chaque lancer vient de tous les nombres ensemble et de sa place dans la partie.
web-fair-step-3 = À la fin, le nombre du serveur est ouvert. Cette page recalcule alors chaque lancer.
web-fair-choose = Choisir un fichier de partie
web-fair-offline = La vérification se fait ici, dans ton navigateur, même hors ligne. Rien n’est envoyé.
web-fair-checked = { $rolls ->
    [one] Les dés sont en règle : le seul lancer découle des nombres scellés.
   *[other] Les dés sont en règle : les { $rolls } lancers découlent des nombres scellés.
}
web-fair-sealed = Le nombre du serveur est encore scellé, car la partie n’est pas finie. Vérifie de nouveau avec le fichier de la partie finie.
web-fair-unproven = Ces dés ({ $source }) ne se vérifient pas ici : le fichier ne contient pas de preuve, ou seul « roost check » peut la suivre.
web-fair-wrong = { $count ->
    [one] Quelque chose ne va pas :
   *[other] { $count } choses ne vont pas :
}
web-fair-seen-same = L’empreinte est celle que ce navigateur a vue avant la partie.
web-fair-seen-unknown = Ce navigateur n’a pas vu la table avant la partie : il ne peut pas dire si l’empreinte est encore la première.
web-fair-over-same = Les dés sont ceux qui ont été scellés avant la partie.
web-fair-over-other = Le serveur a ouvert un autre nombre que celui scellé avant la partie. Ne te fie pas à ces dés.
web-fair-withheld = Nombre pas ouvert à temps, des zéros comptent : { $names }
web-fair-silent = Sans nombre à soi : { $names }
web-fair-alarm = On ne peut pas se fier à ces dés. La partie s’arrête ici.
web-fair-alarm-how = Ce que dit le serveur n’est pas ce que ce navigateur a vu et envoyé avant. Enregistre le reçu et le fichier de partie, et montre-les aux autres à la table.
web-fair-seal = Sceau des dés : { $digits } …
web-fair-seal-how = Tout le monde à cette table doit voir les mêmes quarante chiffres. Comparez-les à voix haute si vous voulez : le serveur a alors montré les mêmes dés à tous.
web-fair-receipt-save = Enregistrer le reçu
web-fair-receipt-read = Reçu de la table { $table } lu. Choisis maintenant le fichier de partie.
web-fair-receipt-same = Conforme au reçu : ce qui t’a été montré avant la partie et ce que tu as donné.
web-fair-linked = { $count } lancers sur { $rolls } portent une part que seule connaissait la personne qui a lancé.
web-fair-first-named = La table a désigné qui commence ; rien n’a été tiré au sort.
web-fair-not-receipt = Ce n’est pas un reçu de Roost.
web-fair-not-json = Ce fichier est illisible. Choisis un fichier de partie enregistré par Roost.
web-fair-not-record = Ce n’est pas un fichier de partie de Roost.
web-fair-newer = Ce fichier a la version { $value }, que cette page ne connaît pas.
web-fair-bad-field = Le fichier est endommagé à « { $value } ».
web-fair-too-large = Ce fichier est trop gros pour être une partie.
web-fair-moves-title = Et les coups ?
web-fair-moves = Le programme sur ton ordinateur rejoue aussi chaque coup selon les règles :
web-finding-seat-count = Le fichier indique { $given } places pour les dés et { $wanted } joueurs.
web-finding-seed-missing = La partie est finie, mais le nombre du serveur manque.
web-finding-other-commitment = L’empreinte de ce fichier n’est pas celle que ce navigateur a vue avant la partie.
web-finding-server-commitment = Le nombre du serveur ne correspond pas à l’empreinte publiée.
web-finding-stream-commitment = Le nombre de ces dés partagés ne correspond pas à l’empreinte publiée.
web-finding-first-seat = D’après les dés, un autre joueur aurait dû commencer.
web-finding-seat-seed-missing = { $name } a scellé un nombre, mais il n’est pas dans le fichier.
web-finding-seat-seed-unexpected = { $name } a un nombre qui n’a jamais été scellé.
web-finding-seat-commitment = Le nombre { DE($name) } ne correspond pas à son empreinte.
web-finding-roll = Le lancer { $roll } montre { $given } ; ce devrait être { $wanted }.
web-finding-receipt-table = Le reçu est de la table { $wanted }, le fichier de la table { $given }.
web-finding-receipt-server = L’empreinte du serveur n’est pas celle qui t’a été montrée.
web-finding-receipt-seat = L’empreinte { DE($name) } n’est pas celle qui t’a été montrée.
web-finding-receipt-seed = Le nombre { DE($name) } n’est pas celui qui a été envoyé.
web-finding-receipt-withheld = { $name } a ouvert un nombre, et le serveur dit qu’aucun n’est venu.
web-finding-receipt-anchor = La chaîne { DE($name) } n’est pas celle qui a été envoyée.
web-finding-receipt-throw = { $name } a donné sa part au lancer { $roll }, et le serveur l’a omise.
web-finding-other-table = Le fichier nomme la table { $given }, mais ses dés sont ceux de la table { $wanted }.
web-finding-link-count = Le fichier marque { $given } lancers, mais { $wanted } ont été faits.
web-finding-chain = Les lancers { DE($name) } ne suivent pas la chaîne scellée.

## Settings

web-theme = Couleurs
web-theme-auto = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-pace = Rythme des bots
web-pace-calm = calme
web-pace-normal = normal
web-pace-fast = rapide
web-pace-instant = immédiat
web-motion = Mouvement
web-motion-auto = comme l’appareil
web-motion-on = oui
web-motion-off = non
web-sound = Son
web-sound-off = non
web-sound-on = oui
web-keys = Touches
web-keys-pickomino = Pickomino : 1 à 5 et W prennent des dés, R lance, S s’arrête.
web-keys-knockout = Knockout : R lance, Tab va aux pions, les flèches choisissent une case, Entrée déplace, Échap revient.
web-keys-spoken = À table : A répète, T dit à qui de jouer, P les points, O ce que tu peux faire, L le dernier coup des autres, H un indice, « ? » les touches.
web-nothing-yet = Rien encore.
web-spoken = Dit sans demander
web-spoken-how = Pour les lecteurs d’écran.
web-spoken-all = tout
web-spoken-short = les résultats
web-space-names = Afficher les noms des cases sur les plateaux de Knockout
web-chances = Montrer ce qu’on risque en relançant
web-chances-how = Au Pickomino, aux tables où les indices ou le tuteur sont permis.
web-kept = Ce que ce serveur garde de toi
web-kept-how = Ton nom et les parties que tu as jouées. Tu peux tout emporter dans un fichier, ou te faire oublier : alors quelqu’un a joué tes parties.
web-kept-download = Tout télécharger
web-kept-nothing = Rien pour l’instant.
web-forget = Oublie-moi
web-forget-sure = Tes places, tes tables et ton nom sur ce serveur disparaîtront pour toujours. T’oublier ?
web-forgotten = Plus rien ne reste de toi.
web-settings-where = Les réglages restent dans ce navigateur.
web-error-unknown = Cela n’a pas marché. Essaie encore, ou recharge la page.
web-error-unreachable = Le serveur ne répond pas. Vérifie la connexion et essaie encore.
web-try-again = Réessayer

## Without a network

web-offline = Sans réseau
web-offline-how = Les deux jeux contre tous les bots ou autour d’un écran, avec tuteur, bilan, problèmes, laboratoire et règles, sur cet appareil seul. Les parties commencées ainsi restent sur l’appareil, avec ses propres dés.
web-offline-get = Préparer
web-offline-get-size = Préparer ({ $megabytes } Mo)
web-offline-coming = { $done } sur { $of } Mo
web-offline-ready = C’est prêt : Roost marche sans réseau.
web-offline-remove = Retirer
web-offline-install = Installer comme application
web-offline-insecure = Ce navigateur ne garde rien des pages venues sans connexion sécurisée (https).
web-offline-now = Pas de connexion : cet appareil joue seul. Les parties commencées maintenant restent ici.
web-offline-table = Jouée sur cet appareil, avec ses propres dés.
web-offline-arriving = Téléchargement de ce qu’il faut à cet appareil pour jouer
web-offline-starting = Roost démarre sur cet appareil
web-offline-alone = Seulement avec un serveur
web-offline-alone-how = Ici, cet appareil joue seul. Les tables avec d’autres, la partie du jour et les comptes ont besoin d’un serveur.
web-offline-elsewhere = Roost est ouvert dans un autre onglet et joue là-bas.
web-offline-here = Jouer ici

# Reports of problems
web-report = Signaler un problème
web-report-how = Ce texte dit quel Roost et quel navigateur c’était, et ce qui a échoué en dernier. Aucun nom ni aucune partie n’y figure. Copie-le dans ton signalement.
web-report-text = Le texte du signalement
web-licences = Licences de ce que d’autres ont écrit
web-docs = Documentation
