### What `roost serve` and `roost check` print.

serve-running = Roost läuft unter { $address }
serve-lan = Im selben Netz { $address } öffnen oder das hier scannen:
serve-lan-none = Dieser Rechner hat keine Netzadresse, die andere öffnen könnten.
serve-data = Die Tische liegen in { $folder }
serve-stop = Strg+C beendet den Server. Alle Partien sind gespeichert.
serve-ended = Beendet. Alle Partien sind gespeichert.
error-port-taken = Port { $port } ist belegt; mit --port einen anderen wählen.
error-bad-host = Auf { $value } kann der Server nicht lauschen: { $reason }
error-data-in-use = In { $folder } läuft schon ein anderer Server; beende ihn oder wähle mit --data einen anderen Ordner.
error-store-unusable = { $file } ist nicht zu gebrauchen: { $reason }
error-store-unreachable = Die Datenbank { $store } ist nicht erreichbar: { $reason }
error-store-in-use = Ein Server schreibt in { $store }. Beende ihn zuerst.
error-bad-store = Eine PostgreSQL-Adresse beginnt mit postgresql://.
error-short-word = { $file } muss ein Passwort mit mindestens { $least } Zeichen enthalten.
error-open-word = Jeder Benutzer dieses Rechners kann { $file } lesen. Abhilfe: chmod o-r { $file }
error-store-lost-writes = In { $file } fehlen { $count } bestätigte Schreibvorgänge: Das Write-Ahead-Log ging verloren oder wurde gekürzt, oder es ist eine ältere Kopie. Lege die richtigen Dateien zurück oder starte mit --accept-loss.
error-store-replaced = { $file } ist nicht die Datenbank, die hier zuvor geschrieben wurde. Lege die richtige zurück oder starte mit --accept-loss.
error-store-damaged = { $file } ist beschädigt. Einzelheiten stehen im Protokoll des Servers.
error-secret-replaced = { $file } ist nicht der Schlüssel, der die bisherigen Cookies und Links signiert hat. Lege den richtigen zurück oder starte mit --accept-loss.
error-unknown-setting = { $place }: Die Einstellung „{ $value }“ gibt es nicht; bekannt: { $known }
error-setting-value = Für { $option } geht { $allowed }, nicht „{ $value }“.
error-config-unreadable = { $file } ist kein TOML: { $reason }
config-default = Standard
verify-moves = Entscheidungen: Alle { $moves } folgen den Regeln.
verify-broken = Entscheidungen: falsch ab Zug { $turn }: { $reason }
verify-good = Würfel: Alle { $rolls } Würfe passen zu den Startwerten.
verify-seeded = Würfel: Alle { $rolls } Würfe passen zum Startwert in der Datei. Wer ihn gewählt hat, konnte sie vorher kennen.
verify-sealed = Würfel: Der Startwert ist noch geheim; die { $rolls } Würfe lassen sich noch nicht prüfen.
verify-as-seen = Festlegung: dieselbe, die vor dem Spiel zu sehen war.
verify-unproved = Würfel: Sie kamen aus „{ $source }“ und lassen sich nicht prüfen.
verify-bad = Würfel: Prüfung fehlgeschlagen.
verify-withheld = { $player } hat den eigenen Startwert nicht rechtzeitig aufgedeckt; dafür zählen Nullen.
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
verify-receipt-withheld = Beleg: Laut Datei hat { $player } nichts aufgedeckt; der Beleg sagt etwas anderes.
verify-receipt-anchor = Beleg: Die Datei enthält eine andere Kette von { $player } als die geschickte.
verify-receipt-throw = Beleg: { $player } hat zu Wurf { $roll } beigetragen; laut Datei nicht.
verify-no-receipt = Beleg: Für diese Würfel („{ $source }“) gibt es nichts zu vergleichen.
verify-other-table = Die Datei nennt Tisch { $given }, aber die Würfel sind die von Tisch { $wanted }.
verify-link-count = Die Datei enthält { $given } Würfe, gemacht wurden { $wanted }.
verify-chain = Die Würfe von { $player } folgen nicht aus der festgelegten Kette.
verify-first-named = Anfang: Wer beginnt, wurde bestimmt, nicht ausgelost.
verify-start = Anfang: Das Spiel begann mit einer gewählten Stellung ({ $position }); für die Ergebnisse zählt es nicht.
verify-linked = Würfe: { $count } von { $rolls } { $count ->
    [one] enthält
   *[other] enthalten
} ein Geheimnis, das nur die werfende Person kannte.
verify-bare = { $player } hat { $count } davon ohne eigenes Geheimnis geworfen: Die konnte der Server vorher kennen.
error-bad-commitment = Eine Festlegung besteht aus 64 hexadezimalen Ziffern (0-9, a-f), nicht „{ $value }“.

## `roost server`

error-bad-action = Unbekannte Aktion { $value }. Es gibt: { $known }.
error-no-server-data = In { $folder } liegen keine Daten eines Servers; nenne seinen Ordner mit --data.
error-admin-unreachable = Auf { $folder } läuft ein Server, aber er antwortet nicht. Beende ihn und versuch es noch einmal.
error-purge-needs-days = Gib mit --days an, wie alt die Daten sein müssen.
error-no-such-guest = Einen Gast { $value } gibt es hier nicht.
error-bad-ban = { $value } ist weder eine Adresse noch die Kennung eines Gasts.
error-no-such-ban = { $value } ist nicht gesperrt.

error-store-not-empty = { $store } ist nicht leer. Nichts wurde überschrieben.
error-copy-failed = Die Kopie von { $table } stimmt nicht mit dem Original überein. Nichts wurde behalten; versuch es noch einmal.
