### What `roost serve`, `roost verify` and `roost bench` say.

command-serve = Tische für Browser öffnen, auf diesem Rechner oder im Heimnetz
command-verify = die Würfel und Züge einer Spieldatei prüfen
command-bench = den Server unter Last messen
option-serve-host = die Adresse, auf der der Server lauscht; ohne Angabe 127.0.0.1
option-serve-port = der Port, auf dem der Server lauscht; ohne Angabe 8000 oder der nächste freie
option-serve-data = der Ordner für Tische und Gäste
option-serve-store = die Adresse einer PostgreSQL-Datenbank (postgresql://user@host/name) anstelle einer Datei; auch: ROOST_STORE
option-serve-config = eine Datei mit Einstellungen (TOML); sonst server.toml in Roosts Ordner, falls es sie gibt
option-serve-show-config = alle geltenden Einstellungen zeigen und wer sie gesetzt hat, dann enden
option-serve-metrics = beantwortet /metrics (Prometheus), wenn man das Wort in dieser Datei kennt
option-serve-operator = öffnet eine Seite für Betreiber, /operator, wenn jemand das Wort aus dieser Datei kennt (mindestens 16 Zeichen)
option-serve-lan = Handys und Rechner im selben Netz mitspielen lassen
option-serve-open = die erste Seite im Browser öffnen
option-serve-workers = wie viele Prozesse für die Bots denken
option-serve-grace = nach wie vielen Sekunden ein Bot vertritt, wer nicht da ist
option-serve-origin = eine andere Website, deren Seiten diesen Server nutzen dürfen; mehrfach möglich
option-serve-proxy = Adresse oder Netz eines vorgeschalteten Proxys, dem geglaubt wird, wer anfragt; mehrfach möglich
option-serve-notifications = sagt Leuten in Partien über Tage an Adressen ihrer Wahl, dass sie dran sind
option-serve-notifications-allow = ein Host, oder Host:Port, zu dem eine solche Adresse führen darf, obwohl er privat oder ohne TLS ist; mehrfach möglich
option-serve-no-accounts = bietet keine Konten an
option-serve-accept-loss = starten, obwohl den Daten etwas fehlt; was fehlt, bleibt verloren
option-serve-log = wie viel protokolliert wird: debug, info, warning oder error
serve-running = Roost läuft unter { $address }
serve-lan = Im selben Netz { $address } öffnen oder das hier scannen:
serve-lan-none = Dieser Rechner hat keine Netzadresse, die andere öffnen könnten.
serve-data = Die Tische liegen in { $folder }
serve-stop = Strg-C beendet den Server; jedes Spiel bleibt erhalten.
serve-ended = Beendet. Jedes Spiel bleibt erhalten.
error-port-taken = Port { $port } ist belegt; mit --port einen anderen wählen.
error-bad-host = Auf { $value } kann der Server nicht lauschen: { $reason }
error-data-in-use = In { $folder } läuft schon ein anderer Server; beende ihn oder wähle mit --data einen anderen Ordner.
error-store-unusable = { $file } ist nicht zu gebrauchen: { $reason }
error-store-unreachable = Die Datenbank { $store } ist nicht erreichbar: { $reason }
error-store-in-use = Ein Server schreibt in { $store }. Beende ihn zuerst.
error-bad-store = Die Adresse eines Speichers beginnt mit postgresql://.
error-short-word = In { $file } sollte ein Wort stehen, das sonst niemand kennt, mit mindestens { $least } Zeichen.
error-store-lost-writes = In { $file } fehlen { $count } bestätigte Schreibvorgänge: Das Write-Ahead-Log ging verloren oder wurde gekürzt, oder es ist eine ältere Kopie. Lege die richtigen Dateien zurück oder starte mit --accept-loss.
error-store-replaced = { $file } ist nicht die Datenbank, die hier zuvor geschrieben wurde. Lege die richtige zurück oder starte mit --accept-loss.
error-store-damaged = { $file } ist beschädigt. Das Protokoll des Servers sagt, wo.
error-secret-replaced = { $file } ist nicht der Schlüssel, der die bisherigen Cookies und Links signiert hat. Lege den richtigen zurück oder starte mit --accept-loss.
error-unknown-setting = { $place }: Die Einstellung „{ $value }“ gibt es nicht; bekannt: { $known }
error-setting-value = Für { $option } geht { $allowed }, nicht „{ $value }“.
error-config-unreadable = { $file } ist kein TOML: { $reason }
config-default = sofern nichts anderes gesetzt ist
option-verify-file = eine Spieldatei
option-verify-commitment = die Festlegung, die vor dem Spiel zu sehen war, zum Vergleich mit der Datei
option-verify-receipt = der Beleg, den du von diesem Tisch hast, zum Vergleich mit der Datei
option-verify-json = dasselbe für Programme
verify-moves = Aktionen: Alle { $moves } halten sich an die Regeln.
verify-broken = Aktionen: falsch ab Zug { $turn }: { $reason }
verify-good = Würfel: Alle { $rolls } Würfe sind die, die sich aus den Startwerten ergeben.
verify-seeded = Würfel: Alle { $rolls } Würfe sind die, die sich aus dem Startwert in der Datei ergeben. Wer ihn gewählt hat, konnte sie vorher kennen.
verify-sealed = Würfel: Der Startwert ist noch geheim; die { $rolls } Würfe lassen sich noch nicht prüfen.
verify-as-seen = Festlegung: dieselbe, die vor dem Spiel zu sehen war.
verify-unproved = Würfel: Sie kamen aus „{ $source }“; das kann niemand prüfen.
verify-bad = Würfel: Etwas stimmt nicht.
verify-withheld = { $player } hat sich auf einen Startwert festgelegt und ihn nicht offengelegt; dafür zählten Nullen.
verify-silent = { $player } hat keinen Startwert beigesteuert.
verify-other-commitment = Festlegung: In der Datei steht eine andere als die vor dem Spiel gezeigte. Das ist nicht das Spiel, das du begonnen hast.
verify-no-commitment = Festlegung: Diese Würfel („{ $source }“) haben keine zum Vergleichen.
verify-seed-missing = Das Spiel ist zu Ende, aber der Startwert des Servers fehlt: Die Würfel beweisen nichts.
verify-server-commitment = Der Startwert des Servers ist nicht der, auf den er sich festgelegt hat.
verify-stream-commitment = Der Startwert dieser gemeinsamen Würfel ist nicht der festgelegte.
verify-seat-commitment = Der Startwert von { $player } ist nicht der festgelegte.
verify-seat-seed-missing = Der Startwert von { $player } fehlt.
verify-seat-seed-unexpected = Ein Startwert von { $player }, der nicht da sein dürfte.
verify-seat-count = Startwerte für { $given } Plätze, gespielt haben { $wanted }.
verify-first-seat = Die Würfel bestimmten { $wanted } zum Anfangen, nicht { $given }.
verify-roll = Wurf { $roll } zeigt { $given }; die Startwerte ergeben { $wanted }.
verify-receipt-good = Beleg: Die Festlegungen sind die, die dir gezeigt wurden, und dein eigener Beitrag ist der, den du geschickt hast.
verify-receipt-table = Beleg: Er gehört zu Tisch { $wanted }, die Datei zu Tisch { $given }.
verify-receipt-server = Beleg: Die Datei enthält eine andere Festlegung des Servers, als dir gezeigt wurde. Das ist nicht das Spiel, das du begonnen hast.
verify-receipt-seat = Beleg: Die Datei enthält eine andere Festlegung von { $player }, als dir gezeigt wurde.
verify-receipt-seed = Beleg: Die Datei enthält einen anderen Startwert von { $player } als den geschickten.
verify-receipt-withheld = Beleg: Laut Datei hat { $player } nichts offengelegt; der Beleg sagt etwas anderes.
verify-receipt-anchor = Beleg: Die Datei enthält eine andere Kette von { $player } als die geschickte.
verify-receipt-throw = Beleg: { $player } hat zu Wurf { $roll } beigetragen; laut Datei nicht.
verify-no-receipt = Beleg: Bei diesen Würfeln („{ $source }“) gibt es nichts zu vergleichen.
verify-other-table = Die Datei nennt Tisch { $given }, aber die Würfel sind die von Tisch { $wanted }.
verify-link-count = Die Datei kennzeichnet { $given } Würfe, gemacht wurden { $wanted }.
verify-chain = Die Würfe von { $player } folgen nicht aus der festgelegten Kette.
verify-first-named = Beginn: Der Tisch hat bestimmt, wer beginnt; ausgelost wurde nicht.
verify-start = Beginn: Die Partie begann mit einer gewählten Stellung ({ $position }); sie zählt nirgends.
verify-linked = Würfe: { $count } von { $rolls } Würfen enthalten einen Teil, den nur kannte, wer geworfen hat.
verify-bare = { $player } hat { $count } davon ohne eigenen Teil geworfen: Die konnte der Server vorher kennen.
error-bad-commitment = Eine Festlegung besteht aus 64 hexadezimalen Ziffern (0-9, a-f), nicht „{ $value }“.
option-bench-what = was gemessen wird: server
option-bench-sockets = wie viele Verbindungen offen sind; ohne Angabe 2000
option-bench-fanout = wie viele Verbindungen jedem Tisch folgen; ohne Angabe 2
option-bench-seconds = wie viele Sekunden jeder Teil dauert; ohne Angabe 10
option-bench-rate = Aktionen pro Sekunde im Teil mit festem Takt; ohne Angabe 1000
option-bench-store = ein PostgreSQL, das neben SQLite gemessen wird: postgresql://… (in einem eigenen Schema, das danach gelöscht wird), oder sqlite für SQLite allein; ohne Angabe wird eines gestartet
option-bench-json = dasselbe für Programme
bench-working = Messung
bench-setup = { $sockets } Verbindungen, { $tables } Tische, jede Änderung geht an { $fanout } Verbindungen; { $slices } Abschnitte von { $seconds } s, ± das halbe Intervall (95 %)
# $column: what stands in a column of the table of results.
bench-column =
    { $column ->
        [moves] Aktionen/s
        [p50] p50 ms
        [p99] p99 ms
        [servers] Server µs/Aktion
        [store] PostgreSQL µs/Aktion
       *[client] Spieler µs/Aktion
    }
# $part: what is measured; `across` is two servers of one PostgreSQL.
bench-part =
    { $part ->
        [echo] bloßes Echo
        [sqlite] SQLite
        [across] 2 Server, alle auf dem anderen
       *[postgresql] { $servers ->
            [one] PostgreSQL, { $servers } Server
           *[other] PostgreSQL, { $servers } Server
        }
    }
bench-paced = { $part }, { $rate } Aktionen/s
bench-ratio = Die Tische erreichen { $ratio } des Echos; jede Aktion lag vor der Antwort auf der Platte.
bench-stores = Prozessorzeit des Servers für eine Aktion, PostgreSQL zu SQLite: { $ratio } ({ $low } bis { $high }).
bench-model = Eine Aktion kostet einen Server { $own } µs, und das { $across }-Fache, wenn beide auf einem anderen Server als ihr Tisch sind. Sind alle irgendwo, heißt das:
bench-check = { $servers } Server: Faktor { $predicted } vorhergesagt, { $measured } gemessen
bench-holds = { $servers ->
    [one] { $servers } Server trägt { $moves } Aktionen/s; PostgreSQL braucht dafür { $cores } Kerne
   *[other] { $servers } Server tragen { $moves } Aktionen/s; PostgreSQL braucht dafür { $cores } Kerne
}
error-bench-what = „{ $value }“ lässt sich nicht messen; zur Wahl steht { $known }.
error-bench-missing = Die Messungen gehören zum Quelltext von Roost; dieser Befehl läuft in einem Klon des Projekts.
error-bench-moves-lost = { $counted } Aktionen wurden gezählt, { $acknowledged } bestätigt, und davon liegen { $wrong } nicht so auf der Platte: Die Messung sagt nichts aus.
error-bench-no-postgresql = Es gibt kein PostgreSQL, das gemessen werden könnte. Installiere eines dafür (pip install { $package }), nenne deines (--store postgresql://…) oder miss SQLite allein (--store sqlite).
error-too-few-files = { $sockets } Verbindungen brauchen mehr offene Dateien als die { $allowed }, die dieses System erlaubt; nimm weniger --sockets.

## `roost admin`

command-admin = auf einem Server Ordnung halten: Tische, Sperren, Aufbewahrung
option-serve-retention-tables = löscht Spiele so viele Tage nach ihrem Ende; sonst bleiben sie für immer
option-serve-retention-guests = vergisst Gäste so viele Tage nach ihrem letzten Besuch; sonst nach 400
option-serve-retention-access-log = hält so viele Tage fest, wer von welcher Adresse etwas wollte; sonst 7, bei 0 gar nicht
option-admin-what = list, end, hide, show, delete, ban, unban, bans, purge, rotate, drain oder forget
option-admin-value = der Tisch, die Adresse, das Netz oder der Gast, um den es geht
option-admin-days = wie viele Tage gesperrt wird, oder wie viele Tage alt sein muss, was gelöscht wird
option-admin-all = zeigt auch beendete Tische
admin-tables = { $count ->
    [0] Keine Tische.
    [one] { $count } Tisch.
   *[other] { $count } Tische.
}
admin-bans = { $count ->
    [0] Niemand ist gesperrt.
   *[other] Gesperrt: { $count }.
}
admin-until = bis { $time }
admin-purged = Gelöschte Tische: { $tables }. Vergessene Gäste: { $guests }.
admin-done = Erledigt.
error-bad-action = Unbekannte Aktion { $value }. Es gibt: { $known }.
error-action-needs-value = { $value } muss wissen, worum es geht: um einen Tisch, eine Adresse oder einen Gast.
error-no-server-data = In { $folder } liegen keine Daten eines Servers; nenne seinen Ordner mit --data.
error-admin-unreachable = Auf { $folder } läuft ein Server, aber er antwortet nicht. Beende ihn und versuche es noch einmal.
error-purge-needs-days = Sag mit --days, wie alt sein muss, was gelöscht wird.
error-no-such-guest = Einen Gast { $value } gibt es hier nicht.
error-bad-ban = { $value } ist weder eine Adresse noch die Kennung eines Gasts.
error-no-such-ban = { $value } ist nicht gesperrt.

command-store = alles eines Servers von einem Speicher in einen anderen kopieren
option-store-what = copy
option-store-source = wo es liegt: ein Datenordner oder postgresql://…
option-store-target = wohin es kommt: ein neuer Datenordner oder eine leere Datenbank
store-copied = Kopiert und geprüft. Tische: { $tables }; Einträge ihrer Protokolle: { $entries }; Personen: { $people }.
command-backup = die Daten eines Servers in einen Ordner kopieren, während er läuft
option-backup-folder = der Ordner für die Kopie; er wird angelegt
command-restore = aus einer Sicherung die Daten eines Servers machen und jede Partie prüfen
option-restore-folder = der Ordner der Sicherung
restore-broken = Tisch { $table } ist nicht in Ordnung: { $reason }
restore-verified = Wiederhergestellt und durchgesehen. Tische: { $tables }; nach Regeln und Startwerten nachgespielte Partien: { $games }; Züge: { $moves }.
error-store-not-empty = { $store } ist nicht leer. Nichts wurde überschrieben.
error-copy-failed = Was von { $table } ankam, ist nicht, was geschickt wurde. Nichts wurde behalten; versuche es noch einmal.
