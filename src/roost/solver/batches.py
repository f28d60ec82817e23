"""The base of all games' batches."""

from __future__ import annotations

from roost.rules.extras import need

need("numpy", "study")

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from roost.rules.errors import GameError
from roost.solver.wasm.arrays import Packed
from roost.solver.wasm.engine import Changed, Instance

Array = npt.NDArray[Any]


@cache
def kernels() -> Instance:
    """Return the kernels that batches share."""
    return Instance()


def given(array: Array) -> Packed:
    """Return an array for a kernel that only reads it."""
    return Packed(array.dtype.str[1:], array.shape, array.tobytes())


def streams(seed: int, count: int) -> npt.NDArray[np.uint64]:
    """Return a random stream for each game of a batch."""
    random = np.empty(count, np.uint64)
    kernels().run("new_streams", seed, Changed(random))
    return random


def own_streams(random: npt.NDArray[np.uint64], count: int) -> Changed:
    """Return random streams that fit a batch, one per game; a kernel moves them on."""
    if random.dtype != np.uint64 or random.shape != (count,):
        raise GameError(
            f"a stream per game: {count} of uint64, not {random.shape} of {random.dtype}",
            code="bad-streams",
            wanted=count,
        )
    return Changed(random)
