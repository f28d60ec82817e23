### What the commands odds and arena say.

## Commands

## Numbers

# $number is one number, or two with a dash between.
percent = { $number }%

## Options

## Odds

odds-goal =
    Obiettivo: { $goal ->
        [worms] i vermi
        [win] la vittoria
        [tile] una tessera qualsiasi
        [payoff] questi valori
       *[other] { $goal }
    }. Valore atteso { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) }
odds-best = La scelta migliore: { $choice } ({ $value }).
odds-fail = Finisce senza tessera: { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) }%
odds-chance = { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) }%
odds-column-total = totale
odds-column-least = almeno
odds-column-exact = esatto
odds-column-ends = alla fine

## Arena

arena-playing = In gioco
arena-summary = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $turns } turni in media, { $speed } partite al secondo
arena-column-bot = bot
arena-column-wins = vittorie
arena-column-interval = 95%
arena-column-without-luck = senza fortuna
arena-column-score = punteggio
arena-verdict-better = Deciso: { $bot } vince più della sua quota equa.
arena-verdict-fair = Deciso: { $bot } non vince { $more } in più della sua quota equa.
arena-verdict-open = Non deciso: { $games } partite non bastano.

## Refusals

error-bad-weights = I pesi in { $file } non si possono leggere; installa di nuovo Roost, o allenali da capo.
error-bad-goal = «{ $value }» non è un obiettivo; scegli tra { $known }, un totale come 27, o 27+.
error-bad-match = Questo incontro non si può giocare: { $reason }

## Bots of one’s own: roost bot, and what an arena says of them

bot-checked = { $bot }: { $decisions } decisioni, di norma { $median } ms, al massimo { $worst } ms.
bot-sound = Tutte le risposte sono arrivate in tempo ed erano ammesse.
bot-fault = { $bot } ha perso { $count ->
    [one] 1 decisione
   *[other] { $count } decisioni
}: { $fault ->
    [slow] troppo lento
    [illegal] non ammesso
    [garbage] incomprensibile
    [flood] parla troppo
    [left] abbandonato
   *[crash] si è interrotto
}. La prima volta: { $reason }
bot-signed-in = { $name } è su { $server }.
bot-sits = Gioca su { $address }
bot-table-ended = Il tavolo è stato chiuso prima della fine della partita.
error-bad-bot = { $why ->
    [file] Non c’è nessun file di bot «{ $value }».
    [name] Lì non c’è nessun bot «{ $value }»; scegli tra { $known }.
    [loading] «{ $value }» non si può caricare: { $reason }
    [making] «{ $value }» non si può creare senza argomenti: { $reason }
    [key] «{ $value }» non va bene come chiave di un bot: minuscole, cifre e trattini, e non quella di un altro.
    [command] Dopo run: va il comando che avvia il programma.
    [program] Non c’è nessun programma «{ $value }» nel PATH.
    [hidden] «{ $value }» deve stare al livello più alto di un modulo o di un file, così che altri processi lo trovino.
    [prefix] «{ $value }» non è un bot. Scrivi file.py:Nome per un file, run:COMANDO per un programma.
   *[shape] «{ $value }» non è un bot. Un bot è una funzione, o una classe con choose o probabilities.
}
error-no-decision = Qui non c’è niente da decidere: prima tira i dadi, oppure la partita è già finita.
error-missing-option = Manca l’opzione { $option }.
error-missing-extra = { $package } non è installato; lo porta pip install "roost[{ $extra }]".
error-bad-streams = Un gruppo di partite ha bisogno di una sequenza casuale per partita: { $wanted } di tipo uint64.
