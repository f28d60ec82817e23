"""The inputs of the value network. Nothing here needs a compiler."""

from __future__ import annotations

from typing import Final

from roost.rules.pickomino import constants

TILES: Final = len(constants.TILES)
MOST_TILES: Final = 7  # of a game that is small enough to be solved as a whole
OPTIONS: Final = 4
FAR: Final = 8  # worms: a lead beyond is worth no more
LEADS: Final = 2 * FAR + 2
# Of the number of inputs: what a GPU multiplies fast.
_MULTIPLE: Final = 8


def inputs(seats: int) -> int:
    """The number of inputs of the network; the last few may be no more than padding."""
    per_tile = TILES * (2 + 4 * seats)
    used = per_tile + 3 * seats + OPTIONS + TILES + LEADS * seats
    return -(-used // _MULTIPLE) * _MULTIPLE
