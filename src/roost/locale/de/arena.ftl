### Turniere von `roost arena`.

arena-column-games = Partien
arena-column-openskill = OpenSkill
arena-interrupted = Angehalten. Fertige Partien stehen in { $file }; derselbe Befehl macht dort weiter.
tournament-summary = { $matches ->
    [one] 1 Match
   *[other] { $matches } Matches
}, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
tournament-undecided = { $matches ->
    [one] 1 Match ist nicht entschieden: Es braucht mehr Partien.
   *[other] { $matches } Matches sind nicht entschieden: Sie brauchen mehr Partien.
}
error-bad-tournament = Unbekannte Turnierart „{ $value }“. Wähle aus { $known }.
error-entered-twice = { $bot } kann an einem Turnier nur einmal teilnehmen.
error-tournament-size = An Tischen mit { $seats } Plätzen braucht ein Turnier mindestens so viele Bots und hat höchstens { $most } Matches; { $bots } Bots ergeben { $matches }.
error-bad-arena-file = { $file }, Zeile { $line }, stammt nicht aus einer Arena: { $reason }
error-ray-unreachable = Unter { $address } antwortet kein Ray-Cluster: { $reason }
error-ray-lost = Der Ray-Cluster ist verloren: { $reason }
error-main-guard = { $file } startet einen Wettkampf, während andere Prozesse die Datei lesen. Setze ihn unter: if __name__ == "__main__"
error-worker-lost = Ein Prozess, der Partien spielte, ist zu Ende; vielleicht hat ein Bot ihn beendet.

## Der Maßstab: was Entscheidungen kosten.

benchmark-working = Messung
benchmark-set = Satz { $set } von { $game }, { $positions } Stellungen: Verlust pro Entscheidung, in Prozentpunkten Siegchance (Intervall zu 95 %).
benchmark-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} gegen { $opponent } (Siege: { $won }), mit dem Verlust pro Entscheidung:
benchmark-agent = Bot
# $part: `all`, or a phase of the game: `early`, `middle`, `late`.
benchmark-column =
    { $part ->
        [early] früh
        [middle] Mitte
        [late] spät
       *[all] alle
    }
