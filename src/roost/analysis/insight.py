"""Explanation of a position: odds, ranked choices, win shares. Tutor and position lab use it."""

from __future__ import annotations

from collections.abc import Collection

from roost.analysis.evaluator import AnyEvaluator, S, Shares, ranked
from roost.analysis.games import analysis_for_state, evaluator_for_state
from roost.analysis.results import (
    CERTAIN,
    Choice,
    Contrast,
    Hint,
    PositionInsight,
    ReviewedDecision,
)
from roost.analysis.words import SMALL
from roost.rules import Action, Phase, State, format_position, game_of
from roost.rules.checks import illegal_action_error
from roost.rules.errors import IllegalActionError, position_error

MOST_CHOICES = 32  # a Knockout roll may allow hundreds of moves
THRESHOLD = 0.03  # default minimum loss of win share for a warning


def insight(
    state: S, *, evaluator: AnyEvaluator | None = None, include: Collection[str] = ()
) -> PositionInsight[S]:
    """Return the explanation of a position.

    Of very many choices, include the best and those whose tokens are in `include`.
    """
    judge = evaluator or evaluator_for_state(state)
    over = state.phase is Phase.OVER
    return PositionInsight(
        state=state,
        shares=judge.shares(state),
        choices=choices(state, judge, include),
        odds=None if over else analysis_for_state(state).odds(state, judge),
        error=0.0 if evaluator is not None or over else analysis_for_state(state).error(state),
    )


def choices(state: State, judge: AnyEvaluator, include: Collection[str] = ()) -> tuple[Choice, ...]:
    """Return the legal actions, best first."""
    if state.phase is not Phase.PLAY:
        return ()
    seat = state.seat
    valued = judge.actions(state)
    best = judge.best(state)
    top = float(valued[best][seat])
    order = ranked(valued, seat, best)
    if order[0] != best:  # equal up to rounding: put the solver's choice first
        order.remove(best)
        order.insert(0, best)
    game = game_of(state)
    tokens = {action: game.format_move(state, action) for action in order}
    shown = [
        action
        for place, action in enumerate(order)
        if place < MOST_CHOICES or tokens[action] in include
    ]
    return tuple(_choice(state, a, tokens[a], valued[a], top, judge) for a in shown)


def _choice(
    state: State, action: Action, token: str, shares: Shares, top: float, judge: AnyEvaluator
) -> Choice:
    analysis = analysis_for_state(state)
    return Choice(
        action=action,
        token=token,
        shares=shares,
        loss=max(0.0, top - float(shares[state.seat])),
        prospect=analysis.prospect(state, action, judge),
        error=analysis.error(state),
    )


def warning(
    state: S,
    action: Action,
    *,
    threshold: float = THRESHOLD,
    evaluator: AnyEvaluator | None = None,
) -> Contrast[S] | None:
    """Return the contrast to the best action if `action` costs `threshold` or more, else None.

    A cost within the evaluator's error causes no warning.
    """
    judge = evaluator or evaluator_for_state(state)
    game = game_of(state)
    if action not in game.legal_actions(state):
        raise illegal_action_error(game, state, action)
    loss = float(judge.shares(state)[state.seat] - judge.after(state, action)[state.seat])
    if loss < max(threshold, CERTAIN * analysis_for_state(state).error(state)):
        return None
    ranked = choices(state, judge, [game.format_move(state, action)])
    chosen = next(choice for choice in ranked if choice.action == action)
    return contrast(state, ranked[0], chosen, judge)


def best_choice(state: S, *, evaluator: AnyEvaluator | None = None) -> Hint[S]:
    """Return the best choice. Raise if there is nothing to choose."""
    judge = evaluator or evaluator_for_state(state)
    ranked = choices(state, judge)
    if not ranked:
        raise position_error(
            "nothing-to-choose", "nobody has anything to choose here", format_position(state)
        )
    best, *rest = ranked
    worse = next((choice for choice in rest if choice.loss >= SMALL), None)
    beside = None if worse is None else contrast(state, best, worse, judge)
    return Hint(state, best, beside)


def contrast(state: S, best: Choice, other: Choice, judge: AnyEvaluator) -> Contrast[S]:
    """Return two choices side by side."""
    ends = (judge.left(state, choice.action) for choice in (best, other))
    return Contrast(state, best, other, *ends)


def explained(decision: ReviewedDecision, judge: AnyEvaluator) -> Contrast[State]:
    """Return the contrast between a decision of a game and the best choice."""
    state, game = decision.state, game_of(decision.state)
    top = decision.worth(decision.best)
    made = next(choice for choice in decision.choices if choice.action == decision.action)
    best, other = (
        _choice(state, it.action, game.format_move(state, it.action), it.shares, top, judge)
        for it in (decision.best, made)
    )
    return contrast(state, best, other, judge)


def choice_named(insight: PositionInsight[S], token: str) -> Choice:
    """Return the choice with a token."""
    for choice in insight.choices:
        if choice.token == token:
            return choice
    legal = " ".join(choice.token for choice in insight.choices)
    raise IllegalActionError(f"{token} is not legal here; legal: {legal}", move=token, legal=legal)
