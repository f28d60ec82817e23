### Quello che dice il comando board.

board-facts = { $name }: { $spaces } caselle, { $lines } linee, da { $low } a { $high } linee per casella, diametro { $diameter }, { $symmetries } simmetrie.
board-one-way = { $count } linee sono a senso unico.
board-players = Per { $counts } giocatori.
board-equal = Uguale da ogni posto per: { $counts } giocatori.
board-playing = Si gioca in { $seats }
board-measured = { $seats } giocatori, { $games } partite tra bot { $bot }:
board-order = {"  "}quota di vittoria per ordine di turno: { $shares }
board-length = {"  "}{ $turns } turni a partita, { $hits } eliminazioni a turno, { $landings } caselle d’arrivo per pedina, { $unfinished } non finite
board-skill = {"  "}{ $bot } contro greedy: { $share }
board-drawn = Il disegno è in { $file }.
board-searching = Si gioca
board-found = { $arrows } ({ $count } frecce): cautious contro greedy { $skill }, primo giocatore { $starter }, { $turns } turni
board-no-arrows = Nessuna freccia dà un tabellone che finisca ogni partita in 35–70 turni con un inizio equo.
board-written = Il tabellone migliore è in { $file }.
error-board-arrows = Il tabellone { $board } ha già frecce; inizia la ricerca con uno senza frecce.
