"""A best response: a network trained to beat frozen opponents who all play alike.

How much it wins above its fair share bounds how far the opponents are from perfect play, as far as
this machinery can find out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from roost.solver.pickomino.reading import inputs
from roost_lab.train.pickomino.network import ValueNet, after_values
from roost_lab.train.pickomino.positions import OUTCOMES, Afterstates, Positions, encode
from roost_lab.train.pickomino.trainer import LIVE, Games, Plan, Trainer

# One input per seat, padded as the others are.
MARKER = 8


def response_plan(seats: int, steps: int, batch: int = 16384, seed: int = 0) -> Plan:
    """The standard game, from the frozen network on."""
    return Plan(
        seats,
        steps,
        batch,
        rate=5e-4,
        spans=(20, 100),
        lessons=2,
        turns=48,
        explore=0.05,
        standard=1.0,
        reduced=0.0,
        seed=seed,
    )


@dataclass
class MarkedGames(Games):
    """``seat``: the responder's, counted from the one to move."""

    seat: Tensor

    def looks(self) -> list[Tensor]:
        return [*super().looks(), self.seat]

    def moved(self, positions: Positions, thought: Tensor, played: Tensor) -> MarkedGames:
        seat = (self.seat - 1) % positions.seats
        return MarkedGames(positions, self.wildness, thought, played, seat)


class Responder(Trainer):
    """Learns what positions are worth to all when one seat is its own and plays for itself."""

    games: MarkedGames

    def __init__(self, frozen: ValueNet, plan: Plan) -> None:
        self.frozen = frozen
        super().__init__(plan, next(frozen.parameters()).device, with_marker(frozen))

    def worth(self, _position: Positions, after: Afterstates) -> Tensor:
        """The responder's own play, as a `Worth`."""
        seat = torch.full((len(after.owner),), self.plan.seats - 1, device=self.device)
        return self._own_values(after, seat, None)[0][..., 0]

    def _own_values(
        self, after: Afterstates, seat: Tensor, capacity: int | None
    ) -> tuple[Tensor, Tensor]:
        """``seat``: the responder's, counted from the next one to move."""

        def opinion(places: Tensor) -> Tensor:
            whose = seat[(places // OUTCOMES).clamp(max=len(seat) - 1)]
            dtype = torch.half if places.is_cuda else torch.float32
            return torch.softmax(self.target.quick(marked(after.at(places), whose, dtype)), -1)

        return after_values(opinion, after, capacity)

    def _features(self, looks: Sequence[Tensor]) -> Tensor:
        *position, seat = looks
        return marked(Positions(self.plan.seats, *position), seat, torch.float32)

    def _values(self, after: Afterstates) -> tuple[Tensor, Tensor]:
        seat = (self.games.seat - 1) % self.plan.seats
        return self._own_values(after, seat, LIVE * len(after.open))

    def _worth(self, after: Afterstates, values: Tensor) -> Tensor:
        net = self.frozen
        theirs, _ = after_values(lambda at: net.shares(after.at(at)), after, LIVE * len(after.open))
        return torch.where(self.games.seat.unsqueeze(1) == 0, values[..., 0], theirs[..., 0])

    def _new_games(self, count: int) -> MarkedGames:
        games = super()._new_games(count)
        seat = torch.randint(self.plan.seats, (count,), generator=self.random, device=self.device)
        return MarkedGames(games.positions, games.wildness, games.thought, games.played, seat)


def marked(position: Positions, seat: Tensor, dtype: torch.dtype) -> Tensor:
    """The responder's input: the position and its own seat."""
    own = seat.unsqueeze(1) == torch.arange(MARKER, device=seat.device)
    return torch.cat([encode(position, dtype), own.to(dtype)], 1)


def with_marker(frozen: ValueNet) -> ValueNet:
    """The frozen network with one more input per seat, which it does not use yet."""
    net = ValueNet(frozen.seats, frozen.hidden, extra=MARKER)
    known = frozen.state_dict()
    first = torch.zeros(frozen.hidden[0], inputs(frozen.seats) + MARKER)
    first[:, :-MARKER] = known["layers.0.weight"]
    net.load_state_dict({**known, "layers.0.weight": first})
    return net
