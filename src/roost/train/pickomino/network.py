"""The value network: win shares of every seat, seen by the one to move."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import numpy as np
import torch
from torch import Tensor, nn

from roost.train.pickomino.positions import Afterstates, Positions, encode, inputs, shares

HIDDEN = (512, 256)


class ValueNet(nn.Module):
    """``extra`` inputs come after the encoded position (a best response's marker)."""

    def __init__(self, seats: int, hidden: tuple[int, int] = HIDDEN, *, extra: int = 0) -> None:
        super().__init__()
        self.seats = seats
        self.first = nn.Linear(inputs(seats) + extra, hidden[0])
        self.second = nn.Linear(hidden[0], hidden[1])
        self.last = nn.Linear(hidden[1], seats)

    def forward(self, features: Tensor) -> Tensor:
        hidden = torch.relu(self.first(features))
        hidden = torch.relu(self.second(hidden))
        return cast(Tensor, self.last(hidden))

    def shares(self, position: Positions) -> Tensor:
        """Win shares, the mover's first."""
        return torch.softmax(self(encode(position)), -1)

    def save(self, path: Path) -> None:
        """Half precision: what ships with the package."""
        arrays = {
            key: value.detach().cpu().numpy().astype(np.float16)
            for key, value in self.state_dict().items()
        }
        np.savez_compressed(path, **arrays)

    @classmethod
    def load(cls, seats: int, path: Path) -> ValueNet:
        with path.open("rb") as file, np.load(file) as arrays:
            state = {key: torch.from_numpy(arrays[key].astype(np.float32)) for key in arrays}
        net = cls(seats, (state["first.bias"].numel(), state["second.bias"].numel()))
        net.load_state_dict(state)
        return net


@torch.no_grad()
def after_shares(net: ValueNet, after: Afterstates) -> Tensor:
    """Win shares after each outcome, seen by the seat that just moved; exact where it is over."""
    values = torch.zeros(*after.open.shape, after.seats, device=after.owner.device)
    rows, outcomes = torch.nonzero(after.open & ~after.over, as_tuple=True)
    seen_by_next = net.shares(after.position(rows, outcomes))
    values[rows, outcomes] = seen_by_next.roll(1, -1)
    rows, outcomes = torch.nonzero(after.open & after.over, as_tuple=True)
    values[rows, outcomes] = shares(after.owner[rows, outcomes], after.seats)
    return values
