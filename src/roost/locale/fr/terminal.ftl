### What the command line says. Everything else it says is in game.ftl.

## Words that may be typed. The first is the one that prompts show. English ones work everywhere.

words-help = ? aide
words-save = enregistrer sauver
words-quit = q quitter
words-undo = u annuler
words-worm = v ver
words-roll = l lancer
words-stop = a arrêter arreter
words-yes = o oui
words-no = n non
words-easy = facile
words-medium = moyen
words-hard = difficile

## Before and after a game

player-name = Joueur { $number }
opening = Une partie de { $game }.
opening-bot = { $name } est un bot : { $how }.
opening-help = Tape { $help } pour l’aide, { $quit } pour quitter. La partie est enregistrée après chaque coup.
turn-heading = Tour { $turn } : { $name }
game-saved = La partie est enregistrée dans { $file }.
game-quit = La partie est enregistrée. Pour continuer : { $command }
game-end-of-input = Il n’y a plus rien à lire. La partie est enregistrée ; pour continuer : { $command }
game-interrupted = Arrêté. La partie est enregistrée ; pour continuer : { $command }
resuming = Reprise de { $file }.
resume-line = { $number }  { $game } : { $names } ; tour { $turn }, { $when }
salvaged = Le fichier est bon jusqu’au tour { $turn } ; la partie reprend là dans { $file }.
replay-unfinished = La partie n’est pas finie.
undo-done = Le dernier lancer est annulé.
undo-nothing = Il n’y a plus rien à annuler.
undo-done-move = Ton dernier coup est annulé.

## The table

table-grill = Gril : { $tiles }
table-face-down = Retournées : { $tiles }
table-stack = { $top ->
    [none] { $name } : aucune portion
   *[other] { $name } : { $score }, portion du dessus { $top }{ $covered ->
        [none] {""}
       *[other] , dessous { $covered }
    }
}
table-colours = { $name }, { $colours } : { $score }
table-piece = { $space ->
    [none] { $number } éliminé
   *[other] { $number } en { $space }{ $locked ->
        [true] { " " }(bloqué)
       *[false] {""}
    }
}
table-out = éliminés : { $pieces }
table-locked = bloqués : { $pieces }
table-signs = { $piece } est un pion, { $locked } un pion bloqué ; ce qui est entre (parenthèses) est à portée.
turn-dice = { $double ->
    [true] double { $low }
   *[false] { $low } et { $high }
}
turn-half = { $number ->
    [0] un autre pion avance de { $length }
   *[other] un pion { $number } avance de { $length }
}
turn-hit = { $piece } en { $space } élimine { $victim }
turn-hits = À portée : { $hits }{ $more ->
    [0] .
   *[other] ; { $more } de plus.
}
turn-rest = { $count ->
    [0] { $hits ->
        [true] Sinon, { $pieces }.
       *[false] Déplace { $pieces }.
    }
   *[other] { $hits ->
        [true] Sinon, un des { $count } pions.
       *[false] Déplace un des { $count } pions.
    }
}
region-ring = { $ring ->
    [O] tout l’anneau extérieur
    [M] tout l’anneau du milieu
   *[I] tout l’anneau intérieur
}
region-run = { $first } à { $last }
colour-blue = bleu
colour-green = vert
colour-red = rouge
colour-yellow = jaune
taken-so-far = De côté : { $dice } — { $total }{ $worm ->
    [true] {""}
   *[false] , pas encore de ver
}. { $left ->
    [0] Plus de dés.
    [one] Encore { $left } dé.
   *[other] Encore { $left } dés.
}
choice-piece = { $piece } en { $space }, { $length ->
    [one] 1 pas
   *[other] { $length } pas
} :
choice-hit = { $space } élimine le { $victim } ({ $victim-name })

## Prompts

