### Einblick: Tutor, Rückschau, Würfelbericht, Rätsel und Labor.
### Anteile, Chancen, Verluste und p-Werte sind Zahlen von 0 bis 1.

insight-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

## Positions

insight-seat = Spieler { $number }
insight-roll = würfelt { $dice }
insight-best = Am besten: { $action }. Damit gewinnst du { NUMBER($share, style: "percent", maximumFractionDigits: 1) } solcher Partien.
insight-only-choice = Es gibt nur eine Wahl: { $action }. Damit gewinnst du { NUMBER($share, style: "percent", maximumFractionDigits: 1) } solcher Partien.
insight-close = Genauso gut: { $action }.
insight-second = Zweitbeste Wahl: { $action }. Das kostet { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } eines Sieges.
insight-next-fails = { $dice ->
    [one] Den letzten Würfel zu werfen
   *[other] { $dice } Würfel zu werfen
} scheitert sofort in { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } der Fälle.
insight-turn = Mit bestem Spiel scheitert dieser Zug in { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } der Fälle. Erwartete Würmer: { NUMBER($worms, maximumFractionDigits: 1) }.
insight-likely-tile = Am wahrscheinlichsten ist die { $tile }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
# $most: the chance when going for this tile alone.
insight-steal = { $name } die { $tile } stehlen: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } mit dem besten Plan, { NUMBER($most, style: "percent", maximumFractionDigits: 1) }, wenn du nur darauf spielst.
insight-target = Am leichtesten zu schlagen ist die { $piece } von { $name }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } der Würfe schaffen das.
insight-targets = Am leichtesten zu schlagen sind { $count } Figuren: Je { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } der Würfe schaffen das.
insight-danger = Am meisten gefährdet ist deine { $piece }: Die nächsten Würfe der Gegner können die Figur in { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } der Fälle schlagen.
insight-dangers = Am meisten gefährdet sind { $count } deiner Figuren: Die nächsten Würfe der Gegner können jede in { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } der Fälle schlagen.

## Why one choice is better

