"""A Knockout position, what players decide in it, and what can happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from roost.rules.core import Action, Event, Outcome, Phase, Seat
from roost.rules.knockout.board import Board, get_board
from roost.rules.knockout.constants import BOTH, POINTS, number_of, owner
from roost.rules.knockout.variant import KnockoutVariant
from roost.rules.knockout.writing import position_text

Options = tuple[tuple[int, int], ...]  # pieces, each with the spaces it may end on, as bits


class KnockoutState(NamedTuple):
    """Between apply calls.

    `positions` holds the space of each piece, -1 for pieces out. `roll` is what the dice show while
    moves are left, lower first, and `half` which of the two moves: BOTH, or only FIRST_HALF (the
    number `roll[0]`) or SECOND_HALF (the number `roll[1]`, or on a double any other number).
    Moves lost for good are no longer in `half`. `options` are the legal moves; they follow from the
    rest, and are kept because they were needed to get here.

    `roll_off` settles who starts (K3): per seat the sum rolled, TO_ROLL or NOT_ROLLING. It is None
    once `first` is known; `turn` and `round` are 0 until then.
    """

    variant: KnockoutVariant
    seats: int
    positions: tuple[int, ...]
    seat: Seat
    phase: Phase
    roll: tuple[int, int] | None
    half: int
    options: Options
    turn: int
    round: int
    first: Seat | None
    roll_off: tuple[int, ...] | None

    def __repr__(self) -> str:
        """Its position text, which `parse_position` reads back."""
        return position_text(*self)

    def _repr_svg_(self) -> str:
        """How a notebook shows it."""
        from roost.rules.knockout.svg import board_svg

        return board_svg(self.board, self.positions)

    @property
    def board(self) -> Board:
        return get_board(self.variant.board)

    @property
    def points(self) -> tuple[int, ...]:
        """K15: what each seat's surviving pieces are worth."""
        return points(self.positions, self.seats)

    @property
    def halves(self) -> tuple[tuple[int, int], ...]:
        """The moves left as (number, length); -n means any number but n (K4, K5)."""
        if self.roll is None:
            return ()
        low, high = self.roll
        both = ((low, high), (-low if low == high else high, low))
        return both if self.half == BOTH else (both[self.half - 1],)


def points(positions: tuple[int, ...], seats: int) -> tuple[int, ...]:
    scores = [0] * seats
    for piece, space in enumerate(positions):
        if space >= 0:
            scores[owner(piece, seats)] += POINTS[number_of(piece)]
    return tuple(scores)


def contested(positions: tuple[int, ...], seats: int, number: int) -> bool:
    """Whether two or more players hold the number; otherwise its pieces are locked (K12)."""
    n = number - 1
    if seats == 2:
        return (positions[n] >= 0 or positions[n + 12] >= 0) and (
            positions[n + 6] >= 0 or positions[n + 18] >= 0
        )
    return (positions[n] >= 0) + (positions[n + 6] >= 0) + (positions[n + 12] >= 0) + (
        positions[n + 18] >= 0
    ) >= 2


# -- actions -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move a piece to a space, by the half of the roll that its number belongs to (K4, K5)."""

    kind = "move"
    piece: int
    space: int


KnockoutAction = Move


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
    """These seats share the highest sum and roll again (K3)."""

    kind = "tied"
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Starts(Event):
    """The roll-off is decided (K3)."""

    kind = "starts"
    seat: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The two dice of a turn, lower first (K4)."""

    kind = "rolled"
    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """`victim` is the piece that was knocked out, or None (K8)."""

    kind = "moved"
    seat: int
    piece: int
    origin: int
    space: int
    victim: int | None


@dataclass(frozen=True, slots=True)
class MoveLost(Event):
    """`number` None is the double's other piece. `reason`: ``out``, ``locked`` or ``blocked``.

    Out and locked are K11, blocked is K10.
    """

    kind = "move-lost"
    seat: int
    number: int | None
    length: int
    reason: str


@dataclass(frozen=True, slots=True)
class Locked(Event):
    """K12: the piece never moves again."""

    kind = "locked"
    piece: int


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """K13: the seat has no piece that can ever move again."""

    kind = "skipped"
    seat: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """`reason`: ``no-rivals`` (K14), ``rounds`` (K16) or ``cap`` (K17)."""

    kind = "ended"
    reason: str
    outcome: Outcome


KnockoutEvent = RolledOff | Tied | Starts | Rolled | Moved | MoveLost | Locked | Skipped | Ended
