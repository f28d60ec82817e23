### Analisi: tutor, analisi della partita, rapporto sui dadi, problemi e laboratorio.
### Quote, probabilità, perdite e valori p sono numeri da 0 a 1.

insight-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

## Positions

insight-seat = Giocatore { $number }
insight-roll = tira { $dice }
insight-best = La scelta migliore: { $action }. Probabilità di vittoria: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
insight-only-choice = La tua unica scelta: { $action }. Probabilità di vittoria: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
insight-margin = Precisione di queste probabilità: ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in 95 posizioni su 100 come questa.
insight-close = Altrettanto buono: { $action }.
insight-second = Seconda scelta: { $action }. Ti costa { POINTS($loss, maximumFractionDigits: 1) ->
    [one] { POINTS($loss, maximumFractionDigits: 1) } punto
   *[other] { POINTS($loss, maximumFractionDigits: 1) } punti
} di probabilità di vittoria.
insight-next-fails = Rischio di fallire subito { $dice ->
    [one] con l’ultimo dado
   *[other] con { $dice } dadi
}: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
insight-turn = { $fails ->
    [0] Giocando al meglio, questo turno non fallisce mai.
   *[other] Giocando al meglio, rischio di perdere il turno: { NUMBER($fails, style: "percent", maximumFractionDigits: 1) }.
} Vermi attesi: { NUMBER($worms, maximumFractionDigits: 1) }.
insight-likely-tile = La tessera più probabile è la { $tile }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
# $most: the chance when going for this tile alone.
insight-steal = Rubare la { $tile } a { $name }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } giocando al meglio, { NUMBER($most, style: "percent", maximumFractionDigits: 1) } puntando solo a quella.
insight-target = La più facile da eliminare è la { $piece } di { $name } (tiri che ci riescono: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }).
insight-targets = Le più facili da eliminare sono { $count } pedine (tiri che riescono con ciascuna: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }).
insight-danger = La tua pedina più in pericolo è la { $piece } (tiri avversari che la eliminano: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }).
insight-dangers = Le più in pericolo sono { $count } delle tue pedine (tiri avversari che eliminano ciascuna: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }).

## Why one choice is better

insight-why-share = Probabilità di vittoria: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } invece di { NUMBER($other-share, style: "percent", maximumFractionDigits: 1) }.
insight-why-stop = La { $tile } è sicura; tirare ancora fallisce: { NUMBER($fails, style: "percent", maximumFractionDigits: 0) }.
insight-why-roll = { $risk ->
    [low] Vale il rischio: tirare ancora fallisce solo nel { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } dei casi.
   *[high] Tirare ancora fallisce nel { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } dei casi, ma può portare di più.
}
# $wins: `true` when stopping wins the game, `false` when it would lose it.
insight-why-ends = { $wins ->
    [true] Fermarsi chiude la partita e la vince.
   *[false] Fermarsi chiuderebbe la partita senza vincerla.
}
insight-why-fails = Rischio di perdere il turno: { NUMBER($fails, style: "percent", maximumFractionDigits: 0) } invece di { NUMBER($other-fails, style: "percent", maximumFractionDigits: 0) }.
insight-why-gain = { $kind ->
    [more] Più vermi in questo turno: in media { NUMBER($best, maximumFractionDigits: 1) } invece di { NUMBER($other, maximumFractionDigits: 1) }.
   *[fewer] Meno vermi in questo turno ({ NUMBER($best, maximumFractionDigits: 1) } invece di { NUMBER($other, maximumFractionDigits: 1) }), ma più vittorie.
}
insight-why-stake = Un turno fallito rimanderebbe la { $tile } sulla griglia.
insight-why-points = { $kind ->
    [more] Elimina più punti: { $best } invece di { $other }.
   *[fewer] Elimina meno punti ({ $best } invece di { $other }), ma vince di più.
}
insight-why-position = Gli stessi punti, ma le pedine finiscono meglio.
insight-why-leader = Elimina una pedina di { $name }, che è in testa, invece di una di { $other }.
insight-why-danger = Lascia circa { NUMBER($best, maximumFractionDigits: 1) } punti in pericolo invece di { NUMBER($other, maximumFractionDigits: 1) }.
insight-why-threat = Il prossimo tiro minaccia circa { NUMBER($best, maximumFractionDigits: 1) } punti invece di { NUMBER($other, maximumFractionDigits: 1) }.
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
tutor-threshold = Avvisami per errori oltre
tutor-warning = { $verdict ->
    [blunder] Aspetta: sarebbe un errore grave.
    [mistake] Aspetta: sarebbe un errore.
   *[doubtful] Aspetta: c’è di meglio.
}
tutor-play = Gioca lo stesso
tutor-think = Ci ripenso
tutor-show = Mostrami
tutor-choice = Scelta
tutor-share = Prob. di vittoria
tutor-loss = Costo
tutor-gain = Vermi in questo turno
tutor-points = Punti in questo turno
tutor-fails = Rischio

