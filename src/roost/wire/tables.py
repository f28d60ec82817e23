"""A table as its seats and spectators see it, and in lists."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from roost.fairdice.transcript import Entry
from roost.wire.base import GameKey, Message, Milliseconds, OutcomeView
from roost.wire.events import StepView
from roost.wire.lessons import LessonPlace
from roost.wire.positions import Option, PositionView
from roost.wire.setup import Clock, Invite

DiceSource: TypeAlias = Literal["fair", "manual", "shared", "scripted"]
TableStatus: TypeAlias = Literal["open", "starting", "playing", "over", "abandoned"]
Entries: TypeAlias = list[Entry]


class Decision(Message):
    """The decision that the table waits for. `roll`: press the button; `dice`: enter real dice."""

    seat: int
    kind: Literal["roll", "act", "dice"]
    options: list[Option]
    dice: int  # number of dice to roll, if `kind` is roll or dice
    deadline: Milliseconds | None  # on the server's clock


class PauseView(Message):
    """A correspondence clock stops from `starts` until `ends`."""

    starts: Milliseconds
    ends: Milliseconds


class SeatView(Message):
    """A seat. `stand_in`: a bot plays for this person until they return.

    `bird` is the one that this person chose. `reserve_ms` is the remaining reserve. A person
    without a name has been deleted. `pause`: when this person's clock in a correspondence game is
    paused, now or next.
    """

    seat: int
    kind: Literal["human", "bot", "open", "invite"]
    name: str | None
    bot: str | None
    player: str | None  # the person's public id; seats on one device share it
    connected: bool
    stand_in: bool
    ready: bool
    reserve_ms: int | None
    pause: PauseView | None = None
    bird: str = ""


class DiceView(Message):
    """Where the dice come from, and what is needed to check them (docs/fair-dice.md).

    `first`: the seat of the first roll, None if it is drawn. `tip`: the server's. `head` and `tips`
    (by seat) appear when all players are ready; `entries`: how many the transcript has. `deadline`:
    until when the table waits for links to mix. `commitment` and `seed` (once the dice are closed)
    are those of a `stream` of shared dice, for a `day` or a group of people (`round`).
    """

    source: DiceSource
    first: int | None
    tip: str | None
    head: str | None
    tips: list[str | None]
    entries: int
    commitment: str | None
    seed: str | None
    stream: str | None
    day: str | None
    round: bool
    deadline: Milliseconds | None


class TableView(Message):
    id: str
    version: int
    status: TableStatus
    game: GameKey
    variant: str
    rules: int  # their version
    private: bool
    clock: Clock | None
    pace_ms: int
    tutor: bool
    one_seat: bool
    start: str | None  # the start position, if one was chosen
    turn_h: int | None  # hours per turn in a correspondence game
    maker: str
    created: Milliseconds
    seats: list[SeatView]
    position: PositionView | None
    decision: Decision | None
    outcome: OutcomeView | None
    dice: DiceView
    can_take_back: bool
    watching: int
    rematch: str | None
    lesson: LessonPlace | None
    series: list[int] = []  # games won by each seat in a series of rematches


class You(Message, tag="you"):
    """Your role at this table, sent again after each change.

    `tutor`: the tutor may comment; `hints`: you may ask for hints.
    """

    player: str | None
    seats: list[int]
    maker: bool
    tutor: bool
    hints: bool


class Missed(Message):
    """The range of steps, from `first` to `last`, that are no longer in memory.

    `GET /api/tables/{id}/steps` returns them, page by page.
    """

    first: int
    last: int


class StepList(Message):
    """A page of a table's steps; `next` is the `after` of the next page, null at the end."""

    steps: list[StepView]
    next: int | None


class EntryList(Message):
    """Entries of the transcript from number `after` on, counted from 0 (docs/fair-dice.md)."""

    after: Annotated[int, Meta(ge=0)]
    list: Entries


class EntryPage(Message):
    """A page of a table's transcript; `next` is the `after` of the next page, null at the end."""

    after: Annotated[int, Meta(ge=0)]
    list: Entries
    next: int | None


class TableAnswer(Message):
    """The answer to reading or creating a table.

    `steps`: the requested ones that are in memory; `missed`: the others. `entries`: the first of
    the requested ones.
    """

    table: TableView
    you: You
    server_time: Milliseconds
    steps: list[StepView] = []
    missed: Missed | None = None
    entries: EntryList | None = None
    invites: list[Invite] = []


class SeatSummary(Message):
    kind: Literal["human", "bot", "open", "invite"]
    name: str | None
    bot: str | None
    bird: str = ""


class TableSummary(Message):
    """A table in a list. `ranks` are by seat, once the game is over.

    At your unfinished tables: `turn` is the seat to move, `deadline` its deadline, if any, `turns`
    the number of turns so far, `scores` are the points now, `changed` the time of the last change.
    """

    id: str
    game: GameKey
    variant: str
    status: TableStatus
    private: bool
    seats: list[SeatSummary]
    dice: DiceSource
    clock: Clock | None
    created: Milliseconds
    yours: list[int]
    ranks: list[int] = []
    turn: int | None = None
    deadline: Milliseconds | None = None
    turn_h: int | None = None
    turns: int = 0
    scores: list[int] = []
    changed: Milliseconds | None = None


class TableList(Message):
    """A page of a list; `next` is the `after` of the next page, null on the last."""

    tables: list[TableSummary]
    next: str | None = None
