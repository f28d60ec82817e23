"""The bundled value networks of Pickomino, compiled for thousands of games at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
import numpy.typing as npt

from roost.rules.pickomino import PickominoState
from roost.solver.pickomino.bulk import (
    OUTCOMES,
    TILES,
    PickominoGames,
    after_turn,
    inputs,
    network_shares,
    payoffs,
    turn_solver,
)

Floats = npt.NDArray[np.float64]
_Layer = npt.NDArray[np.float32]


class ValueNetwork:
    """A network with hidden ReLU layers; one per number of seats, with the variant as input."""

    def __init__(self, seats: int, layers: Sequence[tuple[_Layer, _Layer]]) -> None:
        self.seats = seats
        self.sizes = np.array([len(layers[0][0].T), *(len(bias) for _, bias in layers)])
        self.weights = np.concatenate([a.T.ravel() for layer in layers for a in layer])

    def shares(
        self,
        owner: npt.NDArray[np.int8],
        height: npt.NDArray[np.int8],
        viewer: npt.NDArray[np.int8],
        options: npt.NDArray[np.bool_],
    ) -> Floats:
        """Return win shares at the start of ``viewer``'s turn, the viewer's share first."""
        shares = np.empty((len(viewer), self.seats))
        network_shares(self.seats, owner, height, viewer, options, self.sizes, self.weights, shares)
        return shares


def read_layers(seats: int, path: Path) -> list[tuple[_Layer, _Layer]]:
    """Return weights (outputs x inputs) and biases of a file, first layer first.

    Files with two hidden layers name their layers and have fewer inputs; the missing inputs get
    zero weights.
    """
    with path.open("rb") as file, np.load(file) as arrays:
        names = [f"layers.{number}" for number in range(len(arrays) // 2)]
        if "first.weight" in arrays:
            names = ["first", "second", "last"]
        layers = [
            (arrays[f"{name}.weight"].astype(np.float32), arrays[f"{name}.bias"].astype(np.float32))
            for name in names
        ]
    weight, bias = layers[0]
    layers[0] = np.pad(weight, ((0, 0), (0, inputs(seats) - weight.shape[1]))), bias
    return layers


@cache
def value_network(seats: int) -> ValueNetwork:
    """Return the bundled network for a number of seats."""
    with as_file(files("roost.bots.pickomino") / "weights" / f"{seats}.npz") as path:
        return ValueNetwork(seats, read_layers(seats, path))


def position_shares(states: Sequence[PickominoState]) -> Floats:
    """Return win shares by seat at the start of a turn, one row per state."""
    games = PickominoGames.of(states)
    seen = value_network(games.seats).shares(games.owner, games.height, games.seat, games.options)
    return by_seat(seen, games.seat)


def turn_shares(states: Sequence[PickominoState]) -> Floats:
    """Return win shares like `position_shares`, with one exact turn before the network.

    This is more accurate and takes about twenty times the work.
    """
    games = PickominoGames.of(states)
    values = outcome_values(games)
    worth = np.ascontiguousarray(values[:, :, 0])
    return by_seat(expected_shares(games, worth, values), games.seat)


def expected_shares(games: PickominoGames, worth: Floats, values: Floats) -> Floats:
    """Return the mean of ``values`` (games x outcomes x seats) over the turns about to begin.

    The mover plays each turn optimally for its own value.
    """
    best, chosen = payoffs(games, worth)
    _, chances = turn_solver().ends_many(best, worth[:, TILES])
    reached = np.take_along_axis(values, chosen[:, :, None], 1)
    failing = chances[:, -1:] * values[:, TILES]
    mean: Floats = (chances[:, :-1, None] * reached).sum(1) + failing
    return mean


def outcome_shares(games: PickominoGames) -> Floats:
    """Return the mover's win share after each outcome of its turn (16 tiles, then failing).

    Exact if the game is then over; zero for tiles out of reach.
    """
    return np.ascontiguousarray(outcome_values(games)[:, :, 0])


def outcome_values(games: PickominoGames) -> Floats:
    """Return all win shares after each outcome, seats counted from the mover.

    The shape is games x outcomes x seats.
    """
    count, seats = len(games), games.seats
    owner, height, reachable, over = after_turn(games)
    worth = np.zeros((count, OUTCOMES, seats))
    game, outcome = np.nonzero(reachable & ~over)
    following = ((games.seat[game] + 1) % seats).astype(np.int8)
    seen = value_network(seats).shares(
        owner[game, outcome], height[game, outcome], following, games.options[game]
    )
    worth[game, outcome] = np.roll(seen, 1, 1)
    game, outcome = np.nonzero(reachable & over)
    if len(game):
        ended = games.pick(game)
        ended.owner = owner[game, outcome]
        seats_from_mover = (np.arange(seats) + games.seat[game][:, None]) % seats
        worth[game, outcome] = np.take_along_axis(ended.shares(), seats_from_mover, 1)
    return worth


def by_seat(seen: Floats, viewer: npt.NDArray[np.int8]) -> Floats:
    """Return shares by seat from shares counted from the viewer."""
    seats = (np.arange(seen.shape[1]) - viewer[:, None]) % seen.shape[1]
    return np.take_along_axis(seen, seats, 1)
