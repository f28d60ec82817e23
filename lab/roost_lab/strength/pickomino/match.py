"""Whole games on a device, a turn of every game at a time, with the luck of every turn taken off.

Every turn is drawn from its exact distribution of outcomes. The luck of a turn is what its outcome
is worth above the mean over that distribution, by any network's opinion: its mean is zero whatever
the network says, so a result less its luck is unbiased, and the better the network the less noise
is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import torch
from torch import Tensor

from roost.rules.pickomino.constants import TURN_CAP
from roost.rules.pickomino.variant import PickominoVariant
from roost_lab.train.pickomino.network import ValueNet, after_shares
from roost_lab.train.pickomino.positions import (
    OUTCOMES,
    Afterstates,
    Positions,
    afterstates,
    flags_of,
    shares,
    starts,
)
from roost_lab.train.pickomino.turns import TIE, Worth, expected, outcome_chances


@dataclass(frozen=True)
class Played:
    """Games x seats, seats counted from the one that began: the results and the luck in them."""

    results: Tensor
    luck: Tensor
    turns: Tensor


@torch.no_grad()
def play_out(
    position: Positions,
    policies: Sequence[Worth],
    seated: Tensor,
    baseline: ValueNet | None,
    random: torch.Generator,
) -> Played:
    """Play every position to the end; ``seated`` (games x seats) holds the policy of each seat."""
    seats, device = position.seats, position.owner.device
    results = torch.zeros(len(position), seats, dtype=torch.float64, device=device)
    luck = torch.zeros_like(results)
    turns = torch.zeros(len(position), device=device)
    game = torch.arange(len(position), device=device)
    for turn in range(TURN_CAP):
        mover = turn % seats
        after = afterstates(position)
        chances = _chances(position, after, policies, seated[game, mover])
        outcome = _drawn(chances, random)
        rows = torch.arange(len(position), device=device)
        if baseline is not None:
            values = after_shares(baseline, after).double()
            weights = (chances / chances.sum(1, keepdim=True)).double()
            surprise = values[rows, outcome] - expected(weights, values)
            luck[game] += surprise.roll(mover, 1)
        over = after.over[rows, outcome]
        if turn == TURN_CAP - 1:
            over = torch.ones_like(over)
        ended = torch.nonzero(over).squeeze(1)
        won = shares(after.owner[ended, outcome[ended]], seats)
        results[game[ended]] = won.double().roll(mover, 1)
        turns[game[ended]] = turn + 1.0
        left = torch.nonzero(~over).squeeze(1)
        if not len(left):
            break
        position = after.position(left, outcome[left])
        game = game[left]
    return Played(results, luck, turns)


def _chances(
    position: Positions, after: Afterstates, policies: Sequence[Worth], policy: Tensor
) -> Tensor:
    chances = torch.zeros(len(position), OUTCOMES, device=policy.device)
    for number, worth in enumerate(policies):
        chosen = torch.nonzero(policy == number).squeeze(1)
        if len(chosen):
            part = after[chosen]
            chances[chosen] = outcome_chances(part, worth(position[chosen], part), TIE)
    return chances.clamp(min=0)


def _drawn(chances: Tensor, random: torch.Generator) -> Tensor:
    sums = chances.cumsum(1)
    uniform = torch.rand(len(chances), 1, generator=random, device=chances.device)
    return (sums > uniform * sums[:, -1:]).int().argmax(1)


@dataclass(frozen=True)
class MatchResult:
    """The hero's mean win share and turns per game; ``error`` is one standard error."""

    games: int
    share: float
    error: float
    turns: float
    weight: float = 0.0  # of the luck that was taken off

    @property
    def interval(self) -> tuple[float, float]:
        """95 %."""
        return self.share - 1.96 * self.error, self.share + 1.96 * self.error


def play_match(
    hero: Worth,
    others: Worth,
    *,
    seats: int,
    games: int,
    device: torch.device | str,
    baseline: ValueNet | None = None,
    variants: Sequence[PickominoVariant] = (PickominoVariant(),),
    chunk: int = 1 << 16,
    seed: int = 0,
) -> MatchResult:
    """The hero takes each seat in turn, in each variant in turn. With a ``baseline`` the luck it
    sees is taken off, with the weight that leaves the least noise."""
    random = torch.Generator(device).manual_seed(seed)
    flags = torch.tensor([flags_of(variant) for variant in variants], device=device)
    parts: list[tuple[Tensor, Tensor, Tensor]] = []
    for first in range(0, games, chunk):
        count = min(chunk, games - first)
        game = torch.arange(first, first + count, device=device)
        seated = (torch.arange(seats, device=device) != game.unsqueeze(1) % seats).int()
        played = play_out(
            starts(seats, flags[game // seats % len(flags)]),
            (hero, others),
            seated,
            baseline,
            random,
        )
        mine = torch.nonzero(seated == 0, as_tuple=True)
        parts.append((played.results[mine], played.luck[mine], played.turns))
    result, luck, turns = (torch.cat(part) for part in zip(*parts, strict=True))
    weight = 0.0
    if baseline is not None:
        centred = luck - luck.mean()
        weight = float((centred * result).sum() / (centred * luck).sum())
    corrected = result - weight * luck
    error = float(corrected.std()) / sqrt(games)
    return MatchResult(games, float(corrected.mean()), error, float(turns.mean()), weight)
