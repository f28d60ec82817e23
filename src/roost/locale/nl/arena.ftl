### Toernooien van `roost arena`.

arena-column-games = partijen
arena-column-openskill = OpenSkill
arena-interrupted = Onderbroken. Wat klaar is, staat in { $file }; dezelfde opdracht gaat daar verder.
tournament-summary = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}
tournament-undecided = { $matches ->
    [one] 1 ontmoeting is niet beslist: er zijn meer partijen nodig.
   *[other] { $matches } ontmoetingen zijn niet beslist: er zijn meer partijen nodig.
}
error-bad-tournament = ‘{ $value }’ is geen soort toernooi; kies uit { $known }.
error-entered-twice = { $bot } kan maar één keer meedoen aan een toernooi.
error-tournament-size = Met tafels van { $seats } heeft een toernooi minstens zoveel bots nodig en hoogstens { $most } ontmoetingen; { $bots } bots geven er { $matches }.
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
} tegen { $opponent } (zeges: { $won }): verlies per beslissing daarin.
benchmark-agent = bot
# $part: `all`, or a phase of the game: `early`, `middle`, `late`.
benchmark-column =
    { $part ->
        [early] vroeg
        [middle] midden
        [late] laat
       *[all] alle
    }
