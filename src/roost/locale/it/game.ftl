### Glossary
###
### One word per concept, here and on the rules pages (pickomino.md, knockout.md).
### Dare del tu al giocatore.
###
### tile                       = tessera (f.)
### tiles                      = tessere
### worm                       = verme (m.)
### worms                      = vermi
### grill                      = griglia (f.)
### stack                      = pila (f.)
### top tile                   = tessera in cima
### face (of a die)            = faccia (f.)
### face up                    = scoperta
### turned over (face down)    = coperta; girare
### roll (verb / noun)         = tirare / tiro (m.)
### take                       = prendere
### stop                       = fermarsi
### steal                      = rubare
### fail / failed turn         = fallire / turno fallito
### seat                       = posto (m.)
### player                     = giocatore (m.)
### turn                       = turno (m.)
### round                      = giro (m.)
### move (one piece, Knockout) = mossa (f.)
### double                     = doppio (m.)
### piece                      = pedina (f.)
### space                      = casella (f.)
### line                       = linea (f.)
### knock out / knocked out    = eliminare / eliminata
### locked                     = bloccata
### total (of the taken dice)  = totale (m.)
### opponent                   = avversario (m.)
### win share                  = quota di vittoria; prevista: probabilità di vittoria
### points                     = punti
### board                      = tabellone (m.)
### variant / house rule       = variante (f.) / regola della casa (f.)
### bot                        = bot (m.)
### table                      = tavolo (m.)
###
### never                      = faccia in giù; rassegna; lancio; lanci; rovinato; più bassa; fuori dal gioco; si aspetta; partita salvata; con probabilità; uccello; uccelli

## Games, variants, boards. Shown before a game; `-how` explains in one line.

game-pickomino = Pickomino
game-knockout = Knockout

variant-pickomino-standard = regole normali
variant-pickomino-standard-how = La tessera restituita torna scoperta. Poi si gira la più alta della griglia, a meno che non sia proprio quella.
variant-pickomino-short = partita breve
variant-pickomino-short-how = La tessera restituita si gira anche se è la più alta della griglia.
variant-pickomino-returned-face-down = partita breve, tessera restituita coperta
variant-pickomino-returned-face-down-how = La tessera restituita resta sempre coperta e non se ne gira nessun’altra.
variant-pickomino-any-lower = qualsiasi tessera inferiore
variant-pickomino-any-lower-how = Regola della casa: se la tua tessera esatta non è sulla griglia, puoi prenderne una qualsiasi inferiore.
variant-pickomino-turn-on-empty = si gira sempre una tessera
variant-pickomino-turn-on-empty-how = Regola della casa: la tessera più alta si gira anche quando fallisce un giocatore senza tessere.

board-rings61 = Anelli 61
board-rings61-how = Il tabellone classico: tre anelli intorno a un centro, 61 caselle.
board-rings49 = Anelli 49
board-rings49-how = Più piccolo, per partite veloci: anelli intorno a un centro, 49 caselle.
board-grid49 = Reticolo 49
board-grid49-how = Sette per sette caselle con diagonali alternate.
board-bloom61 = Fiore 61
board-bloom61-how = Facile da leggere: vie che si aprono come petali, 61 caselle.
board-wheel49 = Ruota 49
board-wheel49-how = Facile da leggere: un cerchio, dodici raggi e un mozzo, 49 caselle.
board-arrows49 = Frecce 49
board-arrows49-how = Premia l’abilità: la ruota con 24 linee a senso unico, 49 caselle.
board-arrows = Linee a senso unico: { $arrows }.
board-arrow = da { $space } a { $ends }
board-rounds = { $rounds ->
    [one] La partita finisce al più tardi dopo un giro.
   *[other] La partita finisce al più tardi dopo { $rounds } giri.
}

## Bots: a name, and one line about how it plays.

