### The page of one’s own games, and a moment of one of them.

mine-none = Ancora nessuna partita. Tutte quelle che giochi qui compariranno in questo elenco.
mine-list = Tutte le partite
mine-search = Cerca
mine-game = Gioco
mine-any = Tutte
mine-state = Stato
mine-finished = Finita
mine-unfinished = In sospeso
mine-given-up = Abbandonata
mine-over = Finita
mine-result = Risultato
mine-result-won = Vinta
mine-result-shared = Vittoria condivisa
mine-result-lost = Persa
mine-opponent = Avversario
mine-since = Da
mine-until = A
mine-nothing-found = Nessuna partita trovata.
mine-more = Altre partite
mine-save = File di partita
mine-save-all = Salva queste partite
mine-replay = Rivedila
mine-error-of = errore per decisione: { $loss }
mine-results = Risultati
mine-games = Partite
mine-won = Vinte
mine-shared = Vittoria condivisa
mine-lost = Perse
mine-against = Per avversario
mine-against-how = Qui vincere vuol dire arrivare davanti a questo avversario.
mine-luck = È solo sfortuna?
mine-luck-none = Non lo sa ancora nessuno: nessuna delle tue partite finite ha un’analisi.
mine-luck-few = Non lo sa ancora nessuno: servono ancora alcune partite analizzate.
mine-luck-said = { $games ->
    [one] In una partita analizzata i dadi hanno cambiato la tua probabilità di vittoria di { $mean } (tra { $low } e { $high }, con una certezza del 95 per cento).
   *[other] In media, su { $games } partite analizzate, i dadi hanno cambiato la tua probabilità di vittoria di { $mean } a partita (tra { $low } e { $high }, con una certezza del 95 per cento).
}
mine-luck-open = Lo zero ci sta in mezzo: il puro caso è fatto così.
mine-luck-lucky = I dadi sono stati più gentili con te di quanto lo sia di solito il caso.
mine-luck-unlucky = I dadi sono stati più duri con te di quanto lo sia di solito il caso.
mine-unreviewed = { $games ->
    [one] Una partita finita non ha ancora un’analisi. Quando l’avrà, conterà qui.
   *[other] { $games } partite finite non hanno ancora un’analisi. Quando l’avranno, conteranno qui.
}
mine-errors = Errore medio per decisione
mine-errors-how = Quanta probabilità di vittoria sono costate le tue decisioni, dalla partita più vecchia. Meno è meglio.
mine-when = Quando
mine-decisions = Decisioni
mine-error = Errore
mine-tried = Affrontati
mine-solved = Risolti
mine-at-once = Al primo colpo
mine-moment = Un momento di una partita
mine-moment-at = Mossa { $at } di { $of }
mine-move = Mossa
mine-before = Indietro
mine-after = Avanti
mine-share = Condividi questo momento
mine-copied = Il link è copiato:
mine-link = Il link a questo momento:
