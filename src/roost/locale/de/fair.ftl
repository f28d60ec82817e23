### Fair dice: what players see of the dice that every device checks (docs/fair-dice.md).

## At the table

fair-button = Würfel: auf diesem Gerät geprüft
fair-rolls = { $count ->
    [0] Noch kein Wurf. Jeder wird auf diesem Gerät geprüft.
    [one] Ein Wurf, auf diesem Gerät geprüft.
   *[other] { $count } Würfe, jeder auf diesem Gerät geprüft.
}
fair-rolls-shared = { $count ->
    [one] Bisher ein Wurf, auf diesem Gerät festgehalten.
   *[other] Bisher { $count } Würfe, auf diesem Gerät festgehalten.
}
fair-shared = Andere spielen mit denselben Würfeln. Sie stehen vorher fest; dieses Gerät prüft sie, sobald sie veröffentlicht sind. Der Gastgeber kennt diese Würfel, und alle, die sie schon gespielt haben.
fair-compare = Vergleiche diese zehn Ziffern mit denen der anderen. Sind sie gleich, spielt ihr alle dasselbe Spiel.
fair-bare = { $count ->
    [one] Ein Wurf fiel, als niemand verbunden war: Der Server konnte ihn vorher kennen.
   *[other] { $count } Würfe fielen, als niemand verbunden war: Der Server konnte sie vorher kennen.
}
fair-offline-table = Dieses Spiel läuft nur auf deinem Gerät. Anderen beweist es nichts.
fair-receipt-save = Beleg speichern
fair-how = So funktioniert es
fair-elsewhere = Du spielst diesen Platz in einem anderen Tab oder auf einem anderen Gerät.
fair-play-here = Hier spielen

## What this device notices; an honest failure can cause it, too

fair-notice-away = Der Tisch hat { $name } als abwesend gemeldet: Dieses Gerät hat nicht rechtzeitig geantwortet.
fair-notice-away-you = Der Tisch hat dich als abwesend gemeldet: Dieses Gerät hat nicht rechtzeitig geantwortet.
fair-notice-gone = Ab jetzt spielt ein Bot für { $name }.
fair-notice-gone-you = Ab jetzt spielt ein Bot auf deinem Platz.
fair-notice-unused = Der Beitrag von { $name } zu Wurf { $roll } wurde nicht verwendet.
fair-notice-unused-you = Dein Beitrag zu Wurf { $roll } wurde nicht verwendet.
fair-notice-device = { $name } spielt jetzt auf einem anderen Gerät.
fair-notice-device-you = Du spielst jetzt auf einem anderen Gerät.

## The game stops: what the server sent can’t be true

fair-alarm = Diesen Würfeln ist nicht zu trauen. Das Spiel hält hier an.
fair-alarm-how = Sichere den Beweis und zeig ihn den anderen. „roost check“ prüft ihn auf jedem Computer.
fair-evidence-save = Beweis sichern
fair-server = der Server
fair-stop-entry = Der Server meldet etwas, das an dieser Stelle des Spiels nicht geschehen kann ({ $entry }).
fair-stop-first = { $name } beginnt, aber es müsste { $other } sein.
fair-stop-after-end = Das Spiel war zu Ende, aber der Server setzt es fort.
fair-stop-mix = Die Würfel wurden ohne den Beitrag von { $name } gemischt, oder mit einem erfundenen.
fair-stop-part = Ein Wurf entstand ohne den Beitrag von { $name }, oder mit einem erfundenen.
fair-stop-faces = Wurf { $roll } zeigt { $given }; es müsste { $wanted } sein.
fair-stop-link = Der Beitrag zu den Würfeln ({ $name }) ist nicht der, der vor dem Spiel feststand.
fair-stop-facts = { $field ->
    [game] Das ist ein anderes Spiel als vereinbart.
    [variant] Das ist eine andere Variante als vereinbart.
    [position] Das Spiel beginnt mit einer anderen Stellung als vereinbart.
    [first] Es beginnt jemand anderes als vereinbart.
    [seats] Die Plätze sind nicht die vereinbarten.
    [source] Die Würfel kommen nicht von dort, wo es vereinbart war.
   *[other] Der Server hat den Tisch geändert, nachdem du ihn gesehen hast ({ $field }).
}
fair-stop-head = Das Spiel begann nicht mit dem Tisch und den Spielern, die dieses Gerät gesehen hat.
fair-stop-tip = Der Server hat deinen Beitrag zu den Würfeln durch einen anderen ersetzt.
fair-stop-past = Der Server hat geändert, was schon geschehen war (Eintrag { $entry }).
fair-stop-shorter = Der Server lässt einen Teil des Spiels weg: Er zeigt { $given } Einträge, dieses Gerät hat { $wanted } gesehen.
fair-stop-action = Der Server hat für dich etwas entschieden, was du nicht gewählt hast ({ $given }).
fair-stop-use = Der Server hat deinen Beitrag für einen anderen Wurf verwendet.
fair-stop-step = Der Server zeigt andere Würfel, als geworfen wurden.
fair-stop-seed = Die Zahl dieser gemeinsamen Würfel passt nicht zu ihrem Fingerabdruck.

