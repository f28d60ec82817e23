### Tornei di `roost arena`.

arena-column-games = partite
arena-column-openskill = OpenSkill
arena-interrupted = Interrotto. Le partite finite sono in { $file }; ripeti lo stesso comando per continuare.
tournament-summary = { $matches ->
    [one] 1 incontro
   *[other] { $matches } incontri
}, { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
tournament-undecided = { $matches ->
    [one] 1 incontro è indeciso: servono più partite.
   *[other] { $matches } incontri sono indecisi: servono più partite.
}
error-bad-tournament = Tipo di torneo sconosciuto: «{ $value }». Scegli tra { $known }.
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
} contro { $opponent } (vittorie: { $won }), con la perdita per decisione:
benchmark-agent = bot
# $part: `all`, or a phase of the game: `early`, `middle`, `late`.
benchmark-column =
    { $part ->
        [early] inizio
        [middle] metà
        [late] fine
       *[all] tutte
    }
