"""Self-play for Pickomino with the exact one-turn backup.

Every position in play is a training position: its turn is solved exactly over the target network's
values of all outcomes, so the targets carry no dice noise. Each seat plays for its own win share.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor
from torch.nn.functional import cross_entropy

from roost.rules.pickomino.variant import PickominoVariant
from roost.train.pickomino.network import ValueNet, after_shares
from roost.train.pickomino.positions import (
    GONE,
    GRILL,
    TILES,
    Positions,
    afterstates,
    encode,
    flags_of,
    starts,
)
from roost.train.pickomino.turns import outcome_chances


@dataclass(frozen=True)
class Plan:
    """What to train. ``average`` is how much of the target network a step keeps."""

    seats: int
    steps: int
    batch: int = 16384
    rate: float = 1e-3
    average: float = 0.98
    explore: float = 0.1
    standard: float = 0.5
    reduced: float = 0.15
    seed: int = 0


@dataclass(frozen=True)
class Progress:
    """One line of the display: ``loss`` is in nats above the targets' own entropy."""

    step: int
    steps: int
    positions: int
    loss: float


class Trainer:
    """Holds everything a checkpoint needs to go on where it stopped."""

    def __init__(self, plan: Plan, device: torch.device | str) -> None:
        torch.manual_seed(plan.seed)
        self.plan = plan
        self.device = torch.device(device)
        if self.device.type == "cuda":
            torch.set_float32_matmul_precision("high")  # tf32: exact enough, several times faster
        self.net = ValueNet(plan.seats).to(self.device)
        self.target = deepcopy(self.net).requires_grad_(False)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=plan.rate)
        self.random = torch.Generator(self.device).manual_seed(plan.seed)
        self.variants = torch.tensor(
            [flags_of(v) for v in PickominoVariant.all()], device=self.device
        )
        self.positions = self._new_games(plan.batch)
        self.step = 0

    def run(
        self,
        report: Callable[[Progress], None],
        every: int = 100,
        stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        """Train to the end of the plan, or until ``stopped``; ``report`` may save checkpoints."""
        total = torch.zeros((), device=self.device)
        counted = 0
        while self.step < self.plan.steps and not stopped():
            total += self._step()
            self.step += 1
            counted += 1
            if self.step % every == 0 or self.step == self.plan.steps or stopped():
                seen = self.step * self.plan.batch
                report(Progress(self.step, self.plan.steps, seen, float(total) / counted))
                total.zero_()
                counted = 0

    def _step(self) -> Tensor:
        position = self.positions
        with torch.no_grad():
            after = afterstates(position)
            values = after_shares(self.target, after)
            chances = outcome_chances(after, values[..., 0])
            targets = torch.einsum("bo,bos->bs", chances, values)
            targets = targets / targets.sum(1, keepdim=True)
        self._set_rate()
        loss = cross_entropy(self.net(encode(position)), targets)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        self.optimizer.step()
        with torch.no_grad():
            for slow, fast in zip(self.target.parameters(), self.net.parameters(), strict=True):
                slow.lerp_(fast, 1 - self.plan.average)
            self._advance(position, after, chances)
            entropy = -(targets * targets.clamp(min=1e-9).log()).sum(1).mean()
        return loss.detach() - entropy

    def _set_rate(self) -> None:
        """A short rise, then a cosine down to a fiftieth."""
        done = torch.tensor(self.step / self.plan.steps)
        scale = 0.02 + 0.98 * 0.5 * (1 + float(torch.cos(done * torch.pi)))
        scale *= min(1.0, (self.step + 1) / 100)
        for group in self.optimizer.param_groups:
            group["lr"] = self.plan.rate * scale

    def _advance(self, position: Positions, after: Any, chances: Tensor) -> None:
        rows = torch.arange(len(position), device=self.device)
        wander = self._uniform(len(position)) < self.plan.explore
        weights = torch.where(wander.unsqueeze(1), after.open.float(), chances.clamp(min=0))
        outcome = torch.multinomial(weights, 1, generator=self.random).squeeze(1)
        following = after.position(rows, outcome)
        ended = torch.nonzero(after.over[rows, outcome]).squeeze(1)
        fresh = self._new_games(len(ended))
        following.owner[ended] = fresh.owner
        following.height[ended] = fresh.height
        following.flags[ended] = fresh.flags
        self.positions = following

    def _new_games(self, count: int) -> Positions:
        """Half of them the standard game, the rest any variant; some with tiles gone."""
        picks = torch.randint(
            len(self.variants), (count,), generator=self.random, device=self.device
        )
        picks = torch.where(self._uniform(count) < self.plan.standard, 0, picks)
        games = starts(self.plan.seats, self.variants[picks])
        lost = self._uniform(count, 1) * 0.9
        keep = self._uniform(count, TILES) >= lost
        # Half of the reduced games keep a run of low tiles, as when the high ones were turned.
        run = torch.arange(TILES, device=self.device) < 1 + (1 - lost) * TILES
        keep = torch.where(self._uniform(count, 1) < 0.5, run, keep)
        keep[:, 0] |= ~keep.any(1)
        whole = self._uniform(count, 1) >= self.plan.reduced
        games.owner = torch.where(keep | whole, GRILL, GONE).to(torch.int8)
        return games

    def _uniform(self, *shape: int) -> Tensor:
        return torch.rand(*shape, generator=self.random, device=self.device)

    # -- checkpoints -----------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write a checkpoint, whole or not at all."""
        partial = path.with_suffix(".partial")
        torch.save(
            {
                "plan": asdict(self.plan),
                "step": self.step,
                "net": self.net.state_dict(),
                "target": self.target.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "random": self.random.get_state(),
                "owner": self.positions.owner,
                "height": self.positions.height,
                "flags": self.positions.flags,
            },
            partial,
        )
        partial.replace(path)

    @classmethod
    def load(cls, path: Path, device: torch.device | str) -> Trainer:
        """Go on from a checkpoint, on this or another kind of device."""
        saved = torch.load(path, map_location="cpu", weights_only=True)
        trainer = cls(Plan(**saved["plan"]), device)
        trainer.step = saved["step"]
        trainer.net.load_state_dict(saved["net"])
        trainer.target.load_state_dict(saved["target"])
        trainer.optimizer.load_state_dict(saved["optimizer"])
        if trainer.random.get_state().shape == saved["random"].shape:
            trainer.random.set_state(saved["random"])
        held = Positions(trainer.plan.seats, saved["owner"], saved["height"], saved["flags"])
        trainer.positions = held.to(trainer.device)
        return trainer
