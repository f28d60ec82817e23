"""A whole game, looked at again."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from roost.wire.base import GameKey, Language, Message
from roost.wire.errors import Problem
from roost.wire.events import GameEvent
from roost.wire.insight import Verdict
from roost.wire.outcome import OutcomeView
from roost.wire.positions import PositionView
from roost.wire.puzzles import PuzzleView
from roost.wire.tables import SeatSummary

RecordText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60_000)]


class ReviewMove(Message):
    """A roll with its luck, or a decision with its cost: `change` is what it did to each seat.
    `why` tells of the worst decisions why the best was better."""

    index: int
    turn: int
    seat: int
    kind: Literal["roll", "act"]
    token: str
    words: str
    change: list[float]
    position: str
    loss: float = 0.0
    verdict: Verdict = "fine"
    choices: int = 0
    best: str | None = None
    best_words: str | None = None
    why: list[str] = []
    rolled_out: RolledOut | None = None


class RolledOut(Message):
    """The loss by playing on many times: mean and standard error."""

    games: int
    loss: float
    error: float


class ReviewSeat(Message):
    """One seat's sums: result - start = luck + errors + others + residual. `headline` is said
    to who sat there."""

    name: str
    bot: str | None
    start: float
    end: float
    result: float | None
    luck: float
    own_luck: float
    errors: float
    others: float
    residual: float
    adjusted: float
    verdicts: dict[Verdict, int]
    words: list[str]
    headline: str


class ReviewView(Message):
    """A whole game. `curve` holds the shares before each move and at the end, `turns` the turn of
    each of its points, `turning` the moves that changed most."""

    game: GameKey
    variant: str
    seats: list[ReviewSeat]
    moves: list[ReviewMove]
    curve: list[list[float]]
    turns: list[int]
    turning: list[int]
    words: list[str]


class DiceTest(Message):
    """One thing looked at. `corrected` is Holm's p-value over everything looked at."""

    player: int
    name: str
    words: str
    observed: float
    expected: float
    trials: int
    p: float
    corrected: float
    method: Literal["exact", "simulated"]


class DiceReport(Message):
    """`words` say what the dice did and how odd that was; `how` explains the numbers."""

    games: int
    players: list[str]
    rolls: int
    dice: int
    tests: list[DiceTest]
    words: list[str]
    how: list[str]


class ReplayMove(Message):
    """A move, what happened, and the position after it."""

    turn: int
    seat: int
    token: str
    events: list[GameEvent]
    view: PositionView


class ReplayView(Message):
    """A game to watch again, move by move, as its own table shows it. `view` is the position before
    the first move, `start` its text where it was chosen; `yours` are the seats of who asks."""

    game: GameKey
    variant: str
    seats: list[SeatSummary]
    start: str | None
    view: PositionView
    moves: list[ReplayMove]
    outcome: OutcomeView | None
    yours: list[int]


class ReplayRequest(Message):
    """`record` is a game file, JSON or text, as it was saved."""

    record: RecordText


class ReviewRequest(Message):
    """`record` is a game file, JSON or text, as it was saved."""

    record: RecordText
    language: Language = "en"


class ReviewAnswer(Message):
    """`puzzles` are the game's own errors, worst first."""

    review: ReviewView
    dice: DiceReport
    puzzles: list[PuzzleView]


class ReviewWaiting(Message, tag="waiting"):
    """So many reviews come first (0: yours is the next), and about how many seconds that takes."""

    ahead: int
    seconds: int


class ReviewWorking(Message, tag="working"):
    """So many moves of so many are looked at."""

    done: int
    of: int


class ReviewDone(Message, tag="done"):
    answer: ReviewAnswer


# A line each, while somebody waits for a review; the last one is done or error.
ReviewNews: TypeAlias = ReviewWaiting | ReviewWorking | ReviewDone | Problem
