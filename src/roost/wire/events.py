"""Events of a table, for animation and text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from roost.wire.base import Message
from roost.wire.generic import GenericEvent
from roost.wire.registry import union


class Started(Message, tag="started"):
    """The game begins. If `first` is None, the seats roll for who starts (K3)."""

    first: int | None
    drawn: bool  # by the fair dice


class SeatTaken(Message, tag="sat-down"):
    """A player sat down. `name` is None if it has been deleted since."""

    seat: int
    name: str | None


class SeatLeft(Message, tag="stood-up"):
    seat: int


class SeatReady(Message, tag="got-ready"):
    seat: int


class Away(Message, tag="away"):
    """The table called the seat away, because its link was missing."""

    seat: int


class Back(Message, tag="back"):
    """The seat is back and contributes to the dice again."""

    seat: int


class ChainRenewed(Message, tag="chain-renewed"):
    """The seat has a new chain: it is on another device now, or the old one was half used up. Seat
    None is the server."""

    seat: int | None


class RollTakenBack(Message, tag="took-back"):
    """A player took back the last hand-entered roll."""

    seat: int


class TimeRanOut(Message, tag="flagged"):
    """The seat ran out of time; its stand-in bot makes this decision."""

    seat: int


class StandInStarted(Message, tag="stand-in-started"):
    """A stand-in bot took over the seat until its player returns."""

    seat: int
    reason: Literal["away", "left"]


class StandInEnded(Message, tag="stand-in-ended"):
    seat: int


class Abandoned(Message, tag="abandoned"):
    pass


class Removed(Message, tag="removed"):
    """The host removed the player of the seat."""

    seat: int


class SeatClosed(Message, tag="seat-closed"):
    """The host removed the seat; later seats moved up."""

    seat: int


class RematchCreated(Message, tag="rematch-made"):
    table: str


TableEvent: TypeAlias = (
    Started
    | SeatTaken
    | SeatLeft
    | SeatReady
    | Away
    | Back
    | ChainRenewed
    | RollTakenBack
    | TimeRanOut
    | StandInStarted
    | StandInEnded
    | Abandoned
    | Removed
    | SeatClosed
    | RematchCreated
)
if TYPE_CHECKING:
    GameEvent: TypeAlias = Message
else:
    GameEvent = union("events") | GenericEvent
AnyEvent: TypeAlias = GameEvent | TableEvent


class StepView(Message):
    """An entry of the table's log. `by` is the seat or person that caused it."""

    version: int
    seat: int | None
    by: Literal["human", "bot", "stand-in", "dice", "table"]
    token: str | None
    events: list[AnyEvent]
