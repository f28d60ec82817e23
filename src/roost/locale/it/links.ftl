### Che cosa dice in una chat un link a una delle nostre pagine.

link-home = Roost
link-home-words = { web-tagline }
link-invite = Hai un invito per una partita di { $game }
link-invite-words = Apri il link, siediti e gioca. Niente da installare.
link-game = Una partita di { $game }
link-game-words = Guardala dal vivo o rivedila mossa per mossa.
link-moment = Un momento di una partita di { $game }
link-moment-words = Tu che cosa avresti fatto?
link-puzzle = Un problema: { $game }
link-puzzle-words = Una posizione, una mossa migliore delle altre. La vedi?
link-daily = { daily-title }
link-daily-words = { daily-about }
link-round = { round-title }
link-round-words = Gioca gli stessi dadi dei tuoi amici e guarda chi li gioca meglio.
