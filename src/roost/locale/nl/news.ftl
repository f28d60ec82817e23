### Games over days: being told of one’s turn, and days off.

news-turn = Je bent aan de beurt: { $game } met { $names }.
news-stop-link = Geen berichten meer:
news-title = Bericht als ik aan de beurt ben
news-about = Bij partijen over dagen kan deze server je zeggen wanneer je aan de beurt bent.
news-push = Laat het me in deze browser weten
news-kind = Een ander adres
news-kind-push = Browser
news-kind-ntfy = Tekst, zoals voor ntfy
news-kind-webhook = JSON, voor een programma
news-address = Adres, met https://
news-add = Adres toevoegen
news-where = Waar je bericht krijgt
news-stop = Stoppen
news-stop-at = Stoppen: { $name }
news-failing = het laatste bericht kwam niet aan
news-quiet = Stille uren
news-quiet-how = Dan wordt niets gestuurd; het bericht wacht zo lang. Twee keer hetzelfde uur: altijd.
news-from = van
news-until = tot
news-stopped = Gestopt. Er wordt daar niets meer naartoe gestuurd.
error-news-off = Deze server stuurt geen berichten.
error-bad-news-address = Naar ‘{ $value }’ wordt niets gestuurd: het moet een openbaar adres met https:// zijn, of een dat de host toestaat.
error-no-such-news = Daar wordt niets meer naartoe gestuurd.
error-too-many-news = Je hebt { $most } adressen, meer kan niet; stop er eerst een.
error-no-push-here = De browser staat geen berichten van deze pagina toe.
news-test = Stuur een proef
news-test-at = Stuur een proef: { $name }
news-test-text = Een proef: hier zegt Roost je wanneer je aan de beurt bent.
news-test-sent = De proef is bij { $name } aangekomen.
news-test-failed = De proef kwam niet aan bij { $name }.

holiday-title = Vrije dagen
holiday-about = Op deze dagen staat je klok stil bij partijen over dagen, en iedereen aan tafel ziet tot wanneer. Een beurt die voor de aankondiging begon, houdt zijn klok: speel die voor je gaat.
holiday-left = Nog { $left } van { $most } dagen per jaar
holiday-first = Eerste dag
holiday-last = Laatste dag
holiday-announce = Aankondigen
holiday-list = Jouw vrije dagen
holiday-back = Ik ben terug
holiday-take-back = Terugnemen
holiday-span = { $from } – { $until }
seat-holiday = weg tot en met { $day }
seat-holiday-ahead = weg { $from } – { $until }
error-bad-holiday = { $why ->
    [past] Vrije dagen beginnen op zijn vroegst vandaag.
    [order] De laatste dag komt voor de eerste.
   *[far] Vrije dagen beginnen binnen een jaar.
}
error-holiday-overlaps = Voor die tijd heb je al vrije dagen aangekondigd.
error-too-many-holidays = Dat is te lang: je hebt nog { $left } van { $most } vrije dagen per jaar.
error-no-such-holiday = Deze vrije dagen zijn voorbij of teruggenomen.
