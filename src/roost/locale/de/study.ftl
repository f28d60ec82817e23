### What the commands odds and arena say.

## Commands

## Numbers

# $number is one number, or two with a dash between.
percent = { $number } %

## Options

## Odds

odds-goal =
    Ziel: { $goal ->
        [worms] Würmer
        [win] Sieg
        [tile] irgendeine Portion
        [payoff] diese Werte
       *[other] { $goal }
    }. Erwartungswert { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) }
odds-best = Am besten: { $choice } ({ $value }).
odds-fail = Endet ohne Portion: { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) } %
odds-chance = { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) } %
odds-column-total = Summe
odds-column-least = mindestens
odds-column-exact = genau
odds-column-ends = am Ende

## Arena

arena-playing = Partien
arena-summary = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, im Schnitt { $turns } Züge, { $speed } Partien pro Sekunde
arena-column-bot = Bot
arena-column-wins = Siege
arena-column-interval = 95 %
arena-column-without-luck = ohne Glück
arena-column-score = Wertung
arena-verdict-better = Entschieden: { $bot } gewinnt mehr als den fairen Anteil.
arena-verdict-fair = Entschieden: { $bot } gewinnt nicht { $more } mehr als den fairen Anteil.
arena-verdict-open = Nicht entschieden: { $games } Partien reichen nicht.

## Refusals

error-bad-weights = Die Gewichte in { $file } sind nicht lesbar; installiere Roost neu, oder trainiere sie noch einmal.
error-bad-goal = „{ $value }“ ist kein Ziel; möglich sind { $known }, eine Summe wie 27 oder 27+.
error-bad-match = Dieses Match lässt sich nicht spielen: { $reason }

## Bots of one’s own: roost bot, and what an arena says of them

bot-checked = { $bot }: { $decisions } Entscheidungen, in der Regel je { $median } ms, höchstens { $worst } ms.
bot-sound = Jede Antwort kam rechtzeitig und war erlaubt.
bot-fault = { $bot } hat { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
} verloren: { $fault ->
    [slow] zu langsam
    [illegal] nicht erlaubt
    [garbage] nicht zu verstehen
    [flood] zu geschwätzig
    [left] aufgegeben
   *[crash] abgestürzt
}. Beim ersten Mal: { $reason }
bot-signed-in = { $name } ist bei { $server }.
bot-sits = Gespielt wird an { $address }
bot-table-ended = Der Tisch wurde geschlossen, bevor die Partie zu Ende war.
error-bad-bot = { $why ->
    [file] Eine Bot-Datei „{ $value }“ gibt es nicht.
    [name] Einen Bot „{ $value }“ gibt es dort nicht; zur Wahl stehen { $known }.
    [loading] „{ $value }“ lässt sich nicht laden: { $reason }
    [making] „{ $value }“ lässt sich nicht ohne Argumente erzeugen: { $reason }
    [key] „{ $value }“ taugt nicht als Schlüssel eines Bots: Kleinbuchstaben, Ziffern und Bindestriche, und keiner, den es schon gibt.
    [command] Nach run: kommt der Befehl, der das Programm startet.
    [program] Ein Programm „{ $value }“ gibt es im PATH nicht.
    [hidden] „{ $value }“ muss auf der obersten Ebene eines Moduls oder einer Datei stehen, damit andere Prozesse es finden.
    [prefix] „{ $value }“ ist kein Bot. Schreib datei.py:Name für eine Datei, run:BEFEHL für ein Programm.
   *[shape] „{ $value }“ ist kein Bot. Ein Bot ist eine Funktion oder eine Klasse mit choose oder probabilities.
}
error-no-decision = Hier gibt es nichts zu entscheiden: Wirf erst die Würfel, oder die Partie ist schon zu Ende.
error-missing-option = Die Option { $option } fehlt.
error-missing-extra = { $package } ist nicht installiert; pip install "roost[{ $extra }]" bringt es mit.
error-bad-streams = Ein Stapel Partien braucht einen Zufallsstrom je Partie: { $wanted } vom Typ uint64.
