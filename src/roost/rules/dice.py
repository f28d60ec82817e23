"""Rolls, the number of ways to throw each, and their exact probabilities.

Nothing here rolls. Dice arrive from outside as a `Roll` (see `roost.dice`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial

from roost.rules.errors import ParseError

FACES = (1, 2, 3, 4, 5, 6)
SIDES = 6


@dataclass(frozen=True, slots=True, init=False)
class Roll:
    """The faces of rolled dice in ascending order; dice are interchangeable."""

    dice: tuple[int, ...]

    def __init__(self, dice: Iterable[int]) -> None:
        faces = tuple(dice)
        for face in faces:
            if type(face) is not int or face not in FACES:
                raise ParseError(
                    f"a die shows 1 to 6, not {face!r}", code="bad-die", value=str(face)
                )
        object.__setattr__(self, "dice", tuple(sorted(faces)))

    def __iter__(self) -> Iterator[int]:
        return iter(self.dice)

    def __len__(self) -> int:
        return len(self.dice)

    def count(self, face: int) -> int:
        """Return how many dice show `face`."""
        return self.dice.count(face)


@dataclass(frozen=True, slots=True)
class Chance:
    """One possible roll and its probability."""

    roll: Roll
    probability: Fraction


@cache
def ways(dice: tuple[int, ...]) -> int:
    """Return how many of the 6**n ordered throws show these faces."""
    result = factorial(len(dice))
    for face in FACES:
        result //= factorial(dice.count(face))
    return result


@cache
def chances(n: int) -> tuple[Chance, ...]:
    """Return all distinct rolls of `n` dice with their exact probabilities, which sum to one."""
    total = SIDES**n
    return tuple(
        Chance(Roll(dice), Fraction(ways(dice), total))
        for dice in combinations_with_replacement(FACES, n)
    )
