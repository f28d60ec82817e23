### What `roost play` says at a server’s table.

## Words that may be typed at any time. The first is the one that the help shows.

words-leave = lascia
words-back = torna
words-hello = ciao
words-wow = wow
words-ouch = ahi
words-laugh = ahah
words-nice = bello
words-thinking = mmm
words-thanks = grazie
words-bye = arrivederci

## At the table

online-prompt-name = Come ti chiami?
online-prompt-ready = Premi Invio per confermare:
online-prompt-roll = { $you ->
    [true] Premi Invio per tirare
   *[false] { $name }, premi Invio per tirare
} { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}:
online-players = Al tavolo: { $names }
online-seat = { $name }{ $state ->
    [you] { " " }(tu)
    [away] { " " }(assente)
    [kept] { " " }(gioca un bot)
   *[here] {""}
}
online-watching = Stai guardando.
online-opening-help = Scrivi { $help } per l’aiuto, { $quit } per uscire.
online-help = { $leave } lascia il tuo posto a un bot, { $back } lo riprende, { $quit } esce dalla partita.
online-help-react = Per dire qualcosa agli altri: { $words }
online-link = { $seat ->
    [none] Per guardare:
   *[other] Per il posto { $seat }:
}
online-waiting = Mancano ancora: { $names }
online-is-ready = { $name } ha confermato.
online-says = { $name } dice: { $words }
online-away = { $name } è assente.
online-here = { $name } è di nuovo qui.
online-kept = Un bot gioca al posto tuo. Scrivi { $back } per tornare a giocare.
online-lost = Connessione persa. Il tuo posto è al sicuro; riconnessione…
online-found = Di nuovo in linea.
online-quit = { $kept ->
    [true] Un bot gioca al posto tuo.
   *[false] Puoi tornare.
} Per tornare: { $command }
online-end-of-input = L’input è finito. Per tornare: { $command }
online-interrupted = Interrotto. Per tornare: { $command }
online-rematch = Gli altri iniziano un’altra partita.
online-prompt-rematch = Un’altra partita con gli stessi giocatori? [{ $yes }/{ $no }]
online-verify = Per verificare i dadi: { $command }
online-evidence = Prova salvata: { $file }. Per controllarla: { $command }

## Refusals

error-only-watching = Non hai un posto a questo tavolo.
error-option-not-online = { $option } è per le partite su questo computer: non va con --server e --link.
error-option-not-joining = Con --link il tavolo c’è già: togli { $option }.
error-option-only-online = { $option } è per il tavolo di un server: serve --server o --link.
