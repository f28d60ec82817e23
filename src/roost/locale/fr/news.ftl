### Games over days: being told of one’s turn, and days off.

news-turn = C’est à toi : { $game } avec { $names }.
news-stop-link = Se désabonner :
news-title = Notifications de tour
news-none = Ce serveur n’envoie pas de notifications.
news-ask = Te prévenir quand c’est ton tour ?
news-ask-yes = Oui
news-ask-no = Non
news-about = Dans les parties sur plusieurs jours, ce serveur peut te dire quand c’est à toi.
news-push = Me prévenir dans ce navigateur
news-kind = Une autre adresse
news-kind-push = Navigateur
news-kind-ntfy = ntfy (texte)
news-address = Adresse, avec https://
news-add = Ajouter l’adresse
news-where = Tes adresses de notification
news-stop = Retirer
news-stop-at = Retirer { $name }
news-failing = la dernière notification a échoué
news-quiet = Heures calmes
news-quiet-how = Pas de notification pendant ces heures ; elles arrivent ensuite. Deux fois la même heure : pas d’heures calmes.
news-from = de
news-until = à
news-stopped = C’est fait. Plus rien n’y est envoyé.
error-news-off = Ce serveur n’envoie pas de notifications.
error-bad-news-address = Roost ne peut rien envoyer à « { $value } ». Prends une adresse https:// publique, ou demande à l’hôte de l’autoriser.
error-no-such-news = Cette adresse est déjà désabonnée.
error-too-many-news = Tu as déjà { $most } adresses, le maximum. Retires-en une d’abord.
error-no-push-here = Ton navigateur n’autorise pas les notifications de cette page.
news-test = Envoyer un test
news-test-at = Envoyer un test à { $name }
news-test-text = Un test : Roost te préviendra ici quand c’est à toi.
news-test-sent = Test envoyé à { $name }.
news-test-failed = Le test n’est pas arrivé à { $name }.

holiday-title = Jours de congé
holiday-about = Pendant tes congés, ton horloge s’arrête dans les parties sur plusieurs jours, et la table affiche ton retour. Les tours déjà commencés gardent leur horloge : joue-les avant de partir.
holiday-left = Jours de congé restants cette année : { $left } sur { $most }
holiday-first = Premier jour
holiday-last = Dernier jour
holiday-announce = Ajouter
holiday-list = Tes jours de congé
holiday-back = Je suis de retour
holiday-take-back = Annuler
holiday-span = { $from } – { $until }
seat-holiday = en congé jusqu’au { $day }
seat-holiday-ahead = en congé { $from } – { $until }
error-bad-holiday = { $why ->
    [past] Les congés ne peuvent pas commencer dans le passé.
    [order] Le dernier jour vient avant le premier.
   *[far] Les congés doivent commencer d’ici un an.
}
error-holiday-overlaps = Tu as déjà annoncé des congés pour ces jours-là.
error-too-many-holidays = C’est trop long. Jours de congé restants cette année : { $left } sur { $most }.
error-no-such-holiday = Ces congés sont passés ou annulés.
