### Being told of one’s turn in a game over days.

news-turn = Tocca a te: { $game } con { $names }.
news-stop-link = Per non ricevere più avvisi:
news-title = Avvisi quando tocca a me
news-about = Nelle partite di più giorni questo server può avvisarti quando tocca a te.
news-push = Avvisami in questo browser
news-kind = Un altro indirizzo
news-kind-push = Browser
news-kind-ntfy = Testo, come per ntfy
news-kind-webhook = JSON, per un programma
news-address = Indirizzo, con https://
news-add = Aggiungi l’indirizzo
news-where = Dove ricevi gli avvisi
news-stop = Basta
news-stop-at = Basta: { $name }
news-failing = l’ultimo avviso non è arrivato
news-quiet = Ore di silenzio
news-quiet-how = In quelle ore non si invia niente; l’avviso aspetta. La stessa ora due volte: sempre.
news-from = dalle
news-until = alle
news-stopped = Fatto. Lì non si invia più niente.
error-news-off = Questo server non invia avvisi.
error-bad-news-address = A «{ $value }» non si invia niente: deve essere un indirizzo pubblico con https://, o uno permesso da chi ospita.
error-no-such-news = Lì non si invia più niente.
error-too-many-news = Hai { $most } indirizzi, il massimo; prima fermane uno.
error-no-push-here = Il browser non permette avvisi da questa pagina.
