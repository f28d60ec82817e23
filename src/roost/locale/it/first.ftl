### La tua prima partita: che cosa si dice a un tavolo i cui dadi seguono un copione.

first-title = La tua prima partita
first-next = Avanti
first-place = Passo { $number } di { $count }
first-play = Gioca sul serio
first-play-how = dadi veri, stesso avversario
first-again = Ricomincia

## Pickomino

first-pickomino-hello = Queste tessere sono il premio. Il numero dice quanti punti costa una tessera; i vermi, quanto vale.
first-pickomino-roll = Tocca a te: tira tutti gli otto dadi.
first-pickomino-worms = Ora metti da parte tutti i dadi di una faccia. Un verme vale 5, e senza verme non c’è tessera. Prendi i vermi.
first-pickomino-on = Finora 15. La prima tessera ne vuole 21: tira gli altri cinque.
first-pickomino-dimmed = Hai già dei vermi, quindi questo non conta: per questo turno quella faccia è finita.
first-pickomino-fours = Metti da parte i due 4: 15 e 8 fanno 23.
first-pickomino-stop = La 23 è sulla griglia e hai un verme. Fermati, ed è tua.
first-pickomino-rival = { $name } ha preso la 25. È in cima: con esattamente 25 punti puoi rubarla.
first-pickomino-again = Tocca a te: tira.
first-pickomino-ten = Prima i due vermi: 10.
first-pickomino-six = Tira gli altri sei.
first-pickomino-fives = Tre 5. 10 e 15 fanno 25: mettili da parte.
first-pickomino-steal = Esattamente 25! Fermati e ruba la tessera a { $name }.
first-pickomino-covered = La 25 copre la tua 23. Si può rubare o perdere solo la tessera in cima.
first-pickomino-twenty = Quattro vermi: 20 in un colpo!
first-pickomino-four = Tira gli altri quattro.
first-pickomino-thirty = Metti da parte i 5: fanno 30.
first-pickomino-greedy = La 30 sarebbe una bella tessera. Ma vediamo che cosa succede quando la fortuna finisce: tira ancora.
first-pickomino-failed = Un 5 e un verme: li hai già tutti e due, quindi il turno è perso. La tua tessera in cima torna sulla griglia.
first-pickomino-turned = E la tessera più alta viene girata: la 36 è fuori gioco.
first-pickomino-end = Quando la griglia è vuota, vince chi ha più vermi. Non serve sapere altro!

## Knockout

first-knockout-colours = In due, ognuno ha due colori. I tuoi sono blu e rosso; { $name } ha verde e giallo.
first-knockout-roll = Tira i due dadi.
first-knockout-halves = Un 2 e un 5: una delle tue 5 si muove di 2 caselle, e una delle tue 2 si muove di 5. Scegli tu quale, e quale va per prima.
first-knockout-five = Mettiamo che cominci la 5 blu: due caselle verso il centro.
first-knockout-pass = Ora la 2, cinque passi lungo le linee. Può passare sopra le altre pedine senza far loro niente.
first-knockout-again = { $name } ha mosso. Tocca a te: tira.
first-knockout-hit = La tua 3 si muove di 6, e la 3 verde è proprio a sei passi. Arriva su una pedina con lo stesso numero e la elimini.
first-knockout-empty = E la 6 si muove di 3, su una casella vuota: su altri numeri non si può finire.
first-knockout-near = La 3 gialla è l’unica altra 3 rimasta, e si è avvicinata.
first-knockout-roll-now = Tira.
first-knockout-second = La tua 3 rossa si muove di 2: elimina la gialla.
first-knockout-lock = Ora nessun altro ha una 3. Le tue 3 sono bloccate: non si muovono più e sono al sicuro.
first-knockout-two = Manca la 2, che si muove di 3, e proprio lì c’è un’altra 2.
first-knockout-score = Alla fine le tue pedine danno punti: la 1 e la 6 tre, la 2 e la 5 due, la 3 e la 4 uno.
first-knockout-end = Quando non c’è più nessun numero in gioco, vince chi ha più punti. Non serve sapere altro!
