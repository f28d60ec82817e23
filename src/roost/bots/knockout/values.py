"""The shipped values of a board's numbers: what pieces of one number will still win or lose.

Made by ``roost train knockout``. Two of the pieces of a number belong together wherever a pair
stands against others, and pairs that a symmetry of the board joins are of one kind: a file keeps
one row per kind, and the renaming that takes each pair to the first of its kind.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from roost.rules.knockout import POINTS

FOLDER = Path(__file__).parent / "weights"
Floats = npt.NDArray[np.float32]

TWO_ONE, ONE_TWO = range(2)  # the tables of `trios`: whose the pair is
SHARED = (0.0, 0.0, 1.0, 0.6, 0.4)  # what is left of a duel when three or four hold the number


class Tables(NamedTuple):
    """What pieces of a number are worth to the one who rolls next, in points.

    ``duels[number, x, y]``; ``trios[number, TWO_ONE, kind of the own pair, y]``;
    ``trios[number, ONE_TWO, kind of the rivals' pair, x]``; and, two against two,
    ``fours[number, kind of the rivals' pair, x1, x2]``. Where there is a kind, the other spaces
    are renamed by ``renames[pair]``.
    """

    duels: Floats
    trios: Floats
    fours: Floats
    kinds: npt.NDArray[np.int16]  # [x, y]: the kind of the pair
    renames: npt.NDArray[np.uint8]  # [x, y, z]: where z is when the pair stands on its kind's first


class Values:
    """The tables of a board, and what they say of a number's pieces."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._size = tables.duels.shape[1]
        self._rows = tables.trios.shape[2]
        # Plain memory: reading one number is many times faster than through numpy.
        self._duels = _plain(tables.duels)
        self._trios = _plain(tables.trios)
        self._fours = _plain(tables.fours)
        self._kinds = _plain(tables.kinds)
        self._renames = _plain(tables.renames)

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
        start = number * self._size**2
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
        size, renames = self._size, self._renames
        if len(own) == len(rivals) == 1:
            return float(self._duels[(number * size + own[0]) * size + rivals[0]])
        of_two = own if len(rivals) == 1 else rivals
        pair = of_two[0] * size + of_two[1]
        kind, rename = self._kinds[pair], pair * size
        if len(rivals) == 1:
            row = 2 * number * self._rows + kind
            return float(self._trios[row * size + renames[rename + rivals[0]]])
        if len(own) == 1:
            row = (2 * number + 1) * self._rows + kind
            return float(self._trios[row * size + renames[rename + own[0]]])
        row = (number * self._rows + kind) * size + renames[rename + own[0]]
        return float(self._fours[row * size + renames[rename + own[1]]])


def _plain(table: npt.NDArray[Any]) -> memoryview[Any]:
    flat: Any = np.ascontiguousarray(table).ravel()
    return memoryview(flat)


# -- files ---------------------------------------------------------------------------------


def pack(
    duels: Floats, trios: Floats, fours: Floats, kinds: npt.NDArray[np.int16],
    turns: npt.NDArray[np.int64], images: npt.NDArray[np.int64],
) -> dict[str, Any]:  # fmt: skip
    """The arrays of a file; ``images[turns[x, y]]`` takes a pair to the first of its kind."""
    low, high = np.tril_indices(fours.shape[2], -1)
    halves = fours[:, :, low, high]
    four_steps = np.abs(halves).max(axis=(1, 2)) / 127 + 1e-9
    duel_steps = np.abs(duels).max(axis=(1, 2)) / 127 + 1e-9
    trio_steps = np.abs(trios).max(axis=(2, 3)) / 127 + 1e-9
    return {
        "kinds": kinds,
        "turns": turns.astype(np.uint16),
        "images": images.astype(np.uint8),
        "duels": np.round(duels / duel_steps[:, None, None]).astype(np.int8),
        "trios": np.round(trios / trio_steps[:, :, None, None]).astype(np.int8),
        "fours": np.round(halves / four_steps[:, None, None]).astype(np.int8),
        "duel_steps": duel_steps.astype(np.float32),
        "trio_steps": trio_steps.astype(np.float32),
        "four_steps": four_steps.astype(np.float32),
    }


def unpack(data: Any) -> Values:
    kinds, size = data["kinds"], len(data["kinds"])
    halves = data["fours"] * data["four_steps"][:, None, None]
    fours = np.zeros((*halves.shape[:2], size, size), np.float32)
    low, high = np.tril_indices(size, -1)
    fours[:, :, low, high] = halves
    fours[:, :, high, low] = halves
    return Values(
        Tables(
            data["duels"] * data["duel_steps"][:, None, None],
            data["trios"] * data["trio_steps"][:, :, None, None],
            fours,
            kinds,
            data["images"][data["turns"]],
        )
    )


@lru_cache(maxsize=8)
def load_values(board: str) -> Values | None:
    """The values shipped for a board, or None."""
    path = FOLDER / f"{board}.npz"
    if not path.is_file():
        return None
    with np.load(path) as data:
        return unpack(data)
