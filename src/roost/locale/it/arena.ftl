### Tornei di `roost arena`.

arena-column-games = partite
arena-column-openskill = OpenSkill
arena-interrupted = Interrotto. Ciò che è finito è in { $file }; lo stesso comando riprende da lì.
tournament-summary = { $matches ->
    [one] 1 incontro
   *[other] { $matches } incontri
}, { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
tournament-undecided = { $matches ->
    [one] 1 incontro non è deciso: servono più partite.
   *[other] { $matches } incontri non sono decisi: servono più partite.
}
error-bad-tournament = «{ $value }» non è un tipo di torneo; scegli tra { $known }.
error-entered-twice = { $bot } può iscriversi a un torneo una volta sola.
error-tournament-size = Con tavoli da { $seats }, un torneo richiede almeno altrettanti bot e ha al massimo { $most } incontri; { $bots } bot ne danno { $matches }.
error-bad-arena-file = { $file }, riga { $line }, non viene da un’arena: { $reason }
error-ray-unreachable = Nessun cluster Ray risponde a { $address }: { $reason }
error-ray-lost = Il cluster Ray è perso: { $reason }
error-main-guard = { $file } avvia un incontro mentre altri processi lo leggono. Mettilo sotto: if __name__ == "__main__"
error-worker-lost = Un processo che giocava partite è terminato; forse l’ha terminato un bot.

## Il banco di prova: quanto costano le decisioni.

benchmark-working = Misurazione
benchmark-set = Insieme { $set } di { $game }, { $positions } posizioni: perdita per decisione, in punti di probabilità di vittoria (95% di confidenza).
benchmark-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} contro { $opponent } (vittorie: { $won }): perdita per decisione.
benchmark-agent = bot
# $part: `all`, or a phase of the game: `early`, `middle`, `late`.
benchmark-column =
    { $part ->
        [early] inizio
        [middle] metà
        [late] fine
       *[all] tutte
    }
