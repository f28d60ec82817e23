"""Dice ports: sources of rolls. The rules only ever see the `Roll`.

Every port has `roll(n)`. The game's record stores its `name`.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterable
from typing import Protocol

from roost.rules.dice import SIDES, Roll
from roost.rules.errors import GameError

__all__ = [
    "Dice",
    "DiceError",
    "ManualDice",
    "ScriptedDice",
    "SeededDice",
    "SystemDice",
]

_FAIR_BYTES = 252  # the largest multiple of six below 256; larger bytes are discarded


class Dice(Protocol):
    """A source of rolls."""

    @property
    def name(self) -> str: ...
    def roll(self, n: int) -> Roll:
        """Roll this number of dice."""


class DiceError(GameError):
    """The source cannot provide a roll."""

    code = "no-dice"


class SystemDice:
    """Dice from the operating system's random number generator."""

    name = "system"

    def roll(self, n: int) -> Roll:
        """Roll this number of dice."""
        return Roll(1 + secrets.randbelow(SIDES) for _ in range(n))


class SeededDice:
    """Dice that repeat for a seed, on every machine and every version of Python.

    A stream of SHA-256 over (seed, counter), mapped to faces by rejection sampling. `drawn` counts
    the rolls, so that a saved game continues at the right place.
    """

    name = "seeded"

    def __init__(self, seed: int | str, *, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn

    def __repr__(self) -> str:
        return f"SeededDice({self.seed!r}, drawn={self.drawn})"

    def roll(self, n: int) -> Roll:
        """Roll this number of dice."""
        faces: list[int] = []
        block = 0
        while len(faces) < n:
            text = f"roost-seeded-dice:{self.seed}:{self.drawn}:{block}"
            digest = hashlib.sha256(text.encode()).digest()
            faces += [1 + byte % SIDES for byte in digest if byte < _FAIR_BYTES]
            block += 1
        self.drawn += 1
        return Roll(faces[:n])


class ScriptedDice:
    """Dice from a list of rolls, in order."""

    name = "scripted"

    def __init__(self, rolls: Iterable[Roll | Iterable[int]]) -> None:
        self._rolls = iter([r if isinstance(r, Roll) else Roll(r) for r in rolls])

    def roll(self, n: int) -> Roll:
        """Roll this number of dice."""
        roll = next(self._rolls, None)
        if roll is None:
            raise DiceError("the script has no more rolls")
        if len(roll.dice) != n:
            raise _miscounted(f"the script gives {len(roll.dice)} dice", roll, n)
        return roll


class ManualDice:
    """Real dice that a person rolls and enters: `ask(n)` returns the faces."""

    name = "manual"

    def __init__(self, ask: Callable[[int], Iterable[int]]) -> None:
        self._ask = ask

    def roll(self, n: int) -> Roll:
        """Roll this number of dice."""
        roll = Roll(self._ask(n))
        if len(roll.dice) != n:
            raise _miscounted(f"{len(roll.dice)} dice were entered", roll, n)
        return roll


def _miscounted(what: str, roll: Roll, wanted: int) -> DiceError:
    reason, given = f"{what} where {wanted} are rolled", len(roll.dice)
    return DiceError(reason, code="wrong-number-of-dice", given=given, wanted=wanted)
