### Momentos em que alguém errou, para tentar de novo outro dia.

cards-title = Momentos para tentar de novo
cards-due = { $count ->
    [one] Um momento para tentar de novo
   *[other] { $count } momentos para tentar de novo
}
cards-about = Das suas partidas analisadas e dos problemas que você errou.
cards-none = Nada para tentar de novo por enquanto.
cards-how = Erros das suas análises e problemas não resolvidos voltam aqui: no dia seguinte e depois com cada vez menos frequência.
cards-later = { $count ->
    [one] Um momento volta mais tarde, em { $day }.
   *[other] { $count } momentos voltam mais tarde, o próximo em { $day }.
}
cards-again-on = Você vai vê-lo de novo em { $day }.
cards-onward = Próximo momento
cards-left = { $count ->
    [one] Mais um depois deste.
   *[other] Mais { $count } depois deste.
}
