"""Commands to a table.

Each has an id that makes a retry harmless. Where the game's state matters, it contains the version
it was made for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from roost.rules import Action


@dataclass(frozen=True, slots=True)
class Act:
    """Play an action. `link`: the next link of the seat's hash chain, if the action rolls dice."""

    id: str
    seat: int
    version: int
    action: Action
    link: bytes | None = None


@dataclass(frozen=True, slots=True)
class RollDice:
    """Roll the dice at the start of a turn; later rolls follow from the actions."""

    id: str
    seat: int
    version: int
    link: bytes | None = None


@dataclass(frozen=True, slots=True)
class EnterDice:
    id: str
    seat: int
    version: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back the last manually entered roll, before the next one."""

    id: str
    seat: int
    version: int


@dataclass(frozen=True, slots=True)
class Sit:
    """Sit down. `name`: None for the person's own name; `key`: the seat's invitation, if needed."""

    id: str
    seat: int
    name: str | None = None
    key: str | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave: before the start the seat becomes free; in a game a stand-in bot takes over."""

    id: str
    seat: int


@dataclass(frozen=True, slots=True)
class Return:
    """Take the seat back from its stand-in bot."""

    id: str
    seat: int


@dataclass(frozen=True, slots=True)
class Ready:
    """Get ready, with a commitment to a seed, or None to add no seed."""

    id: str
    seat: int
    commitment: str | None = None


@dataclass(frozen=True, slots=True)
class Reveal:
    id: str
    seat: int
    seed: bytes
    anchor: bytes | None = None


@dataclass(frozen=True, slots=True)
class Abandon:
    """End the table without a result.

    Only the host may, while the table is open or once no other player is left.
    """

    id: str


@dataclass(frozen=True, slots=True)
class Remove:
    """Remove the person in a seat for good; the seat's link changes.

    Only the host may. In a game, the stand-in bot plays on.
    """

    id: str
    seat: int


@dataclass(frozen=True, slots=True)
class CloseSeat:
    """Close an empty seat. The seats after it move up, and all players must get ready again.

    Only the host may.
    """

    id: str
    seat: int


@dataclass(frozen=True, slots=True)
class RenewLink:
    """Replace the link of a seat, or the spectator link (None). The old link becomes invalid."""

    id: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class RevokeLink:
    """Disable a link until it is renewed."""

    id: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Rematch:
    """Start a new table with the same seats; `swap` moves every player on by one seat.

    A second request returns the same table.
    """

    id: str
    swap: bool = False


@dataclass(frozen=True, slots=True)
class React:
    """Show a reaction to everyone at the table; it is not saved."""

    id: str
    seat: int
    reaction: str


# Commands that `decide` handles; the others need the live table.
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
