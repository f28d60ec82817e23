### Being told of one’s turn in a game over days.

news-turn = C’est à toi : { $game } avec { $names }.
news-stop-link = Pour ne plus rien recevoir :
news-title = Un message quand c’est mon tour
news-about = Dans les parties sur plusieurs jours, ce serveur peut te dire quand c’est à toi.
news-push = Me le dire dans ce navigateur
news-kind = Une autre adresse
news-kind-push = Navigateur
news-kind-ntfy = Texte, comme pour ntfy
news-kind-webhook = JSON, pour un programme
news-address = Adresse, avec https://
news-add = Ajouter l’adresse
news-where = Où tu reçois les messages
news-stop = Arrêter
news-stop-at = Arrêter : { $name }
news-failing = le dernier message n’est pas arrivé
news-quiet = Heures calmes
news-quiet-how = Rien n’est envoyé alors ; le message attend. Deux fois la même heure : à tout moment.
news-from = de
news-until = à
news-stopped = Arrêté. Plus rien n’y est envoyé.
error-news-off = Ce serveur n’envoie pas de messages.
error-bad-news-address = Rien n’est envoyé à « { $value } » : il faut une adresse publique avec https://, ou une que l’hôte permet.
error-no-such-news = Plus rien n’y est envoyé.
error-too-many-news = Tu as { $most } adresses, c’est le maximum ; arrêtes-en une d’abord.
error-no-push-here = Le navigateur ne permet pas les messages de cette page.
