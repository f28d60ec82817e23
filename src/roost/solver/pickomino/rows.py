"""The numbering of Pickomino's parts in batches and kernels.

A game is a row of small arrays: per tile its ``owner`` (GONE, GRILL or a seat) and its ``height``
in that seat's stack; dice as counts per face, the worm last; options as a row of four.
"""

from __future__ import annotations

from typing import Final

from roost.rules.dice import SIDES
from roost.rules.pickomino import constants

TILES: Final = len(constants.TILES)
OUTCOMES: Final = TILES + 1  # of a turn: each tile taken, or a failure (last)
LOWEST: Final = constants.LOWEST
FACES: Final = SIDES
DICE: Final = constants.DICE
OPTIONS: Final = 4  # short, returned face down, any lower, turn on empty
GONE: Final = -2
GRILL: Final = -1

# Phases.
CHANCE: Final = 0
CHOOSE: Final = 1  # a face of the roll
DECIDE: Final = 2  # to roll on or to stop
OVER: Final = 3

# Actions: 1 to 6 take a face, then one per tile from STOP on.
ROLL_ON: Final = 0
FAIL: Final = 7
STOP: Final = 8
ACTIONS: Final = STOP + TILES
