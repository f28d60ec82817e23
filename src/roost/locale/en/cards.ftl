### Moments that somebody got wrong, to try again on a later day.

cards-title = Moments to try again
cards-due = { $count ->
    [one] One moment to try again
   *[other] { $count } moments to try again
}
cards-about = From your reviewed games and the puzzles you missed.
cards-none = Nothing to try again for now.
cards-how = What a review says you got wrong comes back here, and so does a puzzle you missed: the next day, and then less and less often.
cards-later = { $count ->
    [one] One moment comes back later, on { $day }.
   *[other] { $count } moments come back later, the next on { $day }.
}
cards-again-on = You will see it again on { $day }.
cards-onward = Next moment
cards-left = { $count ->
    [one] One more after this.
   *[other] { $count } more after this.
}
