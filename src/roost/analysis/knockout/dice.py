"""The dice test of Knockout: the number of doubles (K5)."""

from __future__ import annotations

from roost.analysis.contract import Watch
from roost.analysis.pvalues import binomial_p
from roost.analysis.results import Look
from roost.rules import Roll
from roost.rules.dice import SIDES
from roost.rules.knockout import KnockoutState


class DoubleWatch(Watch[KnockoutState]):
    def __init__(self) -> None:
        self._pairs = 0
        self._doubles = 0

    def see(self, state: KnockoutState, roll: Roll) -> None:
        self._pairs += 1
        self._doubles += roll.dice[0] == roll.dice[1]

    def look(self) -> Look | None:
        pairs = self._pairs
        if not pairs:
            return None
        p = binomial_p(self._doubles, pairs, 1 / SIDES)
        return Look("doubles", self._doubles, pairs / SIDES, pairs, p, "exact")
