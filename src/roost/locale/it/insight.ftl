### Analisi: tutor, analisi della partita, rapporto sui dadi, problemi e laboratorio.
### Quote, probabilità, perdite e valori p sono numeri da 0 a 1.

insight-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

## Positions

insight-seat = Giocatore { $number }
insight-roll = tira { $dice }
insight-best = La scelta migliore: { $action }. Probabilità di vittoria: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
insight-only-choice = C’è una sola scelta: { $action }. Probabilità di vittoria: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
insight-close = Altrettanto valida: { $action }.
insight-second = Seconda scelta: { $action }. Costo: { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } di una vittoria.
insight-next-fails = { $dice ->
    [one] Tirare l’ultimo dado
   *[other] Tirare { $dice } dadi
} fallisce subito in { POINTS($chance, maximumFractionDigits: 1) ->
    [one] 1 caso
   *[other] { POINTS($chance, maximumFractionDigits: 1) } casi
} su 100.
insight-turn = Giocando al meglio, questo turno fallisce in { POINTS($fails, maximumFractionDigits: 1) ->
    [one] 1 caso
   *[other] { POINTS($fails, maximumFractionDigits: 1) } casi
} su 100. Vermi attesi: { NUMBER($worms, maximumFractionDigits: 1) }.
insight-likely-tile = La tessera più probabile è la { $tile }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
# $most: the chance when going for this tile alone.
insight-steal = Rubare la { $tile } a { $name }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } con il piano migliore, { NUMBER($most, style: "percent", maximumFractionDigits: 1) } se punti solo a quella.
insight-target = La pedina più facile da eliminare è la { $piece } di { $name }: ci riescono { POINTS($chance, maximumFractionDigits: 1) } tiri su 100.
insight-targets = Le più facili da eliminare sono { $count } pedine: per ognuna ci riescono { POINTS($chance, maximumFractionDigits: 1) } tiri su 100.
insight-danger = La tua pedina più in pericolo è la { $piece }: i prossimi tiri degli avversari possono eliminarla in { POINTS($chance, maximumFractionDigits: 1) } casi su 100.
insight-dangers = Le più in pericolo sono { $count } delle tue pedine: i prossimi tiri degli avversari possono eliminare ognuna in { POINTS($chance, maximumFractionDigits: 1) } casi su 100.

## Why one choice is better

