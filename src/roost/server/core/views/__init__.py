"""Where the domain becomes messages, and nowhere else. What a game looks like is in its folder."""
