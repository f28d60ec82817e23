"""Dice as facts: rolls, how many ways each can fall, and their exact probabilities.

Nothing here rolls. Dice arrive from outside as a `Roll` (see `roost.dice`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial

from roost.rules.errors import ParseError

FACES = (1, 2, 3, 4, 5, 6)
SIDES = 6


@dataclass(frozen=True, slots=True)
class Roll:
    """What the dice show, in ascending order: which die shows what never matters."""

    dice: tuple[int, ...]
    faces: int = field(init=False, repr=False, compare=False)  # bit f set where face f shows

    def __post_init__(self) -> None:
        for face in self.dice:
            if type(face) is not int or face not in FACES:
                raise ParseError(
                    f"a die shows 1 to 6, not {face!r}", code="bad-die", value=str(face)
                )
        object.__setattr__(self, "dice", tuple(sorted(self.dice)))
        object.__setattr__(self, "faces", sum(1 << face for face in set(self.dice)))

    @classmethod
    def of(cls, dice: Iterable[int]) -> Roll:
        """The roll with these faces, in any order."""
        return cls(tuple(dice))

    def count(self, face: int) -> int:
        return self.dice.count(face)


@dataclass(frozen=True, slots=True)
class Chance:
    """One way a chance node can fall."""

    roll: Roll
    probability: Fraction


@cache
def ways(dice: tuple[int, ...]) -> int:
    """In how many of the 6**n ordered throws these faces appear."""
    result = factorial(len(dice))
    for face in FACES:
        result //= factorial(dice.count(face))
    return result


@cache
def chances(n: int) -> tuple[Chance, ...]:
    """All distinct rolls of `n` dice with their exact probabilities, which sum to one."""
    total = SIDES**n
    return tuple(
        Chance(Roll(dice), Fraction(ways(dice), total))
        for dice in combinations_with_replacement(FACES, n)
    )