## A hint

hint-show = Aiuto
hint-best = La scelta migliore: { $action }.
hint-same = Le scelte si equivalgono.

## The review

verdict-fine = buona
verdict-doubtful = imprecisione
verdict-mistake = errore
verdict-blunder = errore grave

# $move is what $mover did; $before and $after are the win shares of $name.
insight-turning = Turno { $turn }, { $mover }: { $move }. Probabilità di { $name }: { NUMBER($before, style: "percent", maximumFractionDigits: 0) } → { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
# Said to who played; $play: `well`, `fairly` or `errors`, which took $cost of a win. $dice: `good`,
# `bad` or `even`, as $kind in the next one.
insight-result =     { $kind ->
        [won] Hai vinto { $mine }:{ $theirs }.
        [lost] Hai perso { $mine }:{ $theirs }.
        [tied] Avete pareggiato { $mine }:{ $theirs }.
       *[placed] { $place }º posto per te: { $score }.
    }
insight-reason = { $kind ->
    [lucky] I dadi erano dalla tua parte.
    [unlucky] I dadi erano contro di te.
    [against] E questo con i dadi contro!
    [better] Dadi in equilibrio: hai giocato meglio.
   *[worse] Dadi in equilibrio: { $name } ha giocato meglio.
}
insight-slip-careless = { $who ->
    [you] Hai
   *[other] { $name } ha
} fatto { $count ->
    [one] una mossa incauta
   *[other] { $count } mosse incaute
}.
insight-slip-pickomino-rolled = { $who ->
    [you] Hai
   *[other] { $name } ha
} rilanciato { $count ->
    [one] una volta
   *[other] { $count } volte
} quando conveniva fermarsi.
insight-slip-pickomino-stopped = { $who ->
    [you] Hai
   *[other] { $name } ha
} smesso troppo presto { $count ->
    [one] una volta
   *[other] { $count } volte
}.
insight-slip-pickomino-tile = { $who ->
    [you] Hai
   *[other] { $name } ha
} preso la tessera sbagliata { $count ->
    [one] una volta
   *[other] { $count } volte
}.
insight-slip-pickomino-dice = { $who ->
    [you] Hai
   *[other] { $name } ha
} messo da parte i dadi sbagliati { $count ->
    [one] una volta
   *[other] { $count } volte
}.
insight-slip-knockout-hit = { $who ->
    [you] Hai
   *[other] { $name } ha
} mancato { $count ->
    [one] un’eliminazione
   *[other] { $count } eliminazioni
}.
insight-luck = { $kind ->
    [good] I dadi hanno aiutato { $name }: +{ POINTS($luck, maximumFractionDigits: 1) ->
    [one] { POINTS($luck, maximumFractionDigits: 1) } punto
   *[other] { POINTS($luck, maximumFractionDigits: 1) } punti
} di probabilità di vittoria.
    [bad] I dadi erano contro { $name }: −{ POINTS($luck, maximumFractionDigits: 1) ->
    [one] { POINTS($luck, maximumFractionDigits: 1) } punto
   *[other] { POINTS($luck, maximumFractionDigits: 1) } punti
} di probabilità di vittoria.
   *[even] I dadi non hanno né aiutato né danneggiato { $name }.
}
insight-no-errors = { $name } non ha fatto veri errori.
insight-errors = Costo delle decisioni di { $name }: { POINTS($cost, maximumFractionDigits: 1) ->
    [one] { POINTS($cost, maximumFractionDigits: 1) } punto
   *[other] { POINTS($cost, maximumFractionDigits: 1) } punti
} di probabilità di vittoria ({ $blunders ->
    [0] nessun errore grave
    [one] 1 errore grave
   *[other] { $blunders } errori gravi
}, { $mistakes ->
    [0] nessun errore
    [one] 1 errore
   *[other] { $mistakes } errori
}, { $doubtful ->
    [0] nessuna imprecisione
    [one] 1 imprecisione
   *[other] { $doubtful } imprecisioni
}).
insight-worst = Momento peggiore, turno { $turn }: { $action }. Meglio: { $best } ({ POINTS($loss, maximumFractionDigits: 1) ->
    [one] { POINTS($loss, maximumFractionDigits: 1) } punto
   *[other] { POINTS($loss, maximumFractionDigits: 1) } punti
} di probabilità di vittoria).
insight-hints = Aiuti chiesti: { $count }.
# What the decisions were worth with all luck taken out. $kind: `never`, `always`, or `often`.
insight-adjusted = { $kind ->
    [never] Con una fortuna normale, giocando come { $name } non si vince quasi mai.
    [always] Con una fortuna normale, giocando come { $name } si vince quasi sempre.
   *[often] Con una fortuna normale, giocando come { $name } la probabilità di vittoria è circa { NUMBER($adjusted, style: "percent", maximumFractionDigits: 0) }.
}

review-title = Analisi
review-of = { $game }: { $names }
review-curve = Probabilità di vittoria, mossa per mossa
review-curve-how = Una linea per ogni giocatore; i punti segnano le svolte. La tabella sotto ha gli stessi numeri.
review-luck-chart = Fortuna ed errori
review-luck-how = Che cosa hanno fatto dadi e decisioni alle probabilità di ciascuno. Risultato − inizio = fortuna + errori propri + errori altrui + non spiegato. 1 è una partita intera.
review-players = Giocatori
review-moves = Decisioni che sono costate qualcosa
review-none = Nessuna decisione è costata qualcosa di rilevante.
review-all = Tutte le mosse
review-player = Giocatore
review-start = Inizio
review-result = Risultato
review-luck = Fortuna
review-play = Gioco
review-level = { $level ->
    [-2] molto male
    [-1] male
    [0] nella media
    [1] bene
   *[2] molto bene
}
review-errors = Errori propri
review-others = Errori altrui
review-residual = Non spiegato
review-residual-how = «Non spiegato» non è né fortuna né errore: di quanto la nostra stima è cambiata da un turno all’altro. Meno è, meglio è.
review-adjusted = Senza fortuna
review-turn = Turno
review-move = Mossa
review-played = Giocata
review-better = Migliore
review-cost = Costo
review-verdict = Giudizio
review-position = Posizione
review-open-lab = Apri nel laboratorio
review-rolled-out = { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) } ({ $games } partite simulate)
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
review-playing-on = Simulazione
review-upload = Analizza un file di partita
review-upload-how = Scegli un file di partita. Non lo conserviamo.
review-unfinished = La partita non è finita: è analizzato tutto fin qui.
review-moments = Momenti da riprovare
review-card = { $number } di { $count }
review-previous = Momento precedente
review-next = Momento successivo
review-whose = Di chi?
review-mine = Mie
review-everyone = Di tutti
review-turn-number = Turno { $turn }
review-show = Mostra
review-again = Riprova
review-again-how = Continui da lì contro gli stessi avversari. Non conta per i tuoi risultati.
review-none-mine = Nessuna delle tue decisioni è costata qualcosa di rilevante.
review-who = Quale giocatore eri?
review-story = Com’è andata la partita
review-chances = { $who ->
    [you] Le tue probabilità
   *[other] Probabilità di { $name }
}: { $before } → { $after }
review-numbers = Tutti i numeri

## The dice report

dice-title = Rapporto sui dadi
dice-summary = { $kind ->
    [odd] I dadi sono stati insoliti.
   *[usual] I dadi sono stati normali.
}
# Said before any number of it.
dice-spread-how = Un numero mostra quanto i tiri sono stati equilibrati: 0 se ogni faccia è uscita lo stesso numero di volte, circa { $expected } è normale con dadi equi, di più è meno equilibrato.
dice-test-spread = { $name }: quanto uniformemente sono uscite le facce ({ $trials } dadi)
dice-test-face = { $name }: dadi con { $face } ({ $trials } dadi)
dice-test-worm = { $name }: vermi ({ $trials } dadi)
dice-test-fails = { $name }: tiri falliti ({ $trials } tiri)
dice-test-doubles = { $name }: doppi ({ $trials } tiri)
# What one player's dice did: $seen is a list of the following.
dice-player = { $name }: { $seen }.
dice-seen-worm = { $observed ->
    [one] 1 verme
   *[other] { $observed } vermi
} (circa { $expected } con dadi equi)
dice-seen-fails = { $observed ->
    [one] 1 tiro fallito
   *[other] { $observed } tiri falliti
} (circa { $expected } con dadi equi)
dice-seen-doubles = { $observed ->
    [one] 1 doppio
   *[other] { $observed } doppi
} (circa { $expected } con dadi equi)
dice-oddest = La cosa più insolita: { $words }. Visto { $observed }, atteso { $expected }. Probabilità con dadi equi: { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }.
dice-verdict = { $looked ->
    [one] Abbiamo controllato 1 cosa.
   *[other] Abbiamo controllato { $looked } cose.
} { $kind ->
    [odd] Qualcosa di così strano con dadi equi è raro (probabilità: { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }), ma non è una prova.
   *[usual] Fra tante, qualcosa di così strano con dadi equi capita (probabilità: { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }). Niente di insolito.
}
dice-nothing = Nessun dado è stato tirato.
dice-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $rolls ->
    [one] 1 tiro
   *[other] { $rolls } tiri
}, { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
dice-looked = Che cosa abbiamo controllato
dice-observed = Visto
dice-expected = Atteso
dice-p = p
dice-corrected = p, corretto

## Puzzles

puzzle-title = Problemi
puzzle-question = { $level ->
    [1] Facile.
    [2] Medio.
   *[other] Difficile.
} Sei { $name }. Qual è la tua mossa migliore?
# $kind: `right`, or the verdict of what was chosen.
puzzle-answer = { $kind ->
    [right] Esatto! { $action }.
    [fine] Per un pelo! Appena meglio: { $action }.
    [doubtful] Non proprio. Meglio: { $action }.
   *[other] Non stavolta. Meglio: { $action }.
}
puzzle-next = Prossimo problema
puzzle-ask = La tua scelta (numero o notazione, vuoto per arrenderti):
puzzle-score = Giusti: { $right } su { $asked }.
puzzle-none = Ancora nessun problema da risolvere.
puzzle-count = { $count ->
    [one] 1 problema trovato.
   *[other] { $count } problemi trovati.
}
puzzle-saved = Salvato: { $file }
puzzle-searching = Ricerca di problemi
puzzle-own = Trasforma i miei errori in problemi
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
puzzle-theme-pickomino-face = quale faccia mettere da parte
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
lesson-steal-chance = La tua probabilità di rubare la { $tile } a { $name }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } invece di { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
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
lesson-rather = Perfino fallire è meglio che prendere adesso la { $tile }.
lesson-last = La { $tile } è l’ultima tessera sulla griglia: prenderla chiude la partita. Vermi finora: tu { $mine }, { $name } { $theirs }.
lesson-tile = Vermi: { $worms } sulla { $tile }, { $other-worms } sulla { $other }.
# The worm is taken `now`, since it might `never` come, or `later`, with $dice dice.
lesson-worm = { $kind ->
    [now] Senza verme non c’è tessera. Se aspetti, probabilità di un verme al prossimo tiro ({ $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }): { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
    [never] Senza verme non c’è tessera, e non resterebbe nessun dado per averne uno.
   *[later] Il verme può aspettare: con { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }, probabilità di averne uno al prossimo tiro: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
}
lesson-face = Dadi rimasti: { $dice } invece di { $other-dice }.
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
    [spare] Ma poi la tua { $piece } potrebbe essere eliminata (probabilità: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }).
   *[trade] In cambio la tua { $piece } può essere eliminata (probabilità: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }): un buon affare.
}
lesson-evade = Così la tua { $piece } può essere eliminata meno spesso: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } invece di { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }.
lesson-trap = Così il tuo prossimo tiro può eliminare la { $piece } di { $name } (probabilità: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; con l’altra mossa: { NUMBER($other-chance, style: "percent", maximumFractionDigits: 0) }).
lesson-safe = Nessuno può più eliminare la tua { $piece }.