bot-pickomino-random = Pulcino
bot-pickomino-random-how = fa una mossa permessa qualsiasi, a caso
bot-pickomino-gentle = Anatroccolo
bot-pickomino-gentle-how = è contento di tanti dadi e di qualunque tessera, soprattutto della tua
bot-pickomino-simple = Gallina
bot-pickomino-simple-how = cerca vermi e tanti punti, e si ferma appena raggiunge una tessera
bot-pickomino-casual = Anatra
bot-pickomino-casual-how = conta su più vermi di quanti ne arrivino, piuttosto spesso
bot-pickomino-steady = Gallo
bot-pickomino-steady-how = conta i vermi che il turno può portare, e raramente sbaglia i conti
bot-pickomino-greedy = Gazza
bot-pickomino-greedy-how = calcola con precisione come ottenere più vermi in questo turno; ama rubare
bot-pickomino-strongest = Gufo
bot-pickomino-strongest-how = pensa a tutta la partita: ogni turno cerca le migliori probabilità di vittoria
bot-knockout-random = Pulcino
bot-knockout-random-how = fa una mossa permessa qualsiasi, a caso
bot-knockout-sparrow = Passero
bot-knockout-sparrow-how = si getta sugli altri e li manca quasi sempre
bot-knockout-wren = Scricciolo
bot-knockout-wren-how = si nasconde dagli altri, quasi sempre nel posto sbagliato
bot-knockout-robin = Pettirosso
bot-knockout-robin-how = bada alle prede e ai pericoli, e sbaglia quasi sempre
bot-knockout-finch = Fringuello
bot-knockout-finch-how = si getta sugli altri e li manca spesso
bot-knockout-blackbird = Merlo
bot-knockout-blackbird-how = si nasconde dagli altri, spesso nel posto sbagliato
bot-knockout-starling = Storno
bot-knockout-starling-how = bada alle prede e ai pericoli, e a volte sbaglia
bot-knockout-pigeon = Piccione
bot-knockout-pigeon-how = si getta sugli altri, li manca di rado e non si guarda mai alle spalle
bot-knockout-simple = Gallina
bot-knockout-simple-how = si nasconde bene ed elimina quello che le capita a tiro
bot-knockout-jay = Ghiandaia
bot-knockout-jay-how = bada alle prede e ai pericoli, e sbaglia di rado
bot-knockout-greedy = Nibbio
bot-knockout-greedy-how = elimina la pedina di maggior valore che può; altrimenti muove dove capita
bot-knockout-cautious = Airone
bot-knockout-cautious-how = elimina quello che può e tiene le sue pedine fuori portata
bot-knockout-studied = Corvo
bot-knockout-studied-how = sa esattamente quanto vale ogni numero
bot-knockout-strongest = Gufo
bot-knockout-strongest-how = ha giocato milioni di turni e vede tutto il tabellone

## Shared words

# $face is 1 to 6; 6 is the worm.
face-name = { $face ->
    [6] verme
   *[other] { $face }
}
# A piece by its colour and number, as in "moves the blue 3".
piece-name = { $number } { $colour ->
    [blue] blu
    [green] verde
    [red] rossa
   *[yellow] gialla
}
# Who was forgotten, in the place of a name.
somebody = qualcuno

# Several things as one; $sound is `i` where $last begins with that sound, else `other`.
list-and = { $sound ->
    [e] { $first } ed { $last }
   *[other] { $first } e { $last }
}
list-semicolon = { $first }; { $second }
label-value = { $label }: { $value }
score-pickomino = { $score ->
    [one] 1 verme
   *[other] { $score } vermi
}
score-knockout = { $score ->
    [one] 1 punto
   *[other] { $score } punti
}

## What a player may do now. $total is the sum after it.

action-pickomino-take = { $face ->
    [6] { $count ->
        [one] mettere da parte il verme (totale { $total })
       *[other] mettere da parte { $count } vermi (totale { $total })
    }
    [1] { $count ->
        [one] mettere da parte l’1 (totale { $total })
       *[other] mettere da parte gli 1 ({ $count } dadi, totale { $total })
    }
   *[other] { $count ->
        [one] mettere da parte il { $face } (totale { $total })
       *[other] mettere da parte i { $face } ({ $count } dadi, totale { $total })
    }
}
action-pickomino-roll-on = { $dice ->
    [one] tirare l’ultimo dado
   *[other] tirare { $dice } dadi
}
# $from: `grill`, `seat` (steal it from $victim-name) or `nobody` (nothing to take, the turn fails).
action-pickomino-stop = { $from ->
    [grill] fermarsi e prendere la { $tile }
    [seat] fermarsi e rubare la { $tile } a { $victim-name }
   *[nobody] fermarsi senza niente e perdere il turno
}
action-knockout-move = { $victim ->
    [none] { $piece } in { $space }
   *[other] { $piece } in { $space }, elimina la { $victim } di { $victim-name }
}

