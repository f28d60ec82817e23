"""The commands of clients, over a socket or REST."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from roost.wire.base import (
    Bird,
    CommandId,
    Die,
    Hex32,
    Message,
    Name,
    Reaction,
    SeatIndex,
    VersionNumber,
)
from roost.wire.positions import Action
from roost.wire.setup import Clock, TurnHours


class Act(Message, tag="act"):
    """Play an action. `link`: the seat's link for the next index, if the option throws dice."""

    id: CommandId
    seat: SeatIndex
    version: VersionNumber
    action: Action
    link: Hex32 | None = None


class RollDice(Message, tag="roll"):
    """Throw the first roll of a turn; later rolls follow from the actions.

    `link`: the seat's link for this index, so that no one knows the roll before the throw.
    """

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
    """Take back the last hand-entered roll, until the next one."""

    id: CommandId
    seat: SeatIndex
    version: VersionNumber


class Sit(Message, tag="sit"):
    """Take a seat. `key` is the seat's invitation or the one to all seats, if it needs one."""

    id: CommandId
    seat: SeatIndex
    name: Name | None = None
    bird: Bird | None = None
    key: Annotated[str, Meta(max_length=64)] | None = None


class Leave(Message, tag="leave"):
    """Leave a seat. Before the start it becomes free; during a game a stand-in bot takes over."""

    id: CommandId
    seat: SeatIndex


class Return(Message, tag="return"):
    """Come back to your seat: from its stand-in bot, or if the table has called you away."""

    id: CommandId
    seat: SeatIndex


class Ready(Message, tag="ready"):
    """Get ready. `tip`: the tip of the seat's chain (docs/fair-dice.md); without one the seat adds
    nothing to the dice.
    """

    id: CommandId
    seat: SeatIndex
    tip: Hex32 | None = None


class Link(Message, tag="link"):
    """Give the seat's link for index `k`: to a mix, or to a roll that is due."""

    id: CommandId
    seat: SeatIndex
    k: Annotated[int, Meta(ge=0, le=2**31)]
    link: Hex32


class RenewChain(Message, tag="chain"):
    """Give the seat a new chain: it is on another device now, or it has given 512 links."""

    id: CommandId
    seat: SeatIndex
    tip: Hex32


class Abandon(Message, tag="abandon"):
    """End the table without a result.

    Only for the host, while the table is open or when no other person is left.
    """

    id: CommandId


class Remove(Message, tag="remove"):
    """Remove the player of a seat for good; the seat's link changes. Only for the host.

    During a game a stand-in bot plays on.
    """

    id: CommandId
    seat: SeatIndex


class CloseSeat(Message, tag="close-seat"):
    """Remove an empty seat or a bot's before the start. Only for the host.

    Later seats move up, and all players must get ready again.
    """

    id: CommandId
    seat: SeatIndex


class ChangeSeat(Message, tag="change-seat"):
    """Give an empty seat to a bot, or a bot's seat to people (no bot), before the start. The number
    after the last seat adds one. Only for the host.
    """

    id: CommandId
    seat: SeatIndex
    bot: Annotated[str, Meta(max_length=40)] | None = None


class ChangeRules(Message, tag="change-rules"):
    """Change the rules before the start. Only for the host.

    The fields mean what they mean when a table is created.
    """

    id: CommandId
    variant: Annotated[str, Meta(max_length=80)]
    clock: Clock | None = None
    turn_h: TurnHours | None = None
    private: bool = True
    tutor: bool = False


class RenewLink(Message, tag="renew-link"):
    """Replace the link to a seat, to all seats (`room`), or to watch (neither); the old one stops
    working. Only for the host.
    """

    id: CommandId
    seat: SeatIndex | None = None
    room: bool = False


class RevokeLink(Message, tag="revoke-link"):
    """Revoke the link to a seat, to all seats (`room`), or to watch (neither), until renewed."""

    id: CommandId
    seat: SeatIndex | None = None
    room: bool = False


class Rematch(Message, tag="rematch"):
    """Create a new table with the same seats; `swap`: everyone moves on by one.

    A second request returns the same table.
    """

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
    | Link
    | RenewChain
    | Abandon
    | Remove
    | CloseSeat
    | ChangeSeat
    | ChangeRules
    | RenewLink
    | RevokeLink
)
Command: TypeAlias = TableCommand | Rematch | React
ClientMessage: TypeAlias = Command | Ping
