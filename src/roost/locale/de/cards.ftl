### Momente, die jemand falsch gespielt hat, zum Wiederholen an einem späteren Tag.

cards-title = Noch einmal versuchen
cards-due = { $count ->
    [one] Ein Moment zum Wiederholen
   *[other] { $count } Momente zum Wiederholen
}
cards-about = Aus deinen Rückschauen und den Rätseln, die du verfehlt hast.
cards-none = Gerade gibt es nichts zu wiederholen.
cards-how = Was du laut einer Rückschau falsch gemacht hast, kommt hierher zurück, ein verfehltes Rätsel auch: am nächsten Tag, und dann immer seltener.
cards-later = { $count ->
    [one] Ein Moment kommt später wieder, am { $day }.
   *[other] { $count } Momente kommen später wieder, der nächste am { $day }.
}
cards-again-on = Du siehst ihn wieder am { $day }.
cards-onward = Nächster Moment
cards-left = { $count ->
    [one] Danach noch einer.
   *[other] Danach noch { $count }.
}
