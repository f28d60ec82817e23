### Moments that somebody got wrong, to try again on a later day.

cards-title = Moments to retry
cards-due = { $count ->
    [one] One moment to retry
   *[other] { $count } moments to retry
}
cards-about = From your reviewed games and the puzzles you missed.
cards-none = Nothing to retry for now.
cards-how = Mistakes from your reviews and puzzles you missed come back here: the next day, then less and less often.
cards-later = { $count ->
    [one] One moment comes back later, on { $day }.
   *[other] { $count } moments come back later, the next on { $day }.
}
cards-again-on = You’ll see it again on { $day }.
cards-onward = Next moment
cards-left = { $count ->
    [one] One more after this.
   *[other] { $count } more after this.
}
