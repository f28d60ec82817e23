"""A Pickomino position, what players decide in it, and what can happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from roost.rules.core import Action, Event, Outcome, Phase, Seat
from roost.rules.pickomino.constants import (
    ALL_FACES,
    DICE,
    LOWEST,
    POINTS,
    TILES,
    WORM,
    WORMS,
    Counts,
)
from roost.rules.pickomino.variant import PickominoVariant
from roost.rules.pickomino.writing import position_text


class PickominoState(NamedTuple):
    """Between apply calls. A die's face is 1 to 5, or 6 for the worm.

    `grill` has bit i set while tile 21+i lies face up; `stacks` run from bottom to top; tiles in
    neither are face down for good. `taken` counts the dice taken this turn, by face. `roll` is
    what the dice show while a face must be chosen, and None while there is nothing to choose from.
    """

    variant: PickominoVariant
    grill: int
    stacks: tuple[tuple[int, ...], ...]
    seat: Seat
    taken: Counts
    roll: tuple[int, ...] | None
    phase: Phase
    turn: int

    def __repr__(self) -> str:
        """Its position text, which `parse_position` reads back."""
        return position_text(*self)

    def _repr_svg_(self) -> str:
        """How a notebook shows it."""
        from roost.rules.pickomino.svg import state_svg

        return state_svg(self)

    @property
    def seats(self) -> int:
        return len(self.stacks)

    @property
    def grill_tiles(self) -> tuple[int, ...]:
        """The face-up tiles, ascending."""
        return tuple(tile for tile in TILES if self.grill >> (tile - LOWEST) & 1)

    @property
    def turned_tiles(self) -> tuple[int, ...]:
        """The tiles that are out for good."""
        held = {tile for stack in self.stacks for tile in stack}
        return tuple(t for t in TILES if t not in held and not self.grill >> (t - LOWEST) & 1)

    @property
    def tops(self) -> tuple[int | None, ...]:
        """The tile each seat shows (P14)."""
        return tuple(stack[-1] if stack else None for stack in self.stacks)

    @property
    def worms(self) -> tuple[int, ...]:
        return tuple(sum(WORMS[tile] for tile in stack) for stack in self.stacks)

    @property
    def total(self) -> int:
        """The sum of the taken dice."""
        return hand(self.taken).total

    @property
    def dice_left(self) -> int:
        return hand(self.taken).left

    @property
    def has_worm(self) -> bool:
        return self.taken[WORM - 1] > 0


class Hand(NamedTuple):
    """What follows from the taken dice alone."""

    faces: int  # bit f set while face f is taken
    left: int
    total: int
    complete: bool  # P6


class _Hands(dict[tuple[int, ...], Hand]):
    """Every hand, worked out when it is first asked for."""

    def __missing__(self, taken: tuple[int, ...]) -> Hand:
        faces = sum(1 << face for face, count in enumerate(taken, 1) if count)
        left = DICE - sum(taken)
        total = sum(POINTS[face] * count for face, count in enumerate(taken, 1))
        found = self[taken] = Hand(faces, left, total, left == 0 or faces == ALL_FACES)
        return found


hand = _Hands().__getitem__  # every move asks, and this is the fastest way to answer


# -- actions -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take all dice of one face (P4)."""

    kind = "take"
    face: int


@dataclass(frozen=True, slots=True)
class RollOn(Action):
    """Roll the remaining dice (P5)."""

    kind = "roll-on"


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """End the turn and take this tile, from the grill or from another's stack; None: fail (P16)."""

    kind = "stop"
    tile: int | None


PickominoAction = Take | RollOn | Stop


# -- events --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """What the dice show, ascending."""

    kind = "rolled"
    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Took(Event):
    """`total` is the sum of all dice taken so far."""

    kind = "took"
    seat: int
    face: int
    count: int
    total: int


@dataclass(frozen=True, slots=True)
class GotTile(Event):
    """`victim` is the seat it was stolen from, or None when it came from the grill."""

    kind = "got-tile"
    seat: int
    tile: int
    total: int
    victim: int | None


@dataclass(frozen=True, slots=True)
class Failed(Event):
    """`reason`: ``no-face`` (P7), ``no-worm`` (P8) or ``no-tile`` (P15)."""

    kind = "failed"
    seat: int
    reason: str
    total: int


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """The tile went back to the grill (P17); `face_up` as it lies after the turn's end."""

    kind = "returned"
    seat: int
    tile: int
    face_up: bool


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A tile was turned face down and is out for good (P17, P22, P24)."""

    kind = "turned"
    tile: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over (P20, or P25 when the outcome says `capped`)."""

    kind = "ended"
    outcome: Outcome


PickominoEvent = Rolled | Took | GotTile | Failed | Returned | Turned | Ended
