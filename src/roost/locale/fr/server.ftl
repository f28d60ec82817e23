### What `roost serve`, `roost verify` and `roost bench` say.

command-serve = ouvrir des tables pour les navigateurs, ici ou sur le réseau local
command-verify = vérifier les dés et les coups d’un fichier de partie
command-bench = mesurer le serveur sous charge
option-serve-host = l’adresse d’écoute ; 127.0.0.1 par défaut
option-serve-port = le port d’écoute ; 8000 ou le premier libre par défaut
option-serve-data = le dossier qui garde les tables et les invités
option-serve-store = l’adresse d’une base de données PostgreSQL (postgresql://user@host/name) à la place d’un fichier ; aussi : ROOST_STORE
option-serve-config = un fichier de réglages (TOML) ; à défaut server.toml dans le dossier de Roost, s’il existe
option-serve-show-config = montrer tous les réglages en vigueur et qui les a fixés, puis finir
option-serve-metrics = répond à /metrics (Prometheus) à qui connaît le mot de ce fichier
option-serve-operator = ouvre une page pour qui tient le serveur, /operator, à qui connaît le mot de ce fichier (au moins 16 signes)
option-serve-lan = laisser entrer les téléphones et ordinateurs du même réseau
option-serve-open = ouvrir la première page dans un navigateur
option-serve-workers = combien de processus réfléchissent pour les bots
option-serve-grace = après combien de secondes un bot garde la place de qui s’absente
option-serve-origin = un autre site dont les pages peuvent utiliser ce serveur ; peut être répété
option-serve-proxy = adresse ou réseau d’un proxy placé devant, que l’on croit sur qui demande ; peut être répété
option-serve-notifications = avertit les gens de leur tour dans les parties sur plusieurs jours, aux adresses qu’ils indiquent
option-serve-notifications-allow = un hôte, ou hôte:port, auquel une telle adresse peut mener même s’il est privé ou sans TLS ; peut être donné plusieurs fois
option-serve-no-accounts = ne propose pas de comptes
option-serve-accept-loss = démarrer bien qu’il manque quelque chose aux données ; ce qui manque reste perdu
option-serve-log = ce que note le journal : debug, info, warning ou error
serve-running = Roost tourne sur { $address }
serve-lan = Sur le même réseau, ouvre { $address } ou scanne ceci :
serve-lan-none = Cette machine n’a pas d’adresse réseau que d’autres puissent ouvrir.
serve-data = Les tables sont gardées dans { $folder }
serve-stop = Ctrl-C arrête le serveur ; toutes les parties sont gardées.
serve-ended = Arrêté. Toutes les parties sont gardées.
error-port-taken = Le port { $port } est pris ; choisis-en un autre avec --port.
error-bad-host = Impossible d’écouter sur { $value } : { $reason }
error-data-in-use = Un autre serveur tourne déjà sur { $folder } ; arrête-le ou choisis un autre dossier avec --data.
error-store-unusable = { $file } est inutilisable : { $reason }
error-store-unreachable = La base de données { $store } est injoignable : { $reason }
error-store-in-use = Un serveur écrit dans { $store }. Arrête-le d’abord.
error-bad-store = L’adresse d’une base de données commence par postgresql://.
error-short-word = { $file } devrait contenir un mot que personne d’autre ne connaît, d’au moins { $least } signes.
error-store-lost-writes = Il manque à { $file } { $count } écritures confirmées : son journal (WAL) a été perdu ou coupé, ou c’est une copie plus ancienne. Remets les bons fichiers, ou démarre avec --accept-loss.
error-store-replaced = { $file } n’est pas la base de données écrite ici auparavant. Remets la bonne, ou démarre avec --accept-loss.
error-store-damaged = { $file } est endommagé. Le journal du serveur dit où.
error-secret-replaced = { $file } n’est pas la clé qui a signé les cookies et les liens distribués jusqu’ici. Remets la bonne, ou démarre avec --accept-loss.
error-unknown-setting = { $place } : le réglage « { $value } » n’existe pas ; connus : { $known }
error-setting-value = { $option } accepte { $allowed }, pas « { $value } ».
error-config-unreadable = { $file } n’est pas du TOML : { $reason }
config-default = sauf réglage contraire
option-verify-file = un fichier de partie
option-verify-commitment = l’engagement vu avant la partie, à comparer avec celui du fichier
option-verify-receipt = le reçu que tu as gardé de la table, à comparer avec le fichier
option-verify-json = la même chose pour les programmes
verify-moves = Coups : les { $moves } suivent les règles.
verify-broken = Coups : faux à partir du tour { $turn } : { $reason }
verify-good = Dés : les { $rolls } lancers sont ceux que donnent les graines.
verify-seeded = Dés : les { $rolls } lancers sont ceux que donne la graine du fichier. Qui l’a choisie pouvait les connaître d’avance.
verify-sealed = Dés : la graine est encore secrète ; les { $rolls } lancers ne sont pas encore vérifiables.
verify-as-seen = Engagement : c’est celui qui a été montré avant la partie.
verify-unproved = Dés : ils viennent de « { $source } », que personne ne peut vérifier.
verify-bad = Dés : quelque chose ne va pas.
verify-withheld = { $player } avait pris un engagement sur une graine et ne l’a pas révélée ; des zéros comptent à la place.
verify-silent = { $player } n’a pas donné de graine.
verify-other-commitment = Engagement : le fichier en contient un autre que celui montré avant la partie. Ce n’est pas la partie que tu as commencée.
verify-no-commitment = Engagement : ces dés (« { $source } ») n’en ont pas à comparer.
verify-seed-missing = La partie est finie, mais la graine du serveur manque : les dés ne prouvent rien.
verify-server-commitment = La graine du serveur n’est pas celle de son engagement.
verify-stream-commitment = La graine de ces dés partagés n’est pas celle de l’engagement.
verify-seat-commitment = La graine de { $player } n’est pas celle de l’engagement.
verify-seat-seed-missing = La graine de { $player } manque.
verify-seat-seed-unexpected = Une graine de { $player } qui ne devrait pas être là.
verify-seat-count = Des graines pour { $given } places, alors que { $wanted } ont joué.
verify-first-seat = Les dés ont désigné { $wanted } pour commencer, pas { $given }.
verify-roll = Le lancer { $roll } montre { $given } ; les graines donnent { $wanted }.
verify-receipt-good = Reçu : les engagements sont ceux qui t’ont été montrés, et ta part est celle que tu as envoyée.
verify-receipt-table = Reçu : il est de la table { $wanted }, le fichier de la table { $given }.
verify-receipt-server = Reçu : le fichier contient un autre engagement du serveur que celui qui t’a été montré. Ce n’est pas la partie que tu as commencée.
verify-receipt-seat = Reçu : le fichier contient un autre engagement de { $player } que celui qui t’a été montré.
verify-receipt-seed = Reçu : le fichier contient une autre graine de { $player } que celle envoyée.
verify-receipt-withheld = Reçu : selon le fichier, { $player } n’a rien révélé ; le reçu dit autre chose.
verify-receipt-anchor = Reçu : le fichier contient une autre chaîne de { $player } que celle envoyée.
verify-receipt-throw = Reçu : { $player } a donné sa part au lancer { $roll }, et le fichier dit autre chose.
verify-no-receipt = Reçu : ces dés (« { $source } ») n’ont rien à comparer.
verify-other-table = Le fichier nomme la table { $given }, mais ses dés sont ceux de la table { $wanted }.
verify-link-count = Le fichier marque { $given } lancers, mais { $wanted } ont été faits.
verify-chain = Les lancers de { $player } ne suivent pas la chaîne de l’engagement.
verify-first-named = Début : la table a désigné qui commence ; rien n’a été tiré au sort.
verify-start = Début : la partie a commencé par une position choisie ({ $position }) ; elle ne compte pour rien.
verify-linked = Lancers : { $count } sur { $rolls } portent une part que seule connaissait la personne qui a lancé.
verify-bare = { $player } en a lancé { $count } sans part : le serveur pouvait les connaître d’avance.
error-bad-commitment = Un engagement compte 64 chiffres hexadécimaux (0-9, a-f), pas « { $value } ».
option-bench-what = quoi mesurer : server
option-bench-sockets = combien de connexions sont ouvertes ; 2000 par défaut
option-bench-fanout = combien de connexions suivent chaque table ; 2 par défaut
option-bench-seconds = combien de secondes dure chaque partie ; 10 par défaut
option-bench-rate = coups par seconde pour la partie à rythme fixe ; 1000 par défaut
option-bench-store = un PostgreSQL à mesurer à côté de SQLite : postgresql://… (dans un schéma à part, supprimé ensuite), ou sqlite pour SQLite seul ; par défaut, un est lancé pour cela
option-bench-json = la même chose pour les programmes
bench-working = Mesure
bench-setup = { $sockets } connexions, { $tables } tables, chaque changement va à { $fanout } connexions ; { $slices } tranches de { $seconds } s, ± la moitié de l’intervalle à 95 %
# $column: what stands in a column of the table of results.
bench-column =
    { $column ->
        [moves] coups/s
        [p50] p50 ms
        [p99] p99 ms
        [servers] serveurs µs/coup
        [store] PostgreSQL µs/coup
       *[client] joueurs µs/coup
    }
# $part: what is measured; `across` is two servers of one PostgreSQL.
bench-part =
    { $part ->
        [echo] écho nu
        [sqlite] SQLite
        [across] 2 serveurs, tous sur l’autre
       *[postgresql] { $servers ->
            [one] PostgreSQL, { $servers } serveur
           *[other] PostgreSQL, { $servers } serveurs
        }
    }
bench-paced = { $part }, { $rate } coups/s
bench-ratio = Les tables atteignent { $ratio } de l’écho ; chaque coup était sur disque avant la réponse.
bench-stores = Temps de processeur du serveur par coup, PostgreSQL par rapport à SQLite : { $ratio } (de { $low } à { $high }).
bench-model = Un coup coûte { $own } µs à un serveur, et { $across } fois autant si les deux joueurs sont sur un autre serveur que leur table. Avec des joueurs n’importe où, cela donne :
bench-check = { $servers } serveurs : facteur { $predicted } prévu, { $measured } mesuré
bench-holds = { $servers ->
    [one] { $servers } serveur tient { $moves } coups/s ; il y faut { $cores } cœurs pour PostgreSQL
   *[other] { $servers } serveurs tiennent { $moves } coups/s ; il y faut { $cores } cœurs pour PostgreSQL
}
error-bench-what = Il n’y a rien à mesurer sous « { $value } » ; choisis parmi { $known }.
error-bench-missing = Les mesures font partie du code source de Roost ; cette commande fonctionne dans un clone du projet.
error-bench-moves-lost = { $counted } actions ont été comptées, { $acknowledged } confirmées, dont { $wrong } ne sont pas telles quelles sur le disque : la mesure ne dit rien.
error-bench-no-postgresql = Il n’y a pas de PostgreSQL à mesurer. Installes-en un pour cela (pip install { $package }), indique le tien (--store postgresql://…) ou mesure SQLite seul (--store sqlite).
error-too-few-files = { $sockets } connexions demandent plus de fichiers ouverts que les { $allowed } permis par ce système ; réduis --sockets.

## `roost admin`

command-admin = tenir un serveur en ordre : tables, exclusions, conservation
option-serve-retention-tables = efface les parties tant de jours après leur fin ; sans cela, elles restent pour toujours
option-serve-retention-guests = oublie les invités tant de jours après leur dernière visite ; sans cela, 400
option-serve-retention-access-log = note pendant tant de jours qui a demandé quelque chose et de quelle adresse ; sans cela, 7 ; avec 0, rien
option-admin-what = list, end, hide, show, delete, ban, unban, bans, purge, rotate, drain ou forget
option-admin-value = la table, l’adresse, le réseau ou l’invité dont il s’agit
option-admin-days = pour combien de jours exclure, ou l’âge en jours de ce qui est effacé
option-admin-all = montre aussi les tables terminées
admin-tables = { $count ->
    [0] Aucune table.
    [one] { $count } table.
   *[other] { $count } tables.
}
admin-bans = { $count ->
    [0] Personne n’est exclu.
   *[other] Exclus : { $count }.
}
admin-until = jusqu’au { $time }
admin-purged = Tables effacées : { $tables }. Invités oubliés : { $guests }.
admin-done = C’est fait.
error-bad-action = Action inconnue : { $value }. Il y a : { $known }.
error-action-needs-value = { $value } doit savoir de quoi il s’agit : une table, une adresse ou un invité.
error-no-server-data = Il n’y a pas de données d’un serveur dans { $folder } ; indique son dossier avec --data.
error-admin-unreachable = Un serveur tourne sur { $folder }, mais ne répond pas. Arrête-le et réessaie.
error-purge-needs-days = Dis avec --days l’âge de ce qui est effacé.
error-no-such-guest = Il n’y a pas d’invité { $value } ici.
error-bad-ban = { $value } n’est ni une adresse ni l’identifiant d’un invité.
error-no-such-ban = { $value } n’est pas exclu.

command-store = copier tout d’un serveur d’une base à une autre
option-store-what = copy
option-store-source = où cela se trouve : un dossier de données ou postgresql://…
option-store-target = où cela va : un nouveau dossier de données ou une base vide
store-copied = Copié et vérifié. Tables : { $tables } ; entrées de leurs journaux : { $entries } ; personnes : { $people }.
command-backup = copier les données d’un serveur dans un dossier, pendant qu’il tourne
option-backup-folder = le dossier de la copie ; il est créé
command-restore = faire d’une sauvegarde les données d’un serveur et vérifier chaque partie
option-restore-folder = le dossier de la sauvegarde
restore-broken = La table { $table } n’est pas en ordre : { $reason }
restore-verified = Restauré et parcouru. Tables : { $tables } ; parties rejouées selon les règles et leurs graines : { $games } ; coups : { $moves }.
error-store-not-empty = { $store } n’est pas vide. Rien n’a été écrasé.
error-copy-failed = Ce qui est arrivé de { $table } n’est pas ce qui a été envoyé. Rien n’a été gardé ; réessaie.
