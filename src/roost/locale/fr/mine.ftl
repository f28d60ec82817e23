### The page of one’s own games, and a moment of one of them.

mine-title = Tes parties
mine-none = Aucune partie pour l’instant. Toutes celles que tu joues ici seront dans cette liste.
mine-list = Toutes les parties
mine-search = Rechercher
mine-game = Jeu
mine-any = Tous
mine-state = État
mine-finished = Terminée
mine-unfinished = En cours
mine-given-up = Abandonnée
mine-over = Terminée
mine-result = Résultat
mine-result-won = Gagnée
mine-result-shared = Partagée
mine-result-lost = Perdue
mine-opponent = Adversaire
mine-since = Du
mine-until = Au
mine-nothing-found = Aucune partie de ce genre.
mine-more = Plus de parties
mine-save = Fichier de partie
mine-save-all = Enregistrer ces parties
mine-replay = Revoir
mine-error-of = erreur par décision : { $loss }
mine-results = Résultats
mine-games = Parties
mine-won = Gagnées
mine-shared = Partagées
mine-lost = Perdues
mine-against = Par adversaire
mine-against-how = Ici, une partie est gagnée si tu finis devant cet adversaire.
mine-luck = Est-ce que j’ai de la malchance ?
mine-luck-none = Personne ne le sait encore : aucune de tes parties terminées n’a de bilan.
mine-luck-few = Personne ne le sait encore : il faut encore quelques parties avec bilan.
mine-luck-said = { $games ->
    [one] Sur une partie avec bilan, les dés ont changé tes chances de victoire de { $mean }. À la longue, ce serait entre { $low } et { $high }, 19 fois sur 20.
   *[other] Sur { $games } parties avec bilan, les dés ont changé tes chances de victoire de { $mean } par partie. À la longue, ce serait entre { $low } et { $high }, 19 fois sur 20.
}
mine-luck-open = Zéro est entre les deux : voilà à quoi ressemble le pur hasard.
mine-luck-lucky = Les dés ont été plus gentils avec toi que le hasard ne l’est d’habitude.
mine-luck-unlucky = Les dés ont été plus durs avec toi que le hasard ne l’est d’habitude.
mine-unreviewed = { $games ->
    [one] Une partie terminée n’a pas encore de bilan. Dès qu’elle en aura un, elle comptera ici.
   *[other] { $games } parties terminées n’ont pas encore de bilan. Dès qu’elles en auront un, elles compteront ici.
}
mine-errors = Erreur moyenne par décision
mine-errors-how = Ce qu’une de tes décisions a coûté en chances de victoire, les parties les plus anciennes d’abord. Moins, c’est mieux.
mine-when = Quand
mine-decisions = Décisions
mine-error = Erreur
mine-tried = Tentés
mine-solved = Résolus
mine-at-once = Du premier coup
mine-moment = Un moment d’une partie
mine-moment-at = Coup { $at } sur { $of }
mine-move = Coup
mine-before = Retour
mine-after = Suite
mine-share = Partager ce moment
mine-copied = Le lien est copié :
mine-link = Le lien vers ce moment :
