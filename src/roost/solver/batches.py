"""What batches of any game share."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from roost.rules.errors import GameError


def own_streams(random: npt.NDArray[np.uint64], count: int) -> npt.NDArray[np.uint64]:
    """Random streams that fit a batch, one per game: they are moved on where they lie."""
    if random.dtype != np.uint64 or random.shape != (count,):
        raise GameError(
            f"a stream per game: {count} of uint64, not {random.shape} of {random.dtype}",
            code="bad-streams",
            wanted=count,
        )
    return random
