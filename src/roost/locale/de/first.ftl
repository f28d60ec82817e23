### Dein erstes Spiel: was an einem Tisch gesagt wird, dessen Würfel einem Drehbuch folgen.

first-title = Dein erstes Spiel
first-next = Weiter
first-place = Schritt { $number } von { $count }
first-play = Jetzt ein echtes Spiel
first-play-how = echte Würfel, derselbe Gegner
first-again = Von vorn beginnen

## Pickomino

first-pickomino-hello = Um diese Portionen geht es. Die Zahl sagt, wie viele Punkte eine Portion kostet; die Würmer, was sie wert ist.
first-pickomino-roll = Du bist dran: Würfle mit allen acht Würfeln.
first-pickomino-worms = Leg jetzt alle Würfel mit einem Symbol beiseite. Ein Wurm zählt 5, und ohne Wurm gibt es keine Portion. Nimm die Würmer.
first-pickomino-on = Das sind 15. Die kleinste Portion braucht 21: Würfle mit den anderen fünf.
first-pickomino-dimmed = Würmer hast du schon, dieser hier zählt also nicht mehr: Für diesen Zug sind sie verbraucht.
first-pickomino-fours = Leg beide Vieren beiseite: 15 und 8 sind 23.
first-pickomino-stop = Die 23 liegt auf dem Grill, und du hast einen Wurm. Hör auf, und sie gehört dir.
first-pickomino-rival = { $name } hat die 25 genommen. Sie liegt obenauf: Mit genau 25 Punkten kannst du sie stehlen.
first-pickomino-again = Du bist dran: Würfle.
first-pickomino-ten = Zuerst die beiden Würmer: 10.
first-pickomino-six = Würfle mit den anderen sechs.
first-pickomino-fives = Drei Fünfen. 10 und 15 sind 25: Leg sie beiseite.
first-pickomino-steal = Genau 25! Hör auf und stiehl { $name } die Portion.
first-pickomino-covered = Die 25 liegt auf deiner 23. Nur die oberste Portion kann gestohlen werden oder verloren gehen.
first-pickomino-twenty = Vier Würmer: 20 auf einen Schlag!
first-pickomino-four = Würfle mit den anderen vier.
first-pickomino-thirty = Leg die Fünfen beiseite: Das sind 30.
first-pickomino-greedy = Die 30 wäre eine schöne Portion. Aber sehen wir uns an, was passiert, wenn das Glück ausgeht: Würfle weiter.
first-pickomino-failed = Eine 5 und ein Wurm: Beides hast du schon, der Zug ist verloren. Deine oberste Portion kommt auf den Grill zurück.
first-pickomino-turned = Und die höchste Portion wird umgedreht: Die 36 ist aus dem Spiel.
first-pickomino-end = Ist der Grill leer, gewinnt, wer die meisten Würmer hat. Mehr musst du nicht wissen!

## Knockout

first-knockout-colours = Zu zweit hat jeder zwei Farben. Deine sind Blau und Rot; { $name } hat Grün und Gelb.
first-knockout-roll = Würfle mit beiden Würfeln.
first-knockout-halves = Eine 2 und eine 5: Eine deiner Figuren mit der 5 zieht 2 Felder, eine mit der 2 zieht 5. Du wählst, welche Figuren und welche zuerst.
first-knockout-five = Nehmen wir zuerst die blaue 5: zwei Felder zur Mitte hin.
first-knockout-pass = Jetzt die 2, fünf Schritte die Linien entlang. Sie darf über andere Figuren hinwegziehen, ohne ihnen etwas zu tun.
first-knockout-again = { $name } hat gezogen. Du bist dran: Würfle.
first-knockout-hit = Deine 3 zieht 6, und die grüne 3 steht genau sechs Schritte entfernt. Lande auf einer Figur mit gleicher Zahl, und du schlägst sie.
first-knockout-empty = Und die 6 zieht 3, auf ein leeres Feld: Auf anderen Zahlen darf sie nicht enden.
first-knockout-near = Die gelbe 3 ist die einzige andere 3, und sie ist nah herangekommen.
first-knockout-roll-now = Würfle.
first-knockout-second = Deine rote 3 zieht 2: Schlag die gelbe.
first-knockout-lock = Niemand sonst hat jetzt eine 3. Deine Dreien sind gesperrt: Sie ziehen nie wieder und sind in Sicherheit.
first-knockout-two = Die 2 zieht noch 3, und genau dort steht eine andere 2.
first-knockout-score = Am Ende bringen deine Figuren Punkte: 1 und 6 drei, 2 und 5 zwei, 3 und 4 einen.
first-knockout-end = Ist keine Zahl mehr umkämpft, gewinnt, wer die meisten Punkte hat. Mehr musst du nicht wissen!
