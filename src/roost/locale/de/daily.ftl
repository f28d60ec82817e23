### The daily game: the same dice for everybody.

daily-title = Das Tagesspiel
daily-about = Dieselben Würfel und derselbe Vogel für alle, und je ein Versuch.
daily-open-until = Offen bis { $time }.
daily-over = Dieser Tag ist vorbei.
daily-play = Die Würfel von heute spielen
daily-against = Gegen { $name }
daily-made = Du hast { $share } aus diesen Würfeln gemacht.
daily-place = { $of ->
    [one] Platz { $place }, bei bisher einem Ergebnis.
   *[other] Platz { $place }, bei bisher { $of } Ergebnissen.
}
daily-settling = Was du aus den Würfeln gemacht hast, wird gerade berechnet.
daily-nothing = Dieser Versuch zählt nicht: Das Spiel wurde nicht rechtzeitig beendet, oder ein Bot hat für dich gespielt.
daily-missed = Diese Würfel hast du nicht gespielt.
daily-streak = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-results = Ergebnisse
daily-how = Geordnet nach dem, was aus den Würfeln gemacht wurde: der Anteil solcher Spiele, den diese Entscheidungen gewinnen, wenn man alles Glück herausrechnet.
daily-none-listed = Hier steht noch niemand. Genannt wird nur, wer es möchte.
daily-list-me = Mich hier mit Namen nennen
daily-col-place = Platz
daily-col-name = Name
daily-col-made = Aus den Würfeln gemacht
daily-col-score = Ergebnis
daily-share = Ergebnis teilen
daily-shared = Kopiert. Über die Würfel verrät es nichts.
daily-card = Roost, { $day }: { $game }
daily-card-made = { $score }, { $share } aus den Würfeln gemacht
daily-puzzle = Rätsel des Tages
daily-today = Heute
daily-before = Der Tag davor
daily-fair = Kann man diesen Würfeln trauen?
daily-fair-sealed = Die Würfel jedes Tages werden 30 Tage vorher versiegelt: Die Liste zeigt die Festlegungen. Ist ein Tag vorbei, wird sein Startwert gezeigt, und alle können prüfen, ob er passt, und mit ihm jeden Wurf: „roost check“ oder die Seite über faire Würfel.
daily-fair-host = Was ein Siegel nicht kann: Wer diesen Server betreibt, könnte die Würfel eines Tages vorher ansehen, sie spielen oder weitersagen. Ändern lassen sie sich nicht. Und ein Gast kann unter anderem Namen wiederkommen.
daily-seals = Siegel der Tage
daily-col-day = Tag
daily-col-seal = Festlegung
daily-col-seed = Startwert
