"""The probability that a roll lets a piece move a given length."""

from __future__ import annotations

from typing import Final

from roost.rules.dice import SIDES
from roost.rules.knockout.constants import LENGTHS

LENGTH_SETS: Final = 1 << SIDES  # a set of lengths: bit 0 is length 1


def hit_chance(number: int, lengths: int) -> float:
    """Two faces of 36 give each other length; the double of the number gives its own; the double
    of another length gives it too, as the double's other piece (K4, K5)."""
    chance = 0.0
    for length in LENGTHS:
        if lengths >> (length - 1) & 1:
            chance += (1 if length == number + 1 else 3) / SIDES**2
    return chance
