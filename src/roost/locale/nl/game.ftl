### Glossary
###
### One word per concept, here and on the rules pages (pickomino.md, knockout.md).
### De speler aanspreken met je/jij.
###
### tile                       = tegel (de)
### tiles                      = tegels
### worm                       = worm (de)
### worms                      = wormen
### grill                      = grill (de)
### stack                      = stapel (de)
### top tile                   = bovenste tegel
### face (of a die)            = symbool (het)
### face up                    = open
### turned over (face down)    = omgedraaid; omdraaien
### roll (verb / noun)         = gooien / worp (de)
### take                       = pakken
### stop                       = stoppen
### steal                      = stelen
### fail / failed turn         = mislukken / mislukte beurt
### seat                       = plaats (de)
### player                     = speler (de)
### turn                       = beurt (de)
### round                      = ronde (de)
### move (one piece, Knockout) = zet (de); verzetten
### double                     = dubbel (de)
### piece                      = pion (de)
### space                      = vakje (het)
### line                       = lijn (de)
### knock out / knocked out    = uitschakelen / uitgeschakeld
### locked                     = geblokkeerd
### total (of the taken dice)  = totaal (het)
### opponent                   = tegenstander (de)
### win share                  = winstaandeel (het); verwacht: winstkans (de)
### points                     = punten
### board                      = bord (het)
### variant / house rule       = variant (de) / huisregel (de)
### bot                        = bot (de)
### table                      = tafel (de)
###
### never                      = genomen; vlak; 5’en; veld; velden; ronden; seed; seeds; startgetal; startgetallen; stenen; werper; wierp; geworpen; opgeslagen; hooguit; aan zet; buigen; partij is afgelopen

## Games, variants, boards. Shown before a game; `-how` explains in one line.

game-pickomino = Pickomino
game-knockout = Knockout

variant-pickomino-standard = gewone regels
variant-pickomino-standard-how = Een teruggelegde tegel ligt weer open. Dan wordt de hoogste op de grill omgedraaid, tenzij dat juist die tegel is.
variant-pickomino-short = kort spel
variant-pickomino-short-how = De teruggelegde tegel wordt ook omgedraaid als hij de hoogste op de grill is.
variant-pickomino-returned-face-down = kort spel, teruggelegde tegel omgedraaid
variant-pickomino-returned-face-down-how = De teruggelegde tegel wordt altijd zelf omgedraaid, en geen andere.
variant-pickomino-any-lower = elke lagere tegel
variant-pickomino-any-lower-how = Huisregel: ligt jouw tegel niet op de grill, dan mag je elke lagere pakken.
variant-pickomino-turn-on-empty = altijd een tegel omdraaien
variant-pickomino-turn-on-empty-how = Huisregel: de hoogste tegel wordt ook omgedraaid als de beurt mislukt van iemand zonder tegels.

board-rings61 = Ringen 61
board-rings61-how = Het standaardbord: drie ringen rond een midden, 61 vakjes.
board-rings49 = Ringen 49
board-rings49-how = Kleiner, voor een sneller spel: ringen rond een midden, 49 vakjes.
board-grid49 = Raster 49
board-grid49-how = Zeven bij zeven vakjes met afwisselende diagonalen.
board-bloom61 = Bloem 61
board-bloom61-how = Makkelijk te lezen: paden die zich als bloemblaadjes openen, 61 vakjes.
board-wheel49 = Wiel 49
board-wheel49-how = Makkelijk te lezen: een velg, twaalf spaken en een naaf, 49 vakjes.
board-arrows49 = Pijlen 49
board-arrows49-how = Hier telt kunde: het wiel met 24 eenrichtingslijnen, 49 vakjes.
board-arrows = Eenrichtingslijnen: { $arrows }.
board-arrow = van { $space } naar { $ends }
board-rounds = { $rounds ->
    [one] Het spel eindigt uiterlijk na één ronde.
   *[other] Het spel eindigt uiterlijk na { $rounds } rondes.
}

## Bots: a name, and one line about how it plays.

