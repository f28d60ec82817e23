"""The shipped value networks of Pickomino: win shares of every seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from typing import Any

import numpy as np
import numpy.typing as npt

from roost.rules.pickomino import PickominoState
from roost.solver.pickomino import steps as kernels
from roost.solver.pickomino.games import PickominoGames
from roost.solver.pickomino.network import network_shares
from roost.solver.pickomino.rows import TILES

Floats = npt.NDArray[np.float64]
_OUTCOMES = TILES + 1
_Layer = npt.NDArray[np.float32]


class ValueNetwork:
    """Two hidden layers; one network per number of seats, the variant is an input."""

    def __init__(self, seats: int, weights: dict[str, npt.NDArray[Any]]) -> None:
        self.seats = seats
        self.layers = (
            *_layer(weights, "first"),
            *_layer(weights, "second"),
            *_layer(weights, "last"),
        )

    def shares(
        self,
        owner: npt.NDArray[np.int8],
        height: npt.NDArray[np.int8],
        viewer: npt.NDArray[np.int8],
        options: npt.NDArray[np.bool_],
    ) -> Floats:
        """Win shares of positions in which ``viewer`` is to begin a turn, the viewer's first."""
        shares = np.empty((len(viewer), self.seats))
        network_shares(self.seats, owner, height, viewer, options, *self.layers, shares)
        return shares


def _layer(weights: dict[str, npt.NDArray[Any]], name: str) -> tuple[_Layer, _Layer]:
    weight = np.ascontiguousarray(weights[f"{name}.weight"].T, np.float32)
    return weight, weights[f"{name}.bias"].astype(np.float32)


@cache
def value_network(seats: int) -> ValueNetwork:
    """The shipped network for a number of seats."""
    with (
        as_file(files("roost.bots.pickomino") / "weights" / f"{seats}.npz") as path,
        np.load(path) as arrays,
    ):
        return ValueNetwork(seats, dict(arrays))


def position_shares(states: Sequence[PickominoState]) -> Floats:
    """Win shares by seat of positions in which a turn is about to begin: one row per state."""
    games = PickominoGames.of(states)
    seen = value_network(games.seats).shares(games.owner, games.height, games.seat, games.options)
    seats = (np.arange(games.seats) - games.seat[:, None]) % games.seats
    return np.take_along_axis(seen, seats, 1)


def outcome_shares(games: PickominoGames) -> Floats:
    """The mover's win share after each outcome of its turn (16 tiles, then failing).

    Exact where the game is then over; zero for tiles out of reach.
    """
    count, seats = len(games), games.seats
    owner = np.empty((count, _OUTCOMES, TILES), np.int8)
    height = np.empty_like(owner)
    reachable = np.empty((count, _OUTCOMES), np.bool_)
    over = np.empty_like(reachable)
    kernels.outcomes_many(
        seats, games.owner, games.height, games.seat, games.options, owner, height, reachable, over
    )
    worth = np.zeros((count, _OUTCOMES))
    game, outcome = np.nonzero(reachable & ~over)
    following = ((games.seat[game] + 1) % seats).astype(np.int8)
    seen = value_network(seats).shares(
        owner[game, outcome], height[game, outcome], following, games.options[game]
    )
    worth[game, outcome] = seen[:, -1]
    game, outcome = np.nonzero(reachable & over)
    if len(game):
        ended = games.pick(game)
        ended.owner = owner[game, outcome]
        worth[game, outcome] = ended.shares()[np.arange(len(game)), games.seat[game]]
    return worth
