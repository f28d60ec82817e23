"""Commands about Knockout."""

from roost.cli.commands.knockout.train import train

TRAIN = train

__all__ = ["TRAIN"]