bot-pickomino-random = Kuiken
bot-pickomino-random-how = speelt zomaar iets wat mag
bot-pickomino-gentle = Eendje
bot-pickomino-gentle-how = is blij met veel dobbelstenen en met elke tegel, het meest met die van jou
bot-pickomino-simple = Kip
bot-pickomino-simple-how = gaat voor wormen en veel punten, en stopt zodra er een tegel te pakken is
bot-pickomino-casual = Eend
bot-pickomino-casual-how = rekent vrij vaak op meer wormen dan er komen
bot-pickomino-steady = Haan
bot-pickomino-steady-how = telt de wormen die de beurt kan opleveren, en vergist zich zelden
bot-pickomino-greedy = Ekster
bot-pickomino-greedy-how = rekent precies uit hoe deze beurt de meeste wormen oplevert; steelt graag
bot-pickomino-strongest = Uil
bot-pickomino-strongest-how = denkt aan het hele spel: elke beurt gaat voor de beste kans om te winnen
bot-knockout-random = Kuiken
bot-knockout-random-how = speelt zomaar iets wat mag
bot-knockout-sparrow = Mus
bot-knockout-sparrow-how = stort zich op de anderen en mist bijna altijd
bot-knockout-wren = Winterkoning
bot-knockout-wren-how = verstopt zich voor de anderen, meestal op de verkeerde plek
bot-knockout-robin = Roodborst
bot-knockout-robin-how = let op prooi en gevaar en vergist zich meestal
bot-knockout-finch = Vink
bot-knockout-finch-how = stort zich op de anderen en mist vaak
bot-knockout-blackbird = Merel
bot-knockout-blackbird-how = verstopt zich voor de anderen, vaak op de verkeerde plek
bot-knockout-starling = Spreeuw
bot-knockout-starling-how = let op prooi en gevaar en vergist zich soms
bot-knockout-pigeon = Duif
bot-knockout-pigeon-how = stort zich op de anderen, mist zelden en kijkt nooit achterom
bot-knockout-simple = Kip
bot-knockout-simple-how = verstopt zich goed en schakelt uit wat voor haar snavel komt
bot-knockout-jay = Gaai
bot-knockout-jay-how = let op prooi en gevaar en vergist zich zelden
bot-knockout-greedy = Wouw
bot-knockout-greedy-how = schakelt de waardevolste pion uit die kan; zet anders zomaar ergens heen
bot-knockout-cautious = Reiger
bot-knockout-cautious-how = schakelt uit wat kan en houdt de eigen pionnen buiten bereik
bot-knockout-studied = Raaf
bot-knockout-studied-how = weet precies wat elk nummer waard is
bot-knockout-strongest = Uil
bot-knockout-strongest-how = heeft miljoenen beurten gespeeld en ziet het hele bord

## Shared words

# $face is 1 to 6; 6 is the worm.
face-name = { $face ->
    [6] worm
   *[other] { $face }
}
# A piece by its colour and number, as in "moves the blue 3".
piece-name = { $colour ->
    [blue] blauwe
    [green] groene
    [red] rode
   *[yellow] gele
} { $number }
# Who was forgotten, in the place of a name.
somebody = iemand

# Several things as one; $sound is `i` where $last begins with that sound, else `other`.
list-and = { $first } en { $last }
list-semicolon = { $first }; { $second }
label-value = { $label }: { $value }
score-pickomino = { $score ->
    [one] 1 worm
   *[other] { $score } wormen
}
score-knockout = { $score ->
    [one] 1 punt
   *[other] { $score } punten
}

## What a player may do now. $total is the sum after it.

action-pickomino-take = { $face ->
    [6] { $count ->
        [one] de worm opzijleggen (totaal { $total })
       *[other] { $count } wormen opzijleggen (totaal { $total })
    }
   *[other] { $count ->
        [one] de { $face } opzijleggen (totaal { $total })
       *[other] { $count } dobbelstenen met { $face } opzijleggen (totaal { $total })
    }
}
action-pickomino-roll-on = { $dice ->
    [one] de laatste dobbelsteen gooien
   *[other] { $dice } dobbelstenen gooien
}
# $from: `grill`, `seat` (steal it from $victim-name) or `nobody` (nothing to take, the turn fails).
action-pickomino-stop = { $from ->
    [grill] stoppen en de { $tile } pakken
    [seat] stoppen en de { $tile } stelen van { $victim-name }
   *[nobody] met niets stoppen en de beurt verliezen
}
action-knockout-move = { $victim ->
    [none] { $piece } naar { $space }
   *[other] { $piece } naar { $space }, schakelt de { $victim } van { $victim-name } uit
}

## come as names.

