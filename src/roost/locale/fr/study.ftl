### What the commands odds and arena say.

## Commands

## Numbers

# $number is one number, or two with a dash between.
percent = { $number } %

## Options

## Odds

odds-goal =
    But : { $goal ->
        [worms] les vers
        [win] la victoire
        [tile] une portion quelconque
        [payoff] ces valeurs
       *[other] { $goal }
    }. Valeur attendue { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) }
odds-best = Le mieux : { $choice } ({ $value }).
odds-fail = Finit sans portion : { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) } %
odds-chance = { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) } %
odds-column-total = total
odds-column-least = au moins
odds-column-exact = exactement
odds-column-ends = à la fin

## Arena

arena-playing = Parties
arena-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $turns } tours en moyenne, { $speed } parties par seconde
arena-column-bot = bot
arena-column-wins = victoires
arena-column-interval = 95 %
arena-column-without-luck = sans la chance
arena-column-score = score
arena-verdict-better = C’est décidé : { $bot } gagne plus que sa juste part.
arena-verdict-fair = C’est décidé : { $bot } ne gagne pas { $more } de plus que sa juste part.
arena-verdict-open = Pas encore décidé : { $games } parties ne suffisent pas.

## Refusals

error-bad-weights = Les poids de { $file } sont illisibles ; réinstalle Roost, ou entraîne-les à nouveau.
error-bad-goal = « { $value } » n’est pas un but ; choisis parmi { $known }, un total comme 27, ou 27+.
error-bad-match = Ce match ne peut pas être joué : { $reason }

## Bots of one’s own: roost bot, and what an arena says of them

bot-checked = { $bot } : { $decisions } décisions, { $median } ms en général, { $worst } ms au pire.
bot-sound = Toutes les réponses sont arrivées à temps et étaient permises.
bot-fault = { $bot } a perdu { $count ->
    [one] 1 décision
   *[other] { $count } décisions
} : { $fault ->
    [slow] trop lent
    [illegal] non permis
    [garbage] incompréhensible
    [flood] trop bavard
    [left] abandonné
   *[crash] planté
}. La première fois : { $reason }
bot-signed-in = { $name } est sur { $server }.
bot-sits = Partie en cours sur { $address }
bot-table-ended = La table a été fermée avant la fin de la partie.
error-bad-bot = { $why ->
    [file] Il n’y a pas de fichier de bot « { $value } ».
    [name] Il n’y a pas de bot « { $value } » à cet endroit ; choisis parmi { $known }.
    [loading] « { $value } » ne peut pas être chargé : { $reason }
    [making] « { $value } » ne peut pas être créé sans arguments : { $reason }
    [key] « { $value } » ne peut pas servir de clé : lettres minuscules, chiffres et traits d’union, et pas celle d’un autre bot.
    [command] Après run: vient la commande qui lance le programme.
    [program] Il n’y a pas de programme « { $value } » dans le PATH.
    [hidden] « { $value } » doit se trouver au premier niveau d’un module ou d’un fichier, pour que d’autres processus le trouvent.
    [prefix] « { $value } » n’est pas un bot. Écris fichier.py:Nom pour un fichier, run:COMMANDE pour un programme.
   *[shape] « { $value } » n’est pas un bot. Un bot est une fonction, ou une classe avec choose ou probabilities.
}
error-no-decision = Il n’y a rien à décider ici : lance d’abord les dés, ou la partie est déjà finie.
error-missing-option = Il manque l’option { $option }.
error-missing-extra = { $package } n’est pas installé ; pip install "roost[{ $extra }]" l’apporte.
error-bad-streams = Un lot demande une suite aléatoire par partie : { $wanted } de type uint64.
