"""What clients send on a socket, or over REST."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from roost.wire.actions import Action
from roost.wire.base import CommandId, Die, Hex32, Message, Name, Reaction, SeatIndex, VersionNumber


class Act(Message, tag="act"):
    """`link`: the next of the seat's chain, where the action throws dice (its option says so)."""

    id: CommandId
    seat: SeatIndex
    version: VersionNumber
    action: Action
    link: Hex32 | None = None


class RollDice(Message, tag="roll"):
    """The first roll of a person's turn; later rolls follow from roll-on. `link`: the next of the
    seat's chain of throws, so that nobody knows the roll before it is thrown."""

    id: CommandId
    seat: SeatIndex
    version: VersionNumber
    link: Hex32 | None = None


class EnterDice(Message, tag="enter-dice"):
    id: CommandId
    seat: SeatIndex
    version: VersionNumber
    dice: Annotated[list[Die], Meta(min_length=1, max_length=8)]


class TakeBack(Message, tag="take-back"):
    """Takes the last hand-entered roll back, until the next one."""

    id: CommandId
    seat: SeatIndex
    version: VersionNumber


class Sit(Message, tag="sit"):
    """`key` is the seat's invitation, where it needs one."""

    id: CommandId
    seat: SeatIndex
    name: Name | None = None
    key: Annotated[str, Meta(max_length=64)] | None = None


class Leave(Message, tag="leave"):
    """Before the start the seat is free again; in a game its keeper bot takes over."""

    id: CommandId
    seat: SeatIndex


class Return(Message, tag="return"):
    """Takes the seat back from its keeper."""

    id: CommandId
    seat: SeatIndex


class Ready(Message, tag="ready"):
    """Sits ready, committed to a seed: SHA-256 as in docs/fair-dice.md. None: adds no seed."""

    id: CommandId
    seat: SeatIndex
    commitment: Hex32 | None = None


class Reveal(Message, tag="reveal"):
    """Opens what the seat committed to: its seed, and the anchor of its chain if it has one."""

    id: CommandId
    seat: SeatIndex
    seed: Hex32
    anchor: Hex32 | None = None


class Abandon(Message, tag="abandon"):
    """Ends the table without a result, which reveals its seed. Only its maker: while the table is
    open, or once nobody else is left."""

    id: CommandId


class Remove(Message, tag="remove"):
    """The maker sends whoever sits there away, for good; the seat has another link from then on.
    In a game its keeper bot plays on."""

    id: CommandId
    seat: SeatIndex


class CloseSeat(Message, tag="close-seat"):
    """The maker takes an empty seat away, before the start. Seats behind it move up, and everybody
    gets ready again."""

    id: CommandId
    seat: SeatIndex


class RenewLink(Message, tag="renew-link"):
    """The maker changes the link to a seat, or to watch (no seat): the old one opens nothing."""

    id: CommandId
    seat: SeatIndex | None = None


class RevokeLink(Message, tag="revoke-link"):
    """No link opens the seat, or lets one watch (no seat), until it is renewed."""

    id: CommandId
    seat: SeatIndex | None = None


class Rematch(Message, tag="rematch"):
    """A new table with the same seats; `swap`: everybody moves on by one. Whoever asks second
    gets the same one."""

    id: CommandId
    swap: bool = False


class React(Message, tag="react"):
    id: CommandId
    seat: SeatIndex
    reaction: Reaction


class Ping(Message, tag="ping"):
    id: CommandId


# What a table decides by itself; the others need other tables, or leave nothing in the log.
TableCommand: TypeAlias = (
    Act
    | RollDice
    | EnterDice
    | TakeBack
    | Sit
    | Leave
    | Return
    | Ready
    | Reveal
    | Abandon
    | Remove
    | CloseSeat
    | RenewLink
    | RevokeLink
)
Command: TypeAlias = TableCommand | Rematch | React
ClientMessage: TypeAlias = Command | Ping