insight-why-share = „{ $best }“ gewinnt { NUMBER($share, style: "percent", maximumFractionDigits: 1) } solcher Partien, „{ $other }“ nur { NUMBER($other-share, style: "percent", maximumFractionDigits: 1) }.
insight-why-stop = Wer aufhört, hat die { $tile } sicher; weiterwürfeln würde in { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } der Fälle scheitern.
insight-why-roll = { $risk ->
    [low] Weiterwürfeln ist das Risiko wert: Es scheitert nur in { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } der Fälle.
   *[high] Weiterwürfeln scheitert in { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } der Fälle, aber was es bringen kann, ist mehr wert.
}
# $wins: `true` when stopping wins the game, `false` when it would lose it.
insight-why-ends = { $wins ->
    [true] Aufhören beendet das Spiel und gewinnt es.
   *[false] Aufhören würde das Spiel beenden, ohne es zu gewinnen.
}
insight-why-fails = Nach „{ $best }“ scheitert der Zug in { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } der Fälle, nach „{ $other }“ in { NUMBER($other-fails, style: "percent", maximumFractionDigits: 0) }.
insight-why-gain = { $kind ->
    [more] In Würmern bringt dieser Zug damit im Schnitt { NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($other, maximumFractionDigits: 1) }.
   *[fewer] Das bringt in diesem Zug weniger Würmer, im Schnitt { NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($other, maximumFractionDigits: 1) }, gewinnt aber mehr Partien.
}
insight-why-stake = Bei einem Fehlversuch ginge die { $tile } zurück auf den Grill.
insight-why-points = { $kind ->
    [more] Das schlägt Figuren im Wert von { $best }, das andere von { $other }.
   *[fewer] Das schlägt weniger, Figuren im Wert von { $best } statt { $other }, gewinnt aber mehr Partien.
}
insight-why-position = Beides schlägt gleich viel: Der Unterschied ist, wo die Figuren danach stehen.
insight-why-leader = { $name } liegt vorn: Das schlägt dort eine Figur statt bei { $other }.
insight-why-danger = Danach sind durch die nächsten Würfe rund { NUMBER($best, maximumFractionDigits: 1) } eigene Punkte in Gefahr statt { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-threat = Der nächste eigene Wurf bedroht dann rund { NUMBER($best, maximumFractionDigits: 1) } Punkte statt { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-safe = { $points ->
    [one] Damit ist 1 Punkt endgültig sicher.
   *[other] Damit sind { $points } Punkte endgültig sicher.
}

## The tutor

tutor-title = Tutor
tutor-on = Tutor zeigen
tutor-allow = Tutor erlauben
tutor-agree = Nur wenn alle an diesem Bildschirm einverstanden sind.
tutor-private = Das siehst nur du.
tutor-threshold = Warne mich vor einer Wahl, die mehr kostet als
tutor-warning = { $verdict ->
    [blunder] Moment: Das wäre ein grober Fehler.
    [mistake] Moment: Das wäre ein Fehler.
   *[doubtful] Moment: Es gibt etwas Besseres.
}
tutor-play = Trotzdem spielen
tutor-think = Nochmal nachdenken
tutor-show = Zeig es mir
tutor-choice = Wahl
tutor-share = Du gewinnst
tutor-loss = Kostet
tutor-gain = Würmer in diesem Zug
tutor-points = Punkte in diesem Zug
tutor-fails = Scheitert

## A hint

hint-show = Tipp
hint-best = Am besten ist „{ $action }“.
hint-same = Die Möglichkeiten sind fast gleich gut.

## The review

verdict-fine = gut
verdict-doubtful = zweifelhaft
verdict-mistake = Fehler
verdict-blunder = grober Fehler

# $move is what $mover did; $before and $after are the win shares of $name.
insight-turning = Zug { $turn }, { $mover }: { $move }. { $name } geht von { NUMBER($before, style: "percent", maximumFractionDigits: 0) } auf { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
# Said to who played; $play: `well`, `fairly` or `errors`, which took $cost of a win. $dice: `good`,
# `bad` or `even`, as $kind in the next one.
insight-headline = { $play ->
    [well] Du hast gut gespielt
    [fairly] Du hast meist gut gespielt
   *[errors] Deine Fehler kosteten dich { NUMBER($cost, style: "percent", maximumFractionDigits: 0) }
}; { $dice ->
    [good] die Würfel gaben dir { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
    [bad] die Würfel kosteten dich { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
   *[even] die Würfel waren ausgeglichen
}{ $others ->
    [gave] {", "}Fehler anderer gaben dir { NUMBER($given, style: "percent", maximumFractionDigits: 0) }
   *[nothing] {""}
}.
insight-luck = { $kind ->
    [good] Die Würfel halfen { $name }: Sie waren { NUMBER($luck, style: "percent", maximumFractionDigits: 1) } eines Sieges wert.
    [bad] Die Würfel waren gegen { $name }: Sie kosteten { NUMBER($luck, style: "percent", maximumFractionDigits: 1) } eines Sieges.
   *[even] Die Würfel haben { $name } weder geholfen noch geschadet.
}
insight-no-errors = { $name } hat ohne nennenswerten Fehler gespielt.
insight-errors = Die Entscheidungen von { $name } kosteten { NUMBER($cost, style: "percent", maximumFractionDigits: 1) } eines Sieges: { $blunders ->
    [0] kein grober Fehler
    [one] 1 grober Fehler
   *[other] { $blunders } grobe Fehler
}, { $mistakes ->
    [0] kein Fehler
    [one] 1 Fehler
   *[other] { $mistakes } Fehler
}, { $doubtful ->
    [0] nichts Zweifelhaftes
    [one] 1 zweifelhafte Wahl
   *[other] { $doubtful } zweifelhafte Entscheidungen
}.
insight-worst = Schlimmster Moment, Zug { $turn }: „{ $action }“ statt „{ $best }“, { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } eines Sieges.
insight-hints = Genommene Tipps: { $count }.
# What the decisions were worth with all luck taken out. $kind: `never`, `always`, or `often`.
insight-adjusted = { $kind ->
    [never] Mit durchschnittlichem Glück hätten die Entscheidungen von { $name } fast nie gewonnen.
    [always] Mit durchschnittlichem Glück hätten die Entscheidungen von { $name } fast immer gewonnen.
   *[often] Mit durchschnittlichem Glück hätten die Entscheidungen von { $name } etwa { NUMBER($adjusted, style: "percent", maximumFractionDigits: 0) } solcher Partien gewonnen.
}

review-title = Rückschau
review-of = { $game }: { $names }
review-curve = Sieganteile, Schritt für Schritt
review-curve-how = Eine Linie für jeden Platz; Punkte markieren die Wendepunkte. Die Tabelle darunter hat dieselben Zahlen.
review-luck-chart = Glück und Fehler
review-luck-how = Was die Würfel und die Entscheidungen mit den Sieganteilen gemacht haben. Ergebnis − Start = Glück + eigene Fehler + Fehler der anderen + Modell.
review-players = Wer gespielt hat
review-moves = Entscheidungen, die etwas gekostet haben
review-none = Keine Entscheidung hat Nennenswertes gekostet.
review-all = Alles, was geschah
review-player = Name
review-start = Start
review-result = Ergebnis
review-luck = Glück
review-errors = Eigene Fehler
review-others = Fehler der anderen
review-residual = Modell
review-residual-how = „Modell“ ist, worüber die Bewertung zwischen zwei Zügen ihre Meinung geändert hat: der ehrliche Rest.
review-adjusted = Ohne Glück
review-turn = Zug
review-move = Aktion
review-played = Gespielt
review-better = Besser
review-cost = Kosten
review-verdict = Urteil
review-position = Stellung
review-open-lab = Im Labor öffnen
review-rolled-out = { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) } in { $games } zu Ende gespielten Partien
review-written = Bericht: { $file }
review-working = Rückschau
review-waiting =
    { $ahead ->
        [0] Deine Rückschau kommt als Nächstes
        [one] Eine andere Rückschau kommt vor deiner
       *[other] { $ahead } andere Rückschauen kommen vor deiner
    }; sie beginnt in etwa { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    }.
review-playing-on = Weiterspielen
review-upload = Rückschau auf eine Spieldatei
review-upload-how = Wähle eine Spieldatei. Sie wird nicht aufbewahrt.
review-unfinished = Das Spiel ist nicht zu Ende: Alles bis hierher ist bewertet.
review-moments = Momente für einen neuen Versuch
review-whose = Wessen Entscheidungen
review-mine = Meine
review-everyone = Alle
review-turn-number = Zug { $turn }
review-show = Zeigen
review-again = Noch einmal
review-again-how = „Noch einmal“ spielt von dort gegen dieselben Gegner weiter. Es zählt nirgends.
review-none-mine = Keine deiner Entscheidungen hat Nennenswertes gekostet.
review-who = Wer warst du?
review-story = Wie die Partie lief
review-numbers = Alle Zahlen

## The dice report

dice-title = Würfelbericht
# Said before any number of it.
dice-spread-how = Wie gleichmäßig die Symbole fielen, sagt eine Zahl: 0, wenn jedes gleich oft kam, etwa { $expected } bei fairen Würfeln, und größer, je ungleichmäßiger sie fielen.
dice-test-spread = { $name }: wie gleichmäßig die Symbole fielen ({ $trials } Würfel)
dice-test-face = { $name }: Würfel mit einer { $face } ({ $trials } Würfel)
dice-test-worm = { $name }: Würmer ({ $trials } Würfel)
dice-test-fails = { $name }: Würfe mit lauter schon genommenen Symbolen ({ $trials } Würfe)
dice-test-doubles = { $name }: Pasche ({ $trials } Würfe)
# What one player's dice did: $seen is a list of the following.
dice-player = { $name }: { $seen }.
dice-seen-worm = { $observed ->
    [one] 1 Wurm
   *[other] { $observed } Würmer
} (bei fairen Würfeln etwa { $expected })
dice-seen-fails = { $observed ->
    [one] 1 Wurf, der sofort scheiterte
   *[other] { $observed } Würfe, die sofort scheiterten
} (bei fairen Würfeln etwa { $expected })
dice-seen-doubles = { $observed ->
    [one] 1 Pasch
   *[other] { $observed } Pasche
} (bei fairen Würfeln etwa { $expected })
dice-oddest = Am auffälligsten: { $words }. Gesehen { $observed }, erwartet { $expected }. Faire Würfel liegen in { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } der Fälle so weit daneben.
dice-verdict = { $kind ->
    [odd] Wir haben { $looked } Dinge angesehen. Trotzdem liefern faire Würfel nur in { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } der Fälle etwas so Auffälliges: ungewöhnlich, aber kein Beweis.
   *[usual] Wir haben { $looked } Dinge angesehen; unter so vielen liefern faire Würfel in { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } der Fälle etwas so Auffälliges. Nichts Ungewöhnliches.
}
dice-nothing = Es wurde nicht gewürfelt.
dice-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $rolls } Würfe, { $dice } Würfel
dice-looked = Angesehen
dice-observed = Gesehen
dice-expected = Erwartet
dice-p = p
dice-corrected = p, korrigiert

## Puzzles

puzzle-title = Rätsel
puzzle-question = { $level ->
    [1] Leicht
    [2] Mittel
   *[other] Schwer
}: Du bist { $name }. Was ist am besten?
# $kind: `right`, or the verdict of what was chosen.
puzzle-answer = { $kind ->
    [right] Richtig: { $action }.
    [fine] Fast. Ein klein wenig besser: { $action }.
    [doubtful] Nicht ganz. Besser: { $action }.
   *[other] Nein. Besser: { $action }.
}
puzzle-next = Nächstes Rätsel
puzzle-ask = Deine Wahl (Nummer oder Notation, leer zum Aufgeben):
puzzle-score = { $right } von { $asked } richtig.
puzzle-none = Hier gibt es keine Rätsel.
puzzle-count = { $count ->
    [one] 1 Rätsel
   *[other] { $count } Rätsel
} gefunden.
puzzle-saved = Gespeichert: { $file }
puzzle-searching = Rätsel werden gesucht
puzzle-own = Rätsel aus den Fehlern dieser Partie
puzzle-theme = Thema: { $theme }.
# $phase: `early`, `middle` or `late`.
puzzle-number = Rätsel { $number } von { $count }, { $phase ->
    [early] früh in der Partie
    [middle] mitten in der Partie
   *[late] spät in der Partie
}.
puzzle-theme-pickomino-steal = wann man stiehlt
puzzle-theme-pickomino-spare = wann man nicht stiehlt
puzzle-theme-pickomino-fail = mit Absicht scheitern
puzzle-theme-pickomino-last = die letzte Portion
puzzle-theme-pickomino-tile = welche Portion man nimmt
puzzle-theme-pickomino-stop = wann man aufhört
puzzle-theme-pickomino-roll = wann man weiterwürfelt
puzzle-theme-pickomino-worm = ein Wurm jetzt oder später
puzzle-theme-pickomino-face = welche Zahl man nimmt
puzzle-theme-knockout-hit = den Schlag sehen
puzzle-theme-knockout-far = ein Schlag aus der Ferne
puzzle-theme-knockout-rival = wen man schlägt
puzzle-theme-knockout-trade = Figuren tauschen
puzzle-theme-knockout-spare = wann man nicht schlägt
puzzle-theme-knockout-safe = endgültig sicher
puzzle-theme-knockout-evade = der Gefahr ausweichen
puzzle-theme-knockout-trap = eine Falle stellen
puzzle-theme-knockout-place = wo man steht

## What a puzzle teaches

# A stop that steals $tile from $name.
lesson-steal = Die { $tile } zählt doppelt: { $worms ->
    [one] { $name } verliert den Wurm, und du gewinnst ihn.
   *[other] { $name } verliert die { $worms } Würmer, und du gewinnst sie.
}
lesson-steal-chance = Die { $tile } von { $name } bekommst du nach „{ $best }“ in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } der Fälle, nach „{ $other }“ in { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-aim = Weiterwürfeln kann die { $tile } bringen, { $worms ->
    [one] 1 Wurm
   *[other] { $worms } Würmer
} wert: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
# $tile: the own top tile, $turned: the one that is turned. $kind: `nothing`, `turns`, `stays`, `own` or `both`.
lesson-fail = { $kind ->
    [nothing] Du hast keine Portion zu verlieren: Scheitern kostet nichts.
    [turns] Du hast keine Portion zu verlieren, und Scheitern dreht die { $turned } endgültig um.
    [stays] Scheitern legt deine { $tile } zurück auf den Grill, und nichts wird umgedreht.
    [own] Scheitern dreht deine { $tile } endgültig um.
   *[both] Scheitern legt deine { $tile } zurück auf den Grill und dreht die { $turned } endgültig um.
}
lesson-rather = Selbst ein Fehlversuch ist mehr wert, als jetzt die { $tile } zu nehmen.
lesson-last = Die { $tile } ist die letzte Portion auf dem Grill: Wer sie nimmt, beendet die Partie. Würmer bisher: du { $mine }, { $name } { $theirs }.
lesson-tile = Würmer: { $worms } auf der { $tile }, { $other-worms } auf der { $other }.
# The worm is taken `now`, since it might `never` come, or `later`, with $dice dice.
lesson-worm = { $kind ->
    [now] Ohne Wurm gibt es keine Portion. Bleibt er für später, zeigt ihn der nächste Wurf in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } der Fälle ({ $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }).
    [never] Ohne Wurm gibt es keine Portion, und kein Würfel wäre übrig, der ihn bringt.
   *[later] Der Wurm kann warten: Mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    } zeigt ihn der nächste Wurf in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } der Fälle.
}
lesson-face = Übrige Würfel nach „{ $best }“: { $dice }; nach „{ $other }“: { $other-dice }.
# $kind: `spare` where it is better not to, `hit`, `far`, `rival` or `trade` where it is.
lesson-hit = { $kind ->
    [spare] Verlockend: Das würde die { $victim } von { $name } schlagen, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
   *[hit] Das schlägt die { $victim } von { $name }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
}
lesson-risk = { $kind ->
    [spare] Dann könnte aber deine { $piece } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } der Fälle geschlagen werden.
   *[trade] Dafür kann deine { $piece } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } der Fälle geschlagen werden: ein guter Tausch.
}
lesson-evade = Danach kann deine { $piece } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } der Fälle geschlagen werden, nach dem anderen Zug in { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-trap = Dein nächster Wurf kann dann die { $piece } von { $name } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } der Fälle schlagen, nach dem anderen Zug in { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-safe = Niemand kann deine { $piece } mehr schlagen.

## What cannot be asked

error-unknown-theme = Zu „{ $value }“ gibt es keine Rätsel. Themen: { $known }.
error-unknown-puzzle = Es gibt kein Rätsel „{ $value }“.
error-bad-games = Zum Weiterspielen braucht es { $low } bis { $high } Partien, nicht { $value }.
error-not-small = Exakt lösen lassen sich nur kleine Partien zu zweit: Pickomino mit höchstens { $most } Portionen im Spiel, Knockout mit höchstens { $positions } Stellungen.
error-tutor-off = An diesem Tisch ist der Tutor nicht erlaubt.
error-not-your-turn-to-ask = Der Tutor spricht nur mit dem Platz, der am Zug ist.
error-tutor-not-agreed = Nicht alle an diesem Bildschirm sind mit dem Tutor einverstanden: { $names }.
error-hint-off = Tipps gibt es für eine Person allein gegen Bots, mit Würfeln, die sie mit keinem anderen Tisch teilt.
error-too-many-questions = Höchstens { $most } Fragen auf einmal: Warte erst eine Antwort ab.
error-insight-busy = Gerade fragen viele. Versuch es gleich noch einmal.
error-insight-too-long = Das auszurechnen dauert länger als { $seconds } Sekunden.
error-insight-failed = Das ließ sich nicht ausrechnen.

## The laboratory

lab-title = Labor
lab-how = Stell eine beliebige Stellung auf, auch die von deinem eigenen Tisch, und sieh sofort, was sie wert ist.
lab-position = Stellung
lab-link = Link zu dieser Stellung
lab-copied = Kopiert.
lab-shares = Sieganteile
lab-choices = Möglichkeiten
lab-tiles = Chancen auf jede Portion
lab-tile = Portion
lab-chance = Bester Plan
lab-most = Nur darauf
lab-victim = Von
lab-grill = Grill
lab-players = Zahl der Plätze
lab-seat = Am Zug
lab-taken = Genommene Würfel
lab-rolled = Gewürfelt
lab-dangers = Eigene Figuren in Gefahr
lab-targets = Figuren, die du schlagen kannst
lab-piece = Figur
lab-over = Das Spiel ist zu Ende.
lab-start = Neu beginnen
lab-rollout = { $games }-mal weitergespielt: { $values }.
