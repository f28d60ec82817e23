"""Two against two on a GPU: the sweeps of `roost_lab.kernels.iteration`, all kinds at once."""

from __future__ import annotations

from collections.abc import Callable
from math import log

import numpy as np
import torch

from roost.rules.knockout.constants import LENGTHS
from roost.solver.knockout.tables import ONE_TWO, Floats
from roost_lab.kernels.iteration import (
    IDLE,
    MOST_SWEEPS,
    ROLLED,
    ROLLS,
    TOLERANCE,
    NumberGame,
)

_NO = -1e9


class Sweeps:
    """What a sweep needs, on the device: ``[kind of the rivals' pair, x1, x2]`` throughout."""

    def __init__(self, game: NumberGame, trios: Floats, device: torch.device) -> None:
        size, pairs = game.tables.size, game.pairs
        self.number = game.number
        first, second = torch.tensor(pairs.firsts, device=device).T
        kinds = torch.tensor(pairs.kinds, device=device).long().clamp(min=0)
        renames = torch.tensor(game.renames, device=device).long()
        one = torch.tensor(trios[ONE_TWO], device=device)
        # Where the rivals' turn is looked up: theirs is the pair, and ours stands against it.
        rows = kinds[None] * size + renames[:, :, first].permute(2, 0, 1)
        self.replies = rows * size + renames[:, :, second].permute(2, 0, 1)
        count = len(first)
        self.hits = []  # a rival's space, and what hitting it is worth beside each other own piece
        for hit, left in ((first, second), (second, first)):
            other = left[:, None, None].expand(count, size, 1)
            space = renames[hit].gather(2, other).squeeze(2)
            worth = float(game.points) - one[kinds[hit], space]
            self.hits.append((hit[:, None, None].expand(count, size, 1), worth[:, :, None]))
        spaces = torch.arange(size, device=device)
        taken = (spaces == first[:, None]) | (spaces == second[:, None])
        self.void = taken[:, :, None] | taken[:, None, :] | (spaces == spaces[:, None])
        self.same = spaces == spaces[:, None]
        # Landing spaces, filled up with one that is never worth anything.
        most = max(1, int(game.counts.max()))
        used = np.arange(most) < game.counts[:, :, None]
        filled = np.where(used, game.spaces[:, :, :most], size)
        self.landings = torch.tensor(filled, device=device)

    def sweep(self, old: torch.Tensor) -> torch.Tensor:
        stay = -old.flatten()[self.replies]
        ends = stay.clone()
        for spaces, worth in self.hits:
            ends.scatter_(2, spaces, worth)
        ends.masked_fill_(self.same, _NO)
        ends = torch.nn.functional.pad(ends, (0, 1), value=_NO)
        new = IDLE / ROLLS * stay
        for length in LENGTHS:
            single = ends[:, :, self.landings[length]].amax(-1)
            best = torch.maximum(single, single.transpose(1, 2))
            best = torch.where(best <= _NO, stay, best)  # nowhere to go: the move is lost (K10)
            if length == self.number + 1:
                new += best / ROLLS
            else:
                new += ROLLED / ROLLS * best + torch.maximum(best, stay) / ROLLS
        return new.masked_fill_(self.void, 0.0)


def fours(
    game: NumberGame,
    trios: Floats,
    device: torch.device,
    report: Callable[[float], None] | None = None,
) -> tuple[Floats, float]:
    """Values as in ``NumberGame.fours``."""
    sweeps = Sweeps(game, trios, device)
    old = torch.zeros(sweeps.void.shape, device=device)
    change = first = float(game.points)
    for _ in range(MOST_SWEEPS):
        new = sweeps.sweep(old)
        change = min(change, float((new - old).abs().max()))
        old = new
        if report is not None:
            report(min(1.0, log(first / max(change, TOLERANCE)) / log(first / TOLERANCE)))
        if change < TOLERANCE:
            break
    return old.cpu().numpy(), change
