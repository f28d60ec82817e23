### The daily game: the same dice for everybody.

daily-title = Spel van de dag
daily-about = Dezelfde dobbelstenen en dezelfde tegenstander voor iedereen. Je krijgt één poging.
daily-open-until = Open tot { $time }.
daily-left = nog { $hours } u { $minutes } min
daily-over = Deze dag is voorbij.
daily-play = Spel van vandaag spelen
daily-against = Tegen { $name }
daily-made = Los van geluk wint jouw spel { $share } van de keren.
daily-place = Plaats { $place } van { $of } tot nu toe.
daily-percentile = Beter dan { $percent }% van { $of } spelers.
daily-stars = { $stars } van de 5 sterren
daily-settling = Je resultaat wordt berekend…
daily-nothing = Deze poging telt niet: je tijd was om, of een bot speelde voor je.
daily-missed = Deze heb je gemist.
daily-streak = { $days ->
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
}
daily-results = Resultaten
daily-how = Op volgorde van inzicht: hoe vaak deze beslissingen zouden winnen met gemiddeld geluk.
daily-none-listed = Hier staat nog niemand. Je staat er alleen als je dat wilt.
daily-list-me = Mijn naam en mijn beste spellen hier tonen
daily-col-place = Plaats
daily-col-name = Naam
daily-col-made = Inzicht
daily-col-score = Score
daily-share = Resultaat delen
daily-shared = Gekopieerd, zonder iets te verklappen.
daily-card = Roost, { $day }: { $game }
daily-puzzle = Puzzel van de dag
daily-today = Vandaag
daily-before = Vorige dag
daily-yesterday = Het beste van gisteren
daily-watch = Bekijk { $name }
daily-fair = Zijn deze dobbelstenen te vertrouwen?
daily-fair-sealed = De dobbelstenen van elke dag worden 30 dagen vooraf verzegeld; de zegels staan hieronder. Als een dag voorbij is, wordt zijn startwaarde getoond. Controleer die met ‘roost check’ of op de pagina over eerlijke dobbelstenen.
daily-fair-host = Wat een zegel niet voorkomt: wie deze server beheert, kan de dobbelstenen bekijken of doorvertellen. Veranderen kan niet. En een gast kan onder een andere naam terugkomen.
daily-seals = Zegels van de dagen
daily-col-day = Dag
daily-col-seal = Zegel
daily-col-seed = Startwaarde
