### Games over days: being told of one’s turn, and days off.

news-turn = Du bist dran: { $game } mit { $names }.
news-stop-link = Keine Nachrichten mehr:
news-title = Nachricht, wenn ich dran bin
news-about = In Partien über Tage kann dieser Server dir sagen, wann du dran bist.
news-push = In diesem Browser Bescheid geben
news-kind = Eine andere Adresse
news-kind-push = Browser
news-kind-ntfy = Text, wie für ntfy
news-kind-webhook = JSON, für ein Programm
news-address = Adresse, mit https://
news-add = Adresse hinzufügen
news-where = Wo du Nachricht bekommst
news-stop = Beenden
news-stop-at = Beenden: { $name }
news-failing = die letzte Nachricht kam nicht an
news-quiet = Ruhezeit
news-quiet-how = Dann wird nichts gesendet; die Nachricht wartet so lange. Zweimal dieselbe Stunde: jederzeit.
news-from = von
news-until = bis
news-stopped = Beendet. Dorthin wird nichts mehr gesendet.
error-news-off = Dieser Server sendet keine Nachrichten.
error-bad-news-address = An „{ $value }“ wird nichts gesendet: Es muss eine öffentliche Adresse mit https:// sein, oder eine, die der Betreiber erlaubt.
error-no-such-news = Dorthin wird nichts mehr gesendet.
error-too-many-news = Du hast { $most } Adressen, mehr gehen nicht; beende zuerst eine.
error-no-push-here = Der Browser erlaubt keine Nachrichten dieser Seite.
news-test = Probe senden
news-test-at = Probe senden: { $name }
news-test-text = Eine Probe: Hier sagt dir Roost, wann du dran bist.
news-test-sent = Die Probe ist bei { $name } angekommen.
news-test-failed = Die Probe kam bei { $name } nicht an.

holiday-title = Freie Tage
holiday-about = An diesen Tagen steht deine Uhr in Partien über Tage still, und alle am Tisch sehen, bis wann. Ein Zug, der vor der Ansage begonnen hat, behält seine Uhr: Spiel ihn, bevor du gehst.
holiday-left = Noch { $left } von { $most } Tagen im Jahr
holiday-first = Erster Tag
holiday-last = Letzter Tag
holiday-announce = Ansagen
holiday-list = Deine freien Tage
holiday-back = Ich bin zurück
holiday-take-back = Zurücknehmen
holiday-span = { $from } – { $until }
seat-holiday = weg bis { $day }
seat-holiday-ahead = weg { $from } – { $until }
error-bad-holiday = { $why ->
    [past] Freie Tage beginnen frühestens heute.
    [order] Der letzte Tag liegt vor dem ersten.
   *[far] Freie Tage beginnen innerhalb eines Jahres.
}
error-holiday-overlaps = Für diese Zeit hast du schon freie Tage angesagt.
error-too-many-holidays = Das ist zu lang: Von { $most } freien Tagen im Jahr sind noch { $left } übrig.
error-no-such-holiday = Diese freien Tage sind vorbei oder zurückgenommen.
