### Des moments où quelqu’un s’est trompé, à reprendre un autre jour.

cards-title = Moments à retenter
cards-due = { $count ->
    [one] Un moment à retenter
   *[other] { $count } moments à retenter
}
cards-about = Tirés de tes analyses et des problèmes que tu as manqués.
cards-none = Rien à retenter pour l’instant.
cards-how = Les erreurs de tes analyses et les problèmes ratés reviennent ici : le lendemain, puis de moins en moins souvent.
cards-later = { $count ->
    [one] Un moment reviendra plus tard, le { $day }.
   *[other] { $count } moments reviendront plus tard, le prochain le { $day }.
}
cards-again-on = Tu le reverras le { $day }.
cards-onward = Moment suivant
cards-left = { $count ->
    [one] Encore un après celui-ci.
   *[other] Encore { $count } après celui-ci.
}
