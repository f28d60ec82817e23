"""Self-play training. Needs torch; playing with the trained weights does not."""
