"""The value network: win shares of every seat, seen by the one to move."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from roost.solver.pickomino.reading import inputs
from roost_lab.train.pickomino.positions import Afterstates, Positions, encode, shares

HIDDEN = (512, 512, 512)
_Layer = npt.NDArray[np.float32]


class ValueNet(nn.Module):
    """``extra`` inputs come after the encoded position (a best response's marker)."""

    def __init__(self, seats: int, hidden: tuple[int, ...] = HIDDEN, *, extra: int = 0) -> None:
        super().__init__()
        self.seats = seats
        widths = (inputs(seats) + extra, *hidden, seats)
        self.layers = nn.ModuleList(nn.Linear(before, after) for before, after in pairwise(widths))

    @property
    def linear(self) -> list[nn.Linear]:
        """The layers, first to last."""
        return [layer for layer in self.layers if isinstance(layer, nn.Linear)]

    @property
    def hidden(self) -> tuple[int, ...]:
        return tuple(layer.out_features for layer in self.linear[:-1])

    def forward(self, features: Tensor) -> Tensor:
        *hidden, last = self.linear
        for layer in hidden:
            features = torch.relu(layer(features))
        logits: Tensor = last(features)
        return logits

    @torch.no_grad()
    def quick(self, features: Tensor) -> Tensor:
        """`forward` for values alone: on a GPU in half precision, as the weights ship."""
        if not features.is_cuda:
            logits: Tensor = self(features)
            return logits
        *hidden, last = self.linear
        for layer in hidden:
            features = torch.addmm(layer.bias.half(), features, layer.weight.half().T).relu_()
        return torch.addmm(last.bias.half(), features, last.weight.half().T).float()

    def shares(self, position: Positions) -> Tensor:
        """Win shares, the mover's first."""
        dtype = torch.half if position.owner.is_cuda else torch.float32
        return torch.softmax(self.quick(encode(position, dtype)), -1)

    def save(self, path: Path) -> None:
        """Half precision: what ships with the package."""
        arrays = {
            key: value.detach().cpu().numpy().astype(np.float16)
            for key, value in self.state_dict().items()
        }
        np.savez_compressed(path, **arrays)

    @classmethod
    def load(cls, seats: int, path: Path) -> ValueNet:
        layers = read_layers(seats, path)
        net = cls(seats, tuple(len(bias) for _, bias in layers[:-1]))
        state = {}
        for number, (weight, bias) in enumerate(layers):
            state[f"layers.{number}.weight"] = torch.from_numpy(weight)
            state[f"layers.{number}.bias"] = torch.from_numpy(bias)
        net.load_state_dict(state)
        return net


def after_shares(net: ValueNet, after: Afterstates) -> Tensor:
    """Win shares after each outcome, seen by the seat that just moved; exact where it is over."""
    values, _ = after_values(lambda places: net.shares(after.at(places)), after)
    return values


@torch.no_grad()
def after_values(
    opinion: Callable[[Tensor], Tensor], after: Afterstates, capacity: int | None = None
) -> tuple[Tensor, Tensor]:
    """`after_shares` by an opinion of `Afterstates.at`, and which rows have them all: no more than
    ``capacity`` outcomes are valued, or all, which makes a GPU wait to count them."""
    lasting, ending = after.open & ~after.over, after.open & after.over
    values = torch.zeros(after.open.numel() + 1, after.seats, device=after.owner.device)
    places = _places(lasting, capacity)
    values[places] = opinion(places).roll(1, -1)
    places = _places(ending, None if capacity is None else len(ending))
    values[places] = shares(after.seen(places), after.seats)
    whole = torch.ones(len(after.open), dtype=torch.bool, device=after.owner.device)
    if capacity is not None:
        whole = lasting.sum(1).cumsum(0) <= capacity
        whole &= ending.sum(1).cumsum(0) <= len(ending)
    return values[:-1].view(*after.open.shape, after.seats), whole


def _places(marked: Tensor, capacity: int | None) -> Tensor:
    """The places of marks in the flattened tensor, at most ``capacity`` of them; spare places point
    behind the last."""
    flat = marked.flatten()
    if capacity is None:
        return torch.nonzero(flat).squeeze(1)
    number = torch.where(flat, flat.cumsum(0) - 1, capacity).clamp(max=capacity)
    places = torch.full((capacity + 1,), len(flat), device=flat.device)
    return places.scatter_(0, number, torch.arange(len(flat), device=flat.device))[:-1]


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
