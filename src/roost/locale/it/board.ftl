### Quello che dice il comando board.

board-facts = { $name }: { $spaces } caselle, { $lines } linee, da { $low } a { $high } linee per casella, diametro { $diameter }, { $symmetries } simmetrie.
board-one-way = { $count } linee hanno una freccia e si percorrono solo in quel verso.
board-players = Per { $counts } giocatori.
board-equal = Uguale da ogni posto per: { $counts } giocatori.
board-playing = Si gioca in { $seats }
board-measured = { $seats } giocatori, { $games } partite tra bot { $bot }:
board-order = {"  "}quota di vittoria per ordine di turno: { $shares }
board-length = {"  "}{ $turns } turni a partita, { $hits } eliminazioni a turno, { $landings } caselle d’arrivo per pedina, { $unfinished } non finite
board-skill = {"  "}{ $bot } contro greedy: { $share }
board-drawn = Il disegno è in { $file }.
option-train-board = knockout: un file di tabellone o la chiave di uno incluso
option-train-umpire = knockout: allenare l’arbitro, che giudica ciò che i turni lasciano, per questo numero di giocatori
train-umpire-round = giro { $round }: { $rest } di una vittoria per partita resta senza spiegazione (media quadratica)
error-option-of-no-board = { $option } non riguarda un solo tabellone: togli --board.
train-number = il numero { $number } è risolto: l’ultima passata non ha cambiato nessun valore di più di { $change } punti
board-searching = Si gioca
board-found = { $arrows } ({ $count } frecce): cautious contro greedy { $skill }, chi comincia { $starter }, { $turns } turni
board-no-arrows = Nessuna freccia dà un tabellone che finisca ogni partita in 35–70 turni con un inizio equo.
board-written = Il tabellone migliore è in { $file }.
error-board-arrows = Il tabellone { $board } ha già frecce; la ricerca parte da uno senza.