## What cannot be asked

error-unknown-theme = Non ci sono problemi su «{ $value }». Temi: { $known }.
error-unknown-puzzle = Il problema «{ $value }» non esiste.
error-bad-games = Una simulazione richiede da { $low } a { $high } partite, non { $value }.
error-not-small = Si possono risolvere esattamente solo partite piccole per due: Pickomino con al massimo { $most } tessere in gioco, Knockout con al massimo { $positions } posizioni.
error-tutor-off = A questo tavolo il tutor non è permesso.
error-not-your-turn-to-ask = Puoi chiedere al tutor quando è il tuo turno.
error-tutor-not-agreed = Non tutti davanti a questo schermo hanno accettato il tutor: { $names }.
error-hint-off = Gli aiuti ci sono solo contro i bot, senza altre persone e con dadi tuoi.
error-too-many-questions = Al massimo { $most } domande alla volta: aspetta prima una risposta.
error-insight-busy = In questo momento le domande sono tante. Riprova tra poco.
error-insight-too-long = Per calcolarlo servono più di { $seconds } secondi.
error-insight-failed = Roost non è riuscito a calcolarlo.

## The laboratory

lab-title = Laboratorio
lab-how = Prepara una posizione qualsiasi, anche una della tua partita, e guarda quanto vale.
lab-position = Posizione
lab-link = Link a questa posizione
lab-copied = Copiato.
lab-shares = Probabilità di vittoria
lab-choices = Scelte
lab-tiles = Probabilità di ogni tessera
lab-tile = Tessera
lab-chance = Giocando al meglio
lab-most = Puntando a quella
lab-victim = Da
lab-grill = griglia
lab-players = Numero di giocatori
lab-seat = Tocca a
lab-taken = Dadi da parte
lab-rolled = Dadi tirati
lab-dangers = Le tue pedine in pericolo
lab-targets = Pedine che puoi eliminare
lab-piece = Pedina
lab-over = La partita è finita.
lab-start = Azzera
lab-rollout = Simulato { $games ->
    [one] 1 volta
   *[other] { $games } volte
}: { $values }.
