"""Exact answers and fast play, a folder for each game. Slow to import; load it when used."""
