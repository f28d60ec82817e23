### What the command line says. Everything else it says is in game.ftl.

## Words that may be typed. The first is the one that prompts show. English ones work everywhere.

words-help = ? hulp
words-save = bewaar bewaren
words-quit = q afsluiten
words-undo = u terug
words-worm = w worm
words-roll = g gooi gooien
words-stop = s stop stoppen
words-yes = j ja
words-no = n nee
words-easy = makkelijk
words-medium = gemiddeld
words-hard = moeilijk

## Before and after a game

player-name = Speler { $number }
opening = Een spel { $game }.
opening-bot = { $name } is een bot: { $how }.
opening-help = Typ { $help } voor hulp, { $quit } om te vertrekken. Het spel wordt na elke zet bewaard.
turn-heading = Beurt { $turn }: { $name }
game-saved = Het spel is bewaard in { $file }.
game-quit = Het spel is bewaard. Ga verder met: { $command }
game-end-of-input = De invoer is op. Het spel is bewaard; ga verder met: { $command }
game-interrupted = Onderbroken. Het spel is bewaard; ga verder met: { $command }
resuming = Verder met { $file }.
resume-line = { $number }  { $game }: { $names }; beurt { $turn }, { $when }
salvaged = Het bestand is goed tot beurt { $turn }; het spel gaat van daar verder in { $file }.
replay-unfinished = Het spel is niet afgelopen.
undo-done = De laatste worp is teruggenomen.
undo-nothing = Er is niets meer om terug te nemen.
undo-done-move = Je laatste zet is teruggenomen.

## The table

table-grill = Grill: { $tiles }
table-face-down = Omgedraaid: { $tiles }
table-stack = { $top ->
    [none] { $name }: geen tegel
   *[other] { $name }: { $score }, bovenste tegel { $top }{ $covered ->
        [none] {""}
       *[other] , daaronder { $covered }
    }
}
table-colours = { $name }, { $colours }: { $score }
table-piece = { $space ->
    [none] { $number } uitgeschakeld
   *[other] { $number } op { $space }{ $locked ->
        [true] { " " }(geblokkeerd)
       *[false] {""}
    }
}
table-out = uitgeschakeld: { $pieces }
table-locked = geblokkeerd: { $pieces }
table-signs = { $piece } is een pion, { $locked } een geblokkeerde; wat tussen (ronde haakjes) staat, is bereikbaar.
turn-dice = { $double ->
    [true] dubbel { $low }
   *[false] { $low } en { $high }
}
turn-half = { $number ->
    [0] een andere pion gaat { $length }
   *[other] een { $number } gaat { $length }
}
turn-hit = { $piece } naar { $space } schakelt { $victim } uit
turn-hits = Raak: { $hits }{ $more ->
    [0] .
   *[other] ; nog { $more }.
}
turn-rest = { $count ->
    [0] { $hits ->
        [true] Anders { $pieces }.
       *[false] Verzet { $pieces }.
    }
   *[other] { $hits ->
        [true] Anders een van de { $count } pionnen.
       *[false] Verzet een van de { $count } pionnen.
    }
}
region-ring = { $ring ->
    [O] overal op de buitenste ring
    [M] overal op de middelste ring
   *[I] overal op de binnenste ring
}
region-run = { $first } tot { $last }
colour-blue = blauw
colour-green = groen
colour-red = rood
colour-yellow = geel
taken-so-far = Opzij: { $dice } – { $total }{ $worm ->
    [true] {""}
   *[false] , nog geen worm
}. { $left ->
    [0] Geen dobbelstenen meer.
    [one] Nog 1 dobbelsteen.
   *[other] Nog { $left } dobbelstenen.
}
choice-piece = { $piece } op { $space }, { $length ->
    [one] 1 stap
   *[other] { $length } stappen
}:
choice-hit = { $space } schakelt de { $victim } van { $victim-name } uit

## Prompts

