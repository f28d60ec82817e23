"""Commands about Pickomino."""

from roost.cli.commands.pickomino.train import train

TRAIN = train

__all__ = ["TRAIN"]
