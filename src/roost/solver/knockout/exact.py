"""Exact solutions of small games, to measure planners against.

Every position of a two-seat game is visited through the rules themselves; value iteration then
finds the win share of perfect play from each. Meant for a handful of pieces on a few spaces.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from roost.rules.core import Action, Phase
from roost.rules.dice import chances
from roost.rules.knockout import Knockout, KnockoutState, KnockoutVariant

Spot = tuple[tuple[int, ...], int]  # the pieces' places and the seat that rolls
Policy = Callable[[KnockoutState], Mapping[Action, float]]
_WEIGHTS = [(chance.roll, float(chance.probability)) for chance in chances(2)]


@dataclass(frozen=True)
class Outcome:
    """After a turn: a spot to continue from, or the final win share of seat 0."""

    spot: Spot | None
    share: float = 0.0


class ExactGame:
    """All positions that can follow two seats' start, or `positions`, and their values."""

    def __init__(
        self, board: str, most: int = 200_000, positions: tuple[int, ...] | None = None
    ) -> None:
        self.game = Knockout(KnockoutVariant(board))
        places = self.game.start(2, first=0).positions if positions is None else positions
        self.start: Spot = (places, 0)
        self.rolls: dict[Spot, list[list[Outcome]]] = {}
        waiting: list[Spot] = [(places, 0), (places, 1)]
        while waiting:
            spot = waiting.pop()
            if spot in self.rolls:
                continue
            if len(self.rolls) >= most:
                raise ValueError(f"more than {most} positions: too large to solve")
            self.rolls[spot] = [self._turns(spot, roll) for roll, _ in _WEIGHTS]
            for outcomes in self.rolls[spot]:
                waiting += [o.spot for o in outcomes if o.spot is not None]
        self.values: dict[Spot, float] = dict.fromkeys(self.rolls, 0.5)

    def state(self, spot: Spot) -> KnockoutState:
        positions, seat = spot
        return self.game.start(2, first=seat)._replace(positions=positions)

    def _turns(self, spot: Spot, roll: object) -> list[Outcome]:
        """Every position in which a turn with this roll can end."""
        found: set[Outcome] = set()
        waiting = [self.game.apply(self.state(spot), roll).state]  # type: ignore[arg-type]
        while waiting:
            state = waiting.pop()
            if state.phase is Phase.PLAY:
                waiting += [self.game.apply(state, m).state for m in self.game.legal_actions(state)]
            else:
                found.add(self.outcome(state))
        return list(found)

    def outcome(self, state: KnockoutState) -> Outcome:
        result = self.game.outcome(state)
        if result is not None:
            return Outcome(None, float(result.shares[0]))
        return Outcome((state.positions, state.seat))

    def worth(self, outcome: Outcome) -> float:
        """The win share of seat 0."""
        return outcome.share if outcome.spot is None else self.values[outcome.spot]

    def solve(self, tolerance: float = 1e-9, sweeps: int = 10_000) -> int:
        """Iterate until no value changes by more than `tolerance`; return the number of sweeps."""
        for sweep in range(1, sweeps + 1):
            change = 0.0
            for spot, rolls in self.rolls.items():
                pick = max if spot[1] == 0 else min
                value = sum(
                    weight * pick(self.worth(o) for o in outcomes)
                    for (_, weight), outcomes in zip(_WEIGHTS, rolls, strict=True)
                )
                change = max(change, abs(value - self.values[spot]))
                self.values[spot] = value
            if change < tolerance:
                return sweep
        return sweeps

    def regret(self, spot: Spot, policy: Policy) -> float:
        """Return the loss of one turn by `policy` against perfect play, over all rolls."""
        sign = 1 if spot[1] == 0 else -1
        pick = max if sign == 1 else min
        lost = 0.0
        for (roll, weight), outcomes in zip(_WEIGHTS, self.rolls[spot], strict=True):
            best = pick(self.worth(o) for o in outcomes)
            got = self._expected(self.game.apply(self.state(spot), roll).state, policy)
            lost += weight * sign * (best - got)
        return lost

    def _expected(self, state: KnockoutState, policy: Policy) -> float:
        if state.phase is not Phase.PLAY:
            return self.worth(self.outcome(state))
        return sum(
            chance * self._expected(self.game.apply(state, move).state, policy)
            for move, chance in policy(state).items()
        )
