### The daily game: the same dice for everybody.

daily-title = La partita del giorno
daily-about = Gli stessi dadi e lo stesso uccello per tutti, e un solo tentativo a testa.
daily-open-until = Aperta fino a: { $time }.
daily-over = Questo giorno è finito.
daily-play = Gioca i dadi di oggi
daily-against = Contro { $name }
daily-made = Da questi dadi hai ricavato { $share }.
daily-place = { $of ->
    [one] Posto { $place }, con un risultato finora.
   *[other] Posto { $place }, con { $of } risultati finora.
}
daily-settling = Si sta calcolando che cosa hai ricavato dai dadi.
daily-nothing = Questo tentativo non conta: la partita non è finita in tempo, o un bot ha giocato per te.
daily-missed = Non hai giocato questi dadi.
daily-streak = { $days ->
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
}
daily-results = Risultati
daily-how = In ordine di che cosa si è ricavato dai dadi: la quota di partite simili che queste decisioni vincono, tolta tutta la fortuna.
daily-none-listed = Qui non c’è ancora nessuno. Compare solo chi lo vuole.
daily-list-me = Mostrami qui con il mio nome
daily-col-place = Posto
daily-col-name = Nome
daily-col-made = Ricavato dai dadi
daily-col-score = Punteggio
daily-share = Condividi il risultato
daily-shared = Copiato. Non svela nulla dei dadi.
daily-card = Roost, { $day }: { $game }
daily-card-made = { $score }, { $share } ricavato dai dadi
daily-puzzle = Problema del giorno
daily-today = Oggi
daily-before = Il giorno prima
daily-fair = Ci si può fidare di questi dadi?
daily-fair-sealed = I dadi di ogni giorno sono sigillati 30 giorni prima: l’elenco mostra gli impegni. Quando un giorno è finito si mostra il suo seme, e chiunque può controllare che corrisponda, e con esso ogni tiro: «roost check», o la pagina sui dadi verificabili.
daily-fair-host = Che cosa un sigillo non può fare: chi gestisce questo server potrebbe guardare i dadi di un giorno prima che apra, giocarli o dirli a qualcuno. Cambiarli no. E un ospite può tornare con un altro nome.
daily-seals = Sigilli dei giorni
daily-col-day = Giorno
daily-col-seal = Impegno
daily-col-seed = Seme
