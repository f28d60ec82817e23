### What a link to a page of ours says in a chat.

link-home = Roost
link-home-words = { web-tagline }
link-invite = You’re invited to a game of { $game }
link-invite-words = Open the link, sit down, play. Nothing to install.
link-game = A game of { $game }
link-game-words = Watch live or replay it move by move.
link-moment = A moment of a game of { $game }
link-moment-words = What would you have done?
link-puzzle = A puzzle: { $game }
link-puzzle-words = One position, one best move. Do you see it?
link-daily = { daily-title }
link-daily-words = { daily-about }
link-round = { round-title }
link-round-words = Play the same dice as your friends. Can you play them better?
