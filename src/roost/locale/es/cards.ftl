### Momentos en los que alguien se equivocó, para repetirlos otro día.

cards-title = Momentos para repetir
cards-due = { $count ->
    [one] Un momento para repetir
   *[other] { $count } momentos para repetir
}
cards-about = De tus partidas analizadas y los ejercicios fallados.
cards-none = Por ahora no hay nada que repetir.
cards-how = Aquí vuelven tus errores de los análisis y los ejercicios fallados: al día siguiente y luego cada vez con menos frecuencia.
cards-later = { $count ->
    [one] Un momento vuelve más adelante, el { $day }.
   *[other] { $count } momentos vuelven más adelante, el próximo el { $day }.
}
cards-again-on = Lo verás de nuevo el { $day }.
cards-onward = Siguiente momento
cards-left = { $count ->
    [one] Queda uno más.
   *[other] Quedan { $count } más.
}