## come as names.

event-pickomino-rolled = { $name } tira: { $dice }.
event-pickomino-took = { $face ->
    [6] { $count ->
        [one] { $name } mette da parte il verme: finora { $total }.
       *[other] { $name } mette da parte { $count } vermi: finora { $total }.
    }
    [1] { $count ->
        [one] { $name } mette da parte l’1: finora { $total }.
       *[other] { $name } mette da parte gli 1 ({ $count } dadi): finora { $total }.
    }
   *[other] { $count ->
        [one] { $name } mette da parte il { $face }: finora { $total }.
       *[other] { $name } mette da parte i { $face } ({ $count } dadi): finora { $total }.
    }
}
# $exact is `true` when $total is the tile’s own number.
event-pickomino-got-tile = { $victim ->
    [none] { $exact ->
        [true] { $name } prende la { $tile } dalla griglia.
       *[false] Con { $total }, { $name } prende una tessera inferiore dalla griglia: la { $tile }.
    }
   *[other] Esattamente { $total }: { $name } ruba la { $tile } a { $victim-name }.
}
event-pickomino-failed = { $reason ->
    [no-face] Nessuna faccia nuova: { $name } perde il turno.
    [no-worm] { $name } ha { $total } ma nessun verme, e perde il turno.
   *[no-tile] Non c’è tessera per { $total }: { $name } perde il turno.
}
# Said for `returned` and the `turned` that follows it together. $face-up is how the tile lies then;
# $turned is the tile that was turned over, or `none`.
event-pickomino-returned = { $face-up ->
    [false] La { $tile } torna sulla griglia coperta ed è fuori gioco.
   *[true] { $turned ->
        [none] La { $tile } torna sulla griglia. È la più alta, quindi resta scoperta.
       *[other] La { $tile } torna sulla griglia e la { $turned } viene girata.
    }
}
# A `turned` without `returned` before it.
event-pickomino-turned = La { $tile } viene girata.
# Said after `failed` when neither `returned` nor `turned` follows.
event-pickomino-nothing-returned = { $name } non ha tessere da restituire.
event-pickomino-ended = { $capped ->
    [true] Dopo 2000 turni la partita si chiude qui.
   *[false] Sulla griglia non resta nessuna tessera scoperta: la partita è finita.
}

event-knockout-rolled-off = Chi inizia? { $name } tira { $dice }: { $total }.
event-knockout-tied = Parità fra { $names } sulla somma più alta: si tira di nuovo.
event-knockout-starts = { $name } ha la somma più alta e inizia.
# $low and $high are the two dice.
event-knockout-rolled = { $double ->
    [true] { $name } tira un doppio { $low }: una pedina { $low } e un’altra qualsiasi si muovono di { $low }.
   *[false] { $name } tira { $low } e { $high }: una pedina { $low } si muove di { $high }, una { $high } di { $low }.
}
event-knockout-moved = { $origin ->
    [none] { $victim ->
        [none] { $name } muove la { $piece }.
       *[other] { $name } elimina la { $victim } di { $victim-name } con la { $piece }.
    }
   *[other] { $victim ->
        [none] { $name } muove la { $piece } da { $origin } a { $space }.
       *[other] { $name } muove la { $piece } da { $origin } a { $space } ed elimina la { $victim } di { $victim-name }.
    }
}
# $number is `none` for a double’s other piece.
event-knockout-move-lost = { $reason ->
    [out] { $number ->
        [none] { $name } non ha più altre pedine: questa mossa è persa.
       *[other] { $name } non ha più pedine { $number }: questa mossa è persa.
    }
    [locked] { $number ->
        [none] Le altre pedine di { $name } sono eliminate o bloccate: questa mossa è persa.
       *[other] La { $number } di { $name } è bloccata: questa mossa è persa.
    }
   *[blocked] { $number ->
        [none] Nessun’altra pedina di { $name } può muoversi esattamente di { $length }: questa mossa è persa.
       *[other] La { $number } di { $name } non può muoversi esattamente di { $length }: questa mossa è persa.
    }
}
event-knockout-locked = La { $piece } è bloccata: nessun avversario ha più una { $number }.
event-knockout-skipped = { $name } non può più muovere nessuna pedina e salta il turno.
event-knockout-ended = { $reason ->
    [no-rivals] Non c’è più nessuno da eliminare: la partita è finita.
    [rounds] I giri concordati sono stati giocati: la partita è finita.
   *[cap] Dopo 2000 turni la partita si chiude qui.
}

