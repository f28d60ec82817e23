"""Analysis: hints during play, reviews, puzzles and the position lab."""
