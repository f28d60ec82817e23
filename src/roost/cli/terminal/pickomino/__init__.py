"""Pickomino on a terminal."""
