### Glossary
###
### One word per concept, here and on the rules pages (pickomino.md, knockout.md).
### Tutoyer le joueur ; espace insécable devant : ; ? ! et dans « ».
###
### tile                       = portion (f.)
### tiles                      = portions
### worm                       = ver (m.)
### worms                      = vers
### grill                      = gril (m.)
### stack                      = pile (f.)
### top tile                   = portion du dessus
### face (of a die)            = face (f.)
### face up                    = visible
### turned over (face down)    = retournée ; retourner
### roll (verb / noun)         = lancer / lancer (m.)
### take                       = prendre
### stop                       = s’arrêter
### steal                      = voler
### fail / failed turn         = échouer / tour raté, échec (m.)
### seat                       = place (f.)
### player                     = joueur (m.)
### turn                       = tour (m.)
### round                      = tour de table (m.)
### move (one piece, Knockout) = déplacement (m.)
### double                     = double (m.)
### piece                      = pion (m.)
### space                      = case (f.)
### line                       = ligne (f.)
### knock out / knocked out    = éliminer / éliminé
### locked                     = bloqué
### total (of the taken dice)  = total (m.)
### opponent                   = adversaire (m./f.)
### win share                  = part de victoire ; prévue : chances de victoire
### points                     = points
### board                      = plateau (m.)
### variant / house rule       = variante (f.) / règle maison (f.)
### bot                        = bot (m.)
### table                      = table (f.)
###
### never                      = votre; vôtre; abîmé; honnêtes; pendule; plus basse; choisissez; arrêtez; réduisez; partie enregistrée

## Games, variants, boards. Shown before a game; `-how` explains in one line.

game-pickomino = Pickomino
game-knockout = Knockout

variant-pickomino-standard = règles normales
variant-pickomino-standard-how = La portion rendue revient visible. Ensuite la plus haute du gril est retournée, sauf si c’est justement elle.
variant-pickomino-short = partie courte
variant-pickomino-short-how = La portion rendue est retournée aussi quand elle est la plus haute du gril.
variant-pickomino-returned-face-down = partie courte, portion rendue retournée
variant-pickomino-returned-face-down-how = La portion rendue est toujours retournée elle-même, et aucune autre.
variant-pickomino-any-lower = n’importe quelle portion inférieure
variant-pickomino-any-lower-how = Règle maison : si ta portion exacte n’est pas sur le gril, tu peux prendre n’importe quelle portion inférieure.
variant-pickomino-turn-on-empty = toujours retourner une portion
variant-pickomino-turn-on-empty-how = Règle maison : la portion la plus haute est retournée même quand un joueur sans portion échoue.

board-rings61 = Anneaux 61
board-rings61-how = Le plateau standard : trois anneaux autour d’un centre, 61 cases.
board-rings49 = Anneaux 49
board-rings49-how = Plus petit, pour une partie rapide : des anneaux autour d’un centre, 49 cases.
board-grid49 = Grille 49
board-grid49-how = Sept cases sur sept avec des diagonales alternées.
board-bloom61 = Fleur 61
board-bloom61-how = Facile à lire : des chemins qui s’ouvrent en pétales, 61 cases.
board-wheel49 = Roue 49
board-wheel49-how = Facile à lire : une jante, douze rayons et un moyeu, 49 cases.
board-arrows49 = Flèches 49
board-arrows49-how = L’habileté y compte : la roue avec 24 lignes à sens unique, 49 cases.
board-arrows = Lignes à sens unique : { $arrows }.
board-arrow = de { $space } vers { $ends }
board-rounds = { $rounds ->
    [one] La partie s’arrête au plus tard après un tour de table.
   *[other] La partie s’arrête au plus tard après { $rounds } tours de table.
}

## Bots: a name, and one line about how it plays.

