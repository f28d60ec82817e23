"""Pickomino: exact turns, value networks, matches, and batches of games."""
