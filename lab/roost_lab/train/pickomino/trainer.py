"""Self-play for Pickomino with exact turns.

Every position in play is a training position: its turn is solved exactly over the target network's
values of all outcomes, and each seat plays for its own win share. A first training takes the value
of that turn for the truth. A later one adds how much the exact turns of the positions that follow
differ from what these were thought to be worth: in the end this is a whole game's result without
its luck, so that a small error which all positions of a long game share does not pass as agreement.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import asdict, dataclass
from math import pi
from pathlib import Path

import torch
from torch import Tensor

from roost.rules.pickomino.variant import PickominoVariant
from roost.solver.pickomino.rows import GONE, GRILL, TILES
from roost_lab.train.pickomino.network import HIDDEN, ValueNet, after_values
from roost_lab.train.pickomino.optimizer import Optimizer
from roost_lab.train.pickomino.positions import (
    Afterstates,
    Positions,
    afterstates,
    encode,
    flags_of,
    starts,
)
from roost_lab.train.pickomino.turns import expected, outcome_chances

# Outcomes that are valued per position, at most and on average: games have about nine.
LIVE = 11
# Steps before a GPU records one, to replay it ever after: launching its parts one by one takes
# several times as long as computing them.
FIRST = 3


@dataclass(frozen=True)
class Plan:
    """What to train. In a step every game moves on by a turn, and the network learns ``lessons``
    batches, drawn from ``memory`` steps whose next ``turns`` turns are known.

    ``spans``: the steps that the target network averages over, first and last; ``explore``,
    ``standard``, ``reduced``: the shares of turns that wander, of standard games, and of games that
    begin with tiles gone.
    """

    seats: int
    steps: int
    batch: int = 16384
    hidden: tuple[int, ...] = HIDDEN
    rate: float = 2e-3
    spans: tuple[float, float] = (3, 100)
    lessons: int = 4
    memory: int = 4
    turns: int = 0
    explore: float = 0.1
    standard: float = 0.6
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

    def __init__(self, plan: Plan, device: torch.device | str, net: ValueNet | None = None) -> None:
        torch.manual_seed(plan.seed)
        self.plan = plan
        self.device = torch.device(device)
        if self.device.type == "cuda":
            torch.set_float32_matmul_precision("high")  # tf32: exact enough, several times faster
        self.net = (net or ValueNet(plan.seats, plan.hidden)).to(self.device)
        self.target = deepcopy(self.net).requires_grad_(False)
        self.random = torch.Generator(self.device).manual_seed(plan.seed)
        self.variants = torch.tensor(
            [flags_of(v) for v in PickominoVariant.all()], device=self.device
        )
        self.games = self._new_games(plan.batch)
        # What changes from step to step stays in place on the device, where a replay finds it.
        self.done = torch.zeros((), dtype=torch.int64, device=self.device)
        self.loss = torch.zeros((), device=self.device)
        self.optimizer = Optimizer(self.net.linear, torch.tensor(plan.rate, device=self.device))
        self.lessons = Lessons(plan, self.games)
        self.step = 0
        self.stream: torch.cuda.Stream | None = None
        if self.device.type == "cuda":
            self.stream = torch.cuda.Stream()  # type: ignore[no-untyped-call]
        self._launched = 0
        self._replay: torch.cuda.CUDAGraph | None = None

    def run(
        self,
        report: Callable[[Progress], None],
        every: int = 100,
        stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        """Train to the end of the plan, or until ``stopped``; ``report`` may save checkpoints."""
        counted = 0
        with self.aside():
            self.loss.zero_()
            while self.step < self.plan.steps and not stopped():
                self.take_step()
                counted += 1
                if self.step % every == 0 or self.step == self.plan.steps or stopped():
                    seen = self.step * self.plan.batch
                    loss = float(self.loss) / counted
                    report(Progress(self.step, self.plan.steps, seen, loss))
                    self.loss.zero_()
                    counted = 0

    @contextmanager
    def aside(self) -> Iterator[None]:
        """On a GPU: the trainer's own stream, since the common one cannot be recorded."""
        if self.stream is None:
            yield
            return
        self.stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(self.stream):
            yield
        torch.cuda.current_stream().wait_stream(self.stream)

    def take_step(self) -> None:
        """One step of the plan, or its replay; within `aside`."""
        if self.stream is not None and self._replay is None and self._launched == FIRST:
            self._replay = torch.cuda.CUDAGraph()
            self._replay.register_generator_state(self.random)
            with torch.cuda.graph(self._replay, stream=self.stream, capture_error_mode="relaxed"):
                self._work()
        if self._replay is None:
            self._work()
            self._launched += 1
        else:
            self._replay.replay()
        self.step += 1

    # -- one step --------------------------------------------------------------------------

    def _work(self) -> None:
        """Run a step that neither waits for the device nor depends on its results."""
        with torch.no_grad():
            self._schedule()
            after = afterstates(self.games.positions)
            values, whole = self._values(after)
            chances = outcome_chances(after, self._worth(after, values))
            turn = expected(chances, values)
            turn = turn / turn.sum(1, keepdim=True).clamp(min=1e-6)
            self.lessons.add(self.done, self.games, turn, whole)
            self._advance(after, values, chances)
        for _ in range(self.plan.lessons):
            self._learn()
        with torch.no_grad():
            for slow, fast in zip(self.target.parameters(), self.net.parameters(), strict=True):
                slow.lerp_(fast, self.pace)
            self.done += 1

    def _schedule(self) -> None:
        """The rate: a short rise, then a cosine down to nothing. The target's pace: quick at first,
        so that news of the ends of games spread to their beginnings, then ever slower."""
        part = self.done / self.plan.steps
        rise = ((self.done + 1) / 100).clamp(max=1)
        self.optimizer.rate.copy_(self.plan.rate * rise * (1 + torch.cos(part * pi)) / 2)
        first, last = self.plan.spans
        self.pace = (first / last) ** part / first

    def _features(self, looks: Sequence[Tensor]) -> Tensor:
        """The network's input for `Games.looks`."""
        return encode(Positions(self.plan.seats, *looks))

    def _values(self, after: Afterstates) -> tuple[Tensor, Tensor]:
        net = self.target
        return after_values(lambda at: net.shares(after.at(at)), after, LIVE * len(after.open))

    def _worth(self, after: Afterstates, values: Tensor) -> Tensor:
        """The objective of the mover."""
        return values[..., 0]

    def _learn(self) -> None:
        looks, targets, weights = self.lessons.draw(self.done, self.random)
        logs = torch.log_softmax(self.net(self._features(looks)), -1)
        entropy = targets.clamp(min=1e-9)
        above = (entropy * entropy.log() - targets * logs).sum(1)
        loss = (above * weights).sum() / weights.sum().clamp(min=1)
        self.optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        self.optimizer.step()
        self.loss += loss.detach() / self.plan.lessons

    def _advance(self, after: Afterstates, values: Tensor, chances: Tensor) -> None:
        """Play one outcome of every position; games that end make room for new ones."""
        count = len(chances)
        rows = torch.arange(count, device=self.device)
        wander = self._uniform(count) < self.games.wildness
        weights = torch.where(wander.unsqueeze(1), after.open.float(), chances.clamp(min=0))
        sums = weights.cumsum(1)
        outcome = (sums > self._uniform(count, 1) * sums[:, -1:]).int().argmax(1)
        over = after.over[rows, outcome]
        following = self.games.moved(
            after.position(rows, outcome), values[rows, outcome].roll(-1, 1), ~wander
        )
        self.games.become(over, self._new_games(count), following)

    def _new_games(self, count: int) -> Games:
        """The standard game or any variant, some with tiles gone. Most of them will wander little,
        a few a lot."""
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
        return Games(
            games,
            self.plan.explore * 4 * self._uniform(count) ** 3,
            torch.zeros(count, self.plan.seats, device=self.device),
            torch.zeros(count, dtype=torch.bool, device=self.device),
        )

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
                "games": self.games.tensors(),
                "lessons": self.lessons.tensors(),
            },
            partial,
        )
        partial.replace(path)

    @classmethod
    def load(cls, path: Path, device: torch.device | str) -> Trainer:
        """Continue from a checkpoint, on this or another kind of device."""
        saved = torch.load(path, map_location="cpu", weights_only=True)
        trainer = cls(Plan(**saved["plan"]), device)
        trainer.step = saved["step"]
        trainer.done.fill_(trainer.step)
        trainer.net.load_state_dict(saved["net"])
        trainer.target.load_state_dict(saved["target"])
        trainer.optimizer.load_state_dict(saved["optimizer"])
        if trainer.random.get_state().shape == saved["random"].shape:
            trainer.random.set_state(saved["random"])
        for part, held in ((trainer.games, "games"), (trainer.lessons, "lessons")):
            for tensor, known in zip(part.tensors(), saved[held], strict=True):
                tensor.copy_(known)
        return trainer


