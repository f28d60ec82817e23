### What `roost play` says at a server’s table.

## Words that may be typed at any time. The first is the one that the help shows.

words-leave = partir
words-back = revenir
words-hello = salut
words-wow = waouh
words-ouch = aïe aie
words-laugh = haha
words-nice = joli
words-thinking = hum
words-thanks = merci
words-bye = bientôt bientot

## At the table

online-prompt-name = Comment t’appelles-tu ?
online-prompt-ready = Appuie sur Entrée quand c’est bon pour toi :
online-prompt-roll = { $you ->
    [true] Appuie sur Entrée pour lancer
   *[false] { $name }, appuie sur Entrée pour lancer
} { $dice ->
    [one] un dé
   *[other] { $dice } dés
} :
online-players = À la table : { $names }
online-seat = { $name }{ $state ->
    [you] { " " }(toi)
    [away] { " " }(hors ligne)
    [kept] { " " }(un bot joue)
   *[here] {""}
}
online-watching = Tu regardes.
online-opening-help = Tape { $help } pour l’aide, { $quit } pour quitter.
online-help = { $leave } laisse ta place à un bot, { $back } la reprend, { $quit } quitte la partie.
online-help-react = Pour dire quelque chose aux autres : { $words }
online-link = { $seat ->
    [none] Pour regarder :
   *[other] Pour la place { $seat } :
}
online-waiting = Il manque encore : { $names }
online-is-ready = C’est bon pour { $name }.
online-says = { $name } dit : { $words }
online-away = { $name } est hors ligne.
online-here = { $name } est de nouveau en ligne.
online-kept = Un bot joue à ta place. Tape { $back } pour reprendre la main.
online-lost = Connexion perdue. Ta place est gardée ; reconnexion…
online-found = Connexion retrouvée.
online-quit = { $kept ->
    [true] Un bot joue à ta place.
   *[false] Tu peux revenir.
} Pour revenir : { $command }
online-end-of-input = Il n’y a plus rien à lire. Pour revenir : { $command }
online-interrupted = Arrêté. Pour revenir : { $command }
online-rematch = Les autres commencent une nouvelle partie.
online-prompt-rematch = Rejouer avec les mêmes joueurs ? [{ $yes }/{ $no }]
online-verify = Pour vérifier les dés : { $command }
online-evidence = Preuve enregistrée : { $file }. Pour la vérifier : { $command }

## Refusals

error-only-watching = Tu n’as pas de place à cette table.
error-option-not-online = { $option } est pour les parties sur cet ordinateur : à enlever avec --server et --link.
error-option-not-joining = Avec --link la table est déjà là : enlève { $option }.
error-option-only-online = { $option } est pour la table d’un serveur : il faut --server ou --link.
