"""The messages of Pickomino."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from roost.rules.pickomino import state as rules
from roost.rules.pickomino.game import Pickomino
from roost.wire.base import Die, Message
from roost.wire.mirror import mirror
from roost.wire.registry import GameMessages

if TYPE_CHECKING:
    Take: TypeAlias = Message
    RollOn: TypeAlias = Message
    Stop: TypeAlias = Message
else:
    Take = mirror(rules.Take, face=Die)
    RollOn = mirror(rules.RollOn)
    Stop = mirror(rules.Stop)


class TakeOption(Message, tag="take"):
    action: Take
    token: str
    face: int
    count: int
    total: int  # after taking


class RollOnOption(Message, tag="roll-on"):
    """Roll on. If it `throws`, send the next link of the seat's chain with it."""

    action: RollOn
    token: str
    dice: int
    throws: bool = True


class StopOption(Message, tag="stop"):
    """Stop. `victim` is the seat a steal takes from. If it `fails`, confirm first (P16)."""

    action: Stop
    token: str
    tile: int | None
    worms: int
    victim: int | None
    fails: bool
    reason: Literal["no-worm", "no-tile"] | None


class FaceView(Message):
    """A face in the roll, with a reason if it cannot be taken."""

    face: int
    count: int
    takeable: bool
    reason: Literal["taken-before"] | None


class PickominoView(Message, tag="pickomino"):
    """A position. `stacks` run from bottom to top. `taken` counts dice by face 1 to 6."""

    text: str
    turn: int
    seat: int
    grill: list[int]
    turned: list[int]
    stacks: list[list[int]]
    worms: list[int]
    taken: list[int]
    total: int
    has_worm: bool
    dice_left: int
    roll: list[int] | None
    faces: list[FaceView]


class TileOdds(Message):
    """`chance` of getting the tile with the best plan, `most` when going for nothing else."""

    tile: int
    worms: int
    victim: int | None
    chance: float
    most: float


class PickominoOdds(Message, tag="pickomino"):
    """With the best plan: `steals` is the chance to rob another player, `totals` the chance to end
    on each total, 0 to 40."""

    steals: float
    tiles: list[TileOdds]
    totals: list[float]


ENDED = "`reason`: ``no-tiles``, ``no-rivals``, ``rounds`` or ``cap``."
EVENTS = tuple(
    mirror(event, ENDED, reason=str) if event is rules.Ended else mirror(event)
    for event in Pickomino.event_types
)
MESSAGES = GameMessages(
    position=PickominoView,
    actions=(Take, RollOn, Stop),
    options=(TakeOption, RollOnOption, StopOption),
    events=EVENTS,
    odds=PickominoOdds,
)
