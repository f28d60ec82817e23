"""The log of a table, which is what the store saves. Replaying it restores the table exactly.

Entries contain decisions and dice, never what follows from them. The first entry contains the
secret of the server's chain, so a log is secret until the game is over. Logs outlive the program
version that wrote them: within a `VERSION`, entries and fields are only added, and new fields have
defaults. Names and persons are saved under aliases valid for this table only (`pseudonyms`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias, dataclass_transform

import msgspec
from msgspec import Struct

from roost.server.core.errors import LogVersionError
from roost.server.core.table.setup import Setup, TimeControl

VERSION = 2  # changes when older programs would misread a log
By: TypeAlias = Literal["human", "bot", "stand-in", "dice", "table"]
StandInReason: TypeAlias = Literal["away", "left"]


@dataclass_transform(frozen_default=True)  # msgspec inherits `frozen`; type checkers need to see it
class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="t"):
    """A log entry; `at` is in milliseconds.

    `who` and `cmd` name the command: a command's last entry has them, so its answer can be
    found again.
    """

    at: int
    who: str | None = None
    cmd: str | None = None


class TableCreated(Entry, tag="made"):
    """The first entry of a log.

    `seed`: the secret of the server's chain. `version`: the log format.
    """

    version: int
    maker: str
    request: Setup
    seed: bytes
    maker_name: str | None = None
    maker_bird: str = ""
    stream_commitment: str | None = None


class SeatTaken(Entry, tag="sat"):
    seat: int
    person: str
    name: str | None = None
    bird: str = ""


class SeatLeft(Entry, tag="stood"):
    seat: int


class SeatReady(Entry, tag="ready"):
    seat: int
    tip: str | None = None


class LinkGiven(Entry, tag="given"):
    """A seat gave its link for the next mix."""

    seat: int
    link: str


class Mixed(Entry, tag="mix"):
    """The links of all seats that are present went into the dice, and the server's."""

    links: tuple[str | None, ...]
    server: str


class Away(Entry, tag="away"):
    """A seat's link was missing: it adds nothing to the dice until it is back."""

    seat: int


class Back(Entry, tag="here"):
    seat: int


class ChainRenewed(Entry, tag="chain"):
    """A seat has a new chain. Without a seat it is the server's, with its `secret`."""

    tip: str
    seat: int | None = None
    secret: bytes | None = None


class Started(Entry, tag="start"):
    """The game started. `first` None: the players roll for the start (K3)."""

    first: int | None = None
    drawn: bool = False


class Rolled(Entry, tag="roll"):
    """Dice were rolled.

    `reserve`: the seat's remaining reserve, if a person rolled. `link` and `server`: the links of
    the contributor and of the server, if there are any.
    """

    seat: int
    dice: tuple[int, ...]
    by: By = "dice"
    reserve: int | None = None
    link: str | None = None
    server: str | None = None


class Acted(Entry, tag="act"):
    """An action was played.

    `token`: the action in the game's notation. `hinted`: the player had asked for a hint.
    """

    seat: int
    token: str
    by: By = "human"
    reserve: int | None = None
    hinted: bool = False


class RollTakenBack(Entry, tag="takeback"):
    seat: int


class TimeRanOut(Entry, tag="flag"):
    seat: int


class StandInStarted(Entry, tag="kept"):
    """`seen`: the version of the player's last sign of life, where one is away."""

    seat: int
    reason: StandInReason
    seen: int | None = None


class StandInEnded(Entry, tag="back"):
    seat: int


class Abandoned(Entry, tag="abandoned"):
    pass


class RematchCreated(Entry, tag="rematch"):
    table: str


class VisibilityChanged(Entry, tag="hidden"):
    """The host made a public table private, or public again."""

    hidden: bool = True


class Removed(Entry, tag="removed"):
    """The host removed a person for good."""

    seat: int


class SeatClosed(Entry, tag="closed"):
    """A seat was closed; later seats have moved up."""

    seat: int


class SeatChanged(Entry, tag="seat"):
    """A free seat went to a bot, or a bot's to people (None). It may be a new one at the end."""

    seat: int
    bot: str | None = None


class RulesChanged(Entry, tag="rules"):
    """The host changed the rules before the game."""

    variant: str
    clock: TimeControl | None = None
    turn_h: int | None = None
    private: bool = True
    tutor: bool = False


class LinkRenewed(Entry, tag="link"):
    """A seat's link, the link to all seats (`room`) or the spectator link (no seat) was replaced,
    or disabled if `shut`."""

    seat: int | None = None
    shut: bool = False
    room: bool = False


class HintGiven(Entry, tag="hint"):
    """A hint was given for the next decision of a seat."""

    seat: int


class PseudonymsChanged(Entry, tag="pseudonyms"):
    """A person was deleted or merged: copies of the table that know the old names are stale."""


AnyEntry: TypeAlias = (
    TableCreated
    | SeatTaken
    | SeatLeft
    | SeatReady
    | LinkGiven
    | Mixed
    | Away
    | Back
    | ChainRenewed
    | Started
    | Rolled
    | Acted
    | RollTakenBack
    | TimeRanOut
    | StandInStarted
    | StandInEnded
    | Abandoned
    | RematchCreated
    | VisibilityChanged
    | Removed
    | SeatClosed
    | SeatChanged
    | RulesChanged
    | LinkRenewed
    | HintGiven
    | PseudonymsChanged
)

_encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode


class _Begun(Struct):
    """Fields that the first entry has in every version; development versions wrote no `version`."""

    t: str | None = None
    version: int = 0


_begun = msgspec.json.Decoder(_Begun).decode


def encode(entry: AnyEntry) -> str:
    return _encode(entry).decode()


def read_tail(raw: Iterable[str]) -> list[AnyEntry]:
    """Entries from the middle of a log."""
    return [decode(line) for line in raw]


def read(raw: Sequence[str]) -> list[AnyEntry]:
    """The entries of a log. One that a newer Roost or an older version wrote is refused."""
    begun = _begun(raw[0]) if raw else _Begun()
    if begun.version > VERSION:
        reason = f"a log of version {begun.version}; this program knows {VERSION}"
        raise LogVersionError(reason, value=begun.version, known=VERSION)
    if begun.t == "made" and begun.version < VERSION:
        raise LogVersionError("a log of an older version", code="store-before-release")
    return read_tail(raw)
