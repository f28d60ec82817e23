"""Compiled: what a position promises every seat, by the worths of the board's numbers."""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from roost.rules.knockout.constants import NUMBERS
from roost.solver.knockout.judgement import CALM, SHARED, SLOPE_OF_MORE, SLOPE_OF_TWO
from roost.solver.knockout.tables import (
    COLOURS,
    ONE_TWO,
    POINTS,
    TWO_ONE,
    Doubles,
    Ints,
    Known,
    Places,
)
from roost_lab.kernels.moves import owner

_SHARED: Final = np.array(SHARED)


@njit(cache=True, forceinline=True)
def add_number(
    positions: Places,
    seats: int,
    following: int,
    number: int,
    known: Known,
    scores: Doubles,
    sign: float,
) -> None:
    """Add what one number's pieces will still win or lose each seat, in points, to its score."""
    if seats == 2:
        value = sign * value_of_two(positions, following, number, known) / 2
        scores[following] += value
        scores[1 - following] -= value
        return
    total = 0
    for colour in range(seats):
        total += positions[colour * NUMBERS + number] >= 0
    if total < 2:
        return
    base = sign * POINTS[number] / total
    shared = sign * _SHARED[total] / 2
    for early in range(seats - 1):
        seat = following + early
        seat = seat - seats if seat >= seats else seat
        x = positions[seat * NUMBERS + number]
        if x < 0:
            continue
        for late in range(early + 1, seats):
            other = following + late
            other = other - seats if other >= seats else other
            y = positions[other * NUMBERS + number]
            if y < 0:
                continue
            value = shared * known.duels[number, x, y]
            scores[seat] += value - base
            scores[other] -= value + base


@njit(cache=True, forceinline=True)
def value_of_two(positions: Places, following: int, number: int, known: Known) -> float:
    """Two seats: what the number's game is worth to the one who rolls next, in points."""
    x1, x2 = positions[following * NUMBERS + number], positions[(following + 2) * NUMBERS + number]
    rival = 1 - following
    y1, y2 = positions[rival * NUMBERS + number], positions[(rival + 2) * NUMBERS + number]
    if x1 < 0:
        x1, x2 = x2, x1
    if y1 < 0:
        y1, y2 = y2, y1
    if x1 < 0 or y1 < 0:
        return 0.0
    if x2 < 0 and y2 < 0:
        return known.duels[number, x1, y1]
    if y2 < 0:
        return known.trios[number, TWO_ONE, known.kinds[x1, x2], known.renames[x1, x2, y1]]
    if x2 < 0:
        return known.trios[number, ONE_TWO, known.kinds[y1, y2], known.renames[y1, y2, x1]]
    rename = known.renames[y1, y2]
    return known.fours[number, known.kinds[y1, y2], rename[x1], rename[x2]]


@njit(cache=True, inline="always")
def scale_of(seats: int, stake: int) -> float:
    """The weight of a point in the exponent of the win share, by the points at stake."""
    return (SLOPE_OF_TWO if seats == 2 else SLOPE_OF_MORE) / np.sqrt(CALM + stake)


@njit(cache=True)
def material(positions: Places, seats: int, points: Ints, risked: Ints) -> int:
    """Fill every seat's points and how many of them are contested; the sum of the latter."""
    points[:] = 0
    risked[:] = 0
    stake = 0
    for number in range(NUMBERS):
        holders = 0
        for colour in range(COLOURS):
            if positions[colour * NUMBERS + number] >= 0:
                holders |= 1 << owner(colour, seats)
        for colour in range(COLOURS):
            if positions[colour * NUMBERS + number] >= 0:
                seat = owner(colour, seats)
                points[seat] += POINTS[number]
                if holders & (holders - 1):
                    risked[seat] += POINTS[number]
                    stake += POINTS[number]
    return stake


@njit(cache=True)
def shares_of(
    scores: Doubles, points: Ints, risked: Ints, stake: int, seats: int, shares: Doubles
) -> None:
    """The win share of every seat that the scores and the points promise.

    Points are never won back: a player with fewer than another's certain points has lost.
    """
    certain = 0
    best = 0
    for seat in range(seats):
        certain = max(certain, points[seat] - risked[seat])
        best = max(best, points[seat])
    if stake == 0:
        certain = best
    scale = scale_of(seats, stake)
    total = 0.0
    top = -1e30
    for seat in range(seats):
        if points[seat] >= certain:
            top = max(top, points[seat] + scores[seat])
    for seat in range(seats):
        if points[seat] < certain:
            shares[seat] = 0.0
        elif stake == 0:
            shares[seat] = 1.0
        else:
            shares[seat] = np.exp(scale * (points[seat] + scores[seat] - top))
        total += shares[seat]
    for seat in range(seats):
        shares[seat] /= total


@njit(cache=True)
def position_shares(
    positions: Places, seats: int, following: int, known: Known, shares: Doubles
) -> None:
    """The win share of every seat when `following` rolls next."""
    scores = np.zeros(COLOURS)
    points = np.zeros(COLOURS, np.int64)
    for number in range(NUMBERS):
        add_number(positions, seats, following, number, known, scores, 1.0)
    risked = np.zeros(COLOURS, np.int64)
    stake = material(positions, seats, points, risked)
    shares_of(scores, points, risked, stake, seats, shares)
