### What `roost play` says at a server’s table.

## Words that may be typed at any time. The first is the one that the help shows.

words-leave = weg
words-back = terug
words-hello = hallo
words-wow = wauw
words-ouch = au
words-laugh = haha
words-nice = goed
words-thinking = hm
words-thanks = bedankt
words-bye = doei

## At the table

online-prompt-name = Hoe heet je?
online-prompt-ready = Druk op Enter als je klaar bent:
online-prompt-roll = { $you ->
    [true] Druk op Enter en gooi
   *[false] { $name }, druk op Enter en gooi
} { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}:
online-players = Aan tafel: { $names }
online-seat = { $name }{ $state ->
    [you] { " " }(jij)
    [away] { " " }(weg)
    [kept] { " " }(een bot valt in)
   *[here] {""}
}
online-watching = Je kijkt mee.
online-opening-help = Typ { $help } voor hulp, { $quit } om te vertrekken.
online-help = { $leave } laat je plaats aan een bot, { $back } neemt hem weer over, { $quit } verlaat het spel.
online-help-react = Om iets tegen de anderen te zeggen: { $words }
online-link = { $seat ->
    [none] Om mee te kijken:
   *[other] Voor plaats { $seat }:
}
online-waiting = Nog niet klaar: { $names }
online-is-ready = { $name } is klaar.
online-says = { $name } zegt: { $words }
online-away = { $name } is even weg.
online-here = { $name } is terug.
online-kept = Een bot speelt zolang voor je. Typ { $back } om weer over te nemen.
online-lost = Verbinding weg. Je plaats is veilig; opnieuw verbinden…
online-found = Weer verbonden.
online-quit = { $kept ->
    [true] Een bot speelt zolang voor je.
   *[false] Je kunt terugkomen.
} Terug met: { $command }
online-end-of-input = De invoer is op. Kom terug met: { $command }
online-interrupted = Onderbroken. Kom terug met: { $command }
online-rematch = De anderen beginnen een nieuw spel.
online-prompt-rematch = Nog een spel met dezelfde spelers? [{ $yes }/{ $no }]
online-verify = Controleer de dobbelstenen met: { $command }
online-evidence = Bewijsstuk bewaard: { $file }. Zo controleer je het: { $command }

## Refusals

error-only-watching = Je hebt geen plaats aan deze tafel.
error-option-not-online = { $option } is voor spellen op deze computer: laat het weg bij --server en --link.
error-option-not-joining = Met --link is de tafel er al: laat { $option } weg.
error-option-only-online = { $option } is voor de tafel van een server: daar hoort --server of --link bij.