event-pickomino-rolled = { $name } gooit { $dice }.
event-pickomino-took = { $face ->
    [6] { $count ->
        [one] { $name } legt de worm opzij: tot nu toe { $total }.
       *[other] { $name } legt { $count } wormen opzij: tot nu toe { $total }.
    }
   *[other] { $count ->
        [one] { $name } legt de { $face } opzij: tot nu toe { $total }.
       *[other] { $name } legt { $count } dobbelstenen met { $face } opzij: tot nu toe { $total }.
    }
}
# $exact is `true` when $total is the tile’s own number.
event-pickomino-got-tile = { $victim ->
    [none] { $exact ->
        [true] { $name } pakt de { $tile } van de grill.
       *[false] Met { $total } pakt { $name } een lagere tegel van de grill: de { $tile }.
    }
   *[other] Precies { $total }: { $name } steelt de { $tile } van { $victim-name }.
}
event-pickomino-failed = { $reason ->
    [no-face] Niets nieuws: de beurt van { $name } is verloren.
    [no-worm] { $name } heeft { $total }, maar geen worm. De beurt is verloren.
   *[no-tile] Voor { $total } is er geen tegel: de beurt van { $name } is verloren.
}
# Said for `returned` and the `turned` that follows it together. $face-up is how the tile lies then;
# $turned is the tile that was turned over, or `none`.
event-pickomino-returned = { $face-up ->
    [false] De { $tile } gaat omgedraaid terug naar de grill en is uit het spel.
   *[true] { $turned ->
        [none] De { $tile } gaat terug naar de grill. Hij is daar de hoogste, dus hij blijft open.
       *[other] De { $tile } gaat terug naar de grill en de { $turned } wordt omgedraaid.
    }
}
# A `turned` without `returned` before it.
event-pickomino-turned = De { $tile } wordt omgedraaid.
# Said after `failed` when neither `returned` nor `turned` follows.
event-pickomino-nothing-returned = { $name } heeft geen tegel om terug te leggen.
event-pickomino-ended = { $capped ->
    [true] Na 2.000 beurten stopt het spel hier.
   *[false] Er ligt geen open tegel meer op de grill: het spel is afgelopen.
}

event-knockout-rolled-off = Wie begint? { $name } gooit { $dice }: { $total }.
event-knockout-tied = { $names } hebben evenveel en gooien opnieuw.
event-knockout-starts = { $name } heeft de hoogste som en begint.
# $low and $high are the two dice.
event-knockout-rolled = { $double ->
    [true] { $name } gooit dubbel { $low }: een { $low } en een andere pion naar keuze gaan elk { $low ->
        [one] 1 vakje
       *[other] { $low } vakjes
    }.
   *[false] { $name } gooit { $low } en { $high }: een { $low } gaat { $high } vakjes, een { $high } gaat { $low ->
        [one] 1 vakje
       *[other] { $low } vakjes
    }.
}
event-knockout-moved = { $origin ->
    [none] { $victim ->
        [none] { $name } verzet de { $piece }.
       *[other] { $name } schakelt met de { $piece } de { $victim } van { $victim-name } uit.
    }
   *[other] { $victim ->
        [none] { $name } verzet de { $piece } van { $origin } naar { $space }.
       *[other] { $name } verzet de { $piece } van { $origin } naar { $space } en schakelt de { $victim } van { $victim-name } uit.
    }
}
# $number is `none` for a double’s other piece.
event-knockout-move-lost = { $reason ->
    [out] { $number ->
        [none] { $name } heeft geen andere pion meer: deze zet vervalt.
       *[other] { $name } heeft geen { $number } meer: deze zet vervalt.
    }
    [locked] { $number ->
        [none] Alle andere pionnen van { $name } zijn uitgeschakeld of geblokkeerd: deze zet vervalt.
       *[other] De { $number } van { $name } is geblokkeerd: deze zet vervalt.
    }
   *[blocked] { $number ->
        [none] Geen andere pion van { $name } kan precies { $length ->
            [one] 1 stap
           *[other] { $length } stappen
        } zetten: deze zet vervalt.
       *[other] De { $number } van { $name } kan niet precies { $length ->
            [one] 1 stap
           *[other] { $length } stappen
        } zetten: deze zet vervalt.
    }
}
event-knockout-locked = De { $piece } is geblokkeerd: geen tegenstander heeft nog een { $number }.
event-knockout-skipped = { $name } kan met geen enkele pion meer verder en wordt overgeslagen.
event-knockout-ended = { $reason ->
    [no-rivals] Er is niemand meer om uit te schakelen: het spel is afgelopen.
    [rounds] De afgesproken rondes zijn gespeeld: het spel is afgelopen.
   *[cap] Na 2.000 beurten stopt het spel hier.
}

