### Einblick: Tutor, Analyse, Würfelbericht, Rätsel und Labor.
### Anteile, Chancen, Verluste und p-Werte sind Zahlen von 0 bis 1.

insight-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

## Positions

insight-seat = Spieler { $number }
insight-roll = würfelt { $dice }
insight-best = Am besten: { $action }. Siegchance: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
insight-only-choice = Deine einzige Möglichkeit: { $action }. Siegchance: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
insight-margin = Genauigkeit dieser Chancen: ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte in 95 von 100 solchen Stellungen.
insight-close = Genauso gut: { $action }.
insight-second = Zweitbeste Wahl: { $action }. Das kostet dich { POINTS($loss, maximumFractionDigits: 1) ->
    [one] { POINTS($loss, maximumFractionDigits: 1) } Prozentpunkt
   *[other] { POINTS($loss, maximumFractionDigits: 1) } Prozentpunkte
} Siegchance.
insight-next-fails = { $dice ->
    [one] Der Wurf mit dem letzten Würfel scheitert
   *[other] Der Wurf mit { $dice } Würfeln scheitert
} in { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } der Fälle.
insight-turn = { $fails ->
    [0] Bei perfektem Spiel scheitert dieser Zug nie.
   *[other] Bei perfektem Spiel scheitert dieser Zug in { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } der Fälle.
} Erwartete Würmer: { NUMBER($worms, maximumFractionDigits: 1) }.
insight-likely-tile = Am wahrscheinlichsten ist die { $tile }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
# $most: the chance when going for this tile alone.
insight-steal = { $name } die { $tile } stehlen: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } bei bestem Spiel, { NUMBER($most, style: "percent", maximumFractionDigits: 1) }, wenn du nur darauf aus bist.
insight-target = Am leichtesten zu schlagen ist die { $piece } von { $name }: Das gelingt mit { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } der Würfe.
insight-targets = Am leichtesten zu schlagen sind { $count } Figuren: Bei jeder gelingt es mit { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } der Würfe.
insight-danger = Am meisten gefährdet ist deine { $piece }: Die Gegner treffen sie mit { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ihrer Würfe.
insight-dangers = Am meisten gefährdet sind { $count } deiner Figuren: Die Gegner treffen jede mit { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ihrer Würfe.

## Why one choice is better

insight-why-share = Siegchance: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } statt { NUMBER($other-share, style: "percent", maximumFractionDigits: 1) }.
insight-why-stop = Die { $tile } ist sicher; weiterwürfeln scheitert zu { NUMBER($fails, style: "percent", maximumFractionDigits: 0) }.
insight-why-roll = { $risk ->
    [low] Das Risiko lohnt sich: Weiterwürfeln scheitert nur zu { NUMBER($fails, style: "percent", maximumFractionDigits: 0) }.
   *[high] Weiterwürfeln scheitert zu { NUMBER($fails, style: "percent", maximumFractionDigits: 0) }, kann aber mehr bringen.
}
# $wins: `true` when stopping wins the game, `false` when it would lose it.
insight-why-ends = { $wins ->
    [true] Aufhören beendet das Spiel und gewinnt es.
   *[false] Aufhören würde das Spiel beenden, ohne es zu gewinnen.
}
insight-why-fails = Risiko, den Zug zu verlieren: { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } statt { NUMBER($other-fails, style: "percent", maximumFractionDigits: 0) }.
insight-why-gain = { $kind ->
    [more] Mehr Würmer in diesem Zug: im Schnitt { NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($other, maximumFractionDigits: 1) }.
   *[fewer] Weniger Würmer in diesem Zug ({ NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($other, maximumFractionDigits: 1) }), aber mehr Siege.
}
insight-why-stake = Bei einem Fehlversuch ginge die { $tile } zurück auf den Grill.
insight-why-points = { $kind ->
    [more] Es schlägt mehr Punkte: { $best } statt { $other }.
   *[fewer] Es schlägt weniger Punkte ({ $best } statt { $other }), gewinnt aber öfter.
}
insight-why-position = Gleich viele Punkte, aber die Figuren stehen danach besser.
insight-why-leader = Es schlägt eine Figur von { $name } (in Führung), nicht von { $other }.
insight-why-danger = Danach sind etwa { NUMBER($best, maximumFractionDigits: 1) } eigene Punkte bedroht statt { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-threat = Der nächste eigene Wurf bedroht dann etwa { NUMBER($best, maximumFractionDigits: 1) } Punkte statt { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-safe = { $points ->
    [one] Es bringt 1 Punkt endgültig in Sicherheit.
   *[other] Es bringt { $points } Punkte endgültig in Sicherheit.
}

## The tutor

tutor-title = Tutor
tutor-on = Tutor zeigen
tutor-allow = Tutor erlauben
tutor-agree = Nur wenn alle an diesem Bildschirm einverstanden sind.
tutor-private = Das siehst nur du.
tutor-threshold = Warn mich bei Fehlern ab
tutor-warning = { $verdict ->
    [blunder] Moment: Das wäre ein grober Fehler.
    [mistake] Moment: Das wäre ein Fehler.
   *[doubtful] Moment: Es gibt etwas Besseres.
}
tutor-play = Trotzdem spielen
tutor-think = Nochmal nachdenken
tutor-show = Zeig es mir
tutor-choice = Wahl
tutor-share = Siegchance
tutor-loss = Kosten
tutor-gain = Würmer in diesem Zug
tutor-points = Punkte in diesem Zug
tutor-fails = Risiko

## A hint

hint-show = Tipp
hint-best = Am besten: { $action }.
hint-same = Es ist fast egal, was du wählst.

## The review

verdict-fine = gut
verdict-doubtful = Ungenauigkeit
verdict-mistake = Fehler
verdict-blunder = grober Fehler

# $move is what $mover did; $before and $after are the win shares of $name.
insight-turning = Zug { $turn }, { $mover }: { $move }. Siegchance von { $name }: { NUMBER($before, style: "percent", maximumFractionDigits: 0) } → { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
# Said to who played; $play: `well`, `fairly` or `errors`, which took $cost of a win. $dice: `good`,
# `bad` or `even`, as $kind in the next one.
insight-result =     { $kind ->
        [won] Du hast { $mine }:{ $theirs } gewonnen.
        [lost] Du hast { $mine }:{ $theirs } verloren.
        [tied] Unentschieden, { $mine }:{ $theirs }.
       *[placed] Platz { $place } für dich: { $score }.
    }
insight-reason = { $kind ->
    [lucky] Die Würfel waren auf deiner Seite.
    [unlucky] Die Würfel waren gegen dich.
    [against] Und das trotz Würfelpech!
    [better] Die Würfel waren ausgeglichen: Du hast besser gespielt.
   *[worse] Die Würfel waren ausgeglichen: { $name } hat besser gespielt.
}
insight-slip-careless = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $count ->
    [one] einmal
   *[other] { $count }-mal
} unvorsichtig gezogen.
insight-slip-pickomino-rolled = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $count ->
    [one] einmal
   *[other] { $count }-mal
} weitergewürfelt, statt aufzuhören.
insight-slip-pickomino-stopped = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $count ->
    [one] einmal
   *[other] { $count }-mal
} zu früh aufgehört.
insight-slip-pickomino-tile = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $count ->
    [one] einmal
   *[other] { $count }-mal
} die falsche Portion genommen.
insight-slip-pickomino-dice = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $count ->
    [one] einmal
   *[other] { $count }-mal
} die falschen Würfel beiseitegelegt.
insight-slip-knockout-hit = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $count ->
    [one] einen Treffer
   *[other] { $count } Treffer
} verpasst.
insight-luck = { $kind ->
    [good] Die Würfel halfen { $name }: +{ POINTS($luck, maximumFractionDigits: 1) ->
    [one] { POINTS($luck, maximumFractionDigits: 1) } Prozentpunkt
   *[other] { POINTS($luck, maximumFractionDigits: 1) } Prozentpunkte
} Siegchance.
    [bad] Die Würfel waren gegen { $name }: −{ POINTS($luck, maximumFractionDigits: 1) ->
    [one] { POINTS($luck, maximumFractionDigits: 1) } Prozentpunkt
   *[other] { POINTS($luck, maximumFractionDigits: 1) } Prozentpunkte
} Siegchance.
   *[even] Die Würfel haben { $name } weder geholfen noch geschadet.
}
insight-no-errors = { $name } hat keine echten Fehler gemacht.
insight-errors = Die Entscheidungen von { $name } kosteten { POINTS($cost, maximumFractionDigits: 1) ->
    [one] { POINTS($cost, maximumFractionDigits: 1) } Prozentpunkt
   *[other] { POINTS($cost, maximumFractionDigits: 1) } Prozentpunkte
} Siegchance: { $blunders ->
    [0] kein grober Fehler
    [one] 1 grober Fehler
   *[other] { $blunders } grobe Fehler
}, { $mistakes ->
    [0] kein Fehler
    [one] 1 Fehler
   *[other] { $mistakes } Fehler
}, { $doubtful ->
    [0] keine Ungenauigkeit
    [one] 1 Ungenauigkeit
   *[other] { $doubtful } Ungenauigkeiten
}.
insight-worst = Schlimmster Moment, Zug { $turn }: { $action }. Besser: { $best } ({ POINTS($loss, maximumFractionDigits: 1) ->
    [one] { POINTS($loss, maximumFractionDigits: 1) } Prozentpunkt
   *[other] { POINTS($loss, maximumFractionDigits: 1) } Prozentpunkte
} Siegchance).
insight-hints = Genutzte Tipps: { $count }.
# What the decisions were worth with all luck taken out. $kind: `never`, `always`, or `often`.
insight-adjusted = { $kind ->
    [never] Wer wie { $name } spielt, gewinnt mit durchschnittlichem Glück fast nie.
    [always] Wer wie { $name } spielt, gewinnt mit durchschnittlichem Glück fast immer.
   *[often] Wer wie { $name } spielt, gewinnt mit durchschnittlichem Glück etwa { NUMBER($adjusted, style: "percent", maximumFractionDigits: 0) } der Partien.
}

