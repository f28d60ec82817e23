### Games over days: being told of one’s turn, and days off.

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
news-test = Invia una prova
news-test-at = Invia una prova: { $name }
news-test-text = Una prova: qui Roost ti dice quando tocca a te.
news-test-sent = La prova è arrivata a { $name }.
news-test-failed = La prova non è arrivata a { $name }.

holiday-title = Giorni liberi
holiday-about = In questi giorni il tuo orologio si ferma nelle partite di più giorni, e tutti al tavolo vedono fino a quando. Un turno cominciato prima dell’annuncio tiene il suo orologio: giocalo prima di partire.
holiday-left = Ne restano { $left } su { $most } all’anno
holiday-first = Primo giorno
holiday-last = Ultimo giorno
holiday-announce = Annuncia
holiday-list = I tuoi giorni liberi
holiday-back = Sono di nuovo qui
holiday-take-back = Ritira
holiday-span = { $from } – { $until }
seat-holiday = via fino al { $day }
seat-holiday-ahead = via { $from } – { $until }
error-bad-holiday = { $why ->
    [past] I giorni liberi cominciano al più presto oggi.
    [order] L’ultimo giorno viene prima del primo.
   *[far] I giorni liberi cominciano entro un anno.
}
error-holiday-overlaps = Per quei giorni hai già annunciato giorni liberi.
error-too-many-holidays = È troppo: te ne restano { $left } su { $most } all’anno.
error-no-such-holiday = Questi giorni liberi sono passati o ritirati.
