### The daily game: the same dice for everybody.

daily-title = Daily game
daily-about = Same dice, same opponent for everyone. You get one try.
daily-open-until = Open until { $time }.
daily-left = { $hours } h { $minutes } min left
daily-over = This one’s closed.
daily-play = Play today’s dice
daily-against = Against { $name }
daily-made = Luck aside, your play wins { $share } of the time.
daily-place = Place { $place } of { $of } so far.
daily-percentile = Better than { $percent }% of { $of } players.
daily-stars = { $stars } of 5 stars
daily-settling = Working out your skill score…
daily-nothing = This try doesn’t count: you ran out of time, or a bot played for you.
daily-missed = You missed this one.
daily-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
daily-results = Results
daily-how = Ranked by skill: how often these decisions would win with average luck.
daily-none-listed = No one’s listed yet. You’re only listed if you choose to be.
daily-list-me = Show my name and my best games here
daily-col-place = Place
daily-col-name = Name
daily-col-made = Skill
daily-col-score = Score
daily-share = Share result
daily-shared = Copied, spoiler-free.
daily-card = Roost, { $day }: { $game }
daily-puzzle = Puzzle of the day
daily-today = Today
daily-before = Previous day
daily-yesterday = Yesterday’s best
daily-watch = Watch { $name }
daily-fair = Can these dice be trusted?
daily-fair-sealed = Each day’s dice are sealed 30 days in advance; see the commitments below. When a day is over, its seed is shown. Check it with “roost check” or on the fair dice page.
daily-fair-host = What sealing can’t prevent: the host of this server could peek at a day’s dice, or tell a friend. They can’t change them. And a guest can come back under another name.
daily-seals = Daily seals
daily-col-day = Day
daily-col-seal = Commitment
daily-col-seed = Seed
