### Wat een link naar een van onze pagina’s in een chat zegt.

link-home = Roost
link-home-words = { web-tagline }
link-invite = Je bent uitgenodigd voor een spel { $game }
link-invite-words = Open de link, ga zitten en speel. Niets te installeren.
link-game = Een spel { $game }
link-game-words = Kijk live mee of bekijk het zet voor zet.
link-moment = Een moment uit een spel { $game }
link-moment-words = Wat had jij gedaan?
link-puzzle = Een puzzel: { $game }
link-puzzle-words = Eén stelling, één beste zet. Zie je hem?
link-daily = { daily-title }
link-daily-words = { daily-about }
link-round = { round-title }
link-round-words = Speel dezelfde dobbelstenen als je vrienden en kijk wie ze het best speelt.
