### I giri: gli stessi dadi per alcuni amici.

round-title = Gli stessi dadi per noi
round-about = Alcuni amici giocano gli stessi dadi contro lo stesso uccello, ognuno quando ha tempo.
round-places = Quanti giocano
round-start = Comincia un giro
round-mine = I tuoi giri
round-of = { $game } contro { $bot }
round-by = Cominciato da { $name }
round-done = { $done } su { $places } hanno finito
round-link = Manda questo link agli altri:
round-names = Chi ha il link vede il tuo nome e il tuo risultato.
round-play = Gioca questi dadi
round-full = Tutti i posti di questo giro sono presi.
round-playing = gioca ancora
round-nothing = non conta
round-nobody = Nessuno ha ancora cominciato.
round-open-until = Aperto fino a: { $time }.
round-closed = Questo giro è chiuso: i dadi non sono più un segreto.
round-close = Chiudi il giro
round-close-sure = Chiuderlo ora? Le partite non finite non conteranno.
round-fair = I dadi sono sigillati. Il loro seme si mostra qui quando tutti hanno finito, quando il giro viene chiuso o quando il suo tempo è passato. Fino ad allora non lo conosce nessuno, nemmeno chi ha cominciato il giro; solo chi gestisce questo server potrebbe guardare. E un ospite può tornare con un altro nome.
error-no-such-round = Questo giro non esiste.
error-round-full = Tutti i posti di questo giro, { $most } in tutto, sono presi.
error-round-only = Questi dadi appartengono al loro giro; giocali lì.
