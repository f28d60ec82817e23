"""What people ask of a table. Each command has an id that makes a retry harmless; where the state
of the game matters it carries the version it was made for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from roost.rules import Action


@dataclass(frozen=True, slots=True)
class Act:
    """`link`: the next of the seat's chain, where the action throws dice."""

    id: str
    seat: int
    version: int
    action: Action
    link: bytes | None = None


@dataclass(frozen=True, slots=True)
class RollDice:
    """The first roll of a person's turn; later rolls follow from what is decided."""

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
    """Takes the last hand-entered roll back, until the next one."""

    id: str
    seat: int
    version: int


@dataclass(frozen=True, slots=True)
class Sit:
    """`name` None: under one's own. `key` is the seat's invitation, where it needs one."""

    id: str
    seat: int
    name: str | None = None
    key: str | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """Before the start the seat is free again; in a game its keeper bot takes over."""

    id: str
    seat: int


@dataclass(frozen=True, slots=True)
class Return:
    """Takes the seat back from its keeper."""

    id: str
    seat: int


@dataclass(frozen=True, slots=True)
class Ready:
    """Sits ready, committed to a seed; None: adds no seed."""

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
    """Ends the table without a result. Only its maker: while the table is open, or once nobody
    else is left."""

    id: str


@dataclass(frozen=True, slots=True)
class Remove:
    """The maker sends whoever sits there away. They do not come back, and the seat's link is
    another one from then on. In a game the seat's keeper bot plays on."""

    id: str
    seat: int


@dataclass(frozen=True, slots=True)
class CloseSeat:
    """The maker takes an empty seat away. The seats behind it move up, and everybody gets ready
    again."""

    id: str
    seat: int


@dataclass(frozen=True, slots=True)
class RenewLink:
    """Another link to a seat, or to watch (None); the one before opens nothing any more."""

    id: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class RevokeLink:
    """No link opens it, until it is renewed."""

    id: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Rematch:
    """A new table with the same seats; `swap`: everybody moves on by one. Whoever asks second
    gets the same one."""

    id: str
    swap: bool = False


@dataclass(frozen=True, slots=True)
class React:
    """Shown to everybody at the table; nothing of it is kept."""

    id: str
    seat: int
    reaction: str


# What a table decides by itself; the others need the hall around it.
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
