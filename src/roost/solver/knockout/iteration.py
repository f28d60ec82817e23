"""What a number's pieces are worth: value iteration on the game of one number.

Numbers interact only through blocking and shared dice. Played by itself, the game of one number
has few positions, and every one of them can be solved: two seats, one or two pieces each, the
mover's value in points. A number is rolled with another length with chance 2/36 each and must move
then; its own double must move it; another double may move it; otherwise the turn passes.

Two against two has too many positions to ship, so it is written as a sum over its four triples,
fitted by least squares.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from numba import njit, prange

from roost.rules.knockout.symmetry import automorphisms
from roost.solver.knockout.tables import BoardTables
from roost.solver.knockout.turns import ONE_TWO, PART_ONE_TWO, PART_TWO_ONE, TRIOS, TWO_ONE

POINTS: Final = (3, 2, 1, 1, 2, 3)
Floats = npt.NDArray[np.float32]
_NO: Final = np.float32(-1e9)
_IDLE: Final = np.float32(20 / 36)
_ROLLED: Final = np.float32(2 / 36)
_DOUBLE: Final = np.float32(1 / 36)


@njit(cache=True, fastmath=True, forceinline=True)
def _best(ends: Any, spaces: Any, counts: Any, length: int, start: int) -> Any:
    """The best of the landing spaces at this length."""
    best = _NO
    for i in range(counts[length, start]):
        best = max(best, ends[spaces[length, start, i]])
    return best


@njit(cache=True, fastmath=True, forceinline=True)
def _rolled(stay: Any, bests: Any, number: int) -> Any:
    """The value before the roll, from the best move of every length."""
    value = _IDLE * stay
    for length in range(1, 7):
        best = bests[length]
        if best <= _NO:  # nowhere to go: the move is lost (K10)
            best = stay
        if length == number + 1:
            value += _DOUBLE * best
        else:
            value += _ROLLED * best + _DOUBLE * max(best, stay)
    return value


@njit(cache=True, fastmath=True)
def _sweep_duel(old: Any, new: Any, number: int, points: Any, spaces: Any, counts: Any) -> None:
    size = len(old)
    ends = np.empty(size, np.float32)
    bests = np.empty(7, np.float32)
    for y in range(size):
        for z in range(size):
            ends[z] = -old[y, z]
        ends[y] = points
        for x in range(size):
            if x != y:
                for length in range(1, 7):
                    bests[length] = _best(ends, spaces, counts, length, x)
                new[x, y] = _rolled(-old[y, x], bests, number)


@njit(cache=True, fastmath=True)
def _sweep_trios(
    two: Any, one: Any, duel: Any, new_two: Any, new_one: Any, number: int, points: Any,
    spaces: Any, counts: Any,
) -> None:  # fmt: skip
    """`two[x1, x2, y]`: the mover has two pieces. `one[x, y1, y2]`: the mover has one."""
    size = len(duel)
    ends = np.empty(size, np.float32)
    bests = np.empty(7, np.float32)
    single = np.full((size, size, 7), _NO, np.float32)
    for y in range(size):
        for x2 in range(size):
            for z in range(size):
                ends[z] = -one[y, z, x2]
            ends[y] = points
            ends[x2] = _NO
            for x1 in range(size):
                for length in range(1, 7):
                    single[x1, x2, length] = _best(ends, spaces, counts, length, x1)
        for x1 in range(size):
            for x2 in range(size):
                if x1 != x2 and x1 != y and x2 != y:
                    for length in range(1, 7):
                        bests[length] = max(single[x1, x2, length], single[x2, x1, length])
                    new_two[x1, x2, y] = _rolled(-one[y, x1, x2], bests, number)
    for y1 in range(size):
        for y2 in range(size):
            if y1 == y2:
                continue
            for z in range(size):
                ends[z] = -two[y1, y2, z]
            ends[y1] = points - duel[y2, y1]
            ends[y2] = points - duel[y1, y2]
            for x in range(size):
                if x not in (y1, y2):
                    for length in range(1, 7):
                        bests[length] = _best(ends, spaces, counts, length, x)
                    new_one[x, y1, y2] = _rolled(-two[y1, y2, x], bests, number)


@njit(cache=True, fastmath=True, parallel=True)
def _sweep_four(
    old: Any, one: Any, new: Any, number: int, points: Any, spaces: Any, counts: Any, rivals: Any,
    images: Any,
) -> None:  # fmt: skip
    """Two against two. `rivals` are the pairs of rival spaces that no symmetry joins."""
    size = len(one)
    for pair in prange(len(rivals)):
        y1, y2 = rivals[pair, 0], rivals[pair, 1]
        ends = np.empty(size, np.float32)
        bests = np.empty(7, np.float32)
        single = np.full((size, size, 7), _NO, np.float32)
        for x2 in range(size):
            if x2 in (y1, y2):
                continue
            for z in range(size):
                ends[z] = -old[y1, y2, z, x2]
            ends[y1] = points - one[y2, y1, x2]
            ends[y2] = points - one[y1, y2, x2]
            ends[x2] = _NO
            for x1 in range(size):
                for length in range(1, 7):
                    single[x1, x2, length] = _best(ends, spaces, counts, length, x1)
        for x1 in range(size):
            for x2 in range(x1):
                if x1 in (y1, y2) or x2 in (y1, y2):
                    continue
                for length in range(1, 7):
                    bests[length] = max(single[x1, x2, length], single[x2, x1, length])
                value = _rolled(-old[y1, y2, x1, x2], bests, number)
                for g in range(len(images)):
                    a, b = images[g, x1], images[g, x2]
                    c, d = images[g, y1], images[g, y2]
                    new[a, b, c, d] = value
                    new[b, a, c, d] = value
                    new[a, b, d, c] = value
                    new[b, a, d, c] = value


def landing_spaces(tables: BoardTables) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """``spaces[length, start, :counts[length, start]]``: where a move can end."""
    size = tables.size
    spaces = np.zeros((7, size, size), np.int64)
    counts = np.zeros((7, size), np.int64)
    for length in range(1, 7):
        for start in range(size):
            ends = int(tables.reach[length, start])
            found = [space for space in range(size) if ends >> space & 1]
            counts[length, start] = len(found)
            spaces[length, start, : len(found)] = found
    return spaces, counts


class NumberGame:
    """The game of one number (0 to 5) on a board, for two seats."""

    def __init__(self, tables: BoardTables, number: int) -> None:
        self.tables = tables
        self.number = number
        self.points = np.float32(POINTS[number])
        self.spaces, self.counts = landing_spaces(tables)
        self.images = np.array(automorphisms(tables.board.neighbours))

    def duel(self, sweeps: int = 300) -> Floats:
        """``[x, y]``: one against one."""
        old = np.zeros((self.tables.size,) * 2, np.float32)
        new = old.copy()
        for _ in range(sweeps):
            _sweep_duel(old, new, self.number, self.points, self.spaces, self.counts)
            old, new = new, old
        return old

    def trios(self, duel: Floats, sweeps: int = 120) -> tuple[Floats, Floats]:
        """``[x1, x2, y]`` and ``[x, y1, y2]``: two against one and one against two."""
        two = np.zeros((self.tables.size,) * 3, np.float32)
        one, new_two, new_one = two.copy(), two.copy(), two.copy()
        for _ in range(sweeps):
            _sweep_trios(
                two, one, duel, new_two, new_one, self.number, self.points, self.spaces, self.counts
            )
            two, new_two, one, new_one = new_two, two, new_one, one
        return two, one

    def four(
        self, one: Floats, sweeps: int = 50, report: Callable[[float], None] | None = None
    ) -> Floats:
        """``[x1, x2, y1, y2]``: two against two. Large: the fourth power of the spaces."""
        size = self.tables.size
        orbits = self.tables.orbits
        seen: set[int] = set()
        rivals = []
        for y1 in range(size):
            for y2 in range(y1):
                if int(orbits[y1, y2]) not in seen:
                    seen |= {int(orbits[y1, y2]), int(orbits[y2, y1])}
                    rivals.append((y1, y2))
        old = np.zeros((size,) * 4, np.float32)
        new = old.copy()
        for sweep in range(sweeps):
            _sweep_four(
                old, one, new, self.number, self.points, self.spaces, self.counts,
                np.array(rivals), self.images,
            )  # fmt: skip
            old, new = new, old
            if report is not None:
                report((sweep + 1) / sweeps)
        return old


def fit_parts(
    four: Floats, triples: npt.NDArray[np.int32], samples: int = 400_000, seed: int = 0
) -> tuple[Floats, Floats, float]:
    """Two against two as a sum over triples: both tables, and the share of variance they explain.

    The sum is ``a[x1,x2,y1] + a[x1,x2,y2] + b[x1,y1,y2] + b[x2,y1,y2]``; `triples` numbers the
    triples that no symmetry joins.
    """
    count = int(triples.max()) + 1
    rng = np.random.default_rng(seed)
    features, values = _sample(four, triples, count, samples, rng)
    mean = values.mean()
    solution = _least_squares(features, values - mean, 2 * count)
    check, truth = _sample(four, triples, count, samples // 4, rng)
    rest = truth - mean - solution[check].sum(1)
    explained = 1 - float((rest**2).mean() / max(truth.var(), 1e-12))
    first = np.minimum(triples, triples.transpose(1, 0, 2))
    second = count + np.minimum(triples, triples.transpose(0, 2, 1))
    a = (solution[first] + mean / 4).astype(np.float32)
    b = (solution[second] + mean / 4).astype(np.float32)
    return a, b, explained


def _sample(
    four: Floats, triples: npt.NDArray[np.int32], count: int, samples: int, rng: Any
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float64]]:
    spaces = rng.integers(0, len(four), (samples, 4))
    ordered = np.sort(spaces, 1)
    spaces = spaces[(ordered[:, 1:] != ordered[:, :-1]).all(1)]
    x1, x2, y1, y2 = spaces.T

    def first(y: Any) -> Any:
        return np.minimum(triples[x1, x2, y], triples[x2, x1, y])

    def second(x: Any) -> Any:
        return count + np.minimum(triples[x, y1, y2], triples[x, y2, y1])

    features = np.stack([first(y1), first(y2), second(x1), second(x2)], 1).astype(np.int64)
    return features, four[x1, x2, y1, y2].astype(np.float64)


def _least_squares(
    features: npt.NDArray[np.int64], values: npt.NDArray[np.float64], size: int, rounds: int = 60
) -> npt.NDArray[np.float64]:
    """Conjugate gradients on the normal equations, with a touch of ridge."""

    def gather(weights: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        return np.asarray(weights[features].sum(1))

    def scatter(errors: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        spread = np.repeat(errors, features.shape[1])
        return np.asarray(np.bincount(features.ravel(), spread, minlength=size), np.float64)

    solution = np.zeros(size)
    rest = scatter(values)
    direction = rest.copy()
    norm = rest @ rest
    for _ in range(rounds):
        if norm < 1e-12:
            break
        image = scatter(gather(direction)) + 0.01 * direction
        step = norm / (direction @ image)
        solution += step * direction
        rest -= step * image
        norm, before = rest @ rest, norm
        direction = rest + norm / before * direction
    return solution


def triples_of(tables: BoardTables) -> npt.NDArray[np.int32]:
    """``[x, y, z]``: a number for the triple; equal where a symmetry of the board joins them."""
    size = tables.size
    images = np.array(automorphisms(tables.board.neighbours))
    table = np.full((size,) * 3, -1, np.int32)
    found = 0
    for x in range(size):
        for y in range(size):
            for z in range(size):
                if table[x, y, z] < 0:
                    table[images[:, x], images[:, y], images[:, z]] = found
                    found += 1
    return table


def solve_number(
    tables: BoardTables, number: int, triples: npt.NDArray[np.int32],
    report: Callable[[float], None] | None = None,
) -> tuple[Floats, Floats, float]:  # fmt: skip
    """A number's `duels` and `trios` tables, and how much of two against two the sum explains."""
    game = NumberGame(tables, number)
    duel = game.duel()
    two, one = game.trios(duel)
    four = game.four(one, report=report)
    a, b, explained = fit_parts(four, triples)
    trios = np.zeros((TRIOS, *two.shape), np.float32)
    trios[TWO_ONE], trios[ONE_TWO], trios[PART_TWO_ONE], trios[PART_ONE_TWO] = two, one, a, b
    return duel, trios, explained
