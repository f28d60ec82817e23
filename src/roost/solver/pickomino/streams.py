"""Random streams of a batch: one machine word per game (SplitMix64). Compiled."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from numba import njit

STEP: Final = np.uint64(0x9E3779B97F4A7C15)  # from one draw to the next
_MIX1: Final = np.uint64(0xBF58476D1CE4E5B9)
_MIX2: Final = np.uint64(0x94D049BB133111EB)
_HALF: Final = np.uint64(32)


def streams(seed: int, count: int) -> npt.NDArray[np.uint64]:
    """A random stream for each game of a batch."""
    return np.random.default_rng(seed).integers(0, 2**64, count, np.uint64)


@njit(cache=True, inline="always")
def draw(state: np.uint64) -> np.uint64:
    """The random bits of a stream that stands here."""
    z = state
    z = (z ^ (z >> np.uint64(30))) * _MIX1
    z = (z ^ (z >> np.uint64(27))) * _MIX2
    return z ^ (z >> np.uint64(31))


@njit(cache=True, inline="always")
def below(bits: np.uint64, bound: int) -> int:
    """A number from 0 to `bound` - 1, out of the upper half of random bits."""
    return np.int64(((bits >> _HALF) * np.uint64(bound)) >> _HALF)  # type: ignore[return-value]
