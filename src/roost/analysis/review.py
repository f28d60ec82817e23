"""Was it my mistake or my luck? A game lived through again, move by move.

Every roll has its luck: the value after it minus the value before. Every decision has its cost:
the value of what was chosen minus the value of the best. Both are win shares, for every seat, and
for each seat they add up (`Review.check`):

    result - start = luck of all rolls + own errors + others' errors + residual

The residual is what the model changed its mind about between one turn and the next. It is zero
for exactly solved games and shown for all others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np

from roost.analysis.evaluator import Evaluator, Shares, final_shares
from roost.rules import Action, Phase, Roll, Seat
from roost.rules.record import Moment, Record


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


@dataclass(frozen=True)
class Choice:
    """One legal action and what it is worth to every seat."""

    action: Action
    shares: Shares


@dataclass(frozen=True)
class Decision:
    """What a seat chose, beside everything it could have chosen, best first."""

    index: int
    turn: int
    seat: Seat
    state: Any
    action: Action
    choices: tuple[Choice, ...]
    change: Shares  # the chosen action's value minus the best one's, per seat

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def loss(self) -> float:
        """What it cost the seat itself; never negative."""
        return max(0.0, -float(self.change[self.seat]))

    @property
    def verdict(self) -> Verdict:
        return verdict(self.loss)


@dataclass(frozen=True)
class Luck:
    """What a roll did for every seat."""

    index: int
    turn: int
    seat: Seat
    state: Any
    roll: Roll
    change: Shares


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
        """The result this seat's decisions earned, with all luck taken out."""
        return self.end - self.luck

    @property
    def balance(self) -> float:
        """Zero up to rounding: the identity above."""
        parts = self.luck + self.errors + self.others + self.residual
        return self.end - self.start - parts


class Curve(tuple[Shares, ...]):
    """The win shares before each move and at the end; draws itself in a notebook."""

    turns: tuple[int, ...]  # of each point
    names: tuple[str, ...]

    def turning_points(self, most: int = 3) -> tuple[int, ...]:
        """Indices of the moves after which the shares had changed most, in playing order."""
        steps = [float(np.abs(after - before).max()) for before, after in pairwise(self)]
        ranked = sorted(range(len(steps)), key=steps.__getitem__, reverse=True)
        return tuple(sorted(index for index in ranked[:most] if steps[index] > 0.02))

    def _repr_html_(self) -> str:
        from roost.analysis.report import curve_figure

        points = [point.tolist() for point in self]
        return curve_figure(points, self.turns, self.names, self.turning_points())


@dataclass(frozen=True)
class Review:
    """A whole game, explained."""

    record: Record
    decisions: tuple[Decision, ...]
    lucks: tuple[Luck, ...]
    curve: Curve
    seats: tuple[SeatSummary, ...]

    def _repr_html_(self) -> str:
        """How a notebook shows a review: charts, tables and words."""
        from roost.analysis.report import fragment
        from roost.analysis.views import review_view

        return fragment(review_view(self))

    def move(self, index: int) -> tuple[Any, Action | Roll]:
        """The state before a move, and the move."""
        return self._moves[index]

    @cached_property
    def _moves(self) -> dict[int, tuple[Any, Action | Roll]]:
        moves: dict[int, tuple[Any, Action | Roll]] = {}
        moves.update({luck.index: (luck.state, luck.roll) for luck in self.lucks})
        moves.update({choice.index: (choice.state, choice.action) for choice in self.decisions})
        return moves

    @property
    def turns(self) -> tuple[int, ...]:
        """The turn of each point of the curve."""
        return self.curve.turns

    def turning_points(self, most: int = 3) -> tuple[int, ...]:
        return self.curve.turning_points(most)


Progress = Callable[[int, int], None]


def review(record: Record, evaluator: Evaluator, progress: Progress | None = None) -> Review:
    """The review of a record, finished or not."""
    moments = list(record.replay())
    if not moments:
        return _summed(record, [], [], [evaluator.shares(record.initial())], [1], [])
    decisions: list[Decision] = []
    lucks: list[Luck] = []
    residuals: list[Shares] = []
    curve: list[Shares] = []
    value = evaluator.shares(moments[0].before)
    for index, moment in enumerate(moments):
        curve.append(value)
        claimed = _explain(index, moment, value, evaluator, decisions, lucks)
        value = _value(record, moment, evaluator)
        residuals.append(value - claimed)
        if progress is not None:
            progress(index + 1, len(moments))
    curve.append(value)
    turns = [moment.before.turn for moment in moments] + [moments[-1].after.turn]
    return _summed(record, decisions, lucks, curve, turns, residuals)


def _explain(
    index: int,
    moment: Moment,
    value: Shares,
    evaluator: Evaluator,
    decisions: list[Decision],
    lucks: list[Luck],
) -> Shares:
    """Add the move's decision or luck, and return what the analysis expected after it."""
    state, move = moment.before, moment.move
    if isinstance(move, Roll):
        claimed = evaluator.after(state, move)
        lucks.append(Luck(index, state.turn, state.seat, state, move, claimed - value))
        return claimed
    decision = decided(index, moment, value, evaluator)
    decisions.append(decision)
    return value + decision.change


def decided(index: int, moment: Moment, value: Shares, evaluator: Evaluator) -> Decision:
    """A decision beside all that could have been chosen; `value` is the state's before it."""
    state, move = moment.before, moment.move
    if not isinstance(move, Action):
        raise TypeError(f"{move!r} is no action")
    # The evaluator may have looked less closely at actions it did not believe in.
    valued = {**evaluator.actions(state), move: evaluator.after(state, move)}
    seat = state.seat
    choices = tuple(
        Choice(action, shares)
        for action, shares in sorted(
            valued.items(), key=lambda item: float(item[1][seat]), reverse=True
        )
    )
    change = valued[move] - value
    if change[seat] > 0:  # better than the evaluator thought possible: its mistake, not a gift
        change = np.zeros_like(change)
    return Decision(index, state.turn, seat, state, move, choices, change)


def _value(record: Record, moment: Moment, evaluator: Evaluator) -> Shares:
    if moment.after.phase is Phase.OVER:
        outcome = record.rules.outcome(moment.after)
        if outcome is not None:
            return final_shares(outcome)
    return evaluator.shares(moment.after)


def _summed(
    record: Record,
    decisions: Sequence[Decision],
    lucks: Sequence[Luck],
    curve: Sequence[Shares],
    turns: Sequence[int],
    residuals: Sequence[Shares],
) -> Review:
    outcome = record.outcome()

    def total(parts: Iterator[float]) -> float:
        return float(sum(parts))

    seats = tuple(
        SeatSummary(
            start=float(curve[0][seat]),
            end=float(curve[-1][seat]),
            result=None if outcome is None else float(outcome.shares[seat]),
            luck=total(float(luck.change[seat]) for luck in lucks),
            own_luck=total(float(luck.change[seat]) for luck in lucks if luck.seat == seat),
            errors=total(float(d.change[seat]) for d in decisions if d.seat == seat),
            others=total(float(d.change[seat]) for d in decisions if d.seat != seat),
            residual=total(float(change[seat]) for change in residuals),
            verdicts={
                name: sum(d.verdict is name and d.seat == seat for d in decisions)
                for name in Verdict
            },
        )
        for seat in range(len(record.players))
    )
    drawn = Curve(curve)
    drawn.turns, drawn.names = tuple(turns), tuple(player.name for player in record.players)
    return Review(record, tuple(decisions), tuple(lucks), drawn, seats)
