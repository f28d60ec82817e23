"""Whole turns on a device: what each outcome is worth to the mover, and how likely it becomes."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import torch
from torch import Tensor

from roost.solver.pickomino.rows import TILES
from roost.solver.pickomino.turn.tables import TOTALS
from roost_lab.train.pickomino.network import ValueNet, after_shares
from roost_lab.train.pickomino.positions import (
    FAIL,
    OUTCOMES,
    Afterstates,
    Positions,
    afterstates,
    choices,
    stack_sizes,
)

Worth = Callable[[Positions, Afterstates], Tensor]

# Ties within single precision; greedy's values are small sums of worms.
TIE = 2e-6


def ends(payoffs: Tensor, fails: Tensor, tie: float = 0.0) -> Tensor:
    """The chance of each total and of failing (last), under the best turn for each row."""
    if payoffs.is_cuda:
        from roost_lab.cuda.turn import cuda_turn_solver

        stream = torch.cuda.current_stream().cuda_stream
        chances = payoffs.new_empty(len(payoffs), TOTALS + 1)
        cuda_turn_solver().ends_into(
            payoffs.contiguous(), fails.contiguous(), torch.empty_like(fails), chances, tie, stream
        )
        return chances
    from roost.solver.pickomino.turn import turn_solver

    _, on_cpu = turn_solver().ends_many(payoffs.double().numpy(), fails.double().numpy())
    return torch.from_numpy(np.array(on_cpu).reshape(-1, TOTALS + 1)).float()


def outcome_chances(after: Afterstates, worth: Tensor, tie: float = 0.0) -> Tensor:
    """The chance of each outcome when the mover plays the turn for ``worth``."""
    chosen = choices(after, worth)
    payoffs = worth.gather(1, chosen)
    likely = ends(payoffs[:, :-1], worth[:, FAIL], tie)
    chances = torch.zeros(len(worth), OUTCOMES, device=worth.device)
    return chances.scatter_add_(1, chosen, likely)


def expected(chances: Tensor, values: Tensor) -> Tensor:
    """The mean of values (rows x outcomes x seats) by the chances; a product of matrices would
    round its factors on a GPU."""
    return (chances.unsqueeze(-1) * values).sum(1)


def greedy_worth(position: Positions, after: Afterstates) -> Tensor:
    """The measuring stick: worms this turn, steals count more, failing costs the own top tile."""
    seats = position.seats
    worms = (1 + torch.arange(TILES, device=position.owner.device) // 4).float()
    gain = torch.where(after.stolen[:, :TILES], worms * (1 + 1 / (seats - 1)), worms)
    size = stack_sizes(position.owner, position.height, seats)[:, :1]
    mine = (position.owner == 0) & (position.height + 1 == size)
    loss = (mine * worms).sum(1, keepdim=True)
    return torch.cat([gain, -loss], 1)


def net_worth(net: ValueNet) -> Worth:
    """The mover's win share by the network."""

    def worth(_position: Positions, after: Afterstates) -> Tensor:
        return after_shares(net, after)[..., 0]

    return worth


def deep_worth(net: ValueNet) -> Worth:
    """The mover's win share after the next seat's turn, played exactly by the network."""

    def worth(_position: Positions, after: Afterstates) -> Tensor:
        values = after_shares(net, after)[..., 0]
        rows, outcomes = torch.nonzero(after.open & ~after.over, as_tuple=True)
        for at in range(0, len(rows), 1 << 17):
            span = slice(at, at + (1 << 17))
            replies = after.position(rows[span], outcomes[span])
            values[rows[span], outcomes[span]] = turn_shares(net, replies)[:, -1]
        return values

    return worth


@torch.no_grad()
def turn_shares(net: ValueNet, position: Positions, turns: int = 1) -> Tensor:
    """The exact backup of so many turns: win shares, the mover's first, if each mover plays for its
    own."""
    if turns == 0:
        return net.shares(position)
    after = afterstates(position)
    values = after_shares(net, after)
    if turns > 1:
        rows, outcomes = torch.nonzero(after.open & ~after.over, as_tuple=True)
        replies = after.position(rows, outcomes)
        values[rows, outcomes] = turn_shares(net, replies, turns - 1).roll(1, -1)
    chances = outcome_chances(after, values[..., 0])
    return expected(chances, values)
