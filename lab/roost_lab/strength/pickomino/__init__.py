"""Strength of the Pickomino bots."""
