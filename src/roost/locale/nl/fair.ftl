### Fair dice: what players see of the dice that every device checks (docs/fair-dice.md).

## At the table

fair-button = Dobbelstenen: gecontroleerd op dit apparaat
fair-rolls = { $count ->
    [0] Nog geen worpen. Elke worp wordt op dit apparaat gecontroleerd.
    [one] Eén worp, gecontroleerd op dit apparaat.
   *[other] { $count } worpen, elk gecontroleerd op dit apparaat.
}
fair-rolls-shared = { $count ->
    [one] Tot nu toe één worp, bewaard op dit apparaat.
   *[other] Tot nu toe { $count } worpen, bewaard op dit apparaat.
}
fair-shared = Anderen spelen met dezelfde dobbelstenen. Ze liggen vooraf vast; dit apparaat controleert ze zodra ze gepubliceerd zijn. De host kent deze worpen, en iedereen die ze al gespeeld heeft ook.
fair-compare = Vergelijk deze tien cijfers met die van de anderen. Zijn ze gelijk, dan spelen jullie allemaal hetzelfde spel.
fair-bare = { $count ->
    [one] Eén worp viel toen er geen speler verbonden was: de server kon hem vooraf kennen.
   *[other] { $count } worpen vielen toen er geen speler verbonden was: de server kon ze vooraf kennen.
}
fair-offline-table = Dit spel draait alleen op jouw apparaat. Voor anderen bewijst het niets.
fair-receipt-save = Bewijs bewaren
fair-how = Hoe het werkt
fair-elsewhere = Je speelt deze plaats in een ander tabblad of op een ander apparaat.
fair-play-here = Hier spelen

## What this device notices; an honest failure can cause it, too

fair-notice-away = De tafel heeft { $name } afwezig gemeld: dit apparaat antwoordde niet op tijd.
fair-notice-away-you = De tafel heeft je afwezig gemeld: dit apparaat antwoordde niet op tijd.
fair-notice-gone = Vanaf nu speelt een bot voor { $name }.
fair-notice-gone-you = Vanaf nu speelt een bot op jouw plaats.
fair-notice-unused = De bijdrage van { $name } aan worp { $roll } is niet gebruikt.
fair-notice-unused-you = Jouw bijdrage aan worp { $roll } is niet gebruikt.
fair-notice-device = { $name } speelt nu op een ander apparaat.
fair-notice-device-you = Je speelt nu op een ander apparaat.

## The game stops: what the server sent can’t be true

fair-alarm = Deze dobbelstenen zijn niet te vertrouwen. Het spel stopt hier.
fair-alarm-how = Bewaar het bewijsstuk en laat het de anderen zien. ‘roost check’ controleert het op elke computer.
fair-evidence-save = Bewijsstuk bewaren
fair-server = de server
fair-stop-entry = De server meldt iets wat op dit punt van het spel niet kan gebeuren ({ $entry }).
fair-stop-first = { $name } begint, maar het had { $other } moeten zijn.
fair-stop-after-end = Het spel was afgelopen, maar de server gaat ermee door.
fair-stop-mix = De dobbelstenen zijn gemengd zonder de bijdrage van { $name }, of met een verzonnen.
fair-stop-part = Een worp is gemaakt zonder de bijdrage van { $name }, of met een verzonnen.
fair-stop-faces = Worp { $roll } toont { $given }; het had { $wanted } moeten zijn.
fair-stop-link = De bijdrage van { $name } aan de dobbelstenen is niet die van voor het spel.
fair-stop-facts = { $field ->
    [game] Dit is een ander spel dan afgesproken.
    [variant] Dit is een andere variant dan afgesproken.
    [position] Het spel begint vanuit een andere stelling.
    [first] Er begint iemand anders dan afgesproken.
    [seats] De plaatsen zijn niet die van de afspraak.
    [source] De dobbelstenen komen ergens anders vandaan dan afgesproken.
   *[other] De server heeft de tafel veranderd nadat je erbij kwam ({ $field }).
}
fair-stop-head = Het spel begon niet met de tafel en de spelers die dit apparaat heeft gezien.
fair-stop-tip = De server heeft jouw bijdrage aan de dobbelstenen vervangen.
fair-stop-past = De server heeft veranderd wat al gebeurd was (regel { $entry }).
fair-stop-shorter = De server laat een deel van het spel weg: hij toont { $given } regels, dit apparaat heeft er { $wanted } gezien.
fair-stop-action = De server heeft voor jou iets beslist wat jij niet koos ({ $given }).
fair-stop-use = De server heeft jouw bijdrage voor een andere worp gebruikt.
fair-stop-step = De server toont andere dobbelstenen dan er gegooid zijn.
fair-stop-seed = Het getal van deze gedeelde dobbelstenen past niet bij de bekendgemaakte vingerafdruk.

## The page that checks a game file

fair-intro = Niemand kan deze dobbelstenen kiezen, spelers noch server. Elk apparaat aan tafel draagt iets bij en controleert elke worp zodra hij valt.
fair-step-1 = Vóór het spel trekken de server en elk apparaat geheime getallen en leggen die met een vingerafdruk vast.
fair-step-2 = Elke worp komt uit het volgende getal van de server en dat van een speler. Geen van beide kent vooraf dat van de ander.
fair-step-3 = Een spelbestand bevat alles om het opnieuw te controleren; een bewijs toont dat het jouw spel is.
fair-choose = Spelbestand kiezen
fair-offline = Gewoon hier in je browser gecontroleerd, ook offline. Er wordt niets verstuurd.
fair-unproven = Deze dobbelstenen ({ $source }) zijn hier niet te controleren: het bestand bevat geen bewijs, of alleen ‘roost check’ kan het controleren.
fair-wrong = { $count ->
    [one] Er klopt iets niet:
   *[other] Er kloppen { $count } dingen niet:
}
fair-receipt-read = Bewijs van tafel { $table } gelezen. Kies nu het spelbestand.
fair-first-named = Wie begint, is gekozen en niet geloot.
fair-not-json = Dit bestand is niet te lezen. Kies een spelbestand dat Roost heeft bewaard.
fair-not-record = Dit is geen spelbestand van Roost.
fair-newer = Deze pagina kan bestanden van versie { $value } nog niet lezen.
fair-bad-field = Het bestand is beschadigd bij ‘{ $value }’.
fair-too-large = Dit bestand is te groot voor een spelbestand.
fair-moves-title = En de zetten?
fair-moves = Wil je ook de zetten controleren? Start dit op je computer:
fair-checked = { $rolls ->
    [one] De dobbelstenen kloppen: de ene worp volgt uit zijn getallen.
   *[other] De dobbelstenen kloppen: alle { $rolls } worpen volgen uit hun getallen.
}
fair-sealed = Het getal van deze gedeelde dobbelstenen is nog niet gepubliceerd. Controleer opnieuw als ze gesloten zijn.
fair-receipt-same = Het is het spel van jouw bewijs.
fair-absent = Afwezig gemeld: { $names }
fair-finding-receipt-table = Het bewijs is van tafel { $wanted }, het bestand van tafel { $given }.
fair-finding-receipt-tip = Dit bewijs bevat geen bijdrage van jou.
fair-finding-receipt-short = Het bestand heeft { $given } regels; het bewijs toont er { $wanted }.
fair-finding-receipt-other = Het bestand vertelt een ander spel dan het bewijs.
