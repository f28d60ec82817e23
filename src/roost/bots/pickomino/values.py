"""The bundled value networks of Pickomino: win shares of all seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from roost.rules.pickomino import Pickomino, PickominoState
from roost.solver.pickomino.positions import Positions, ValueNetwork
from roost.solver.shares import Shares
from roost.solver.wasm.arrays import read_arrays

FOLDER = Path(__file__).parent / "weights"


@cache
def value_network(seats: int) -> ValueNetwork:
    """Return the bundled network for a number of seats."""
    return ValueNetwork(seats, read_arrays(FOLDER / f"{seats}.npz"))


def make_ready() -> None:
    """Load all available networks, so that no decision waits for one.

    A browser downloads those for many seats only when needed.
    """
    for seats in Pickomino.seat_counts:
        if (FOLDER / f"{seats}.npz").exists():
            value_network(seats)


def position_shares(states: Sequence[PickominoState]) -> list[Shares]:
    """Return win shares by seat at the start of a turn."""
    return value_network(states[0].seats).shares(Positions(states))


def turn_shares(states: Sequence[PickominoState]) -> list[Shares]:
    """Return win shares like `position_shares`, with one exact turn before the network.

    This is more accurate and takes about twenty times the work.
    """
    return value_network(states[0].seats).turn_shares(Positions(states))
