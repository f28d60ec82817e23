"""The daily game: the same dice for everybody."""