# $names are the winners, $score what each of them has.
result-winners = { $count ->
    [one] Vince { $names }! { $score }.
   *[other] { $names } condividono la vittoria: { $score } a testa.
}
remark-lucky = { $pick ->
    [0] Che tiro!
    [1] Qualcuno ha dato da mangiare ai dadi.
    [2] Vermi a volontà!
   *[3] Si sente già profumo di griglia.
}
remark-failed = { $pick ->
    [0] Sballato!
    [1] Questi dadi non hanno educazione.
    [2] Un tiro di troppo.
   *[3] E addio vermi.
}
remark-stole = { $pick ->
    [0] Che faccia tosta!
    [1] Piume svelte!
    [2] Un furto da maestri.
   *[3] Chi dorme non piglia vermi…
}
remark-robbed = { $pick ->
    [0] Che maleducazione!
    [1] Puoi sempre riprendertela.
    [2] Voleranno piume.
   *[3] Ed era ancora calda.
}
remark-knocked-out = { $pick ->
    [0] Bum!
    [1] Volano piume!
    [2] Dritto sul becco.
   *[3] Arrivederci!
}
remark-won = { $pick ->
    [0] Evviva!
    [1] Le galline sono colpite.
    [2] Chicchirichì!
   *[3] Un bell’applauso!
}
remark-lost = { $pick ->
    [0] La prossima volta canti tu.
    [1] Le galline ti vogliono bene lo stesso.
    [2] Rivincita?
   *[3] Colpa dei dadi. Non lo diremo a nessuno.
}
remark-close = { $pick ->
    [0] Per una piuma!
    [1] Per un soffio!
    [2] Che finale!
   *[3] Le galline non osavano guardare.
}
remark-waiting = { $pick ->
    [0] Tocca a { $name }
    [1] { $name } sta covando un’idea
    [2] { $name } ci pensa su
   *[3] La parola a { $name }
}

## What happens around the game, and what people say to each other, at a server’s table.

table-event-started = Comincia { $name }.
table-event-sat-down = { $name } si siede.
table-event-stood-up = Il posto { $seat } è di nuovo libero.
table-event-removed = Chi ospita ha rimosso il giocatore al posto { $seat }.
table-event-seat-closed = Il posto { $seat } è chiuso. Tutti devono confermare di nuovo.
table-event-away = Il dispositivo di { $name } non risponde; i dadi vanno avanti senza.
table-event-back = { $name } è di nuovo qui.
table-event-chain-renewed = Il dispositivo di { $name } mette una nuova parte nei dadi.
table-event-took-back = L’ultimo tiro è annullato: { $name } lo scrive di nuovo.
table-event-flagged = Tempo scaduto per { $name }. Decide un bot.
table-event-stand-in-started = Un bot gioca al posto di { $name }.
table-event-stand-in-ended = { $name } è di nuovo qui.
table-event-abandoned = Questo tavolo è stato chiuso.
seat-free = posto libero
reaction-hello = Ciao!
reaction-wow = Wow!
reaction-ouch = Ahi!
reaction-laugh = Ah ah!
reaction-nice = Bel colpo!
reaction-thinking = Mmm…
reaction-thanks = Grazie!
reaction-bye = A presto!

