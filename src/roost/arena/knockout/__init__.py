"""Knockout matches and boards."""
