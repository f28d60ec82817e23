### The daily game: the same dice for everybody.

daily-title = Partita del giorno
daily-about = Gli stessi dadi e lo stesso avversario per tutti. Hai un solo tentativo.
daily-open-until = Aperta fino a: { $time }.
daily-left = ancora { $hours } h { $minutes } min
daily-over = Questo giorno è finito.
daily-play = Gioca i dadi di oggi
daily-against = Contro { $name }
daily-made = Fortuna a parte, la tua abilità: { $share }.
daily-place = { $place }º posto su { $of } finora.
daily-percentile = Meglio del { $percent }% di { $of } giocatori.
daily-stars = { $stars } stelle su 5
daily-settling = Calcolo della tua abilità…
daily-nothing = Questo tentativo non conta: il tempo è scaduto o un bot ha giocato per te.
daily-missed = Questa l’hai persa.
daily-streak = { $days ->
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
}
daily-results = Risultati
daily-how = In ordine di abilità: quante volte queste decisioni vincerebbero con una fortuna normale.
daily-none-listed = Qui non c’è ancora nessuno. Compari solo se vuoi.
daily-list-me = Mostra qui il mio nome e le mie partite migliori
daily-col-place = Posto
daily-col-name = Nome
daily-col-made = Abilità
daily-col-score = Punteggio
daily-share = Condividi il risultato
daily-shared = Copiato, senza svelare niente.
daily-card = Roost, { $day }: { $game }
daily-puzzle = Problema del giorno
daily-today = Oggi
daily-before = Giorno precedente
daily-yesterday = Il meglio di ieri
daily-watch = Guarda { $name }
daily-fair = Ci si può fidare di questi dadi?
daily-fair-sealed = I dadi di ogni giorno sono sigillati 30 giorni prima; gli impegni sono qui sotto. Quando un giorno è finito si mostra il suo seme. Controllalo con «roost check» o nella pagina dei dadi verificabili.
daily-fair-host = Che cosa un sigillo non impedisce: chi gestisce questo server potrebbe guardare i dadi o dirli a qualcuno. Non può cambiarli. E un ospite può tornare con un altro nome.
daily-seals = Sigilli dei giorni
daily-col-day = Giorno
daily-col-seal = Impegno
daily-col-seed = Seme
