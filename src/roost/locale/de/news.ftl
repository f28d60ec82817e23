### Being told of one’s turn in a game over days.

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
