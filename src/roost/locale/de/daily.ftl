### The daily game: the same dice for everybody.

daily-title = Tagesspiel
daily-about = Dieselben Würfel, derselbe Gegner für alle. Jeder hat einen Versuch.
daily-open-until = Offen bis { $time }.
daily-left = noch { $hours } h { $minutes } min
daily-over = Dieser Tag ist vorbei.
daily-play = Die Würfel von heute spielen
daily-against = Gegen { $name }
daily-made = Glück und Pech herausgerechnet, gewinnt dein Spiel { $share } der Partien.
daily-place = Bisher Platz { $place } von { $of }.
daily-percentile = Besser als { $percent } % von { $of } Mitspielenden.
daily-stars = { $stars } von 5 Sternen
daily-settling = Dein Ergebnis wird berechnet …
daily-nothing = Dieser Versuch zählt nicht: Deine Zeit war um, oder ein Bot hat für dich gespielt.
daily-missed = Dieses hast du verpasst.
daily-streak = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-results = Ergebnisse
daily-how = Nach Können geordnet: wie oft diese Entscheidungen bei durchschnittlichem Glück gewinnen.
daily-none-listed = Hier steht noch niemand. Du stehst nur hier, wenn du willst.
daily-list-me = Meinen Namen und meine besten Partien hier zeigen
daily-col-place = Platz
daily-col-name = Name
daily-col-made = Können
daily-col-score = Ergebnis
daily-share = Ergebnis teilen
daily-shared = Kopiert, ohne etwas zu verraten.
daily-card = Roost, { $day }: { $game }
daily-puzzle = Rätsel des Tages
daily-today = Heute
daily-before = Vorheriger Tag
daily-yesterday = Das Beste von gestern
daily-watch = { $name } zuschauen
daily-fair = Kann man diesen Würfeln trauen?
daily-fair-sealed = Die Würfel jedes Tages werden 30 Tage vorher versiegelt; die Festlegungen stehen unten. Ist ein Tag vorbei, wird sein Startwert gezeigt. Prüfe ihn mit „roost check“ oder auf der Seite über faire Würfel.
daily-fair-host = Was ein Siegel nicht verhindert: Die Person, die diesen Server betreibt, könnte die Würfel ansehen oder weitersagen. Ändern kann sie sie nicht. Und ein Gast kann unter anderem Namen wiederkommen.
daily-seals = Siegel der Tage
daily-col-day = Tag
daily-col-seal = Festlegung
daily-col-seed = Startwert