bot-pickomino-random = Poussin
bot-pickomino-random-how = joue n’importe quel coup permis, au hasard
bot-pickomino-gentle = Caneton
bot-pickomino-gentle-how = content de beaucoup de dés et de n’importe quelle portion, surtout de la tienne
bot-pickomino-simple = Poule
bot-pickomino-simple-how = cherche d’abord des vers et beaucoup de points, et s’arrête dès qu’une portion est à portée
bot-pickomino-casual = Canard
bot-pickomino-casual-how = compte assez souvent sur plus de vers qu’il n’en vient
bot-pickomino-steady = Coq
bot-pickomino-steady-how = compte les vers que le tour peut rapporter, et se trompe rarement
bot-pickomino-greedy = Pie
bot-pickomino-greedy-how = calcule exactement comment gagner le plus de vers à ce tour ; adore voler
bot-pickomino-strongest = Hibou
bot-pickomino-strongest-how = pense à toute la partie : chaque tour vise les meilleures chances de gagner
bot-knockout-random = Poussin
bot-knockout-random-how = joue n’importe quel coup permis, au hasard
bot-knockout-sparrow = Moineau
bot-knockout-sparrow-how = fonce sur les autres et les manque presque toujours
bot-knockout-wren = Roitelet
bot-knockout-wren-how = se cache des autres, le plus souvent au mauvais endroit
bot-knockout-robin = Rouge-gorge
bot-knockout-robin-how = guette les proies et le danger, et se trompe le plus souvent
bot-knockout-finch = Pinson
bot-knockout-finch-how = fonce sur les autres et les manque souvent
bot-knockout-blackbird = Merle
bot-knockout-blackbird-how = se cache des autres, souvent au mauvais endroit
bot-knockout-starling = Étourneau
bot-knockout-starling-how = guette les proies et le danger, et se trompe parfois
bot-knockout-pigeon = Pigeon
bot-knockout-pigeon-how = fonce sur les autres, les manque rarement et ne regarde jamais derrière lui
bot-knockout-simple = Poule
bot-knockout-simple-how = se cache bien et élimine ce qui passe à portée de bec
bot-knockout-jay = Geai
bot-knockout-jay-how = guette les proies et le danger, et se trompe rarement
bot-knockout-greedy = Milan
bot-knockout-greedy-how = élimine le pion le plus précieux possible ; sinon, joue n’importe où
bot-knockout-cautious = Héron
bot-knockout-cautious-how = élimine ce qu’il peut et garde ses pions hors de portée
bot-knockout-studied = Corbeau
bot-knockout-studied-how = sait exactement ce que vaut chaque numéro
bot-knockout-strongest = Hibou
bot-knockout-strongest-how = a joué des millions de tours et voit tout le plateau

## Shared words

# $face is 1 to 6; 6 is the worm.
face-name = { $face ->
    [6] ver
   *[other] { $face }
}
# A piece by its colour and number, as in "moves the blue 3".
piece-name = { $number } { $colour ->
    [blue] bleu
    [green] vert
    [red] rouge
   *[yellow] jaune
}
# Who was forgotten, in the place of a name.
somebody = quelqu’un

# Several things as one; $sound is `i` where $last begins with that sound, else `other`.
list-and = { $first } et { $last }
list-semicolon = { $first } ; { $second }
label-value = { $label } : { $value }
score-pickomino = { $score ->
    [one] { $score } ver
   *[other] { $score } vers
}
score-knockout = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

## What a player may do now. $total is the sum after it.

action-pickomino-take = { $face ->
    [6] { $count ->
        [one] mettre le ver de côté (total { $total })
       *[other] mettre { $count } vers de côté (total { $total })
    }
   *[other] { $count ->
        [one] mettre le { $face } de côté (total { $total })
       *[other] mettre les { $face } de côté ({ $count } dés, total { $total })
    }
}
action-pickomino-roll-on = { $dice ->
    [one] lancer le dernier dé
   *[other] lancer { $dice } dés
}
# $from: `grill`, `seat` (steal it from $victim-name) or `nobody` (nothing to take, the turn fails).
action-pickomino-stop = { $from ->
    [grill] s’arrêter et prendre la { $tile }
    [seat] s’arrêter et voler la { $tile } à { $victim-name }
   *[nobody] s’arrêter sans rien et perdre le tour
}
action-knockout-move = { $victim ->
    [none] { $piece } vers { $space }
   *[other] { $piece } vers { $space }, élimine le { $victim } ({ $victim-name })
}

## come as names.

