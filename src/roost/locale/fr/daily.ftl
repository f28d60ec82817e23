### The daily game: the same dice for everybody.

daily-title = Partie du jour
daily-about = Les mêmes dés et le même adversaire pour tout le monde. Tu as un essai.
daily-open-until = Ouverte jusqu’au { $time }.
daily-left = encore { $hours } h { $minutes } min
daily-over = Cette journée est finie.
daily-play = Jouer les dés du jour
daily-against = Contre { $name }
daily-made = Chance mise à part, ton jeu gagne { $share } des parties.
daily-place = Place { $place } sur { $of } pour l’instant.
daily-percentile = Mieux que { $percent } % des { $of } joueurs.
daily-stars = { $stars } étoiles sur 5
daily-settling = Calcul de ton habileté…
daily-nothing = Cet essai ne compte pas : ton temps est écoulé, ou un bot a joué pour toi.
daily-missed = Tu as manqué celle-ci.
daily-streak = { $days ->
    [one] Un jour de suite
   *[other] { $days } jours de suite
}
daily-results = Résultats
daily-how = Par habileté : la part des parties que ces décisions gagneraient avec une chance moyenne.
daily-none-listed = Personne pour l’instant. Seuls les volontaires apparaissent ici.
daily-list-me = Afficher ici mon nom et mes meilleures parties
daily-col-place = Place
daily-col-name = Nom
daily-col-made = Habileté
daily-col-score = Score
daily-share = Partager le résultat
daily-shared = Copié, sans rien révéler.
daily-card = Roost, { $day } : { $game }
daily-puzzle = Le problème du jour
daily-today = Aujourd’hui
daily-before = Jour précédent
daily-yesterday = Le meilleur d’hier
daily-watch = Regarder { $name }
daily-fair = Peut-on se fier à ces dés ?
daily-fair-sealed = Les dés de chaque jour sont scellés 30 jours à l’avance ; les engagements sont plus bas. Quand une journée est finie, sa graine est montrée. Vérifie-la avec « roost check » ou sur la page des dés équitables.
daily-fair-host = Ce qu’un sceau n’empêche pas : la personne qui gère ce serveur pourrait regarder les dés ou les confier. Elle ne peut pas les changer. Et un invité peut revenir sous un autre nom.
daily-seals = Sceaux des jours
daily-col-day = Jour
daily-col-seal = Engagement
daily-col-seed = Graine