# $names are the winners, $score what each of them has.
result-winners = { $count ->
    [one] { $names } wint! { $score }.
   *[other] { $names } delen de overwinning, elk met { $score }.
}
remark-lucky = { $pick ->
    [0] Wat een worp!
    [1] Iemand heeft de dobbelstenen gevoerd.
    [2] Wormen bij de vleet!
   *[3] Het ruikt al naar barbecue.
}
remark-failed = { $pick ->
    [0] Pech!
    [1] Die dobbelstenen hebben geen manieren.
    [2] Een worp te veel.
   *[3] En weg zijn de wormen.
}
remark-stole = { $pick ->
    [0] Brutaal!
    [1] Wat een gladde veren!
    [2] Netjes gejat.
   *[3] De vroege vogel…
}
remark-robbed = { $pick ->
    [0] Wat onbeleefd!
    [1] Je kunt hem altijd terugstelen.
    [2] Daar gaan veren vliegen.
   *[3] En hij was nog zo lekker warm.
}
remark-knocked-out = { $pick ->
    [0] Boem!
    [1] De veren vliegen in het rond!
    [2] Midden op de snavel.
   *[3] Tot ziens!
}
remark-won = { $pick ->
    [0] Hoera!
    [1] De kippen zijn onder de indruk.
    [2] Kukeleku!
   *[3] Applaus!
}
remark-lost = { $pick ->
    [0] De volgende keer kraai jij.
    [1] De kippen vinden je nog steeds lief.
    [2] Revanche?
   *[3] Het lag aan de dobbelstenen. Wij zeggen niets.
}
remark-close = { $pick ->
    [0] Op een veertje na!
    [1] Dat was nipt!
    [2] Wat een slot!
   *[3] De kippen durfden niet te kijken.
}
remark-waiting = { $pick ->
    [0] Wachten op { $name }
    [1] { $name } zit te broeden
    [2] { $name } denkt na
   *[3] Nu is het aan { $name }
}

## What happens around the game, and what people say to each other, at a server’s table.

table-event-started = { $name } begint.
table-event-sat-down = { $name } gaat zitten.
table-event-stood-up = Plaats { $seat } is weer vrij.
table-event-removed = De gastheer heeft de speler van plaats { $seat } van de tafel gehaald.
table-event-seat-closed = Plaats { $seat } is gesloten. Iedereen moet opnieuw bevestigen.
table-event-away = Het apparaat van { $name } antwoordt niet; de dobbelstenen gaan door zonder.
table-event-back = { $name } is terug.
table-event-chain-renewed = Het apparaat van { $name } draagt opnieuw bij aan de dobbelstenen.
table-event-took-back = De laatste worp is teruggenomen: { $name } typt hem opnieuw in.
table-event-flagged = De tijd van { $name } is om. Een bot beslist.
table-event-stand-in-started = Een bot speelt zolang voor { $name }.
table-event-stand-in-ended = { $name } is terug.
table-event-abandoned = Deze tafel is opgeheven.
seat-free = vrije plaats
reaction-hello = Hallo!
reaction-wow = Wauw!
reaction-ouch = Au!
reaction-laugh = Haha!
reaction-nice = Goed gedaan!
reaction-thinking = Hm…
reaction-thanks = Bedankt!
reaction-bye = Doei!

# What the birds of bots say, in two or three words: a turn that failed, their tile is stolen, they
# steal, a tile with four worms, their piece is knocked out, they knock one out.
bird-failed = { $pick ->
    [0] Verdorie.
    [1] O jee, mijn veren.
    [2] Niet weer.
   *[3] Zo dichtbij.
}
bird-robbed = { $pick ->
    [0] Hé!
    [1] Mijn tegel!
    [2] Geef terug!
   *[3] Dief!
}
bird-robs = { $pick ->
    [0] Van mij!
    [1] Bedankt!
    [2] Kom maar hier.
   *[3] Mag ik even?
}
bird-prize = { $pick ->
    [0] Mmm!
    [1] Bingo!
    [2] O, heerlijk!
   *[3] Wat een feestmaal!
}
bird-out = { $pick ->
    [0] Au!
    [1] Hé!
    [2] Dat deed pijn.
   *[3] Mijn pion!
}
bird-hits = { $pick ->
    [0] Weg jij!
    [1] Pas op je veren!
    [2] Gepakt!
   *[3] Pardon.
}