prompt-game = Welk spel?
prompt-players = Wie spelen er? Typ { $easy }, { $medium } of { $hard } om tegen een bot te spelen (Enter: { $medium }), of namen gescheiden door komma’s:
prompt-lesson = Typ { $key }:
prompt-action = { $you ->
    [true] Wat doe je?
   *[false] { $name }, wat doe je?
} [{ $choices }]
prompt-take = { $you ->
    [true] Welke dobbelstenen leg je opzij?
   *[false] { $name }, welke dobbelstenen leg je opzij?
} [{ $choices }]
prompt-decide = { $you ->
    [true] Gooien of stoppen?
   *[false] { $name }, gooien of stoppen?
} [{ $choices }]
prompt-which-tile = Welke tegel? [{ $tiles }]
prompt-stop-fails = { $reason ->
    [no-worm] Zonder worm mislukt de beurt.
   *[no-tile] Voor { $total } is er geen tegel: de beurt mislukt.
} Toch stoppen? [{ $yes }/{ $no }]
prompt-move = { $you ->
    [true] Jouw zet?
   *[false] { $name }, jouw zet?
} Bijvoorbeeld { $example }:
prompt-where = Naar welk vakje gaat { $piece }?
tutor-sure = Zeker? Dat kost { $points } procentpunt winstkans.
tutor-now = { $on ->
    [true] De tutor staat aan: hij vraagt één keer door voor een dure zet.
   *[false] De tutor staat uit.
}
prompt-roll = { $you ->
    [true] Gooi
   *[false] { $name }: gooi
} { $dice ->
    [one] één dobbelsteen en typ wat hij toont
   *[other] { $dice } dobbelstenen en typ wat ze tonen
}:
prompt-finish = Enter om af te sluiten, { $undo } om de laatste worp terug te nemen:
prompt-replay = Enter voor de volgende beurt, { $quit } om te vertrekken:

help-pickomino =
    Leg alle dobbelstenen met één symbool opzij: typ 1 tot 5, of { $worm } voor de worm. Daarna
    { $roll } om de rest te gooien of { $stop } om te stoppen. Een getal zoals 26 stopt en pakt die tegel.
    Zonder worm geen tegel. Alle regels: roost rules pickomino
help-knockout =
    Typ een pion en een vakje: b3 M7 verzet de blauwe 3 naar M7. Het nummer is genoeg als het
    duidelijk is: 3 M7. Met alleen een pion vraagt het spel waarheen. De letters van de kleuren:
    b blauw, g groen, r rood, y geel. Alle regels: roost rules knockout.
help-anywhere = { $help } deze hulp, { $save } zegt waar het spel bewaard is, { $quit } verlaat het spel.
help-undo = { $undo } neemt de laatste worp terug, tot de volgende is ingetypt.
help-coach = Alleen tegen bots: { $hint } toont de beste zet, { $tutor } waarschuwt je voor fouten, { $analyse } vergelijkt de zetten, { $position } schrijft de stelling, { $undo } neemt je laatste zet terug.

## Positions

show-to-play = { $name } is aan de beurt.
show-dice = De dobbelstenen tonen { $dice }.
show-to-roll = { $name } gooit { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}: { $rolls } verschillende worpen.
show-fail = Kans dat de worp alleen al gepakte symbolen toont: { NUMBER($percent, maximumFractionDigits: 1) }% ({ $exact }).
show-moves = In notatie: { $moves }
warning-stop-fails = Let op: nu stoppen mislukt, want er is geen tegel te pakken.
warning-tiles-missing = Let op: er ontbreken tegels, terwijl het spel net begint.
warning-last-turn = Let op: dit is beurt 2.000, de laatste.

## Refusals

