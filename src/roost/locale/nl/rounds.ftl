### Rondes: dezelfde dobbelstenen voor een paar vrienden.

round-title = Uitdaging
round-about = Een paar vrienden spelen dezelfde dobbelstenen tegen dezelfde tegenstander, ieder op zijn eigen moment.
round-places = Spelers
round-start = Uitdaging starten
round-from-game = Daag vrienden uit: dezelfde dobbelstenen
round-mine = Je uitdagingen
round-of = { $game } tegen { $bot }
round-by = Gestart door { $name }
round-done = Klaar: { $done } van { $places }
round-link = Stuur de anderen deze link:
round-names = Met de link ziet iedereen je naam en je resultaat.
round-play = Deze dobbelstenen spelen
round-full = Deze uitdaging is vol.
round-playing = speelt nog
round-nothing = telt niet
round-nobody = Er is nog niemand begonnen.
round-open-until = Open tot { $time }.
round-closed = Deze uitdaging is gesloten: de dobbelstenen zijn geen geheim meer.
round-close = Uitdaging sluiten
round-close-sure = Nu sluiten? Spellen die niet klaar zijn, tellen dan niet.
round-fair = De dobbelstenen zijn verzegeld. Hun startwaarde wordt getoond als iedereen klaar is of de uitdaging is gesloten. Alleen wie de server beheert, kan kijken; een gast kan onder een andere naam terugkomen.
error-no-such-round = Deze uitdaging bestaat niet.
error-round-full = Alle { $most } plaatsen van deze uitdaging zijn bezet.
