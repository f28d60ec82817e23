"""Compiled: when one or two numbers are left to fight for, their solved games say who wins.

A number that two seats hold with a piece each is a duel, and its worth says how likely each keeps
theirs. Two duels hardly touch each other. Two pieces against one, between two seats, have a worth
too; if the one hits, the duel that follows is taken for even.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from roost.rules.knockout.constants import NUMBERS
from roost.solver.knockout.tables import COLOURS, POINTS, Doubles, Known, Places
from roost.solver.knockout.values import value_of_two

# What is kept of every number: a worth, and a code that says how to read it.
KEPT: Final = 2
NOBODY: Final = 0.0  # nothing is left to fight for
DUEL: Final = (
    1.0  # + 4 · first + second, in the order of rolling: how likely the first keeps theirs
)
PAIR: Final = 20.0  # + who has the pair: its worth to them, in pieces
OTHER: Final = 100.0
MOST: Final = 2  # numbers


@njit(cache=True)
def tell(
    positions: Places, seats: int, following: int, number: int, known: Known, kept: Doubles
) -> None:
    """Fill in the two entries of a contested number."""
    holders = np.zeros(COLOURS, np.int64)
    places = np.full(COLOURS, -1)
    pieces = 0
    for colour in range(COLOURS):
        space = positions[colour * NUMBERS + number]
        if space >= 0:
            seat = colour & 1 if seats == 2 else colour
            holders[(seat - following) % seats] += 1
            places[(seat - following) % seats] = space
            pieces += 1
    kept[0], kept[1] = 0.0, OTHER
    if pieces == 2:
        first = second = -1
        for place in range(seats):
            if holders[place]:
                first, second = (place, -1) if first < 0 else (first, place)
        worth = known.duels[number, places[first], places[second]] / POINTS[number]
        kept[0], kept[1] = (1.0 + worth) / 2, DUEL + 4 * first + second
    elif pieces == 3 and seats == 2:
        worth = value_of_two(positions, following, number, known) / POINTS[number]
        pair = 0 if holders[0] == 2 else 1
        kept[0], kept[1] = (worth if pair == 0 else -worth), PAIR + pair


@njit(cache=True)
def late_shares(points: Doubles, kept: Doubles, seats: int, shares: Doubles) -> bool:
    """Fill in the win shares by what is `kept` of all numbers; not where there is more to fight
    for."""
    open_ = np.empty(MOST, np.int64)
    count = 0
    for number in range(NUMBERS):
        code = round(kept[KEPT * number + 1])
        if code == NOBODY:
            continue
        if code >= OTHER or count == MOST:
            return False
        open_[count] = number
        count += 1
    if count == 0:
        return False
    pairs = 0
    for i in range(count):
        pairs += round(kept[KEPT * open_[i] + 1]) >= PAIR
    if pairs and count > 1:
        return False
    held = np.empty(seats)
    shares[:] = 0.0
    if pairs:
        _pair(points, kept, open_[0], held, shares)
        return True
    for outcome in range(1 << count):
        chance = 1.0
        held[:] = points[:seats]
        for i in range(count):
            number = open_[i]
            code = round(kept[KEPT * number + 1] - DUEL)
            keeps = kept[KEPT * number]
            if outcome >> i & 1:
                held[code // 4] -= POINTS[number]
                chance *= 1.0 - keeps
            else:
                held[code % 4] -= POINTS[number]
                chance *= keeps
        _add(held, chance, shares)
    return True


@njit(cache=True)
def _pair(points: Doubles, kept: Doubles, number: int, held: Doubles, shares: Doubles) -> None:
    pair = round(kept[KEPT * number + 1] - PAIR)
    worth = kept[KEPT * number]
    for lost in range(3):  # of the pair
        held[:] = points[:2]
        held[pair] -= lost * POINTS[number]
        if lost < 2:
            held[1 - pair] -= POINTS[number]
        chance = (1.0 + worth) / 2 if lost == 0 else (1.0 - worth) / 4
        _add(held, max(0.0, min(1.0, chance)), shares)


@njit(cache=True)
def _add(held: Doubles, chance: float, shares: Doubles) -> None:
    best = held.max()
    winners = (held == best).sum()
    for place in range(len(held)):
        if held[place] == best:
            shares[place] += chance / winners
