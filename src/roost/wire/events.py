"""What happened, for animation and for words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from roost.wire.base import Message
from roost.wire.generic import GenericEvent
from roost.wire.registry import union


class Started(Message, tag="started"):
    """The game begins. `first` None: the seats roll for it (K3)."""

    first: int | None
    drawn: bool  # by the fair dice


class SeatTaken(Message, tag="sat-down"):
    """Without a name it was somebody who was forgotten since."""

    seat: int
    name: str | None


class SeatLeft(Message, tag="stood-up"):
    seat: int


class SeatReady(Message, tag="got-ready"):
    seat: int


class Revealed(Message, tag="revealed"):
    """The seat opened its seed; or did not in time, and a seed of zeros counts instead."""

    seat: int
    withheld: bool


class RollTakenBack(Message, tag="took-back"):
    """The last hand-entered roll was taken back."""

    seat: int


class TimeRanOut(Message, tag="flagged"):
    """The seat's time ran out; its keeper bot takes this decision."""

    seat: int


class StandInStarted(Message, tag="stand-in-started"):
    """A bot keeps the seat until its player is back."""

    seat: int
    reason: Literal["away", "left", "withheld"]


class StandInEnded(Message, tag="stand-in-ended"):
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


class RematchCreated(Message, tag="rematch-made"):
    table: str


TableEvent: TypeAlias = (
    Started
    | SeatTaken
    | SeatLeft
    | SeatReady
    | Revealed
    | RollTakenBack
    | TimeRanOut
    | StandInStarted
    | StandInEnded
    | Abandoned
    | Removed
    | SeatClosed
    | SeedRevealed
    | RematchCreated
)
if TYPE_CHECKING:
    GameEvent: TypeAlias = Message
else:
    GameEvent = union("events") | GenericEvent
AnyEvent: TypeAlias = GameEvent | TableEvent


class StepView(Message):
    """One entry of the table's log. `by` says whose doing it was."""

    version: int
    seat: int | None
    by: Literal["human", "bot", "keeper", "dice", "table"]
    token: str | None
    events: list[AnyEvent]
