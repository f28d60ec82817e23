"""The dice test of Pickomino: the number of rolls with taken faces only (P7)."""

from __future__ import annotations

from roost.analysis.contract import Watch
from roost.analysis.pvalues import poisson_binomial_p
from roost.analysis.results import Look
from roost.rules import Roll
from roost.rules.dice import FACES, SIDES
from roost.rules.pickomino import PickominoState


class FailWatch(Watch[PickominoState]):
    """Count failed rolls, each with its own probability."""

    def __init__(self) -> None:
        self._chances: list[float] = []
        self._fails = 0

    def see(self, state: PickominoState, roll: Roll) -> None:
        taken = [face for face in FACES if state.taken[face - 1]]
        if taken:
            self._chances.append((len(taken) / SIDES) ** len(roll.dice))
            self._fails += all(face in taken for face in roll.dice)

    def look(self) -> Look | None:
        chances = self._chances
        if not chances:
            return None
        p = poisson_binomial_p(self._fails, chances)
        return Look("fails", self._fails, sum(chances), len(chances), p, "exact")
