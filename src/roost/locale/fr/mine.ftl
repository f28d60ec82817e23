### The page of one’s own games, and a moment of one of them.

mine-none = Aucune partie pour l’instant. Toutes celles que tu joues ici seront dans cette liste.
mine-list = Toutes les parties
mine-search = Rechercher
mine-game = Jeu
mine-any = Toutes
mine-state = État
mine-finished = Terminée
mine-unfinished = En cours
mine-given-up = Abandonnée
mine-over = Terminée
mine-result = Résultat
mine-result-won = Gagnée
mine-result-shared = Victoire partagée
mine-result-lost = Perdue
mine-opponent = Adversaire
mine-since = Du
mine-until = Au
mine-nothing-found = Aucune partie trouvée.
mine-more = Plus de parties
mine-save = Fichier de partie
mine-save-all = Enregistrer ces parties
mine-replay = Revoir
mine-error-of = erreur par décision : { $loss }
mine-results = Résultats
mine-games = Parties
mine-won = Gagnées
mine-shared = Victoire partagée
mine-lost = Perdues
mine-against = Par adversaire
mine-against-how = Ici, gagner veut dire finir devant cet adversaire.
mine-luck = Est-ce la faute des dés ?
mine-luck-none = Personne ne le sait encore : aucune de tes parties terminées n’est analysée.
mine-luck-few = Personne ne le sait encore : il faut encore quelques parties analysées.
mine-luck-said = { $games ->
    [one] Sur { $games } partie analysée, les dés ont changé tes chances de { $mean } (entre { $low } et { $high }, sûr à 95 %).
   *[other] En moyenne, sur { $games } parties analysées, les dés ont changé tes chances de { $mean } par partie (entre { $low } et { $high }, sûr à 95 %).
}
mine-luck-open = Zéro est entre les deux : voilà à quoi ressemble le pur hasard.
mine-luck-lucky = Les dés ont été plus gentils avec toi que le hasard ne l’est d’habitude.
mine-luck-unlucky = Les dés ont été plus durs avec toi que le hasard ne l’est d’habitude.
mine-unreviewed = { $games ->
    [one] { $games } partie terminée n’est pas encore analysée. Son analyse comptera ici.
   *[other] { $games } parties terminées ne sont pas encore analysées. Leurs analyses compteront ici.
}
mine-errors = Erreur moyenne par décision
mine-errors-how = Combien de chances de victoire tes décisions ont coûté, de la partie la plus ancienne à la plus récente. Moins, c’est mieux.
mine-when = Quand
mine-decisions = Décisions
mine-error = Erreur
mine-tried = Tentés
mine-solved = Résolus
mine-at-once = Du premier coup
mine-moment = Un moment d’une partie
mine-moment-at = Coup { $at } sur { $of }
mine-move = Coup
mine-before = Précédent
mine-after = Suivant
mine-share = Partager ce moment
mine-copied = Le lien est copié :
mine-link = Le lien vers ce moment :
