### Tournois de `roost arena`.

arena-column-games = parties
arena-column-openskill = OpenSkill
arena-interrupted = Arrêté. Les parties terminées sont dans { $file } ; relance la même commande pour continuer.
tournament-summary = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
tournament-undecided = { $matches ->
    [one] 1 match reste indécis : il faut plus de parties.
   *[other] { $matches } matchs restent indécis : il faut plus de parties.
}
error-bad-tournament = Type de tournoi inconnu : « { $value } ». Choisis parmi { $known }.
error-entered-twice = { $bot } ne peut s’inscrire qu’une fois à un tournoi.
error-tournament-size = À des tables de { $seats }, un tournoi demande au moins autant de bots et compte au plus { $most } matchs ; { $bots } bots en font { $matches }.
error-bad-arena-file = { $file }, ligne { $line }, ne vient pas d’une arène : { $reason }
error-ray-unreachable = Aucun cluster Ray ne répond à { $address } : { $reason }
error-ray-lost = Le cluster Ray est perdu : { $reason }
error-main-guard = { $file } lance un match pendant que d’autres processus le lisent. Place-le sous : if __name__ == "__main__"
error-worker-lost = Un processus qui jouait des parties s’est arrêté ; un bot l’a peut-être arrêté.

## Le banc d’essai : ce que coûtent les décisions.

benchmark-working = Mesure
benchmark-set = Série { $set } de { $game }, { $positions } positions : perte par décision, en points de chances de victoire (intervalle à 95 %).
benchmark-games = { $games ->
    [one] 1 partie
   *[other] { $games } parties
} contre { $opponent } (victoires : { $won }), avec la perte par décision :
benchmark-agent = bot
# $part: `all`, or a phase of the game: `early`, `middle`, `late`.
benchmark-column =
    { $part ->
        [early] début
        [middle] milieu
        [late] fin
       *[all] toutes
    }
