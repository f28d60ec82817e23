### Analyse : coach, analyse de partie, rapport sur les dés, problèmes et laboratoire.
### Parts, chances, pertes et valeurs p sont des nombres de 0 à 1.

insight-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

## Positions

insight-seat = Joueur { $number }
insight-roll = lance { $dice }
insight-best = Le mieux : { $action }. Chances de victoire : { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
insight-only-choice = Ta seule possibilité : { $action }. Chances de victoire : { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
insight-margin = Précision de ces chances : ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points dans 95 positions sur 100 de ce genre.
insight-close = Aussi bien : { $action }.
insight-second = Deuxième choix : { $action }. Cela te coûte { POINTS($loss, maximumFractionDigits: 1) ->
    [one] { POINTS($loss, maximumFractionDigits: 1) } point
   *[other] { POINTS($loss, maximumFractionDigits: 1) } points
} de chances de victoire.
insight-next-fails = { $dice ->
    [one] Lancer le dernier dé
   *[other] Lancer { $dice } dés
} échoue tout de suite dans { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } des cas.
insight-turn = { $fails ->
    [0] En jouant au mieux, ce tour n’échoue jamais.
   *[other] En jouant au mieux, ce tour échoue dans { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } des cas.
} Vers attendus : { NUMBER($worms, maximumFractionDigits: 1) }.
insight-likely-tile = La portion la plus probable est la { $tile } : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
# $most: the chance when going for this tile alone.
insight-steal = Voler la { $tile } à { $name } : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } en jouant au mieux, { NUMBER($most, style: "percent", maximumFractionDigits: 1) } en ne visant qu’elle.
insight-target = Le plus facile à éliminer est le { $piece } { DE($name) } : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } des lancers y arrivent.
insight-targets = Les plus faciles à éliminer sont { $count } pions : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } des lancers touchent chacun d’eux.
insight-danger = Ton pion le plus en danger est le { $piece } : les adversaires l’éliminent avec { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } de leurs lancers.
insight-dangers = Les plus en danger sont { $count } de tes pions : les adversaires éliminent chacun avec { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } de leurs lancers.

## Why one choice is better

