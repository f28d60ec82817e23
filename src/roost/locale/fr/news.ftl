### Games over days: being told of one’s turn, and days off.

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
news-test = Envoyer un essai
news-test-at = Envoyer un essai : { $name }
news-test-text = Un essai : c’est ici que Roost te dit quand c’est à toi.
news-test-sent = L’essai est arrivé chez { $name }.
news-test-failed = L’essai n’est pas arrivé chez { $name }.

holiday-title = Jours de congé
holiday-about = Ces jours-là, ton horloge s’arrête dans les parties sur plusieurs jours, et toute la table voit jusqu’à quand. Un tour commencé avant l’annonce garde son horloge : joue-le avant de partir.
holiday-left = Il reste { $left } jours sur { $most } par an
holiday-first = Premier jour
holiday-last = Dernier jour
holiday-announce = Annoncer
holiday-list = Tes jours de congé
holiday-back = Je suis de retour
holiday-take-back = Annuler
holiday-span = { $from } – { $until }
seat-holiday = en congé jusqu’au { $day }
seat-holiday-ahead = en congé { $from } – { $until }
error-bad-holiday = { $why ->
    [past] Les congés commencent aujourd’hui au plus tôt.
    [order] Le dernier jour vient avant le premier.
   *[far] Les congés commencent dans l’année qui vient.
}
error-holiday-overlaps = Tu as déjà annoncé des congés pour ces jours-là.
error-too-many-holidays = C’est trop long : il t’en reste { $left } sur { $most } par an.
error-no-such-holiday = Ces congés sont passés ou annulés.
