### Momenten waarop iemand het mis had, om op een latere dag opnieuw te proberen.

cards-title = Momenten om over te doen
cards-due = { $count ->
    [one] Eén moment om over te doen
   *[other] { $count } momenten om over te doen
}
cards-about = Uit je analyses en de puzzels die je miste.
cards-none = Er is nu niets om over te doen.
cards-how = Fouten uit je analyses en gemiste puzzels komen hier terug: de volgende dag, daarna steeds minder vaak.
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
