### The page of one’s own games, and a moment of one of them.

mine-title = Jouw partijen
mine-none = Nog geen partij. Elke partij die je hier speelt, komt in deze lijst.
mine-list = Alle partijen
mine-search = Zoeken
mine-game = Spel
mine-any = Alle
mine-state = Stand
mine-finished = Afgelopen
mine-unfinished = Nog niet af
mine-given-up = Opgegeven
mine-over = Afgelopen
mine-result = Uitslag
mine-result-won = Gewonnen
mine-result-shared = Gedeeld
mine-result-lost = Verloren
mine-opponent = Tegenstander
mine-since = Van
mine-until = Tot en met
mine-nothing-found = Zo’n partij is er niet.
mine-more = Meer partijen
mine-save = Spelbestand
mine-save-all = Deze partijen bewaren
mine-replay = Nog eens bekijken
mine-error-of = fout per beslissing: { $loss }
mine-results = Uitslagen
mine-games = Partijen
mine-won = Gewonnen
mine-shared = Gedeeld
mine-lost = Verloren
mine-against = Per tegenstander
mine-against-how = Gewonnen betekent hier: je eindigde vóór deze tegenstander.
mine-luck = Heb ik pech?
mine-luck-none = Dat weet nog niemand: geen van je afgelopen partijen heeft een terugblik.
mine-luck-few = Dat weet nog niemand: daarvoor zijn nog een paar partijen met terugblik nodig.
mine-luck-said = { $games ->
    [one] In één partij met terugblik veranderden de dobbelstenen je winstkans met { $mean }. Op den duur zou dat 19 van de 20 keer tussen { $low } en { $high } liggen.
   *[other] In { $games } partijen met terugblik veranderden de dobbelstenen je winstkans met { $mean } per partij. Op den duur zou dat 19 van de 20 keer tussen { $low } en { $high } liggen.
}
mine-luck-open = Nul ligt daartussen: zo ziet zuiver toeval eruit.
mine-luck-lucky = De dobbelstenen waren aardiger voor je dan het toeval meestal is.
mine-luck-unlucky = De dobbelstenen waren strenger voor je dan het toeval meestal is.
mine-unreviewed = { $games ->
    [one] Eén afgelopen partij heeft nog geen terugblik. Zodra die er is, telt ze hier mee.
   *[other] { $games } afgelopen partijen hebben nog geen terugblik. Zodra die er is, tellen ze hier mee.
}
mine-errors = Gemiddelde fout per beslissing
mine-errors-how = Wat een beslissing van jou aan winstkans kostte, de oudste partijen eerst. Minder is beter.
mine-when = Wanneer
mine-decisions = Beslissingen
mine-error = Fout
mine-tried = Beantwoord
mine-solved = Opgelost
mine-at-once = In één keer
mine-moment = Een moment van een partij
mine-moment-at = Zet { $at } van { $of }
mine-move = Zet
mine-before = Terug
mine-after = Verder
mine-share = Dit moment delen
mine-copied = De link is gekopieerd:
mine-link = De link naar dit moment:
