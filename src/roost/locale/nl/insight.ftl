### Inzicht: tutor, analyse, dobbelsteenrapport, puzzels en laboratorium.
### Aandelen, kansen, verliezen en p-waarden zijn getallen van 0 tot 1.

insight-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

## Positions

insight-seat = Speler { $number }
insight-roll = gooit { $dice }
insight-best = Het beste: { $action }. Winstkans: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
insight-only-choice = Je enige keuze: { $action }. Winstkans: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
insight-margin = Nauwkeurigheid van deze kansen: ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten in 95 van de 100 zulke stellingen.
insight-close = Even goed: { $action }.
insight-second = Tweede keus: { $action }. Dat kost je { POINTS($loss, maximumFractionDigits: 1) ->
    [one] { POINTS($loss, maximumFractionDigits: 1) } procentpunt
   *[other] { POINTS($loss, maximumFractionDigits: 1) } procentpunt
} winstkans.
insight-next-fails = { $dice ->
    [one] De laatste dobbelsteen gooien
   *[other] { $dice } dobbelstenen gooien
} mislukt in { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } van de gevallen.
insight-turn = { $fails ->
    [0] Als je perfect speelt, mislukt deze beurt nooit.
   *[other] Als je perfect speelt, mislukt deze beurt in { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } van de gevallen.
} Verwachte wormen: { NUMBER($worms, maximumFractionDigits: 1) }.
insight-likely-tile = De waarschijnlijkste tegel is de { $tile }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
# $most: the chance when going for this tile alone.
insight-steal = De { $tile } stelen van { $name }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } als je perfect speelt, { NUMBER($most, style: "percent", maximumFractionDigits: 1) } als je alleen daarvoor gaat.
insight-target = Het makkelijkst te raken is de { $piece } van { $name }: dat lukt met { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } van de worpen.
insight-targets = Het makkelijkst te raken zijn { $count } pionnen: elk wordt geraakt met { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } van de worpen.
insight-danger = Het meeste gevaar loopt je { $piece }: tegenstanders raken hem met { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } van hun worpen.
insight-dangers = Het meeste gevaar lopen { $count } van je pionnen: tegenstanders raken elk met { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } van hun worpen.

## Why one choice is better

