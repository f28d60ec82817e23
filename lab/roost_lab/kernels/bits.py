"""Compiled: sets of spaces as machine words, and random numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

import numpy as np
from numba import njit, types
from numba.extending import intrinsic

from roost.rules.dice import SIDES
from roost.solver.knockout.tables import Mask, Masks

Random = Masks  # a generator: one machine word in an array, so that it can move on

ONE: Final = np.uint64(1)
NONE: Final = np.uint64(0)


def _popcount(_context: Any, _mask: Any) -> Any:
    """Count the spaces of a set."""

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.uint64), generate


def _lowest(_context: Any, _mask: Any) -> Any:
    """The first space of a set that holds one."""

    def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.uint64), generate


popcount = cast(Callable[[Mask], int], intrinsic(_popcount))
lowest = cast(Callable[[Mask], int], intrinsic(_lowest))


@njit(cache=True, forceinline=True)
def nth(mask: Mask, rank: int) -> int:
    """The space of a set that has `rank` others before it. By halves: a loop that takes away one
    space after the other ends where no processor can predict it."""
    space = 0
    for shift in (32, 16, 8, 4, 2, 1):
        lower = popcount(mask & ((ONE << np.uint64(shift)) - ONE))
        further = rank >= lower
        rank -= lower if further else 0
        space += shift if further else 0
        mask = mask >> np.uint64(shift if further else 0)
    return space


@njit(cache=True, inline="always")
def draw(random: Random) -> np.uint64:
    """The next 64 random bits (xorshift64*)."""
    x = random[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    random[0] = x
    return x * np.uint64(2685821657736338717)


@njit(cache=True, inline="always")
def below(random: Random, bound: int) -> int:
    """A random number from 0 to `bound` - 1."""
    high = (draw(random) >> np.uint64(32)) * np.uint64(bound)
    return np.int64(high >> np.uint64(32))  # type: ignore[return-value]


@njit(cache=True, inline="always")
def two_dice(random: Random) -> tuple[int, int]:
    """A roll, the lower die first."""
    both = below(random, SIDES * SIDES)
    a, b = 1 + both // SIDES, 1 + both % SIDES
    return min(a, b), max(a, b)


@njit(cache=True)
def seed_of(seed: int, stream: int) -> Random:
    """A generator of its own for every stream (splitmix64)."""
    x = np.uint64(seed) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(stream + 1) * np.uint64(
        0xBF58476D1CE4E5B9
    )
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    x = x ^ (x >> np.uint64(31))
    random = np.empty(1, np.uint64)
    random[0] = x if x != 0 else np.uint64(88172645463325252)
    return random


@njit(cache=True, inline="always")
def bit(space: int) -> Mask:
    return ONE << np.uint64(space)