# What the birds of bots say, in two or three words: a turn that failed, their tile is stolen, they
# steal, a tile with four worms, their piece is knocked out, they knock one out.
bird-failed = { $pick ->
    [0] Accidenti.
    [1] Ahi, le mie piume.
    [2] Di nuovo no.
   *[3] Per un pelo.
}
bird-robbed = { $pick ->
    [0] Ehi!
    [1] La mia tessera!
    [2] Ridammela!
   *[3] Al ladro!
}
bird-robs = { $pick ->
    [0] Mia!
    [1] Grazie!
    [2] Vieni qui.
   *[3] Permesso.
}
bird-prize = { $pick ->
    [0] Che bontà!
    [1] Bingo!
    [2] Che meraviglia!
   *[3] Che banchetto!
}
bird-out = { $pick ->
    [0] Ahi!
    [1] Ehi!
    [2] Che male.
   *[3] La mia pedina!
}
bird-hits = { $pick ->
    [0] Fuori!
    [1] Attenti al becco!
    [2] Preso!
   *[3] Permesso.
}

## Refusals: error-<code>, with the values of the error.

error-bad-board = Non è un tabellone, in { $where }: { $why ->
    [missing] questo manca.
    [unknown-field] questo campo non esiste; i campi sono { $known }.
    [value] qui va { $wanted }, non «{ $value }».
    [key] una chiave è fatta di lettere minuscole, cifre e trattini.
    [name] qui va un nome leggibile.
    [shape] qui va qualcosa come { $wanted }
    [too-many-spaces] { $value } caselle sono troppe; un tabellone ne ha al massimo { $most }.
    [space-name] il nome di una casella è una maiuscola e fino a tre maiuscole o cifre.
    [same-place] { $other } è nello stesso punto.
    [unknown-space] la casella «{ $value }» non esiste.
    [line-self] questa linea unisce { $value } a se stessa.
    [line-twice] è la stessa linea di { $other }.
    [player-count] i giocatori sono 2, 3 o 4.
    [colours] qui vanno sei caselle per ognuno di { $known }.
    [taken] { $value } è già occupata da { $other }.
    [no-rivals] nessun numero è in mano a due giocatori, quindi la partita finirebbe subito.
    [not-symmetric] con { $value } giocatori il tabellone non è uguale da ogni posto.
    [not-connected] non c’è una via da { $value } a { $other }; un tabellone è tutto collegato.
    [no-landing] da { $value } non si può muovere di { $length } sul tabellone vuoto.
    [twice] questo compare due volte.
    [not-json] il file non è JSON: { $value }
    [shipped] { $value } è la chiave di un tabellone fornito con Roost; scegline un’altra.
   *[other] { $reason }
}
error-bad-die = Un dado mostra da 1 a 6, non { $value }.
error-bad-face = La faccia { $value } non esiste; le facce sono 1 2 3 4 5 e w per il verme.
error-bad-first-seat = I posti vanno da 0 a { $last }; il posto { $seat } non esiste.
error-bad-json = Roost non può leggere questi dati: { $what }
error-bad-move = { $value } non è una mossa nella notazione di questo gioco.
error-bad-payoff = Il calcolo non può usare questi valori: { $why ->
    [shape] qui vanno { $expected } valori, non { $got }.
    [finite] devono essere tutti numeri finiti.
   *[other] { $reason }
}
error-bad-position = Non è una posizione: { $why ->
    [empty] il testo è vuoto.
    [fields] ci sono { $given } campi e ne servono { $wanted }: { $fields }
    [number] { $field } è un numero, non «{ $value }».
    [tile] { $value } non è una tessera; le tessere vanno da 21 a 36.
    [tile-twice] la tessera { $value } è in due posti.
    [tiles] «{ $value }» non è una tessera né una serie come 21-24, o ripete una tessera.
    [face] «{ $value }» non è una faccia; le facce sono 1 2 3 4 5 e w.
    [seats] non ci possono essere { $value } giocatori; è possibile: { $known }
    [seat] il posto { $value } non esiste; i posti vanno da 0 a { $last }.
    [turn] i turni vanno da 1 a { $most }, non { $value }.
    [dice-taken] i dadi presi sono { $value }, ma ce ne sono solo 8.
    [over-tiles] la partita non è finita finché c’è una tessera scoperta sulla griglia.
    [over-dice] la partita è finita, quindi non ci sono dadi presi.
    [is-over] qui la partita è finita, quindi DICE è #.
    [complete] tutti i dadi o tutte le facce sono già presi, quindi questo turno è finito (P6).
    [roll-count] sono stati tirati { $given } dadi e ne restano { $wanted }.
    [roll-fails] il tiro mostra solo facce già prese, quindi questo turno è fallito (P7).
    [not-begun] non è stato ancora preso niente, quindi DICE è ? o un tiro.
    [two-pieces] ci sono due pedine su { $value }.
    [colours] ci sono { $value } colori e ne servono { $wanted }.
    [pieces] ogni colore ha sei pedine, non { $value }.
    [space] il tabellone { $board } non ha la casella { $value }.
    [dice] DICE è ? o # o qualcosa come 35, 5:3 o !3:3, con il dado più basso per primo, non «{ $value }».
    [rivals] la partita non è finita finché due giocatori hanno lo stesso numero.
    [skipped] il posto { $value } non ha più pedine che possano muoversi e viene saltato (K13).
    [move-lost] una pedina che questi dadi muovono è eliminata o bloccata e la sua mossa è persa (K11): DICE è { $wanted }
    [no-move] con questi dadi niente può muoversi, quindi questo turno è finito (K10).
    [round] qui i giri vanno da 1 a { $most }, non { $value }.
    [turn-late] in questo giro è al massimo il turno { $most }, non { $value }.
    [roll-off] finché i dadi decidono chi comincia, DICE è ?, TURN e ROUND sono 0 e FIRST ha per ogni posto una somma, ? o -.
    [roll-off-seat] il posto { $wanted } è il prossimo a tirare per decidere chi comincia, non { $value }.
    [over] la partita è finita, quindi non c’è un turno su cui chiedere.
    [nothing-to-choose] qui nessuno ha niente da scegliere.
   *[other] in «{ $value }»: { $reason }
}
error-bad-receipt = Questo file non è la ricevuta di un tavolo.
error-bad-record = Non è un file di partita di Roost: { $why ->
    [format] «{ $value }» non è { $wanted }.
    [missing] «{ $value }» manca o è di un altro tipo.
    [shape] «{ $value }» dovrebbe essere come { $wanted }
    [unknown-key] la voce «{ $value }» non esiste.
    [twice] «{ $value }» compare due volte.
    [dice] i dadi non possono venire da «{ $value }»; sono noti: { $known }
    [unkeepable] «{ $value }» contiene qualcosa che non può stare in un file.
    [start-seats] ha { $given } giocatori, la sua posizione iniziale { $wanted }.
    [start-variant] la posizione iniziale ha un’altra variante rispetto alla partita.
    [seat] { $value } non è né una persona con un nome né un bot con nome e tipo.
    [name] { $value } ha bisogno di un nome da 1 a { $most } caratteri visibili.
    [not-json] non è JSON né un testo leggibile ({ $value }).
    [turn-number] la riga { $line } comincia con { $value } e dovrebbe cominciare con { $wanted }
    [line] la riga { $line }, «{ $value }», non è né un’intestazione né un turno.
    [header] riga { $line }: { $key } non può essere «{ $value }».
   *[other] { $reason }
}
error-bad-roll = { $roll } non è un tiro di { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}.
error-bad-rounds = Il numero di giri va da 1 a { $most }, non { $value }.
error-bad-seats = Questo gioco è da { $low } a { $high } giocatori, non { $seats }.
error-bad-space = Il tabellone { $board } non ha la casella { $value }.
error-bad-turn = { $why ->
    [whole-turn] una riga contiene un turno intero.
    [after-end] { $value } viene dopo la fine del turno.
    [damaged] qui il file si interrompe o è danneggiato ({ $value }).
    [turn-number] la riga { $line } comincia con { $value } e dovrebbe cominciare con { $wanted }
    [line] la riga { $line }, «{ $value }», non è un turno.
   *[other] { $reason }
}
error-bad-turn-state = Nessun turno può essere così: { $reason }
error-bad-variant = La variante «{ $value }» non esiste; scegli tra { $known }.
error-board-seats = Il tabellone { $board } è per { $known } giocatori, non { $seats }.
error-broken-record = Il file della partita non ha più senso dal turno { $turn }: { $reason }
error-dice-first = Prima si tirano i dadi.
error-game-over = { $move } arriva tardi: la partita è finita.
error-game-unsupported = Questo non si può fare con il gioco «{ $game }».
error-illegal-action = { $move } non è possibile adesso; si può: { $legal }
error-no-dice = Non ci sono altri tiri da leggere.
error-record-version = Questo file è della versione { $value }; questo programma legge la versione { $known }.
error-rules-version = Qui vale la versione { $value } delle regole; questo programma gioca con la versione { $known }.
error-unknown-board = Il tabellone «{ $value }» non esiste; scegli tra { $known }.
error-unknown-bot = Il bot «{ $value }» non esiste; scegli tra { $known }.
error-unknown-game = Il gioco «{ $value }» non esiste; scegli tra { $known }.
error-unknown-language = La lingua «{ $value }» non esiste; scegli tra { $known }.
error-unparsable = Roost non può leggerlo.
error-variant-clash = «{ $value }» unisce opzioni che si escludono, o ne ripete una. Scegline una tra { $known }.
error-wrong-number-of-dice = { $given ->
    [one] C’è un dado
   *[other] Ci sono { $given } dadi
}, ma se ne tirano { $wanted }.
error-wrong-result = Il risultato nel file non segue dalle mosse (turno { $turn }).

