"""The best answer to a known policy, number by number: value iteration on three or four pieces.

One seat, the answerer, lands where its own piece lives longest; every other seat moves as
`cautious` or `greedy` would. Two to four pieces of one number, one of each seat that still holds
it, are a small game of their own: the roller is first, the others follow in turn order, and
`place` says where among them the answerer stands (the number of pieces: it holds none). A
value is a vector: how likely each of the pieces is to be hit before only one is left.

Other numbers enter by two chances only: that a landing space is `free` of their pieces, and that
another double is used `elsewhere`. With 1 and 0 the game of a single number is solved exactly.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from roost.rules.dice import SIDES
from roost.rules.knockout.constants import NUMBERS
from roost.solver.knockout.judgement import CAUTIOUS
from roost.solver.knockout.tables import BoardTables, hit_chances

Floats = npt.NDArray[np.float32]
MOST_SWEEPS: Final = 200
TOLERANCE: Final = 2e-4  # of a chance: what the last sweep may still change
_SURE: Final = 1e-3  # landing spaces that are needed less often are not looked for
_HIT: Final = 100.0  # above every exposure, in 36ths


class Habits(NamedTuple):
    """The policy of the opponents, and the influence of the other numbers."""

    style: int
    free: float
    elsewhere: float


# What the answer to one number is told about the others, by seats.
FREE: Final = {3: 0.8, 4: 0.75}
ELSEWHERE: Final = 0.8


def habits_of(style: int, seats: int) -> Habits:
    """The habits of cautious or greedy rivals in the whole game."""
    return Habits(style, FREE[seats], ELSEWHERE)


class Roads(NamedTuple):
    """The board for one number."""

    reach: Any
    risks: Any  # [from, to]: how likely the next roll hits, in 36ths
    number: int


class Kinds(NamedTuple):
    """Ordered pairs of spaces by kind: `images[turns[x, y]]` takes the pair to its `firsts`."""

    kinds: npt.NDArray[np.int64]
    turns: npt.NDArray[np.int64]
    images: npt.NDArray[np.int64]
    firsts: npt.NDArray[np.int64]


class Answers(NamedTuple):
    """The remaining game after the answerer's turn, per number: it rolls last, or holds none.

    `duels` and `trios` are ``[number, 0 or 1 (holds none), spaces..., piece]``; `fours` is
    ``[number, kind of the second and third, fourth, first, piece]``.
    """

    duels: Floats
    trios: Floats
    fours: Floats
    kinds: npt.NDArray[np.int64]
    turns: npt.NDArray[np.int64]
    images: npt.NDArray[np.int64]


def kinds_of(tables: BoardTables) -> Kinds:
    images = np.asarray(tables.pairs.images, np.int64)
    size = tables.size
    kinds = np.full((size, size), -1, np.int64)
    turns = np.zeros((size, size), np.int64)
    firsts: list[tuple[int, int]] = []
    for x in range(size):
        for y in range(size):
            if x == y or kinds[x, y] >= 0:
                continue
            for image in images:
                kinds[image[x], image[y]] = len(firsts)
            firsts.append((x, y))
    for turn, image in enumerate(images):
        for x in range(size):
            for y in range(size):
                if x != y and (image[x], image[y]) == firsts[kinds[x, y]]:
                    turns[x, y] = turn
    return Kinds(kinds, turns, images, np.array(firsts, np.int64))


@njit(cache=True)
def _after(place: int, pieces: int, victim: int) -> Any:
    """The answerer's place after the first has moved to the end and `victim` (or 0) is out."""
    left = pieces - 1 if victim else pieces
    if place == pieces or (victim and place == victim):
        return left
    if place == 0:
        return left - 1
    return place - 1 - (1 if victim and victim < place else 0)


