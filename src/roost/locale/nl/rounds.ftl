### Rondes: dezelfde dobbelstenen voor een paar vrienden.

round-title = Dezelfde dobbelstenen voor ons
round-about = Een paar vrienden spelen dezelfde dobbelstenen tegen dezelfde vogel, ieder wanneer het uitkomt.
round-places = Hoeveel er spelen
round-start = Begin een ronde
round-mine = Jouw rondes
round-of = { $game } tegen { $bot }
round-by = Begonnen door { $name }
round-done = { $done } van { $places } klaar
round-link = Stuur de anderen deze link:
round-names = Wie de link heeft, ziet je naam en je resultaat.
round-play = Speel deze dobbelstenen
round-full = Alle plaatsen van deze ronde zijn bezet.
round-playing = speelt nog
round-nothing = telt niet
round-nobody = Er is nog niemand begonnen.
round-open-until = Open tot { $time }.
round-closed = Deze ronde is gesloten: de dobbelstenen zijn geen geheim meer.
round-close = Sluit de ronde
round-close-sure = Nu sluiten? Partijen die niet klaar zijn, tellen dan niet.
round-fair = De dobbelstenen zijn verzegeld. Hun startwaarde staat hier zodra iedereen klaar is, de ronde gesloten wordt of haar tijd om is. Tot dan kent niemand die, ook niet wie de ronde is begonnen; alleen wie deze server beheert, kan kijken. En een gast kan onder een andere naam terugkomen.
error-no-such-round = Deze ronde bestaat niet.
error-round-full = Alle { $most } plaatsen van deze ronde zijn bezet.
error-round-only = Deze dobbelstenen horen bij hun ronde; speel ze daar.
