"""The log of a table: what is saved. Replaying it gives the table back, move for move.

Entries hold what was decided and what fell, never what follows from it. The first entry holds the
server's seed, so a log is as secret as the seed until the game is over. Logs outlive the program
that wrote them: from 0.1.0 on, entries are only ever added to, and a field that is new has a
default. Names and persons are saved under ids of this table alone (`cast`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias, dataclass_transform

import msgspec
from msgspec import Struct

from roost.server.core.errors import LogVersionError
from roost.server.core.table.setup import Setup

VERSION = 1  # it changes when older programs would misread a log
By: TypeAlias = Literal["human", "bot", "keeper", "dice", "table"]
StandInReason: TypeAlias = Literal["away", "left", "withheld"]


@dataclass_transform(frozen_default=True)  # msgspec inherits `frozen`; type checkers must be told
class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="t"):
    """`at` in milliseconds. `who` and `cmd` name the command that made it: the last entry of a
    command carries them, and with them the command's answer."""

    at: int
    who: str | None = None
    cmd: str | None = None


class TableCreated(Entry, tag="made"):
    """`bot_seeds`: what the bots give to the fair dice, None in a person's seat. `version` is that
    of the log that begins here."""

    version: int
    maker: str
    request: Setup
    seed: bytes
    bot_seeds: tuple[bytes | None, ...]
    maker_name: str | None = None
    stream_commitment: str | None = None


class SeatTaken(Entry, tag="sat"):
    seat: int
    person: str
    name: str | None = None


class SeatLeft(Entry, tag="stood"):
    seat: int


class SeatReady(Entry, tag="ready"):
    seat: int
    commitment: str | None = None


class Revealed(Entry, tag="reveal"):
    """Without a seed it was withheld. `anchor` is the end of the seat's chain of throws."""

    seat: int
    seed: bytes | None = None
    anchor: bytes | None = None


class Started(Entry, tag="start"):
    """`first` None: the game's own roll-off decides (K3)."""

    first: int | None = None
    drawn: bool = False


class Rolled(Entry, tag="roll"):
    """`reserve`: what is left of the seat's reserve, where a person pressed the button. `link`: of
    the seat's chain, where who threw gave one."""

    seat: int
    dice: tuple[int, ...]
    by: By = "dice"
    reserve: int | None = None
    link: bytes | None = None


class Acted(Entry, tag="act"):
    """`token` in the compact notation of the game. `hinted`: who decided had asked for a hint."""

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
    seat: int
    reason: StandInReason


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
    """The maker sent away who sat there, for good."""

    seat: int


class SeatClosed(Entry, tag="closed"):
    """The seat is gone; those behind it have moved up."""

    seat: int


class LinkRenewed(Entry, tag="link"):
    """A seat, or the place to watch from (None), has another link; `shut`: none at all."""

    seat: int | None = None
    shut: bool = False


AnyEntry: TypeAlias = (
    TableCreated
    | SeatTaken
    | SeatLeft
    | SeatReady
    | Revealed
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
    | LinkRenewed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode


class _Begun(Struct):
    """What every version of a log contains first; development versions wrote no `version`."""

    t: str | None = None
    version: int = 0


_begun = msgspec.json.Decoder(_Begun).decode


def read(raw: Iterable[bytes]) -> list[AnyEntry]:
    """The entries of a log. One that a newer Roost or a development version wrote is refused."""
    lines = list(raw)
    begun = _begun(lines[0]) if lines else _Begun()
    if begun.version > VERSION:
        reason = f"a log of version {begun.version}; this program knows {VERSION}"
        raise LogVersionError(reason, value=begun.version, known=VERSION)
    if begun.t == "made" and begun.version < 1:
        raise LogVersionError(
            "a log of a development version before 0.1.0", code="store-before-release"
        )
    return [decode(line) for line in lines]