insight-why-share = Winstkans: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } in plaats van { NUMBER($other-share, style: "percent", maximumFractionDigits: 1) }.
insight-why-stop = De { $tile } is zeker; doorgooien mislukt in { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } van de gevallen.
insight-why-roll = { $risk ->
    [low] Het risico waard: doorgooien mislukt maar in { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } van de gevallen.
   *[high] Doorgooien mislukt in { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } van de gevallen, maar kan meer opleveren.
}
# $wins: `true` when stopping wins the game, `false` when it would lose it.
insight-why-ends = { $wins ->
    [true] Stoppen beëindigt het spel en wint het.
   *[false] Stoppen zou het spel beëindigen zonder het te winnen.
}
insight-why-fails = Risico om de beurt te verliezen: { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } in plaats van { NUMBER($other-fails, style: "percent", maximumFractionDigits: 0) }.
insight-why-gain = { $kind ->
    [more] Meer wormen deze beurt: gemiddeld { NUMBER($best, maximumFractionDigits: 1) } in plaats van { NUMBER($other, maximumFractionDigits: 1) }.
   *[fewer] Minder wormen deze beurt ({ NUMBER($best, maximumFractionDigits: 1) } in plaats van { NUMBER($other, maximumFractionDigits: 1) }), maar vaker winst.
}
insight-why-stake = Een mislukte beurt zou de { $tile } terug op de grill leggen.
insight-why-points = { $kind ->
    [more] Het schakelt meer punten uit: { $best } in plaats van { $other }.
   *[fewer] Het schakelt minder punten uit ({ $best } in plaats van { $other }), maar wint vaker.
}
insight-why-position = Evenveel punten, maar de pionnen staan daarna beter.
insight-why-leader = Dit schakelt een pion uit van { $name }, die voorstaat, in plaats van een van { $other }.
insight-why-danger = Daarna lopen ongeveer { NUMBER($best, maximumFractionDigits: 1) } eigen punten gevaar, niet { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-threat = De volgende worp bedreigt dan ongeveer { NUMBER($best, maximumFractionDigits: 1) } punten in plaats van { NUMBER($other, maximumFractionDigits: 1) }.
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
tutor-threshold = Waarschuw me bij fouten groter dan
tutor-warning = { $verdict ->
    [blunder] Wacht: dat zou een blunder zijn.
    [mistake] Wacht: dat zou een fout zijn.
   *[doubtful] Wacht: er is iets beters.
}
tutor-play = Toch spelen
tutor-think = Nog eens nadenken
tutor-show = Laat zien
tutor-choice = Keuze
tutor-share = Winstkans
tutor-loss = Kosten
tutor-gain = Wormen deze beurt
tutor-points = Punten deze beurt
tutor-fails = Risico

## A hint

hint-show = Hint
hint-best = Het beste: { $action }.
hint-same = Het maakt bijna niet uit wat je kiest.

## The review

verdict-fine = goed
verdict-doubtful = onnauwkeurigheid
verdict-mistake = fout
verdict-blunder = blunder

# $move is what $mover did; $before and $after are the win shares of $name.
insight-turning = Beurt { $turn }, { $mover }: { $move }. Winstkans van { $name }: { NUMBER($before, style: "percent", maximumFractionDigits: 0) } → { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
# Said to who played; $play: `well`, `fairly` or `errors`, which took $cost of a win. $dice: `good`,
# `bad` or `even`, as $kind in the next one.
insight-result =     { $kind ->
        [won] Je won met { $mine }:{ $theirs }.
        [lost] Je verloor met { $mine }:{ $theirs }.
        [tied] Gelijkspel, { $mine }:{ $theirs }.
       *[placed] Plaats { $place } voor jou: { $score }.
    }
insight-reason = { $kind ->
    [lucky] De dobbelstenen hielpen je.
    [unlucky] De dobbelstenen zaten tegen.
    [against] En dat met de dobbelstenen tegen!
    [better] De dobbelstenen waren neutraal: jij speelde beter.
   *[worse] De dobbelstenen waren neutraal: { $name } speelde beter.
}
insight-slip-careless = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
} { $count ->
    [one] één onvoorzichtige zet
   *[other] { $count } onvoorzichtige zetten
} gedaan.
insight-slip-pickomino-rolled = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
} { $count ->
    [one] één keer
   *[other] { $count } keer
} doorgegooid waar stoppen beter was.
insight-slip-pickomino-stopped = { $who ->
    [you] Je stopte
   *[other] { $name } stopte
} { $count ->
    [one] één keer
   *[other] { $count } keer
} te vroeg.
insight-slip-pickomino-tile = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
} { $count ->
    [one] één keer
   *[other] { $count } keer
} de verkeerde tegel gepakt.
insight-slip-pickomino-dice = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
} { $count ->
    [one] één keer
   *[other] { $count } keer
} de verkeerde dobbelstenen opzijgelegd.
insight-slip-knockout-hit = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
} { $count ->
    [one] één uitschakeling
   *[other] { $count } uitschakelingen
} gemist.
insight-luck = { $kind ->
    [good] De dobbelstenen hielpen { $name }: +{ POINTS($luck, maximumFractionDigits: 1) ->
    [one] { POINTS($luck, maximumFractionDigits: 1) } procentpunt
   *[other] { POINTS($luck, maximumFractionDigits: 1) } procentpunt
} winstkans.
    [bad] De dobbelstenen zaten { $name } tegen: −{ POINTS($luck, maximumFractionDigits: 1) ->
    [one] { POINTS($luck, maximumFractionDigits: 1) } procentpunt
   *[other] { POINTS($luck, maximumFractionDigits: 1) } procentpunt
} winstkans.
   *[even] De dobbelstenen hielpen { $name } niet en zaten ook niet tegen.
}
insight-no-errors = { $name } maakte geen echte fouten.
insight-errors = De beslissingen van { $name } kostten { POINTS($cost, maximumFractionDigits: 1) ->
    [one] { POINTS($cost, maximumFractionDigits: 1) } procentpunt
   *[other] { POINTS($cost, maximumFractionDigits: 1) } procentpunt
} winstkans: { $blunders ->
    [0] geen blunders
    [one] 1 blunder
   *[other] { $blunders } blunders
}, { $mistakes ->
    [0] geen fouten
    [one] 1 fout
   *[other] { $mistakes } fouten
}, { $doubtful ->
    [0] geen onnauwkeurigheden
    [one] 1 onnauwkeurigheid
   *[other] { $doubtful } onnauwkeurigheden
}.
insight-worst = Slechtste moment, beurt { $turn }: { $action }. Beter: { $best } ({ POINTS($loss, maximumFractionDigits: 1) ->
    [one] { POINTS($loss, maximumFractionDigits: 1) } procentpunt
   *[other] { POINTS($loss, maximumFractionDigits: 1) } procentpunt
} winstkans).
insight-hints = Gevraagde hints: { $count }.
# What the decisions were worth with all luck taken out. $kind: `never`, `always`, or `often`.
insight-adjusted = { $kind ->
    [never] Met gemiddeld geluk win je bijna nooit door te spelen als { $name }.
    [always] Met gemiddeld geluk win je bijna altijd door te spelen als { $name }.
   *[often] Met gemiddeld geluk win je door te spelen als { $name } ongeveer { NUMBER($adjusted, style: "percent", maximumFractionDigits: 0) } van de spellen.
}

