"""Strength of the Knockout bots: `python -m roost_lab.strength.knockout --help`."""
