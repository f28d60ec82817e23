### Tournaments of `roost arena`.

arena-column-games = games
arena-column-openskill = OpenSkill
arena-interrupted = Stopped. Finished games are saved in { $file }; run the same command to continue.
tournament-summary = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}
tournament-undecided = { $matches ->
    [one] 1 match is undecided: it needs more games.
   *[other] { $matches } matches are undecided: they need more games.
}
error-bad-tournament = Unknown tournament “{ $value }”. Choose from { $known }.
error-entered-twice = { $bot } can enter a tournament only once.
error-tournament-size = With tables of { $seats }, a tournament needs at least that many bots and has at most { $most } matches; { $bots } bots make { $matches }.
error-bad-arena-file = { $file }, line { $line }: not from an arena: { $reason }
error-ray-unreachable = No Ray cluster answers at { $address }: { $reason }
error-ray-lost = Lost the Ray cluster: { $reason }
error-main-guard = { $file } starts a match while other processes read it. Put the match under: if __name__ == "__main__"
error-worker-lost = A worker process ended; a bot may have crashed it.

## The benchmark: what decisions cost.

benchmark-working = Measuring
benchmark-set = Set { $set } of { $game }, { $positions } positions: regret per decision, in points of winning chance (95% interval).
benchmark-games = { $games ->
    [one] 1 game
   *[other] { $games } games
} against { $opponent } (won: { $won }), with the regret per decision:
benchmark-agent = bot
# $part: `all`, or a phase of the game: `early`, `middle`, `late`.
benchmark-column =
    { $part ->
        [early] early
        [middle] middle
        [late] late
       *[all] all
    }
