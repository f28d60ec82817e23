### What the commands odds and arena say.

## Commands

## Numbers

# $number is one number, or two with a dash between.
percent = { $number }%

## Options

## Odds

odds-goal =
    Doel: { $goal ->
        [worms] wormen
        [win] winnen
        [tile] een willekeurige tegel
        [payoff] deze waarden
       *[other] { $goal }
    }. Verwachte waarde { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) }
odds-best = Het beste: { $choice } ({ $value }).
odds-fail = Eindigt zonder tegel: { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) }%
odds-chance = { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) }%
odds-column-total = totaal
odds-column-least = minstens
odds-column-exact = precies
odds-column-ends = aan het eind

## Arena

arena-playing = Partijen
arena-summary = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, gemiddeld { $turns } beurten, { $speed } partijen per seconde
arena-column-bot = bot
arena-column-wins = gewonnen
arena-column-interval = 95%
arena-column-without-luck = zonder geluk
arena-column-score = score
arena-verdict-better = Beslist: { $bot } wint meer dan zijn eerlijke deel.
arena-verdict-fair = Beslist: { $bot } wint geen { $more } meer dan zijn eerlijke deel.
arena-verdict-open = Niet beslist: { $games } partijen zijn niet genoeg.

## Refusals

error-bad-weights = De gewichten in { $file } zijn niet te lezen; installeer Roost opnieuw, of train ze nog eens.
error-bad-goal = ‘{ $value }’ is geen doel; kies uit { $known }, een totaal zoals 27, of 27+.
error-bad-match = Deze match kan niet gespeeld worden: { $reason }

## Bots of one’s own: roost bot, and what an arena says of them

bot-checked = { $bot }: { $decisions } beslissingen, doorgaans { $median } ms per stuk, hoogstens { $worst } ms.
bot-sound = Elk antwoord was op tijd en toegestaan.
bot-fault = { $bot } verloor { $count ->
    [one] 1 beslissing
   *[other] { $count } beslissingen
}: { $fault ->
    [slow] te langzaam
    [illegal] niet toegestaan
    [garbage] onbegrijpelijk
    [flood] te spraakzaam
    [left] opgegeven
   *[crash] vastgelopen
}. De eerste keer: { $reason }
bot-signed-in = { $name } is bij { $server }.
bot-sits = Er wordt gespeeld op { $address }
bot-table-ended = De tafel is gesloten voordat het spel was afgelopen.
error-bad-bot = { $why ->
    [file] Er is geen botbestand ‘{ $value }’.
    [name] Daar is geen bot ‘{ $value }’; kies uit { $known }.
    [loading] ‘{ $value }’ kan niet worden geladen: { $reason }
    [making] ‘{ $value }’ kan niet zonder argumenten worden gemaakt: { $reason }
    [key] ‘{ $value }’ kan geen sleutel van een bot zijn: kleine letters, cijfers en streepjes, en niet die van een andere bot.
    [command] Na run: komt de opdracht die het programma start.
    [program] Er is geen programma ‘{ $value }’ in het PATH.
    [hidden] ‘{ $value }’ moet op het hoogste niveau van een module of bestand staan, zodat andere processen het vinden.
    [prefix] ‘{ $value }’ is geen bot. Schrijf bestand.py:Naam voor een bestand, run:OPDRACHT voor een programma.
   *[shape] ‘{ $value }’ is geen bot. Een bot is een functie, of een klasse met choose of probabilities.
}
error-no-decision = Hier valt niets te beslissen: gooi eerst de dobbelstenen, of het spel is al afgelopen.
error-missing-option = De optie { $option } ontbreekt.
error-missing-extra = { $package } is niet geïnstalleerd; pip install "roost[{ $extra }]" brengt het mee.
error-bad-streams = Een reeks partijen heeft per partij een eigen toevalsstroom nodig: { $wanted } van het type uint64.
