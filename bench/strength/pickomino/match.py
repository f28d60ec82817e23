"""Whole matches on a device, a turn of every game at a time: one seat against all others."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import torch
from torch import Tensor

from roost.rules.pickomino.constants import TURN_CAP
from roost.rules.pickomino.variant import PickominoVariant
from roost.train.pickomino.positions import (
    Afterstates,
    Positions,
    afterstates,
    flags_of,
    shares,
    starts,
)
from roost.train.pickomino.turns import TIE, Worth, outcome_chances


@dataclass(frozen=True)
class MatchResult:
    """The hero's mean win share and turns per game; ``error`` is one standard error."""

    games: int
    share: float
    error: float
    turns: float

    @property
    def interval(self) -> tuple[float, float]:
        """95 %."""
        return self.share - 1.96 * self.error, self.share + 1.96 * self.error


@torch.no_grad()
def play_match(
    hero: Worth,
    others: Worth,
    *,
    seats: int,
    games: int,
    device: torch.device | str,
    variant: PickominoVariant | None = None,
    seed: int = 0,
) -> MatchResult:
    """The hero takes each seat in turn; every turn is played by its exact outcome chances."""
    random = torch.Generator(device).manual_seed(seed)
    flags = torch.tensor([flags_of(variant or PickominoVariant())], device=device)
    position = starts(seats, flags.repeat(games, 1))
    game = torch.arange(games, device=device)
    result = torch.zeros(games, device=device)
    lasted = torch.zeros(games, device=device)
    for turn in range(TURN_CAP):
        mover = turn % seats
        mine = game % seats == mover
        outcome, after = _play(position, mine, hero, others, random)
        rows = torch.arange(len(position), device=device)
        over = after.over[rows, outcome]
        if turn == TURN_CAP - 1:
            over = torch.ones_like(over)
        ended = torch.nonzero(over).squeeze(1)
        won = shares(after.owner[ended, outcome[ended]], seats)
        seat = (game[ended] - mover) % seats
        result[game[ended]] = won.gather(1, seat.unsqueeze(1)).squeeze(1)
        lasted[game[ended]] = turn + 1
        left = torch.nonzero(~over).squeeze(1)
        if not len(left):
            break
        position = after.position(left, outcome[left])
        game = game[left]
    error = float(result.double().std()) / sqrt(games)
    return MatchResult(games, float(result.double().mean()), error, float(lasted.mean()))


def _play(
    position: Positions, mine: Tensor, hero: Worth, others: Worth, random: torch.Generator
) -> tuple[Tensor, Afterstates]:
    after = afterstates(position)
    chances = torch.zeros_like(after.open, dtype=torch.float32)
    for worth, rows in ((hero, mine), (others, ~mine)):
        chosen = torch.nonzero(rows).squeeze(1)
        if len(chosen):
            part = position[chosen]
            part_after = afterstates(part)
            value = worth(part, part_after)
            chances[chosen] = outcome_chances(part_after, value, TIE)
    outcome = torch.multinomial(chances.clamp(min=0), 1, generator=random).squeeze(1)
    return outcome, after
