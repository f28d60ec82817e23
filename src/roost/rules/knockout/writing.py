"""The position text of Knockout: a state as one line of text.

::

    knockout[:board[+rounds=N]] SEATS PIECES SEAT DICE TURN ROUND FIRST
    knockout 2 O0,M3,x,x,C,x/x,O7,x,x,x,x/x,x,x,x,I2,x/x,x,x,x,O9,x 1 25 31 16 0

PIECES lists the spaces of blue, green, red and (unless three play) yellow, pieces 1 to 6; ``x`` is
out. DICE is ``?`` before a roll, ``25`` with both moves left, ``5:2`` when only piece 5 is left to
move 2, ``!3:3`` when only the double's other piece is left, ``#`` when the game is over. FIRST is
the seat that started. While the dice decide who starts, TURN and ROUND are 0 and FIRST shows the
sums: ``7/?/-`` (seat 0 rolled 7, seat 1 rolls next, seat 2 does not roll). Seats count from 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roost.rules.core import Phase, Seat
from roost.rules.knockout.board import get_board
from roost.rules.knockout.constants import (
    BOTH,
    FIRST_HALF,
    NOT_ROLLING,
    NUMBERS,
    OUT,
    TO_ROLL,
    colours_of,
)
from roost.rules.knockout.variant import KnockoutVariant

if TYPE_CHECKING:
    from roost.rules.knockout.state import KnockoutState

DEFAULT = KnockoutVariant()  # the default is not written
SUMS = {TO_ROLL: "?", NOT_ROLLING: "-"}


def position_text(state: KnockoutState) -> str:
    """Write a state as its position text."""
    variant = state.variant
    name = variant.game if variant == DEFAULT else f"{variant.game}:{variant.key}"
    rows = spaces_by_colour(variant, state.seats, state.positions)
    pieces = "/".join(",".join(space or "x" for space in row) for row in rows)
    dice = format_dice(state.phase, state.roll, state.half)
    first = format_first(state.first, state.roll_off)
    return f"{name} {state.seats} {pieces} {state.seat} {dice} {state.turn} {state.round} {first}"


def spaces_by_colour(
    variant: KnockoutVariant, seats: int, positions: tuple[int, ...]
) -> list[list[str | None]]:
    """Return the names of each colour's six spaces, None for a piece that is out."""
    names = get_board(variant.board).names
    spaces = [None if space == OUT else names[space] for space in positions]
    starts = range(0, len(colours_of(seats)) * NUMBERS, NUMBERS)
    return [spaces[start : start + NUMBERS] for start in starts]


def format_dice(phase: Phase, roll: tuple[int, int] | None, half: int) -> str:
    """Write the dice and which of the two moves are left."""
    if roll is None:
        return "#" if phase is Phase.OVER else "?"
    low, high = roll
    if half == BOTH:
        return f"{low}{high}"
    if half == FIRST_HALF:
        return f"{low}:{high}"
    return f"!{low}:{low}" if low == high else f"{high}:{low}"


def format_first(first: Seat | None, roll_off: tuple[int, ...] | None) -> str:
    """Write who started, or the sums of the roll-off."""
    if roll_off is None:
        return str(first)
    return "/".join(SUMS.get(total, str(total)) for total in roll_off)
