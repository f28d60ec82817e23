### What the command line says. Everything else it says is in game.ftl.

## Words that may be typed. The first is the one that prompts show. English ones work everywhere.

words-help = ? aiuto
words-save = salva
words-quit = q esci
words-undo = u annulla
words-worm = v verme
words-roll = t tira tirare
words-stop = f fermati fermo ferma
words-yes = s sì si
words-no = n no
words-easy = facile
words-medium = medio
words-hard = difficile

## Before and after a game

player-name = Giocatore { $number }
opening = Una partita a { $game }.
opening-bot = { $name } è un bot: { $how }.
opening-help = Scrivi { $help } per l’aiuto, { $quit } per uscire. La partita viene salvata dopo ogni mossa.
turn-heading = Turno { $turn }: { $name }
game-saved = La partita è salvata in { $file }.
game-quit = La partita è salvata. Per continuare: { $command }
game-end-of-input = L’input è finito. La partita è salvata; per continuare: { $command }
game-interrupted = Interrotto. La partita è salvata; per continuare: { $command }
resuming = Si continua con { $file }.
resume-line = { $number }  { $game }: { $names }; turno { $turn }, { $when }
salvaged = Il file è buono fino al turno { $turn }; si continua da lì in { $file }.
replay-unfinished = La partita non è finita.
undo-done = L’ultimo tiro è annullato.
undo-nothing = Non c’è più niente da annullare.
undo-done-move = La tua ultima mossa è annullata.

## The table

table-grill = Griglia: { $tiles }
table-face-down = Coperte: { $tiles }
table-stack = { $top ->
    [none] { $name }: nessuna tessera
   *[other] { $name }: { $score }, tessera in cima { $top }{ $covered ->
        [none] {""}
       *[other] , sotto { $covered }
    }
}
table-colours = { $name }, { $colours }: { $score }
table-piece = { $space ->
    [none] { $number } eliminata
   *[other] { $number } in { $space }{ $locked ->
        [true] { " " }(bloccata)
       *[false] {""}
    }
}
table-out = eliminate: { $pieces }
table-locked = bloccate: { $pieces }
table-signs = { $piece } è una pedina, { $locked } una bloccata; ciò che è tra (parentesi tonde) si può raggiungere.
turn-dice = { $double ->
    [true] doppio { $low }
   *[false] { $low } e { $high }
}
turn-half = { $number ->
    [0] un’altra pedina si muove di { $length }
   *[other] una pedina { $number } si muove di { $length }
}
turn-hit = { $piece } in { $space } elimina { $victim }
turn-hits = A portata: { $hits }{ $more ->
    [0] .
   *[other] ; altri { $more }.
}
turn-rest = { $count ->
    [0] { $hits ->
        [true] Altrimenti { $pieces }.
       *[false] Muovi { $pieces }.
    }
   *[other] { $hits ->
        [true] Altrimenti una delle { $count } pedine.
       *[false] Muovi una delle { $count } pedine.
    }
}
region-ring = { $ring ->
    [O] tutto l’anello esterno
    [M] tutto l’anello di mezzo
   *[I] tutto l’anello interno
}
region-run = da { $first } a { $last }
colour-blue = blu
colour-green = verde
colour-red = rosso
colour-yellow = giallo
taken-so-far = Da parte: { $dice } — { $total }{ $worm ->
    [true] {""}
   *[false] , ancora senza verme
}. { $left ->
    [0] Nessun dado rimasto.
    [one] Resta 1 dado.
   *[other] Restano { $left } dadi.
}
choice-piece = { $piece } in { $space }, { $length ->
    [one] 1 passo
   *[other] { $length } passi
}:
choice-hit = { $space } elimina la { $victim } di { $victim-name }

## Prompts