## Refusals of the server.

error-already-ready = Hai già confermato.
error-already-started = Troppo tardi: la partita è già iniziata.
error-bad-message = Il server non ha capito: { $reason }
error-bad-parameter = «{ $value }» qui non è un valore valido. Si può: { $known }
error-bad-request = Il server non può elaborare questa richiesta.
error-bad-token = Questo token non esiste o non vale più.
error-broken-log = Il registro di questo tavolo è danneggiato.
error-dice-are-manual = A questo tavolo i tiri si scrivono a mano.
error-dice-not-manual = A questo tavolo tira i dadi il programma.
error-dice-scheme = I dadi di questa partita seguono lo schema «{ $value }»; questo programma verifica { $known }.
error-forbidden = Qui non si può fare.
error-foreign-host = Questo server non risponde al nome { $value }. Chi lo gestisce può ammetterlo con --origin.
error-foreign-origin = Qui non sono ammesse richieste da { $value }.
error-foreign-seat = Questo posto non è tuo.
error-manual-needs-one-device = I tiri si possono scrivere a mano solo se tutti giocano sullo stesso dispositivo.
error-two-clocks = Un tavolo ha un orologio per decisione oppure ore per turno, non entrambi.
error-bad-start = Un tavolo non può cominciare da questa posizione: { $why ->
    [seats] ha { $wanted } posti, il tavolo { $given }.
    [variant] segue regole diverse da quelle del tavolo.
    [over] lì la partita è finita.
    [first] la posizione dice da sé a chi tocca.
   *[stream] i dadi condivisi da molti tavoli cominciano con la partita.
}
error-seats-given = È la posizione a fissare il numero di posti; non se ne può chiudere nessuno.
error-mixed-seats = Tutte le partite di un gruppo devono avere gli stessi posti.
error-needs-invite = Questo posto è riservato a chi ha l’invito.
error-no-such-board = Il tabellone «{ $value }» non esiste.
error-no-such-seat = Questo tavolo non ha quel posto.
error-no-such-stream = Questi dadi condivisi non esistono.
error-no-such-card = Questo momento non è nel tuo elenco.
error-no-such-table = Questo tavolo non esiste.
error-no-such-token = Questo token non esiste.
error-not-found = Qui non c’è niente.
error-not-now = Adesso non è possibile.
error-not-over = La partita non è ancora finita.
error-not-playing = Adesso a questo tavolo non si gioca.
error-not-signed-in = Non ti conosciamo ancora. Vai alla home e riprova.
error-not-started = La partita non è ancora iniziata.
error-not-the-maker = Può farlo solo chi ospita.
error-not-your-turn = Non è il tuo turno.
error-nothing-to-take-back = Non c’è nessun tiro da annullare.
error-others-are-seated = A questo tavolo ci sono altre persone; adesso non si può chiudere.
error-rolled-already = Hai già tirato.
error-not-in-lesson = In questa lezione, segui il fumetto.
error-lesson-only = I dadi che seguono un copione sono solo per la prima partita.
error-seat-kept = Qui gioca un bot. Prima torna a giocare tu.
error-seat-not-kept = Questo posto è già tuo.
error-seat-taken = Qui è già seduto qualcuno.
error-seat-empty = Lì non è seduto nessuno.
error-own-seat = Questo è il tuo posto. Lascia piuttosto il tavolo.
error-one-seat-each = A questo tavolo c’è un posto a testa, e tu hai già il tuo.
error-bad-name = «{ $value }» non è un nome: da 1 a { $most } caratteri visibili.
error-name-taken = A questo tavolo c’è già chi si chiama { $name }, o quasi. Scegli un altro nome, per esempio { $free }.
error-removed = Chi ospita ti ha rimosso da questo tavolo.
error-banned = Chi gestisce questo server ti ha bloccato.
error-stale-version = La partita è andata avanti. Guarda di nuovo.
error-conflict = Nello stesso momento è stato salvato altro; non è cambiato niente. Riprova.
error-sequence-conflict = Nel frattempo al tavolo si è andati avanti; non è cambiato niente. Riprova.
error-store-closed = Il server si sta spegnendo; non è cambiato niente.
error-store-failed = Il server non è riuscito a salvare; non è cambiato niente.
error-store-before-release = I dati sono di una versione di sviluppo di Roost precedente alla 0.1.0. Spostali altrove e comincia con una cartella di dati o un database vuoti.
error-store-too-new = I dati sono di un Roost più recente (schema { $value }; questo conosce { $known }).
error-stream-closed = Questi dadi condivisi sono chiusi: il seme è noto.
error-daily-open = Altri possono ancora giocare questi dadi. Potrai condividere il momento a giorno finito.
error-no-such-day = Qui non c’è una partita del giorno { $value }.
error-token-scope = Questo token non lo permette.
error-too-fast = Troppo veloce; aspetta un momento.
error-too-large = È troppo grande; al massimo { $most } byte.
error-too-many = Hai raggiunto un limite. Riprova più tardi.
error-too-many-guests = Troppi nuovi ospiti dalla tua rete. Riprova più tardi.
error-too-many-sockets = Hai troppe pagine di Roost aperte. Chiudine una.
error-too-many-streams = Hai già { $most } serie di dadi condivisi aperte, il massimo; chiudine prima una.
error-too-many-tables = Hai già { $most } tavoli non finiti, il massimo; finiscine prima uno.
error-too-many-tokens = Hai già { $most } token, il massimo; revocane prima uno.
error-too-slow = La richiesta ha impiegato troppo ad arrivare; riprova.
error-unavailable = Il server adesso non è disponibile; riprova tra poco.
error-table-busy = C’è molto movimento a questo tavolo. Riprova fra un momento.
error-unexpected = Qualcosa è andato storto sul server; non si è perso niente.
error-bad-address = «{ $value }» non è l’indirizzo di un server.
error-bad-link = «{ $value }» non è un link a un tavolo.
error-client = La connessione al server si è interrotta.
error-not-open = Questo tavolo non è aperto.
error-server-unreachable = Nessun server risponde a { $value }.
error-server-name = Non esiste un server { $value }. Controlla l’indirizzo.
error-server-certificate = Il certificato di { $value } non è attendibile: { $reason }. Se è tuo, indica il file della sua autorità in SSL_CERT_FILE.
error-unfair-dice = Nei dadi di questo tavolo qualcosa non torna ({ $why }).
error-wrong-link = Questo non è l’anello di questo posto per questo tiro.
error-link-not-due = Ora non serve nessun anello di questo posto.
error-link-missing = Manca la parte del posto in questo tiro.
error-mix-due = I dadi si stanno mescolando. Riprova tra un momento.
error-chain-not-due = Questo posto non può avere ora una catena nuova. Riprova tra un momento.
error-no-chain = Questo posto non ha parte nei dadi.
