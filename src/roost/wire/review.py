"""Reviews and replays of whole games."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from roost.wire.base import GameKey, Language, Message, OutcomeView, Problem
from roost.wire.events import GameEvent
from roost.wire.insight import Verdict
from roost.wire.positions import PositionView
from roost.wire.puzzles import PuzzleView
from roost.wire.tables import SeatSummary

RecordText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60_000)]


class ReviewMove(Message):
    """A roll with its luck, or a decision with its cost: `change` is the effect on each seat. For
    the worst decisions, `why` explains why the best was better."""

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
    """The loss by rollouts: mean and standard error."""

    games: int
    loss: float
    error: float


class ReviewSeat(Message):
    """One seat's sums: result - start = luck + errors + others + residual. `headline` is the
    result and at most one reason, `reason` the reason alone; both address the player of the seat.
    Luck and play have levels from -2 to 2."""

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
    reason: str
    luck_level: Annotated[int, Meta(ge=-2, le=2)]
    play_level: Annotated[int, Meta(ge=-2, le=2)]


class ReviewView(Message):
    """The review of a whole game. `curve` holds the shares before each move and at the end, `turns`
    the turn of each of its points, `turning` the moves with the largest changes."""

    game: GameKey
    variant: str
    seats: list[ReviewSeat]
    moves: list[ReviewMove]
    curve: list[list[float]]
    turns: list[int]
    turning: list[int]
    words: list[str]


class DiceTest(Message):
    """One test of the dice. `corrected` is Holm's p-value over all tests."""

    player: int
    name: str
    words: str
    observed: float
    expected: float
    trials: int
    p: float
    corrected: float
    method: Literal["exact", "simulated"]


class DiceReportView(Message):
    """The dice report. `words` describe the result; `how` explains the numbers."""

    games: int
    players: list[str]
    rolls: int
    dice: int
    tests: list[DiceTest]
    words: list[str]
    how: list[str]


class ReplayMove(Message):
    """A move, its events, and the position after it."""

    turn: int
    seat: int
    token: str
    events: list[GameEvent]
    view: PositionView


class ReplayView(Message):
    """A game to replay, move by move. `view` is the position before the first move. `start` is its
    text if the table has a start position; `yours` are your seats."""

    game: GameKey
    variant: str
    seats: list[SeatSummary]
    start: str | None
    view: PositionView
    moves: list[ReplayMove]
    outcome: OutcomeView | None
    yours: list[int]


class ReplayRequest(Message):
    """Replay a game. `record` is a saved game file, JSON or text."""

    record: RecordText


class ReviewRequest(Message):
    """Review a game. `record` is a saved game file, JSON or text."""

    record: RecordText
    language: Language = "en"


class ReviewAnswer(Message):
    """A finished review. `puzzles` are the game's own errors, worst first."""

    review: ReviewView
    dice: DiceReportView
    puzzles: list[PuzzleView]


class ReviewWaiting(Message, tag="waiting"):
    """The number of reviews before yours (0: yours is next), and the estimated seconds."""

    ahead: int
    seconds: int


class ReviewWorking(Message, tag="working"):
    """The number of reviewed moves, and the total."""

    done: int
    of: int


class ReviewDone(Message, tag="done"):
    answer: ReviewAnswer


# One per line while the client waits for a review; the last one is done or error.
ReviewNews: TypeAlias = ReviewWaiting | ReviewWorking | ReviewDone | Problem
