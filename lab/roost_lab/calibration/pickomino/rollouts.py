"""Long rollouts from many positions at once, and what the shown shares miss them by."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import torch

from roost_lab.strength.pickomino.match import play_out
from roost_lab.train.pickomino.network import ValueNet
from roost_lab.train.pickomino.positions import Positions
from roost_lab.train.pickomino.turns import net_worth, turn_shares

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Truth:
    """Win shares by rollouts, positions x seats from the mover on, and their standard errors."""

    shares: Floats
    errors: Floats


def roll_out(
    net: ValueNet, position: Positions, games: int, seed: int, chunk: int | None = None
) -> Truth:
    """Every seat plays by the network; the luck that its exact turns see is taken off."""
    device = position.owner.device
    random = torch.Generator(device).manual_seed(seed)
    mean = np.empty((len(position), position.seats))
    error = np.empty_like(mean)
    # A GPU wants many games at once, a processor's memory few.
    at_once = max(1, (chunk or (1 << 19 if position.owner.is_cuda else 1 << 12)) // games)
    for first in range(0, len(position), at_once):
        rows = torch.arange(first, min(first + at_once, len(position)), device=device)
        many = position[rows.repeat_interleave(games)]
        seated = torch.zeros(len(many), position.seats, dtype=torch.int64, device=device)
        played = play_out(many, (net_worth(net),), seated, net, random)
        corrected = (played.results - played.luck).view(len(rows), games, -1)
        mean[first : first + len(rows)] = corrected.mean(1).cpu()
        error[first : first + len(rows)] = corrected.std(1).cpu() / games**0.5
    return Truth(mean, error)


def shown(net: ValueNet, position: Positions, turns: int) -> Floats:
    """The shares after this many exact turns, the mover's first."""
    return turn_shares(net, position, turns).double().cpu().numpy()


@dataclass(frozen=True)
class Misses:
    """The size of differences in win share over positions and seats."""

    count: int
    rms: float
    q95: float
    q99: float
    worst: float

    @classmethod
    def of(cls, differences: Floats) -> Misses:
        size = np.abs(differences).ravel()
        if not len(size):
            return cls(0, 0.0, 0.0, 0.0, 0.0)
        q95, q99 = np.quantile(size, (0.95, 0.99))
        rms = float(np.sqrt((size**2).mean()))
        return cls(len(differences), rms, float(q95), float(q99), float(size.max()))