## Refusals: error-<code>, with the values of the error.

error-bad-board = Dit is geen bord, bij { $where }: { $why ->
    [missing] dit ontbreekt.
    [unknown-field] dit gegeven bestaat niet; er zijn { $known }.
    [value] hier hoort { $wanted }, niet ‘{ $value }’.
    [key] een sleutel bestaat uit kleine letters, cijfers en koppeltekens.
    [name] hier hoort een leesbare naam.
    [shape] hier hoort iets als { $wanted }
    [too-many-spaces] { $value } vakjes is te veel; een bord heeft er hoogstens { $most }.
    [space-name] de naam van een vakje is een hoofdletter en hoogstens drie hoofdletters of cijfers.
    [same-place] { $other } ligt op dezelfde plek.
    [unknown-space] er is geen vakje ‘{ $value }’.
    [line-self] deze lijn verbindt { $value } met zichzelf.
    [line-twice] dit is dezelfde lijn als { $other }.
    [player-count] je speelt met z’n 2, 3 of 4.
    [colours] hier horen zes vakjes voor elk van { $known }.
    [taken] { $value } is al bezet door { $other }.
    [no-rivals] geen enkel nummer is van twee spelers, dus het spel zou meteen afgelopen zijn.
    [not-symmetric] met { $value } spelers is het bord niet vanaf elke plaats hetzelfde.
    [not-connected] er is geen weg van { $value } naar { $other }; een bord is één geheel.
    [no-landing] vanaf { $value } kan op het lege bord geen zet van { $length } worden gedaan.
    [twice] dit staat er twee keer.
    [not-json] het bestand is geen JSON: { $value }
    [shipped] { $value } is de sleutel van een bord dat bij Roost hoort; kies een andere.
   *[other] { $reason }
}
error-bad-die = Een dobbelsteen toont 1 tot en met 6, niet { $value }.
error-bad-face = Het symbool { $value } bestaat niet; er zijn 1 2 3 4 5 en w voor de worm.
error-bad-first-seat = De plaatsen tellen van 0 tot en met { $last }; plaats { $seat } bestaat niet.
error-bad-json = Roost kan deze gegevens niet lezen: { $what }
error-bad-move = { $value } is geen zet in de notatie van dit spel.
error-bad-payoff = Met deze waarden valt niet te rekenen: { $why ->
    [shape] hier horen { $expected } waarden, niet { $got }.
    [finite] het moeten allemaal eindige getallen zijn.
   *[other] { $reason }
}
error-bad-position = Geen stelling: { $why ->
    [empty] de tekst is leeg.
    [fields] er zijn { $given } gegevens in plaats van { $wanted }: { $fields }
    [number] { $field } is een getal, niet ‘{ $value }’.
    [tile] { $value } is geen tegel; er zijn 21 tot en met 36.
    [tile-twice] tegel { $value } ligt op twee plekken.
    [tiles] ‘{ $value }’ is geen tegel en geen reeks zoals 21-24, of noemt een tegel nog eens.
    [face] ‘{ $value }’ is geen symbool; er zijn 1 2 3 4 5 en w.
    [seats] { $value } spelers kan niet; mogelijk: { $known }
    [seat] plaats { $value } bestaat niet; de plaatsen tellen van 0 tot en met { $last }.
    [turn] de beurten tellen van 1 tot en met { $most }, niet { $value }.
    [dice-taken] er liggen { $value } dobbelstenen opzij, maar er zijn er maar 8.
    [over-tiles] het spel is niet afgelopen zolang er een tegel open op de grill ligt.
    [over-dice] het spel is afgelopen, dus er zijn geen dobbelstenen gepakt.
    [is-over] hier is het spel afgelopen, dus DICE is #.
    [complete] alle dobbelstenen of alle symbolen zijn gepakt, dus deze beurt is voorbij (P6).
    [roll-count] er zijn { $given } dobbelstenen gegooid terwijl er { $wanted } over zijn.
    [roll-fails] de worp toont alleen gepakte symbolen, dus deze beurt is mislukt (P7).
    [not-begun] er is nog niets gepakt, dus DICE is ? of een worp.
    [two-pieces] er staan twee pionnen op { $value }.
    [colours] er zijn { $value } kleuren in plaats van { $wanted }.
    [pieces] elke kleur heeft zes pionnen, niet { $value }.
    [space] het bord { $board } heeft geen vakje { $value }.
    [dice] DICE is ? of # of iets als 35, 5:3 of !3:3, de laagste dobbelsteen eerst, niet ‘{ $value }’.
    [rivals] het spel is niet afgelopen zolang twee spelers hetzelfde nummer hebben.
    [skipped] plaats { $value } heeft geen pion die ooit nog kan bewegen en wordt overgeslagen (K13).
    [move-lost] een pion van deze dobbelstenen is uitgeschakeld of geblokkeerd en de zet vervalt (K11): DICE is { $wanted }
    [no-move] met deze dobbelstenen kan niets bewegen, dus deze beurt is voorbij (K10).
    [round] de rondes tellen hier van 1 tot en met { $most }, niet { $value }.
    [turn-late] in deze ronde is het hoogstens beurt { $most }, niet { $value }.
    [roll-off] zolang de dobbelstenen bepalen wie begint, is DICE ?, zijn TURN en ROUND 0 en heeft FIRST per plaats een som, ? of -.
    [roll-off-seat] plaats { $wanted } gooit nu om te bepalen wie begint, niet { $value }.
    [over] het spel is afgelopen, dus er is geen beurt om naar te vragen.
    [nothing-to-choose] hier heeft niemand iets te kiezen.
   *[other] bij ‘{ $value }’: { $reason }
}
error-bad-receipt = Dat bestand is geen bewijs van een tafel.
error-bad-record = Dit is geen spelbestand van Roost: { $why ->
    [format] ‘{ $value }’ is niet { $wanted }.
    [missing] ‘{ $value }’ ontbreekt of is van een andere soort.
    [shape] ‘{ $value }’ hoort eruit te zien als { $wanted }
    [unknown-key] er is geen onderdeel ‘{ $value }’.
    [twice] ‘{ $value }’ staat er twee keer.
    [dice] dobbelstenen kunnen niet van ‘{ $value }’ komen; bekend: { $known }
    [unkeepable] ‘{ $value }’ bevat iets dat in geen bestand past.
    [start-seats] er zijn { $given } spelers, de beginstelling heeft er { $wanted }.
    [start-variant] de beginstelling heeft een andere variant dan het spel.
    [seat] { $value } is geen mens met een naam en geen bot met een naam en soort.
    [name] { $value } heeft een naam van 1 tot en met { $most } zichtbare tekens nodig.
    [not-json] het is geen JSON en geen leesbare tekst ({ $value }).
    [turn-number] regel { $line } begint met { $value } in plaats van { $wanted }
    [line] regel { $line }, ‘{ $value }’, is geen kopregel en geen beurt.
    [header] regel { $line }: { $key } kan niet ‘{ $value }’ zijn.
   *[other] { $reason }
}
error-bad-roll = { $roll } is geen worp met { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}.
error-bad-rounds = Het aantal rondes is 1 tot en met { $most }, niet { $value }.
error-bad-seats = Dit spel is voor { $low } tot en met { $high } spelers, niet { $seats }.
error-bad-space = Het bord { $board } heeft geen vakje { $value }.
error-bad-turn = { $why ->
    [whole-turn] een regel bevat één hele beurt.
    [after-end] { $value } komt na het einde van de beurt.
    [damaged] hier breekt het bestand af of is het beschadigd ({ $value }).
    [turn-number] regel { $line } begint met { $value } in plaats van { $wanted }
    [line] regel { $line }, ‘{ $value }’, is geen beurt.
   *[other] { $reason }
}
error-bad-turn-state = Zo kan geen beurt eruitzien: { $reason }
error-bad-variant = De variant ‘{ $value }’ bestaat niet; kies uit { $known }.
error-board-seats = Het bord { $board } is voor { $known } spelers, niet { $seats }.
error-broken-record = Het spelbestand klopt niet meer vanaf beurt { $turn }: { $reason }
error-dice-first = Gooi eerst.
error-game-over = { $move } komt te laat: het spel is afgelopen.
error-game-unsupported = Dit kan niet met het spel ‘{ $game }’.
error-illegal-action = { $move } kan nu niet; wel: { $legal }
error-no-dice = Er zijn geen worpen meer om te lezen.
error-record-version = Dit spelbestand heeft versie { $value }; dit programma leest versie { $known }.
error-rules-version = Dit volgt versie { $value } van de regels; dit programma speelt volgens versie { $known }.
error-unknown-board = Het bord ‘{ $value }’ bestaat niet; kies uit { $known }.
error-unknown-bot = De bot ‘{ $value }’ bestaat niet; kies uit { $known }.
error-unknown-game = Het spel ‘{ $value }’ bestaat niet; kies uit { $known }.
error-unknown-language = De taal ‘{ $value }’ bestaat hier niet; kies uit { $known }.
error-unparsable = Roost kan dit niet lezen.
error-variant-clash = ‘{ $value }’ combineert opties die elkaar uitsluiten, of noemt er een dubbel. Kies een van { $known }.
error-wrong-number-of-dice = { $given ->
    [one] Eén dobbelsteen opgegeven
   *[other] { $given } dobbelstenen opgegeven
}, maar er worden er { $wanted } gegooid.
error-wrong-result = De uitslag in het spelbestand volgt niet uit de zetten (beurt { $turn }).

