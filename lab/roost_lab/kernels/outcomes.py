"""Compiled: the chances of keeping each number, and of winning by that.

A game ends when every number is held by one seat alone (K12). What its solved game says of a number
is told as the chances of each way that may come, and the network puts them right. The points of all
six add up, so the shares follow by counting, as if the numbers had nothing to do with each other.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from roost.rules.knockout.constants import NUMBERS
from roost.solver.knockout.network import OUTCOMES
from roost.solver.knockout.tables import COLOURS, POINTS, Doubles, Ints, Known, Places
from roost_lab.kernels.values import value_of_two

# The outcomes, in the order of rolling: of two seats, the first keeps two pieces or one, or the
# second keeps one or two; of more, which of them keeps theirs.
TWO: Final = 2

LEAST: Final = 0.01  # of a chance that the network may still raise
DUELS: Final = 0.8  # how far won duels tell who outlives two rivals or three
NO_DUEL: Final = -1.0

# Of a position: how many numbers are contested, how many of them are duels, and the first one's
# chance in those.
LONE: Final = 3

_WAYS: Final = OUTCOMES ** (NUMBERS - 2)  # in which the other numbers can come out
_FIELD: Final = 16  # bits for each seat's points, in one word
_POINTS: Final = (1 << _FIELD) - 1


@njit(cache=True)
def tell_outcomes(
    positions: Places, seats: int, following: int, number: int, known: Known, chances: Doubles
) -> float:
    """Fill in the chances of a contested number, up to a factor; how likely the first keeps theirs
    if it is a duel of two pieces, else `NO_DUEL`."""
    if seats == TWO:
        return _of_two(positions, following, number, known, chances)
    return _of_more(positions, seats, following, number, known, chances)


@njit(cache=True)
def _of_two(
    positions: Places, following: int, number: int, known: Known, chances: Doubles
) -> float:
    mine = theirs = 0
    for pair in range(2):
        mine += positions[(following + 2 * pair) * NUMBERS + number] >= 0
        theirs += positions[(1 - following + 2 * pair) * NUMBERS + number] >= 0
    worth = value_of_two(positions, following, number, known) / POINTS[number]  # in pieces
    chances[:] = 0.0
    if mine + theirs == TWO:
        chances[1] = max(LEAST, (1.0 + worth) / 2)
        chances[2] = max(LEAST, (1.0 - worth) / 2)
        return max(0.0, min(1.0, (1.0 + worth) / 2))
    if mine + theirs == 2 * TWO:
        chances[0] = np.exp(worth)
        chances[1] = np.exp(worth / 2)
        chances[2] = np.exp(-worth / 2)
        chances[3] = np.exp(-worth)
        return NO_DUEL
    # If the one hits, the duel that follows is taken for even.
    whole, half = (0, 1) if mine == TWO else (3, -1)
    worth *= half
    chances[whole] = max(LEAST, (1.0 + worth) / 2)
    chances[1] = max(LEAST, (1.0 - worth) / 4)
    chances[2] = chances[1]
    return NO_DUEL


@njit(cache=True)
def _of_more(
    positions: Places, seats: int, following: int, number: int, known: Known, chances: Doubles
) -> float:
    logits = np.zeros(COLOURS)
    holders = 0
    first = NO_DUEL
    chances[:] = 0.0
    for early in range(seats):
        x = positions[(following + early) % seats * NUMBERS + number]
        if x < 0:
            continue
        holders += 1
        for late in range(early + 1, seats):
            y = positions[(following + late) % seats * NUMBERS + number]
            if y < 0:
                continue
            worth = known.duels[number, x, y] / POINTS[number]
            logits[early] += worth
            logits[late] -= worth
            first = max(0.0, min(1.0, (1.0 + worth) / 2))
            chances[early] = max(LEAST, (1.0 + worth) / 2)
            chances[late] = max(LEAST, (1.0 - worth) / 2)
    if holders == TWO:
        return first
    for place in range(seats):
        if positions[(following + place) % seats * NUMBERS + number] >= 0:
            chances[place] = np.exp(DUELS * logits[place])
    return NO_DUEL


@njit(cache=True)
def settled(positions: Places, seats: int, following: int, number: int) -> int:
    """The outcome of an uncontested number, or -1 if no seat has it."""
    pieces = place = 0
    for colour in range(COLOURS):
        if positions[colour * NUMBERS + number] >= 0:
            pieces += 1
            place = ((colour & 1 if seats == TWO else colour) - following) % seats
    if pieces == 0:
        return -1
    if seats == TWO:
        return TWO - pieces if place == 0 else 1 + pieces
    return place


@njit(cache=True, forceinline=True)
def is_lone(fixed: Doubles, at: int) -> bool:
    """Whether one duel is all that is left: then its solved game is the truth. `at` is where `LONE`
    stands."""
    return round(fixed[at]) == 1 and round(fixed[at + 1]) == 1


@njit(cache=True)
def believe(lone: Doubles, kept: Doubles) -> None:
    """Put a lone duel's own chances in the place of the network's."""
    first = True
    for number in range(NUMBERS):
        outcomes = kept[OUTCOMES * number : OUTCOMES * (number + 1)]
        open_ = 0
        for outcome in range(OUTCOMES):
            open_ += outcomes[outcome] > 0.0
        if open_ == TWO:
            for outcome in range(OUTCOMES):
                if outcomes[outcome] > 0.0:
                    outcomes[outcome] = lone[2] if first else 1.0 - lone[2]
                    first = False


@njit(cache=True)
def fill_table(kept: Doubles, seats: int, one: int, two: int, table: Doubles) -> None:
    """``table[i, j]``: the shares if these two numbers come out so, `kept` being the chances of all
    outcomes; only where they are possible."""
    chances = np.empty(_WAYS)
    points = np.empty(_WAYS, np.int64)
    chances[0] = 1.0
    points[0] = 0
    count = 1
    for number in range(NUMBERS):
        if number != one and number != two:
            count = _go_on(kept, seats, number, chances, points, count)
    table[:] = 0.0
    for i in range(OUTCOMES):
        if likely(kept, OUTCOMES * one, i) == 0.0:
            continue
        for j in range(OUTCOMES):
            if likely(kept, OUTCOMES * two, j) == 0.0:
                continue
            more = _paid(kept, seats, one, i) + _paid(kept, seats, two, j)
            for way in range(count):
                _share(points[way] + more, chances[way], seats, table[i, j])


@njit(cache=True)
def _go_on(
    kept: Doubles, seats: int, number: int, chances: Doubles, points: Ints, count: int
) -> int:
    """Let a further number come out in all ways that are possible; how many there are then."""
    found = count
    for way in range(count):
        chance, held = chances[way], points[way]
        at = way
        for outcome in range(OUTCOMES):
            here = likely(kept, OUTCOMES * number, outcome)
            if here != 0.0:
                chances[at] = chance * here
                points[at] = held + _paid(kept, seats, number, outcome)
                at = found
                found += 1
        found -= 1  # one of them took the place of what it went on from
    return found


@njit(cache=True, forceinline=True)
def likely(kept: Doubles, at: int, outcome: int) -> float:
    """The chance of a number's outcome; `at` is where the number stands. What nobody holds, as on
    boards without it, comes out in one way."""
    if outcome == 0 and kept[at] + kept[at + 1] + kept[at + 2] + kept[at + 3] == 0.0:
        return 1.0
    return kept[at + outcome]


@njit(cache=True)
def _paid(kept: Doubles, seats: int, number: int, outcome: int) -> int:
    """The points of an outcome, as one field of a word for each seat."""
    if kept[OUTCOMES * number + outcome] == 0.0:
        return 0
    if seats == TWO:
        pieces = TWO if outcome % 3 == 0 else 1
        return (pieces * POINTS[number]) << (_FIELD * (outcome // TWO))
    return POINTS[number] << (_FIELD * outcome)


@njit(cache=True, forceinline=True)
def _share(points: int, chance: float, seats: int, shares: Doubles) -> None:
    """Add a chance to those who have the most points."""
    best = winners = 0
    for place in range(seats):
        held = points >> (_FIELD * place) & _POINTS
        if held > best:
            best = held
            winners = 0
        winners += held == best
    for place in range(seats):
        if points >> (_FIELD * place) & _POINTS == best:
            shares[place] += chance / winners


@njit(cache=True, forceinline=True)
def read_table(kept: Doubles, at: int, at2: int, table: Doubles, shares: Doubles) -> None:
    """Fill in the shares by the chances of two numbers at these places."""
    shares[:] = 0.0
    for i in range(OUTCOMES):
        first = likely(kept, at, i)
        if first == 0.0:
            continue
        for j in range(OUTCOMES):
            chance = first * likely(kept, at2, j)
            if chance != 0.0:
                for place in range(len(shares)):
                    shares[place] += chance * table[i, j, place]


@njit(cache=True)
def shares_kept(kept: Doubles, seats: int, shares: Doubles) -> None:
    """Fill in the shares by the chances of all numbers."""
    table = np.empty((OUTCOMES, OUTCOMES, seats))
    fill_table(kept, seats, 0, 1, table)
    read_table(kept, 0, OUTCOMES, table, shares)