review-title = Analyse
review-of = { $game }: { $names }
review-curve = Siegchancen, Schritt für Schritt
review-curve-how = Eine Linie für jeden Platz; Punkte markieren die Wendepunkte. Die Tabelle darunter hat dieselben Zahlen.
review-luck-chart = Glück und Fehler
review-luck-how = Was Würfel und Entscheidungen an den Siegchancen geändert haben. Ergebnis − Anfang = Glück + eigene Fehler + Fehler der anderen + Unerklärtes. 1 ist eine ganze Partie.
review-players = Spieler
review-moves = Entscheidungen, die etwas gekostet haben
review-none = Keine Entscheidung hat Nennenswertes gekostet.
review-all = Alle Schritte
review-player = Name
review-start = Start
review-result = Ergebnis
review-luck = Glück
review-play = Spiel
review-level = { $level ->
    [-2] sehr schlecht
    [-1] schlecht
    [0] mittel
    [1] gut
   *[2] sehr gut
}
review-errors = Eigene Fehler
review-others = Fehler der anderen
review-residual = Unerklärt
review-residual-how = „Unerklärt“ ist weder Glück noch Fehler: wie weit sich unsere Schätzung von Zug zu Zug verschoben hat. Je kleiner, desto besser.
review-adjusted = Ohne Glück
review-turn = Zug
review-move = Schritt
review-played = Gespielt
review-better = Besser
review-cost = Kosten
review-verdict = Urteil
review-position = Stellung
review-open-lab = Im Labor öffnen
review-rolled-out = { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) } ({ $games } simulierte Partien)
review-written = Bericht: { $file }
review-working = Analysiere
review-waiting =
    { $ahead ->
        [0] Deine Analyse kommt als Nächstes
        [one] Eine andere Analyse kommt vor deiner
       *[other] { $ahead } andere Analysen kommen vor deiner
    }; sie beginnt in etwa { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    }.