event-pickomino-rolled = { $name } lance : { $dice }.
event-pickomino-took = { $face ->
    [6] { $count ->
        [one] { $name } met le ver de côté : { $total } pour l’instant.
       *[other] { $name } met { $count } vers de côté : { $total } pour l’instant.
    }
   *[other] { $count ->
        [one] { $name } met le { $face } de côté : { $total } pour l’instant.
       *[other] { $name } met les { $face } de côté ({ $count } dés) : { $total } pour l’instant.
    }
}
# $exact is `true` when $total is the tile’s own number.
event-pickomino-got-tile = { $victim ->
    [none] { $exact ->
        [true] { $name } prend la { $tile } sur le gril.
       *[false] Avec { $total }, { $name } prend une portion inférieure sur le gril : la { $tile }.
    }
   *[other] Exactement { $total } : { $name } vole la { $tile } à { $victim-name }.
}
event-pickomino-failed = { $reason ->
    [no-face] Rien de nouveau : { $name } perd son tour.
    [no-worm] { $name } a { $total }, mais pas de ver, et perd son tour.
   *[no-tile] Pas de portion pour { $total } : { $name } perd son tour.
}
# Said for `returned` and the `turned` that follows it together. $face-up is how the tile lies then;
# $turned is the tile that was turned over, or `none`.
event-pickomino-returned = { $face-up ->
    [false] La { $tile } revient retournée sur le gril et sort du jeu.
   *[true] { $turned ->
        [none] La { $tile } revient sur le gril. C’est la plus haute : elle reste visible.
       *[other] La { $tile } revient sur le gril et la { $turned } est retournée.
    }
}
# A `turned` without `returned` before it.
event-pickomino-turned = La { $tile } est retournée.
# Said after `failed` when neither `returned` nor `turned` follows.
event-pickomino-nothing-returned = { $name } n’a pas de portion à rendre.
event-pickomino-ended = { $capped ->
    [true] Après 2 000 tours, la partie s’arrête ici.
   *[false] Plus aucune portion visible sur le gril : la partie est finie.
}

event-knockout-rolled-off = Qui commence ? { $name } lance { $dice } : { $total }.
event-knockout-tied = { $names } sont à égalité avec la plus haute somme et relancent.
event-knockout-starts = { $name } a la plus haute somme et commence.
# $low and $high are the two dice.
event-knockout-rolled = { $double ->
    [true] { $name } fait un double { $low } : un pion { $low } et un autre, au choix, avancent de { $low } chacun.
   *[false] { $name } fait { $low } et { $high } : un { $low } avance de { $high }, un { $high } avance de { $low }.
}
event-knockout-moved = { $origin ->
    [none] { $victim ->
        [none] { $name } déplace le { $piece }.
       *[other] Avec le { $piece }, { $name } élimine le { $victim } ({ $victim-name }).
    }
   *[other] { $victim ->
        [none] { $name } déplace le { $piece } de { $origin } en { $space }.
       *[other] { $name } déplace le { $piece } de { $origin } en { $space } et élimine le { $victim } ({ $victim-name }).
    }
}
# $number is `none` for a double’s other piece.
event-knockout-move-lost = { $reason ->
    [out] { $number ->
        [none] { $name } n’a plus d’autre pion : ce déplacement est perdu.
       *[other] { $name } n’a plus de { $number } : ce déplacement est perdu.
    }
    [locked] { $number ->
        [none] Les autres pions { DE($name) } sont éliminés ou bloqués : ce déplacement est perdu.
       *[other] Le { $number } { DE($name) } est bloqué : ce déplacement est perdu.
    }
   *[blocked] { $number ->
        [none] Aucun autre pion { DE($name) } ne peut avancer de { $length } exactement : ce déplacement est perdu.
       *[other] Le { $number } { DE($name) } ne peut pas avancer de { $length } exactement : ce déplacement est perdu.
    }
}
event-knockout-locked = Le { $piece } est bloqué : plus aucun adversaire n’a de { $number }.
event-knockout-skipped = { $name } ne peut plus bouger aucun pion : on saute son tour.
event-knockout-ended = { $reason ->
    [no-rivals] Il n’y a plus personne à éliminer : la partie est finie.
    [rounds] Les tours de table convenus sont joués : la partie est finie.
   *[cap] Après 2 000 tours, la partie s’arrête ici.
}

