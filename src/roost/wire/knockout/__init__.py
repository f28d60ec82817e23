"""The messages of Knockout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta

from roost.rules.knockout import state as rules
from roost.rules.knockout.constants import COLOURS, MOST_SPACES, PIECES
from roost.rules.knockout.game import Knockout
from roost.wire.base import Message
from roost.wire.mirror import mirror
from roost.wire.registry import GameMessages

Piece: TypeAlias = Annotated[int, Meta(ge=0, le=PIECES - 1)]
Space: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_SPACES - 1)]

if TYPE_CHECKING:
    Colour: TypeAlias = str
    Move: TypeAlias = Message
else:
    Colour = Literal[COLOURS]
    Move = mirror(rules.Move, piece=Piece, space=Space)


class MoveOption(Message, tag="move"):
    """A legal move. `path` runs from the start to the end of the move, both included."""

    action: Move
    token: str
    piece: int
    length: int
    origin: int
    space: int
    path: list[int]
    victim: int | None


class PieceView(Message):
    """A piece. `space` is None if it is out. `points` is its score if it survives."""

    piece: int
    colour: Colour
    number: int
    seat: int
    space: int | None
    locked: bool
    points: int


class HalfView(Message):
    """Half of a roll: a piece of `number` moves `length`. With `other`, a piece of any other number
    moves (K5). `open` halves can still be played; others are played or lost."""

    number: int
    other: bool
    length: int
    open: bool


class KnockoutView(Message, tag="knockout"):
    text: str
    turn: int
    seat: int
    board: str
    pieces: list[PieceView]
    roll: list[int] | None
    halves: list[HalfView]
    scores: list[int]
    stuck: list[int]  # seats without a piece that can ever move again (K13)
    roll_off: list[int] | None  # who starts (K3), per seat: the sum, 0 to roll, -1 not rolling
    round: int
    rounds: int | None


class PieceOdds(Message):
    """The chance that the next roll (or one of the opponents' next rolls) can hit a piece."""

    piece: int
    chance: float


class KnockoutOdds(Message, tag="knockout"):
    """`targets` are pieces that the next roll can hit, `dangers` own pieces that one of the
    opponents' next rolls can hit."""

    targets: list[PieceOdds]
    dangers: list[PieceOdds]


MOVED = "A piece moved along `path`, both ends included, and knocked `victim` out (K7, K8)."
EVENTS = tuple(
    mirror(event, MOVED, path=list[int]) if event is rules.Moved else mirror(event)
    for event in Knockout.event_types
)
MESSAGES = GameMessages(
    position=KnockoutView,
    actions=(Move,),
    options=(MoveOption,),
    events=EVENTS,
    odds=KnockoutOdds,
)
