### The daily game: the same dice for everybody.

daily-title = La partie du jour
daily-about = Les mêmes dés et le même oiseau pour tout le monde, et un seul essai chacun.
daily-open-until = Ouverte jusqu’au { $time }.
daily-over = Cette journée est finie.
daily-play = Jouer les dés du jour
daily-against = Contre { $name }
daily-made = Tu as tiré { $share } de ces dés.
daily-place = { $of ->
    [one] Place { $place }, avec un résultat pour l’instant.
   *[other] Place { $place }, avec { $of } résultats pour l’instant.
}
daily-settling = Ce que tu as tiré des dés est en cours de calcul.
daily-nothing = Cet essai ne compte pas : la partie n’a pas été finie à temps, ou un bot a joué pour toi.
daily-missed = Tu n’as pas joué ces dés.
daily-streak = { $days ->
    [one] Un jour de suite
   *[other] { $days } jours de suite
}
daily-results = Résultats
daily-how = Classés selon ce qui a été tiré des dés : la part de telles parties que ces décisions gagnent, toute chance mise à part.
daily-none-listed = Personne ne figure encore ici. Seules y figurent les personnes qui le veulent.
daily-list-me = M’inscrire ici sous mon nom
daily-col-place = Place
daily-col-name = Nom
daily-col-made = Tiré des dés
daily-col-score = Score
daily-share = Partager le résultat
daily-shared = Copié. Rien n’y trahit les dés.
daily-card = Roost, { $day } : { $game }
daily-card-made = { $score }, { $share } tirés des dés
daily-puzzle = Le problème du jour
daily-today = Aujourd’hui
daily-before = La veille
daily-fair = Peut-on se fier à ces dés ?
daily-fair-sealed = Les dés de chaque jour sont scellés 30 jours à l’avance : la liste montre les engagements. Quand une journée est finie, sa graine est montrée, et chacun peut vérifier qu’elle correspond, et chaque jet avec elle : « roost check », ou la page sur les dés équitables.
daily-fair-host = Ce qu’un sceau ne peut pas : qui gère ce serveur pourrait regarder les dés d’un jour avant son ouverture, les jouer ou les confier à quelqu’un. Les changer, non. Et un invité peut revenir sous un autre nom.
daily-seals = Sceaux des jours
daily-col-day = Jour
daily-col-seal = Engagement
daily-col-seed = Graine