error-not-understood = ‘{ $value }’ kan hier niet; kies uit { $choices }, of typ ? voor hulp.
error-nothing-typed = Er is niets getypt; kies uit { $choices }, of typ ? voor hulp.
error-no-such-face = ‘{ $value }’ kun je niet opzijleggen; kies uit { $choices }.
error-face-not-rolled = De worp toont geen { $face }; kies uit { $choices }.
error-face-taken = Je hebt deze beurt al { $face } opzijgelegd; kies uit { $choices }.
error-tile-not-within-reach = Tegel { $value } is niet te pakken; kies uit { $choices }.
error-piece-cannot-move = { $why ->
    [not-yours] { $value } is niet jouw pion.
    [out] { $value } is uitgeschakeld.
    [locked] { $value } is geblokkeerd.
   *[dice] { $value } beweegt niet met deze worp.
} Kies uit { $choices }.
error-space-not-reachable = Geen weg naar { $space } voor { $pieces }.
error-which-piece = ‘{ $value }’ kan meer pionnen betekenen; zeg welke: { $choices }.
error-who-goes = { $space } is een vakje; zeg welke pion erheen gaat: { $choices }.
error-space-first = ‘{ $value }’ begint met een vakje: eerst komt de pion, zoals in { $example }.
error-undo-not-here = Je kunt worpen met echte dobbelstenen terugnemen (--dice manual) en, alleen tegen bots, je eigen zetten.
error-lesson-move = De les gaat verder met { $key }.
error-no-server = Je instellingen noemen geen server. Voeg er een toe met: roost settings server=ADRES
error-usage = { $command }: { $reason }
error-unknown-argument = Onbekende optie ‘{ $value }’; zie { $command } --help
error-argument-without-value = { $value } heeft een waarde nodig; zie { $command } --help
error-argument-with-value = { $value } krijgt geen waarde; zie { $command } --help
error-argument-missing = Er ontbreekt: { $value }; zie { $command } --help
error-argument-twice = { $value } staat er twee keer; één keer is genoeg. Zie { $command } --help
error-not-a-number = { $option } is een getal ({ $allowed }), niet ‘{ $value }’.
error-option-of-other-game = { $option } hoort niet bij { $game }.
error-unknown-dice = De dobbelstenen ‘{ $value }’ bestaan niet; kies uit { $known }.
error-seed-and-manual = Echte dobbelstenen hebben geen startwaarde: laat --seed of --dice manual weg.
error-too-many-players = Er zijn { $players } spelers genoemd voor { $seats } plaatsen.
error-no-such-player = Niemand heet hier ‘{ $value }’; kies uit { $known }.
error-same-name = Twee spelers heten { $value }; namen moeten verschillen.
error-no-such-rule = Op deze pagina staat geen regel { $value }.
error-no-such-game = Er is geen lopend spel { $value }; er zijn er { $count }. Zie roost resume --list
error-nothing-to-resume = Er is geen lopend spel. Begin er een met: roost play
error-game-finished = Het spel in { $file } is afgelopen; bekijk het met: roost replay { $file }
error-dice-not-here = Dit spel is gespeeld met ‘{ $source }’-dobbelstenen en kan hier niet verder; bekijk het met roost replay.
error-file-exists = { $file } bestaat al; kies een andere naam, of ga verder met: roost resume { $file }
error-end-of-input = Geen invoer meer.
error-no-file = Het bestand { $file } bestaat niet.
error-no-folder = De map { $folder } bestaat niet.
error-bad-folder = De map { $folder } kan niet worden gemaakt: { $reason }
error-file = { $file } is niet te gebruiken: { $reason }
error-not-text = Dit bestand is geen tekst.
interrupted = Onderbroken.

## Questions at a prompt, and after a game

words-again = opnieuw herhaal
words-scores = stand
words-near = naast
words-from = vanaf
words-threats = dreigingen
words-hint = hint tip
words-tutor = tutor
words-position = stelling
words-analyse = analyse
game-review = Geluk of fouten? { $command }
game-another = Nog een spel: { $command }
near-answer = Naast { $space } liggen: { $spaces }.
near-arrows = Pijlen leiden van { $spaces } hierheen, en niet terug.
near-piece = { $space } { $you ->
    [true] met jouw { $piece }
   *[false] met de { $piece } van { $name }
}
from-answer = Vanaf { $space } kan een zet van { $length } eindigen op { $spaces }.
threat = { $victim } op { $space }: binnen bereik van { $hunters }.
threat-by = { $piece } met { $lengths }
threats-more = { $count ->
    [one] En nog één pion.
   *[other] En nog { $count } pionnen.
}
threats-none = In de volgende beurt kan niets uitgeschakeld worden.
error-bad-question = Zo schrijf je het: { $example }
error-bad-length = Een lengte is { $allowed }, niet ‘{ $value }’.
error-no-such-space = Dit bord heeft geen vakje ‘{ $value }’. De vakjes zijn { $known }.
help-telling = { $again } zegt alles nog eens, { $scores } noemt de stand.
help-board = Vraag het bord: { $near } M7 (wat ernaast ligt), { $from } M7 3 (waar een zet van 3 kan eindigen), { $threats } (wat je volgende beurt bedreigt), { $threats } b3 (alleen die pion).

## Settings and shells

settings-file = Bewaard in { $file }:
setting-language = taal
setting-name = je naam in nieuwe spellen
setting-plain = on: woorden in plaats van tekeningen
setting-pace = seconden per beslissing van een bot
setting-tutor = on: vraagt, alleen tegen bots, één keer door voor een dure zet
setting-server = de server waarmee ‘roost today’ verbindt
error-bad-setting = Onbekende instelling ‘{ $value }’. Kies uit { $known }
error-bad-shell = Onbekende shell ‘{ $value }’. Kies uit { $known }.

## What lies before the one to decide

lab-column-wins = wint
lab-column-costs = kost
lab-column-fails = mislukt
lab-column-gain = brengt

# Reports of problems
report-how = Deze tekst (in het Engels) bevat je Roost-versie, je machine en de laatste fout, maar geen namen. Plak hem in je melding.
