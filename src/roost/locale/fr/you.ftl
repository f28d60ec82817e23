### What is said to the person at the screen about their own seat: instead of the message without
### `-you`, with its values. `-from-you` is said where somebody else takes something of theirs.

you = Toi

event-pickomino-rolled-you = Tu lances : { $dice }.
event-pickomino-took-you = { $face ->
    [6] { $count ->
        [one] Tu mets le ver de côté : { $total } pour l’instant.
       *[other] Tu mets { $count } vers de côté : { $total } pour l’instant.
    }
   *[other] { $count ->
        [one] Tu mets le { $face } de côté : { $total } pour l’instant.
       *[other] Tu mets les { $face } de côté ({ $count } dés) : { $total } pour l’instant.
    }
}
event-pickomino-got-tile-you = { $victim ->
    [none] { $exact ->
        [true] Tu prends la { $tile } sur le gril.
       *[false] Avec { $total }, tu prends une portion inférieure sur le gril : la { $tile }.
    }
   *[other] Exactement { $total } : tu voles la { $tile } à { $victim-name }.
}
event-pickomino-got-tile-from-you = Exactement { $total } : { $name } te vole la { $tile }.
event-pickomino-failed-you = { $reason ->
    [no-face] Rien de nouveau : tu perds ton tour.
    [no-worm] Tu as { $total }, mais pas de ver : tu perds ton tour.
   *[no-tile] Pas de portion pour { $total } : tu perds ton tour.
}
event-pickomino-nothing-returned-you = Tu n’as pas de portion à rendre.

event-knockout-rolled-off-you = Qui commence ? Tu lances { $dice } : { $total }.
# $names are the others.
event-knockout-tied-you = Tu es à égalité avec { $names } pour la plus haute somme, et on relance.
event-knockout-starts-you = Tu as la plus haute somme et tu commences.
event-knockout-rolled-you = { $double ->
    [true] Tu fais un double { $low } : un pion { $low } et un autre, au choix, avancent de { $low } chacun.
   *[false] Tu fais { $low } et { $high } : un { $low } avance de { $high }, un { $high } avance de { $low }.
}
event-knockout-moved-you = { $origin ->
    [none] { $victim ->
        [none] Tu déplaces le { $piece }.
       *[other] Avec le { $piece }, tu élimines le { $victim } ({ $victim-name }).
    }
   *[other] { $victim ->
        [none] Tu déplaces le { $piece } de { $origin } en { $space }.
       *[other] Tu déplaces le { $piece } de { $origin } en { $space } et tu élimines le { $victim } ({ $victim-name }).
    }
}
event-knockout-moved-from-you = { $origin ->
    [none] Avec le { $piece }, { $name } élimine ton { $victim }.
   *[other] { $name } déplace le { $piece } de { $origin } en { $space } et élimine ton { $victim }.
}
event-knockout-move-lost-you = { $reason ->
    [out] { $number ->
        [none] Tu n’as plus d’autre pion : ce déplacement est perdu.
       *[other] Tu n’as plus de { $number } : ce déplacement est perdu.
    }
    [locked] { $number ->
        [none] Tes autres pions sont éliminés ou bloqués : ce déplacement est perdu.
       *[other] Ton { $number } est bloqué : ce déplacement est perdu.
    }
   *[blocked] { $number ->
        [none] Aucun autre de tes pions ne peut avancer de { $length } exactement : ce déplacement est perdu.
       *[other] Ton { $number } ne peut pas avancer de { $length } exactement : ce déplacement est perdu.
    }
}
event-knockout-skipped-you = Tu ne peux plus bouger aucun pion : on saute ton tour.

# $names are the others who won, where there are any.
result-winners-you = { $count ->
    [one] Tu gagnes ! { $score }.
   *[other] Tu partages la victoire avec { $names } : { $score } chacun.
}

table-event-started-you = Tu commences.
table-event-sat-down-you = Tu t’assois.
table-event-back-you = Tu es de retour.
table-event-chain-renewed-you = Cet appareil met une nouvelle part dans les dés.
table-event-took-back-you = Le dernier lancer est annulé : saisis-le de nouveau.
table-event-flagged-you = Temps écoulé. Un bot décide.
table-event-stand-in-started-you = Un bot joue à ta place.
table-event-stand-in-ended-you = Tu es de retour.
