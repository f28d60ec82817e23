### Je eerste spel: wat er gezegd wordt aan een tafel waar de dobbelstenen een script volgen.

first-title = Je eerste spel
first-next = Verder
first-place = Stap { $number } van { $count }
first-play = Nu een echt spel
first-play-how = echte dobbelstenen, zelfde tegenstander
first-again = Opnieuw beginnen

## Pickomino

first-pickomino-hello = Om deze tegels gaat het. Het getal zegt hoeveel punten een tegel kost; de wormen, wat hij waard is.
first-pickomino-roll = Jij bent aan de beurt: gooi alle acht dobbelstenen.
first-pickomino-worms = Leg nu alle dobbelstenen met één symbool opzij. Een worm telt voor 5, en zonder worm geen tegel. Neem de wormen.
first-pickomino-on = Nu 15. De laagste tegel vraagt 21: gooi de andere vijf.
first-pickomino-dimmed = Je hebt al wormen, dus deze telt niet: dat symbool is op voor deze beurt.
first-pickomino-fours = Leg beide vieren opzij: 15 en 8 is 23.
first-pickomino-stop = De 23 ligt op de grill en je hebt een worm. Stop, en hij is van jou.
first-pickomino-rival = { $name } heeft de 25 gepakt. Hij ligt bovenop: met precies 25 punten kun je hem stelen.
first-pickomino-again = Jij bent aan de beurt: gooi.
first-pickomino-ten = Eerst de twee wormen: 10.
first-pickomino-six = Gooi de andere zes.
first-pickomino-fives = Drie vijven. 10 en 15 is 25: leg ze opzij.
first-pickomino-steal = Precies 25! Stop, en steel de tegel van { $name }.
first-pickomino-covered = De 25 ligt op je 23. Alleen de bovenste tegel kan gestolen worden of verloren gaan.
first-pickomino-twenty = Vier wormen: 20 in één keer!
first-pickomino-four = Gooi de andere vier.
first-pickomino-thirty = Leg de vijven opzij: dat is 30.
first-pickomino-greedy = De 30 zou een mooie tegel zijn. Maar kijk eens wat er gebeurt als het geluk op is: gooi door.
first-pickomino-failed = Een 5 en een worm: die heb je allebei al, dus de beurt is verloren. Je bovenste tegel gaat terug naar de grill.
first-pickomino-turned = En de hoogste tegel wordt omgedraaid: de 36 is uit het spel.
first-pickomino-end = Is de grill leeg, dan wint wie de meeste wormen heeft. Meer hoef je niet te weten!

## Knockout

first-knockout-colours = Met z’n tweeën heeft ieder twee kleuren. Jij hebt blauw en rood; { $name } heeft groen en geel.
first-knockout-roll = Gooi beide dobbelstenen.
first-knockout-halves = Een 2 en een 5: een van je 5’s gaat 2 vakjes, een van je 2’s gaat 5. Jij kiest welke pionnen, en welke eerst.
first-knockout-five = Laten we met de blauwe 5 beginnen: twee vakjes naar het midden.
first-knockout-pass = Nu de 2, vijf stappen langs de lijnen. Hij mag over andere pionnen heen zonder dat die iets gebeurt.
first-knockout-again = { $name } heeft gezet. Jij bent aan de beurt: gooi.
first-knockout-hit = Je 3 gaat 6 vakjes, en de groene 3 staat precies zes stappen verder. Kom op een pion met hetzelfde nummer en hij is uitgeschakeld.
first-knockout-empty = En de 6 gaat 3 vakjes, naar een leeg vakje: op andere nummers mag je niet komen.
first-knockout-near = De gele 3 is de enige andere 3 die er nog is, en hij is dichtbij gekomen.
first-knockout-roll-now = Gooi.
first-knockout-second = De rode 3 gaat 2 vakjes: schakel de gele uit.
first-knockout-lock = Niemand anders heeft nu nog een 3. Jouw drieën zijn geblokkeerd: ze bewegen nooit meer en zijn veilig.
first-knockout-two = De 2 gaat nog 3 vakjes, en precies daar staat een andere 2.
first-knockout-score = Aan het eind leveren je pionnen punten op: 1 en 6 drie, 2 en 5 twee, 3 en 4 één.
first-knockout-end = Is er geen nummer meer om te bevechten, dan wint wie de meeste punten heeft. Meer hoef je niet te weten!
