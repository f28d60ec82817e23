### Momenten waarop iemand het mis had, om op een latere dag opnieuw te proberen.

cards-title = Opnieuw proberen
cards-due = { $count ->
    [one] 1 moment om opnieuw te proberen
   *[other] { $count } momenten om opnieuw te proberen
}
cards-about = Uit je terugblikken en de puzzels die je miste.
cards-none = Er is nu niets om opnieuw te proberen.
cards-how = Wat je volgens een terugblik fout deed, komt hier terug, en een gemiste puzzel ook: de volgende dag, en dan steeds minder vaak.
cards-later = { $count ->
    [one] 1 moment komt later terug, op { $day }.
   *[other] { $count } momenten komen later terug, het volgende op { $day }.
}
cards-again-on = Je ziet het weer op { $day }.
cards-onward = Volgend moment
cards-left = { $count ->
    [one] Hierna nog 1.
   *[other] Hierna nog { $count }.
}
