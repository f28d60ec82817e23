"""Knockout on a terminal."""
