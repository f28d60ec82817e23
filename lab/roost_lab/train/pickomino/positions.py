"""Pickomino positions before a turn, thousands at a time, as tensors on any device.

Seats are counted from the one to move. A whole turn is one step: its outcomes are the 16 tiles the
mover might take (from the grill or from another's stack) and failing.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

import torch
from torch import Tensor

from roost.rules.pickomino.variant import ENDINGS, PickominoVariant
from roost.solver.pickomino.reading import FAR, LEADS, inputs
from roost.solver.pickomino.rows import GONE, GRILL, LOWEST, TILES
from roost.solver.pickomino.turn.tables import TOTALS

FAIL = TILES
OUTCOMES = TILES + 1


def flags_of(variant: PickominoVariant) -> list[float]:
    """The variant as the network sees it."""
    return [
        float(variant.ending == ENDINGS[1]),
        float(variant.ending == ENDINGS[2]),
        float(variant.any_lower),
        float(variant.turn_on_empty),
    ]


@dataclass
class Positions:
    """``owner``: GONE, GRILL or a seat per tile; ``height``: its place in that seat's stack."""

    seats: int
    owner: Tensor
    height: Tensor
    flags: Tensor

    def __len__(self) -> int:
        return len(self.owner)

    def __getitem__(self, rows: Tensor) -> Positions:
        return Positions(self.seats, self.owner[rows], self.height[rows], self.flags[rows])

    def to(self, device: torch.device | str) -> Positions:
        moved = [getattr(self, f.name).to(device) for f in fields(self)[1:]]
        return Positions(self.seats, *moved)