review-title = Analyse
review-of = { $game }: { $names }
review-curve = Winstkansen, zet voor zet
review-curve-how = Eén lijn per speler; stippen geven de keerpunten aan. De tabel eronder heeft dezelfde getallen.
review-luck-chart = Geluk en fouten
review-luck-how = Wat de dobbelstenen en de beslissingen met ieders kansen deden. Uitslag − begin = geluk + eigen fouten + fouten van anderen + onverklaard. 1 is een heel spel.
review-players = Spelers
review-moves = Beslissingen die iets kostten
review-none = Geen beslissing kostte iets noemenswaardigs.
review-all = Alle zetten
review-player = Speler
review-start = Begin
review-result = Resultaat
review-luck = Geluk
review-play = Spel
review-level = { $level ->
    [-2] heel slecht
    [-1] slecht
    [0] gemiddeld
    [1] goed
   *[2] heel goed
}
review-errors = Eigen fouten
review-others = Fouten van anderen
review-residual = Onverklaard
review-residual-how = ‘Onverklaard’ is geluk noch fout: hoever onze schatting van beurt tot beurt verschoof. Hoe kleiner, hoe beter.
review-adjusted = Zonder geluk
review-turn = Beurt
review-move = Zet
review-played = Gespeeld
review-better = Beter
review-cost = Kosten
review-verdict = Oordeel
review-position = Stelling
review-open-lab = In het laboratorium openen
review-rolled-out = { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) } ({ $games } gesimuleerde spellen)
review-written = Rapport: { $file }
review-working = Analyseren
review-waiting =
    { $ahead ->
        [0] Jouw analyse is de volgende
        [one] Er gaat nog één analyse voor
       *[other] Er gaan nog { $ahead } analyses voor
    }; start over ongeveer { $seconds ->
        [one] een seconde
       *[other] { $seconds } seconden
    }.
review-playing-on = Simuleren
review-upload = Een spelbestand analyseren
review-upload-how = Kies een spelbestand. We bewaren het niet.
review-unfinished = Het spel is niet afgelopen: alles tot hier is bekeken.
review-moments = Momenten om over te doen
review-card = { $number } van { $count }
review-previous = Vorig moment
review-next = Volgend moment
review-whose = Wiens beslissingen
review-mine = Van mij
review-everyone = Van iedereen
review-turn-number = Beurt { $turn }
review-show = Tonen
review-again = Nog eens
review-again-how = Je speelt vanaf daar verder tegen dezelfde tegenstanders. Het telt niet mee voor je resultaten.
review-none-mine = Geen van je beslissingen kostte iets noemenswaardigs.
review-who = Welke speler was jij?
review-story = Hoe het spel verliep
review-chances = { $who ->
    [you] Jouw winstkans
   *[other] Winstkans van { $name }
}: { $before } → { $after }
review-numbers = Alle cijfers