review-playing-on = Simuliere
review-upload = Eine Spieldatei analysieren
review-upload-how = Wähle eine Spieldatei. Wir behalten sie nicht.
review-unfinished = Das Spiel ist nicht zu Ende: Alles bis hierher ist bewertet.
review-moments = Momente zum Wiederholen
review-card = { $number } von { $count }
review-previous = Vorheriger Moment
review-next = Nächster Moment
review-whose = Wessen Entscheidungen
review-mine = Meine
review-everyone = Alle
review-turn-number = Zug { $turn }
review-show = Zeigen
review-again = Noch einmal
review-again-how = Du spielst von dort gegen dieselben Gegner weiter. Für deine Ergebnisse zählt das nicht.
review-none-mine = Keine deiner Entscheidungen hat Nennenswertes gekostet.
review-who = Welcher Spieler warst du?
review-story = Wie die Partie lief
review-chances = { $who ->
    [you] Deine Siegchance
   *[other] Siegchance von { $name }
}: { $before } → { $after }
review-numbers = Alle Zahlen

## The dice report

dice-title = Würfelbericht
dice-summary = { $kind ->
    [odd] Die Würfel waren ungewöhnlich.
   *[usual] Die Würfel waren ganz normal.
}
# Said before any number of it.
dice-spread-how = Eine Zahl zeigt, wie gleichmäßig die Würfe waren: 0 heißt, jedes Symbol fiel gleich oft, rund { $expected } ist bei fairen Würfeln normal, mehr heißt ungleichmäßiger.
dice-test-spread = { $name }: wie gleichmäßig die Symbole fielen ({ $trials } Würfel)
dice-test-face = { $name }: Würfel mit einer { $face } ({ $trials } Würfel)
dice-test-worm = { $name }: Würmer ({ $trials } Würfel)
dice-test-fails = { $name }: Fehlwürfe ({ $trials } Würfe)
dice-test-doubles = { $name }: Pasche ({ $trials } Würfe)
# What one player's dice did: $seen is a list of the following.
dice-player = { $name }: { $seen }.
dice-seen-worm = { $observed ->
    [one] 1 Wurm
   *[other] { $observed } Würmer
} (bei fairen Würfeln etwa { $expected })
dice-seen-fails = { $observed ->
    [one] 1 Fehlwurf
   *[other] { $observed } Fehlwürfe
} (bei fairen Würfeln etwa { $expected })
dice-seen-doubles = { $observed ->
    [one] 1 Pasch
   *[other] { $observed } Pasche
} (bei fairen Würfeln etwa { $expected })
dice-oddest = Am ungewöhnlichsten: { $words }. Gesehen { $observed }, erwartet { $expected }. So weit weichen faire Würfel in { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } der Fälle ab.
dice-verdict = { $looked ->
    [one] Wir haben 1 Sache geprüft.
   *[other] Wir haben { $looked } Dinge geprüft.
} { $kind ->
    [odd] So etwas Seltsames kommt bei fairen Würfeln nur in { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } der Fälle vor: ungewöhnlich, aber kein Beweis.
   *[usual] Bei so vielen kommt so etwas Seltsames mit fairen Würfeln in { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } der Fälle vor. Nichts Ungewöhnliches.
}
dice-nothing = Es wurde nicht gewürfelt.
dice-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}, { $dice } Würfel
dice-looked = Was wir geprüft haben
dice-observed = Gesehen
dice-expected = Erwartet
dice-p = p
dice-corrected = p, korrigiert

