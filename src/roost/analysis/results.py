"""What the analysis finds out, as plain values.

Nothing here is a message or a sentence: `roost.analysis.words` tells results in a language, and
the server's views make messages of them.
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


class Verdict(Enum):
    """How much a decision cost, in win share."""

    FINE = "fine"
    DOUBTFUL = "doubtful"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


# A decision that cost at least this much (in win share) earns the verdict.
THRESHOLDS = ((0.08, Verdict.BLUNDER), (0.03, Verdict.MISTAKE), (0.01, Verdict.DOUBTFUL))


def verdict(loss: float) -> Verdict:
    return next((name for least, name in THRESHOLDS if loss >= least), Verdict.FINE)


# -- one position --------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Prospect:
    """What a turn is expected to bring, in the game's own points: `gain`. `fails` is the chance
    that it comes to nothing, in games where a turn can."""

    gain: float = 0.0
    fails: float | None = None


@dataclass(frozen=True, kw_only=True)
class Odds(Prospect):
    """What may happen in the turn to come, played well. `next_fails` is the chance that a roll made
    now fails at once, in games where it can. A game tells more in a class of its own."""

    next_fails: float | None = None


@dataclass(frozen=True, eq=False)
class Choice:
    """A legal action, what it is worth to every seat, and what it costs against the best."""

    action: Action
    token: str
    shares: Shares
    loss: float
    prospect: Prospect

    @property
    def verdict(self) -> Verdict:
        return verdict(self.loss)


@dataclass(frozen=True, eq=False)
class Insight(Generic[S]):
    """A position, explained. `choices` are best first; `odds` is None once the game is over, or
    where the evaluator cannot tell them."""

    state: S
    shares: Shares
    choices: tuple[Choice, ...]
    odds: Odds | None

    @property
    def seat(self) -> Seat:
        return self.state.seat


@dataclass(frozen=True, eq=False)
class Contrast(Generic[S]):
    """Two choices side by side, and the positions in which their turns end: why is one better?"""

    state: S
    best: Choice
    other: Choice
    best_end: S
    other_end: S


@dataclass(frozen=True, eq=False)
class Hint(Generic[S]):
    """The best choice, beside the next one that is clearly worse; None where all come to much the
    same."""

    state: S
    best: Choice
    contrast: Contrast[S] | None


# -- a whole game --------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Valued:
    """One legal action and what it is worth to every seat."""

    action: Action
    shares: Shares


@dataclass(frozen=True, eq=False)
class Decision:
    """What a seat chose, beside everything it could have chosen, best first. `rolled_out` is what
    it cost by rollouts, where they were made: then the verdict follows them."""

    index: int
    turn: int
    seat: Seat
    state: State
    action: Action
    choices: tuple[Valued, ...]
    change: Shares  # the chosen action's value minus the best one's, per seat
    rolled_out: float | None = None

    @property
    def made(self) -> Action:
        return self.action

    @property
    def best(self) -> Valued:
        return self.choices[0]

    @property
    def loss(self) -> float:
        """What it cost the seat itself; never negative."""
        return max(0.0, -float(self.change[self.seat]))

    @property
    def cost(self) -> float:
        """The best that is known of the loss: by rollouts, where they were made."""
        return self.loss if self.rolled_out is None else max(0.0, self.rolled_out)

    @property
    def verdict(self) -> Verdict:
        return verdict(self.cost)

    @property
    def questioned(self) -> bool:
        """Whether it cost something, or was thought to until rollouts said otherwise."""
        return self.verdict is not Verdict.FINE or self.rolled_out is not None

    def worth(self, choice: Valued) -> float:
        """What a choice is worth to the seat that decides."""
        return float(choice.shares[self.seat])


@dataclass(frozen=True, eq=False)
class Luck:
    """What a roll did for every seat."""

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
    """The share of such games that a seat's decisions win, with all luck taken out. More luck than
    there was to win would leave less than nothing, so it is kept within 0 and 1."""
    return min(1.0, max(0.0, end - luck))


@dataclass(frozen=True)
class SeatSummary:
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
    def balance(self) -> float:
        """What the parts leave unexplained: zero, up to rounding."""
        parts = self.luck + self.errors + self.others + self.residual
        return self.end - self.start - parts


class Curve(tuple[Shares, ...]):
    """The win shares before each move and at the end; draws itself in a notebook."""

    turns: tuple[int, ...]  # of each point
    names: tuple[str, ...]

    @classmethod
    def of(cls, points: Sequence[Shares], turns: Sequence[int], names: Sequence[str]) -> Curve:
        curve = cls(points)
        curve.turns, curve.names = tuple(turns), tuple(names)
        return curve

    def turning_points(self, most: int = 3) -> tuple[int, ...]:
        """Indices of the moves after which the shares had changed most, in playing order."""
        steps = [max(map(abs, after - before)) for before, after in pairwise(self)]
        ranked = sorted(range(len(steps)), key=steps.__getitem__, reverse=True)
        return tuple(sorted(index for index in ranked[:most] if steps[index] > 0.02))

    def points(self) -> list[list[float]]:
        """The curve in plain numbers."""
        return [point.tolist() for point in self]

    def _repr_html_(self) -> str:
        return curve_figure(self.points(), self.turns, self.names, self.turning_points())


WORST = 8  # decisions that are listed and explained, and played on where asked


def worst(decisions: Iterable[Decision]) -> tuple[Decision, ...]:
    wrong = (decision for decision in decisions if decision.questioned)
    return tuple(sorted(wrong, key=lambda decision: -decision.loss)[:WORST])


@dataclass(frozen=True, eq=False)
class Review:
    """A whole game, explained: every move in playing order. `outcome` is None while the game is
    unfinished."""

    record: Record
    outcome: Outcome | None
    moves: tuple[Luck | Decision, ...]
    curve: Curve
    seats: tuple[SeatSummary, ...]
    contrasts: Mapping[int, Contrast[Any]]  # of the worst decisions, by their index

    @cached_property
    def lucks(self) -> tuple[Luck, ...]:
        return tuple(move for move in self.moves if isinstance(move, Luck))

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        return tuple(move for move in self.moves if isinstance(move, Decision))

    @cached_property
    def worst(self) -> tuple[Decision, ...]:
        """The decisions that cost most, without those that cost next to nothing."""
        return worst(self.decisions)

    @property
    def turns(self) -> tuple[int, ...]:
        """The turn of each point of the curve."""
        return self.curve.turns

    def turning_points(self, most: int = 3) -> tuple[int, ...]:
        return self.curve.turning_points(most)


# -- dice ----------------------------------------------------------------------------------

Method = Literal["exact", "simulated"]


class Look(NamedTuple):
    """One thing looked at; `face` where it is about one. `called` is part of the messages about it,
    ``dice-test-<called>``: its name, unless its game calls it something of its own."""

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


class Finding(NamedTuple):
    """What one player's dice showed. `corrected` is Holm's p-value over everything looked at."""

    player: int
    look: Look
    corrected: float


@dataclass(frozen=True)
class DiceReport:
    """How unusual the dice of some games were."""

    games: int
    players: tuple[str, ...]
    rolls: int
    dice: int
    findings: tuple[Finding, ...]

    @property
    def oddest(self) -> Finding | None:
        return min(self.findings, key=lambda finding: finding.look.p, default=None)


# -- puzzles -------------------------------------------------------------------------------

LEVELS = (0.10, 0.06)  # what the tempting action costs: easy, middling, else hard


GamePhase = Literal["early", "middle", "late"]
PHASES: tuple[GamePhase, ...] = get_args(GamePhase)


@dataclass(frozen=True)
class Puzzle:
    """`tempting` is the wrong action that suggests itself, `gap` what it costs by the evaluator;
    `also` are other actions that come to the same as the best. `theme` is what it is about.

    Of a puzzle that rollouts confirmed, `margin` is by how much the best was above the nearest
    wrong action in them, and `error` the standard error of that.
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
        """1 easy to 3 hard: small differences are hard to see."""
        return 1 + sum(self.gap < least for least in LEVELS)

    def state(self) -> State:
        state: State = parse_position(self.position)
        return state


@dataclass(frozen=True)
class Question:
    """A puzzle as it is set: the actions to choose from, in the rules' order."""

    puzzle: Puzzle
    state: State
    options: tuple[Action, ...]


@dataclass(frozen=True, eq=False)
class Answer(Generic[S]):
    """What the chosen action is worth. `contrast` sets the best beside it, or beside the tempting
    action where the answer is right."""

    puzzle: Puzzle
    right: bool
    chosen: Choice
    insight: Insight[S]
    contrast: Contrast[S]