insight-why-share = Probabilità di vittoria con «{ $best }»: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }; con «{ $other }» solo { NUMBER($other-share, style: "percent", maximumFractionDigits: 1) }.
insight-why-stop = Fermarsi assicura la { $tile }; tirare ancora fallirebbe in { POINTS($fails, maximumFractionDigits: 0) ->
    [one] 1 caso
   *[other] { POINTS($fails, maximumFractionDigits: 0) } casi
} su 100.
insight-why-roll = { $risk ->
    [low] Vale la pena tirare ancora: fallisce solo in { POINTS($fails, maximumFractionDigits: 0) ->
        [one] 1 caso
       *[other] { POINTS($fails, maximumFractionDigits: 0) } casi
    } su 100.
   *[high] Tirare ancora fallisce in { POINTS($fails, maximumFractionDigits: 0) } casi su 100, ma quello che può portare vale di più.
}
# $wins: `true` when stopping wins the game, `false` when it would lose it.
insight-why-ends = { $wins ->
    [true] Fermarsi chiude la partita e la vince.
   *[false] Fermarsi chiuderebbe la partita senza vincerla.
}
insight-why-fails = Dopo «{ $best }» il turno fallisce in { POINTS($fails, maximumFractionDigits: 0) ->
    [one] 1 caso
   *[other] { POINTS($fails, maximumFractionDigits: 0) } casi
} su 100, dopo «{ $other }» in { POINTS($other-fails, maximumFractionDigits: 0) }.
insight-why-gain = { $kind ->
    [more] In vermi, questo turno rende in media { NUMBER($best, maximumFractionDigits: 1) } contro { NUMBER($other, maximumFractionDigits: 1) }.
   *[fewer] In questo turno rende meno vermi, in media { NUMBER($best, maximumFractionDigits: 1) } contro { NUMBER($other, maximumFractionDigits: 1) }, ma vince più partite.
}
insight-why-stake = Un turno fallito rimanderebbe la { $tile } sulla griglia.
insight-why-points = { $kind ->
    [more] Elimina pedine per un valore di { $best }, l’altra scelta per un valore di { $other }.
   *[fewer] Elimina meno, pedine per un valore di { $best } contro { $other }, ma vince più partite.
}
insight-why-position = Entrambe eliminano lo stesso: la differenza è dove restano le pedine.
insight-why-leader = Elimina una pedina di { $name }, che è in testa, invece di una di { $other }.
insight-why-danger = Lascia circa { NUMBER($best, maximumFractionDigits: 1) } punti in pericolo ai prossimi tiri, contro { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-threat = Al prossimo tiro minaccia circa { NUMBER($best, maximumFractionDigits: 1) } punti, contro { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-safe = { $points ->
    [one] Mette al sicuro per sempre 1 punto.
   *[other] Mette al sicuro per sempre { $points } punti.
}

## The tutor

tutor-title = Tutor
tutor-on = Mostra il tutor
tutor-allow = Permetti il tutor
tutor-agree = Solo se tutti davanti a questo schermo sono d’accordo.
tutor-private = Lo vedi solo tu.
tutor-threshold = Avvisami prima di una scelta che costa più di
tutor-warning = { $verdict ->
    [blunder] Aspetta: sarebbe un errore grave.
    [mistake] Aspetta: sarebbe un errore.
   *[doubtful] Aspetta: c’è di meglio.
}
tutor-play = Gioca lo stesso
tutor-think = Ci ripenso
tutor-show = Mostrami
tutor-choice = Scelta
tutor-share = Vinci
tutor-loss = Costa
tutor-gain = Vermi in questo turno
tutor-points = Punti in questo turno
tutor-fails = Fallisce

## A hint

hint-show = Suggerimento
hint-best = Il meglio è «{ $action }».
hint-same = Le scelte valgono quasi lo stesso.

## The review

verdict-fine = buona
verdict-doubtful = dubbia
verdict-mistake = errore
verdict-blunder = errore grave

# $move is what $mover did; $before and $after are the win shares of $name.
insight-turning = Turno { $turn }, { $mover }: { $move }. { $name } passa da { NUMBER($before, style: "percent", maximumFractionDigits: 0) } a { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
# Said to who played; $play: `well`, `fairly` or `errors`, which took $cost of a win. $dice: `good`,
# `bad` or `even`, as $kind in the next one.
insight-headline = { $play ->
    [well] Hai giocato bene
    [fairly] Hai giocato quasi sempre bene
   *[errors] Errori: ti sono costati { NUMBER($cost, style: "percent", maximumFractionDigits: 0) }
}; { $dice ->
    [good] vantaggio dai dadi: { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
    [bad] svantaggio dai dadi: { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
   *[even] i dadi sono stati equilibrati
}{ $others ->
    [gave] {", "}vantaggio dagli errori altrui: { NUMBER($given, style: "percent", maximumFractionDigits: 0) }
   *[nothing] {""}
}.
insight-luck = { $kind ->
    [good] I dadi hanno aiutato { $name }, per un valore pari a { NUMBER($luck, style: "percent", maximumFractionDigits: 1) } di una vittoria.
    [bad] I dadi erano contro { $name }, per un costo pari a { NUMBER($luck, style: "percent", maximumFractionDigits: 1) } di una vittoria.
   *[even] I dadi non hanno né aiutato né danneggiato { $name }.
}
insight-no-errors = { $name } ha giocato senza errori degni di nota.
insight-errors = Le decisioni di { $name } hanno avuto un costo pari a { NUMBER($cost, style: "percent", maximumFractionDigits: 1) } di una vittoria: { $blunders ->
    [0] nessun errore grave
    [one] 1 errore grave
   *[other] { $blunders } errori gravi
}, { $mistakes ->
    [0] nessun errore
    [one] 1 errore
   *[other] { $mistakes } errori
}, { $doubtful ->
    [0] niente di dubbio
    [one] 1 scelta dubbia
   *[other] { $doubtful } scelte dubbie
}.
insight-worst = Momento peggiore, turno { $turn }: «{ $action }» invece di «{ $best }», costo: { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } di una vittoria.
insight-hints = Suggerimenti chiesti: { $count }.
# What the decisions were worth with all luck taken out. $kind: `never`, `always`, or `often`.
insight-adjusted = { $kind ->
    [never] Con una fortuna normale, le decisioni di { $name } non avrebbero vinto quasi mai.
    [always] Con una fortuna normale, le decisioni di { $name } avrebbero vinto quasi sempre.
   *[often] Con una fortuna normale, le decisioni di { $name } avrebbero vinto circa { POINTS($adjusted, maximumFractionDigits: 0) } partite su 100.
}

review-title = Analisi della partita
review-of = { $game }: { $names }
review-curve = Probabilità di vittoria, mossa per mossa
review-curve-how = Una linea per ogni giocatore; i punti segnano le svolte. La tabella sotto ha gli stessi numeri.
review-luck-chart = Fortuna ed errori
review-luck-how = Che cosa hanno fatto i dadi e le decisioni alla probabilità di vittoria di ciascuno. Risultato − inizio = fortuna + errori propri + errori altrui + modello.
review-players = Giocatori
review-moves = Decisioni che sono costate qualcosa
review-none = Nessuna decisione è costata qualcosa di rilevante.
review-all = Tutte le mosse
review-player = Giocatore
review-start = Inizio
review-result = Risultato
review-luck = Fortuna
review-errors = Errori propri
review-others = Errori altrui
review-residual = Modello
review-residual-how = «Modello» è ciò su cui la valutazione ha cambiato idea tra un turno e l’altro: quello che resta, detto con onestà.
review-adjusted = Senza fortuna
review-turn = Turno
review-move = Mossa
review-played = Giocata
review-better = Migliore
review-cost = Costo
review-verdict = Giudizio
review-position = Posizione
review-open-lab = Apri nel laboratorio
review-rolled-out = { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) } su { $games } partite giocate fino in fondo
review-written = Rapporto: { $file }
review-working = Analisi della partita
review-waiting =
    { $ahead ->
        [0] La tua analisi è la prossima
        [one] C’è un’altra analisi prima della tua
       *[other] Ci sono { $ahead } analisi prima della tua
    }; comincia tra circa { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
review-playing-on = Si gioca fino in fondo
review-upload = Analizza un file di partita
review-upload-how = Scegli un file di partita. Non viene conservato.
review-unfinished = La partita non è finita: è analizzato tutto fin qui.
review-moments = Momenti da riprovare
review-whose = Decisioni di chi
review-mine = Mie
review-everyone = Di tutti
review-turn-number = Turno { $turn }
review-show = Mostra
review-again = Riprova
review-again-how = «Riprova» continua da lì contro gli stessi avversari. Non conta per nulla.
review-none-mine = Nessuna delle tue decisioni è costata qualcosa di rilevante.
review-who = Chi eri?
review-story = Com’è andata la partita
review-numbers = Tutti i numeri

## The dice report

dice-title = Rapporto sui dadi
# Said before any number of it.
dice-spread-how = Quanto uniformemente sono uscite le facce si riassume in un numero: 0 se tutte sono uscite le stesse volte, circa { $expected } con dadi equi, e tanto più grande quanto meno uniformemente sono uscite.
dice-test-spread = { $name }: quanto uniformemente sono uscite le facce ({ $trials } dadi)
dice-test-face = { $name }: dadi con { $face } ({ $trials } dadi)
dice-test-worm = { $name }: vermi ({ $trials } dadi)
dice-test-fails = { $name }: tiri con sole facce già prese ({ $trials } tiri)
dice-test-doubles = { $name }: doppi ({ $trials } tiri)
# What one player's dice did: $seen is a list of the following.
dice-player = { $name }: { $seen }.
dice-seen-worm = { $observed ->
    [one] 1 verme
   *[other] { $observed } vermi
} (circa { $expected } con dadi equi)
dice-seen-fails = { $observed ->
    [one] 1 tiro fallito subito
   *[other] { $observed } tiri falliti subito
} (circa { $expected } con dadi equi)
dice-seen-doubles = { $observed ->
    [one] 1 doppio
   *[other] { $observed } doppi
} (circa { $expected } con dadi equi)
dice-oddest = La cosa più strana: { $words }. Visto { $observed }, atteso { $expected }. Dadi equi si allontanano tanto in { POINTS($p, maximumSignificantDigits: 2) } casi su 100.
dice-verdict = { $kind ->
    [odd] Abbiamo guardato { $looked } cose. Anche così, dadi equi danno qualcosa di tanto strano solo in { POINTS($p, maximumSignificantDigits: 2) } casi su 100: insolito, ma non è una prova.
   *[usual] Abbiamo guardato { $looked } cose; tra tante, dadi equi danno qualcosa di tanto strano in { POINTS($p, maximumSignificantDigits: 2) } casi su 100. Niente di insolito.
}
dice-nothing = Nessun dado è stato tirato.
dice-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $rolls } tiri, { $dice } dadi
dice-looked = Che cosa si è guardato
dice-observed = Visto
dice-expected = Atteso
dice-p = p
dice-corrected = p, corretto

## Puzzles

puzzle-title = Problemi
puzzle-question = { $level ->
    [1] Facile
    [2] Medio
   *[other] Difficile
}: sei { $name }. Qual è la scelta migliore?
# $kind: `right`, or the verdict of what was chosen.
puzzle-answer = { $kind ->
    [right] Giusto: { $action }.
    [fine] Quasi. Appena meglio: { $action }.
    [doubtful] Non proprio. Meglio: { $action }.
   *[other] No. Meglio: { $action }.
}
puzzle-next = Prossimo problema
puzzle-ask = La tua scelta (numero o notazione, vuoto per arrenderti):
puzzle-score = { $right } giusti su { $asked }.
puzzle-none = Qui non ci sono problemi.
puzzle-count = { $count ->
    [one] 1 problema trovato.
   *[other] { $count } problemi trovati.
}
puzzle-saved = Salvato: { $file }
puzzle-searching = Ricerca di problemi
puzzle-own = Problemi dagli errori di questa partita
puzzle-theme = Tema: { $theme }.
# $phase: `early`, `middle` or `late`.
puzzle-number = Problema { $number } di { $count }, { $phase ->
    [early] all’inizio della partita
    [middle] a metà partita
   *[late] verso la fine della partita
}.
puzzle-theme-pickomino-steal = quando rubare
puzzle-theme-pickomino-spare = quando non rubare
puzzle-theme-pickomino-fail = fallire apposta
puzzle-theme-pickomino-last = l’ultima tessera
puzzle-theme-pickomino-tile = quale tessera prendere
puzzle-theme-pickomino-stop = quando fermarsi
puzzle-theme-pickomino-roll = quando tirare ancora
puzzle-theme-pickomino-worm = un verme adesso o dopo
puzzle-theme-pickomino-face = quale faccia prendere
puzzle-theme-knockout-hit = vedere l’occasione di eliminare
puzzle-theme-knockout-far = eliminare da lontano
puzzle-theme-knockout-rival = chi eliminare
puzzle-theme-knockout-trade = scambiare pedine
puzzle-theme-knockout-spare = quando non eliminare
puzzle-theme-knockout-safe = al sicuro per sempre
puzzle-theme-knockout-evade = uscire dal pericolo
puzzle-theme-knockout-trap = tendere una trappola
puzzle-theme-knockout-place = dove mettersi

## What a puzzle teaches

# A stop that steals $tile from $name.
lesson-steal = La { $tile } conta doppio: { $worms ->
    [one] { $name } perde il suo verme e lo guadagni tu.
   *[other] { $name } perde i suoi { $worms } vermi e li guadagni tu.
}
lesson-steal-chance = Probabilità di prendere la { $tile } di { $name } dopo «{ $best }»: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; dopo «{ $other }»: { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-aim = Tirare ancora può portare la { $tile }, che vale { $worms ->
    [one] 1 verme
   *[other] { $worms } vermi
}: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
# $tile: the own top tile, $turned: the one that is turned. $kind: `nothing`, `turns`, `stays`, `own` or `both`.
lesson-fail = { $kind ->
    [nothing] Non hai tessere da perdere: fallire non costa niente.
    [turns] Non hai tessere da perdere, e fallire gira la { $turned }, che resta coperta per sempre.
    [stays] Fallire rimanda la tua { $tile } sulla griglia, e non si gira niente.
    [own] Fallire gira la tua { $tile }, che resta coperta per sempre.
   *[both] Fallire rimanda la tua { $tile } sulla griglia e gira la { $turned }, che resta coperta per sempre.
}
lesson-rather = Perfino un turno fallito vale più che prendere adesso la { $tile }.
lesson-last = La { $tile } è l’ultima tessera sulla griglia: chi la prende chiude la partita. Vermi finora: tu { $mine }, { $name } { $theirs }.
lesson-tile = Vermi: { $worms } sulla { $tile }, { $other-worms } sulla { $other }.
# The worm is taken `now`, since it might `never` come, or `later`, with $dice dice.
lesson-worm = { $kind ->
    [now] Senza verme non c’è tessera. Probabilità che esca al prossimo tiro, se lo lasci per dopo: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } ({ $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }).
    [never] Senza verme non c’è tessera, e non resterebbe nessun dado per ottenerlo.
   *[later] Il verme può aspettare: probabilità che esca al prossimo tiro con { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
}
lesson-face = Dadi rimasti dopo «{ $best }»: { $dice }; dopo «{ $other }»: { $other-dice }.
# $kind: `spare` where it is better not to, `hit`, `far`, `rival` or `trade` where it is.
lesson-hit = { $kind ->
    [spare] Allettante: eliminerebbe la { $victim } di { $name }, che vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
   *[hit] Elimina la { $victim } di { $name }, che vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
}
lesson-risk = { $kind ->
    [spare] Ma poi, probabilità che la tua { $piece } venga eliminata: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
   *[trade] In cambio, probabilità che la tua { $piece } venga eliminata: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }. Un buono scambio.
}
lesson-evade = Probabilità che la tua { $piece } venga poi eliminata: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; dopo l’altra mossa: { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-trap = Probabilità che il tuo prossimo tiro possa poi eliminare la { $piece } di { $name }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; dopo l’altra mossa: { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-safe = Nessuno può più eliminare la tua { $piece }.

## What cannot be asked

error-unknown-theme = Non ci sono problemi su «{ $value }». Temi: { $known }.
error-unknown-puzzle = Il problema «{ $value }» non esiste.
error-bad-games = Per giocare fino in fondo servono da { $low } a { $high } partite, non { $value }.
error-not-small = Si possono risolvere esattamente solo partite piccole per due: Pickomino con al massimo { $most } tessere in gioco, Knockout con al massimo { $positions } posizioni.
error-tutor-off = A questo tavolo il tutor non è permesso.
error-not-your-turn-to-ask = Il tutor parla solo con il posto a cui tocca.
error-tutor-not-agreed = Non tutti davanti a questo schermo hanno accettato il tutor: { $names }.
error-hint-off = I suggerimenti sono per una persona sola che gioca contro i bot, con dadi non condivisi con altri tavoli.
error-too-many-questions = Al massimo { $most } domande alla volta: aspetta prima una risposta.
error-insight-busy = In questo momento le domande sono tante. Riprova tra poco.
error-insight-too-long = Per calcolarlo servono più di { $seconds } secondi.
error-insight-failed = Non è stato possibile calcolarlo.

## The laboratory

lab-title = Laboratorio
lab-how = Prepara una posizione qualsiasi, anche quella sul tuo tavolo, e guarda subito quanto vale.
lab-position = Posizione
lab-link = Link a questa posizione
lab-copied = Copiato.
lab-shares = Probabilità di vittoria
lab-choices = Scelte
lab-tiles = Probabilità di ogni tessera
lab-tile = Tessera
lab-chance = Piano migliore
lab-most = Puntando solo a quella
lab-victim = Da
lab-grill = griglia
lab-players = Numero di giocatori
lab-seat = Tocca a
lab-taken = Dadi presi
lab-rolled = Dadi tirati
lab-dangers = Le tue pedine in pericolo
lab-targets = Pedine che puoi eliminare
lab-piece = Pedina
lab-over = La partita è finita.
lab-start = Ricomincia
lab-rollout = Giocato { $games } volte fino in fondo: { $values }.
