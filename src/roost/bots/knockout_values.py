"""The shipped values of a board's numbers: what pieces of one number will still win or lose.

Made by ``roost train knockout``. A file keeps one row per kind of space (spaces that a symmetry of
the board joins are one kind) and the renaming that takes each space to its kind; loading unfolds
it to all spaces.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from roost.rules.knockout import POINTS

FOLDER = Path(__file__).parent / "weights" / "knockout"
Floats = npt.NDArray[np.float32]

TWO_ONE, ONE_TWO, PART_TWO_ONE, PART_ONE_TWO = range(4)  # the tables of `trios`
SHARED = (0.0, 0.0, 1.0, 0.6, 0.4)  # what is left of a duel when three or four hold the number


class Values:
    """``duels[number, x, y]`` and ``trios[number, table, x, y, z]``, for the one who rolls next."""

    def __init__(self, duels: Floats, trios: Floats) -> None:
        self.duels, self.trios = duels, trios
        size = duels.shape[1]
        self._size, self._square, self._cube = size, size**2, size**3
        # Plain memory: reading one number is many times faster than through numpy.
        self._duels = _plain(duels)
        self._trios = _plain(trios)

    def scores(
        self, places: tuple[int, ...], number: int, seats: int, following: int
    ) -> list[float]:
        """What a number (0 to 5) will still win or lose each seat, in points."""
        if seats == 2:
            value = self._two(places, number, following) / 2
            return [value, -value] if following == 0 else [-value, value]
        scores = [0.0] * seats
        order = [(following + step) % seats for step in range(seats)]
        alive = [(seat, x) for seat in order if (x := places[seat * 6 + number]) >= 0]
        if len(alive) < 2:
            return scores
        base = POINTS[number + 1] / len(alive)
        shared = SHARED[len(alive)] / 2
        start = number * self._square
        for i, (seat, x) in enumerate(alive):
            for other, y in alive[i + 1 :]:
                value = shared * self._duels[start + x * self._size + y]
                scores[seat] += value - base
                scores[other] -= value + base
        return scores

    def _two(self, places: tuple[int, ...], number: int, following: int) -> float:
        own = [x for c in (following, following + 2) if (x := places[c * 6 + number]) >= 0]
        rivals = [y for c in (1 - following, 3 - following) if (y := places[c * 6 + number]) >= 0]
        if not own or not rivals:
            return 0.0
        size, square = self._size, self._square
        if len(own) == len(rivals) == 1:
            return float(self._duels[number * square + own[0] * size + rivals[0]])
        start = number * 4 * self._cube
        if len(rivals) == 1:
            return float(self._trios[start + own[0] * square + own[1] * size + rivals[0]])
        if len(own) == 1:
            at = start + self._cube + own[0] * square + rivals[0] * size + rivals[1]
            return float(self._trios[at])
        (x1, x2), (y1, y2) = own, rivals
        first = start + 2 * self._cube + x1 * square + x2 * size
        second = start + 3 * self._cube + y1 * size + y2
        trios = self._trios
        return float(
            trios[first + y1] + trios[first + y2] + trios[second + x1 * square]
            + trios[second + x2 * square]
        )  # fmt: skip


def _plain(table: Floats) -> memoryview[float]:
    flat: Any = np.ascontiguousarray(table, np.float32).ravel()
    return memoryview(flat)


# -- files ---------------------------------------------------------------------------------


def pack(duels: Floats, trios: Floats, images: npt.NDArray[np.int64]) -> dict[str, Any]:
    """The arrays of a file; `images` are the symmetries of the board."""
    size = duels.shape[1]
    kinds = sorted({int(images[:, space].min()) for space in range(size)})
    kind_of = np.array([kinds.index(int(images[:, space].min())) for space in range(size)])
    rename = np.array([images[images[:, s].argmin()] for s in range(size)])
    duel_scale = np.abs(duels).max(axis=(1, 2)) / 127 + 1e-9
    trio_scale = np.abs(trios).max(axis=(2, 3, 4)) / 127 + 1e-9
    duel_rows = np.round(duels[:, kinds] / duel_scale[:, None, None])
    trio_rows = np.round(trios[:, :, kinds] / trio_scale[:, :, None, None, None])
    return {
        "kind_of": kind_of.astype(np.uint8),
        "rename": rename.astype(np.uint8),
        "duels": duel_rows.astype(np.int8),
        "trios": trio_rows.astype(np.int8),
        "duel_scale": duel_scale.astype(np.float32),
        "trio_scale": trio_scale.astype(np.float32),
    }


def unpack(data: Any) -> Values:
    kind, rename = data["kind_of"].astype(np.int64), data["rename"].astype(np.int64)
    duels = data["duels"][:, kind[:, None], rename] * data["duel_scale"][:, None, None]
    rows = kind[:, None, None], rename[:, :, None], rename[:, None, :]
    trios = data["trios"][(slice(None), slice(None), *rows)].astype(np.float32)
    trios *= data["trio_scale"][:, :, None, None, None]
    return Values(duels.astype(np.float32), trios)


@lru_cache(maxsize=8)
def load_values(board: str) -> Values | None:
    """The values shipped for a board, or None."""
    path = FOLDER / f"{board}.npz"
    if not path.is_file():
        return None
    with np.load(path) as data:
        return unpack(data)
