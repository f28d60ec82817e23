"""An evaluator with scripted values, so that sums can be checked by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from roost.analysis.evaluator import Shares
from roost.rules import Action, Roll, State
from roost.rules.record import Record


class Told:
    """Scripted values for one record of two players.

    Of seat 0: `values` are the win shares of its positions (one more than moves), `claims` the
    expected values after each move.
    """

    def __init__(self, record: Record, values: Sequence[float], claims: Sequence[float]) -> None:
        states = [record.initial(), *(moment.after for moment in record.moments)]
        self._values = dict(zip(states, values, strict=True))
        self._claims = {
            (moment.before, moment.move): claim
            for moment, claim in zip(record.moments, claims, strict=True)
        }

    def shares(self, state: State) -> Shares:
        return _both(self._values[state])

    def after(self, state: State, move: Action | Roll) -> Shares:
        return _both(self._claims[state, move])

    def actions(self, state: State) -> Mapping[Action, Shares]:
        return {
            move: _both(claim)
            for (before, move), claim in self._claims.items()
            if before == state and isinstance(move, Action)
        }

    def best(self, state: State) -> Action:
        return next(iter(self.actions(state)))

    def left(self, state: State, action: Action) -> State:
        return state  # the end of a turn is not scripted

    def play_turn(self, state: State, random: Random) -> tuple[State, Shares]:
        raise NotImplementedError


def _both(share: float) -> Shares:
    return Shares((share, 1 - share))
