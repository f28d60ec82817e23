"""The reference's late game; the sums are those of `roost.solver.knockout.late`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import numpy as np

from roost.solver.knockout.late import DUEL, KEPT, NOBODY, PAIR
from roost.solver.knockout.tables import POINTS, Doubles


def late_shares(points: Doubles, kept: Doubles, seats: int) -> Doubles:
    """The win shares by what is kept of all numbers, of which few are contested."""
    shares = np.zeros(seats)
    codes = np.round(kept[1::KEPT])
    ways = [
        list(_ways(number, float(kept[KEPT * number]), int(codes[number]), seats))
        for number in np.nonzero(codes != NOBODY)[0].tolist()
    ]
    for outcome in product(*ways):
        held, chance = points.copy(), 1.0
        for part, losses in outcome:
            chance *= part
            held -= losses
        winners = held == held.max()
        shares += chance * winners / winners.sum()
    return shares


def _ways(number: int, worth: float, code: int, seats: int) -> Iterator[tuple[float, Doubles]]:
    """How a number's game can end: the chance, and what every seat loses."""

    def losses(*lost: tuple[int, int]) -> Doubles:
        found = np.zeros(seats)
        for place, pieces in lost:
            found[place] += pieces * POINTS[number]
        return found

    if code < PAIR:
        first, second = divmod(int(code - DUEL), 4)
        yield worth, losses((second, 1))
        yield 1 - worth, losses((first, 1))
        return
    pair = int(code - PAIR)
    half = max(0.0, min(1.0, (1 - worth) / 4))
    yield max(0.0, min(1.0, (1 + worth) / 2)), losses((1 - pair, 1))
    yield half, losses((pair, 1), (1 - pair, 1))
    yield half, losses((pair, 2))
