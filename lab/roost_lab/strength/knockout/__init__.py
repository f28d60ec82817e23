"""How strong the Knockout bots are: `python -m roost_lab.strength.knockout --help`."""
