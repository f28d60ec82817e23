"""Positions, actions and events of Pickomino."""

from __future__ import annotations

from dataclasses import dataclass
from operator import mul
from typing import NamedTuple

from roost.rules.core import Action, Event, Outcome, Phase, Seat
from roost.rules.dice import FACES
from roost.rules.pickomino.constants import (
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
    """A position. A die's face is 1 to 5, or 6 for the worm."""

    variant: PickominoVariant
    grill: int  # bit i is set while tile 21+i is face up
    stacks: tuple[tuple[int, ...], ...]  # by seat, from bottom to top
    seat: Seat  # whose turn it is
    taken: Counts  # the dice taken in this turn, by face
    roll: tuple[int, ...] | None  # the dice from which the seat must take a face
    phase: Phase
    turn: int  # from 1

    def __repr__(self) -> str:
        """Return the position text, which `parse_position` reads back."""
        return position_text(self)

    def _repr_svg_(self) -> str:
        """Return the drawing that notebooks show."""
        from roost.rules.pickomino.svg import state_svg

        return state_svg(self)

    @property
    def seats(self) -> int:
        return len(self.stacks)

    @property
    def grill_tiles(self) -> tuple[int, ...]:
        """The face-up tiles, ascending."""
        return tiles_on(self.grill)

    @property
    def turned_tiles(self) -> tuple[int, ...]:
        """The tiles that are face down and out of the game."""
        held = {tile for stack in self.stacks for tile in stack}
        return tuple(tile for tile in TILES if tile not in held and tile not in self.grill_tiles)

    @property
    def tops(self) -> tuple[int | None, ...]:
        """The top tile of each seat's stack (P14)."""
        return tuple([stack[-1] if stack else None for stack in self.stacks])

    @property
    def worms(self) -> tuple[int, ...]:
        """The worms on each seat's tiles."""
        return tuple(sum(WORMS[tile] for tile in stack) for stack in self.stacks)

    @property
    def total(self) -> int:
        """The sum of the taken dice."""
        return sum(map(mul, self.taken, POINTS[1:]))

    @property
    def dice_left(self) -> int:
        """The number of dice not yet taken in this turn."""
        return DICE - sum(self.taken)

    @property
    def has_worm(self) -> bool:
        """Whether a worm has been taken (P8)."""
        return self.taken[WORM - 1] > 0

    @property
    def turn_complete(self) -> bool:
        """Whether all dice or all faces have been taken (P6)."""
        return sum(self.taken) == DICE or all(self.taken)

    @property
    def faces_to_take(self) -> tuple[int, ...]:
        """The faces of the roll that have not been taken in this turn (P4)."""
        roll, taken = self.roll or (), self.taken
        return tuple([face for face in FACES if face in roll and not taken[face - 1]])


def tile_bit(tile: int) -> int:
    """Return the bit of a tile in `PickominoState.grill`."""
    return 1 << (tile - LOWEST)


def tiles_on(grill: int) -> tuple[int, ...]:
    """Return the face-up tiles of a grill, ascending."""
    return tuple([tile for tile in TILES if grill >> (tile - LOWEST) & 1])


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
    """End the turn and take a tile, from the grill or another stack; None fails (P16)."""

    kind = "stop"
    tile: int | None


PickominoAction = Take | RollOn | Stop


# -- events --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The dice were rolled; `dice` is in ascending order."""

    kind = "rolled"
    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A player took all dice of a face; `total` is the sum of all dice taken in the turn."""

    kind = "took"
    seat: int
    face: int
    count: int
    total: int


@dataclass(frozen=True, slots=True)
class GotTile(Event):
    """A player took a tile, from the stack of seat `victim` or, if that is None, from the grill."""

    kind = "got-tile"
    seat: int
    tile: int
    total: int
    victim: int | None


@dataclass(frozen=True, slots=True)
class Failed(Event):
    """A turn failed: ``no-face`` (P7), ``no-worm`` (P8) or ``no-tile`` (P15)."""

    kind = "failed"
    seat: int
    reason: str
    total: int


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """A tile went back to the grill (P17); `face_up` is how it lies at the end of the turn."""

    kind = "returned"
    seat: int
    tile: int
    face_up: bool


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A tile was turned face down and is out of the game (P17, P22, P24)."""

    kind = "turned"
    tile: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over (P20, or P25 when the outcome says `capped`)."""

    kind = "ended"
    outcome: Outcome


PickominoEvent = Rolled | Took | GotTile | Failed | Returned | Turned | Ended
