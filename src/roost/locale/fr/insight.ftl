### Analyse : tuteur, bilan, rapport sur les dés, problèmes et laboratoire.
### Parts, chances, pertes et valeurs p sont des nombres de 0 à 1.

insight-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

## Positions

insight-seat = Joueur { $number }
insight-roll = lance { $dice }
insight-best = Le meilleur choix : { $action }. Tu gagnes alors { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de ces parties.
insight-only-choice = Un seul choix : { $action }. Tu gagnes alors { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de ces parties.
insight-close = Tout aussi bon : { $action }.
insight-second = Deuxième choix : { $action }. Cela coûte { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } d’une victoire.
insight-next-fails = { $dice ->
    [one] Lancer le dernier dé
   *[other] Lancer { $dice } dés
} échoue aussitôt dans { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } des cas.
insight-turn = Avec le meilleur jeu, ce tour échoue dans { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } des cas. Vers attendus : { NUMBER($worms, maximumFractionDigits: 1) }.
insight-likely-tile = La portion la plus probable est la { $tile } : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
# $most: the chance when going for this tile alone.
insight-steal = Voler la { $tile } à { $name } : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } avec le meilleur plan, { NUMBER($most, style: "percent", maximumFractionDigits: 1) } si tu ne vises qu’elle.
insight-target = Le pion le plus facile à éliminer est le { $piece } { DE($name) } : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } des lancers y arrivent.
insight-targets = Les plus faciles à éliminer sont { $count } pions : pour chacun, { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } des lancers y arrivent.
insight-danger = Ton pion le plus en danger est le { $piece } : les prochains lancers des adversaires peuvent l’éliminer dans { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } des cas.
insight-dangers = Les plus en danger sont { $count } de tes pions : les prochains lancers des adversaires peuvent éliminer chacun dans { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } des cas.

## Why one choice is better

insight-why-share = « { $best } » gagne { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de ces parties, « { $other } » seulement { NUMBER($other-share, style: "percent", maximumFractionDigits: 1) }.
insight-why-stop = S’arrêter assure la { $tile } ; relancer échouerait dans { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } des cas.
insight-why-roll = { $risk ->
    [low] Relancer vaut le risque : cela n’échoue que dans { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } des cas.
   *[high] Relancer échoue dans { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } des cas, mais ce que cela peut rapporter vaut plus.
}
# $wins: `true` when stopping wins the game, `false` when it would lose it.
insight-why-ends = { $wins ->
    [true] S’arrêter termine la partie par une victoire.
   *[false] S’arrêter terminerait la partie sans victoire.
}
insight-why-fails = Après « { $best } », le tour échoue dans { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } des cas, après « { $other } » dans { NUMBER($other-fails, style: "percent", maximumFractionDigits: 0) }.
insight-why-gain = { $kind ->
    [more] En vers, ce tour rapporte en moyenne { NUMBER($best, maximumFractionDigits: 1) } contre { NUMBER($other, maximumFractionDigits: 1) }.
   *[fewer] Ce tour rapporte moins de vers, en moyenne { NUMBER($best, maximumFractionDigits: 1) } contre { NUMBER($other, maximumFractionDigits: 1) }, mais gagne plus de parties.
}
insight-why-stake = Un tour raté renverrait la { $tile } sur le gril.
insight-why-points = { $kind ->
    [more] Ce choix élimine des pions valant { $best }, l’autre { $other }.
   *[fewer] Ce choix élimine moins, des pions valant { $best } contre { $other }, mais gagne plus de parties.
}
insight-why-position = Les deux éliminent autant : la différence tient à la place des pions ensuite.
insight-why-leader = Cela élimine un pion { DE($name) }, qui est en tête, plutôt qu’un pion de { $other }.
insight-why-danger = Cela laisse environ { NUMBER($best, maximumFractionDigits: 1) } points à la merci des prochains lancers, contre { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-threat = Au prochain lancer, cela menacera environ { NUMBER($best, maximumFractionDigits: 1) } points, contre { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-safe = { $points ->
    [one] Cela met 1 point à l’abri pour de bon.
   *[other] Cela met { $points } points à l’abri pour de bon.
}

## The tutor

tutor-title = Tuteur
tutor-on = Montrer le tuteur
tutor-allow = Autoriser le tuteur
tutor-agree = Seulement si tout le monde devant cet écran est d’accord.
tutor-private = Il n’y a que toi qui vois ceci.
tutor-threshold = Préviens-moi avant un choix qui coûte plus de
tutor-warning = { $verdict ->
    [blunder] Attends : ce serait une grosse erreur.
    [mistake] Attends : ce serait une erreur.
   *[doubtful] Attends : il y a mieux.
}
tutor-play = Jouer quand même
tutor-think = Réfléchir encore
tutor-show = Montre-moi
tutor-choice = Choix
tutor-share = Tu gagnes
tutor-loss = Coûte
tutor-gain = Vers ce tour
tutor-points = Points ce tour
tutor-fails = Échoue

## A hint

hint-show = Indice
hint-best = Le mieux est « { $action } ».
hint-same = Les choix se valent à peu près.

## The review

verdict-fine = bon
verdict-doubtful = douteux
verdict-mistake = erreur
verdict-blunder = grosse erreur

# $move is what $mover did; $before and $after are the win shares of $name.
insight-turning = Tour { $turn }, { $mover } : { $move }. { $name } passe de { NUMBER($before, style: "percent", maximumFractionDigits: 0) } à { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
# Said to who played; $play: `well`, `fairly` or `errors`, which took $cost of a win. $dice: `good`,
# `bad` or `even`, as $kind in the next one.
insight-headline = { $play ->
    [well] Tu as bien joué
    [fairly] Tu as presque toujours bien joué
   *[errors] Tes erreurs t’ont coûté { NUMBER($cost, style: "percent", maximumFractionDigits: 0) }
} ; { $dice ->
    [good] les dés t’ont donné { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
    [bad] les dés t’ont coûté { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
   *[even] les dés étaient équilibrés
}{ $others ->
    [gave] {", "}les erreurs des autres t’ont donné { NUMBER($given, style: "percent", maximumFractionDigits: 0) }
   *[nothing] {""}
}.
insight-luck = { $kind ->
    [good] Les dés ont aidé { $name } : ils valaient { NUMBER($luck, style: "percent", maximumFractionDigits: 1) } d’une victoire.
    [bad] Les dés étaient contre { $name } : ils ont coûté { NUMBER($luck, style: "percent", maximumFractionDigits: 1) } d’une victoire.
   *[even] Les dés n’ont ni aidé ni desservi { $name }.
}
insight-no-errors = { $name } a joué sans erreur notable.
insight-errors = Les décisions { DE($name) } ont coûté { NUMBER($cost, style: "percent", maximumFractionDigits: 1) } d’une victoire : { $blunders ->
    [0] aucune grosse erreur
    [one] 1 grosse erreur
   *[other] { $blunders } grosses erreurs
}, { $mistakes ->
    [0] aucune erreur
    [one] 1 erreur
   *[other] { $mistakes } erreurs
}, { $doubtful ->
    [0] rien de douteux
    [one] 1 choix douteux
   *[other] { $doubtful } choix douteux
}.
insight-worst = Pire moment, tour { $turn } : « { $action } » au lieu de « { $best } », { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } d’une victoire.
insight-hints = Indices demandés : { $count }.
# What the decisions were worth with all luck taken out. $kind: `never`, `always`, or `often`.
insight-adjusted = { $kind ->
    [never] Avec une chance moyenne, les décisions { DE($name) } n’auraient presque jamais gagné.
    [always] Avec une chance moyenne, les décisions { DE($name) } auraient presque toujours gagné.
   *[often] Avec une chance moyenne, les décisions { DE($name) } auraient gagné environ { NUMBER($adjusted, style: "percent", maximumFractionDigits: 0) } de ces parties.
}

review-title = Bilan
review-of = { $game } : { $names }
review-curve = Chances de victoire, coup par coup
review-curve-how = Une ligne par joueur ; les points marquent les tournants. Le tableau ci-dessous contient les mêmes nombres.
review-luck-chart = Chance et erreurs
review-luck-how = Ce que les dés et les décisions ont fait aux chances de victoire de chacun. Résultat − départ = chance + erreurs propres + erreurs des autres + modèle.
review-players = Joueurs
review-moves = Décisions qui ont coûté quelque chose
review-none = Aucune décision n’a coûté quelque chose de notable.
review-all = Tous les coups
review-player = Joueur
review-start = Départ
review-result = Résultat
review-luck = Chance
review-errors = Erreurs propres
review-others = Erreurs des autres
review-residual = Modèle
review-residual-how = « Modèle » est ce sur quoi l’évaluation a changé d’avis d’un tour à l’autre : le reste, dit franchement.
review-adjusted = Sans la chance
review-turn = Tour
review-move = Coup
review-played = Joué
review-better = Mieux
review-cost = Coût
review-verdict = Verdict
review-position = Position
review-open-lab = Ouvrir dans le laboratoire
review-rolled-out = { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) } sur { $games } parties jouées jusqu’au bout
review-written = Rapport : { $file }
review-working = Bilan en cours
review-waiting =
    { $ahead ->
        [0] Ton bilan est le prochain
        [one] Un autre bilan passe avant le tien
       *[other] { $ahead } autres bilans passent avant le tien
    } ; il commence dans environ { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
review-playing-on = On joue jusqu’au bout
review-upload = Faire le bilan d’un fichier de partie
review-upload-how = Choisis un fichier de partie. Il n’est pas conservé.
review-unfinished = La partie n’est pas finie : tout est examiné jusqu’ici.
review-moments = Des moments à retenter
review-whose = Décisions de qui
review-mine = Les miennes
review-everyone = Toutes
review-turn-number = Tour { $turn }
review-show = Voir
review-again = Réessayer
review-again-how = « Réessayer » continue à partir de là contre les mêmes adversaires. Cela ne compte pour rien.
review-none-mine = Aucune de tes décisions n’a coûté quoi que ce soit de notable.
review-who = Qui étais-tu ?
review-story = Le déroulement de la partie
review-numbers = Tous les chiffres

## The dice report

dice-title = Rapport sur les dés
# Said before any number of it.
dice-spread-how = La régularité des faces tient en un nombre : 0 si toutes sont sorties aussi souvent, environ { $expected } avec des dés équitables, et d’autant plus grand qu’elles sont sorties inégalement.
dice-test-spread = { $name } : la régularité des faces ({ $trials } dés)
dice-test-face = { $name } : dés montrant { $face } ({ $trials } dés)
dice-test-worm = { $name } : vers ({ $trials } dés)
dice-test-fails = { $name } : lancers n’ayant que des faces déjà prises ({ $trials } lancers)
dice-test-doubles = { $name } : doubles ({ $trials } lancers)
# What one player's dice did: $seen is a list of the following.
dice-player = { $name } : { $seen }.
dice-seen-worm = { $observed ->
    [0] aucun ver
    [one] 1 ver
   *[other] { $observed } vers
} (environ { $expected } avec des dés équitables)
dice-seen-fails = { $observed ->
    [0] aucun lancer raté d’emblée
    [one] 1 lancer raté d’emblée
   *[other] { $observed } lancers ratés d’emblée
} (environ { $expected } avec des dés équitables)
dice-seen-doubles = { $observed ->
    [0] aucun double
    [one] 1 double
   *[other] { $observed } doubles
} (environ { $expected } avec des dés équitables)
dice-oddest = Le plus étrange : { $words }. Vu { $observed }, attendu { $expected }. Des dés équitables s’écartent autant dans { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } des cas.
dice-verdict = { $kind ->
    [odd] { $looked } choses ont été regardées. Même ainsi, des dés équitables ne donnent quelque chose d’aussi étrange que dans { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } des cas : inhabituel, mais ce n’est pas une preuve.
   *[usual] { $looked } choses ont été regardées ; parmi autant, des dés équitables donnent quelque chose d’aussi étrange dans { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } des cas. Rien d’inhabituel.
}
dice-nothing = Aucun dé n’a été lancé.
dice-games = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $rolls } lancers, { $dice } dés
dice-looked = Ce qui a été regardé
dice-observed = Vu
dice-expected = Attendu
dice-p = p
dice-corrected = p, corrigée

## Puzzles

puzzle-title = Problèmes
puzzle-question = { $level ->
    [1] Facile
    [2] Moyen
   *[other] Difficile
} : tu es { $name }. Quel est le meilleur choix ?
# $kind: `right`, or the verdict of what was chosen.
puzzle-answer = { $kind ->
    [right] Juste : { $action }.
    [fine] Presque. À peine mieux : { $action }.
    [doubtful] Pas tout à fait. Mieux : { $action }.
   *[other] Non. Mieux : { $action }.
}
puzzle-next = Problème suivant
puzzle-ask = Ton choix (numéro ou notation, vide pour abandonner) :
puzzle-score = { $right } justes sur { $asked }.
puzzle-none = Il n’y a pas de problème ici.
puzzle-count = { $count ->
    [0] Aucun problème trouvé.
    [one] 1 problème trouvé.
   *[other] { $count } problèmes trouvés.
}
puzzle-saved = Enregistré : { $file }
puzzle-searching = Recherche de problèmes
puzzle-own = Problèmes tirés des erreurs de cette partie
puzzle-theme = Thème : { $theme }.
# $phase: `early`, `middle` or `late`.
puzzle-number = Problème { $number } sur { $count }, { $phase ->
    [early] en début de partie
    [middle] en milieu de partie
   *[late] en fin de partie
}.
puzzle-theme-pickomino-steal = quand voler
puzzle-theme-pickomino-spare = quand ne pas voler
puzzle-theme-pickomino-fail = échouer exprès
puzzle-theme-pickomino-last = la dernière portion
puzzle-theme-pickomino-tile = quelle portion prendre
puzzle-theme-pickomino-stop = quand s’arrêter
puzzle-theme-pickomino-roll = quand relancer
puzzle-theme-pickomino-worm = un ver maintenant ou plus tard
puzzle-theme-pickomino-face = quelle face prendre
puzzle-theme-knockout-hit = voir qui éliminer
puzzle-theme-knockout-far = éliminer de loin
puzzle-theme-knockout-rival = lequel éliminer
puzzle-theme-knockout-trade = échanger des pions
puzzle-theme-knockout-spare = quand ne pas éliminer
puzzle-theme-knockout-safe = à l’abri pour de bon
puzzle-theme-knockout-evade = sortir du danger
puzzle-theme-knockout-trap = tendre un piège
puzzle-theme-knockout-place = où se placer

## What a puzzle teaches

# A stop that steals $tile from $name.
lesson-steal = La { $tile } compte double : { $worms ->
    [one] { $name } perd son ver et tu le gagnes.
   *[other] { $name } perd ses { $worms } vers et tu les gagnes.
}
lesson-steal-chance = Tu obtiens la { $tile } { DE($name) } dans { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } des cas après « { $best } », dans { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) } après « { $other } ».
lesson-aim = Relancer peut rapporter la { $tile }, qui vaut { $worms ->
    [one] 1 ver
   *[other] { $worms } vers
} : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
# $tile: the own top tile, $turned: the one that is turned. $kind: `nothing`, `turns`, `stays`, `own` or `both`.
lesson-fail = { $kind ->
    [nothing] Tu n’as aucune portion à perdre : échouer ne coûte rien.
    [turns] Tu n’as aucune portion à perdre, et échouer retourne la { $turned } pour de bon.
    [stays] Échouer renvoie ta { $tile } sur le gril, et rien n’est retourné.
    [own] Échouer retourne ta { $tile } pour de bon.
   *[both] Échouer renvoie ta { $tile } sur le gril et retourne la { $turned } pour de bon.
}
lesson-rather = Même un tour raté vaut mieux que de prendre la { $tile } maintenant.
lesson-last = La { $tile } est la dernière portion du gril : la prendre met fin à la partie. Vers jusqu’ici : toi { $mine }, { $name } { $theirs }.
lesson-tile = Vers : { $worms } sur la { $tile }, { $other-worms } sur la { $other }.
# The worm is taken `now`, since it might `never` come, or `later`, with $dice dice.
lesson-worm = { $kind ->
    [now] Sans ver, pas de portion. Laissé pour plus tard, il sort au prochain lancer dans { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } des cas ({ $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }).
    [never] Sans ver, pas de portion, et il ne resterait aucun dé pour en avoir un.
   *[later] Le ver peut attendre : avec { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }, le prochain lancer en montre un dans { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } des cas.
}
lesson-face = Dés restants après « { $best } » : { $dice } ; après « { $other } » : { $other-dice }.
# $kind: `spare` where it is better not to, `hit`, `far`, `rival` or `trade` where it is.
lesson-hit = { $kind ->
    [spare] Tentant : cela éliminerait le { $victim } { DE($name) }, qui vaut { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[hit] Cela élimine le { $victim } { DE($name) }, qui vaut { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
lesson-risk = { $kind ->
    [spare] Mais ensuite ton { $piece } pourrait être éliminé dans { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } des cas.
   *[trade] En échange, ton { $piece } peut être éliminé dans { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } des cas : un bon échange.
}
lesson-evade = Ensuite, ton { $piece } peut être éliminé dans { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } des cas, après l’autre coup dans { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-trap = Ton prochain lancer peut alors éliminer le { $piece } { DE($name) } dans { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } des cas, après l’autre coup dans { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-safe = Plus personne ne peut éliminer ton { $piece }.

## What cannot be asked

error-unknown-theme = Il n’y a pas de problèmes sur « { $value } ». Thèmes : { $known }.
error-unknown-puzzle = Le problème « { $value } » n’existe pas.
error-bad-games = Pour jouer jusqu’au bout il faut de { $low } à { $high } parties, pas { $value }.
error-not-small = Seules de petites parties à deux peuvent être résolues exactement : Pickomino avec au plus { $most } portions en jeu, Knockout avec au plus { $positions } positions.
error-tutor-off = Le tuteur n’est pas autorisé à cette table.
error-not-your-turn-to-ask = Le tuteur ne parle qu’à la place dont c’est le tour.
error-tutor-not-agreed = Tous ceux qui sont devant cet écran n’ont pas accepté le tuteur : { $names }.
error-hint-off = Les indices sont pour une seule personne qui joue contre des bots, avec des dés qu’aucune autre table ne partage.
error-too-many-questions = Au plus { $most } questions à la fois : attends d’abord une réponse.
error-insight-busy = Beaucoup de questions arrivent en ce moment. Réessaie dans un instant.
error-insight-too-long = Le calcul prend plus de { $seconds } secondes.
error-insight-failed = Le calcul n’a pas abouti.

## The laboratory

lab-title = Laboratoire
lab-how = Compose une position, même celle de ta propre table, et vois aussitôt ce qu’elle vaut.
lab-position = Position
lab-link = Lien vers cette position
lab-copied = Copié.
lab-shares = Chances de victoire
lab-choices = Choix
lab-tiles = Chances d’avoir chaque portion
lab-tile = Portion
lab-chance = Meilleur plan
lab-most = En ne visant qu’elle
lab-victim = De
lab-grill = gril
lab-players = Nombre de joueurs
lab-seat = À qui de jouer
lab-taken = Dés pris
lab-rolled = Dés lancés
lab-dangers = Tes pions en danger
lab-targets = Pions que tu peux éliminer
lab-piece = Pion
lab-over = La partie est finie.
lab-start = Recommencer
lab-rollout = Joué { $games } fois jusqu’au bout : { $values }.
