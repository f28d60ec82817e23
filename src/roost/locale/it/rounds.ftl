### I giri: gli stessi dadi per alcuni amici.

round-title = Sfida ai dadi
round-about = Alcuni amici giocano gli stessi dadi contro lo stesso avversario, ciascuno quando può.
round-places = Giocatori
round-start = Inizia una sfida
round-from-game = Sfida gli amici: stessi dadi
round-mine = Le tue sfide
round-of = { $game } contro { $bot }
round-by = Iniziata da { $name }
round-done = Finito: { $done } su { $places }
round-link = Manda questo link agli altri:
round-names = Chi ha il link vede il tuo nome e il tuo risultato.
round-play = Gioca questi dadi
round-full = Questa sfida è al completo.
round-playing = gioca ancora
round-nothing = non conta
round-nobody = Nessuno ha ancora cominciato.
round-open-until = Aperta fino a: { $time }.
round-closed = Questa sfida è chiusa: i dadi non sono più un segreto.
round-close = Chiudi la sfida
round-close-sure = Chiuderla ora? Le partite non finite non conteranno.
round-fair = I dadi sono sigillati. Il loro seme si mostra quando tutti hanno finito o la sfida è chiusa. Solo chi gestisce il server potrebbe guardare; un ospite può tornare con un altro nome.
error-no-such-round = Questa sfida non esiste.
error-round-full = I posti di questa sfida sono già tutti occupati ({ $most }).
