"""The bundled value networks of Pickomino: win shares of all seats, one position at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from roost.rules.pickomino import Pickomino, PickominoState
from roost.solver.wasm.arrays import read_arrays
from roost.solver.pickomino.light import LightNetwork
from roost.solver.pickomino.port import LightGames, compiled
from roost.solver.shares import Shares

if TYPE_CHECKING:
    from roost.solver.pickomino.port import Games

FOLDER = Path(__file__).parent / "weights"


@cache
def light_network(seats: int) -> LightNetwork:
    """Return the bundled network for a number of seats."""
    return LightNetwork(seats, read_arrays(FOLDER / f"{seats}.npz"))


def make_ready() -> None:
    """Load all available networks, so that no decision waits for one.

    A browser downloads those for many seats only when needed.
    """
    load: Callable[[int], object] = light_network
    if compiled():
        from roost.bots.pickomino.bulk import value_network as load
    for seats in Pickomino.seat_counts:
        if (FOLDER / f"{seats}.npz").exists():
            load(seats)


def outcome_shares(games: Games) -> Any:
    """Return the mover's win share after each outcome (16 tiles, then failing), one row per game.

    Exact if the game is then over; zero for tiles out of reach.
    """
    if isinstance(games, LightGames):
        values = light_network(games.seats).outcomes(games)
        return [[row[0] for row in rows] for rows in values]
    from roost.bots.pickomino import bulk

    return bulk.outcome_shares(games)


def position_shares(states: Sequence[PickominoState]) -> list[Shares]:
    """Return win shares by seat at the start of a turn."""
    if not compiled():
        return light_network(states[0].seats).positions(LightGames(states))
    from roost.bots.pickomino import bulk

    return [Shares(row) for row in bulk.position_shares(states).tolist()]


def turn_shares(states: Sequence[PickominoState]) -> list[Shares]:
    """Return win shares like `position_shares`, with one exact turn before the network.

    This is more accurate and takes about twenty times the work.
    """
    if not compiled():
        return light_network(states[0].seats).turns(LightGames(states))
    from roost.bots.pickomino import bulk

    return [Shares(row) for row in bulk.turn_shares(states).tolist()]
