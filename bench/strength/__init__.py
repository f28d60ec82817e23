"""How strong the strongest Pickomino bot is: `python -m bench.strength --help`."""