prompt-game = Quale gioco?
prompt-players = Chi gioca? Scrivi { $easy }, { $medium } o { $hard } per giocare contro un bot (Invio: { $medium }), o nomi separati da virgole:
prompt-lesson = Scrivi { $key }:
prompt-action = { $you ->
    [true] Che cosa fai?
   *[false] { $name }, che cosa fai?
} [{ $choices }]
prompt-take = { $you ->
    [true] Quali dadi metti da parte?
   *[false] { $name }, quali dadi metti da parte?
} [{ $choices }]
prompt-decide = { $you ->
    [true] Tiri o ti fermi?
   *[false] { $name }, tiri o ti fermi?
} [{ $choices }]
prompt-which-tile = Quale tessera? [{ $tiles }]
prompt-stop-fails = { $reason ->
    [no-worm] Senza verme il turno fallisce.
   *[no-tile] Con { $total } non c’è tessera da prendere: il turno fallisce.
} Ti fermi lo stesso? [{ $yes }/{ $no }]
prompt-move = { $you ->
    [true] La tua mossa?
   *[false] { $name }, la tua mossa?
} Per esempio { $example }:
prompt-where = In quale casella va { $piece }?
tutor-sure = Davvero? Costa { $points } punti di probabilità di vittoria.
tutor-now = { $on ->
    [true] Il tutor è attivo: chiede una volta prima di una mossa costosa.
   *[false] Il tutor è spento.
}
prompt-roll = { $you ->
    [true] Tira
   *[false] { $name }: tira
} { $dice ->
    [one] un dado e scrivi che cosa mostra
   *[other] { $dice } dadi e scrivi che cosa mostrano
}:
prompt-finish = Invio per finire, { $undo } per annullare l’ultimo tiro:
prompt-replay = Invio per il turno successivo, { $quit } per uscire:

help-pickomino =
    Metti da parte tutti i dadi di una faccia: scrivi da 1 a 5, o { $worm } per il verme. Poi { $roll }
    per tirare gli altri o { $stop } per fermarti. Un numero come 26 ti ferma e prende quella
    tessera. Senza verme niente tessera. Tutte le regole: roost rules pickomino
help-knockout =
    Scrivi una pedina e una casella: b3 M7 muove la 3 blu in M7. Basta il numero se è chiaro:
    3 M7. Con la sola pedina ti viene chiesto dove. Le lettere dei colori: b blu, g verde,
    r rosso, y giallo. Tutte le regole: roost rules knockout.
help-anywhere = { $help } questo aiuto, { $save } dice dove è salvata la partita, { $quit } esce dalla partita.
help-undo = { $undo } annulla l’ultimo tiro, finché non si scrive il prossimo.
help-coach = Contro i soli bot: { $hint } mostra la mossa migliore, { $tutor } ti avvisa prima di un errore, { $analyse } confronta le mosse, { $position } scrive la posizione, { $undo } annulla la tua ultima mossa.

## Positions

show-to-play = Tocca a { $name }.
show-dice = I dadi mostrano { $dice }.
show-to-roll = { $name } tira { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}: { $rolls } tiri diversi.
show-fail = Probabilità che il tiro mostri solo facce già prese: { NUMBER($percent, maximumFractionDigits: 1) }% ({ $exact }).
show-moves = In notazione: { $moves }
warning-stop-fails = Nota: fermarsi adesso fallisce, perché non c’è tessera da prendere.
warning-tiles-missing = Nota: mancano tessere, anche se la partita è appena iniziata.
warning-last-turn = Nota: questo è il turno 2000, l’ultimo.

## Refusals

