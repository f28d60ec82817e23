"""The results of the analysis, as plain values.

There are no messages or sentences here: `roost.analysis.words` turns results into text, and the
server's views into wire messages.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from itertools import pairwise
from typing import Any, Generic, Literal, NamedTuple, get_args

from roost.analysis.evaluator import S, Shares
from roost.analysis.figures import curve_figure
from roost.rules import Action, Outcome, Roll, Seat, State, parse_position
from roost.rules.record import Record

__all__ = [
    "THRESHOLDS",
    "Choice",
    "Contrast",
    "Curve",
    "DiceReport",
    "DiceTestResult",
    "Hint",
    "Look",
    "Luck",
    "Odds",
    "PositionInsight",
    "Prospect",
    "Puzzle",
    "PuzzleVerdict",
    "Question",
    "Review",
    "ReviewedDecision",
    "SeatTotals",
    "Valued",
    "Verdict",
    "verdict",
    "worst",
]


class Verdict(Enum):
    """A class of decisions by their cost in win share."""

    FINE = "fine"
    DOUBTFUL = "doubtful"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


# minimum cost (in win share) for the verdict
THRESHOLDS = ((0.08, Verdict.BLUNDER), (0.03, Verdict.MISTAKE), (0.01, Verdict.DOUBTFUL))


LUCKY = (0.05, 0.25)  # luck in a game (in win share) for the levels 1 and 2
COSTLY = (0.03, 0.10, 0.25, 0.50)  # errors in a game for the levels 1, 0, -1 and -2


CERTAIN = 2.0  # a loss gets a label from this many rms errors of the evaluator on


def verdict(loss: float, error: float = 0.0) -> Verdict:
    """Return the class of a loss; one within the evaluator's `error` is none."""
    if loss < CERTAIN * error:
        return Verdict.FINE
    return next((name for least, name in THRESHOLDS if loss >= least), Verdict.FINE)


# -- one position --------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Prospect:
    """The expected result of a turn in the game's own points: `gain`.

    `fails` is the chance of no result, in games where a turn can fail.
    """

    gain: float = 0.0
    fails: float | None = None


@dataclass(frozen=True, kw_only=True)
class Odds(Prospect):
    """The odds of the coming turn, played well. Games have subclasses with more fields.

    `next_fails` is the chance that a roll now fails at once, in games where it can.
    """

    next_fails: float | None = None


@dataclass(frozen=True, eq=False)
class Choice:
    """A legal action, its value for every seat, and its cost against the best.

    `error` is the rms error of the evaluator here.
    """

    action: Action
    token: str
    shares: Shares
    loss: float
    prospect: Prospect
    error: float = 0.0

    @property
    def verdict(self) -> Verdict:
        return verdict(self.loss, self.error)


@dataclass(frozen=True, eq=False)
class PositionInsight(Generic[S]):
    """The explanation of a position, with `choices` best first.

    `odds` is None after the game, or if the evaluator has none. `error` is the rms error of the
    shares, 0 if it has not been measured.
    """

    state: S
    shares: Shares
    choices: tuple[Choice, ...]
    odds: Odds | None
    error: float = 0.0

    @property
    def seat(self) -> Seat:
        return self.state.seat


@dataclass(frozen=True, eq=False)
class Contrast(Generic[S]):
    """Two choices side by side with the positions at the end of their turns, to explain the better
    one.
    """

    state: S
    best: Choice
    other: Choice
    best_end: S
    other_end: S


@dataclass(frozen=True, eq=False)
class Hint(Generic[S]):
    """The best choice and the next one that is clearly worse; None if all are about equal."""

    state: S
    best: Choice
    contrast: Contrast[S] | None


# -- a whole game --------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Valued:
    """A legal action and its value for every seat."""

    action: Action
    shares: Shares


