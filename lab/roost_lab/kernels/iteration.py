"""The values of a number's pieces: value iteration on the game of one number.

Numbers interact only through blocking and shared dice. Played by itself, the game of one number
has few positions, and every one of them can be solved: two seats, one or two pieces each, the
mover's value in points. A number is rolled with another length with chance 2/36 each and must move
then; its own double must move it; another double may move it; otherwise the turn passes.

Two against two has 13.8 million positions on 61 spaces. Values do not ask for the order of a pair,
nor for a symmetry of the board: one row per kind of pair that the rivals stand on is all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Final

import numpy as np
import numpy.typing as npt
from numba import njit, prange

from roost.rules.dice import SIDES
from roost.rules.knockout import bits
from roost.rules.knockout.constants import LENGTHS
from roost.solver.knockout.tables import ONE_TWO, POINTS, TRIOS, TWO_ONE, BoardTables, Floats, Ints

MOST_SWEEPS: Final = 1000
TOLERANCE: Final = 1e-4  # in points: what the last sweep may still change
_NO: Final = np.float32(-1e9)
# How many of all rolls show two other numbers; a number and a given length; and a given double
# (once).
ROLLS: Final = SIDES**2
IDLE: Final = (SIDES - 1) * (SIDES - 2)
ROLLED: Final = 2
_IDLE: Final = np.float32(IDLE / ROLLS)
_ROLLED: Final = np.float32(ROLLED / ROLLS)
_DOUBLE: Final = np.float32(1 / ROLLS)

Kinds = npt.NDArray[np.int16]
Renames = npt.NDArray[np.int64]


@njit(cache=True, fastmath=True, forceinline=True)
def _best(ends: Floats, spaces: Ints, counts: Ints, length: int, start: int) -> np.float32:
    """The best of the landing spaces at this length."""
    best = _NO
    for i in range(counts[length, start]):
        best = max(best, ends[spaces[length, start, i]])
    return best


@njit(cache=True, fastmath=True, forceinline=True)
def _rolled(stay: np.float32, bests: Floats, number: int) -> np.float32:
    """The value before the roll, from the best move of every length."""
    value = _IDLE * stay
    for length in range(1, SIDES + 1):
        best = bests[length]
        if best <= _NO:  # nowhere to go: the move is lost (K10)
            best = stay
        if length == number + 1:
            value += _DOUBLE * best
        else:
            value += _ROLLED * best + _DOUBLE * max(best, stay)
    return value


@njit(cache=True, fastmath=True)
def _sweep_duel(
    old: Floats, new: Floats, number: int, points: np.float32, spaces: Ints, counts: Ints
) -> None:
    size = len(old)
    ends = np.empty(size, np.float32)
    bests = np.empty(SIDES + 1, np.float32)
    for y in range(size):
        for z in range(size):
            ends[z] = -old[y, z]
        ends[y] = points
        for x in range(size):
            if x != y:
                for length in range(1, SIDES + 1):
                    bests[length] = _best(ends, spaces, counts, length, x)
                new[x, y] = _rolled(-old[y, x], bests, number)


@njit(cache=True, fastmath=True)
def _sweep_trios(
    two: Floats,
    one: Floats,
    duel: Floats,
    new_two: Floats,
    new_one: Floats,
    number: int,
    points: np.float32,
    spaces: Ints,
    counts: Ints,
    firsts: Ints,
    kinds: Kinds,
    renames: Renames,
) -> None:
    """`two[kind, y]`: the mover has the pair. `one[kind, x]`: the rival has it."""
    size = len(duel)
    ends = np.empty(size, np.float32)
    bests = np.empty(SIDES + 1, np.float32)
    for kind in range(len(firsts)):
        pair = firsts[kind]
        for y in range(size):
            if y in (pair[0], pair[1]):
                continue
            bests[:] = _NO
            for moved in range(2):
                kept = pair[1 - moved]
                for z in range(size):
                    if z != kept:
                        ends[z] = -one[kinds[z, kept], renames[z, kept, y]]
                ends[y] = points
                ends[kept] = _NO
                for length in range(1, SIDES + 1):
                    best = _best(ends, spaces, counts, length, pair[moved])
                    bests[length] = max(bests[length], best)
            new_two[kind, y] = _rolled(-one[kind, y], bests, number)
        for z in range(size):
            ends[z] = -two[kind, z]
        ends[pair[0]] = points - duel[pair[1], pair[0]]
        ends[pair[1]] = points - duel[pair[0], pair[1]]
        for x in range(size):
            if x not in (pair[0], pair[1]):
                for length in range(1, SIDES + 1):
                    bests[length] = _best(ends, spaces, counts, length, x)
                new_one[kind, x] = _rolled(-two[kind, x], bests, number)


@njit(cache=True, fastmath=True, parallel=True)
def _sweep_fours(
    old: Floats,
    one: Floats,
    new: Floats,
    number: int,
    points: np.float32,
    spaces: Ints,
    counts: Ints,
    firsts: Ints,
    kinds: Kinds,
    renames: Renames,
) -> None:
    """Two against two: ``[kind of the rivals' pair, x1, x2]``, the rivals on its first pair."""
    size = len(kinds)
    for kind in prange(len(firsts)):
        y1, y2 = firsts[kind, 0], firsts[kind, 1]
        stay = np.full((size, size), _NO, np.float32)
        for x1 in range(size):
            for x2 in range(x1):
                rename = renames[x1, x2]
                stay[x1, x2] = -old[kinds[x1, x2], rename[y1], rename[y2]]
                stay[x2, x1] = stay[x1, x2]
        ends = np.empty(size, np.float32)
        bests = np.empty(SIDES + 1, np.float32)
        single = np.full((size, size, SIDES + 1), _NO, np.float32)
        for x2 in range(size):
            if x2 in (y1, y2):
                continue
            ends[:] = stay[x2]
            # One rival is left, against the mover's pair.
            ends[y1] = points - one[kinds[y1, x2], renames[y1, x2, y2]]
            ends[y2] = points - one[kinds[y2, x2], renames[y2, x2, y1]]
            ends[x2] = _NO
            for x1 in range(size):
                for length in range(1, SIDES + 1):
                    single[x1, x2, length] = _best(ends, spaces, counts, length, x1)
        for x1 in range(size):
            for x2 in range(x1):
                if x1 in (y1, y2) or x2 in (y1, y2):
                    continue
                for length in range(1, SIDES + 1):
                    bests[length] = max(single[x1, x2, length], single[x2, x1, length])
                value = _rolled(stay[x1, x2], bests, number)
                new[kind, x1, x2] = value
                new[kind, x2, x1] = value


def landing_spaces(tables: BoardTables) -> tuple[Ints, Ints]:
    """``spaces[length, start, :counts[length, start]]``: where a move can end."""
    size = tables.size
    spaces = np.zeros((SIDES + 1, size, size), np.int64)
    counts = np.zeros((SIDES + 1, size), np.int64)
    for length in LENGTHS:
        for start, ends in enumerate(tables.board.reach[length]):
            found = bits(ends)
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
        self.pairs = tables.pairs
        self.renames = self.pairs.images[self.pairs.turns]

    def duel(self, sweeps: int = 300) -> Floats:
        """``[x, y]``: one against one."""
        old = np.zeros((self.tables.size,) * 2, np.float32)
        new = old.copy()
        for _ in range(sweeps):
            _sweep_duel(old, new, self.number, self.points, self.spaces, self.counts)
            old, new = new, old
        return old

    def trios(self, duel: Floats, sweeps: int = 150) -> Floats:
        """``[TWO_ONE, kind of the own pair, y]`` and ``[ONE_TWO, kind of the rivals' pair, x]``."""
        shape = (TRIOS, len(self.pairs.firsts), self.tables.size)
        old, new = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        for _ in range(sweeps):
            _sweep_trios(
                old[TWO_ONE],
                old[ONE_TWO],
                duel,
                new[TWO_ONE],
                new[ONE_TWO],
                self.number,
                self.points,
                self.spaces,
                self.counts,
                self.pairs.firsts,
                self.pairs.kinds,
                self.renames,
            )
            old, new = new, old
        return old

    def fours(
        self, trios: Floats, report: Callable[[float], None] | None = None
    ) -> tuple[Floats, float]:
        """``[kind of the rivals' pair, x1, x2]``: two against two, and the last sweep's change."""
        size = self.tables.size
        old = np.zeros((len(self.pairs.firsts), size, size), np.float32)
        new = old.copy()
        change = first = float(self.points)
        for _ in range(MOST_SWEEPS):
            _sweep_fours(
                old,
                trios[ONE_TWO],
                new,
                self.number,
                self.points,
                self.spaces,
                self.counts,
                self.pairs.firsts,
                self.pairs.kinds,
                self.renames,
            )
            old, new = new, old
            change = min(change, float(np.abs(old - new).max()))
            if report is not None:
                report(min(1.0, log(first / max(change, TOLERANCE)) / log(first / TOLERANCE)))
            if change < TOLERANCE:
                break
        return old, change


Fours = Callable[[NumberGame, Floats, Callable[[float], None] | None], tuple[Floats, float]]


def solve_number(
    tables: BoardTables,
    number: int,
    report: Callable[[float], None] | None = None,
    fours: Fours = NumberGame.fours,
) -> tuple[Floats, Floats, Floats, float]:
    """A number's `duels`, `trios` and `fours`, and how much the last sweep still changed."""
    game = NumberGame(tables, number)
    duel = game.duel()
    trios = game.trios(duel)
    return duel, trios, *fours(game, trios, report)
