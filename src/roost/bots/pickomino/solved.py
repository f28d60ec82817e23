"""Pickomino bots that solve their turn exactly for different objectives."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, inf

from roost.bots.pickomino.values import make_ready, value_network
from roost.rules.core import Action, Phase
from roost.rules.dice import FACES
from roost.rules.pickomino import Pickomino, PickominoState, RollOn, Stop, Take, within_reach
from roost.rules.pickomino.constants import LOWEST, NOTHING_TAKEN
from roost.solver.pickomino.positions import Positions, Rows
from roost.solver.pickomino.reading import TILES
from roost.solver.pickomino.turn import state_of, turn_solver

# Values closer than this count as equal; each bot then breaks the tie.
_TIE = 1e-12


class SolvedTurn:
    """The optimal play of one turn, given the value of each outcome."""

    def __init__(self, worth: Sequence[float], payoff: Sequence[float]) -> None:
        self.worth = worth
        self.solution = turn_solver().solve(payoff, worth[TILES])

    def values(self, state: PickominoState) -> dict[Action, float]:
        """Return the value of every legal action.

        Actions are in order of preference for ties: stop rather than roll, the lowest face, a steal
        rather than a lower tile.
        """
        now = state_of(state.taken) if any(state.taken) else None
        if state.roll is not None:
            counts = [state.roll.count(face) for face in FACES]
            choices = self.solution.choice_values(now, counts)
            return {Take(face + 1): value for face, value in choices.items()}
        values: dict[Action, float] = {
            Stop(tile): self.worth[tile - LOWEST] for tile in within_reach(state)
        } or {Stop(None): self.worth[TILES]}
        roll = None if now is None else self.solution.roll_value(now)
        if roll is not None:
            values[RollOn()] = roll
        return values


class TurnPolicy(ABC):
    """Play for the best outcome of the turn by the values from `worth`."""

    def __init__(self) -> None:
        self._solved = lru_cache(maxsize=64)(self._solve)
        # Load the kernels when the bot sits down, not during its first decision.
        self.solved(Pickomino().start(2))

    @abstractmethod
    def worth(self, positions: Positions) -> Rows:
        """Return the value of each outcome of a turn (16 tiles, then failing) for the mover."""

    def values(self, state: PickominoState) -> dict[Action, float]:
        """Return the value of every legal action."""
        return self.solved(state).values(state)

    def solved(self, state: PickominoState) -> SolvedTurn:
        """Return the solved turn of a state; cached, because one turn has many decisions."""
        start = state._replace(taken=NOTHING_TAKEN, roll=None, phase=Phase.CHANCE, turn=1)
        return self._solved(start)

    def probabilities(self, state: PickominoState) -> Mapping[Action, float]:
        best: Action | None = None
        highest = -inf
        for action, value in self.values(state).items():
            if value > highest + _TIE:
                best, highest = action, value
        return {} if best is None else {best: 1.0}

    def _solve(self, start: PickominoState) -> SolvedTurn:
        positions = Positions([start])
        worth = self.worth(positions)
        return SolvedTurn(worth[0], positions.payoffs(worth)[0])


class GreedyPolicy(TurnPolicy):
    """Maximize worms this turn: a steal counts 1 + 1/(n-1) times, failing costs the own top tile.

    This is the rule of the best published bot, and the baseline for measurements.
    """

    def worth(self, positions: Positions) -> Rows:
        return positions.greedy_worths()


class StrongestPolicy(TurnPolicy):
    """Maximize the chance to win: a network trained by self-play values the outcomes."""

    def __init__(self) -> None:
        super().__init__()
        make_ready()

    def worth(self, positions: Positions) -> Rows:
        return value_network(positions.seats).outcomes(positions)


class HazyPolicy(GreedyPolicy):
    """Greedy with noise: better choices are more likely.

    It never gives up a turn that a roll might still save.
    """

    noise: float  # difference in worms that the bot can distinguish well

    def probabilities(self, state: PickominoState) -> Mapping[Action, float]:
        values = self.values(state)
        if RollOn() in values:
            values = {action: worth for action, worth in values.items() if action != Stop(None)}
        highest = max(values.values())
        weights = {action: exp((v - highest) / self.noise) for action, v in values.items()}
        total = sum(weights.values())
        return {action: weight / total for action, weight in weights.items()}


class CasualPolicy(HazyPolicy):
    """Greedy with much noise."""

    noise = 0.55


class SteadyPolicy(HazyPolicy):
    """Greedy with little noise."""

    noise = 0.22
