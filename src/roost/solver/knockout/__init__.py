"""Knockout: planned turns, matches between styles of play, and batches of games."""
