### Ce que dit dans une discussion un lien vers une de nos pages.

link-home = Roost
link-home-words = { web-tagline }
link-invite = On t’invite à une partie de { $game }
link-invite-words = Ouvre le lien, prends place et joue. Rien à installer.
link-game = Une partie de { $game }
link-game-words = Regarde en direct ou revois-la coup par coup.
link-moment = Un moment d’une partie de { $game }
link-moment-words = Qu’aurais-tu fait ?
link-puzzle = Un problème : { $game }
link-puzzle-words = Une position, un meilleur coup. Le vois-tu ?
link-daily = { daily-title }
link-daily-words = { daily-about }
link-round = { round-title }
link-round-words = Joue les mêmes dés que tes amis, et vois qui les joue le mieux.