insight-why-share = Chances de victoire : { NUMBER($share, style: "percent", maximumFractionDigits: 1) } au lieu de { NUMBER($other-share, style: "percent", maximumFractionDigits: 1) }.
insight-why-stop = La { $tile } est sûre ; relancer échoue dans { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } des cas.
insight-why-roll = { $risk ->
    [low] Le risque vaut la peine : relancer n’échoue que dans { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } des cas.
   *[high] Relancer échoue dans { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } des cas, mais peut rapporter plus.
}
# $wins: `true` when stopping wins the game, `false` when it would lose it.
insight-why-ends = { $wins ->
    [true] S’arrêter termine la partie par une victoire.
   *[false] S’arrêter terminerait la partie sans victoire.
}
insight-why-fails = Risque de perdre le tour : { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } au lieu de { NUMBER($other-fails, style: "percent", maximumFractionDigits: 0) }.
insight-why-gain = { $kind ->
    [more] Plus de vers à ce tour : en moyenne { NUMBER($best, maximumFractionDigits: 1) } au lieu de { NUMBER($other, maximumFractionDigits: 1) }.
   *[fewer] Moins de vers à ce tour ({ NUMBER($best, maximumFractionDigits: 1) } au lieu de { NUMBER($other, maximumFractionDigits: 1) }), mais plus de victoires.
}
insight-why-stake = Un tour raté renverrait la { $tile } sur le gril.
insight-why-points = { $kind ->
    [more] Cela élimine plus de points : { $best } au lieu de { $other }.
   *[fewer] Cela élimine moins de points ({ $best } au lieu de { $other }), mais gagne plus.
}
insight-why-position = Autant de points, mais les pions sont mieux placés.
insight-why-leader = Cela élimine un pion { DE($name) }, en tête, plutôt qu’un pion { DE($other) }.
insight-why-danger = Cela laisse environ { NUMBER($best, maximumFractionDigits: 1) } points en danger au lieu de { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-threat = Le prochain lancer menace environ { NUMBER($best, maximumFractionDigits: 1) } points au lieu de { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-safe = { $points ->
    [one] Cela met 1 point à l’abri pour de bon.
   *[other] Cela met { $points } points à l’abri pour de bon.
}

## The tutor

tutor-title = Coach
tutor-on = Afficher le coach
tutor-allow = Autoriser le coach
tutor-agree = Seulement si tout le monde devant cet écran est d’accord.
tutor-private = Il n’y a que toi qui vois ceci.
tutor-threshold = M’avertir des erreurs de plus de
tutor-warning = { $verdict ->
    [blunder] Attends : ce serait une grosse erreur.
    [mistake] Attends : ce serait une erreur.
   *[doubtful] Attends : il y a mieux.
}
tutor-play = Jouer quand même
tutor-think = Réfléchir encore
tutor-show = Montre-moi
tutor-choice = Choix
tutor-share = Chances
tutor-loss = Coût
tutor-gain = Vers ce tour
tutor-points = Points ce tour
tutor-fails = Risque

## A hint

hint-show = Indice
hint-best = Le mieux : { $action }.
hint-same = Peu importe ce que tu choisis.

## The review

verdict-fine = bon
verdict-doubtful = imprécision
verdict-mistake = erreur
verdict-blunder = grosse erreur

# $move is what $mover did; $before and $after are the win shares of $name.
insight-turning = Tour { $turn }, { $mover } : { $move }. Chances pour { $name } : { NUMBER($before, style: "percent", maximumFractionDigits: 0) } → { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
# Said to who played; $play: `well`, `fairly` or `errors`, which took $cost of a win. $dice: `good`,
# `bad` or `even`, as $kind in the next one.
insight-result =     { $kind ->
        [won] Tu as gagné { $mine }:{ $theirs }.
        [lost] Tu as perdu { $mine }:{ $theirs }.
        [tied] Égalité, { $mine }:{ $theirs }.
       *[placed] Place { $place } pour toi : { $score }.
    }
insight-reason = { $kind ->
    [lucky] Les dés étaient de ton côté.
    [unlucky] Les dés étaient contre toi.
    [against] Et cela malgré les dés !
    [better] Les dés étaient neutres : tu as mieux joué.
   *[worse] Les dés étaient neutres : { $name } a mieux joué.
}
insight-slip-careless = { $who ->
    [you] Tu as
   *[other] { $name } a
} joué { $count ->
    [one] un coup imprudent
   *[other] { $count } coups imprudents
}.
insight-slip-pickomino-rolled = { $who ->
    [you] Tu as
   *[other] { $name } a
} relancé { $count ->
    [one] une fois
   *[other] { $count } fois
} quand il valait mieux s’arrêter.
insight-slip-pickomino-stopped = { $who ->
    [you] Tu as
   *[other] { $name } a
} arrêté trop tôt { $count ->
    [one] une fois
   *[other] { $count } fois
}.
insight-slip-pickomino-tile = { $who ->
    [you] Tu as
   *[other] { $name } a
} pris la mauvaise portion { $count ->
    [one] une fois
   *[other] { $count } fois
}.
insight-slip-pickomino-dice = { $who ->
    [you] Tu as
   *[other] { $name } a
} mis de côté les mauvais dés { $count ->
    [one] une fois
   *[other] { $count } fois
}.
insight-slip-knockout-hit = { $who ->
    [you] Tu as
   *[other] { $name } a
} manqué { $count ->
    [one] une élimination
   *[other] { $count } éliminations
}.
insight-luck = { $kind ->
    [good] Les dés ont aidé { $name } : +{ POINTS($luck, maximumFractionDigits: 1) ->
    [one] { POINTS($luck, maximumFractionDigits: 1) } point
   *[other] { POINTS($luck, maximumFractionDigits: 1) } points
} de chances de victoire.
    [bad] Les dés étaient contre { $name } : −{ POINTS($luck, maximumFractionDigits: 1) ->
    [one] { POINTS($luck, maximumFractionDigits: 1) } point
   *[other] { POINTS($luck, maximumFractionDigits: 1) } points
} de chances de victoire.
   *[even] Les dés n’ont ni aidé ni desservi { $name }.
}
insight-no-errors = { $name } n’a pas fait de vraie erreur.
insight-errors = Les décisions { DE($name) } ont coûté { POINTS($cost, maximumFractionDigits: 1) ->
    [one] { POINTS($cost, maximumFractionDigits: 1) } point
   *[other] { POINTS($cost, maximumFractionDigits: 1) } points
} de chances de victoire : { $blunders ->
    [0] aucune grosse erreur
    [one] { $blunders } grosse erreur
   *[other] { $blunders } grosses erreurs
}, { $mistakes ->
    [0] aucune erreur
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}, { $doubtful ->
    [0] aucune imprécision
    [one] { $doubtful } imprécision
   *[other] { $doubtful } imprécisions
}.
insight-worst = Pire moment, tour { $turn } : { $action }. Mieux : { $best } ({ POINTS($loss, maximumFractionDigits: 1) ->
    [one] { POINTS($loss, maximumFractionDigits: 1) } point
   *[other] { POINTS($loss, maximumFractionDigits: 1) } points
} de chances de victoire).
insight-hints = Indices demandés : { $count }.
# What the decisions were worth with all luck taken out. $kind: `never`, `always`, or `often`.
insight-adjusted = { $kind ->
    [never] Avec une chance moyenne, en jouant comme { $name }, on ne gagne presque jamais.
    [always] Avec une chance moyenne, en jouant comme { $name }, on gagne presque toujours.
   *[often] Avec une chance moyenne, en jouant comme { $name }, on gagne environ { NUMBER($adjusted, style: "percent", maximumFractionDigits: 0) } des parties.
}

review-title = Analyse
review-of = { $game } : { $names }
review-curve = Chances de victoire, coup par coup
review-curve-how = Une ligne par joueur ; les points marquent les tournants. Le tableau ci-dessous contient les mêmes nombres.
review-luck-chart = Chance et erreurs
review-luck-how = Ce que les dés et les décisions ont fait aux chances de chacun. Résultat − départ = chance + erreurs propres + erreurs des autres + inexpliqué. 1 vaut une partie entière.
review-players = Joueurs
review-moves = Décisions qui ont coûté quelque chose
review-none = Aucune décision n’a coûté quelque chose de notable.
review-all = Tous les coups
review-player = Joueur
review-start = Départ
review-result = Résultat
review-luck = Chance
review-play = Jeu
review-level = { $level ->
    [-2] très mauvais
    [-1] mauvais
    [0] moyen
    [1] bon
   *[2] très bon
}
review-errors = Erreurs propres
review-others = Erreurs des autres
review-residual = Inexpliqué
review-residual-how = « Inexpliqué » n’est ni chance ni erreur : de combien notre estimation a bougé d’un tour à l’autre. Moins il y en a, mieux c’est.
review-adjusted = Sans la chance
review-turn = Tour
review-move = Coup
review-played = Joué
review-better = Mieux
review-cost = Coût
review-verdict = Verdict
review-position = Position
review-open-lab = Ouvrir dans le laboratoire
review-rolled-out = { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) } ({ $games } parties simulées)
review-written = Rapport : { $file }
review-working = Analyse en cours
review-waiting =
    { $ahead ->
        [0] Ton analyse est la prochaine
        [one] Une autre analyse passe avant la tienne
       *[other] { $ahead } autres analyses passent avant la tienne
    } ; elle commence dans environ { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
review-playing-on = Simulation
review-upload = Analyser un fichier de partie
review-upload-how = Choisis un fichier de partie. Nous ne le gardons pas.
review-unfinished = La partie n’est pas finie : tout est examiné jusqu’ici.
review-moments = Moments à retenter
review-card = { $number } sur { $count }
review-previous = Moment précédent
review-next = Moment suivant
review-whose = De qui ?
review-mine = Les miennes
review-everyone = Toutes
review-turn-number = Tour { $turn }
review-show = Voir
review-again = Réessayer
review-again-how = Tu continues à partir de là contre les mêmes adversaires. Cela ne compte pas dans tes résultats.
review-none-mine = Aucune de tes décisions n’a coûté quoi que ce soit de notable.
review-who = Quel joueur étais-tu ?
review-story = Le déroulement de la partie
review-chances = { $who ->
    [you] Tes chances
   *[other] Chances { DE($name) }
} : { $before } → { $after }
review-numbers = Tous les chiffres

## The dice report

dice-title = Rapport sur les dés
dice-summary = { $kind ->
    [odd] Les dés étaient inhabituels.
   *[usual] Les dés étaient ordinaires.
}
# Said before any number of it.
dice-spread-how = Un nombre montre si les lancers étaient équilibrés : 0 si chaque face est sortie aussi souvent, vers { $expected } c’est normal avec des dés équitables, plus c’est moins équilibré.
dice-test-spread = { $name } : la régularité des faces ({ $trials } dés)
dice-test-face = { $name } : dés montrant { $face } ({ $trials } dés)
dice-test-worm = { $name } : vers ({ $trials } dés)
dice-test-fails = { $name } : lancers ratés ({ $trials } lancers)
dice-test-doubles = { $name } : doubles ({ $trials } lancers)
# What one player's dice did: $seen is a list of the following.
dice-player = { $name } : { $seen }.
dice-seen-worm = { $observed ->
    [0] aucun ver
    [one] 1 ver
   *[other] { $observed } vers
} (environ { $expected } avec des dés équitables)
dice-seen-fails = { $observed ->
    [one] { $observed } lancer raté
   *[other] { $observed } lancers ratés
} (environ { $expected } avec des dés équitables)
dice-seen-doubles = { $observed ->
    [0] aucun double
    [one] 1 double
   *[other] { $observed } doubles
} (environ { $expected } avec des dés équitables)
dice-oddest = Le plus insolite : { $words }. Vu { $observed }, attendu { $expected }. Des dés équitables s’écartent autant dans { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } des cas.
dice-verdict = { $looked ->
    [one] Nous avons vérifié { $looked } chose.
   *[other] Nous avons vérifié { $looked } choses.
} { $kind ->
    [odd] Quelque chose d’aussi étrange n’arrive avec des dés équitables que dans { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } des cas : inhabituel, mais pas une preuve.
   *[usual] Parmi tant de choses, des dés équitables en donnent une aussi étrange dans { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } des cas. Rien d’inhabituel.
}
dice-nothing = Aucun dé n’a été lancé.
dice-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
}, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
dice-looked = Ce que nous avons vérifié
dice-observed = Vu
dice-expected = Attendu
dice-p = p
dice-corrected = p, corrigée

## Puzzles

puzzle-title = Problèmes
puzzle-question = { $level ->
    [1] Facile.
    [2] Moyen.
   *[other] Difficile.
} Tu es { $name }. Quel est ton meilleur coup ?
# $kind: `right`, or the verdict of what was chosen.
puzzle-answer = { $kind ->
    [right] Exactement ! { $action }.
    [fine] Presque ! Juste un peu mieux : { $action }.
    [doubtful] Pas tout à fait. Mieux : { $action }.
   *[other] Pas cette fois. Mieux : { $action }.
}
puzzle-next = Problème suivant
puzzle-ask = Ton choix (numéro ou notation, vide pour abandonner) :
puzzle-score = Justes : { $right } sur { $asked }.
puzzle-none = Pas encore de problème à résoudre.
puzzle-count = { $count ->
    [0] Aucun problème trouvé.
    [one] 1 problème trouvé.
   *[other] { $count } problèmes trouvés.
}
puzzle-saved = Enregistré : { $file }
puzzle-searching = Recherche de problèmes
puzzle-own = Transformer mes erreurs en problèmes
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
puzzle-theme-pickomino-face = quelle face mettre de côté
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
lesson-steal-chance = Tes chances de voler la { $tile } à { $name } : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } au lieu de { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
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
lesson-rather = Même échouer vaut mieux que prendre la { $tile } maintenant.
lesson-last = La { $tile } est la dernière portion du gril : la prendre finit la partie. Vers jusqu’ici : toi { $mine }, { $name } { $theirs }.
lesson-tile = Vers : { $worms } sur la { $tile }, { $other-worms } sur la { $other }.
# The worm is taken `now`, since it might `never` come, or `later`, with $dice dice.
lesson-worm = { $kind ->
    [now] Sans ver, pas de portion. Si tu attends, ton prochain lancer ({ $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }) a { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chances d’en donner un.
    [never] Sans ver, pas de portion, et il ne resterait aucun dé pour en avoir un.
   *[later] Le ver peut attendre : avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, le prochain lancer a { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chances d’en donner un.
}
lesson-face = Dés restants : { $dice } au lieu de { $other-dice }.
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
lesson-evade = Ton { $piece } peut alors être éliminé dans { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } des cas ; avec l’autre coup, dans { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-trap = Ton prochain lancer peut alors éliminer le { $piece } { DE($name) } dans { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } des cas ; avec l’autre coup, dans { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-safe = Plus personne ne peut éliminer ton { $piece }.

## What cannot be asked

error-unknown-theme = Il n’y a pas de problèmes sur « { $value } ». Thèmes : { $known }.
error-unknown-puzzle = Le problème « { $value } » n’existe pas.
error-bad-games = Une simulation demande de { $low } à { $high } parties, pas { $value }.
error-not-small = Seules de petites parties à deux peuvent être résolues exactement : Pickomino avec au plus { $most } portions en jeu, Knockout avec au plus { $positions } positions.
error-tutor-off = Le coach n’est pas autorisé à cette table.
error-not-your-turn-to-ask = Tu peux demander au coach quand c’est ton tour.
error-tutor-not-agreed = Tout le monde devant cet écran n’a pas accepté le coach : { $names }.
error-hint-off = Les indices ne sont disponibles que contre des bots, avec tes propres dés.
error-too-many-questions = Au plus { $most } questions à la fois : attends d’abord une réponse.
error-insight-busy = Beaucoup de questions arrivent en ce moment. Réessaie dans un instant.
error-insight-too-long = Le calcul prend plus de { $seconds } secondes.
error-insight-failed = Roost n’a pas pu le calculer.

## The laboratory

lab-title = Laboratoire
lab-how = Monte n’importe quelle position, même une de ta partie, et vois ce qu’elle vaut.
lab-position = Position
lab-link = Lien vers cette position
lab-copied = Copié.
lab-shares = Chances de victoire
lab-choices = Choix
lab-tiles = Chances d’avoir chaque portion
lab-tile = Portion
lab-chance = En jouant au mieux
lab-most = En la visant
lab-victim = De
lab-grill = gril
lab-players = Nombre de joueurs
lab-seat = À qui de jouer
lab-taken = Dés mis de côté
lab-rolled = Dés lancés
lab-dangers = Tes pions en danger
lab-targets = Pions que tu peux éliminer
lab-piece = Pion
lab-over = La partie est finie.
lab-start = Réinitialiser
lab-rollout = Simulé { $games } fois : { $values }.
