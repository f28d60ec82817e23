"""The daily game: the same dice for everyone."""