@dataclass(frozen=True, eq=False)
class ReviewedDecision:
    """A seat's decision and all its choices, best first.

    `rolled_out` is its cost by rollouts if there were any; then the verdict follows them.
    `error` is the rms error of the evaluator here.
    """

    index: int
    turn: int
    seat: Seat
    state: State
    action: Action
    choices: tuple[Valued, ...]
    change: Shares  # the chosen action's value minus the best one's, per seat
    rolled_out: float | None = None
    error: float = 0.0

    @property
    def made(self) -> Action:
        return self.action

    @property
    def best(self) -> Valued:
        return self.choices[0]

    @property
    def loss(self) -> float:
        """The cost for the seat itself; never negative."""
        return max(0.0, -float(self.change[self.seat]))

    @property
    def cost(self) -> float:
        """The best estimate of the loss: from rollouts, if there were any."""
        return self.loss if self.rolled_out is None else max(0.0, self.rolled_out)

    @property
    def verdict(self) -> Verdict:
        return verdict(self.cost, self.error if self.rolled_out is None else 0.0)

    @property
    def questioned(self) -> bool:
        """Whether it cost something, by the evaluator or by rollouts."""
        return self.verdict is not Verdict.FINE or self.rolled_out is not None

    def worth(self, choice: Valued) -> float:
        """Return the value of a choice for the seat that decides."""
        return float(choice.shares[self.seat])


@dataclass(frozen=True, eq=False)
class Luck:
    """The luck of a roll for every seat."""

    index: int
    turn: int
    seat: Seat
    state: State
    roll: Roll
    change: Shares

    @property
    def made(self) -> Roll:
        return self.roll


def adjusted(end: float, luck: float) -> float:
    """Return a seat's result with all luck removed, limited to 0 to 1.

    Without the limit it would be negative after more luck than there was to win.
    """
    return min(1.0, max(0.0, end - luck))


@dataclass(frozen=True)
class SeatTotals:
    """The sums of one seat. `result` is None while the game is unfinished."""

    start: float
    end: float
    result: float | None
    luck: float
    own_luck: float  # of the seat's own rolls
    errors: float  # of its own decisions; zero or below
    others: float
    residual: float
    verdicts: dict[Verdict, int]

    @property
    def adjusted(self) -> float:
        return adjusted(self.end, self.luck)

    @property
    def luck_level(self) -> int:
        """The luck from -2 to 2, for people who want no numbers."""
        size = sum(abs(self.luck) >= least for least in LUCKY)
        return size if self.luck > 0 else -size

    @property
    def play_level(self) -> int:
        """The decisions from -2 (many costly errors) to 2 (hardly any)."""
        return 2 - sum(-self.errors >= least for least in COSTLY)

    @property
    def balance(self) -> float:
        """The difference between the result and the sum of the parts: zero, up to rounding."""
        parts = self.luck + self.errors + self.others + self.residual
        return self.end - self.start - parts


class Curve(tuple[Shares, ...]):
    """The win shares before each move and at the end, with a drawing for notebooks."""

    turns: tuple[int, ...]  # of each point
    names: tuple[str, ...]

    @classmethod
    def of(cls, points: Sequence[Shares], turns: Sequence[int], names: Sequence[str]) -> Curve:
        curve = cls(points)
        curve.turns, curve.names = tuple(turns), tuple(names)
        return curve

    def turning_points(self, most: int = 3) -> tuple[int, ...]:
        """Return the indices of the moves with the largest changes, in playing order."""
        steps = [max(map(abs, after - before)) for before, after in pairwise(self)]
        ranked = sorted(range(len(steps)), key=steps.__getitem__, reverse=True)
        return tuple(sorted(index for index in ranked[:most] if steps[index] > 0.02))

    def points(self) -> list[list[float]]:
        """Return the curve as plain numbers."""
        return [point.tolist() for point in self]

    def _repr_html_(self) -> str:
        return curve_figure(self.points(), self.turns, self.names, self.turning_points())


WORST = 8  # number of decisions to list, explain and, if requested, roll out


def worst(decisions: Iterable[ReviewedDecision]) -> tuple[ReviewedDecision, ...]:
    """Return the most costly decisions, without those that cost next to nothing."""
    wrong = (decision for decision in decisions if decision.questioned)
    return tuple(sorted(wrong, key=lambda decision: -decision.loss)[:WORST])


