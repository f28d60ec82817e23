"""Strength of the strongest Pickomino bot: `python -m roost_lab.strength --help`."""
