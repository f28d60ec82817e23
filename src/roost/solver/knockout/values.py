"""Compiled values: what a position promises every seat, by the values of the board's numbers."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from roost.solver.knockout.kernels import owner

_POINTS: Final = np.array([3, 2, 1, 1, 2, 3], np.int64)

# The tables of `trios`, seen from the player who rolls next.
TWO_ONE: Final = 0  # the pair is their own
ONE_TWO: Final = 1  # the pair is the rival's
TRIOS: Final = 2

# How much of the value of a duel is left when three or four hold the number.
_SHARED: Final = np.array([0.0, 0.0, 1.0, 0.6, 0.4])


@njit(cache=True, forceinline=True)
def add_number(
    positions: Any, seats: int, following: int, number: int, known: Any, scores: Any, sign: float
) -> None:  # fmt: skip
    """Add what one number's pieces will still win or lose each seat, in points, to its score."""
    if seats == 2:
        value = sign * _value_of_two(positions, following, number, known) / 2
        scores[following] += value
        scores[1 - following] -= value
        return
    total = 0
    for colour in range(seats):
        total += positions[colour * 6 + number] >= 0
    if total < 2:
        return
    base = sign * _POINTS[number] / total
    shared = sign * _SHARED[total] / 2
    for early in range(seats - 1):
        seat = following + early
        seat = seat - seats if seat >= seats else seat
        x = positions[seat * 6 + number]
        if x < 0:
            continue
        for late in range(early + 1, seats):
            other = following + late
            other = other - seats if other >= seats else other
            y = positions[other * 6 + number]
            if y < 0:
                continue
            value = shared * known.duels[number, x, y]
            scores[seat] += value - base
            scores[other] -= value + base


@njit(cache=True, forceinline=True)
def _value_of_two(positions: Any, following: int, number: int, known: Any) -> Any:
    """Two seats: what the number's game is worth to the one who rolls next, in points."""
    x1, x2 = positions[following * 6 + number], positions[following * 6 + 12 + number]
    rival = 1 - following
    y1, y2 = positions[rival * 6 + number], positions[rival * 6 + 12 + number]
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
def scale_of(seats: int, stake: int) -> Any:
    """How much a point is worth, in the exponent of the win share, by how many are at stake."""
    return (1.0 if seats == 2 else 4.0) / np.sqrt(2.0 + stake)


@njit(cache=True)
def material(positions: Any, seats: int, points: Any, risked: Any) -> Any:
    """Fill every seat's points and how many of them are contested; the sum of the latter."""
    points[:] = 0
    risked[:] = 0
    stake = 0
    for number in range(6):
        holders = 0
        for colour in range(4):
            if positions[colour * 6 + number] >= 0:
                holders |= 1 << owner(colour, seats)
        for colour in range(4):
            if positions[colour * 6 + number] >= 0:
                seat = owner(colour, seats)
                points[seat] += _POINTS[number]
                if holders & (holders - 1):
                    risked[seat] += _POINTS[number]
                    stake += _POINTS[number]
    return stake


@njit(cache=True)
def shares_of(scores: Any, points: Any, risked: Any, stake: int, seats: int, shares: Any) -> None:
    """The win share of every seat that the scores and the points promise.

    Points are never won back: whoever has fewer than another has for certain has lost.
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
def position_shares(positions: Any, seats: int, following: int, known: Any, shares: Any) -> None:
    """The win share of every seat when `following` is to roll."""
    scores = np.zeros(4)
    points = np.zeros(4, np.int64)
    for number in range(6):
        add_number(positions, seats, following, number, known, scores, 1.0)
    risked = np.zeros(4, np.int64)
    stake = material(positions, seats, points, risked)
    shares_of(scores, points, risked, stake, seats, shares)
