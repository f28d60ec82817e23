### The daily game: the same dice for everybody.

daily-title = The daily game
daily-about = The same dice and the same bird for everybody, and one attempt each.
daily-open-until = Open until { $time }.
daily-over = This day is over.
daily-play = Play today’s dice
daily-against = Against { $name }
daily-made = You made { $share } of these dice.
daily-place = { $of ->
    [one] Place { $place }, with one result so far.
   *[other] Place { $place }, with { $of } results so far.
}
daily-settling = What you made of the dice is being worked out.
daily-nothing = This attempt counts for nothing: the game was not finished in time, or a bot played for you.
daily-missed = You did not play these dice.
daily-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
daily-results = Results
daily-how = Ranked by what was made of the dice: the share of such games that these decisions win, with all luck taken out.
daily-none-listed = Nobody is listed here yet. Only those who say so are.
daily-list-me = List me here by my name
daily-col-place = Place
daily-col-name = Name
daily-col-made = Made of the dice
daily-col-score = Score
daily-share = Share the result
daily-shared = Copied. Nothing in it gives the dice away.
daily-card = Roost, { $day }: { $game }
daily-card-made = { $score }, { $share } made of the dice
daily-puzzle = Puzzle of the day
daily-today = Today
daily-before = The day before
daily-fair = Can these dice be trusted?
daily-fair-sealed = The dice of every day are sealed 30 days ahead: the list shows the commitments. When a day is over its seed is shown, and anybody can check that it fits, and every roll with it: “roost check”, or the page on fair dice.
daily-fair-host = What a seal cannot do: whoever runs this server could look at a day’s dice before it opens, play them, or tell a friend. They cannot change them. And a guest can come back under another name.
daily-seals = Seals of the days
daily-col-day = Day
daily-col-seal = Commitment
daily-col-seed = Seed
