"""Table setups: what the host configured, and their validation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias, dataclass_transform

from msgspec import Struct

from roost.bots import bot_info
from roost.lessons import LEARNER, LESSONS, RIVAL
from roost.rules import AnyGame, Phase, make_game
from roost.rules.checks import check_seats
from roost.rules.errors import PositionError
from roost.server.core.errors import SeatConflictError

SeatSource: TypeAlias = Literal["me", "open", "invite", "bot"]
DiceSource: TypeAlias = Literal["fair", "manual", "shared", "scripted"]


@dataclass_transform(frozen_default=True)  # msgspec inherits `frozen`; type checkers need to see it
class Part(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Base class of all parts of a setup, which is saved in the log's first entry."""


class SeatSetup(Part, rename={"kind": "type"}):
    """The setup of a seat. ``me``: the host sits here, perhaps under another `name`; `tutor` means
    that this player agreed to the tutor. ``open``: anyone may sit down; ``invite``: only with the
    seat's link; ``bot``: played by `bot`. `alias` replaces the name in a saved log."""

    kind: SeatSource
    name: str | None = None
    alias: str | None = None
    tutor: bool = False
    bot: str | None = None


class DiceSetup(Part, rename={"kind": "type"}):
    """Where the dice come from. Fair dice, manual dice, a `stream`, or a lesson.
    `day`: they belong to that daily game; `round`: they belong to a group of people."""

    kind: DiceSource
    stream: str | None = None
    day: str = ""
    round: bool = False


class TimeControl(Part):
    """A clock: seconds for each decision, then a reserve for the whole game."""

    decision_s: int
    reserve_s: int = 0


class RoomLink(Part):
    """The link to all seats, kept through a series of rematches: the `table` that it was made for,
    how often it was `renewed`, and whether it is `shut`."""

    table: str
    renewed: int = 0
    shut: bool = False


HOUR_MS = 3_600_000


class Setup(Part):
    """A table's setup. `first` None: the players roll for it, the fair dice decide, or the first
    seat starts, depending on the game. `one_seat`: each person may take only one seat (older tables
    allow more). `start`: a start position, which also determines whose turn it is; such games do
    not count. `turn_h`: hours per turn in a correspondence game, not combined with a clock. In a
    rematch, `room` is the link of the first game, and `series` the games won so far, by seat."""

    game: str
    seats: tuple[SeatSetup, ...]
    variant: str = ""
    first: int | None = None
    private: bool = True
    clock: TimeControl | None = None
    pace_ms: int = 1000
    stand_in_bot: str | None = None
    dice: DiceSetup = DiceSetup(kind="fair")
    tutor: bool = False
    one_seat: bool = False
    start: str | None = None
    turn_h: int | None = None
    room: RoomLink | None = None
    series: tuple[int, ...] = ()


def lesson_setup(game: str, pace_ms: int) -> Setup:
    """Return the setup of a lesson. It is fixed: everyone knows its dice."""
    lesson = LESSONS.of(game)
    seats = {LEARNER: SeatSetup(kind="me"), RIVAL: SeatSetup(kind="bot", bot=lesson.rival)}
    return Setup(
        game=game,
        seats=tuple(seats[seat] for seat in sorted(seats)),
        first=LEARNER,
        pace_ms=pace_ms,
        dice=DiceSetup(kind="scripted"),
        one_seat=True,
    )


def attempt_setup(
    game: str, bots: Sequence[str], stream: str, pace_ms: int, *, day: str = ""
) -> Setup:
    """Return the setup of an attempt at a daily game or, without a `day`, at the dice of a group.
    It is the same for everyone."""
    return Setup(
        game=game,
        seats=(SeatSetup(kind="me"), *(SeatSetup(kind="bot", bot=bot) for bot in bots)),
        pace_ms=pace_ms,
        dice=DiceSetup(kind="shared", stream=stream, day=day, round=not day),
        one_seat=True,
    )


def check_setup(setup: Setup) -> None:
    """Raise an error for an invalid setup."""
    if setup.dice.kind == "scripted":
        raise SeatConflictError("only lessons have scripted dice", code="lesson-only")
    game = make_game(setup.game, setup.variant)
    check_seats(game, len(setup.seats), setup.first or 0)
    game.start(len(setup.seats))  # a board may not support this number of players
    for seat in setup.seats:
        if seat.bot is not None:
            bot_info(setup.game, seat.bot)
    if setup.stand_in_bot is not None:
        bot_info(setup.game, setup.stand_in_bot)
    if setup.start is not None:
        _check_start(setup, game, setup.start)
    if setup.turn_h is not None and setup.clock is not None:
        raise SeatConflictError(
            "a table can have a clock or hours per turn, not both", code="two-clocks"
        )
    kinds = {seat.kind for seat in setup.seats}
    if setup.dice.kind == "manual" and ("me" not in kinds or kinds & {"open", "invite"}):
        raise SeatConflictError(
            "manual dice need all players at one device",
            code="manual-needs-one-device",
        )


def _check_start(setup: Setup, game: AnyGame, start: str) -> None:
    """Raise an error if the table cannot start from its position."""
    state = game.parse_position(start)
    seats = len(setup.seats)
    if state.seats != seats:
        raise _bad_start("seats", f"it has {state.seats} seats", given=seats, wanted=state.seats)
    if state.variant != game.variant:
        raise _bad_start("variant", f"it is of the variant {state.variant.key!r}")
    if state.phase is Phase.OVER:
        raise _bad_start("over", "the game is over in this position")
    if setup.first is not None:
        raise _bad_start("first", "the position already determines whose turn it is")
    if setup.dice.kind == "shared":
        raise _bad_start("stream", "a dice stream starts with the game, not in the middle")


def _bad_start(why: str, reason: str, **values: int) -> PositionError:
    message = f"a table cannot begin with this position: {reason}"
    return PositionError(message, code="bad-start", why=why, reason=reason, **values)
