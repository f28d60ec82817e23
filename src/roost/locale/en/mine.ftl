### The page of one’s own games, and a moment of one of them.

mine-title = Your games
mine-none = No game yet. Every game that you play here will stand in this list.
mine-list = All games
mine-search = Search
mine-game = Game
mine-any = Any
mine-state = State
mine-finished = Finished
mine-unfinished = Unfinished
mine-given-up = Given up
mine-over = Over
mine-result = Result
mine-result-won = Won
mine-result-shared = Shared
mine-result-lost = Lost
mine-opponent = Opponent
mine-since = From
mine-until = To
mine-nothing-found = No game like that.
mine-more = More games
mine-save = Game file
mine-save-all = Save these games
mine-replay = Watch again
mine-error-of = error per decision: { $loss }
mine-results = Results
mine-games = Games
mine-won = Won
mine-shared = Shared
mine-lost = Lost
mine-against = By opponent
mine-against-how = Here a game is won where you finished before this opponent.
mine-luck = Am I unlucky?
mine-luck-none = Nobody knows yet: none of your finished games has been reviewed.
mine-luck-few = Nobody knows yet: it takes a few more reviewed games.
mine-luck-said = { $games ->
    [one] In one reviewed game the dice moved your chance of winning by { $mean }. In the long run that would lie between { $low } and { $high }, 19 times out of 20.
   *[other] Over { $games } reviewed games the dice moved your chance of winning by { $mean } a game. In the long run that would lie between { $low } and { $high }, 19 times out of 20.
}
mine-luck-open = Zero lies in between: this is what plain chance looks like.
mine-luck-lucky = The dice have been kinder to you than chance usually is.
mine-luck-unlucky = The dice have been harder on you than chance usually is.
mine-unreviewed = { $games ->
    [one] One finished game has not been reviewed yet. Its review will count here.
   *[other] { $games } finished games have not been reviewed yet. Their reviews will count here.
}
mine-errors = Average error per decision
mine-errors-how = What a decision of yours cost in chance of winning, the oldest games first. Less is better.
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
mine-after = On
mine-share = Share this moment
mine-copied = The link is copied:
mine-link = The link to this moment:
