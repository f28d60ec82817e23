### Inzicht: tutor, terugblik, dobbelsteenrapport, puzzels en laboratorium.
### Aandelen, kansen, verliezen en p-waarden zijn getallen van 0 tot 1.

insight-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

## Positions

insight-seat = Speler { $number }
insight-roll = gooit { $dice }
insight-best = De beste keuze: { $action }. Zo win je { NUMBER($share, style: "percent", maximumFractionDigits: 1) } van zulke partijen.
insight-only-choice = Er is maar één keuze: { $action }. Zo win je { NUMBER($share, style: "percent", maximumFractionDigits: 1) } van zulke partijen.
insight-close = Even goed: { $action }.
insight-second = Op een na de beste keuze: { $action }. Die kost { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } van een zege.
insight-next-fails = { $dice ->
    [one] De laatste dobbelsteen gooien
   *[other] { $dice } dobbelstenen gooien
} mislukt meteen in { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } van de gevallen.
insight-turn = Met het beste spel mislukt deze beurt in { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } van de gevallen. Verwachte wormen: { NUMBER($worms, maximumFractionDigits: 1) }.
insight-likely-tile = De waarschijnlijkste tegel is de { $tile }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
# $most: the chance when going for this tile alone.
insight-steal = De { $tile } stelen van { $name }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } met het beste plan, { NUMBER($most, style: "percent", maximumFractionDigits: 1) } als je alleen daarvoor gaat.
insight-target = Het makkelijkst uit te schakelen is de { $piece } van { $name }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } van de worpen kan het.
insight-targets = Het makkelijkst uit te schakelen zijn { $count } pionnen: bij elk daarvan kan { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } van de worpen het.
insight-danger = Je pion die het meeste gevaar loopt is de { $piece }: de volgende worpen van de tegenstanders kunnen hem in { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } van de gevallen uitschakelen.
insight-dangers = Het meeste gevaar lopen { $count } van je pionnen: de volgende worpen van de tegenstanders kunnen elk daarvan in { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } van de gevallen uitschakelen.

## Why one choice is better

