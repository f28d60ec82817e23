"""Spaced repetition of moments that a player got wrong."""
