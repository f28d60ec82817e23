### The daily game: the same dice for everybody.

daily-title = Het dagspel
daily-about = Dezelfde dobbelstenen en dezelfde vogel voor iedereen, en ieder één poging.
daily-open-until = Open tot { $time }.
daily-over = Deze dag is voorbij.
daily-play = Speel de dobbelstenen van vandaag
daily-against = Tegen { $name }
daily-made = Je hebt { $share } uit deze dobbelstenen gehaald.
daily-place = { $of ->
    [one] Plaats { $place }, met tot nu toe één resultaat.
   *[other] Plaats { $place }, met tot nu toe { $of } resultaten.
}
daily-settling = Wat je uit de dobbelstenen hebt gehaald, wordt nu berekend.
daily-nothing = Deze poging telt niet: het spel was niet op tijd klaar, of een bot heeft voor je gespeeld.
daily-missed = Deze dobbelstenen heb je niet gespeeld.
daily-streak = { $days ->
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
}
daily-results = Resultaten
daily-how = Op volgorde van wat uit de dobbelstenen is gehaald: het deel van zulke spellen dat deze beslissingen winnen, met al het geluk eruit gerekend.
daily-none-listed = Hier staat nog niemand. Alleen wie dat wil, komt erin.
daily-list-me = Zet mij hier met mijn naam
daily-col-place = Plaats
daily-col-name = Naam
daily-col-made = Uit de dobbelstenen gehaald
daily-col-score = Score
daily-share = Deel het resultaat
daily-shared = Gekopieerd. Het verraadt niets over de dobbelstenen.
daily-card = Roost, { $day }: { $game }
daily-card-made = { $score }, { $share } uit de dobbelstenen gehaald
daily-puzzle = Puzzel van de dag
daily-today = Vandaag
daily-before = De dag ervoor
daily-fair = Zijn deze dobbelstenen te vertrouwen?
daily-fair-sealed = De dobbelstenen van elke dag worden 30 dagen vooraf verzegeld: de lijst toont de vastleggingen. Als een dag voorbij is, wordt zijn startwaarde getoond, en iedereen kan nagaan of die klopt, en elke worp ermee: ‘roost check’, of de pagina over eerlijke dobbelstenen.
daily-fair-host = Wat een zegel niet kan: wie deze server beheert, kan de dobbelstenen van een dag vooraf bekijken, ze spelen of doorvertellen. Veranderen kan niet. En een gast kan onder een andere naam terugkomen.
daily-seals = Zegels van de dagen
daily-col-day = Dag
daily-col-seal = Vastlegging
daily-col-seed = Startwaarde
