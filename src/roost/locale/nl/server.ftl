### What `roost serve` and `roost check` print.

serve-running = Roost draait op { $address }
serve-lan = Open op hetzelfde netwerk { $address } of scan dit:
serve-lan-none = Deze computer heeft geen netwerkadres dat anderen kunnen openen.
serve-data = De tafels staan in { $folder }
serve-stop = Ctrl+C stopt de server. Alle spellen zijn bewaard.
serve-ended = Gestopt. Alle spellen zijn bewaard.
error-port-taken = Poort { $port } is bezet; kies een andere met --port.
error-bad-host = Luisteren op { $value } lukt niet: { $reason }
error-data-in-use = Op { $folder } draait al een andere server; stop die of kies met --data een andere map.
error-store-unusable = { $file } is niet te gebruiken: { $reason }
error-store-unreachable = De database { $store } is niet bereikbaar: { $reason }
error-store-in-use = Een server schrijft naar { $store }. Stop die eerst.
error-bad-store = Een PostgreSQL-adres begint met postgresql://.
error-short-word = { $file } moet een wachtwoord van minstens { $least } tekens bevatten.
error-open-word = Elke gebruiker van deze computer kan { $file } lezen. Voer uit: chmod o-r { $file }
error-store-lost-writes = In { $file } ontbreken { $count } bevestigde schrijfacties: het write-ahead-log is kwijt of afgekapt, of het is een oudere kopie. Zet de juiste bestanden terug, of start met --accept-loss.
error-store-replaced = { $file } is niet de database die hier eerder is geschreven. Zet de juiste terug, of start met --accept-loss.
error-store-damaged = { $file } is beschadigd. Het logboek van de server geeft details.
error-secret-replaced = { $file } is niet de sleutel waarmee de cookies en links tot nu toe zijn ondertekend. Zet de juiste terug, of start met --accept-loss.
error-unknown-setting = { $place }: er is geen instelling ‘{ $value }’; bekend: { $known }
error-setting-value = { $option } is { $allowed }, niet ‘{ $value }’.
error-config-unreadable = { $file } is geen TOML: { $reason }
config-default = standaard
verify-moves = Zetten: alle { $moves } volgen de regels.
verify-broken = Zetten: fout vanaf beurt { $turn }: { $reason }
verify-good = Dobbelstenen: alle { $rolls } worpen kloppen met de startwaarden.
verify-seeded = Dobbelstenen: alle { $rolls } worpen kloppen met de startwaarde in het bestand. Wie die koos, kon ze vooraf kennen.
verify-sealed = Dobbelstenen: de startwaarde is nog geheim; de { $rolls } worpen zijn nog niet te controleren.
verify-as-seen = Vastlegging: dezelfde die voor het spel te zien was.
verify-unproved = Dobbelstenen: ze kwamen uit ‘{ $source }’ en zijn niet te controleren.
verify-bad = Dobbelstenen: controle mislukt.
verify-withheld = { $player } onthulde de eigen startwaarde niet op tijd; daarvoor tellen nullen.
verify-silent = { $player } gaf geen startwaarde.
verify-other-commitment = Vastlegging: in het bestand staat een andere dan voor het spel te zien was. Dit is niet het spel dat je begon.
verify-no-commitment = Vastlegging: deze dobbelstenen (‘{ $source }’) hebben er geen om te vergelijken.
verify-seed-missing = Het spel is afgelopen, maar de startwaarde van de server ontbreekt: de dobbelstenen bewijzen niets.
verify-server-commitment = De startwaarde van de server is niet die waarop hij zich vastlegde.
verify-stream-commitment = De startwaarde van deze gedeelde dobbelstenen is niet de vastgelegde.
verify-seat-commitment = De startwaarde van { $player } is niet de vastgelegde.
verify-seat-seed-missing = De startwaarde van { $player } ontbreekt.
verify-seat-seed-unexpected = Er is een startwaarde van { $player } die er niet hoort te zijn.
verify-seat-count = Er zijn startwaarden voor { $given } plaatsen, maar er speelden er { $wanted }.
verify-first-seat = De dobbelstenen wezen { $wanted } aan om te beginnen, niet { $given }.
verify-roll = Worp { $roll } toont { $given }; de startwaarden geven { $wanted }.
verify-receipt-good = Bewijs: de vastleggingen zijn die je te zien kreeg, en je eigen deel is wat je gestuurd hebt.
verify-receipt-table = Bewijs: het is van tafel { $wanted }, het bestand van tafel { $given }.
verify-receipt-server = Bewijs: het bestand heeft een andere vastlegging van de server dan je te zien kreeg. Dit is niet het spel dat je begon.
verify-receipt-seat = Bewijs: het bestand heeft een andere vastlegging van { $player } dan je te zien kreeg.
verify-receipt-seed = Bewijs: het bestand heeft een andere startwaarde van { $player } dan gestuurd is.
verify-receipt-withheld = Bewijs: volgens het bestand heeft { $player } niets onthuld; het bewijs zegt iets anders.
verify-receipt-anchor = Bewijs: het bestand heeft een andere keten van { $player } dan gestuurd is.
verify-receipt-throw = Bewijs: { $player } gaf een deel bij worp { $roll }, en het bestand zegt iets anders.
verify-no-receipt = Bewijs: bij deze dobbelstenen (‘{ $source }’) valt niets te vergelijken.
verify-other-table = Het bestand noemt tafel { $given }, maar de dobbelstenen zijn die van tafel { $wanted }.
verify-link-count = Het bestand bevat { $given } worpen, maar er zijn er { $wanted } gedaan.
verify-chain = De worpen van { $player } volgen niet uit de vastgelegde keten.
verify-first-named = Begin: wie begint, is gekozen en niet geloot.
verify-start = Begin: het spel begon met een gekozen stelling ({ $position }); het telt niet mee voor de resultaten.
verify-linked = Worpen: { $count } van de { $rolls } { $count ->
    [one] bevat
   *[other] bevatten
} een geheim dat alleen bekend was bij wie gooide.
verify-bare = { $player } gooide er { $count } zonder eigen geheim: die kon de server vooraf kennen.
error-bad-commitment = Een vastlegging bestaat uit 64 hexadecimale cijfers (0-9, a-f), niet ‘{ $value }’.

## `roost server`

error-bad-action = Onbekende actie { $value }. Er zijn: { $known }.
error-no-server-data = In { $folder } staan geen gegevens van een server; noem de map met --data.
error-admin-unreachable = Op { $folder } draait een server, maar die antwoordt niet. Stop hem en probeer het opnieuw.
error-purge-needs-days = Geef met --days op hoe oud de gegevens moeten zijn.
error-no-such-guest = Er is hier geen gast { $value }.
error-bad-ban = { $value } is geen adres en ook geen kenmerk van een gast.
error-no-such-ban = { $value } is niet geblokkeerd.

error-store-not-empty = { $store } is niet leeg. Er is niets overschreven.
error-copy-failed = De kopie van { $table } komt niet overeen met het origineel. Er is niets bewaard; probeer het nog eens.
