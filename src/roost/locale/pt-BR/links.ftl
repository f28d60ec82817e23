### O que um link para uma página nossa diz em um chat.

link-home = Roost
link-home-words = { web-tagline }
link-invite = Você recebeu um convite para uma partida de { $game }
link-invite-words = Abra o link, sente-se e jogue. Nada para instalar.
link-game = Uma partida de { $game }
link-game-words = Assista ao vivo ou reveja jogada a jogada.
link-moment = Um momento de uma partida de { $game }
link-moment-words = O que você teria feito?
link-puzzle = Um problema: { $game }
link-puzzle-words = Uma posição, uma jogada melhor que as outras. Você a vê?
link-daily = { daily-title }
link-daily-words = { daily-about }
link-round = { round-title }
link-round-words = Jogue os mesmos dados que seus amigos e veja quem joga melhor.
