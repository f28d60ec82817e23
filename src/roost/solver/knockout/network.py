"""The network that judges whole positions: its shape and its file.

Every number is described by itself (`features`), to one layer for all six; what that says is added
up, together with the points, and a second layer turns the sum into win shares by seat, in the order
in which the seats roll. One network for each count of seats serves every board: what is a board's
own stands in its worths.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from roost.rules.knockout.constants import POINTS

Doubles = npt.NDArray[np.float64]

FEATURES: Final = (0, 0, 11, 16, 29)  # of a number, by seats
FIXED: Final = 3  # of every seat: its points, those contested, and what its numbers will still win
MOST_POINTS: Final = float(max(POINTS))  # of a piece
SCALE: Final = 0.25  # of points, for the second layer


class Net(NamedTuple):
    """What the second layer gets is ``relu(features @ inner + inner_bias) @ join``, added up over
    the contested numbers, and ``fixed @ points + bias``."""

    inner: Doubles  # [feature, unit]
    inner_bias: Doubles
    join: Doubles  # [unit, unit of the second layer]
    points: Doubles  # [fixed, unit of the second layer]
    bias: Doubles
    out: Doubles  # [unit, seat]
    out_bias: Doubles


Nets = tuple[Net, Net, Net]  # by seats, from 2


def pack(net: Net) -> dict[str, npt.NDArray[np.float32]]:
    """The arrays of a file."""
    return {name: part.astype(np.float32) for name, part in net._asdict().items()}


def unpack(data: Mapping[str, npt.NDArray[Any]]) -> Net:
    return Net(*(np.ascontiguousarray(data[name], np.float64) for name in Net._fields))


def untrained(seats: int, inner: int, outer: int, seed: int) -> Net:
    """A network that adds nothing to what it starts from."""
    random = np.random.default_rng(seed)

    def drawn(rows: int, columns: int, fan: int) -> Doubles:
        return random.normal(0, np.sqrt(2 / fan), (rows, columns))

    features, fixed = FEATURES[seats], FIXED * seats
    return Net(
        drawn(features, inner, features),
        np.zeros(inner),
        drawn(inner, outer, 6 * inner),
        drawn(fixed, outer, fixed),
        np.zeros(outer),
        np.zeros((outer, seats)),
        np.zeros(seats),
    )
