"""The bundled piece values of a board: the expected future gain and loss per number.

The lab computes them (``roost-train knockout``). The values depend on pairs of spaces. Pairs that a
symmetry of the board maps onto each other have equal values, so a file stores one row per class of
pairs, and the symmetry that maps each pair to the first of its class.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from roost.rules.knockout import Board
from roost.rules.knockout.constants import SEATS
from roost.solver.knockout.planner import Planner
from roost.solver.wasm.arrays import read_arrays

if TYPE_CHECKING:
    import numpy.typing as npt

    from roost.solver.knockout.network import EvaluationNetwork, Net, Nets
    from roost.solver.knockout.tables import Floats, Pairs, PieceValues

FOLDER = Path(__file__).parent / "weights"
EVALUATED_SEATS = (3, 4)  # seats with an evaluation network


def pack(duels: Floats, trios: Floats, fours: Floats, pairs: Pairs) -> dict[str, npt.NDArray[Any]]:
    """Return the arrays of a file."""
    import numpy as np

    low, high = np.tril_indices(fours.shape[2], -1)
    halves = fours[:, :, low, high]
    four_steps = np.abs(halves).max(axis=(1, 2)) / 127 + 1e-9
    duel_steps = np.abs(duels).max(axis=(1, 2)) / 127 + 1e-9
    trio_steps = np.abs(trios).max(axis=(2, 3)) / 127 + 1e-9
    return {
        "kinds": pairs.kinds,
        "turns": pairs.turns.astype(np.uint16),
        "images": pairs.images.astype(np.uint8),
        "duels": np.round(duels / duel_steps[:, None, None]).astype(np.int8),
        "trios": np.round(trios / trio_steps[:, :, None, None]).astype(np.int8),
        "fours": np.round(halves / four_steps[:, None, None]).astype(np.int8),
        "duel_steps": duel_steps.astype(np.float32),
        "trio_steps": trio_steps.astype(np.float32),
        "four_steps": four_steps.astype(np.float32),
    }


def unpack(data: Mapping[str, npt.NDArray[Any]]) -> PieceValues:
    """Return the values from the arrays of a file."""
    import numpy as np

    from roost.solver.knockout.tables import PieceValues

    kinds, size = data["kinds"], len(data["kinds"])
    halves = data["fours"] * data["four_steps"][:, None, None]
    fours = np.zeros((*halves.shape[:2], size, size), np.float32)
    low, high = np.tril_indices(size, -1)
    fours[:, :, low, high] = halves
    fours[:, :, high, low] = halves
    return PieceValues(
        data["duels"] * data["duel_steps"][:, None, None],
        data["trios"] * data["trio_steps"][:, :, None, None],
        fours,
        kinds,
        data["images"][data["turns"]],
    )


def has_worths(board: str) -> bool:
    """Return whether bundled piece values exist for a board."""
    return _file(board).is_file()


@lru_cache(maxsize=8)
def load_piece_values(board: str) -> PieceValues | None:
    """Load the bundled piece values of a board, or None."""
    import numpy as np

    if not has_worths(board):
        return None
    with np.load(_file(board)) as data:
        return unpack(data)


@cache
def load_nets() -> Nets:
    """Load the bundled networks, by number of seats."""
    two, three, four = (_load_net(seats) for seats in SEATS)
    return two, three, four


def _load_net(seats: int) -> Net:
    import numpy as np

    from roost.solver.knockout import network

    with np.load(_net_file(seats)) as data:
        return network.unpack(data)


@cache
def load_evaluations() -> dict[int, EvaluationNetwork]:
    """Load the bundled evaluation networks, by number of seats."""
    import numpy as np

    from roost.solver.knockout.network import unpack_evaluation

    found = {}
    for seats in EVALUATED_SEATS:
        with np.load(_evaluation_file(seats)) as data:
            found[seats] = unpack_evaluation(data)
    return found


def _file(board: str) -> Path:
    return FOLDER / f"{board}.npz"


def _net_file(seats: int) -> Path:
    return FOLDER / f"seats{seats}.npz"


def _evaluation_file(seats: int) -> Path:
    return FOLDER / f"umpire{seats}.npz"


@lru_cache(maxsize=8)
def planner_for(board: Board) -> Planner:
    """Return the planner of a board, with its bundled piece values if there are any."""
    piece_values = read_arrays(_file(board.key)) if has_worths(board.key) else None
    nets = [read_arrays(_net_file(seats)) for seats in SEATS]
    evaluations = {seats: read_arrays(_evaluation_file(seats)) for seats in EVALUATED_SEATS}
    return Planner(board, piece_values, nets, evaluations)
