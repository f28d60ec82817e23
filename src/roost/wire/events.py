"""What happened, for animation and for words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from roost.wire.base import Message
from roost.wire.registry import union


class Started(Message, tag="started"):
    """The game begins. `first` None: the seats roll for it (K3)."""

    first: int | None
    drawn: bool  # by the fair dice


class SatDown(Message, tag="sat-down"):
    """Without a name it was somebody who was forgotten since."""

    seat: int
    name: str | None


class StoodUp(Message, tag="stood-up"):
    seat: int


class GotReady(Message, tag="got-ready"):
    seat: int


class Revealed(Message, tag="revealed"):
    """The seat opened its seed; or did not in time, and a seed of zeros counts instead."""

    seat: int
    withheld: bool


class TookBack(Message, tag="took-back"):
    """The last hand-entered roll was taken back."""

    seat: int


class Flagged(Message, tag="flagged"):
    """The seat's time ran out; its keeper bot takes this decision."""

    seat: int


class Kept(Message, tag="kept"):
    """A bot keeps the seat until its player is back."""

    seat: int
    reason: Literal["away", "left", "withheld"]


class HandedBack(Message, tag="handed-back"):
    seat: int


class Abandoned(Message, tag="abandoned"):
    pass


class Removed(Message, tag="removed"):
    """The maker sent away who sat there."""

    seat: int


class SeatClosed(Message, tag="seat-closed"):
    """The seat is gone; those behind it have moved up."""

    seat: int


class SeedRevealed(Message, tag="seed-revealed"):
    """The server opened its seed: from now on everybody can check the dice."""

    seed: str


class RematchMade(Message, tag="rematch-made"):
    table: str


TableEvent: TypeAlias = (
    Started
    | SatDown
    | StoodUp
    | GotReady
    | Revealed
    | TookBack
    | Flagged
    | Kept
    | HandedBack
    | Abandoned
    | Removed
    | SeatClosed
    | SeedRevealed
    | RematchMade
)
if TYPE_CHECKING:
    GameEvent: TypeAlias = Message
else:
    GameEvent = union("events")
AnyEvent: TypeAlias = GameEvent | TableEvent


class StepView(Message):
    """One entry of the table's log. `by` says whose doing it was."""

    version: int
    seat: int | None
    by: Literal["human", "bot", "keeper", "dice", "table"]
    token: str | None
    events: list[AnyEvent]