error-not-understood = «{ $value }» qui non è possibile; scegli tra { $choices }, o scrivi ? per l’aiuto.
error-nothing-typed = Non è stato scritto niente; scegli tra { $choices }, o scrivi ? per l’aiuto.
error-no-such-face = «{ $value }» non si può mettere da parte; scegli tra { $choices }.
error-face-not-rolled = Il tiro non mostra dadi con { $face }; scegli tra { $choices }.
error-face-taken = In questo turno hai già messo da parte { $face }; scegli tra { $choices }.
error-tile-not-within-reach = La tessera { $value } non è alla tua portata; scegli tra { $choices }.
error-piece-cannot-move = { $why ->
    [not-yours] { $value } non è una tua pedina.
    [out] { $value } è eliminata.
    [locked] { $value } è bloccata.
   *[dice] { $value } non si muove con questi dadi.
} Scegli tra { $choices }.
error-space-not-reachable = Nessuna via verso { $space } per { $pieces }.
error-which-piece = «{ $value }» può indicare più pedine; di’ quale: { $choices }.
error-who-goes = { $space } è una casella; di’ quale pedina ci va: { $choices }.
error-space-first = «{ $value }» comincia con una casella: prima va la pedina, come in { $example }.
error-undo-not-here = Puoi annullare tiri di dadi veri (--dice manual) e, quando giochi da solo contro i bot, le tue mosse.
error-lesson-move = La lezione continua con { $key }.
error-no-server = Le tue impostazioni non hanno un server. Aggiungine uno con: roost settings server=INDIRIZZO
error-usage = { $command }: { $reason }
error-unknown-argument = Opzione sconosciuta: «{ $value }»; vedi { $command } --help
error-argument-without-value = { $value } vuole un valore; vedi { $command } --help
error-argument-with-value = { $value } non vuole un valore; vedi { $command } --help
error-argument-missing = Manca: { $value }; vedi { $command } --help
error-argument-twice = { $value } compare due volte; ne basta una. Vedi { $command } --help
error-not-a-number = { $option } è un numero ({ $allowed }), non «{ $value }».
error-option-of-other-game = { $option } non è un’opzione di { $game }.
error-unknown-dice = I dadi «{ $value }» non esistono; scegli tra { $known }.
error-seed-and-manual = I dadi veri non hanno seme: togli --seed o --dice manual.
error-too-many-players = Ci sono { $players } giocatori per { $seats } posti.
error-no-such-player = Qui nessuno si chiama «{ $value }»; scegli tra { $known }.
error-same-name = Due giocatori si chiamano { $value }; i nomi devono essere diversi.
error-no-such-rule = In questa pagina non c’è la regola { $value }.
error-no-such-game = Non c’è nessuna partita in sospeso { $value }; ce ne sono { $count }. Vedi roost resume --list
error-nothing-to-resume = Non c’è nessuna partita da continuare. Inizia con: roost play
error-game-finished = La partita in { $file } è finita; rivedila con: roost replay { $file }
error-dice-not-here = Questa partita è stata giocata con dadi «{ $source }» e qui non può continuare; rivedila con roost replay.
error-file-exists = { $file } esiste già; scegli un altro nome, o continua con: roost resume { $file }
error-end-of-input = Nessun altro input.
error-no-file = Il file { $file } non esiste.
error-no-folder = La cartella { $folder } non esiste.
error-bad-folder = Non si può creare la cartella { $folder }: { $reason }
error-file = Non si può usare { $file }: { $reason }
error-not-text = Questo file non è testo.
interrupted = Interrotto.

## Questions at a prompt, and after a game

words-again = ripeti
words-scores = punteggio punti
words-near = vicino
words-from = da
words-threats = minacce
words-hint = suggerimento
words-tutor = tutor
words-position = posizione
words-analyse = analizza
game-review = Fortuna o errori? { $command }
game-another = Un’altra partita: { $command }
near-answer = Accanto a { $space } ci sono: { $spaces }.
near-arrows = Qui arrivano frecce da { $spaces }, ma non si torna indietro.
near-piece = { $space } { $you ->
    [true] con la tua { $piece }
   *[false] con la { $piece } di { $name }
}
from-answer = Da { $space }, una mossa di { $length } può finire in { $spaces }.
threat = { $victim } in { $space }: a portata di { $hunters }.
threat-by = { $piece } con { $lengths }
threats-more = { $count ->
    [one] E un’altra pedina.
   *[other] E altre { $count } pedine.
}
threats-none = Al prossimo turno niente può essere eliminato.
error-bad-question = Si scrive così: { $example }
error-bad-length = Una distanza è { $allowed }, non «{ $value }».
error-no-such-space = Questo tabellone non ha la casella «{ $value }». Le caselle sono { $known }.
help-telling = { $again } ridice tutto, { $scores } dice il punteggio.
help-board = Chiedi al tabellone: { $near } M7 (che cosa c’è accanto), { $from } M7 3 (dove può finire una mossa di 3), { $threats } (che cosa ti minaccia al prossimo turno), { $threats } b3 (solo quella pedina).

## Settings and shells

settings-file = Salvato in { $file }:
setting-language = lingua
setting-name = il tuo nome nelle nuove partite
setting-plain = on: parole invece di disegni
setting-pace = secondi per ogni decisione di un bot
setting-tutor = on: da solo contro i bot, chiede una volta prima di una mossa costosa
setting-server = il server a cui si collega «roost today»
error-bad-setting = Impostazione sconosciuta: «{ $value }». Scegli tra { $known }
error-bad-shell = Shell sconosciuta: «{ $value }». Scegli tra { $known }.

## What lies before the one to decide

lab-column-wins = vince
lab-column-costs = costa
lab-column-fails = fallisce
lab-column-gain = porta

# Reports of problems
report-how = Questo testo (in inglese) contiene la versione di Roost, il tuo computer e l’ultimo errore, ma nessun nome. Incollalo nella segnalazione.
