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
verify-good = Dobbelstenen: alle { $rolls } worpen kloppen.
verify-seeded = Dobbelstenen: alle { $rolls } worpen kloppen met de startwaarde in het bestand. Wie die koos, kon ze vooraf kennen.
verify-sealed = Dobbelstenen: de startwaarde is nog geheim; de { $rolls } worpen zijn nog niet te controleren.
verify-unproved = Dobbelstenen: ze kwamen uit ‘{ $source }’ en zijn niet te controleren.
verify-bad = Dobbelstenen: controle mislukt.
verify-roll = Worp { $roll } toont { $given }; het moet { $wanted } zijn.
verify-transcript = Regel { $entry } van het spel kan niet kloppen: { $reason }
verify-check = Begin: de tien cijfers om met de anderen te vergelijken zijn { $digits }.
verify-bare = { $player } gooide { $count ->
    [one] één keer
   *[other] { $count } keer
} zonder deel van een speler; die worpen kon de server vooraf kennen.
verify-absences = { $player } werd { $count ->
    [one] één keer
   *[other] { $count } keer
} afwezig gemeld: geen antwoord op tijd.
verify-chains = { $player } gaf { $count ->
    [one] één keer
   *[other] { $count } keer
} een nieuw deel aan de dobbelstenen: op een ander apparaat of na veel worpen.
verify-stream-commitment = De startwaarde van deze gedeelde dobbelstenen is niet de vastgelegde.
verify-receipt-good = Bewijs: dit is het spel van je bewijs.
verify-receipt-table = Bewijs: het is van tafel { $wanted }, het bestand van tafel { $given }.
verify-receipt-shorter = Bewijs: het bestand heeft { $given } regels, je bewijs { $wanted }. Het einde is niet wat je gezien hebt.
verify-receipt-other = Bewijs: het bestand wijkt in de eerste { $entries } regels af van wat je gezien hebt.
verify-receipt-no-part = Bewijs: het bevat geen deel van jou in deze dobbelstenen.
verify-receipt-notices = Bewijs: je apparaat noteerde { $count ->
    [one] één voorval
   *[other] { $count } voorvallen
} die een oneerlijke server kan veroorzaken: afwezigheid of ongebruikte delen.
verify-evidence = Bewijsstuk: bevestigd. { $reason }
verify-evidence-none = Bewijsstuk: dit bestand toont niet dat er iets mis was.
verify-evidence-own = Bewijsstuk: { $reason } Alleen het apparaat weet wat het gestuurd heeft; het bestand alleen bewijst dat niet.
verify-no-receipt = Bewijs: bij deze dobbelstenen (‘{ $source }’) valt niets te vergelijken.
verify-other-table = Het bestand noemt tafel { $given }, maar de dobbelstenen zijn die van tafel { $wanted }.
verify-first-named = Begin: wie begint, is gekozen en niet geloot.
verify-start = Begin: het spel begon met een gekozen stelling ({ $position }); het telt niet mee voor de resultaten.

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