## The dice report

dice-title = Dobbelsteenrapport
dice-summary = { $kind ->
    [odd] De dobbelstenen waren ongewoon.
   *[usual] De dobbelstenen waren heel gewoon.
}
# Said before any number of it.
dice-spread-how = Eén getal laat zien hoe gelijkmatig de worpen waren: 0 betekent dat elk symbool even vaak viel, rond { $expected } is normaal bij eerlijke dobbelstenen, meer is minder gelijkmatig.
dice-test-spread = { $name }: hoe gelijkmatig de symbolen vielen ({ $trials } dobbelstenen)
dice-test-face = { $name }: dobbelstenen met een { $face } ({ $trials } dobbelstenen)
dice-test-worm = { $name }: wormen ({ $trials } dobbelstenen)
dice-test-fails = { $name }: mislukte worpen ({ $trials } worpen)
dice-test-doubles = { $name }: dubbels ({ $trials } worpen)
# What one player's dice did: $seen is a list of the following.
dice-player = { $name }: { $seen }.
dice-seen-worm = { $observed ->
    [one] 1 worm
   *[other] { $observed } wormen
} (ongeveer { $expected } met eerlijke dobbelstenen)
dice-seen-fails = { $observed ->
    [one] 1 mislukte worp
   *[other] { $observed } mislukte worpen
} (ongeveer { $expected } bij eerlijke dobbelstenen)
dice-seen-doubles = { $observed ->
    [one] 1 dubbel
   *[other] { $observed } dubbels
} (ongeveer { $expected } met eerlijke dobbelstenen)
dice-oddest = Het ongewoonst: { $words }. Gezien { $observed }, verwacht { $expected }. Zo ver wijken eerlijke dobbelstenen af in { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } van de gevallen.
dice-verdict = { $looked ->
    [one] We hebben 1 ding gecontroleerd.
   *[other] We hebben { $looked } dingen gecontroleerd.
} { $kind ->
    [odd] Zoiets vreemds komt bij eerlijke dobbelstenen maar in { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } van de gevallen voor: ongewoon, maar geen bewijs.
   *[usual] Bij zo veel dingen komt zoiets vreemds met eerlijke dobbelstenen in { NUMBER($p, style: "percent", maximumSignificantDigits: 2) } van de gevallen voor. Niets bijzonders.
}
dice-nothing = Er is niet gegooid.
dice-games = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}, { $rolls ->
    [one] 1 worp
   *[other] { $rolls } worpen
}, { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}
dice-looked = Wat we controleerden
dice-observed = Gezien
dice-expected = Verwacht
dice-p = p
dice-corrected = p, gecorrigeerd

## Puzzles