# $names are the winners, $score what each of them has.
result-winners = { $count ->
    [one] { $names } gagne ! { $score }.
   *[other] { $names } se partagent la victoire : { $score } chacun.
}
remark-lucky = { $pick ->
    [0] Quel lancer !
    [1] Quelqu’un a nourri les dés.
    [2] Des vers à la pelle !
   *[3] Ça sent déjà le grillé.
}
remark-failed = { $pick ->
    [0] Raté !
    [1] Ces dés n’ont aucune éducation.
    [2] Un lancer de trop.
   *[3] Et les vers s’échappent.
}
remark-stole = { $pick ->
    [0] Quel culot !
    [1] Quelle plume légère !
    [2] Joliment chipée.
   *[3] L’avenir est aux lève-tôt…
}
remark-robbed = { $pick ->
    [0] Quel toupet !
    [1] Tu peux toujours la reprendre.
    [2] Il va y avoir des plumes.
   *[3] Elle était encore toute chaude.
}
remark-knocked-out = { $pick ->
    [0] Boum !
    [1] Les plumes volent !
    [2] En plein sur le bec.
   *[3] Bon vent !
}
remark-won = { $pick ->
    [0] Hourra !
    [1] Les poules sont impressionnées.
    [2] Cocorico !
   *[3] Un grand bravo !
}
remark-lost = { $pick ->
    [0] La prochaine fois, c’est toi qui chanteras.
    [1] Les poules t’aiment quand même.
    [2] Une revanche ?
   *[3] C’est la faute des dés. On ne dira rien.
}
remark-close = { $pick ->
    [0] À une plume près !
    [1] C’était serré !
    [2] Quelle fin !
   *[3] Les poules n’osaient plus regarder.
}
remark-waiting = { $pick ->
    [0] On attend { $name }
    [1] { $name } couve une idée
    [2] { $name } réfléchit
   *[3] À { $name } de jouer
}

## What happens around the game, and what people say to each other, at a server’s table.

table-event-started = { $name } commence.
table-event-sat-down = { $name } s’assoit.
table-event-stood-up = La place { $seat } est de nouveau libre.
table-event-removed = L’hôte a retiré le joueur de la place { $seat }.
table-event-seat-closed = La place { $seat } est fermée. Chacun doit confirmer de nouveau.
table-event-away = L’appareil { DE($name) } ne répond pas ; les dés continuent sans lui.
table-event-back = { $name } est de retour.
table-event-chain-renewed = L’appareil { DE($name) } met une nouvelle part dans les dés.
table-event-took-back = Le dernier lancer est annulé : { $name } le saisit de nouveau.
table-event-flagged = Temps écoulé pour { $name }. Un bot décide.
table-event-stand-in-started = Un bot joue à la place { DE($name) }.
table-event-stand-in-ended = { $name } est de retour.
table-event-abandoned = Cette table a été fermée.
seat-free = place libre
reaction-hello = Salut !
reaction-wow = Waouh !
reaction-ouch = Aïe !
reaction-laugh = Ha ha !
reaction-nice = Joli coup !
reaction-thinking = Hum…
reaction-thanks = Merci !
reaction-bye = À bientôt !

# What the birds of bots say, in two or three words: a turn that failed, their tile is stolen, they
# steal, a tile with four worms, their piece is knocked out, they knock one out.
bird-failed = { $pick ->
    [0] Zut.
    [1] Nom d’une plume.
    [2] Encore raté.
   *[3] Si près.
}
bird-robbed = { $pick ->
    [0] Hé !
    [1] Ma portion !
    [2] Rends-la-moi !
   *[3] Au voleur !
}
bird-robs = { $pick ->
    [0] À moi !
    [1] Merci !
    [2] Viens par ici.
   *[3] Vous permettez ?
}
bird-prize = { $pick ->
    [0] Miam !
    [1] Jackpot !
    [2] Quelle merveille !
   *[3] Quel festin !
}
bird-out = { $pick ->
    [0] Aïe !
    [1] Hé !
    [2] Ça fait mal.
   *[3] Mon pion !
}
bird-hits = { $pick ->
    [0] Du balai !
    [1] Attention au bec !
    [2] Je t’ai eu !
   *[3] Pardon.
}

