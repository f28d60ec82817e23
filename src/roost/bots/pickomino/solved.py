"""Pickomino bots that solve their turn exactly; they differ in what they play it for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import lru_cache
from math import exp, inf
from typing import TYPE_CHECKING, Any

from roost.bots.pickomino.values import make_ready, outcome_shares
from roost.rules.core import Action, Phase
from roost.rules.dice import FACES
from roost.rules.pickomino import Pickomino, PickominoState, RollOn, Stop, Take, within_reach
from roost.rules.pickomino.constants import LOWEST, NOTHING_TAKEN
from roost.solver.pickomino.port import (
    TILES,
    games_of,
    greedy_worths,
    payoffs,
    state_of,
    turn_solver,
)

if TYPE_CHECKING:
    from roost.solver.pickomino.port import Games, TurnAnswer

Floats = Any  # an array, of whatever kind the back end has

# Values closer than this are a tie; the rule of each bot then decides.
_TIE = 1e-12


class SolvedTurn:
    """One seat's turn: what each outcome is worth to it, and the exact best play for that."""

    def __init__(self, worth: Floats, payoff: Floats) -> None:
        self.worth = worth
        self.solution: TurnAnswer = turn_solver().solve(payoff, float(worth[TILES]))

    def values(self, state: PickominoState) -> dict[Action, float]:
        """The worth of every legal action. The first of equals is the better style: stop rather
        than roll, the lowest face, a steal rather than a lower tile."""
        now = state_of(state.taken) if any(state.taken) else None
        if state.roll is not None:
            counts = [state.roll.count(face) for face in FACES]
            choices = self.solution.choice_values(now, counts)
            return {Take(face + 1): value for face, value in choices.items()}
        values: dict[Action, float] = {
            Stop(tile): float(self.worth[tile - LOWEST]) for tile in within_reach(state)
        } or {Stop(None): float(self.worth[TILES])}
        roll = None if now is None else self.solution.roll_value(now)
        if roll is not None:
            values[RollOn()] = roll
        return values


class TurnPolicy(ABC):
    """Plays for the best outcome of the turn, whatever `worth` says is best."""

    def __init__(self) -> None:
        self._solved = lru_cache(maxsize=64)(self._solve)
        # Kernels load when first used: better while the bot sits down than in its first decision.
        self.solved(Pickomino().start(2))

    @abstractmethod
    def worth(self, games: Games) -> Floats:
        """What each outcome of the turn (16 tiles, then failing) means to the seat to move."""

    def values(self, state: PickominoState) -> dict[Action, float]:
        """The worth of every legal action."""
        return self.solved(state).values(state)

    def solved(self, state: PickominoState) -> SolvedTurn:
        """The turn a state is part of; kept, since a turn asks again and again."""
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
        games = games_of([start])
        worth = self.worth(games)
        return SolvedTurn(worth[0], payoffs(games, worth)[0])


class GreedyPolicy(TurnPolicy):
    """Worms this turn: a steal counts the tile's worms 1 + 1/(n-1) times, failing costs the worms
    of the own top tile. The rule of the best published bot, so the measuring stick."""

    def worth(self, games: Games) -> Floats:
        return greedy_worths(games)


class StrongestPolicy(TurnPolicy):
    """The chance to win the game: a network trained by self-play values what the turn leads to."""

    def __init__(self) -> None:
        super().__init__()
        make_ready()

    def worth(self, games: Games) -> Floats:
        return outcome_shares(games)


class HazyPolicy(GreedyPolicy):
    """Greedy through a haze: the more a choice is worth, the likelier it is picked. Like a person,
    it never gives a turn up that a roll might still save."""

    noise: float  # worms by which two choices must differ to be told apart well

    def probabilities(self, state: PickominoState) -> Mapping[Action, float]:
        values = self.values(state)
        if RollOn() in values:
            values = {action: worth for action, worth in values.items() if action != Stop(None)}
        highest = max(values.values())
        weights = {action: exp((v - highest) / self.noise) for action, v in values.items()}
        total = sum(weights.values())
        return {action: weight / total for action, weight in weights.items()}


class CasualPolicy(HazyPolicy):
    """Often misjudges what a choice is worth."""

    noise = 0.55


class SteadyPolicy(HazyPolicy):
    """Seldom misjudges what a choice is worth."""

    noise = 0.22