prompt-game = Quel jeu ?
prompt-players = Qui joue ? Tape { $easy }, { $medium } ou { $hard } pour jouer contre un bot (Entrée : { $medium }), ou des noms séparés par des virgules :
prompt-lesson = Tape { $key } :
prompt-action = { $you ->
    [true] Que fais-tu ?
   *[false] { $name }, que fais-tu ?
} [{ $choices }]
prompt-take = { $you ->
    [true] Quels dés mets-tu de côté ?
   *[false] { $name }, quels dés mets-tu de côté ?
} [{ $choices }]
prompt-decide = { $you ->
    [true] Lancer ou s’arrêter ?
   *[false] { $name }, lancer ou s’arrêter ?
} [{ $choices }]
prompt-which-tile = Quelle portion ? [{ $tiles }]
prompt-stop-fails = { $reason ->
    [no-worm] Sans ver, le tour est raté.
   *[no-tile] Avec { $total }, aucune portion à prendre : le tour est raté.
} S’arrêter quand même ? [{ $yes }/{ $no }]
prompt-move = { $you ->
    [true] Ton coup ?
   *[false] { $name }, ton coup ?
} Par exemple { $example } :
prompt-where = Vers quelle case va { $piece } ?
tutor-sure = Vraiment ? Cela coûte { $points } points de chances de victoire.
tutor-now = { $on ->
    [true] Le coach est activé : il demande une fois avant un coup coûteux.
   *[false] Le coach est désactivé.
}
prompt-roll = { $you ->
    [true] Lance
   *[false] { $name } : lance
} { $dice ->
    [one] un dé et tape ce qu’il montre
   *[other] { $dice } dés et tape ce qu’ils montrent
} :
prompt-finish = Entrée pour finir, { $undo } pour annuler le dernier lancer :
prompt-replay = Entrée pour le tour suivant, { $quit } pour quitter :

help-pickomino =
    Mets de côté tous les dés d’une face : tape de 1 à 5, ou { $worm } pour le ver. Ensuite { $roll }
    pour lancer le reste ou { $stop } pour t’arrêter. Un nombre comme 26 arrête et prend cette
    portion. Sans ver, pas de portion. Toutes les règles : roost rules pickomino
help-knockout =
    Tape un pion et une case : b3 M7 déplace le 3 bleu en M7. Le numéro suffit quand il est
    clair : 3 M7. Avec le pion seul, on te demande où. Les lettres des couleurs : b bleu, g vert,
    r rouge, y jaune. Toutes les règles : roost rules knockout.
help-anywhere = { $help } cette aide, { $save } dit où la partie est enregistrée, { $quit } quitte la partie.
help-undo = { $undo } annule le dernier lancer, jusqu’à la saisie du suivant.
help-coach = Contre des bots seulement : { $hint } montre le meilleur coup, { $tutor } te prévient avant une erreur, { $analyse } compare les coups, { $position } écrit la position, { $undo } annule ton dernier coup.

## Positions

show-to-play = À { $name } de jouer.
show-dice = Les dés montrent { $dice }.
show-to-roll = { $name } va lancer { $dice ->
    [one] un dé
   *[other] { $dice } dés
} : { $rolls } lancers différents.
show-fail = Probabilité que le lancer ne montre que des faces déjà prises : { NUMBER($percent, maximumFractionDigits: 1) } % ({ $exact }).
show-moves = En notation : { $moves }
warning-stop-fails = Note : s’arrêter maintenant échoue, car il n’y a pas de portion à prendre.
warning-tiles-missing = Note : il manque des portions alors que la partie vient de commencer.
warning-last-turn = Note : c’est le tour 2 000, le dernier.

## Refusals

