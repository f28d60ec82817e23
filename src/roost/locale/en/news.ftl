### Games over days: being told of one’s turn, and days off.

news-turn = It’s your turn: { $game } with { $names }.
news-stop-link = Unsubscribe:
news-title = Turn notifications
news-none = This server sends no notifications.
news-ask = Shall we tell you when it’s your turn?
news-ask-yes = Yes, please
news-ask-no = No
news-about = In correspondence games, this server can notify you when it’s your turn.
news-push = Notify me in this browser
news-kind = Another address
news-kind-push = Browser
news-kind-ntfy = ntfy (text)
news-address = Address, with https://
news-add = Add address
news-where = Your notification addresses
news-stop = Remove
news-stop-at = Remove { $name }
news-failing = last notification failed
news-quiet = Quiet hours
news-quiet-how = No notifications in these hours; they arrive afterwards. Set both to the same hour for no quiet hours.
news-from = from
news-until = until
news-stopped = Unsubscribed. Nothing more is sent there.
error-news-off = This server doesn’t send notifications.
error-bad-news-address = Roost can’t send to “{ $value }”. Use a public https:// address, or ask the host to allow it.
error-no-such-news = This address is already unsubscribed.
error-too-many-news = You already have { $most } addresses, the maximum. Remove one first.
error-no-push-here = Your browser doesn’t allow notifications from this page.
news-test = Send a test
news-test-at = Send a test: { $name }
news-test-text = A test: Roost will notify you of your turns here.
news-test-sent = Test sent to { $name }.
news-test-failed = The test didn’t reach { $name }.

holiday-title = Days off
holiday-about = On your days off, your clock stops in correspondence games and the table shows when you’ll be back. Turns already started keep their clock, so play them before you leave.
holiday-left = Days off left this year: { $left } of { $most }
holiday-first = First day
holiday-last = Last day
holiday-announce = Add
holiday-list = Your days off
holiday-back = I’m back
holiday-take-back = Cancel
holiday-span = { $from } – { $until }
seat-holiday = away until { $day }
seat-holiday-ahead = away { $from } – { $until }
error-bad-holiday = { $why ->
    [past] Days off can’t start in the past.
    [order] The last day comes before the first.
   *[far] Days off must start within a year.
}
error-holiday-overlaps = You already have days off during that time.
error-too-many-holidays = That’s too long. Days off left this year: { $left } of { $most }.
error-no-such-holiday = These days off are over or were cancelled.
