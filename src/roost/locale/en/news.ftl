### Games over days: being told of one’s turn, and days off.

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
news-test = Send a test
news-test-at = Send a test: { $name }
news-test-text = A test: this is where Roost tells you of your turns.
news-test-sent = The test has arrived at { $name }.
news-test-failed = The test did not arrive at { $name }.

holiday-title = Days off
holiday-about = On these days your clock stands still in games over days, and everybody at the table sees until when. A turn that has begun before you announce them keeps its clock: play it before you go.
holiday-left = { $left } of { $most } days a year left
holiday-first = First day
holiday-last = Last day
holiday-announce = Announce
holiday-list = Your days off
holiday-back = I am back
holiday-take-back = Take back
holiday-span = { $from } – { $until }
seat-holiday = away until { $day }
seat-holiday-ahead = away { $from } – { $until }
error-bad-holiday = { $why ->
    [past] Days off begin today at the earliest.
    [order] The last day comes before the first.
   *[far] Days off begin within a year.
}
error-holiday-overlaps = You have announced days off for that time already.
error-too-many-holidays = That is too long: { $left } of { $most } days off a year are left.
error-no-such-holiday = These days off are over, or were taken back.
