### Les défis : les mêmes dés pour quelques amis.

round-title = Défi de dés
round-about = Quelques amis jouent les mêmes dés contre le même adversaire, chacun quand il peut.
round-places = Joueurs
round-start = Lancer un défi
round-from-game = Défier des amis : les mêmes dés
round-mine = Tes défis
round-of = { $game } contre { $bot }
round-by = Lancé par { $name }
round-done = Fini : { $done } sur { $places }
round-link = Envoie ce lien aux autres :
round-names = Avec ce lien, on voit ton nom et ton résultat.
round-play = Jouer ces dés
round-full = Ce défi est complet.
round-playing = joue encore
round-nothing = ne compte pas
round-nobody = Personne n’a encore commencé.
round-open-until = Ouvert jusqu’au { $time }.
round-closed = Ce défi est clos : les dés ne sont plus un secret.
round-close = Clore le défi
round-close-sure = Le clore maintenant ? Les parties non finies ne compteront pas.
round-fair = Les dés sont scellés. Leur graine est montrée quand tout le monde a fini ou que le défi est clos. Seule la personne qui gère le serveur pourrait regarder ; un invité peut revenir sous un autre nom.
error-no-such-round = Ce défi n’existe pas.
error-round-full = Les { $most } places de ce défi sont prises.
