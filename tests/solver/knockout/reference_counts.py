"""Who wins by who keeps which number, and how likely a roll hits: by going through all ways."""

from __future__ import annotations

from functools import cache
from itertools import product

import numpy as np

from roost.rules.knockout.constants import NUMBERS
from roost.solver.knockout.network import HITS, OUTCOMES
from roost.solver.knockout.tables import POINTS, Doubles


def shares_kept(kept: Doubles, seats: int) -> Doubles:
    """Who wins, by all the ways in which six numbers can come out; of one that nobody has, nothing
    comes."""
    nobodys = ~kept.any(2, keepdims=True)
    if nobodys.any():
        kept = np.concatenate([kept, nobodys], 2)
    half, count = kept.shape[2] ** 3, len(kept)
    three = "ri,rj,rk->rijk"
    first, second = (
        np.einsum(three, *(kept[:, number] for number in part)).reshape(count, half)
        for part in ((0, 1, 2), (3, 4, 5))
    )
    won = _won(seats, kept.shape[2]).reshape(half, half * seats)
    left = (first @ won).reshape(count, half, seats)
    shares: Doubles = np.einsum("rc,rcs->rs", second, left)
    return shares


@cache
def _won(seats: int, each: int) -> Doubles:
    """The shares of every way in which six numbers can come out, ties shared."""
    ways = np.zeros((each**NUMBERS, seats))
    for way, outcomes in enumerate(product(range(each), repeat=NUMBERS)):
        points = [0] * (OUTCOMES + 1)
        for number, outcome in enumerate(outcomes):
            if seats == 2:
                points[outcome // 2] += (2, 1, 1, 2, 0)[outcome] * int(POINTS[number])
            else:
                points[outcome] += int(POINTS[number])
        best = max(points[:seats])
        winners = [seat for seat in range(seats) if points[seat] == best]
        ways[way, winners] = 1 / len(winners)
    return ways


def hit_chances_of(words: Doubles) -> Doubles:
    """How likely a seat's roll hits, and how likely it hits twice: by trying every roll."""
    met, where = np.unique(words[:, ::HITS], return_inverse=True)
    found = np.zeros((len(met), HITS))
    for row, word in enumerate(met):
        hits = {(at // 6, at % 6) for at in range(36) if int(word) >> at & 1}
        for one in range(6):
            for two in range(6):
                if one != two:
                    count = ((one, two) in hits) + ((two, one) in hits)
                else:
                    others = any((n, one) in hits for n in range(6) if n != one)
                    count = ((one, one) in hits) + others
                found[row] += (count > 0) / 36, (count > 1) / 36
    chances: Doubles = found[where].reshape(words.shape)
    return chances
