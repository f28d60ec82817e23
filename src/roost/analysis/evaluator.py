"""What a position is worth: the expected win share of every seat when all play their best.

An `Evaluator` answers for any state of a game. Reviews, hints, puzzles and the laboratory ask
nothing else, so they work for every game and for exactly solved small ones alike.
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
    """Values of states. What it says of a move was said before the next turn was looked at, so a
    model's own error shows as the difference between `after` and `shares` (the residual)."""

    def shares(self, state: S) -> Shares:
        """The value of a state for every seat."""

    def actions(self, state: S) -> Mapping[Action, Shares]:
        """The value of every legal action of the seat to move."""

    def after(self, state: S, move: Action | Roll) -> Shares:
        """What this state's own analysis expects once `move` has been made."""

    def best(self, state: S) -> Action:
        """The action that `shares` assumes."""

    def left(self, state: S, action: Action) -> S:
        """The position in which a turn ends that begins with `action` and goes on by itself: the
        state after it where dice are rolled first."""

    def play_turn(self, state: S, random: Random) -> tuple[S, Shares]:
        """The position after this turn, played well to its end, and the luck that was in it."""


AnyEvaluator: TypeAlias = Evaluator[Any]


def ranked(valued: Mapping[Action, Shares], seat: Seat, best: Action) -> list[Action]:
    """Actions by what they are worth to a seat; of equal ones what it would play comes first."""
    return sorted(valued, key=lambda action: (-float(valued[action][seat]), action != best))


def final_shares(outcome: Outcome | None) -> Shares:
    """A finished game's win shares as numbers."""
    if outcome is None:
        raise ValueError("the game is not over")
    return Shares(float(share) for share in outcome.shares)