@njit(cache=True)
def _roll(ends: Any, others: Any, mine: bool, roads: Any, habits: Any, new: Any) -> None:
    """The values before the roll, for every start of the roller: ``new[start, piece]``.

    `ends[space]` is what is left after landing there; to stay is to land where it stands.
    """
    size, pieces = ends.shape
    keys = np.empty(size)
    hits = np.uint64(0)
    for space in range(size):
        keys[space] = 0.0
        if mine:
            keys[space] = ends[space, 0]
        elif habits.style == CAUTIOUS:
            for other in others:
                if other != space:
                    keys[space] += roads.risks[other, space]
    for other in others:
        hits |= np.uint64(1) << np.uint64(other)
        if not mine:
            keys[other] -= _HIT
    order = np.argsort(keys)
    best = np.empty(pieces)
    for start in range(size):
        if hits >> np.uint64(start) & np.uint64(1):
            continue
        for piece in range(pieces):
            new[start, piece] = ends[start, piece] * (20 / 36)
        for length in range(1, SIDES + 1):
            reach = roads.reach[length, start]
            _land(ends, keys, order, start, reach, hits, habits.free, best)
            stay = 0.0
            if length == roads.number + 1:
                chance = 1 / 36
            else:
                chance = 3 / 36
                if (mine and ends[start, 0] < best[0]) or (not mine and reach & hits == 0):
                    chance -= habits.elsewhere / 36
                    stay = habits.elsewhere / 36
            for piece in range(pieces):
                new[start, piece] += chance * best[piece] + stay * ends[start, piece]


@njit(cache=True)
def _land(
    ends: Any, keys: Any, order: Any, start: int, reach: Any, hits: Any, free: float, best: Any
) -> None:
    """The mean over the landing spaces: the lowest key that is free, equal keys equally likely."""
    size, pieces = ends.shape
    left = 1.0
    best[:] = 0.0
    total = np.empty(pieces)
    at = 0
    while at < size and left > _SURE:
        key = keys[order[at]]
        count = 0
        taken = False
        total[:] = 0.0
        while at < size and keys[order[at]] == key:
            space = order[at]
            at += 1
            if reach >> np.uint64(space) & np.uint64(1):
                count += 1
                taken |= (hits >> np.uint64(space) & np.uint64(1)) != 0
                for piece in range(pieces):
                    total[piece] += ends[space, piece]
        if count:
            share = left if taken else left * (1 - (1 - free) ** count)
            for piece in range(pieces):
                best[piece] += share * total[piece] / count
            left -= share
    for piece in range(pieces):
        best[piece] += left * ends[start, piece]


@njit(cache=True)
def _sweep_duel(duels: Any, place: int, roads: Any, habits: Any) -> Any:
    """``duels[place, first, second, piece]``, once; the largest change."""
    size = duels.shape[1]
    ends = np.empty((size, 2))
    new = np.zeros((size, 2))
    others = np.empty(1, np.int64)
    rest = duels[_after(place, 2, 0)]
    change = 0.0
    for b in range(size):
        others[0] = b
        for space in range(size):
            ends[space, 0] = rest[b, space, 1]
            ends[space, 1] = rest[b, space, 0]
        ends[b, 0] = 0.0
        ends[b, 1] = 1.0
        _roll(ends, others, place == 0, roads, habits, new)
        for start in range(size):
            if start != b:
                change = max(change, abs(new[start, 0] - duels[place, start, b, 0]))
                for piece in range(2):
                    duels[place, start, b, piece] = new[start, piece]
    return change


@njit(cache=True)
def _sweep_trio(trios: Any, duels: Any, place: int, roads: Any, habits: Any) -> Any:
    """``trios[place, first, second, third, piece]``, once; the largest change."""
    size = trios.shape[1]
    ends = np.empty((size, 3))
    new = np.zeros((size, 3))
    others = np.empty(2, np.int64)
    rest = trios[_after(place, 3, 0)]
    first, second = duels[_after(place, 3, 1)], duels[_after(place, 3, 2)]
    change = 0.0
    for b in range(size):
        for c in range(size):
            if b == c:
                continue
            others[0], others[1] = b, c
            for space in range(size):
                for piece in range(3):
                    ends[space, piece] = rest[b, c, space, (piece + 2) % 3]
            ends[b, 0], ends[b, 1], ends[b, 2] = first[c, b, 1], 1.0, first[c, b, 0]
            ends[c, 0], ends[c, 1], ends[c, 2] = second[b, c, 1], second[b, c, 0], 1.0
            _roll(ends, others, place == 0, roads, habits, new)
            for start in range(size):
                if start not in (b, c):
                    change = max(change, abs(new[start, 0] - trios[place, start, b, c, 0]))
                    for piece in range(3):
                        trios[place, start, b, c, piece] = new[start, piece]
    return change