## Puzzles

puzzle-title = Rätsel
puzzle-question = { $level ->
    [1] Leicht.
    [2] Mittel.
   *[other] Schwer.
} Du bist { $name }. Was ist am besten?
# $kind: `right`, or the verdict of what was chosen.
puzzle-answer = { $kind ->
    [right] Genau! { $action }.
    [fine] Ganz knapp! Ein klein wenig besser: { $action }.
    [doubtful] Nicht ganz. Besser: { $action }.
   *[other] Leider nein. Besser: { $action }.
}
puzzle-next = Nächstes Rätsel
puzzle-ask = Deine Wahl (Nummer oder Notation, leer zum Aufgeben):
puzzle-score = { $right } von { $asked } richtig.
puzzle-none = Hier gibt es noch keine Rätsel.
puzzle-count = { $count ->
    [one] 1 Rätsel
   *[other] { $count } Rätsel
} gefunden.
puzzle-saved = Gespeichert: { $file }
puzzle-searching = Rätsel werden gesucht
puzzle-own = Meine Fehler als Rätsel
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
puzzle-theme-pickomino-face = welches Symbol man beiseitelegt
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
lesson-steal-chance = Deine Chance, { $name } die { $tile } zu stehlen: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } statt { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
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
lesson-rather = Selbst ein Fehlversuch ist besser, als jetzt die { $tile } zu nehmen.
lesson-last = Die { $tile } ist die letzte Portion auf dem Grill: Wer sie nimmt, beendet das Spiel. Würmer bisher: du { $mine }, { $name } { $theirs }.
lesson-tile = Würmer: { $worms } auf der { $tile }, { $other-worms } auf der { $other }.
# The worm is taken `now`, since it might `never` come, or `later`, with $dice dice.
lesson-worm = { $kind ->
    [now] Ohne Wurm keine Portion. Wenn du wartest, zeigt dein nächster Wurf ({ $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }) mit { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } Wahrscheinlichkeit einen.
    [never] Ohne Wurm keine Portion, und für einen Wurm wäre kein Würfel mehr übrig.
   *[later] Der Wurm kann warten: Mit noch { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    } kommt beim nächsten Wurf zu { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } einer.
}
lesson-face = Würfel übrig: { $dice } statt { $other-dice }.
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
    [spare] Aber dann könnte deine { $piece } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } der Fälle geschlagen werden.
   *[trade] Dafür kann deine { $piece } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } der Fälle geschlagen werden: ein guter Tausch.
}
lesson-evade = Deine { $piece } kann dann in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } der Fälle geschlagen werden, sonst in { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-trap = Dein nächster Wurf kann dann die { $piece } von { $name } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } der Fälle schlagen, sonst in { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-safe = Niemand kann deine { $piece } mehr schlagen.

## What cannot be asked

error-unknown-theme = Zu „{ $value }“ gibt es keine Rätsel. Themen: { $known }.
error-unknown-puzzle = Es gibt kein Rätsel „{ $value }“.
error-bad-games = Simulieren lassen sich { $low } bis { $high } Partien, nicht { $value }.
error-not-small = Exakt lösen lassen sich nur kleine Partien zu zweit: Pickomino mit höchstens { $most } Portionen im Spiel, Knockout mit höchstens { $positions } Stellungen.
error-tutor-off = An diesem Tisch ist der Tutor nicht erlaubt.
error-not-your-turn-to-ask = Den Tutor kannst du fragen, wenn du am Zug bist.
error-tutor-not-agreed = Nicht alle an diesem Bildschirm sind mit dem Tutor einverstanden: { $names }.
error-hint-off = Tipps gibt es nur, wenn du allein gegen Bots mit eigenen Würfeln spielst.
error-too-many-questions = Höchstens { $most } Fragen auf einmal: Warte erst eine Antwort ab.
error-insight-busy = Gerade fragen viele. Versuch es gleich noch einmal.
error-insight-too-long = Das auszurechnen dauert länger als { $seconds } Sekunden.
error-insight-failed = Das konnte Roost nicht ausrechnen.

## The laboratory

lab-title = Labor
lab-how = Stell eine beliebige Stellung auf, auch eine aus deiner eigenen Partie, und sieh, was sie wert ist.
lab-position = Stellung
lab-link = Link zu dieser Stellung
lab-copied = Kopiert.
lab-shares = Siegchancen
lab-choices = Möglichkeiten
lab-tiles = Chancen auf jede Portion
lab-tile = Portion
lab-chance = Bei bestem Spiel
lab-most = Gezielt
lab-victim = Von
lab-grill = Grill
lab-players = Zahl der Plätze
lab-seat = Am Zug
lab-taken = Beiseitegelegte Würfel
lab-rolled = Gewürfelt
lab-dangers = Eigene Figuren in Gefahr
lab-targets = Figuren, die du schlagen kannst
lab-piece = Figur
lab-over = Das Spiel ist zu Ende.
lab-start = Zurücksetzen
lab-rollout = { $games ->
    [one] Einmal
   *[other] { $games }-mal
} simuliert: { $values }.
