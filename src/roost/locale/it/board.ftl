### Quello che dice il comando board.

command-board = controllare, misurare o disegnare un tabellone di Knockout
option-board-action = che cosa fare: { $actions }
option-board-file = un file di tabellone o la chiave di uno incluso: { $boards }
option-board-games = partite per numero di giocatori, due volte: bot uguali, poi strongest contro greedy
option-board-seats = misurare solo con questo numero di giocatori
option-board-width = quanti turni il bot più forte confronta su tutti i tiri del giocatore seguente
option-board-out = dove scrivere il disegno; a schermo se manca
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
error-bad-board-command = «{ $value }» non è un comando di board; scegli tra { $known }.
option-train-board = knockout: un file di tabellone o la chiave di uno incluso
train-number = il numero { $number } è risolto: l’ultima passata non ha cambiato nessun valore di più di { $change } punti
