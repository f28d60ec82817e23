"""The value of a position: the expected win share of every seat with best play.

An `Evaluator` works for any state of a game. Reviews, hints, puzzles and the position lab use only
this interface, so they work for every game, also with exact solutions of small ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

from roost.rules import Action, Outcome, Roll, Seat, State
from roost.solver.shares import Shares

__all__ = ["AnyEvaluator", "Evaluator", "Shares", "final_shares", "ranked"]

S = TypeVar("S", bound=State)


class Evaluator(Protocol[S]):
    """Values of states.

    The value of a move does not depend on a look at the next turn, so a model's own error appears
    as the difference between `after` and `shares` (the residual).
    """

    def shares(self, state: S) -> Shares:
        """Return the value of a state for every seat."""

    def actions(self, state: S) -> Mapping[Action, Shares]:
        """Return the value of every legal action of the seat to move."""

    def after(self, state: S, move: Action | Roll) -> Shares:
        """Return the value after `move` as expected by the analysis of this state."""

    def best(self, state: S) -> Action:
        """Return the action that `shares` assumes."""

    def left(self, state: S, action: Action) -> S:
        """Return the position at the end of a turn that begins with `action`.

        If dice are rolled first, return the state after the action.
        """

    def play_turn(self, state: S, random: Random) -> tuple[S, Shares]:
        """Return the position after the rest of this turn, played well, and its luck."""


AnyEvaluator: TypeAlias = Evaluator[Any]


def ranked(valued: Mapping[Action, Shares], seat: Seat, best: Action) -> list[Action]:
    """Sort actions by their value to a seat; of equal ones the evaluator's choice comes first."""
    return sorted(valued, key=lambda action: (-float(valued[action][seat]), action != best))


def final_shares(outcome: Outcome | None) -> Shares:
    """Return a finished game's win shares as floats."""
    if outcome is None:
        raise ValueError("the game is not over")
    return Shares(float(share) for share in outcome.shares)