@dataclass
class Afterstates:
    """The position after each outcome, still seen by the seat that just moved.

    ``open`` marks outcomes that some total leads to, ``stolen`` those that are steals, ``over``
    those that end the game.
    """

    seats: int
    owner: Tensor
    height: Tensor
    flags: Tensor
    open: Tensor
    stolen: Tensor
    over: Tensor

    def __getitem__(self, rows: Tensor) -> Afterstates:
        kept = [getattr(self, f.name)[rows] for f in fields(self)[1:]]
        return Afterstates(self.seats, *kept)

    def position(self, rows: Tensor, outcomes: Tensor) -> Positions:
        """The chosen outcomes, seen by the next seat."""
        return self.at(rows * OUTCOMES + outcomes)

    def at(self, places: Tensor) -> Positions:
        """The same by their places when all outcomes of all rows stand in one line."""
        owner = self.seen(places)
        turned = torch.where(owner > 0, owner - 1, self.seats - 1)
        owner = torch.where(owner < 0, owner, turned)
        places = self._within(places)
        height = self.height.flatten(0, 1)[places]
        return Positions(self.seats, owner, height, self.flags[places // OUTCOMES])

    def seen(self, places: Tensor) -> Tensor:
        """The owners there, still seen by the seat that just moved."""
        return self.owner.flatten(0, 1)[self._within(places)]

    def _within(self, places: Tensor) -> Tensor:
        return places.clamp(max=len(self.owner) * OUTCOMES - 1)


def starts(seats: int, flags: Tensor) -> Positions:
    """One new game per row of flags."""
    owner = torch.full((len(flags), TILES), GRILL, dtype=torch.int8, device=flags.device)
    return Positions(seats, owner, torch.zeros_like(owner), flags)


def stack_sizes(owner: Tensor, height: Tensor, seats: int) -> Tensor:
    """Tiles in each seat's stack."""
    seat = torch.arange(seats, device=owner.device, dtype=torch.int8)
    return ((height + 1).unsqueeze(-1) * (owner.unsqueeze(-1) == seat)).amax(-2)


def afterstates(position: Positions) -> Afterstates:
    """Every outcome of the mover's turn (P9 to P19 and the variants)."""
    n, seats = len(position), position.seats
    owner, height = position.owner, position.height
    sizes = stack_sizes(owner, height, seats)
    held = sizes.gather(1, owner.clamp(min=0).long())
    top = (owner >= 0) & (height + 1 == held)
    grill = owner == GRILL
    stolen = top & (owner > 0)
    taken = torch.eye(OUTCOMES, TILES, dtype=torch.bool, device=owner.device)
    after = owner.unsqueeze(1).masked_fill(taken, 0)
    heights = torch.where(taken, sizes[:, :1].unsqueeze(2), height.unsqueeze(1))
    after[:, FAIL] = _failed(position, grill, top & (owner == 0))
    ones = torch.ones(n, 1, dtype=torch.bool, device=owner.device)
    return Afterstates(
        seats,
        after,
        heights,
        position.flags,
        torch.cat([grill | stolen, ones], 1),
        torch.cat([stolen, ~ones], 1),
        ~(after == GRILL).any(-1),
    )


def _failed(position: Positions, grill: Tensor, mine: Tensor) -> Tensor:
    """Owners after failing: ``mine`` marks the mover's top tile, if there is one."""
    short, down = position.flags[:, 0:1] > 0, position.flags[:, 1:2] > 0
    turn_on_empty = position.flags[:, 3:4] > 0
    has_tile = mine.any(1, keepdim=True)
    lying = torch.where(down, grill, grill | mine)
    index = torch.arange(1, TILES + 1, device=grill.device)
    place = lying * index
    highest = lying & (place == place.amax(1, keepdim=True))
    # P18 spares a returned tile that is the highest; P22 A turns it; P22 B turns no other.
    turned = highest & torch.where(has_tile, ~down & (short | ~mine), turn_on_empty)
    owner = torch.where(mine, torch.where(down, GONE, GRILL), position.owner)
    return torch.where(turned, GONE, owner).to(torch.int8)


def shares(owner: Tensor, seats: int) -> Tensor:
    """The win share of each seat in finished games (P21)."""
    seat = torch.arange(seats, device=owner.device, dtype=torch.int8)
    mine = owner.unsqueeze(-1) == seat
    tile = torch.arange(TILES, device=owner.device).unsqueeze(-1)
    worms = (mine * (1 + tile // 4)).sum(-2)
    rank = worms * 32 + (mine * (1 + tile)).amax(-2)
    winner = (rank == rank.amax(-1, keepdim=True)).float()
    return winner / winner.sum(-1, keepdim=True)


def choices(after: Afterstates, worth: Tensor) -> Tensor:
    """For each total and for failing, the mover's best outcome by `worth` (P9 to P13)."""
    n, device = len(worth), worth.device
    grill = after.open[:, :TILES] & ~after.stolen[:, :TILES]
    index = torch.arange(TILES, device=device).expand(n, TILES)
    highest = _best_so_far(torch.where(grill, index.float(), -torch.inf))
    best = _best_so_far(torch.where(grill, worth[:, :TILES], -torch.inf))
    lower = torch.where(after.flags[:, 2:3] > 0, best, highest)
    none = torch.full((n, 1), -1, device=device)
    below = torch.cat([none, lower[:, :-1]], 1)
    below_worth = torch.where(below < 0, -torch.inf, worth.gather(1, below.clamp(min=0)))
    steal = after.stolen[:, :TILES] & (worth[:, :TILES] >= below_worth)
    exact = torch.where(grill | steal, index, below)
    beyond = lower[:, -1:].expand(n, TOTALS - LOWEST - TILES)
    under = none.expand(n, LOWEST)
    chosen = torch.cat([under, exact, beyond, none], 1)
    return torch.where(chosen < 0, FAIL, chosen)


def _best_so_far(values: Tensor) -> Tensor:
    """The index of the greatest value up to each place, the last of equals; -1: none yet.

    `torch.cummax` is slow on a GPU where rows are as short as these.
    """
    index = torch.arange(values.shape[1], device=values.device).expand_as(values)
    index = torch.where(torch.isinf(values), -1, index)
    for step in (1, 2, 4, 8):
        better = values[:, :-step] > values[:, step:]
        index = torch.cat(
            [index[:, :step], torch.where(better, index[:, :-step], index[:, step:])], 1
        )
        values = torch.cat([values[:, :step], values[:, step:].maximum(values[:, :-step])], 1)
    return index


def encode(position: Positions, dtype: torch.dtype = torch.float32) -> Tensor:
    """The network's input; `roost.solver.pickomino.network` reads positions the same way."""
    n, seats = len(position), position.seats
    owner, device = position.owner, position.owner.device
    tile = torch.arange(TILES, device=device, dtype=torch.int8)
    mine = owner.unsqueeze(-1) == torch.arange(seats, device=device, dtype=torch.int8)
    sizes = mine.sum(1, dtype=torch.int8)
    worms = (mine * (1 + tile // 4).unsqueeze(-1)).sum(1, dtype=torch.int8)
    best = (mine * (1 + tile).unsqueeze(-1)).amax(1)
    depth = sizes.gather(1, owner.clamp(min=0).long()) - 1 - position.height
    code = torch.where(owner >= 0, 2 + 4 * owner + depth.clamp(max=3), owner + 2)
    width = 2 + 4 * seats
    parts = [
        _one_hot(code, width),
        worms.to(dtype) / 8,
        sizes.to(dtype) / 4,
        best.to(dtype) / 16,
        position.flags,
        _one_hot((owner == GRILL).sum(1, dtype=torch.int8) - 1, TILES),
        _one_hot(_leads(worms, best), LEADS),
    ]
    features = torch.zeros(n, inputs(seats), dtype=dtype, device=device)
    at = 0
    for part in parts:
        features[:, at : at + part.shape[1]] = part
        at += part.shape[1]
    return features


def _one_hot(codes: Tensor, kinds: int) -> Tensor:
    each = torch.arange(kinds, device=codes.device, dtype=torch.int8)
    return (codes.unsqueeze(-1) == each).flatten(1)


def _leads(worms: Tensor, best: Tensor) -> Tensor:
    """Each seat's lead in worms over the best other one; two codes for equal worms, since
    the better tile then decides (P21)."""
    rank = worms.short() * 32 + best
    own = torch.eye(rank.shape[1], dtype=torch.bool, device=rank.device)
    others = rank.unsqueeze(1).masked_fill(own, 0).amax(2)
    ahead = (rank // 32 - others // 32).clamp(-FAR, FAR)
    return ahead + FAR + (rank >= others)