## Refusals of the server.

error-already-ready = Je bent al klaar.
error-already-started = Te laat: het spel is al begonnen.
error-bad-message = De server begreep dit niet: { $reason }
error-bad-parameter = ‘{ $value }’ is hier geen geldige waarde. Mogelijk: { $known }
error-bad-request = De server kan dit verzoek niet verwerken.
error-bad-token = Dit token is onbekend of niet meer geldig.
error-broken-log = Het logboek van deze tafel is beschadigd.
error-dice-are-manual = Aan deze tafel worden de worpen ingetypt.
error-dice-not-manual = Aan deze tafel gooit het programma.
error-dice-scheme = De dobbelstenen van dit spel volgen het schema ‘{ $value }’; dit programma controleert { $known }.
error-forbidden = Dat kan hier niet.
error-foreign-host = Deze server antwoordt niet op { $value }. De beheerder kan de naam toestaan met --origin.
error-foreign-origin = Verzoeken van { $value } zijn hier niet toegestaan.
error-foreign-seat = Deze plaats is niet van jou.
error-manual-needs-one-device = Worpen intypen kan alleen als iedereen aan één apparaat zit.
error-two-clocks = Een tafel heeft een klok per beslissing of uren per beurt, niet allebei.
error-bad-start = Een tafel kan niet met deze stelling beginnen: { $why ->
    [seats] ze heeft { $wanted } plaatsen, de tafel { $given }.
    [variant] ze hoort bij andere regels dan de tafel.
    [over] daar is het spel afgelopen.
    [first] de stelling zegt zelf wie aan de beurt is.
   *[stream] dobbelstenen die veel tafels delen, beginnen met het spel.
}
error-seats-given = De stelling bepaalt het aantal plaatsen; er kan er geen gesloten worden.
error-mixed-seats = Alle partijen van een reeks moeten evenveel plaatsen hebben.
error-needs-invite = Deze plaats is voor iemand met een uitnodiging.
error-no-such-board = Het bord ‘{ $value }’ bestaat niet.
error-no-such-seat = Deze tafel heeft die plaats niet.
error-no-such-stream = Die gedeelde dobbelstenen bestaan niet.
error-no-such-card = Dit moment staat niet in je lijst.
error-no-such-table = Die tafel bestaat niet.
error-no-such-token = Dat token bestaat niet.
error-not-found = Hier is niets.
error-not-now = Dat kan nu niet.
error-not-over = Het spel is nog niet afgelopen.
error-not-playing = Aan deze tafel wordt nu niet gespeeld.
error-not-signed-in = We kennen je nog niet. Ga naar de startpagina en probeer het nog eens.
error-not-started = Het spel is nog niet begonnen.
error-not-the-maker = Dat kan alleen degene die de tafel heeft geopend.
error-not-your-turn = Je bent niet aan de beurt.
error-nothing-to-take-back = Er is geen worp om terug te nemen.
error-others-are-seated = Er zitten anderen aan deze tafel; hij kan nu niet worden beëindigd.
error-rolled-already = Je hebt al gegooid.
error-not-in-lesson = Volg in deze les de tekstballon.
error-lesson-only = Dobbelstenen die een script volgen, zijn er alleen voor het eerste spel.
error-seat-kept = Hier speelt een bot. Neem eerst weer over.
error-seat-not-kept = Deze plaats is al van jou.
error-seat-taken = Hier zit al iemand.
error-seat-empty = Daar zit niemand.
error-own-seat = Dat is je eigen plaats. Verlaat liever de tafel.
error-one-seat-each = Aan deze tafel heeft iedereen één plaats, en jij hebt de jouwe al.
error-bad-name = ‘{ $value }’ is geen naam: 1 tot en met { $most } zichtbare tekens.
error-name-taken = Aan deze tafel heet al iemand { $name }, of bijna zo. Kies een andere naam, bijvoorbeeld { $free }.
error-removed = De gastheer heeft je van de tafel gehaald.
error-banned = De beheerder heeft je op deze server geblokkeerd.
error-stale-version = Het spel is verdergegaan. Kijk nog eens.
error-conflict = Op hetzelfde moment is iets anders bewaard; er is niets veranderd. Probeer het opnieuw.
error-sequence-conflict = Aan de tafel is intussen verder gespeeld; er is niets veranderd. Probeer het opnieuw.
error-store-closed = De server sluit af; er is niets veranderd.
error-store-failed = De server kon dit niet bewaren; er is niets veranderd.
error-store-before-release = De gegevens zijn van een ontwikkelversie van Roost van vóór 0.1.0: verplaats ze en begin met een lege gegevensmap of database.
error-store-too-new = De gegevens zijn van een nieuwere Roost (schema { $value }; deze kent { $known }).
error-stream-closed = Deze gedeelde dobbelstenen zijn gesloten: hun startwaarde is bekend.
error-daily-open = Anderen kunnen deze dobbelstenen nog spelen. Je kunt dit moment delen als de dag voorbij is.
error-no-such-day = Voor { $value } is hier geen spel van de dag.
error-token-scope = Dit token staat dat niet toe.
error-too-fast = Dat ging te snel; wacht even.
error-too-large = Dit is te groot; hoogstens { $most } bytes.
error-too-many = Je hebt een grens bereikt. Probeer het later opnieuw.
error-too-many-guests = Te veel nieuwe gasten vanaf jouw netwerk. Probeer het later nog eens.
error-too-many-sockets = Je hebt te veel Roost-pagina’s open. Sluit er een.
error-too-many-streams = Je hebt al { $most } open series gedeelde dobbelstenen, het maximum; sluit er eerst een.
error-too-many-tables = Je hebt al { $most } lopende tafels, het maximum; beëindig er eerst een.
error-too-many-tokens = Je hebt al { $most } tokens, het maximum; trek er eerst een in.
error-too-slow = Het verzoek kwam te langzaam aan; probeer het opnieuw.
error-unavailable = De server is nu niet beschikbaar; probeer het zo opnieuw.
error-table-busy = Het is erg druk aan deze tafel. Probeer het zo nog eens.
error-unexpected = Er ging iets mis op de server; er is niets verloren.
error-bad-address = ‘{ $value }’ is geen adres van een server.
error-bad-link = ‘{ $value }’ is geen link naar een tafel.
error-client = De verbinding met de server is verbroken.
error-not-open = Deze tafel is niet open.
error-server-unreachable = Op { $value } antwoordt geen server.
error-server-name = Er is geen server { $value }. Controleer het adres.
error-server-certificate = Het certificaat van { $value } is niet te vertrouwen: { $reason }. Is het van jou, noem dan het bestand van de uitgever in SSL_CERT_FILE.
error-unfair-dice = Er klopt iets niet met de dobbelstenen van deze tafel ({ $why }).
error-wrong-link = Dat is niet de schakel van deze plaats voor deze worp.
error-link-not-due = Er is nu geen schakel van deze plaats nodig.
error-link-missing = Het deel van de plaats in deze worp ontbreekt.
error-mix-due = De dobbelstenen worden gemengd. Probeer het zo nog eens.
error-chain-not-due = Deze plaats kan nu geen nieuwe keten krijgen. Probeer het zo nog eens.
error-no-chain = Deze plaats heeft geen deel in de dobbelstenen.
