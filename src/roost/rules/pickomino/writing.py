"""The position text of Pickomino: a state as one line of text.

::

    pickomino[:variant] GRILL STACKS SEAT TAKEN DICE TURN
    pickomino 21-24,26,30-36 25/-/27,29 2 ww44 1134 7

GRILL lists the face-up tiles, STACKS the seats' tiles from bottom to top, ``-`` is empty. TAKEN
is the dice taken this turn. DICE is what the roll shows, ``?`` before a roll, ``.`` when the seat
decides whether to go on, ``#`` when the game is over. Seats count from 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING

from roost.rules.core import Phase
from roost.rules.dice import FACES
from roost.rules.pickomino.variant import PickominoVariant

if TYPE_CHECKING:
    from roost.rules.pickomino.state import PickominoState

SYMBOLS = ".12345w"  # by face
DEFAULT = PickominoVariant()  # the default is not written


def position_text(state: PickominoState) -> str:
    """Write a state as its position text."""
    variant = state.variant
    name = variant.game if variant == DEFAULT else f"{variant.game}:{variant.key}"
    stacks = "/".join(",".join(map(str, stack)) or "-" for stack in state.stacks)
    taken = "".join(SYMBOLS[face] * state.taken[face - 1] for face in reversed(FACES)) or "-"
    grill, dice = _tile_runs(state.grill_tiles), _dice(state)
    return f"{name} {grill} {stacks} {state.seat} {taken} {dice} {state.turn}"


def format_faces(faces: Iterable[int]) -> str:
    """Write faces as digits, the worm as ``w``."""
    return "".join(SYMBOLS[face] for face in faces)


def _dice(state: PickominoState) -> str:
    if state.phase is Phase.PLAY:
        return "." if state.roll is None else format_faces(state.roll)
    return "?" if state.phase is Phase.CHANCE else "#"


@cache
def _tile_runs(tiles: tuple[int, ...]) -> str:
    """Write tiles as runs, such as ``21-24,26``."""
    runs = []
    for _, group in groupby(enumerate(tiles), lambda pair: pair[1] - pair[0]):
        run = [tile for _, tile in group]
        runs.append(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}")
    return ",".join(runs) or "-"
