"""Teaches a network of Knockout: the sums of `roost_lab.kernels.opinion`, by torch."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from roost.rules.knockout.constants import NUMBERS
from roost.solver.knockout.network import FIXED, OUTCOMES, SCALE, Net
from roost.solver.knockout.tables import POINTS

Singles = npt.NDArray[np.float32]
CROSS = 0.05  # the weight of cross-entropy beside squared errors: it never sleeps
FOLLOWS = 0.002  # how fast the network that plays follows the one that learns
_HALF = OUTCOMES ** (NUMBERS // 2)


class Teacher:
    """Adam on squared errors; what is asked for is the running mean of what is learnt."""

    def __init__(self, net: Net, seats: int, device: torch.device, seed: int = 0) -> None:
        self.seats, self.device = seats, device
        self._random = torch.Generator(device).manual_seed(seed)
        self._won = won(seats).to(device)
        self._weights = [
            torch.tensor(part, dtype=torch.float32, device=device, requires_grad=True)
            for part in net
        ]
        self._mean = [part.detach().clone() for part in self._weights]
        self._adam = torch.optim.Adam(self._weights, betas=(0.9, 0.99))

    @property
    def net(self) -> Net:
        parts = (part.cpu().numpy() for part in self._mean)
        return Net(*(np.ascontiguousarray(part, np.float64) for part in parts))

    @torch.no_grad()
    def shares(self, *told: Singles) -> Singles:
        found: Singles = self._logs(self._mean, self._here(told)).exp().cpu().numpy()
        return found

    def fit(
        self, told: Sequence[Singles], goals: Singles, fits: int, batch: int, rate: float
    ) -> None:
        """Learn from so many batches, drawn at random."""
        here, wanted = self._here(told), torch.from_numpy(goals).to(self.device)
        for group in self._adam.param_groups:
            group["lr"] = rate
        for _ in range(fits):
            rows = torch.randint(len(wanted), (batch,), generator=self._random, device=self.device)
            logs, goal = self._logs(self._weights, [part[rows] for part in here]), wanted[rows]
            missed = (logs.exp() - goal).square().sum(1).mean() / 2
            cross = -(goal * logs.clamp(min=-30)).sum(1).mean()
            self._adam.zero_grad(set_to_none=True)
            (missed + CROSS * cross).backward()  # type: ignore[no-untyped-call]
            self._adam.step()
            with torch.no_grad():
                for mean, part in zip(self._mean, self._weights, strict=True):
                    mean.lerp_(part, FOLLOWS)

    def _here(self, told: Sequence[Singles]) -> list[Tensor]:
        return [torch.from_numpy(part).to(self.device) for part in told]

    def _logs(self, weights: Sequence[Tensor], told: Sequence[Tensor]) -> Tensor:
        """The logarithms of the shares."""
        features, contested, fixed, outcomes = told
        net: Any = Net(*weights)  # type: ignore[arg-type]  # of tensors
        inner = torch.relu(features @ net.inner + net.inner_bias)
        deep = torch.relu(inner @ net.deep + net.deep_bias) * contested[:, :, None]
        said = (deep @ net.keeps + net.keeps_bias) * contested[:, :, None]
        kept = outcomes * said.exp()
        kept = kept / kept.sum(2, keepdim=True)
        shares = count_ways(kept, self._won)
        at = FIXED * self.seats
        units = torch.relu(
            deep.sum(1) @ net.join
            + SCALE * fixed[:, :at] @ net.points
            + fixed[:, at:] @ net.hits
            + shares @ net.base
            + net.bias
        )
        logits = units @ net.out.T + net.out_bias + shares.clamp(min=1e-30).log()
        return torch.log_softmax(torch.where(shares > 0, logits, torch.full_like(logits, -1e9)), 1)


def count_ways(kept: Tensor, won_by: Tensor) -> Tensor:
    """Count the wins over all outcomes of six numbers (`won`)."""
    count, seats = len(kept), won_by.shape[1] // _HALF
    first, second = (
        torch.einsum("ri,rj,rk->rijk", *(kept[:, number] for number in part))
        for part in ((0, 1, 2), (3, 4, 5))
    )
    left = (first.reshape(count, _HALF) @ won_by).view(count, _HALF, seats)
    return (left * second.reshape(count, _HALF, 1)).sum(1)


def won(seats: int) -> Tensor:
    """``[way of the first three numbers, way of the others and seat]``: who wins, ties shared."""
    ways = torch.zeros((OUTCOMES**NUMBERS, seats))
    for way, outcomes in enumerate(product(range(OUTCOMES), repeat=NUMBERS)):
        points = [0] * OUTCOMES
        for number, outcome in enumerate(outcomes):
            place = outcome // 2 if seats == 2 else outcome
            pieces = (2, 1, 1, 2)[outcome] if seats == 2 else 1
            points[place] += pieces * int(POINTS[number])
        best = max(points[:seats])
        winners = [seat for seat in range(seats) if points[seat] == best]
        ways[way, winners] = 1 / len(winners)
    return ways.view(_HALF, _HALF * seats)
