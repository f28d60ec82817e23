"""Random positions from the middle of games, the same for every network that is measured.

The stored ones were drawn with the dice of an earlier version: the seed now gives others.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch

from roost.rules import format_position, parse_position
from roost.rules.pickomino import PickominoState
from roost.solver.pickomino.games import PickominoGames, streams
from roost.solver.pickomino.rows import CHANCE, GRILL, TILES
from roost_lab.train.pickomino.positions import Positions

FOLDER = Path(__file__).parent / "positions"
ROLLOUTS = Path(__file__).parent / "rollouts"  # the shares of those positions, mover first
WANDER = 0.2  # of all turns are played for tiles liked at random, the others for the most worms
LIVE = range(2, 14)  # tiles on the grill
COUNT = 320
SEED = 1


def random_positions(seats: int, count: int = COUNT, seed: int = SEED) -> list[PickominoState]:
    """One position before a turn from each of ``count`` games, at a random moment of the middle."""
    random = np.random.default_rng([seats, seed])
    games = PickominoGames.start(seats, count)
    dice = streams(int(random.integers(2**62)), count)
    seen = np.zeros(count, np.int64)
    chosen: list[PickominoState | None] = [None] * count
    while (games.phase == CHANCE).any():
        grill = (games.owner == GRILL).sum(1)
        middle = (games.phase == CHANCE) & (grill >= LIVE.start) & (grill < LIVE.stop)
        seen += middle
        # Each moment of the middle is as likely to stay as any other.
        for game in np.flatnonzero(middle & (random.random(count) * seen < 1)):
            chosen[game] = games.state(int(game))
        worth = np.array(games.positions.greedy_worths())
        wander = random.random(count) < WANDER
        worth[wander, :TILES] = random.random((int(wander.sum()), TILES))
        games.play_turns(worth, dice)
    return [state for state in chosen if state is not None]


def write_positions(seats: int, path: Path) -> None:
    states = random_positions(seats)
    path.write_text("".join(f"{format_position(state)}\n" for state in states))


def read_positions(path: Path) -> list[PickominoState]:
    states = [parse_position(line) for line in path.read_text().splitlines()]
    return [state for state in states if isinstance(state, PickominoState)]


def write_shares(path: Path, shares: npt.NDArray[np.float64]) -> None:
    path.parent.mkdir(exist_ok=True)
    np.savetxt(path, shares, "%.4f")


def read_shares(path: Path) -> npt.NDArray[np.float64]:
    return np.loadtxt(path)


def as_tensors(states: list[PickominoState]) -> Positions:
    """Seats counted from the mover."""
    games = PickominoGames.of(states)
    owner = games.owner.astype(np.int64)
    turned = np.where(owner < 0, owner, (owner - games.seat[:, None]) % games.seats)
    return Positions(
        games.seats,
        torch.from_numpy(turned.astype(np.int8)),
        torch.from_numpy(games.height),
        torch.from_numpy(games.options.astype(np.float32)),
    )