puzzle-title = Puzzels
puzzle-question = { $level ->
    [1] Makkelijk.
    [2] Gemiddeld.
   *[other] Moeilijk.
} Je bent { $name }. Wat is je beste zet?
# $kind: `right`, or the verdict of what was chosen.
puzzle-answer = { $kind ->
    [right] Precies! { $action }.
    [fine] Bijna! Net iets beter: { $action }.
    [doubtful] Net niet. Beter: { $action }.
   *[other] Helaas. Beter: { $action }.
}
puzzle-next = Volgende puzzel
puzzle-ask = Je keuze (nummer of notatie, leeg om op te geven):
puzzle-score = { $right } van { $asked } goed.
puzzle-none = Hier zijn nog geen puzzels.
puzzle-count = { $count ->
    [one] 1 puzzel
   *[other] { $count } puzzels
} gevonden.
puzzle-saved = Bewaard: { $file }
puzzle-searching = Puzzels zoeken
puzzle-own = Puzzels maken van mijn fouten
puzzle-theme = Thema: { $theme }.
# $phase: `early`, `middle` or `late`.
puzzle-number = Puzzel { $number } van { $count }, { $phase ->
    [early] vroeg in het spel
    [middle] halverwege het spel
   *[late] laat in het spel
}.
puzzle-theme-pickomino-steal = wanneer je steelt
puzzle-theme-pickomino-spare = wanneer je niet steelt
puzzle-theme-pickomino-fail = expres mislukken
puzzle-theme-pickomino-last = de laatste tegel
puzzle-theme-pickomino-tile = welke tegel je pakt
puzzle-theme-pickomino-stop = wanneer je stopt
puzzle-theme-pickomino-roll = wanneer je doorgooit
puzzle-theme-pickomino-worm = een worm nu of later
puzzle-theme-pickomino-face = welk symbool je opzijlegt
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
lesson-steal-chance = Je kans om de { $tile } van { $name } te stelen: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } in plaats van { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
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
lesson-rather = Zelfs mislukken is beter dan nu de { $tile } pakken.
lesson-last = De { $tile } is de laatste tegel op de grill: wie hem pakt, beëindigt het spel. Wormen tot nu toe: jij { $mine }, { $name } { $theirs }.
lesson-tile = Wormen: { $worms } op de { $tile }, { $other-worms } op de { $other }.
# The worm is taken `now`, since it might `never` come, or `later`, with $dice dice.
lesson-worm = { $kind ->
    [now] Zonder worm geen tegel. Als je wacht, heeft je volgende worp ({ $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }) { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } kans op een worm.
    [never] Zonder worm geen tegel, en er zou geen dobbelsteen meer over zijn voor een worm.
   *[later] De worm kan wachten: met nog { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    } heeft je volgende worp { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } kans op een worm.
}
lesson-face = Dobbelstenen over: { $dice } in plaats van { $other-dice }.
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
    [spare] Maar dan kan je { $piece } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } van de gevallen geraakt worden.
   *[trade] In ruil kan je { $piece } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } van de gevallen geraakt worden: een goede ruil.
}
lesson-evade = Zo kan je { $piece } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } van de gevallen geraakt worden; na de andere zet in { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-trap = Zo kan je volgende worp de { $piece } van { $name } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } van de gevallen raken; na de andere zet in { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-safe = Niemand kan je { $piece } nog uitschakelen.

## What cannot be asked

error-unknown-theme = Er zijn geen puzzels over ‘{ $value }’. Thema’s: { $known }.
error-unknown-puzzle = Er is geen puzzel ‘{ $value }’.
error-bad-games = Simuleren kan met { $low } tot { $high } partijen, niet { $value }.
error-not-small = Alleen kleine partijen voor twee zijn exact op te lossen: Pickomino met hoogstens { $most } tegels in het spel, Knockout met hoogstens { $positions } stellingen.
error-tutor-off = Aan deze tafel is de tutor niet toegestaan.
error-not-your-turn-to-ask = Je kunt de tutor vragen als je aan de beurt bent.
error-tutor-not-agreed = Niet iedereen aan dit scherm stemde in met de tutor: { $names }.
error-hint-off = Hints zijn er alleen als je zonder andere mensen tegen bots speelt, met je eigen dobbelstenen.
error-too-many-questions = Hoogstens { $most } vragen tegelijk: wacht eerst op een antwoord.
error-insight-busy = Er wordt nu veel gevraagd. Probeer het zo nog eens.
error-insight-too-long = Dit uitrekenen duurt langer dan { $seconds } seconden.
error-insight-failed = Dit kon Roost niet uitrekenen.

## The laboratory

lab-title = Laboratorium
lab-how = Zet elke stelling op, ook een uit je eigen spel, en zie wat ze waard is.
lab-position = Stelling
lab-link = Link naar deze stelling
lab-copied = Gekopieerd.
lab-shares = Winstkansen
lab-choices = Keuzes
lab-tiles = Kans op elke tegel
lab-tile = Tegel
lab-chance = Bij perfect spel
lab-most = Als je ervoor gaat
lab-victim = Van
lab-grill = grill
lab-players = Aantal spelers
lab-seat = Aan de beurt
lab-taken = Opzijgelegde dobbelstenen
lab-rolled = Gegooid
lab-dangers = Je pionnen in gevaar
lab-targets = Pionnen die je kunt uitschakelen
lab-piece = Pion
lab-over = Het spel is afgelopen.
lab-start = Herstellen
lab-rollout = { $games } keer gesimuleerd: { $values }.
