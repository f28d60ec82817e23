"""A Pickomino position as one line of text, from plain fields: below the state, whose repr it is.

::

    pickomino[:variant] GRILL STACKS SEAT TAKEN DICE TURN
    pickomino 21-24,26,30-36 25/-/27,29 2 ww44 1134 7

GRILL lists the face-up tiles, STACKS the seats' tiles from bottom to top, ``-`` is empty. TAKEN
is the dice taken this turn. DICE is what the roll shows, ``?`` before a roll, ``.`` when the seat
decides whether to go on, ``#`` when the game is over. Seats count from 0.
"""

from __future__ import annotations

from functools import cache
from itertools import groupby

from roost.rules.core import Phase, Seat
from roost.rules.pickomino.constants import LOWEST, TILES, Counts
from roost.rules.pickomino.variant import PickominoVariant

SYMBOLS = ".12345w"  # by face
DEFAULT = PickominoVariant()  # needs no saying


def position_text(
    variant: PickominoVariant,
    grill: int,
    stacks: tuple[tuple[int, ...], ...],
    seat: Seat,
    taken: Counts,
    roll: tuple[int, ...] | None,
    phase: Phase,
    turn: int,
) -> str:
    """The fields of a state, in the order of the state."""
    name = variant.game if variant == DEFAULT else f"{variant.game}:{variant.key}"
    held = "/".join(",".join(map(str, stack)) or "-" for stack in stacks)
    dice = "".join(SYMBOLS[face] * taken[face - 1] for face in (6, 5, 4, 3, 2, 1))
    return f"{name} {_grill(grill)} {held} {seat} {dice or '-'} {_shown(roll, phase)} {turn}"


def format_faces(faces: tuple[int, ...]) -> str:
    return "".join(SYMBOLS[face] for face in faces)


def _shown(roll: tuple[int, ...] | None, phase: Phase) -> str:
    if phase is Phase.PLAY:
        return "." if roll is None else format_faces(roll)
    return "?" if phase is Phase.CHANCE else "#"


@cache
def _grill(grill: int) -> str:
    """Runs of tiles, such as ``21-24,26``."""
    tiles = [tile for tile in TILES if grill >> (tile - LOWEST) & 1]
    runs = []
    for _, group in groupby(enumerate(tiles), lambda pair: pair[1] - pair[0]):
        run = [tile for _, tile in group]
        runs.append(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}")
    return ",".join(runs) or "-"
