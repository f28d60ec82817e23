### Ta première partie : ce qui se dit à une table dont les dés suivent un scénario.

first-title = Ta première partie
first-next = Suivant
first-place = Étape { $number } sur { $count }
first-play = Jouer pour de vrai
first-play-how = vrais dés, même adversaire
first-again = Recommencer

## Pickomino

first-pickomino-hello = Voici les portions à gagner. Le nombre dit combien de points une portion coûte ; les vers, ce qu’elle vaut.
first-pickomino-roll = À toi : lance les huit dés.
first-pickomino-worms = Mets maintenant de côté tous les dés d’une face. Un ver compte 5, et sans ver, pas de portion. Prends les vers.
first-pickomino-on = Déjà 15. La plus petite portion demande 21 : lance les cinq autres.
first-pickomino-dimmed = Tu as déjà des vers, celui-ci ne sert donc plus : cette face est épuisée pour ce tour.
first-pickomino-fours = Mets les deux 4 de côté : 15 et 8 font 23.
first-pickomino-stop = La 23 est sur le gril, et tu as un ver. Arrête-toi : elle est à toi.
first-pickomino-rival = { $name } a pris la 25. Elle est sur le dessus : avec exactement 25 points, tu peux la voler.
first-pickomino-again = À toi : lance.
first-pickomino-ten = D’abord les deux vers : 10.
first-pickomino-six = Lance les six autres.
first-pickomino-fives = Trois 5. 10 et 15 font 25 : mets-les de côté.
first-pickomino-steal = Exactement 25 ! Arrête-toi et vole la portion à { $name }.
first-pickomino-covered = La 25 couvre ta 23. On ne peut voler ou perdre que la portion du dessus.
first-pickomino-twenty = Quatre vers : 20 d’un coup !
first-pickomino-four = Lance les quatre autres.
first-pickomino-thirty = Mets les 5 de côté : cela fait 30.
first-pickomino-greedy = La 30 serait une belle portion. Mais voyons ce qui arrive quand la chance tourne : relance.
first-pickomino-failed = Un 5 et un ver : tu as déjà les deux, le tour est perdu. Ta portion du dessus retourne sur le gril.
first-pickomino-turned = Et la portion la plus haute est retournée : la 36 est hors du jeu.
first-pickomino-end = Quand le gril est vide, le joueur qui a le plus de vers gagne. C’est tout ce qu’il faut savoir !

## Knockout

first-knockout-colours = À deux, chacun a deux couleurs. Les tiennes sont le bleu et le rouge ; { $name } a le vert et le jaune.
first-knockout-roll = Lance les deux dés.
first-knockout-halves = Un 2 et un 5 : un de tes 5 avance de 2 cases, et un de tes 2 avance de 5. Tu choisis lequel, et lequel part en premier.
first-knockout-five = Disons que le 5 bleu part en premier : deux cases vers le centre.
first-knockout-pass = Maintenant le 2, cinq pas le long des lignes. Il peut passer sur d’autres pions sans leur faire de mal.
first-knockout-again = { $name } a joué. À toi : lance.
first-knockout-hit = Ton 3 avance de 6, et le 3 vert est à six pas exactement. Finis sur un pion du même numéro : il est éliminé.
first-knockout-empty = Et le 6 avance de 3, sur une case vide : on ne peut pas finir sur un autre numéro.
first-knockout-near = Le 3 jaune est le seul autre 3 qui reste, et il s’est approché.
first-knockout-roll-now = Lance.
first-knockout-second = Ton 3 rouge avance de 2 : élimine le jaune.
first-knockout-lock = Personne d’autre n’a plus de 3. Tes 3 sont bloqués : ils n’avancent plus et sont à l’abri.
first-knockout-two = Reste le 2, qui avance de 3 : un autre 2 est juste là.
first-knockout-score = À la fin, tes pions rapportent des points : trois pour 1 et 6, deux pour 2 et 5, un pour 3 et 4.
first-knockout-end = Quand plus aucun numéro n’est disputé, le joueur qui a le plus de points gagne. C’est tout ce qu’il faut savoir !
