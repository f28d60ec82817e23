### What the commands odds, arena and train say.

## Commands

command-train = allenare le reti dei bot più forti

## Numbers

# $number is one number, or two with a dash between.
percent = { $number }%

## Options

option-train-game = quale gioco: { $games }
option-train-seats = numero di giocatori, da 2 a 7: ogni numero ha la sua rete
option-train-steps = passi di allenamento in tutto
option-train-batch = posizioni per passo
option-train-hidden = pickomino: le ampiezze degli strati nascosti
option-train-seed = un numero; lo stesso seme comincia allo stesso modo
option-train-device = auto, cpu o cuda
option-train-checkpoint = dove tenere lo stato dell’allenamento
option-train-resume = continuare dallo stato salvato
option-train-start = iniziare da questi pesi invece che da zero
option-train-out = dove scrivere i pesi

## Odds

odds-goal =
    Si gioca per { $goal ->
        [worms] i vermi
        [win] vincere
        [tile] una tessera qualsiasi
        [payoff] questi valori
       *[other] { $goal }
    }: vale { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) }
odds-best = La scelta migliore: { $choice } ({ $value }).
odds-fail = Finisce senza tessera: { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) }%
odds-chance = { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) }%
odds-column-total = totale
odds-column-least = almeno
odds-column-exact = esatto
odds-column-ends = finisce così

## Arena

arena-playing = In gioco
arena-summary = { $games } partite, { $turns } turni in media, { $speed } partite al secondo
arena-column-bot = bot
arena-column-wins = vittorie
arena-column-interval = 95%
arena-column-without-luck = senza fortuna
arena-column-score = punteggio
arena-verdict-better = Deciso: { $bot } vince più della sua quota equa.
arena-verdict-fair = Deciso: { $bot } non vince { $more } in più della sua quota equa.
arena-verdict-open = Non deciso: { $games } partite non bastano.

## Training

train-start = { $seats } posti, passo { $step } di { $steps }, su { $device }
train-step = Allenamento
train-line = passo { $step }: { $positions } posizioni, errore { $loss }
train-round = giro { $round }: { $positions } posizioni imparate; un tiro ha cambiato la quota di vittoria di { $surprise } (media quadratica)
train-done = I pesi sono in { $file }.
train-stopped = Interrotto al passo { $step }; continua con: { $command }

## Refusals

error-bad-weights = I pesi in { $file } non si possono leggere; installa di nuovo Roost, o allenali da capo.
error-bad-goal = «{ $value }» non è un obiettivo; scegli tra { $known }, un totale come 27, o 27+.
error-bad-match = Questo incontro non si può giocare: { $reason }
error-no-torch = Per allenare serve il pacchetto torch: pip install "roost[train]"
error-bad-training = Questo allenamento non può cominciare: { $why ->
    [device] il dispositivo è auto, cpu o cuda, non «{ $value }».
    [no-gpu] qui non c’è una GPU, o manca CuPy per usarla.
    [weights] { $value } non contiene pesi per { $seats } giocatori.
    [checkpoint] { $value } non è un punto di ripresa.
   *[other] { $reason }
}

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
    [left] lasciato da parte
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
    [hidden] «{ $value }» deve stare al livello più alto di un modulo o di un file, così che altri processi lo trovino.
    [prefix] «{ $value }» non indica un bot: quello di un file è file.py:Nome, quello di un programma run:COMANDO.
   *[shape] «{ $value }» non è un bot: un bot è una classe con choose o probabilities, o una funzione.
}
error-missing-option = Manca l’opzione { $option }.
error-missing-extra = { $package } non è installato; lo porta pip install "roost[{ $extra }]".
error-bad-streams = Un gruppo di partite ha bisogno di una sequenza casuale per partita: { $wanted } di tipo uint64.
