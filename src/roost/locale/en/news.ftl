### Being told of one’s turn in a game over days.

news-turn = It is your turn: { $game } with { $names }.
news-stop-link = To be told no more:
news-title = Told when it is my turn
news-about = In games over days this server can tell you when it is your turn.
news-push = Tell me in this browser
news-kind = Another address
news-kind-push = Browser
news-kind-ntfy = Text, as for ntfy
news-kind-webhook = JSON, for a program
news-address = Address, with https://
news-add = Add the address
news-where = Where you are told
news-stop = Stop
news-stop-at = Stop: { $name }
news-failing = the last note did not arrive
news-quiet = Quiet hours
news-quiet-how = Nothing is sent then; a note waits until they are over. The same hour twice: at any time.
news-from = from
news-until = until
news-stopped = Stopped. Nothing more is sent there.
error-news-off = This server sends no notes.
error-bad-news-address = Nothing is sent to “{ $value }”: it must be a public address with https://, or one that the host allows.
error-no-such-news = Nothing is sent there any more.
error-too-many-news = You have { $most } addresses, which is the most; stop one first.
error-no-push-here = The browser does not allow notes from this page.
