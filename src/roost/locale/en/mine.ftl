### The page of one’s own games, and a moment of one of them.

mine-none = No games yet. Every game you play here will show up in this list.
mine-list = All games
mine-search = Search
mine-game = Game
mine-any = All
mine-state = Status
mine-finished = Finished
mine-unfinished = Unfinished
mine-given-up = Abandoned
mine-over = Ended
mine-result = Result
mine-result-won = Won
mine-result-shared = Shared win
mine-result-lost = Lost
mine-opponent = Opponent
mine-since = From
mine-until = To
mine-nothing-found = No games found.
mine-more = More games
mine-save = Game file
mine-save-all = Save these games
mine-replay = Replay
mine-error-of = error per decision: { $loss }
mine-results = Results
mine-games = Games
mine-won = Won
mine-shared = Shared win
mine-lost = Lost
mine-against = By opponent
mine-against-how = Here a win means you finished ahead of this opponent.
mine-luck = Am I unlucky?
mine-luck-none = Nobody knows yet: none of your finished games has been reviewed.
mine-luck-few = Nobody knows yet: it takes a few more reviewed games.
mine-luck-said = { $games ->
    [one] In one reviewed game the dice changed your chances by { $mean } (somewhere between { $low } and { $high }, we’re 95% sure).
   *[other] On average over { $games } reviewed games, the dice changed your chances by { $mean } per game (somewhere between { $low } and { $high }, we’re 95% sure).
}
mine-luck-open = Zero is in between: this is what plain chance looks like.
mine-luck-lucky = The dice have been kinder to you than chance usually is.
mine-luck-unlucky = The dice have been harder on you than chance usually is.
mine-unreviewed = { $games ->
    [one] One finished game hasn’t been reviewed yet. Its review will count here.
   *[other] { $games } finished games haven’t been reviewed yet. Their reviews will count here.
}
mine-errors = Average error per decision
mine-errors-how = How much winning chance your decisions cost, oldest games first. Less is better.
mine-when = When
mine-decisions = Decisions
mine-error = Error
mine-tried = Answered
mine-solved = Solved
mine-at-once = First try
mine-moment = A moment of a game
mine-moment-at = Move { $at } of { $of }
mine-move = Move
mine-before = Back
mine-after = Next
mine-share = Share this moment
mine-copied = Link copied:
mine-link = Link to this moment:
