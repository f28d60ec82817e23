"""Compiled: the network's inputs about one number, from the view of the seat that rolls next.

Numbers meet only in who has the points and whose turn it is, so each is described by itself: what
its solved game says for each roller, and how likely a roll lets one piece hit another.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from roost.rules.knockout.constants import NUMBERS
from roost.solver.knockout.network import MOST_POINTS
from roost.solver.knockout.tables import POINTS, Doubles, Ints, Known, Places
from roost_lab.kernels.values import value_of_two


@njit(cache=True)
def features_of(
    positions: Places, seats: int, following: int, number: int, known: Known, found: Doubles
) -> bool:
    """Fill in a number's features; whether it is contested (else there are none)."""
    if seats == 2:
        return _of_two(positions, following, number, known, found)
    return _of_more(positions, seats, following, number, known, found)


@njit(cache=True)
def _of_two(positions: Places, following: int, number: int, known: Known, found: Doubles) -> bool:
    own = np.empty(2, np.int64)
    rivals = np.empty(2, np.int64)
    mine = theirs = 0
    for colour in range(2):
        x = positions[(following + 2 * colour) * NUMBERS + number]
        if x >= 0:
            own[mine] = x
            mine += 1
        y = positions[(1 - following + 2 * colour) * NUMBERS + number]
        if y >= 0:
            rivals[theirs] = y
            theirs += 1
    if mine == 0 or theirs == 0:
        return False
    found[:] = 0.0
    found[0] = value_of_two(positions, following, number, known) / MOST_POINTS
    found[1] = -value_of_two(positions, 1 - following, number, known) / MOST_POINTS
    found[2] = POINTS[number] / MOST_POINTS
    found[2 * mine + theirs] = 1.0  # 3 to 6
    hitting = hit = 0
    for i in range(mine):
        lengths = 0
        for j in range(theirs):
            lengths |= known.strikes[rivals[j], own[i]]
        found[10] += known.chances[number, lengths]
        hit |= lengths
    for j in range(theirs):
        lengths = 0
        for i in range(mine):
            lengths |= known.strikes[own[i], rivals[j]]
        found[9] += known.chances[number, lengths]
        hitting |= lengths
    found[7] = known.chances[number, hitting]
    found[8] = known.chances[number, hit]
    _duels_within(own[:mine], rivals[:theirs], number, known, found[11:])
    return True


@njit(cache=True)
def _duels_within(own: Ints, rivals: Ints, number: int, known: Known, found: Doubles) -> None:
    """The duels that the number may come down to: their mean, most and least, for each roller."""
    for first in range(2):
        total = 0.0
        most = -MOST_POINTS
        least = MOST_POINTS
        for i in range(len(own)):
            for j in range(len(rivals)):
                if first == 0:
                    worth = np.float64(known.duels[number, own[i], rivals[j]])
                else:
                    worth = -np.float64(known.duels[number, rivals[j], own[i]])
                total += worth
                most = max(most, worth)
                least = min(least, worth)
        found[3 * first] = total / (len(own) * len(rivals)) / MOST_POINTS
        found[3 * first + 1] = most / MOST_POINTS
        found[3 * first + 2] = least / MOST_POINTS


@njit(cache=True)
def _of_more(
    positions: Places, seats: int, following: int, number: int, known: Known, found: Doubles
) -> bool:
    alive = 0
    for colour in range(seats):
        alive += positions[colour * NUMBERS + number] >= 0
    if alive < 2:
        return False
    found[:] = 0.0
    at = seats + 1
    found[seats] = POINTS[number] / MOST_POINTS
    for early in range(seats):
        x = positions[(following + early) % seats * NUMBERS + number]
        found[early] = x >= 0
        lengths = 0
        for late in range(seats):
            if late == early:
                continue
            y = positions[(following + late) % seats * NUMBERS + number]
            if x >= 0 and y >= 0:
                found[at] = known.duels[number, x, y] / MOST_POINTS
                found[at + 1] = known.chances[number, known.strikes[x, y]]
                lengths |= known.strikes[x, y]
            at += 2
        found[len(found) - seats + early] = known.chances[number, lengths]
    return True
