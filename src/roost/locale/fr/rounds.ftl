### Les manches : les mêmes dés pour quelques amis.

round-title = Les mêmes dés pour nous
round-about = Quelques amis jouent les mêmes dés contre le même oiseau, chacun quand il a le temps.
round-places = Combien jouent
round-start = Lancer une manche
round-mine = Tes manches
round-of = { $game } contre { $bot }
round-by = Lancée par { $name }
round-done = { $done } sur { $places } ont fini
round-link = Envoie ce lien aux autres :
round-names = Qui a le lien voit ton nom et ton résultat.
round-play = Jouer ces dés
round-full = Toutes les places de cette manche sont prises.
round-playing = joue encore
round-nothing = ne compte pas
round-nobody = Personne n’a encore commencé.
round-open-until = Ouverte jusqu’au { $time }.
round-closed = Cette manche est close : les dés ne sont plus un secret.
round-close = Clore la manche
round-close-sure = La clore maintenant ? Les parties non finies ne compteront pas.
round-fair = Les dés sont scellés. Leur graine est montrée ici quand tout le monde a fini, quand la manche est close ou quand son temps est passé. Jusque-là personne ne la connaît, pas même qui a lancé la manche ; seul qui gère ce serveur pourrait regarder. Et un invité peut revenir sous un autre nom.
error-no-such-round = Cette manche n’existe pas.
error-round-full = Les { $most } places de cette manche sont prises.
error-round-only = Ces dés appartiennent à leur manche ; joue-les là-bas.
