"""Lists of a person's games."""
