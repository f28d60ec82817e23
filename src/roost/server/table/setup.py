"""How a table is set up: what its maker asked for, and what no table can be."""

from __future__ import annotations

from typing import Literal, TypeAlias, dataclass_transform

from msgspec import Struct

from roost.bots import bot_info
from roost.rules import make_game
from roost.server.errors import SeatConflictError

SeatSource: TypeAlias = Literal["me", "open", "invite", "bot"]
DiceSource: TypeAlias = Literal["fair", "manual", "duplicate"]


@dataclass_transform(frozen_default=True)  # msgspec inherits `frozen`; type checkers must be told
class Part(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What all parts of a set-up share: they are saved in the first entry of a log."""


class SeatSetup(Part, rename={"kind": "type"}):
    """``me``: the maker sits here, perhaps under another `name`; `tutor`: who plays it agrees to
    hear one. ``open``: anybody may sit down; ``invite``: who has the seat's link; ``bot``: that
    `bot` does. `alias` stands for the name in a saved log."""

    kind: SeatSource
    name: str | None = None
    alias: str | None = None
    tutor: bool = False
    bot: str | None = None


class DiceSetup(Part, rename={"kind": "type"}):
    """Committed to before the game, typed in, or those of a `stream`."""

    kind: DiceSource
    stream: str | None = None


class Clock(Part):
    """Seconds for each decision, then a reserve for the game."""

    decision_s: int
    reserve_s: int = 0


class Setup(Part):
    """`first` None: the seats roll for it, fair dice draw it, or the first seat starts. `one_seat`:
    who has a seat does not sit down in another (tables made before this was asked allow it)."""

    game: str
    seats: tuple[SeatSetup, ...]
    variant: str = ""
    first: int | None = None
    private: bool = True
    clock: Clock | None = None
    pace_ms: int = 1000
    keeper: str | None = None
    dice: DiceSetup = DiceSetup(kind="fair")
    tutor: bool = False
    one_seat: bool = False


def check_setup(setup: Setup) -> None:
    """Refuse what no table can be."""
    game = make_game(setup.game, setup.variant)
    game.check_seats(len(setup.seats), setup.first or 0)
    game.start(len(setup.seats))  # a board may not be for this many
    for seat in setup.seats:
        if seat.bot is not None:
            bot_info(setup.game, seat.bot)
    if setup.keeper is not None:
        bot_info(setup.game, setup.keeper)
    kinds = {seat.kind for seat in setup.seats}
    if setup.dice.kind == "manual" and ("me" not in kinds or kinds & {"open", "invite"}):
        raise SeatConflictError(
            "dice are typed in only where all people sit at one device",
            code="manual-needs-one-device",
        )