@njit(cache=True)
def _sweep_four(fours: Any, trios: Any, place: int, pairs: Any, roads: Any, habits: Any) -> Any:
    """``fours[place, kind of the second and third, fourth, first, piece]``, once."""
    size = trios.shape[1]
    ends = np.empty((size, 4))
    new = np.zeros((size, 4))
    others = np.empty(3, np.int64)
    rest = fours[_after(place, 4, 0)]
    first, second = trios[_after(place, 4, 1)], trios[_after(place, 4, 2)]
    third = trios[_after(place, 4, 3)]
    change = 0.0
    for kind in range(len(pairs.firsts)):
        b, c = pairs.firsts[kind]
        for d in range(size):
            if d in (b, c):
                continue
            others[0], others[1], others[2] = b, c, d
            image = pairs.images[pairs.turns[c, d]]
            table = rest[pairs.kinds[c, d]]
            for space in range(size):
                for piece in range(4):
                    ends[space, piece] = table[image[space], image[b], (piece + 3) % 4]
            for piece in range(3):
                ends[b, (0, 2, 3)[piece]] = first[c, d, b, (piece + 2) % 3]
                ends[c, (0, 1, 3)[piece]] = second[b, d, c, (piece + 2) % 3]
                ends[d, (0, 1, 2)[piece]] = third[b, c, d, (piece + 2) % 3]
            ends[b, 1] = ends[c, 2] = ends[d, 3] = 1.0
            _roll(ends, others, place == 0, roads, habits, new)
            for start in range(size):
                if start not in (b, c, d):
                    change = max(change, abs(new[start, 0] - fours[place, kind, d, start, 0]))
                    for piece in range(4):
                        fours[place, kind, d, start, piece] = new[start, piece]
    return change


def roads_of(tables: BoardTables, number: int) -> Roads:
    chances = hit_chances()[number]
    return Roads(tables.reach, np.rint(36 * chances[tables.strikes]), number)


def solve_duels(tables: BoardTables, number: int, habits: Habits) -> Floats:
    """``[place, first, second, piece]``."""
    roads = roads_of(tables, number)
    duels = np.full((3, tables.size, tables.size, 2), 1 / 2, np.float32)
    for places in ((0, 1), (2,)):
        for _ in range(MOST_SWEEPS):
            if max(_sweep_duel(duels, place, roads, habits) for place in places) < TOLERANCE:
                break
    return duels


def solve_trios(
    tables: BoardTables, number: int, habits: Habits, duels: Floats, *, alone: bool
) -> Floats:
    """``[place, first, second, third, piece]``; `alone`: also those of three others alone."""
    roads = roads_of(tables, number)
    size = tables.size
    trios = np.full((4, size, size, size, 3), 2 / 3, np.float32)
    for places in ((0, 1, 2), (3,)) if alone else ((0, 1, 2),):
        for _ in range(MOST_SWEEPS):
            changes = [_sweep_trio(trios, duels, place, roads, habits) for place in places]
            if max(changes) < TOLERANCE:
                break
    return trios


def solve_fours(
    tables: BoardTables, number: int, habits: Habits, trios: Floats, pairs: Kinds
) -> Floats:
    """``[place, kind of the second and third, fourth, first, piece]``."""
    roads = roads_of(tables, number)
    fours = np.full((4, len(pairs.firsts), tables.size, tables.size, 4), 3 / 4, np.float32)
    for _ in range(MOST_SWEEPS):
        changes = [_sweep_four(fours, trios, place, pairs, roads, habits) for place in range(4)]
        if max(changes) < TOLERANCE:
            break
    return fours


def solve_answers(tables: BoardTables, seats: int, habits: Habits) -> Answers:
    """All six numbers, for three or four seats."""
    pairs = kinds_of(tables)
    size = tables.size
    duels = np.zeros((NUMBERS, 2, size, size, 2), np.float32)
    trios = np.zeros((NUMBERS, 2, size, size, size, 3), np.float32)
    rows = len(pairs.firsts) if seats == 4 else 1
    fours = np.zeros((NUMBERS, rows, size, size, 4), np.float32)
    for number in range(NUMBERS):
        two = solve_duels(tables, number, habits)
        three = solve_trios(tables, number, habits, two, alone=seats == 4)
        duels[number], trios[number] = two[1:], three[2:]
        if seats == 4:
            fours[number] = solve_fours(tables, number, habits, three, pairs)[3]
    return Answers(duels, trios, fours, pairs.kinds, pairs.turns, pairs.images)
