"""Pickomino as clients draw it."""
