"""The reference's look-ups: what a position promises every seat, by the worths of numbers.

The sums are those of `solver/kernels/knockout/values.h`, in the same order, so that both
come to the same numbers to the last bit.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from roost.rules.knockout import contested
from roost.rules.knockout.constants import COLOURS, NUMBERS, OUT, POINTS, owner
from roost.solver.knockout.judgement import CALM, SHARED, SLOPE_OF_MORE, SLOPE_OF_TWO
from roost.solver.knockout.tables import ONE_TWO, TRIOS, TWO_ONE, PieceValues

Places = Sequence[int]
Four = tuple[int, ...]  # where the pieces of one number stand, by colour


class Material(NamedTuple):
    """Every seat's points, how many of them are contested, and the sum of the latter."""

    points: list[int]
    risked: list[int]
    stake: int


class Lookup:
    """The worths of one board, in plain memory: many times faster to read than through numpy."""

    def __init__(self, piece_values: PieceValues) -> None:
        self._size = piece_values.duels.shape[1]
        self._rows = piece_values.trios.shape[2]
        self._duels = _plain(piece_values.duels)
        self._trios = _plain(piece_values.trios)
        self._fours = _plain(piece_values.fours)
        self._kinds = _plain(piece_values.kinds)
        self._renames = _plain(piece_values.renames)

    def scores(self, places: Places, seats: int, following: int) -> list[float]:
        """What all numbers' pieces will still win or lose each seat, in points."""
        scores = [0.0] * seats
        for number in range(NUMBERS):
            self.add(four_of(places, number), seats, following, number, scores, 1.0)
        return scores

    def add(
        self, four: Four, seats: int, following: int, number: int, scores: list[float], sign: float
    ) -> None:
        """Add what one number's pieces (0 to 5) will still win or lose each seat to its score."""
        if seats == 2:
            value = sign * self._two(four, following, number) / 2
            scores[following] += value
            scores[1 - following] -= value
            return
        order = [(following + step) % seats for step in range(seats)]
        alive = [(seat, four[seat]) for seat in order if four[seat] >= 0]
        if len(alive) < 2:
            return
        base = sign * POINTS[number + 1] / len(alive)
        shared = sign * SHARED[len(alive)] / 2
        start = number * self._size**2
        for i, (seat, x) in enumerate(alive):
            for other, y in alive[i + 1 :]:
                value = shared * self._duels[start + x * self._size + y]
                scores[seat] += value - base
                scores[other] -= value + base

    def _two(self, four: Four, following: int, number: int) -> float:
        """Two seats: what the number's game is worth to the one who rolls next, in points."""
        own = [x for x in (four[following], four[following + 2]) if x >= 0]
        rivals = [y for y in (four[1 - following], four[3 - following]) if y >= 0]
        if not own or not rivals:
            return 0.0
        size, renames = self._size, self._renames
        if len(own) == len(rivals) == 1:
            return float(self._duels[(number * size + own[0]) * size + rivals[0]])
        of_two = own if len(rivals) == 1 else rivals
        pair = of_two[0] * size + of_two[1]
        kind, rename = self._kinds[pair], pair * size
        if len(rivals) == 1:
            row = (TRIOS * number + TWO_ONE) * self._rows + kind
            return float(self._trios[row * size + renames[rename + rivals[0]]])
        if len(own) == 1:
            row = (TRIOS * number + ONE_TWO) * self._rows + kind
            return float(self._trios[row * size + renames[rename + own[0]]])
        row = (number * self._rows + kind) * size + renames[rename + own[0]]
        return float(self._fours[row * size + renames[rename + own[1]]])


def four_of(places: Places, number: int) -> Four:
    return tuple(places[number::NUMBERS])


def material(places: Places, seats: int) -> Material:
    points, risked = [0] * seats, [0] * seats
    held = tuple(places)
    for number in range(NUMBERS):
        at_risk = contested(held, seats, number + 1)
        for colour in range(len(COLOURS)):
            piece = colour * NUMBERS + number
            if places[piece] != OUT:
                points[owner(piece, seats)] += POINTS[number + 1]
                if at_risk:
                    risked[owner(piece, seats)] += POINTS[number + 1]
    return Material(points, risked, sum(risked))


def win_shares(
    scores: Sequence[float], points: Sequence[int], risked: Sequence[int], stake: int
) -> list[float]:
    """Points are never won back: whoever has fewer than another has for certain has lost."""
    certain = max(p - r for p, r in zip(points, risked, strict=True)) if stake else max(points)
    if stake == 0:
        shares = [1.0 if p >= certain else 0.0 for p in points]
    else:
        scale = (SLOPE_OF_TWO if len(points) == 2 else SLOPE_OF_MORE) / sqrt(CALM + stake)
        piece_values = [p + s for p, s in zip(points, scores, strict=True)]
        top = max(w for w, p in zip(piece_values, points, strict=True) if p >= certain)
        shares = [
            exp(scale * (w - top)) if p >= certain else 0.0
            for w, p in zip(piece_values, points, strict=True)
        ]
    return normed(shares)


def normed(shares: Sequence[float]) -> list[float]:
    """Shares that add up to one. Added up one after the other, as compiled code does: `sum` may
    take more care."""
    total = 0.0
    for share in shares:
        total += share
    return [share / total for share in shares]


def _plain(table: npt.NDArray[Any]) -> memoryview[Any]:
    flat: Any = np.ascontiguousarray(table).ravel()
    return memoryview(flat)
