### What `roost serve` and `roost check` print.

serve-running = Roost tourne sur { $address }
serve-lan = Sur le même réseau, ouvre { $address } ou scanne ceci :
serve-lan-none = Cette machine n’a pas d’adresse réseau que d’autres puissent ouvrir.
serve-data = Les tables sont gardées dans { $folder }
serve-stop = Ctrl+C arrête le serveur. Toutes les parties sont enregistrées.
serve-ended = Arrêté. Toutes les parties sont enregistrées.
error-port-taken = Le port { $port } est pris ; choisis-en un autre avec --port.
error-bad-host = Impossible d’écouter sur { $value } : { $reason }
error-data-in-use = Un autre serveur tourne déjà sur { $folder } ; arrête-le ou choisis un autre dossier avec --data.
error-store-unusable = { $file } est inutilisable : { $reason }
error-store-unreachable = La base de données { $store } est injoignable : { $reason }
error-store-in-use = Un serveur écrit dans { $store }. Arrête-le d’abord.
error-bad-store = Une adresse PostgreSQL commence par postgresql://.
error-short-word = { $file } doit contenir un mot de passe d’au moins { $least } caractères.
error-open-word = Tous les utilisateurs de cette machine peuvent lire { $file }. Exécute : chmod o-r { $file }
error-store-lost-writes = Il manque à { $file } { $count } écritures confirmées : son journal (WAL) a été perdu ou coupé, ou c’est une copie plus ancienne. Remets les bons fichiers, ou démarre avec --accept-loss.
error-store-replaced = { $file } n’est pas la base de données écrite ici auparavant. Remets la bonne, ou démarre avec --accept-loss.
error-store-damaged = { $file } est endommagé. Le journal du serveur donne les détails.
error-secret-replaced = { $file } n’est pas la clé qui a signé les cookies et les liens distribués jusqu’ici. Remets la bonne, ou démarre avec --accept-loss.
error-unknown-setting = { $place } : le réglage « { $value } » n’existe pas ; connus : { $known }
error-setting-value = { $option } accepte { $allowed }, pas « { $value } ».
error-config-unreadable = { $file } n’est pas du TOML : { $reason }
config-default = par défaut
verify-moves = Coups : tous les { $moves } suivent les règles.
verify-broken = Coups : faux à partir du tour { $turn } : { $reason }
verify-good = Dés : les { $rolls } lancers sont justes.
verify-seeded = Dés : les { $rolls } lancers correspondent à la graine du fichier. La personne qui l’a choisie pouvait les connaître d’avance.
verify-sealed = Dés : la graine est encore secrète ; les { $rolls } lancers ne sont pas encore vérifiables.
verify-unproved = Dés : ils viennent de « { $source } » et ne peuvent pas être vérifiés.
verify-bad = Dés : échec de la vérification.
verify-roll = Le lancer { $roll } montre { $given } ; ce devrait être { $wanted }.
verify-transcript = L’entrée { $entry } de la partie ne peut pas être vraie : { $reason }
verify-check = Départ : les dix chiffres à comparer avec les autres sont { $digits }.
verify-bare = { $player } a lancé { $count ->
    [one] une fois
   *[other] { $count } fois
} sans la part de personne ; le serveur pouvait connaître ces lancers d’avance.
verify-absences = { $player } a été noté absent { $count ->
    [one] une fois
   *[other] { $count } fois
} : pas de réponse à temps.
verify-chains = { $player } a donné une nouvelle part aux dés { $count ->
    [one] une fois
   *[other] { $count } fois
} : sur un autre appareil ou après beaucoup de lancers.
verify-stream-commitment = La graine de ces dés partagés n’est pas celle de l’engagement.
verify-receipt-good = Reçu : c’est la partie de ton reçu.
verify-receipt-table = Reçu : il est de la table { $wanted }, le fichier de la table { $given }.
verify-receipt-shorter = Reçu : le fichier a { $given } entrées, ton reçu { $wanted }. Sa fin n’est pas celle que tu as vue.
verify-receipt-other = Reçu : le fichier diffère de ce que tu as vu dans les { $entries } premières entrées.
verify-receipt-no-part = Reçu : il ne contient aucune part de toi dans ces dés.
verify-receipt-notices = Reçu : ton appareil a noté { $count ->
    [one] un fait
   *[other] { $count } faits
} qu’un serveur malhonnête pourrait causer : absences ou parts non utilisées.
verify-evidence = Preuve : confirmée. { $reason }
verify-evidence-none = Preuve : ce fichier ne montre pas que quelque chose clochait.
verify-evidence-own = Preuve : { $reason } Seul l’appareil sait ce qu’il a envoyé ; le fichier seul ne le prouve pas.
verify-no-receipt = Reçu : pour ces dés (« { $source } »), il n’y a rien à comparer.
verify-other-table = Le fichier nomme la table { $given }, mais ses dés sont ceux de la table { $wanted }.
verify-first-named = Départ : la personne qui commence a été choisie, pas tirée au sort.
verify-start = Départ : la partie a commencé à une position choisie ({ $position }) ; elle ne compte pas dans les résultats.

## `roost server`

error-bad-action = Action inconnue : { $value }. Il y a : { $known }.
error-no-server-data = Il n’y a pas de données d’un serveur dans { $folder } ; indique son dossier avec --data.
error-admin-unreachable = Un serveur tourne sur { $folder }, mais ne répond pas. Arrête-le et réessaie.
error-purge-needs-days = Indique avec --days l’âge minimal des données à supprimer.
error-no-such-guest = Il n’y a pas d’invité { $value } ici.
error-bad-ban = { $value } n’est ni une adresse ni l’identifiant d’un invité.
error-no-such-ban = { $value } n’est pas exclu.

error-store-not-empty = { $store } n’est pas vide. Rien n’a été écrasé.
error-copy-failed = La copie de { $table } ne correspond pas à l’original. Rien n’a été gardé ; réessaie.
