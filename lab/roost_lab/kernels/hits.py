"""Compiled: how likely the next roll of a seat hits, and how likely it hits twice.

A roll a, b moves number a by b and number b by a (K4), so numbers meet in it. Which number hits at
which length is one bit each of a word, in two orders: by number, and by length. The numbers' own
words add up to those of a position.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from roost.rules.dice import SIDES
from roost.rules.knockout.constants import NUMBERS
from roost.solver.knockout.network import HITS
from roost.solver.knockout.tables import COLOURS, Doubles, Known, Mask, Places
from roost_lab.kernels.bits import ONE, popcount

_ROW: Final = np.uint64((1 << SIDES) - 1)
_FIRSTS: Final = np.uint64(sum(1 << (SIDES * face) for face in range(SIDES)))
_DOUBLES: Final = np.uint64(sum(1 << (SIDES * face + face) for face in range(SIDES)))


@njit(cache=True)
def tell_hits(
    positions: Places, seats: int, following: int, number: int, known: Known, words: Doubles
) -> None:
    """Fill in both words of every seat, in the order of rolling, by what one number hits."""
    for place in range(seats):
        lengths = 0
        for colour in range(COLOURS):
            own = positions[colour * NUMBERS + number]
            if own < 0 or _place(colour, seats, following) != place:
                continue
            for other in range(COLOURS):
                rival = positions[other * NUMBERS + number]
                if rival >= 0 and _place(other, seats, following) != place:
                    lengths |= known.strikes[own, rival]
        by_number = 0
        by_length = 0
        for length in range(SIDES):
            if lengths >> length & 1:
                by_number += 1 << (SIDES * number + length)
                by_length += 1 << (SIDES * length + number)
        words[HITS * place] = by_number
        words[HITS * place + 1] = by_length


@njit(cache=True, inline="always")
def _place(colour: int, seats: int, following: int) -> int:
    return ((colour & 1 if seats == 2 else colour) - following) % seats


@njit(cache=True, forceinline=True)
def _any(word: Mask) -> Mask:
    """The first bit of every row that has one."""
    two = word | (word >> ONE)
    return (two | (two >> np.uint64(2)) | (two >> np.uint64(4))) & _FIRSTS


@njit(cache=True, forceinline=True)
def chances_of(words: Doubles, at: int) -> tuple[float, float]:
    """The chances that a seat's roll hits once, and twice; its words are at `at`."""
    by_number = np.uint64(words[at])
    by_length = np.uint64(words[at + 1])
    once = popcount((by_number | by_length) & ~_DOUBLES)
    twice = popcount(by_number & by_length & ~_DOUBLES)
    once += popcount(_any(by_length))  # a double moves its own number and another (K5)
    twice += popcount(by_length & _DOUBLES & (_any(by_length & ~_DOUBLES) * _ROW))
    return once / (SIDES * SIDES), twice / (SIDES * SIDES)
