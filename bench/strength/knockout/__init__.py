"""How strong the Knockout bots are: `python -m bench.strength.knockout --help`."""