@dataclass(frozen=True, eq=False)
class Review:
    """A reviewed game with all moves in playing order. `outcome` is None if it is unfinished."""

    record: Record
    outcome: Outcome | None
    moves: tuple[Luck | ReviewedDecision, ...]
    curve: Curve
    seats: tuple[SeatTotals, ...]
    contrasts: Mapping[int, Contrast[Any]]  # of the worst decisions, by index

    @cached_property
    def lucks(self) -> tuple[Luck, ...]:
        return tuple(move for move in self.moves if isinstance(move, Luck))

    @cached_property
    def decisions(self) -> tuple[ReviewedDecision, ...]:
        return tuple(move for move in self.moves if isinstance(move, ReviewedDecision))

    @cached_property
    def worst(self) -> tuple[ReviewedDecision, ...]:
        """The most costly decisions, without those that cost next to nothing."""
        return worst(self.decisions)

    @property
    def turns(self) -> tuple[int, ...]:
        """The turn of each point of the curve."""
        return self.curve.turns

    def turning_points(self, most: int = 3) -> tuple[int, ...]:
        """Return the indices of the moves with the largest changes, in playing order."""
        return self.curve.turning_points(most)


# -- dice ----------------------------------------------------------------------------------

Method = Literal["exact", "simulated"]


class Look(NamedTuple):
    """One test of the dice; `face` is None if it is not about a face.

    `called` is part of its message ids, ``dice-test-<called>``: its name, or the game's own name
    for it.
    """

    name: str
    observed: float
    expected: float
    trials: int
    p: float
    method: Method
    face: int | None = None
    own: str | None = None

    @property
    def called(self) -> str:
        return self.own or self.name


class DiceTestResult(NamedTuple):
    """The result of a test for one player. `corrected` is Holm's p-value over all tests."""

    player: int
    look: Look
    corrected: float


@dataclass(frozen=True)
class DiceReport:
    """The dice report over some games."""

    games: int
    players: tuple[str, ...]
    rolls: int
    dice: int
    findings: tuple[DiceTestResult, ...]

    @property
    def oddest(self) -> DiceTestResult | None:
        return min(self.findings, key=lambda finding: finding.look.p, default=None)


# -- puzzles -------------------------------------------------------------------------------

LEVELS = (0.10, 0.06)  # cost of the tempting action: easy, medium, otherwise hard


GamePhase = Literal["early", "middle", "late"]
PHASES: tuple[GamePhase, ...] = get_args(GamePhase)


@dataclass(frozen=True)
class Puzzle:
    """A puzzle. `tempting` is the natural wrong action, `gap` its cost by the evaluator.

    `also` are actions equivalent to the best. If rollouts confirmed the puzzle, `margin` is the
    lead of the best over the nearest wrong action in them, and `error` the standard error of that.
    """

    id: str
    position: str
    best: str
    tempting: str
    gap: float
    theme: str = ""
    margin: float = 0.0
    error: float = 0.0
    also: tuple[str, ...] = ()

    @property
    def game(self) -> str:
        return self.position.split()[0].partition(":")[0]

    @property
    def level(self) -> int:
        """The level from 1 (easy) to 3 (hard): small differences are hard to see."""
        return 1 + sum(self.gap < least for least in LEVELS)

    def state(self) -> State:
        """The position as a state."""
        state: State = parse_position(self.position)
        return state


@dataclass(frozen=True)
class Question:
    """A puzzle without its solution: the actions to choose from, in the rules' order."""

    puzzle: Puzzle
    state: State
    options: tuple[Action, ...]


@dataclass(frozen=True, eq=False)
class PuzzleVerdict(Generic[S]):
    """The value of the chosen action. `contrast` compares the best with it.

    If the answer is right, the contrast is with the tempting action.
    """

    puzzle: Puzzle
    right: bool
    chosen: Choice
    insight: PositionInsight[S]
    contrast: Contrast[S]
