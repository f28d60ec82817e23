"""Pickomino in bulk: compiled games and turns. Slow to import; load it when used."""
