### Turniere von `roost arena`.

option-arena-tournament = ein Turnier unter allen Bots: round-robin (jeder gegen jeden) oder gauntlet (der erste gegen jeden anderen); --games gilt für jedes Match
option-arena-seats = Turnier: wie viele an einem Tisch sitzen; sonst 2
option-arena-file = festhalten, was fertig ist; derselbe Befehl macht dort weiter
option-arena-ray = auf dem Ray-Cluster unter dieser Adresse spielen
arena-column-games = Partien
arena-column-openskill = OpenSkill
arena-interrupted = Angehalten. Was fertig ist, steht in { $file }; derselbe Befehl macht dort weiter.
tournament-summary = { $matches ->
    [one] 1 Match
   *[other] { $matches } Matches
}, { $games } Partien
tournament-undecided = { $matches ->
    [one] 1 Match ist nicht entschieden: Es braucht mehr Partien.
   *[other] { $matches } Matches sind nicht entschieden: Sie brauchen mehr Partien.
}
error-bad-tournament = „{ $value }“ ist keine Turnierart; zur Wahl stehen { $known }.
error-entered-twice = { $bot } kann an einem Turnier nur einmal teilnehmen.
error-tournament-size = An Tischen mit { $seats } Plätzen braucht ein Turnier mindestens so viele Bots und hat höchstens { $most } Matches; { $bots } Bots ergeben { $matches }.
error-bad-arena-file = { $file }, Zeile { $line }, stammt nicht aus einer Arena: { $reason }
error-ray-unreachable = Unter { $address } antwortet kein Ray-Cluster: { $reason }
error-ray-lost = Der Ray-Cluster ist verloren: { $reason }
