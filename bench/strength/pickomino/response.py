"""A best response: a network trained to beat one frozen opponent, two players.

How much it wins above one half bounds how far the opponent is from perfect play, as far as this
machinery can find out.
"""

from __future__ import annotations

from copy import deepcopy

import torch
from torch import Tensor
from torch.nn.functional import cross_entropy

from roost.rules.pickomino.variant import PickominoVariant
from roost.train.pickomino.network import ValueNet
from roost.train.pickomino.positions import (
    OUTCOMES,
    Afterstates,
    Positions,
    afterstates,
    encode,
    flags_of,
    shares,
    starts,
)
from roost.train.pickomino.turns import Worth, outcome_chances

SEATS = 2


class Responder:
    """Learns what positions are worth to itself, whoever is to move."""

    def __init__(
        self,
        frozen: ValueNet,
        opponent: Worth,
        *,
        steps: int,
        batch: int = 32768,
        rate: float = 5e-4,
        average: float = 0.98,
        explore: float = 0.05,
        variant: PickominoVariant | None = None,
        seed: int = 0,
    ) -> None:
        self.device = next(frozen.parameters()).device
        self.opponent = opponent
        self.steps, self.rate, self.average, self.explore = steps, rate, average, explore
        self.net = _with_marker(frozen).to(self.device)
        self.target = deepcopy(self.net).requires_grad_(False)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=rate)
        self.random = torch.Generator(self.device).manual_seed(seed)
        self.flags = torch.tensor([flags_of(variant or PickominoVariant())], device=self.device)
        self.positions = starts(SEATS, self.flags.repeat(batch, 1))
        self.mine = torch.arange(batch, device=self.device) % 2 == 0
        self.step = 0

    def train(self) -> float:
        """One step; the loss above the targets' entropy."""
        position, mine = self.positions, self.mine
        with torch.no_grad():
            after = afterstates(position)
            values = self._after_shares(after, ~mine)
            worth = values[..., 0].clone()
            theirs = torch.nonzero(~mine).squeeze(1)
            part = position[theirs]
            worth[theirs] = self.opponent(part, afterstates(part))
            chances = outcome_chances(after, worth)
            targets = torch.einsum("bo,bos->bs", chances, values)
            targets = targets / targets.sum(1, keepdim=True)
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate * max(0.02, 1 - self.step / self.steps)
        loss = cross_entropy(self.net(_marked(position, mine)), targets)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        self.optimizer.step()
        with torch.no_grad():
            for slow, fast in zip(self.target.parameters(), self.net.parameters(), strict=True):
                slow.lerp_(fast, 1 - self.average)
            self._advance(after, chances)
            entropy = -(targets * targets.clamp(min=1e-9).log()).sum(1).mean()
        self.step += 1
        return float(loss.detach() - entropy)

    def worth(self, _position: Positions, after: Afterstates) -> Tensor:
        """The responder's own play, as a `Worth`."""
        theirs = torch.zeros(len(after.owner), dtype=torch.bool, device=self.device)
        return self._after_shares(after, theirs)[..., 0]

    def _after_shares(self, after: Afterstates, next_mine: Tensor) -> Tensor:
        values = torch.zeros(len(after.owner), OUTCOMES, SEATS, device=self.device)
        rows, outcomes = torch.nonzero(after.open & ~after.over, as_tuple=True)
        features = _marked(after.position(rows, outcomes), next_mine[rows])
        with torch.no_grad():
            values[rows, outcomes] = torch.softmax(self.target(features), -1).roll(1, -1)
        rows, outcomes = torch.nonzero(after.open & after.over, as_tuple=True)
        values[rows, outcomes] = shares(after.owner[rows, outcomes], SEATS)
        return values

    def _advance(self, after: Afterstates, chances: Tensor) -> None:
        count = len(chances)
        rows = torch.arange(count, device=self.device)
        wander = torch.rand(count, 1, generator=self.random, device=self.device) < self.explore
        weights = torch.where(wander, after.open.float(), chances.clamp(min=0))
        outcome = torch.multinomial(weights, 1, generator=self.random).squeeze(1)
        following = after.position(rows, outcome)
        over = after.over[rows, outcome]
        fresh = starts(SEATS, self.flags.repeat(count, 1))
        following.owner = torch.where(over.unsqueeze(1), fresh.owner, following.owner)
        following.height = torch.where(over.unsqueeze(1), fresh.height, following.height)
        first = torch.rand(count, generator=self.random, device=self.device) < 0.5
        self.mine = torch.where(over, first, ~self.mine)
        self.positions = following


def _marked(position: Positions, mine: Tensor) -> Tensor:
    return torch.cat([encode(position), mine.float().unsqueeze(1)], 1)


def _with_marker(frozen: ValueNet) -> ValueNet:
    """The frozen network with one more input, which it does not use yet."""
    hidden = (frozen.first.out_features, frozen.second.out_features)
    net = ValueNet(SEATS, hidden, extra=1)
    net.load_state_dict(
        {
            **frozen.state_dict(),
            "first.weight": torch.cat(
                [frozen.first.weight, torch.zeros(hidden[0], 1, device=frozen.first.weight.device)],
                1,
            ),
        }
    )
    return net
