### Games over days: being told of one’s turn, and days off.

news-turn = Je bent aan de beurt: { $game } met { $names }.
news-stop-link = Afmelden:
news-title = Beurtmeldingen
news-none = Deze server stuurt geen meldingen.
news-ask = Zullen we je laten weten wanneer je aan de beurt bent?
news-ask-yes = Ja, graag
news-ask-no = Nee
news-about = Bij correspondentiepartijen kan deze server je waarschuwen als je aan de beurt bent.
news-push = Waarschuw me in deze browser
news-kind = Een ander adres
news-kind-push = Browser
news-kind-ntfy = ntfy (tekst)
news-address = Adres, met https://
news-add = Adres toevoegen
news-where = Je adressen voor meldingen
news-stop = Verwijderen
news-stop-at = { $name } verwijderen
news-failing = laatste melding mislukt
news-quiet = Stille uren
news-quiet-how = In deze uren komen er geen meldingen; die komen daarna. Twee keer hetzelfde uur: geen stille uren.
news-from = van
news-until = tot
news-stopped = Afgemeld. Daar wordt niets meer naartoe gestuurd.
error-news-off = Deze server stuurt geen meldingen.
error-bad-news-address = Roost kan niets sturen naar ‘{ $value }’. Gebruik een openbaar https://-adres, of vraag de beheerder het toe te staan.
error-no-such-news = Dat adres is al afgemeld.
error-too-many-news = Je hebt al { $most } adressen, het maximum. Verwijder er eerst een.
error-no-push-here = Je browser staat geen meldingen van deze pagina toe.
news-test = Testbericht sturen
news-test-at = Testbericht sturen: { $name }
news-test-text = Een test: hier meldt Roost dat je aan de beurt bent.
news-test-sent = Het testbericht is naar { $name } gestuurd.
news-test-failed = Het testbericht kwam niet aan bij { $name }.

holiday-title = Vrije dagen
holiday-about = Op vrije dagen staat je klok bij correspondentiepartijen stil, en aan tafel staat wanneer je terug bent. Beurten die al begonnen zijn houden hun klok: speel ze voor je weggaat.
holiday-left = Vrije dagen over dit jaar: { $left } van { $most }
holiday-first = Eerste dag
holiday-last = Laatste dag
holiday-announce = Toevoegen
holiday-list = Jouw vrije dagen
holiday-back = Ik ben terug
holiday-take-back = Intrekken
holiday-span = { $from } – { $until }
seat-holiday = weg tot en met { $day }
seat-holiday-ahead = weg { $from } – { $until }
error-bad-holiday = { $why ->
    [past] Vrije dagen kunnen niet in het verleden beginnen.
    [order] De laatste dag ligt voor de eerste.
   *[far] Vrije dagen moeten binnen een jaar beginnen.
}
error-holiday-overlaps = Voor die tijd heb je al vrije dagen aangekondigd.
error-too-many-holidays = Dat is te lang. Vrije dagen over dit jaar: { $left } van { $most }.
error-no-such-holiday = Deze vrije dagen zijn voorbij of ingetrokken.
