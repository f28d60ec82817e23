### Momenti in cui qualcuno ha sbagliato, da riprovare un altro giorno.

cards-title = Momenti da riprovare
cards-due = { $count ->
    [one] Un momento da riprovare
   *[other] { $count } momenti da riprovare
}
cards-about = Dalle tue partite analizzate e dai problemi sbagliati.
cards-none = Per ora non c’è niente da riprovare.
cards-how = Gli errori delle tue analisi e i problemi mancati tornano qui: il giorno dopo, poi sempre più di rado.
cards-later = { $count ->
    [one] Un momento torna più avanti: { $day }.
   *[other] { $count } momenti tornano più avanti, il prossimo: { $day }.
}
cards-again-on = Lo rivedrai: { $day }.
cards-onward = Momento successivo
cards-left = { $count ->
    [one] Ancora uno dopo questo.
   *[other] Ancora { $count } dopo questo.
}