## Refusals: error-<code>, with the values of the error.

error-bad-board = Ce n’est pas un plateau, à { $where } : { $why ->
    [missing] ceci manque.
    [unknown-field] ce champ n’existe pas ; les champs sont { $known }.
    [value] ici il faut { $wanted }, pas « { $value } ».
    [key] une clé se compose de minuscules, de chiffres et de traits d’union.
    [name] ici il faut un nom lisible.
    [shape] ici il faut quelque chose comme { $wanted }
    [too-many-spaces] { $value } cases, c’est trop ; un plateau en a { $most } au plus.
    [space-name] le nom d’une case est une majuscule suivie de trois majuscules ou chiffres au plus.
    [same-place] { $other } est au même endroit.
    [unknown-space] la case « { $value } » n’existe pas.
    [line-self] cette ligne relie { $value } à elle-même.
    [line-twice] c’est la même ligne que { $other }.
    [player-count] on joue à 2, 3 ou 4.
    [colours] ici il faut six cases pour chacun de { $known }.
    [taken] { $value } est déjà occupée par { $other }.
    [no-rivals] aucun numéro n’appartient à deux joueurs, la partie serait donc aussitôt finie.
    [not-symmetric] à { $value } joueurs, le plateau n’est pas le même vu de chaque place.
    [not-connected] il n’y a pas de chemin de { $value } à { $other } ; un plateau est d’un seul tenant.
    [no-landing] de { $value }, aucun déplacement de { $length } n’est possible sur le plateau vide.
    [twice] ceci apparaît deux fois.
    [not-json] le fichier n’est pas du JSON : { $value }
    [shipped] { $value } est la clé d’un plateau fourni avec Roost ; choisis-en une autre.
   *[other] { $reason }
}
error-bad-die = Un dé montre de 1 à 6, pas { $value }.
error-bad-face = La face { $value } n’existe pas ; les faces sont 1 2 3 4 5 et w pour le ver.
error-bad-first-seat = Les places vont de 0 à { $last } ; la place { $seat } n’existe pas.
error-bad-json = Roost ne peut pas lire ces données : { $what }
error-bad-move = { $value } n’est pas un coup dans la notation de ce jeu.
error-bad-payoff = Impossible de calculer avec ces valeurs : { $why ->
    [shape] ici il faut { $expected } valeurs, pas { $got }.
    [finite] toutes doivent être des nombres finis.
   *[other] { $reason }
}
error-bad-position = Ce n’est pas une position : { $why ->
    [empty] le texte est vide.
    [fields] il y a { $given } champs au lieu de { $wanted } : { $fields }
    [number] { $field } est un nombre, pas « { $value } ».
    [tile] { $value } n’est pas une portion ; les portions vont de 21 à 36.
    [tile-twice] la portion { $value } est à deux endroits.
    [tiles] « { $value } » n’est ni une portion ni une suite comme 21-24, ou répète une portion.
    [face] « { $value } » n’est pas une face ; les faces sont 1 2 3 4 5 et w.
    [seats] il ne peut pas y avoir { $value } joueurs ; possible : { $known }
    [seat] la place { $value } n’existe pas ; les places vont de 0 à { $last }.
    [turn] les tours vont de 1 à { $most }, pas { $value }.
    [dice-taken] { $value } dés sont pris, mais il n’y en a que 8.
    [over-tiles] la partie n’est pas finie tant qu’une portion est visible sur le gril.
    [over-dice] la partie est finie, donc aucun dé n’est pris.
    [is-over] ici la partie est finie, donc DICE est #.
    [complete] tous les dés ou toutes les faces sont pris, donc ce tour est fini (P6).
    [roll-count] { $given } dés sont lancés alors qu’il en reste { $wanted }.
    [roll-fails] le lancer ne montre que des faces déjà prises, donc ce tour est raté (P7).
    [not-begun] rien n’est encore pris, donc DICE est ? ou un lancer.
    [two-pieces] il y a deux pions sur { $value }.
    [colours] il y a { $value } couleurs au lieu de { $wanted }.
    [pieces] chaque couleur a six pions, pas { $value }.
    [space] le plateau { $board } n’a pas de case { $value }.
    [dice] DICE est ? ou # ou de la forme 35, 5:3 ou !3:3, le dé le plus bas d’abord, pas « { $value } ».
    [rivals] la partie n’est pas finie tant que deux joueurs ont le même numéro.
    [skipped] la place { $value } n’a plus de pion qui puisse avancer, et on saute son tour (K13).
    [move-lost] un pion que ces dés déplacent est éliminé ou bloqué, et son déplacement est perdu (K11) : DICE est { $wanted }
    [no-move] rien ne peut avancer avec ces dés, donc ce tour est fini (K10).
    [round] ici les tours de table vont de 1 à { $most }, pas { $value }.
    [turn-late] dans ce tour de table, c’est au plus tard le tour { $most }, pas le { $value }.
    [roll-off] tant que les dés décident qui commence, DICE est ?, TURN et ROUND sont 0, et FIRST a par place une somme, ? ou -.
    [roll-off-seat] pour savoir qui commence, c’est à la place { $wanted } de lancer, pas à la { $value }.
    [over] la partie est finie, il n’y a donc pas de tour à étudier.
    [nothing-to-choose] ici personne n’a rien à choisir.
   *[other] à « { $value } » : { $reason }
}
error-bad-receipt = Ce fichier n’est pas le reçu d’une table.
error-bad-record = Ce n’est pas un fichier de partie de Roost : { $why ->
    [format] « { $value } » n’est pas { $wanted }.
    [missing] « { $value } » manque ou n’est pas du bon type.
    [shape] « { $value } » devrait ressembler à { $wanted }
    [unknown-key] l’entrée « { $value } » n’existe pas.
    [twice] « { $value } » apparaît deux fois.
    [dice] les dés ne peuvent pas venir de « { $value } » ; connus : { $known }
    [unkeepable] « { $value } » contient ce qu’un fichier ne peut pas contenir.
    [start-seats] il y a { $given } joueurs, mais { $wanted } dans la position de départ.
    [start-variant] la position de départ a une autre variante que la partie.
    [seat] { $value } n’est ni une personne avec un nom ni un bot avec un nom et un type.
    [name] { $value } a besoin d’un nom de 1 à { $most } caractères visibles.
    [not-json] ce n’est ni du JSON ni un texte lisible ({ $value }).
    [turn-number] la ligne { $line } commence par { $value } au lieu de { $wanted }
    [line] la ligne { $line }, « { $value } », n’est ni un en-tête ni un tour.
    [header] ligne { $line } : { $key } ne peut pas être « { $value } ».
   *[other] { $reason }
}
error-bad-roll = { $roll } n’est pas un lancer de { $dice ->
    [one] un dé
   *[other] { $dice } dés
}.
error-bad-rounds = Le nombre de tours de table va de 1 à { $most }, pas { $value }.
error-bad-seats = Ce jeu se joue de { $low } à { $high } joueurs, pas { $seats }.
error-bad-space = Le plateau { $board } n’a pas de case { $value }.
error-bad-turn = { $why ->
    [whole-turn] une ligne contient un tour entier.
    [after-end] { $value } vient après la fin du tour.
    [damaged] ici le fichier est coupé ou endommagé ({ $value }).
    [turn-number] la ligne { $line } commence par { $value } au lieu de { $wanted }
    [line] la ligne { $line }, « { $value } », n’est pas un tour.
   *[other] { $reason }
}
error-bad-turn-state = Aucun tour ne peut ressembler à cela : { $reason }
error-bad-variant = La variante « { $value } » n’existe pas ; choisis parmi { $known }.
error-board-seats = Le plateau { $board } est pour { $known } joueurs, pas { $seats }.
error-broken-record = Le fichier de la partie n’a plus de sens à partir du tour { $turn } : { $reason }
error-dice-first = Lance d’abord les dés.
error-game-over = { $move } arrive trop tard : la partie est finie.
error-game-unsupported = Cela n’est pas possible avec le jeu « { $game } ».
error-illegal-action = { $move } n’est pas possible maintenant ; possible : { $legal }
error-no-dice = Il n’y a plus de lancers à lire.
error-record-version = Ce fichier est de la version { $value } ; ce programme lit la version { $known }.
error-rules-version = Ceci suit la version { $value } des règles ; ce programme joue selon la version { $known }.
error-unknown-board = Le plateau « { $value } » n’existe pas ; choisis parmi { $known }.
error-unknown-bot = Le bot « { $value } » n’existe pas ; choisis parmi { $known }.
error-unknown-game = Le jeu « { $value } » n’existe pas ; choisis parmi { $known }.
error-unknown-language = La langue « { $value } » n’existe pas ; choisis parmi { $known }.
error-unparsable = Roost ne peut pas lire ceci.
error-variant-clash = « { $value } » combine des options incompatibles, ou en répète une. Choisis-en une parmi { $known }.
error-wrong-number-of-dice = { $given ->
    [0] Aucun dé indiqué
    [one] Un dé indiqué
   *[other] { $given } dés indiqués
}, mais on en lance { $wanted }.
error-wrong-result = Le résultat du fichier ne découle pas des coups (tour { $turn }).

