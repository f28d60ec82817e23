### What `roost play` says at a server’s table.

## Words that may be typed at any time. The first is the one that the help shows.

words-leave = weg verlassen
words-back = zurück zurueck
words-hello = hallo
words-wow = wow
words-ouch = autsch
words-laugh = haha
words-nice = gut
words-thinking = hm hmm
words-thanks = danke
words-bye = tschüss tschuess

## At the table

online-prompt-name = Wie heißt du?
online-prompt-ready = Drück Enter, wenn du bereit bist:
online-prompt-roll = { $you ->
    [true] Drück Enter und wirf
   *[false] { $name }: Drück Enter und wirf
} { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
}:
online-players = Am Tisch: { $names }
online-seat = { $name }{ $state ->
    [you] { " " }(du)
    [away] { " " }(nicht da)
    [kept] { " " }(von einem Bot vertreten)
   *[here] {""}
}
online-watching = Du schaust zu.
online-opening-help = { $help } zeigt die Hilfe, { $quit } verlässt die Partie.
online-help = { $leave } überlässt deinen Platz einem Bot, { $back } übernimmt ihn wieder, { $quit } verlässt die Partie.
online-help-react = Den anderen etwas sagen: { $words }
online-link = { $seat ->
    [none] Zum Zuschauen:
   *[other] Für Platz { $seat }:
}
online-waiting = Noch nicht bereit: { $names }
online-is-ready = { $name } ist bereit.
online-says = { $name } sagt: { $words }
online-away = { $name } ist gerade nicht da.
online-here = { $name } ist wieder da.
online-kept = Ein Bot spielt solange für dich. Mit { $back } übernimmst du wieder.
online-lost = Verbindung verloren. Dein Platz ist sicher; es wird neu verbunden …
online-found = Wieder verbunden.
online-quit = { $kept ->
    [true] Ein Bot spielt solange für dich.
   *[false] Du kannst zurückkommen.
} Zurück mit: { $command }
online-end-of-input = Die Eingabe ist zu Ende. Zurück geht es mit: { $command }
online-interrupted = Angehalten. Zurück geht es mit: { $command }
online-rematch = Die anderen beginnen eine neue Partie.
online-prompt-rematch = Noch eine Partie mit denselben Leuten? [{ $yes }/{ $no }]
online-verify = Die Würfel prüfen: { $command }
online-evidence = Beweis gespeichert: { $file }. So prüfst du ihn: { $command }

## Refusals

error-only-watching = Du hast an diesem Tisch keinen Platz.
error-option-not-online = { $option } ist für Partien auf diesem Computer: Lass es bei --server und --link weg.
error-option-not-joining = Mit --link steht der Tisch schon da: Lass { $option } weg.
error-option-only-online = { $option } ist für den Tisch eines Servers: Dazu gehört --server oder --link.
