### Momente, die jemand falsch gespielt hat, zum Wiederholen an einem späteren Tag.

cards-title = Momente zum Wiederholen
cards-due = { $count ->
    [one] Ein Moment zum Wiederholen
   *[other] { $count } Momente zum Wiederholen
}
cards-about = Aus deinen analysierten Partien und den Rätseln, die du nicht gelöst hast.
cards-none = Gerade gibt es nichts zu wiederholen.
cards-how = Fehler aus deinen Analysen und ungelöste Rätsel kommen hier wieder: am nächsten Tag, dann immer seltener.
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
