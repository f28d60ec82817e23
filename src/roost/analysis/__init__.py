"""Insight: hints during play, reviews after it, puzzles and a laboratory."""
