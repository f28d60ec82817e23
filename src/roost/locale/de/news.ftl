### Games over days: being told of one’s turn, and days off.

news-turn = Du bist dran: { $game } mit { $names }.
news-stop-link = Abbestellen:
news-title = Benachrichtigungen
news-none = Dieser Server verschickt keine Benachrichtigungen.
news-ask = Sollen wir dir sagen, wenn du dran bist?
news-ask-yes = Ja, gern
news-ask-no = Nein
news-about = Bei Fernpartien kann dich dieser Server benachrichtigen, wenn du dran bist.
news-push = In diesem Browser benachrichtigen
news-kind = Eine andere Adresse
news-kind-push = Browser
news-kind-ntfy = ntfy (Text)
news-address = Adresse, mit https://
news-add = Adresse hinzufügen
news-where = Deine Adressen für Benachrichtigungen
news-stop = Entfernen
news-stop-at = { $name } entfernen
news-failing = letzte Benachrichtigung fehlgeschlagen
news-quiet = Ruhezeit
news-quiet-how = In diesen Stunden kommt nichts; es wird danach zugestellt. Gleiche Stunde bei beiden: keine Ruhezeit.
news-from = von
news-until = bis
news-stopped = Abbestellt. Dorthin wird nichts mehr geschickt.
error-news-off = Dieser Server verschickt keine Benachrichtigungen.
error-bad-news-address = An „{ $value }“ kann Roost nichts schicken. Nimm eine öffentliche https://-Adresse oder bitte den Betreiber, sie zu erlauben.
error-no-such-news = Diese Adresse ist schon abbestellt.
error-too-many-news = Du hast schon { $most } Adressen, mehr geht nicht. Entferne erst eine.
error-no-push-here = Dein Browser erlaubt keine Benachrichtigungen von dieser Seite.
news-test = Test senden
news-test-at = Test senden: { $name }
news-test-text = Ein Test: Hier benachrichtigt dich Roost, wenn du dran bist.
news-test-sent = Test an { $name } geschickt.
news-test-failed = Der Test kam bei { $name } nicht an.

holiday-title = Freie Tage
holiday-about = An freien Tagen steht deine Uhr bei Fernpartien still, und am Tisch steht, wann du wieder da bist. Schon begonnene Züge behalten ihre Uhr: Spiel sie, bevor du gehst.
holiday-left = Freie Tage übrig in diesem Jahr: { $left } von { $most }
holiday-first = Erster Tag
holiday-last = Letzter Tag
holiday-announce = Eintragen
holiday-list = Deine freien Tage
holiday-back = Ich bin zurück
holiday-take-back = Streichen
holiday-span = { $from } – { $until }
seat-holiday = weg bis { $day }
seat-holiday-ahead = weg { $from } – { $until }
error-bad-holiday = { $why ->
    [past] Freie Tage können nicht in der Vergangenheit beginnen.
    [order] Der letzte Tag liegt vor dem ersten.
   *[far] Freie Tage müssen innerhalb eines Jahres beginnen.
}
error-holiday-overlaps = Für diese Zeit hast du schon freie Tage eingetragen.
error-too-many-holidays = Das ist zu lang. Freie Tage übrig in diesem Jahr: { $left } von { $most }.
error-no-such-holiday = Diese freien Tage sind vorbei oder gestrichen.
