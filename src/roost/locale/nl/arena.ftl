### Toernooien van `roost arena`.

arena-column-games = partijen
arena-column-openskill = OpenSkill
arena-interrupted = Onderbroken. De afgelopen partijen staan in { $file }; geef dezelfde opdracht om verder te gaan.
tournament-summary = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}
tournament-undecided = { $matches ->
    [one] 1 match is niet beslist: er zijn meer partijen nodig.
   *[other] { $matches } matches zijn niet beslist: er zijn meer partijen nodig.
}
error-bad-tournament = Onbekend soort toernooi ‘{ $value }’. Kies uit { $known }.
error-entered-twice = { $bot } kan maar één keer meedoen aan een toernooi.
error-tournament-size = Met tafels van { $seats } heeft een toernooi minstens zoveel bots nodig en hoogstens { $most } matches; { $bots } bots geven er { $matches }.
error-bad-arena-file = { $file }, regel { $line }, komt niet uit een arena: { $reason }
error-ray-unreachable = Op { $address } antwoordt geen Ray-cluster: { $reason }
error-ray-lost = Het Ray-cluster is weg: { $reason }
error-main-guard = { $file } start een match terwijl andere processen het lezen. Zet die onder: if __name__ == "__main__"
error-worker-lost = Een proces dat partijen speelde is gestopt; misschien heeft een bot het gestopt.

## De maatstaf: wat beslissingen kosten.

benchmark-working = Meten
benchmark-set = Reeks { $set } van { $game }, { $positions } stellingen: verlies per beslissing, in procentpunten winstkans (95%-interval).
benchmark-games = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} tegen { $opponent } (gewonnen: { $won }), met het verlies per beslissing:
benchmark-agent = bot
# $part: `all`, or a phase of the game: `early`, `middle`, `late`.
benchmark-column =
    { $part ->
        [early] vroeg
        [middle] midden
        [late] laat
       *[all] alle
    }
