"""Knockout in bulk: compiled games, turns and measurements. Slow to import; load it when used."""
