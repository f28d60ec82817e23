"""The bots of Knockout."""