## Refusals of the server.

error-already-ready = Tu as déjà confirmé.
error-already-started = Trop tard : la partie a déjà commencé.
error-bad-message = Le serveur n’a pas compris : { $reason }
error-bad-parameter = « { $value } » n’est pas une valeur valable ici. Possible : { $known }
error-bad-request = Le serveur ne peut pas traiter cette demande.
error-bad-token = Ce jeton est inconnu ou n’est plus valable.
error-broken-log = L’enregistrement de cette table est endommagé.
error-dice-are-manual = À cette table, les lancers se saisissent à la main.
error-dice-not-manual = À cette table, le programme lance les dés.
error-dice-scheme = Les dés de cette partie suivent le procédé « { $value } » ; ce programme vérifie { $known }.
error-forbidden = Impossible ici.
error-foreign-host = Ce serveur ne répond pas au nom de { $value }. Son hôte peut l’autoriser avec --origin.
error-foreign-origin = Les demandes venant de { $value } ne sont pas admises ici.
error-foreign-seat = Cette place n’est pas à toi.
error-manual-needs-one-device = On ne peut saisir les lancers que si tout le monde joue sur le même appareil.
error-two-clocks = Une table a soit une limite par décision, soit des heures par tour, pas les deux.
error-bad-start = Une table ne peut pas commencer par cette position : { $why ->
    [seats] elle a { $wanted } places, la table { $given }.
    [variant] elle suit d’autres règles que la table.
    [over] la partie y est terminée.
    [first] la position dit elle-même à qui c’est de jouer.
   *[stream] les dés que partagent plusieurs tables commencent avec la partie.
}
error-seats-given = La position fixe le nombre de places ; aucune ne peut être fermée.
error-mixed-seats = Toutes les parties d’un lot doivent avoir le même nombre de places.
error-needs-invite = Cette place est réservée à quelqu’un qui a une invitation.
error-no-such-board = Le plateau « { $value } » n’existe pas.
error-no-such-seat = Cette table n’a pas cette place.
error-no-such-stream = Ces dés partagés n’existent pas.
error-no-such-card = Ce moment n’est pas dans ta liste.
error-no-such-table = Cette table n’existe pas.
error-no-such-token = Ce jeton n’existe pas.
error-not-found = Il n’y a rien ici.
error-not-now = Ce n’est pas possible maintenant.
error-not-over = La partie n’est pas encore finie.
error-not-playing = Personne ne joue à cette table en ce moment.
error-not-signed-in = Nous ne te connaissons pas encore. Va sur la page d’accueil et réessaie.
error-not-started = La partie n’a pas encore commencé.
error-not-the-maker = Seul l’hôte peut le faire.
error-not-your-turn = Ce n’est pas ton tour.
error-nothing-to-take-back = Il n’y a pas de lancer à annuler.
error-others-are-seated = D’autres sont assis à cette table ; on ne peut pas la fermer maintenant.
error-rolled-already = Tu as déjà lancé.
error-not-in-lesson = Dans cette leçon, suis la bulle.
error-lesson-only = Les dés qui suivent un scénario sont réservés à la première partie.
error-seat-kept = Un bot joue ici. Reprends d’abord la main.
error-seat-not-kept = Cette place est déjà à toi.
error-seat-taken = Quelqu’un est déjà assis ici.
error-seat-empty = Personne n’est assis là.
error-own-seat = C’est ta propre place. Quitte plutôt la table.
error-one-seat-each = À cette table, chacun a une place, et tu as déjà la tienne.
error-bad-name = « { $value } » n’est pas un nom : de 1 à { $most } caractères visibles.
error-name-taken = À cette table, quelqu’un s’appelle déjà { $name }, ou presque. Choisis un autre nom, par exemple { $free }.
error-removed = L’hôte t’a retiré de cette table.
error-banned = L’hôte t’a exclu de ce serveur.
error-stale-version = La partie a continué. Regarde de nouveau.
error-conflict = Autre chose a été enregistré au même moment ; rien n’a changé. Réessaie.
error-sequence-conflict = La partie a avancé entre-temps ; rien n’a changé. Réessaie.
error-store-closed = Le serveur s’arrête ; rien n’a changé.
error-store-failed = Le serveur n’a pas pu enregistrer ; rien n’a changé.
error-store-before-release = Les données viennent d’une version de développement de Roost antérieure à 0.1.0. Déplace-les et commence avec un dossier de données ou une base de données vide.
error-store-too-new = Les données viennent d’un Roost plus récent (schéma { $value } ; celui-ci connaît { $known }).
error-stream-closed = Ces dés partagés sont fermés : leur graine est connue.
error-daily-open = D’autres peuvent encore jouer ces dés. Tu pourras partager ce moment une fois la journée finie.
error-no-such-day = Il n’y a pas ici de partie du jour pour le { $value }.
error-token-scope = Ce jeton ne permet pas cela.
error-too-fast = C’était trop rapide ; attends un instant.
error-too-large = C’est trop gros ; { $most } octets au plus.
error-too-many = Tu as atteint une limite. Réessaie plus tard.
error-too-many-guests = Trop de nouveaux invités depuis ton réseau. Réessaie plus tard.
error-too-many-sockets = Tu as trop de pages Roost ouvertes. Fermes-en une.
error-too-many-streams = Tu as déjà { $most } séries de dés partagés ouvertes, le maximum ; fermes-en une d’abord.
error-too-many-tables = Tu as déjà { $most } tables non finies, le maximum ; termines-en une d’abord.
error-too-many-tokens = Tu as déjà { $most } jetons, le maximum ; révoques-en un d’abord.
error-too-slow = La demande a mis trop de temps à arriver ; réessaie.
error-unavailable = Le serveur n’est pas disponible pour l’instant ; réessaie bientôt.
error-table-busy = Cette table est très occupée. Réessaie dans un instant.
error-unexpected = Quelque chose s’est mal passé sur le serveur ; rien n’est perdu.
error-bad-address = « { $value } » n’est pas l’adresse d’un serveur.
error-bad-link = « { $value } » n’est pas un lien vers une table.
error-client = La connexion au serveur est coupée.
error-not-open = Cette table n’est pas ouverte.
error-server-unreachable = Aucun serveur ne répond à { $value }.
error-server-name = Il n’y a pas de serveur { $value }. Vérifie l’adresse.
error-server-certificate = Le certificat de { $value } n’est pas fiable : { $reason }. S’il est à toi, indique le fichier de son autorité dans SSL_CERT_FILE.
error-unfair-dice = Quelque chose ne va pas dans les dés de cette table ({ $why }).
error-wrong-link = Ce n’est pas le maillon de cette place pour ce lancer.
error-link-not-due = Aucun maillon de cette place n’est attendu maintenant.
error-link-missing = La part de la place dans ce lancer manque.
error-mix-due = Les dés sont en train d’être mélangés. Réessaie dans un instant.
error-chain-not-due = Cette place ne peut pas avoir de nouvelle chaîne maintenant. Réessaie dans un instant.
error-no-chain = Cette place n’a pas de part dans les dés.
