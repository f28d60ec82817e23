"""What a position is worth: the expected win share of every seat when all play their best.

An `Evaluator` answers for any state of a game. Reviews, hints, puzzles and the laboratory ask
nothing else, so they work for both games and for exactly solved small ones alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from roost.rules import Action, Outcome, Roll

Shares: TypeAlias = npt.NDArray[np.float64]  # one win share per seat; they sum to one


class Evaluator(Protocol):
    """Values of states. What it says of a move was said before the next turn was looked at, so a
    model's own error shows as the difference between `after` and `shares` (the residual)."""

    def shares(self, state: Any) -> Shares:
        """The value of a state for every seat."""

    def actions(self, state: Any) -> Mapping[Action, Shares]:
        """The value of every legal action of the seat to move."""

    def after(self, state: Any, move: Action | Roll) -> Shares:
        """What this state's own analysis expects once `move` has been made."""

    def best(self, state: Any) -> Action:
        """The action that `shares` assumes."""

    def left(self, state: Any, action: Action) -> Any:
        """The position in which a turn ends that begins with `action` and goes on by itself: the
        state after it where dice are rolled first."""

    def play_turn(self, state: Any, random: Random) -> tuple[Any, Shares]:
        """The position after this turn, played well to its end, and the luck that was in it."""


def final_shares(outcome: Outcome) -> Shares:
    """A finished game's win shares as numbers."""
    return np.array([float(share) for share in outcome.shares])
