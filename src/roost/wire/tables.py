"""A table as its seats and spectators see it, and in lists."""

from __future__ import annotations

from typing import Literal, TypeAlias

from roost.wire.actions import Option
from roost.wire.base import GameKey, Message, Milliseconds
from roost.wire.days_off import DaysOffView
from roost.wire.events import StepView
from roost.wire.lessons import LessonPlace
from roost.wire.outcome import OutcomeView
from roost.wire.positions import PositionView
from roost.wire.setup import Clock, Invite

TableStatus: TypeAlias = Literal["open", "revealing", "playing", "over", "abandoned"]


class Decision(Message):
    """Whom the table waits for. `roll`: press the button; `dice`: type in the real dice."""

    seat: int
    kind: Literal["roll", "act", "dice"]
    options: list[Option]
    dice: int  # how many are rolled next, where `kind` is roll or dice
    deadline: Milliseconds | None  # on the server's clock


class SeatView(Message):
    """`stand_in`: a bot plays for this person until they are back. `reserve_ms`: time in the bank.
    A person without a name was forgotten since: somebody. `days_off`: in a game over days, the days
    off that this person has, or will have next."""

    seat: int
    kind: Literal["human", "bot", "open", "invite"]
    name: str | None
    bot: str | None
    player: str | None  # the person's public id; seats of one device share it
    connected: bool
    stand_in: bool
    ready: bool
    reserve_ms: int | None
    days_off: DaysOffView | None = None


class SeatSeed(Message):
    """`seed` and `anchor`, the end of its chain of throws, appear once revealed. Without a
    commitment the seat gives a seed of zeros; without an anchor its throws carry no link."""

    commitment: str | None
    seed: str | None
    withheld: bool
    anchor: str | None = None


class FairView(Message):
    """What a client needs to check the dice: commitments before, seeds after. `links` has a
    character for each roll: the seat whose link is in it, or ``-``. The dice of a `stream` may be
    those of a `day`, or of a `round`."""

    source: Literal["fair", "manual", "duplicate", "scripted"]
    commitment: str | None
    seed: str | None
    seats: list[SeatSeed]
    stream: str | None
    day: str | None
    rolls: int
    scheme: int
    links: str
    reveal_deadline: Milliseconds | None
    round: bool = False


class TableView(Message):
    id: str
    version: int
    status: TableStatus
    game: GameKey
    variant: str
    private: bool
    clock: Clock | None
    pace_ms: int
    tutor: bool
    one_seat: bool
    start: str | None  # the position that the game began with, where that was chosen
    turn_h: int | None  # hours for each turn, in a game over days
    maker: str
    created: Milliseconds
    seats: list[SeatView]
    position: PositionView | None
    decision: Decision | None
    outcome: OutcomeView | None
    dice: FairView
    can_take_back: bool
    watching: int
    rematch: str | None
    lesson: LessonPlace | None


class You(Message, tag="you"):
    """Who you are at this table; sent again whenever it changes. `tutor`: it may speak to you;
    `hints`: you may ask for them."""

    player: str | None
    seats: list[int]
    maker: bool
    tutor: bool
    hints: bool


class Missed(Message):
    """Steps that happened after the version that was asked from, and are too old to be sent with
    the others: from `first` to `last`. `GET /api/tables/{id}/steps` has them, page by page."""

    first: int
    last: int


class StepList(Message):
    """A page of what happened at a table; `next` is the `after` of the next, null at the end."""

    steps: list[StepView]
    next: int | None


class TableAnswer(Message):
    """What reading or making a table answers. `steps`: as many as were asked for and are held;
    `missed`: those that are not."""

    table: TableView
    you: You
    server_time: Milliseconds
    steps: list[StepView] = []
    missed: Missed | None = None
    invites: list[Invite] = []


class SeatSummary(Message):
    kind: Literal["human", "bot", "open", "invite"]
    name: str | None
    bot: str | None


class TableSummary(Message):
    """`ranks` are those of the seats once the game is over. `turn`: whose it is, at a table of
    yours that is being played; `deadline`: until when, where there is one."""

    id: str
    game: GameKey
    variant: str
    status: TableStatus
    private: bool
    seats: list[SeatSummary]
    dice: Literal["fair", "manual", "duplicate", "scripted"]
    clock: Clock | None
    created: Milliseconds
    yours: list[int]
    ranks: list[int] = []
    turn: int | None = None
    deadline: Milliseconds | None = None
    turn_h: int | None = None


class TableList(Message):
    """A page of a list; `next` is the `after` of the page that follows, null on the last."""

    tables: list[TableSummary]
    next: str | None = None
