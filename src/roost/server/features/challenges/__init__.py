"""Challenges: the same dice for friends, each at their own time."""
