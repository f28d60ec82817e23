"""Positions, actions and events of Knockout."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from roost.rules.core import Action, Event, Outcome, Phase, Seat
from roost.rules.knockout.board import Board, get_board
from roost.rules.knockout.constants import (
    BOTH,
    NUMBERS,
    OUT,
    POINTS,
    number_of,
    owner,
)
from roost.rules.knockout.variant import KnockoutVariant
from roost.rules.knockout.writing import position_text

# -- actions -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move a piece to a space, by the half of the roll that its number belongs to (K4, K5)."""

    kind = "move"
    piece: int
    space: int


KnockoutAction = Move


# -- the position --------------------------------------------------------------------------


class Half(NamedTuple):
    """One of the two moves of a roll: a piece with this number moves `length` spaces (K4).

    The number -n stands for any number but n: a double's second half moves another piece (K5).
    """

    number: int
    length: int


class KnockoutState(NamedTuple):
    """A position."""

    variant: KnockoutVariant
    seats: int
    positions: tuple[int, ...]  # the space of each piece, OUT for pieces that are out
    seat: Seat  # whose turn it is
    phase: Phase
    roll: tuple[int, int] | None  # the dice while moves are left, lower first
    half: int  # the moves left: BOTH, FIRST_HALF or SECOND_HALF, see `Half`
    legal_moves: tuple[Move, ...]  # derived from the other fields
    turn: int  # from 1; 0 while the seats roll for who starts
    round: int  # K16; from 1, 0 while the seats roll for who starts
    first: Seat | None  # who started; None while the seats roll for it
    roll_off: tuple[int, ...] | None  # K3: the sum of each seat, TO_ROLL or NOT_ROLLING

    def __repr__(self) -> str:
        """Return the position text, which `parse_position` reads back."""
        return position_text(self)

    def _repr_svg_(self) -> str:
        """Return the drawing that notebooks show."""
        from roost.rules.knockout.svg import board_svg

        return board_svg(self.board, self.positions)

    @property
    def board(self) -> Board:
        return get_board(self.variant.board)

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat's surviving pieces (K15)."""
        return points(self.positions, self.seats)

    @property
    def halves(self) -> tuple[Half, ...]:
        """The moves of the roll that are left."""
        if self.roll is None:
            return ()
        halves = halves_of(*self.roll)
        return halves if self.half == BOTH else (halves[self.half - 1],)


@cache
def halves_of(low: int, high: int) -> tuple[Half, Half]:
    """Return the two moves of a roll: each number moves as far as the other shows (K4, K5)."""
    return Half(low, high), Half(-low if low == high else high, low)


def points(positions: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """Return each seat's points (K15)."""
    scores = [0] * seats
    for piece, space in enumerate(positions):
        if space != OUT:
            scores[owner(piece, seats)] += POINTS[number_of(piece)]
    return tuple(scores)


def contested(positions: tuple[int, ...], seats: int, number: int) -> bool:
    """Return whether two or more players hold a number; if not, its pieces are locked (K12)."""
    holder = None
    for colour, space in enumerate(positions[number - 1 :: NUMBERS]):
        if space != OUT:
            if holder is None:
                holder = colour % seats  # K1
            elif colour % seats != holder:
                return True
    return False


# -- events --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RolledOff(Event):
    """A seat rolled for who starts (K3)."""

    kind = "rolled-off"
    seat: int
    dice: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Tied(Event):
    """Seats with the same highest sum roll again (K3)."""

    kind = "tied"
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Starts(Event):
    """A seat won the roll-off and starts (K3)."""

    kind = "starts"
    seat: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The dice of a turn were rolled, lower first (K4)."""

    kind = "rolled"
    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A piece moved; `victim` is the piece it knocked out, or None (K8)."""

    kind = "moved"
    seat: int
    piece: int
    origin: int
    space: int
    victim: int | None


@dataclass(frozen=True, slots=True)
class MoveLost(Event):
    """A move was lost because its piece is ``out`` or ``locked`` (K11), or ``blocked`` (K10).

    `number` is None for the other piece of a double (K5).
    """

    kind = "move-lost"
    seat: int
    number: int | None
    length: int
    reason: str


@dataclass(frozen=True, slots=True)
class Locked(Event):
    """A piece was locked and never moves again (K12)."""

    kind = "locked"
    piece: int


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A seat was skipped: none of its pieces can ever move again (K13)."""

    kind = "skipped"
    seat: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over: ``no-rivals`` (K14), ``rounds`` (K16) or ``cap`` (K17)."""

    kind = "ended"
    reason: str
    outcome: Outcome


KnockoutEvent = RolledOff | Tied | Starts | Rolled | Moved | MoveLost | Locked | Skipped | Ended
