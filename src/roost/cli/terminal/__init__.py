"""How a game looks and is played on a terminal."""
