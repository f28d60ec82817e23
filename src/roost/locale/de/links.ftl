### Was ein Link auf eine unserer Seiten in einem Chat sagt.

link-home = Roost
link-home-words = { web-tagline }
link-invite = Du bist zu einer Partie { $game } eingeladen
link-invite-words = Link öffnen, hinsetzen, spielen. Nichts zu installieren.
link-game = Eine Partie { $game }
link-game-words = Schau live zu oder sieh sie dir Schritt für Schritt an.
link-moment = Ein Moment aus einer Partie { $game }
link-moment-words = Was hättest du getan?
link-puzzle = Ein Rätsel: { $game }
link-puzzle-words = Eine Stellung, ein bester Zug. Siehst du ihn?
link-daily = { daily-title }
link-daily-words = { daily-about }
link-round = { round-title }
link-round-words = Spiel dieselben Würfel wie deine Freunde und sieh, wer sie am besten spielt.
