"""Reviews: the luck and the errors of a game, move by move.

Every roll has its luck: the value after it minus the value before. Every decision has its cost:
the value of what was chosen minus the value of the best. Both are win shares, for every seat, and
for each seat they add up (`SeatSummary.balance` is what they leave unexplained):

    result - start = luck of all rolls + own errors + others' errors + residual

The residual is what the model changed its mind about between one turn and the next. It is zero
for exactly solved games and shown for all others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias, TypeVar

from roost.analysis.evaluator import AnyEvaluator, Shares, final_shares, ranked
from roost.analysis.games import analysis_for_state
from roost.analysis.insight import explained
from roost.analysis.report import fragment
from roost.analysis.results import (
    Curve,
    Luck,
    Review,
    ReviewedDecision,
    SeatTotals,
    Valued,
    Verdict,
    adjusted,
    worst,
)
from roost.rules import Action, AnyGame, Outcome, Phase, Roll, Seat, State
from roost.rules.record import Moment, Record

__all__ = [
    "DrawnReview",
    "Progress",
    "Steps",
    "decided",
    "finish",
    "review",
    "reviewing",
    "rolled_out",
    "without_luck",
]

Progress = Callable[[int, int], None]
Made = TypeVar("Made")
Steps: TypeAlias = Generator[tuple[int, int], None, Made]


class DrawnReview(Review):
    """A review with a drawing for notebooks: charts, tables and texts."""

    def _repr_html_(self) -> str:
        return fragment(self)


def review(record: Record, evaluator: AnyEvaluator, progress: Progress | None = None) -> Review:
    """Review a record, finished or not."""
    return finish(reviewing(record, evaluator), progress)


def finish(steps: Steps[Made], progress: Progress | None = None) -> Made:
    """Run a generator to its end and return its value."""
    while True:
        try:
            done, of = next(steps)
        except StopIteration as end:
            made: Made = end.value
            return made
        if progress is not None:
            progress(done, of)


def reviewing(record: Record, evaluator: AnyEvaluator) -> Steps[Review]:
    """Review move by move, for cooperative multitasking; yield the moves done and their total."""
    rules, state, moments = record.rules, record.initial(), record.moments
    value = evaluator.shares(state)
    curve, turns = [value], [state.turn]
    parts: list[Luck | ReviewedDecision] = []
    residuals: list[Shares] = []
    for index, moment in enumerate(moments):
        part, claimed = _explain(index, moment, value, evaluator)
        state, value = moment.after, _value(rules, moment, evaluator)
        parts.append(part)
        residuals.append(value - claimed)
        curve.append(value)
        turns.append(state.turn)
        yield index + 1, len(moments)
    outcome = rules.outcome(state)
    seats = range(len(record.players))
    return DrawnReview(
        record=record,
        outcome=outcome,
        moves=tuple(parts),
        curve=Curve.of(curve, turns, [player.name for player in record.players]),
        seats=tuple(_summed(seat, curve, parts, residuals, outcome) for seat in seats),
        contrasts={it.index: explained(it, evaluator) for it in worst(_decisions(parts))},
    )


def without_luck(record: Record, evaluator: AnyEvaluator) -> tuple[float, ...]:
    """Return `SeatTotals.adjusted` of every seat at the end of a game, without a full review."""
    outcome = record.outcome()
    if outcome is None:
        raise ValueError("the game is not over")
    luck = Shares.none(len(record.players))
    for moment in record.moments:
        if isinstance(moment.move, Roll):
            before = moment.before
            luck = luck + (evaluator.after(before, moment.move) - evaluator.shares(before))
    return tuple(
        adjusted(float(s), float(pushed))
        for s, pushed in zip(final_shares(outcome), luck, strict=True)
    )


def rolled_out(found: Review, losses: Mapping[int, float]) -> Review:
    """Return a review whose verdicts follow rollouts: `losses` by the index of the decision.

    The sums still come from the evaluator, so that they add up.
    """
    moves = tuple(
        replace(move, rolled_out=losses[move.index])
        if isinstance(move, ReviewedDecision) and move.index in losses
        else move
        for move in found.moves
    )
    decisions = _decisions(moves)
    seats = tuple(
        replace(summary, verdicts=_verdicts(decisions, seat))
        for seat, summary in enumerate(found.seats)
    )
    return replace(found, moves=moves, seats=seats)


def _explain(
    index: int, moment: Moment[State], value: Shares, evaluator: AnyEvaluator
) -> tuple[Luck | ReviewedDecision, Shares]:
    """Return the move's luck or cost, and the analysis's expectation after it."""
    state, move = moment.before, moment.move
    if isinstance(move, Roll):
        claimed = evaluator.after(state, move)
        return Luck(index, state.turn, state.seat, state, move, claimed - value), claimed
    decision = decided(index, moment, value, evaluator)
    return decision, value + decision.change


def decided(
    index: int, moment: Moment[State], value: Shares, evaluator: AnyEvaluator
) -> ReviewedDecision:
    """Return a decision with all its choices; `value` is the value of the state before it."""
    state, move = moment.before, moment.move
    if not isinstance(move, Action):
        raise TypeError(f"{move!r} is no action")
    # The evaluator may have searched unlikely actions less deeply.
    valued = {**evaluator.actions(state), move: evaluator.after(state, move)}
    seat = state.seat
    order = ranked(valued, seat, evaluator.best(state))
    choices = tuple(Valued(action, valued[action]) for action in order)
    change = valued[move] - value
    if change[seat] > 0:  # better than the evaluator expected: its error, not a gift
        change = Shares.none(len(change))
    error = analysis_for_state(state).error(state)
    return ReviewedDecision(index, state.turn, seat, state, move, choices, change, error=error)


def _decisions(parts: Iterable[Luck | ReviewedDecision]) -> list[ReviewedDecision]:
    return [part for part in parts if isinstance(part, ReviewedDecision)]


def _value(rules: AnyGame, moment: Moment[State], evaluator: AnyEvaluator) -> Shares:
    if moment.after.phase is Phase.OVER:
        return final_shares(rules.outcome(moment.after))
    return evaluator.shares(moment.after)


def _summed(
    seat: Seat,
    curve: Sequence[Shares],
    parts: Sequence[Luck | ReviewedDecision],
    residuals: Sequence[Shares],
    outcome: Outcome | None,
) -> SeatTotals:
    lucks = [part for part in parts if isinstance(part, Luck)]
    decisions = _decisions(parts)

    def total(changes: Iterable[Shares]) -> float:
        return float(sum(float(change[seat]) for change in changes))

    return SeatTotals(
        start=float(curve[0][seat]),
        end=float(curve[-1][seat]),
        result=None if outcome is None else float(outcome.shares[seat]),
        luck=total(luck.change for luck in lucks),
        own_luck=total(luck.change for luck in lucks if luck.seat == seat),
        errors=total(d.change for d in decisions if d.seat == seat),
        others=total(d.change for d in decisions if d.seat != seat),
        residual=total(residuals),
        verdicts=_verdicts(decisions, seat),
    )


def _verdicts(decisions: Sequence[ReviewedDecision], seat: Seat) -> dict[Verdict, int]:
    counts = Counter(decision.verdict for decision in decisions if decision.seat == seat)
    return {name: counts[name] for name in Verdict}
