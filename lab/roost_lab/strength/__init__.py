"""How strong the strongest Pickomino bot is: `python -m roost_lab.strength --help`."""