@dataclass
class Games:
    """The positions in play, and how likely each game's turns are to wander; what each position was
    thought to be worth when it was reached, and whether good play led to it."""

    positions: Positions
    wildness: Tensor
    thought: Tensor
    played: Tensor

    def looks(self) -> list[Tensor]:
        """The visible state of the games."""
        return [self.positions.owner, self.positions.height, self.positions.flags]

    def tensors(self) -> list[Tensor]:
        return [*self.looks(), self.wildness, self.thought, self.played]

    def moved(self, positions: Positions, thought: Tensor, played: Tensor) -> Games:
        """The same games a turn later."""
        return Games(positions, self.wildness, thought, played)

    def become(self, over: Tensor, fresh: Games, following: Games) -> None:
        """Replace finished games by new ones, and others by the positions that follow, in place."""
        for mine, new, old in zip(
            self.tensors(), fresh.tensors(), following.tensors(), strict=True
        ):
            mine.copy_(torch.where(over if mine.dim() == 1 else over.unsqueeze(1), new, old))


class Lessons:
    """The games of the last steps, and what the network should have said of them.

    A ring of steps. Shares are kept by seats that stay the same while the turn goes round: all
    games move on by one seat in each step, so the step's number says how they are turned. A batch
    is taught once ``turns`` more steps are known, from then on for ``memory`` steps.
    """

    def __init__(self, plan: Plan, games: Games) -> None:
        self.turns, self.memory = plan.turns, plan.memory
        self.size = plan.turns + plan.memory
        self.looks = [self._ring(look) for look in games.looks()]
        self.turn, self.news, self.targets = (self._ring(games.thought) for _ in range(3))
        self.linked, self.whole = (self._ring(games.wildness) for _ in range(2))

    def tensors(self) -> list[Tensor]:
        return [*self.looks, self.turn, self.news, self.targets, self.linked, self.whole]

    def add(self, step: Tensor, games: Games, turn: Tensor, whole: Tensor) -> None:
        """Note a step, and finish the targets of the one ``turns`` before."""
        slot = (step % self.size).view(1)
        linked = games.played & whole
        news = (turn - games.thought) * linked.unsqueeze(1)
        for ring, new in (
            *zip(self.looks, games.looks(), strict=True),
            (self.turn, self._fixed(turn, step)),
            (self.news, self._fixed(news, step)),
            (self.linked, linked.float()),
            (self.whole, whole.float()),
        ):
            ring.index_copy_(0, slot, new.unsqueeze(0))
        first = step - self.turns
        later = (first + 1 + torch.arange(self.turns, device=slot.device)) % self.size
        reach = self.linked[later].cumprod(0).unsqueeze(-1)
        slot = (first % self.size).view(1)
        total = self.turn[slot] + (reach * self.news[later]).sum(0)
        self.targets.index_copy_(0, slot, self._fixed(total[0], -first).unsqueeze(0))

    def draw(self, step: Tensor, random: torch.Generator) -> tuple[list[Tensor], Tensor, Tensor]:
        """A batch of rows, with a weight of zero where there is nothing to learn yet."""
        batch, device = self.whole.shape[1], self.whole.device
        back = torch.randint(self.memory, (batch,), generator=random, device=device)
        number = step - self.turns - back
        rows = torch.randint(batch, (batch,), generator=random, device=device)
        slots = number % self.size
        weights = self.whole[slots, rows] * (number >= 0)
        return [look[slots, rows] for look in self.looks], self.targets[slots, rows], weights

    def _ring(self, like: Tensor) -> Tensor:
        return torch.zeros((self.size, *like.shape), dtype=like.dtype, device=like.device)

    @staticmethod
    def _fixed(shares: Tensor, step: Tensor) -> Tensor:
        """Convert seats counted from the mover to absolute seats; with ``-step``, back."""
        seats = shares.shape[1]
        return shares[:, (torch.arange(seats, device=shares.device) - step) % seats]
