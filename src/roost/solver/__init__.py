"""Exact answers and play in bulk, a folder for each game. Slow to import; load it when used."""
