"""Tutor, hints, reviews, puzzles and the position lab."""