insight-why-share = ‘{ $best }’ wint { NUMBER($share, style: "percent", maximumFractionDigits: 1) } van zulke partijen, ‘{ $other }’ maar { NUMBER($other-share, style: "percent", maximumFractionDigits: 1) }.
insight-why-stop = Wie stopt, heeft de { $tile } zeker; doorgooien zou in { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } van de gevallen mislukken.
insight-why-roll = { $risk ->
    [low] Doorgooien is het risico waard: het mislukt maar in { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } van de gevallen.
   *[high] Doorgooien mislukt in { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } van de gevallen, maar wat het kan opleveren is meer waard.
}
# $wins: `true` when stopping wins the game, `false` when it would lose it.
insight-why-ends = { $wins ->
    [true] Stoppen beëindigt het spel en wint het.
   *[false] Stoppen zou het spel beëindigen zonder het te winnen.
}
insight-why-fails = Na ‘{ $best }’ mislukt de beurt in { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } van de gevallen, na ‘{ $other }’ in { NUMBER($other-fails, style: "percent", maximumFractionDigits: 0) }.
insight-why-gain = { $kind ->
    [more] In wormen levert deze beurt dan gemiddeld { NUMBER($best, maximumFractionDigits: 1) } op tegen { NUMBER($other, maximumFractionDigits: 1) }.
   *[fewer] Deze beurt levert minder wormen op, gemiddeld { NUMBER($best, maximumFractionDigits: 1) } tegen { NUMBER($other, maximumFractionDigits: 1) }, maar wint meer partijen.
}
insight-why-stake = Een mislukte beurt zou de { $tile } terug op de grill leggen.
insight-why-points = { $kind ->
    [more] Dit schakelt pionnen ter waarde van { $best } uit, het andere { $other }.
   *[fewer] Dit schakelt minder uit, pionnen ter waarde van { $best } tegen { $other }, maar wint meer partijen.
}
insight-why-position = Beide schakelen evenveel uit: het verschil is waar de pionnen daarna staan.
insight-why-leader = Dit schakelt een pion uit van { $name }, die voorstaat, in plaats van een van { $other }.
insight-why-danger = Daarna brengen de volgende worpen ongeveer { NUMBER($best, maximumFractionDigits: 1) } eigen punten in gevaar, tegen { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-threat = De volgende eigen worp bedreigt dan ongeveer { NUMBER($best, maximumFractionDigits: 1) } punten, tegen { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-safe = { $points ->
    [one] Zo is 1 punt voorgoed veilig.
   *[other] Zo zijn { $points } punten voorgoed veilig.
}

## The tutor

tutor-title = Tutor
tutor-on = Tutor tonen
tutor-allow = Tutor toestaan
tutor-agree = Alleen als iedereen aan dit scherm het goedvindt.
tutor-private = Alleen jij ziet dit.
tutor-threshold = Waarschuw me voor een keuze die meer kost dan
tutor-warning = { $verdict ->
    [blunder] Wacht: dat zou een blunder zijn.
    [mistake] Wacht: dat zou een fout zijn.
   *[doubtful] Wacht: er is iets beters.
}
tutor-play = Toch spelen
tutor-think = Nog eens nadenken
tutor-show = Laat zien
tutor-choice = Keuze
tutor-share = Je wint
tutor-loss = Kost
tutor-gain = Wormen deze beurt
tutor-points = Punten deze beurt
tutor-fails = Mislukt

## A hint

hint-show = Hint
hint-best = Het beste is ‘{ $action }’.
hint-same = De keuzes zijn ongeveer even goed.

## The review

verdict-fine = goed
verdict-doubtful = twijfelachtig
verdict-mistake = fout
verdict-blunder = blunder

# $move is what $mover did; $before and $after are the win shares of $name.
insight-turning = Beurt { $turn }, { $mover }: { $move }. { $name } gaat van { NUMBER($before, style: "percent", maximumFractionDigits: 0) } naar { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
# Said to who played; $play: `well`, `fairly` or `errors`, which took $cost of a win. $dice: `good`,
# `bad` or `even`, as $kind in the next one.
insight-headline = { $play ->
    [well] Je speelde goed
    [fairly] Je speelde meestal goed
   *[errors] Je fouten kostten je { NUMBER($cost, style: "percent", maximumFractionDigits: 0) }
}; { $dice ->
    [good] de dobbelstenen gaven je { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
    [bad] de dobbelstenen kostten je { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
   *[even] de dobbelstenen waren in evenwicht
}{ $others ->
    [gave] {", "}fouten van anderen gaven je { NUMBER($given, style: "percent", maximumFractionDigits: 0) }
   *[nothing] {""}
}.
insight-luck = { $kind ->
    [good] De dobbelstenen hielpen { $name }: ze waren { NUMBER($luck, style: "percent", maximumFractionDigits: 1) } van een zege waard.
    [bad] De dobbelstenen zaten { $name } tegen: ze kostten { NUMBER($luck, style: "percent", maximumFractionDigits: 1) } van een zege.
   *[even] De dobbelstenen hebben { $name } niet geholpen en niet geschaad.
}
insight-no-errors = { $name } speelde zonder noemenswaardige fout.
insight-errors = De beslissingen van { $name } kostten { NUMBER($cost, style: "percent", maximumFractionDigits: 1) } van een zege: { $blunders ->
    [0] geen blunder
    [one] 1 blunder
   *[other] { $blunders } blunders
}, { $mistakes ->
    [0] geen fout
    [one] 1 fout
   *[other] { $mistakes } fouten
}, { $doubtful ->
    [0] niets twijfelachtigs
    [one] 1 twijfelachtige keuze
   *[other] { $doubtful } twijfelachtige keuzes
}.
insight-worst = Slechtste moment, beurt { $turn }: ‘{ $action }’ in plaats van ‘{ $best }’, { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } van een zege.
insight-hints = Gevraagde hints: { $count }.
# What the decisions were worth with all luck taken out. $kind: `never`, `always`, or `often`.
insight-adjusted = { $kind ->
    [never] Met gemiddeld geluk hadden de beslissingen van { $name } bijna nooit gewonnen.
    [always] Met gemiddeld geluk hadden de beslissingen van { $name } bijna altijd gewonnen.
   *[often] Met gemiddeld geluk hadden de beslissingen van { $name } ongeveer { NUMBER($adjusted, style: "percent", maximumFractionDigits: 0) } van zulke partijen gewonnen.
}

review-title = Terugblik
review-of = { $game }: { $names }
review-curve = Winstkansen, zet voor zet
review-curve-how = Eén lijn per speler; stippen geven de keerpunten aan. De tabel eronder heeft dezelfde getallen.
review-luck-chart = Geluk en fouten
review-luck-how = Wat de dobbelstenen en de beslissingen met ieders winstkans deden. Resultaat − begin = geluk + eigen fouten + fouten van anderen + model.
review-players = Spelers
review-moves = Beslissingen die iets kostten
review-none = Geen beslissing kostte iets noemenswaardigs.
review-all = Alles wat er gebeurde
review-player = Speler
review-start = Begin
review-result = Resultaat
review-luck = Geluk
review-errors = Eigen fouten
review-others = Fouten van anderen
review-residual = Model
review-residual-how = ‘Model’ is waarover de waardering tussen twee beurten van mening veranderde: de rest, eerlijk gezegd.
review-adjusted = Zonder geluk
review-turn = Beurt
review-move = Actie
review-played = Gespeeld
review-better = Beter
review-cost = Kosten
review-verdict = Oordeel
review-position = Stelling
review-open-lab = In het laboratorium openen
review-rolled-out = { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) } over { $games } uitgespeelde partijen
review-written = Rapport: { $file }
review-working = Terugblik
review-waiting =
    { $ahead ->
        [0] Jouw terugblik is de volgende
        [one] Er gaat nog één terugblik voor
       *[other] Er gaan nog { $ahead } terugblikken voor
    }; die van jou begint over ongeveer { $seconds ->
        [one] een seconde
       *[other] { $seconds } seconden
    }.
review-playing-on = Uitspelen
review-upload = Terugblik op een spelbestand
review-upload-how = Kies een spelbestand. Het wordt niet bewaard.
review-unfinished = Het spel is niet afgelopen: alles tot hier is bekeken.
review-moments = Momenten om over te doen
review-whose = Wiens beslissingen
review-mine = Van mij
review-everyone = Van iedereen
review-turn-number = Beurt { $turn }
review-show = Tonen
review-again = Nog eens
review-again-how = ‘Nog eens’ speelt vanaf daar verder tegen dezelfde tegenstanders. Het telt nergens voor mee.
review-none-mine = Geen van je beslissingen kostte iets noemenswaardigs.
review-who = Wie was jij?
review-story = Hoe het spel verliep
review-numbers = Alle cijfers

## The dice report

dice-title = Dobbelsteenrapport
# Said before any number of it.
dice-spread-how = Hoe gelijkmatig de symbolen vielen, zegt één getal: 0 als elk even vaak kwam, ongeveer { $expected } bij eerlijke dobbelstenen, en groter naarmate ze ongelijker vielen.
dice-test-spread = { $name }: hoe gelijkmatig de symbolen vielen ({ $trials } dobbelstenen)
dice-test-face = { $name }: dobbelstenen met een { $face } ({ $trials } dobbelstenen)
dice-test-worm = { $name }: wormen ({ $trials } dobbelstenen)
dice-test-fails = { $name }: worpen met alleen al gepakte symbolen ({ $trials } worpen)
dice-test-doubles = { $name }: dubbels ({ $trials } worpen)
# What one player's dice did: $seen is a list of the following.
dice-player = { $name }: { $seen }.
dice-seen-worm = { $observed ->
    [one] 1 worm
   *[other] { $observed } wormen
} (ongeveer { $expected } met eerlijke dobbelstenen)
dice-seen-fails = { $observed ->
    [one] 1 worp die meteen mislukte
   *[other] { $observed } worpen die meteen mislukten
} (ongeveer { $expected } met eerlijke dobbelstenen)
dice-seen-doubles = { $observed ->
    [one] 1 dubbel
   *[other] { $observed } dubbels
} (ongeveer { $expected } met eerlijke dobbelstenen)
dice-oddest = Het vreemdste van alles: { $words }. Gezien { $observed }, verwacht { $expected }. Eerlijke dobbelstenen zitten er in { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } van de gevallen zo ver naast.
dice-verdict = { $kind ->
    [odd] Er is naar { $looked } dingen gekeken. Toch geven eerlijke dobbelstenen maar in { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } van de gevallen iets zo vreemds: ongewoon, maar geen bewijs.
   *[usual] Er is naar { $looked } dingen gekeken; onder zo veel geven eerlijke dobbelstenen in { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } van de gevallen iets zo vreemds. Niets ongewoons.
}
dice-nothing = Er is niet gegooid.
dice-games = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, { $rolls } worpen, { $dice } dobbelstenen
dice-looked = Bekeken
dice-observed = Gezien
dice-expected = Verwacht
dice-p = p
dice-corrected = p, gecorrigeerd

## Puzzles

puzzle-title = Puzzels
puzzle-question = { $level ->
    [1] Makkelijk
    [2] Gemiddeld
   *[other] Moeilijk
}: je bent { $name }. Wat is het beste?
# $kind: `right`, or the verdict of what was chosen.
puzzle-answer = { $kind ->
    [right] Goed: { $action }.
    [fine] Bijna. Net iets beter: { $action }.
    [doubtful] Niet helemaal. Beter: { $action }.
   *[other] Nee. Beter: { $action }.
}
puzzle-next = Volgende puzzel
puzzle-ask = Je keuze (nummer of notatie, leeg om op te geven):
puzzle-score = { $right } van { $asked } goed.
puzzle-none = Hier zijn geen puzzels.
puzzle-count = { $count ->
    [one] 1 puzzel
   *[other] { $count } puzzels
} gevonden.
puzzle-saved = Bewaard: { $file }
puzzle-searching = Puzzels zoeken
puzzle-own = Puzzels uit de fouten van deze partij
puzzle-theme = Thema: { $theme }.
# $phase: `early`, `middle` or `late`.
puzzle-number = Puzzel { $number } van { $count }, { $phase ->
    [early] vroeg in de partij
    [middle] halverwege de partij
   *[late] laat in de partij
}.
puzzle-theme-pickomino-steal = wanneer je steelt
puzzle-theme-pickomino-spare = wanneer je niet steelt
puzzle-theme-pickomino-fail = expres mislukken
puzzle-theme-pickomino-last = de laatste tegel
puzzle-theme-pickomino-tile = welke tegel je pakt
puzzle-theme-pickomino-stop = wanneer je stopt
puzzle-theme-pickomino-roll = wanneer je doorgooit
puzzle-theme-pickomino-worm = een worm nu of later
puzzle-theme-pickomino-face = welk symbool je pakt
puzzle-theme-knockout-hit = zien wat je kunt uitschakelen
puzzle-theme-knockout-far = van ver uitschakelen
puzzle-theme-knockout-rival = wie je uitschakelt
puzzle-theme-knockout-trade = pionnen ruilen
puzzle-theme-knockout-spare = wanneer je niet uitschakelt
puzzle-theme-knockout-safe = voorgoed veilig
puzzle-theme-knockout-evade = uit het gevaar komen
puzzle-theme-knockout-trap = een val zetten
puzzle-theme-knockout-place = waar je staat

## What a puzzle teaches

# A stop that steals $tile from $name.
lesson-steal = De { $tile } telt dubbel: { $worms ->
    [one] { $name } verliest de worm en jij wint die.
   *[other] { $name } verliest de { $worms } wormen en jij wint ze.
}
lesson-steal-chance = De { $tile } van { $name } krijg je na ‘{ $best }’ in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } van de gevallen, na ‘{ $other }’ in { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-aim = Doorgooien kan de { $tile } opleveren, { $worms ->
    [one] 1 worm
   *[other] { $worms } wormen
} waard: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
# $tile: the own top tile, $turned: the one that is turned. $kind: `nothing`, `turns`, `stays`, `own` or `both`.
lesson-fail = { $kind ->
    [nothing] Je hebt geen tegel te verliezen: mislukken kost niets.
    [turns] Je hebt geen tegel te verliezen, en mislukken draait de { $turned } voorgoed om.
    [stays] Mislukken legt je { $tile } terug op de grill, en er wordt niets omgedraaid.
    [own] Mislukken draait je { $tile } voorgoed om.
   *[both] Mislukken legt je { $tile } terug op de grill en draait de { $turned } voorgoed om.
}
lesson-rather = Zelfs een mislukte beurt is meer waard dan nu de { $tile } pakken.
lesson-last = De { $tile } is de laatste tegel op de grill: wie hem pakt, beëindigt de partij. Wormen tot nu toe: jij { $mine }, { $name } { $theirs }.
lesson-tile = Wormen: { $worms } op de { $tile }, { $other-worms } op de { $other }.
# The worm is taken `now`, since it might `never` come, or `later`, with $dice dice.
lesson-worm = { $kind ->
    [now] Zonder worm is er geen tegel. Blijft die voor later, dan toont de volgende worp er een in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } van de gevallen ({ $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }).
    [never] Zonder worm is er geen tegel, en er zou geen dobbelsteen over zijn die er een brengt.
   *[later] De worm kan wachten: met { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    } toont de volgende worp er een in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } van de gevallen.
}
lesson-face = Dobbelstenen over na ‘{ $best }’: { $dice }; na ‘{ $other }’: { $other-dice }.
# $kind: `spare` where it is better not to, `hit`, `far`, `rival` or `trade` where it is.
lesson-hit = { $kind ->
    [spare] Verleidelijk: dit zou de { $victim } van { $name } uitschakelen, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } waard.
   *[hit] Dit schakelt de { $victim } van { $name } uit, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } waard.
}
lesson-risk = { $kind ->
    [spare] Maar dan kan je { $piece } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } van de gevallen worden uitgeschakeld.
   *[trade] In ruil kan je { $piece } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } van de gevallen worden uitgeschakeld: een goede ruil.
}
lesson-evade = Daarna kan je { $piece } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } van de gevallen worden uitgeschakeld, na de andere zet in { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-trap = Je volgende worp kan dan de { $piece } van { $name } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } van de gevallen uitschakelen, na de andere zet in { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-safe = Niemand kan je { $piece } nog uitschakelen.

## What cannot be asked

error-unknown-theme = Er zijn geen puzzels over ‘{ $value }’. Thema’s: { $known }.
error-unknown-puzzle = Er is geen puzzel ‘{ $value }’.
error-bad-games = Uitspelen kan met { $low } tot { $high } partijen, niet { $value }.
error-not-small = Alleen kleine partijen voor twee zijn exact op te lossen: Pickomino met hoogstens { $most } tegels in het spel, Knockout met hoogstens { $positions } stellingen.
error-tutor-off = Aan deze tafel is de tutor niet toegestaan.
error-not-your-turn-to-ask = De tutor spreekt alleen met de plaats die aan de beurt is.
error-tutor-not-agreed = Niet iedereen aan dit scherm stemde in met de tutor: { $names }.
error-hint-off = Hints zijn er voor één persoon die tegen bots speelt, met dobbelstenen die geen andere tafel deelt.
error-too-many-questions = Hoogstens { $most } vragen tegelijk: wacht eerst op een antwoord.
error-insight-busy = Er wordt nu veel gevraagd. Probeer het zo nog eens.
error-insight-too-long = Dit uitrekenen duurt langer dan { $seconds } seconden.
error-insight-failed = Dit kon niet worden uitgerekend.

## The laboratory

lab-title = Laboratorium
lab-how = Zet een willekeurige stelling op, ook die van je eigen tafel, en zie meteen wat die waard is.
lab-position = Stelling
lab-link = Link naar deze stelling
lab-copied = Gekopieerd.
lab-shares = Winstkansen
lab-choices = Keuzes
lab-tiles = Kans op elke tegel
lab-tile = Tegel
lab-chance = Beste plan
lab-most = Alleen daarvoor
lab-victim = Van
lab-grill = grill
lab-players = Aantal spelers
lab-seat = Aan de beurt
lab-taken = Gepakte dobbelstenen
lab-rolled = Gegooid
lab-dangers = Je pionnen in gevaar
lab-targets = Pionnen die je kunt uitschakelen
lab-piece = Pion
lab-over = Het spel is afgelopen.
lab-start = Opnieuw beginnen
lab-rollout = { $games } keer uitgespeeld: { $values }.
