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
verify-good = Würfel: Alle { $rolls } Würfe stimmen.
verify-seeded = Würfel: Alle { $rolls } Würfe passen zum Startwert in der Datei. Wer ihn gewählt hat, konnte sie vorher kennen.
verify-sealed = Würfel: Der Startwert ist noch geheim; die { $rolls } Würfe lassen sich noch nicht prüfen.
verify-unproved = Würfel: Sie kamen aus „{ $source }“ und lassen sich nicht prüfen.
verify-bad = Würfel: Prüfung fehlgeschlagen.
verify-roll = Wurf { $roll } zeigt { $given }; es müsste { $wanted } sein.
verify-transcript = Eintrag { $entry } des Spiels kann nicht stimmen: { $reason }
verify-check = Anfang: Die zehn Ziffern zum Vergleichen mit den anderen sind { $digits }.
verify-bare = { $player } hat { $count ->
    [one] einmal
   *[other] { $count }-mal
} ohne Beitrag eines Mitspielers gewürfelt; diese Würfe konnte der Server vorher kennen.
verify-absences = { $player } wurde { $count ->
    [one] einmal
   *[other] { $count }-mal
} für abwesend erklärt: keine Antwort in der Zeit.
verify-chains = { $player } hat { $count ->
    [one] einmal
   *[other] { $count }-mal
} einen neuen Beitrag zu den Würfeln gegeben: auf einem anderen Gerät oder nach vielen Würfen.
verify-stream-commitment = Der Startwert dieser gemeinsamen Würfel ist nicht der festgelegte.
verify-receipt-good = Beleg: Das ist das Spiel deines Belegs.
verify-receipt-table = Beleg: Er gehört zu Tisch { $wanted }, die Datei zu Tisch { $given }.
verify-receipt-shorter = Beleg: Die Datei hat { $given } Einträge, dein Beleg { $wanted }. Ihr Ende ist nicht das, das du gesehen hast.
verify-receipt-other = Beleg: Die Datei weicht in den ersten { $entries } Einträgen von dem ab, was du gesehen hast.
verify-receipt-no-part = Beleg: Er enthält keinen Beitrag von dir zu diesen Würfeln.
verify-receipt-notices = Beleg: Dein Gerät hat { $count ->
    [one] einen Vorfall
   *[other] { $count } Vorfälle
} notiert, die auch ein unehrlicher Server auslösen kann: Abwesenheiten oder nicht benutzte Beiträge.
verify-evidence = Beweis: bestätigt. { $reason }
verify-evidence-none = Beweis: Diese Datei zeigt nicht, dass etwas falsch war.
verify-evidence-own = Beweis: { $reason } Was das Gerät geschickt hat, weiß nur es selbst; die Datei allein beweist das nicht.
verify-no-receipt = Beleg: Für diese Würfel („{ $source }“) gibt es nichts zu vergleichen.
verify-other-table = Die Datei nennt Tisch { $given }, aber die Würfel sind die von Tisch { $wanted }.
verify-first-named = Anfang: Wer beginnt, wurde bestimmt, nicht ausgelost.
verify-start = Anfang: Das Spiel begann mit einer gewählten Stellung ({ $position }); für die Ergebnisse zählt es nicht.

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