## The page that checks a game file

fair-intro = Niemand kann diese Würfel bestimmen, weder Spieler noch Server. Jedes Gerät am Tisch trägt etwas bei und prüft jeden Wurf, sobald er fällt.
fair-step-1 = Vor dem Spiel ziehen der Server und jedes Gerät geheime Zahlen und legen sie mit einem Fingerabdruck fest.
fair-step-2 = Jeder Wurf entsteht aus der nächsten Zahl des Servers und der eines Spielers. Keiner kennt vorher die des anderen.
fair-step-3 = Eine Spieldatei enthält alles, um sie noch einmal zu prüfen; ein Beleg zeigt, dass es dein Spiel ist.
fair-choose = Spieldatei wählen
fair-offline = Geprüft wird direkt hier im Browser, auch offline. Nichts wird hochgeladen.
fair-unproven = Diese Würfel ({ $source }) lassen sich hier nicht prüfen: Die Datei enthält keinen Beweis, oder nur „roost check“ kann ihn prüfen.
fair-wrong = { $count ->
    [one] Etwas stimmt nicht:
   *[other] { $count } Dinge stimmen nicht:
}
fair-receipt-read = Beleg von Tisch { $table } gelesen. Wähle jetzt die Spieldatei.
fair-first-named = Wer beginnt, wurde bestimmt, nicht ausgelost.
fair-not-json = Roost kann diese Datei nicht lesen. Wähle eine Spieldatei, die Roost gespeichert hat.
fair-not-record = Das ist keine Spieldatei von Roost.
fair-newer = Dateien der Version { $value } kann diese Seite noch nicht lesen.
fair-bad-field = Die Datei ist bei „{ $value }“ beschädigt.
fair-too-large = Diese Datei ist zu groß für eine Spieldatei.
fair-moves-title = Und die Entscheidungen?
fair-moves = Um auch die Entscheidungen zu prüfen, starte dies auf deinem Computer:
fair-checked = { $rolls ->
    [one] Die Würfel stimmen: Der eine Wurf folgt aus seinen Zahlen.
   *[other] Die Würfel stimmen: Alle { $rolls } Würfe folgen aus ihren Zahlen.
}
fair-sealed = Die Zahl dieser gemeinsamen Würfel ist noch nicht veröffentlicht. Prüfe noch einmal, wenn sie geschlossen sind.
fair-receipt-same = Es ist das Spiel deines Belegs.
fair-absent = Als abwesend gemeldet: { $names }
fair-finding-receipt-table = Der Beleg gehört zu Tisch { $wanted }, die Datei zu Tisch { $given }.
fair-finding-receipt-tip = Dieser Beleg enthält keinen Beitrag von dir.
fair-finding-receipt-short = Die Datei hat { $given } Einträge, der Beleg zeigt { $wanted }.
fair-finding-receipt-other = Die Datei erzählt ein anderes Spiel als der Beleg.
