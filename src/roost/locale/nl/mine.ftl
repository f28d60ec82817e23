### The page of one’s own games, and a moment of one of them.

mine-none = Nog geen spel. Elk spel dat je hier speelt, komt in deze lijst.
mine-list = Alle spellen
mine-search = Zoeken
mine-game = Spel
mine-any = Alle
mine-state = Status
mine-finished = Afgelopen
mine-unfinished = Lopend
mine-given-up = Opgegeven
mine-over = Afgelopen
mine-result = Uitslag
mine-result-won = Gewonnen
mine-result-shared = Gedeelde winst
mine-result-lost = Verloren
mine-opponent = Tegenstander
mine-since = Van
mine-until = Tot en met
mine-nothing-found = Geen spellen gevonden.
mine-more = Meer spellen
mine-save = Spelbestand
mine-save-all = Deze spellen bewaren
mine-replay = Nog eens bekijken
mine-error-of = fout per beslissing: { $loss }
mine-results = Uitslagen
mine-games = Spellen
mine-won = Gewonnen
mine-shared = Gedeelde winst
mine-lost = Verloren
mine-against = Per tegenstander
mine-against-how = Winnen betekent hier dat je vóór deze tegenstander eindigde.
mine-luck = Heb ik pech?
mine-luck-none = Dat weet nog niemand: geen van je afgelopen spellen is geanalyseerd.
mine-luck-few = Dat weet nog niemand: daarvoor zijn nog een paar geanalyseerde spellen nodig.
mine-luck-said = { $games ->
    [one] In één geanalyseerd spel veranderden de dobbelstenen je winstkans met { $mean } (met 95% zekerheid tussen { $low } en { $high }).
   *[other] Gemiddeld over { $games } geanalyseerde spellen veranderden de dobbelstenen je winstkans met { $mean } per spel (met 95% zekerheid tussen { $low } en { $high }).
}
mine-luck-open = Nul ligt daartussen: zo ziet zuiver toeval eruit.
mine-luck-lucky = De dobbelstenen waren aardiger voor je dan het toeval meestal is.
mine-luck-unlucky = De dobbelstenen waren strenger voor je dan het toeval meestal is.
mine-unreviewed = { $games ->
    [one] Eén afgelopen spel is nog niet geanalyseerd. De analyse telt hier mee.
   *[other] { $games } afgelopen spellen zijn nog niet geanalyseerd. De analyses tellen hier mee.
}
mine-errors = Gemiddelde fout per beslissing
mine-errors-how = Hoeveel winstkans je beslissingen kostten, de oudste spellen eerst. Minder is beter.
mine-when = Wanneer
mine-decisions = Beslissingen
mine-error = Fout
mine-tried = Beantwoord
mine-solved = Opgelost
mine-at-once = In één keer
mine-moment = Een moment van een spel
mine-moment-at = Zet { $at } van { $of }
mine-move = Zet
mine-before = Terug
mine-after = Verder
mine-share = Dit moment delen
mine-copied = De link is gekopieerd:
mine-link = De link naar dit moment:
