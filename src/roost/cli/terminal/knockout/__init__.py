"""Knockout on a terminal."""

from roost.cli.terminal.knockout.view import KnockoutView

VIEW = KnockoutView

__all__ = ["VIEW", "KnockoutView"]
