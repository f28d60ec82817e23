"""Display and input of games in a terminal."""
