"""How a table is set up: what its maker asked for, and what no table can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias, dataclass_transform

from msgspec import Struct, field

from roost.bots import bot_info
from roost.lessons import LEARNER, LESSONS, RIVAL
from roost.rules import AnyGame, Phase, make_game
from roost.rules.checks import check_seats
from roost.rules.errors import PositionError
from roost.server.core.errors import SeatConflictError

SeatSource: TypeAlias = Literal["me", "open", "invite", "bot"]
DiceSource: TypeAlias = Literal["fair", "manual", "duplicate", "scripted"]


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
    """Committed to before the game, typed in, those of a `stream`, or those of a lesson. `day` is
    that of the daily game whose dice these are; `round`: they are those of a round of friends."""

    kind: DiceSource
    stream: str | None = None
    day: str = ""
    round: bool = False


class Clock(Part):
    """Seconds for each decision, then a reserve for the game."""

    decision_s: int
    reserve_s: int = 0


HOUR_MS = 3_600_000


class Setup(Part):
    """`first` None: the seats roll for it, fair dice draw it, or the first seat starts. `one_seat`:
    who has a seat does not sit down in another (tables made before this was asked allow it).
    `start`: the position that the game begins with, which also says whose turn it is; such a game
    counts for nothing. `turn_h`: hours for every turn, in a game over days; not beside a clock."""

    game: str
    seats: tuple[SeatSetup, ...]
    variant: str = ""
    first: int | None = None
    private: bool = True
    clock: Clock | None = None
    pace_ms: int = 1000
    stand_in_bot: str | None = field(default=None, name="keeper")
    dice: DiceSetup = DiceSetup(kind="fair")
    tutor: bool = False
    one_seat: bool = False
    start: str | None = None
    turn_h: int | None = None


def lesson_setup(game: str, pace_ms: int) -> Setup:
    """The table of a lesson. Nothing of it can be chosen: its dice are known to all."""
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
    """The table of an attempt at a daily game or, without a `day`, at a round. Nothing of it can be
    chosen: it is the same for everybody."""
    return Setup(
        game=game,
        seats=(SeatSetup(kind="me"), *(SeatSetup(kind="bot", bot=bot) for bot in bots)),
        pace_ms=pace_ms,
        dice=DiceSetup(kind="duplicate", stream=stream, day=day, round=not day),
        one_seat=True,
    )


def check_setup(setup: Setup) -> None:
    """Refuse what no table can be."""
    if setup.dice.kind == "scripted":
        raise SeatConflictError("only a lesson has scripted dice", code="lesson-only")
    game = make_game(setup.game, setup.variant)
    check_seats(game, len(setup.seats), setup.first or 0)
    game.start(len(setup.seats))  # a board may not be for this many
    for seat in setup.seats:
        if seat.bot is not None:
            bot_info(setup.game, seat.bot)
    if setup.stand_in_bot is not None:
        bot_info(setup.game, setup.stand_in_bot)
    if setup.start is not None:
        _check_start(setup, game, setup.start)
    if setup.turn_h is not None and setup.clock is not None:
        raise SeatConflictError(
            "a table has a clock for decisions or hours for turns, not both", code="two-clocks"
        )
    kinds = {seat.kind for seat in setup.seats}
    if setup.dice.kind == "manual" and ("me" not in kinds or kinds & {"open", "invite"}):
        raise SeatConflictError(
            "dice are typed in only where all people sit at one device",
            code="manual-needs-one-device",
        )


def _check_start(setup: Setup, game: AnyGame, start: str) -> None:
    """Refuse a position that this table cannot begin with."""
    state = game.parse_position(start)
    seats = len(setup.seats)
    if state.seats != seats:
        raise _bad_start("seats", f"it has {state.seats} seats", given=seats, wanted=state.seats)
    if state.variant != game.variant:
        raise _bad_start("variant", f"it is of the variant {state.variant.key!r}")
    if state.phase is Phase.OVER:
        raise _bad_start("over", "the game is over there")
    if setup.first is not None:
        raise _bad_start("first", "it says itself whose turn it is")
    if setup.dice.kind == "duplicate":
        raise _bad_start("stream", "a stream of dice begins with the game")


def _bad_start(why: str, reason: str, **values: int) -> PositionError:
    message = f"a table cannot begin with this position: {reason}"
    return PositionError(message, code="bad-start", why=why, reason=reason, **values)
