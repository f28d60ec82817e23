"""Guests, programs, and the links that let them in."""