error-not-understood = « { $value } » n’est pas possible ici ; choisis parmi { $choices }, ou tape ? pour l’aide.
error-nothing-typed = Rien n’a été tapé ; choisis parmi { $choices }, ou tape ? pour l’aide.
error-no-such-face = « { $value } » ne peut pas être mis de côté ; choisis parmi { $choices }.
error-face-not-rolled = Le lancer ne montre pas de dés à { $face } ; choisis parmi { $choices }.
error-face-taken = Tu as déjà mis { $face } de côté pendant ce tour ; choisis parmi { $choices }.
error-tile-not-within-reach = La portion { $value } n’est pas à ta portée ; choisis parmi { $choices }.
error-piece-cannot-move = { $why ->
    [not-yours] { $value } n’est pas ton pion.
    [out] { $value } est éliminé.
    [locked] { $value } est bloqué.
   *[dice] { $value } n’avance pas avec ces dés.
} Choisis parmi { $choices }.
error-space-not-reachable = Pas de chemin vers { $space } pour { $pieces }.
error-which-piece = « { $value } » peut désigner plusieurs pions ; dis lequel : { $choices }.
error-who-goes = { $space } est une case ; dis quel pion y va : { $choices }.
error-space-first = « { $value } » commence par une case : le pion vient d’abord, comme dans { $example }.
error-undo-not-here = Tu peux annuler des lancers de vrais dés (--dice manual) et, seul contre des bots, tes propres coups.
error-lesson-move = La leçon continue avec { $key }.
error-no-server = Tes réglages n’indiquent aucun serveur. Ajoutes-en un avec : roost settings server=ADRESSE
error-usage = { $command } : { $reason }
error-unknown-argument = Option inconnue : « { $value } » ; voir { $command } --help
error-argument-without-value = { $value } demande une valeur ; voir { $command } --help
error-argument-with-value = { $value } ne prend pas de valeur ; voir { $command } --help
error-argument-missing = Il manque : { $value } ; voir { $command } --help
error-argument-twice = { $value } est donné deux fois ; une fois suffit. Voir { $command } --help
error-not-a-number = { $option } est un nombre ({ $allowed }), pas « { $value } ».
error-option-of-other-game = { $option } n’est pas une option de { $game }.
error-unknown-dice = Les dés « { $value } » n’existent pas ; choisis parmi { $known }.
error-seed-and-manual = De vrais dés n’ont pas de graine : enlève --seed ou --dice manual.
error-too-many-players = { $players } joueurs sont nommés pour { $seats } places.
error-no-such-player = Personne ici ne s’appelle « { $value } » ; choisis parmi { $known }.
error-same-name = Deux joueurs s’appellent { $value } ; les noms doivent être différents.
error-no-such-rule = Il n’y a pas de règle { $value } sur cette page.
error-no-such-game = Il n’y a pas de partie inachevée { $value } ; il y en a { $count }. Voir roost resume --list
error-nothing-to-resume = Il n’y a pas de partie inachevée. Commences-en une avec : roost play
error-game-finished = La partie de { $file } est finie ; revois-la avec : roost replay { $file }
error-dice-not-here = Cette partie a été jouée avec des dés « { $source } » et ne peut pas continuer ici ; revois-la avec roost replay.
error-file-exists = { $file } existe déjà ; choisis un autre nom, ou continue avec : roost resume { $file }
error-end-of-input = Plus rien à lire.
error-no-file = Le fichier { $file } n’existe pas.
error-no-folder = Le dossier { $folder } n’existe pas.
error-bad-folder = Impossible de créer le dossier { $folder } : { $reason }
error-file = { $file } est inutilisable : { $reason }
error-not-text = Ce fichier n’est pas du texte.
interrupted = Arrêté.

## Questions at a prompt, and after a game

words-again = encore répéter repeter
words-scores = scores
words-near = près pres
words-from = depuis
words-threats = menaces
words-hint = indice
words-tutor = coach
words-position = position
words-analyse = analyser
game-review = Chance ou erreurs ? { $command }
game-another = Une autre partie : { $command }
near-answer = À côté de { $space } : { $spaces }.
near-arrows = Des flèches mènent ici depuis { $spaces }, sans retour.
near-piece = { $space } { $you ->
    [true] avec ton { $piece }
   *[false] avec le { $piece } { DE($name) }
}
from-answer = Depuis { $space }, un déplacement de { $length } peut finir en { $spaces }.
threat = { $victim } en { $space } : à portée de { $hunters }.
threat-by = { $piece } avec { $lengths }
threats-more = { $count ->
    [one] Et un autre pion.
   *[other] Et { $count } autres pions.
}
threats-none = Rien ne peut être éliminé au prochain tour.
error-bad-question = Cela s’écrit ainsi : { $example }
error-bad-length = Une longueur est { $allowed }, pas « { $value } ».
error-no-such-space = Ce plateau n’a pas de case « { $value } ». Les cases sont { $known }.
help-telling = { $again } redit tout, { $scores } donne les scores.
help-board = Interroge le plateau : { $near } M7 (ce qui est à côté), { $from } M7 3 (où peut finir un déplacement de 3), { $threats } (ce qui te menace au prochain tour), { $threats } b3 (ce pion seul).

## Settings and shells

settings-file = Enregistré dans { $file } :
setting-language = langue
setting-name = ton nom dans les nouvelles parties
setting-plain = on : des mots au lieu de dessins
setting-pace = secondes par décision d’un bot
setting-tutor = on : seul contre des bots, demande une fois avant un coup coûteux
setting-server = le serveur auquel se connecte « roost today »
error-bad-setting = Réglage inconnu : « { $value } ». Choisis parmi { $known }
error-bad-shell = Shell inconnu : « { $value } ». Choisis parmi { $known }.

## What lies before the one to decide

lab-column-wins = gagne
lab-column-costs = coûte
lab-column-fails = échoue
lab-column-gain = donne

# Reports of problems
report-how = Ce texte (en anglais) contient ta version de Roost, ta machine et la dernière erreur, mais aucun nom. Colle-le dans ton signalement.
