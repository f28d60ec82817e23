### Games over days: being told of one’s turn, and days off.

news-turn = Tocca a te: { $game } con { $names }.
news-stop-link = Disattiva gli avvisi:
news-title = Avvisi di turno
news-none = Questo server non invia notifiche.
news-ask = Ti avvisiamo quando tocca a te?
news-ask-yes = Sì
news-ask-no = No
news-about = Nelle partite di più giorni questo server può avvisarti quando tocca a te.
news-push = Avvisami in questo browser
news-kind = Un altro indirizzo
news-kind-push = Browser
news-kind-ntfy = ntfy (testo)
news-address = Indirizzo, con https://
news-add = Aggiungi l’indirizzo
news-where = I tuoi indirizzi per gli avvisi
news-stop = Disattiva
news-stop-at = Disattiva: { $name }
news-failing = ultimo avviso non riuscito
news-quiet = Ore di silenzio
news-quiet-how = In queste ore niente avvisi; arrivano dopo. La stessa ora in entrambi: nessuna pausa.
news-from = dalle
news-until = alle
news-stopped = Disattivato. Lì non si invia più niente.
error-news-off = Questo server non invia avvisi.
error-bad-news-address = Roost non può inviare a «{ $value }». Usa un indirizzo https:// pubblico o chiedi a chi ospita di permetterlo.
error-no-such-news = Quell’indirizzo è già disattivato.
error-too-many-news = Hai già { $most } indirizzi, il massimo. Rimuovine prima uno.
error-no-push-here = Il tuo browser non permette avvisi da questa pagina.
news-test = Invia una prova
news-test-at = Invia una prova: { $name }
news-test-text = Una prova: qui Roost ti dice quando tocca a te.
news-test-sent = Prova inviata a { $name }.
news-test-failed = La prova non è arrivata a { $name }.

holiday-title = Giorni liberi
holiday-about = Nei giorni liberi il tuo orologio si ferma nelle partite di più giorni, e il tavolo mostra quando torni. I turni già cominciati mantengono l’orologio: giocali prima di partire.
holiday-left = Giorni liberi rimasti quest’anno: { $left } su { $most }
holiday-first = Primo giorno
holiday-last = Ultimo giorno
holiday-announce = Aggiungi
holiday-list = I tuoi giorni liberi
holiday-back = Rieccomi
holiday-take-back = Annulla
holiday-span = { $from } – { $until }
seat-holiday = via fino a: { $day }
seat-holiday-ahead = via { $from } – { $until }
error-bad-holiday = { $why ->
    [past] I giorni liberi non possono cominciare prima di oggi.
    [order] L’ultimo giorno viene prima del primo.
   *[far] I giorni liberi devono cominciare entro un anno.
}
error-holiday-overlaps = Per quei giorni hai già annunciato giorni liberi.
error-too-many-holidays = È troppo. Giorni liberi rimasti quest’anno: { $left } su { $most }.
error-no-such-holiday = Questi giorni liberi sono passati o annullati.
