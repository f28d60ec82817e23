"""Dice that many tables share, and one attempt at them for each person."""
