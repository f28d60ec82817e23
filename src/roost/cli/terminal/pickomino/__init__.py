"""Pickomino on a terminal."""

from roost.cli.terminal.pickomino.view import PickominoView

VIEW = PickominoView

__all__ = ["VIEW", "PickominoView"]
