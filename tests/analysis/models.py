"""Models for tests: one that is certainly wrong, and small games solved to the truth."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cache

import numpy as np
import numpy.typing as npt

from roost.analysis.evaluator import Shares
from roost.analysis.pickomino.evaluator import TOTALS, TurnEnds, turn_ends
from roost.rules import Phase, Roll, game_of
from roost.rules.core import Action
from roost.rules.knockout import Knockout, KnockoutState
from roost.rules.pickomino import Pickomino, PickominoState, Stop
from roost.solver.pickomino.turn.solve import turn_solver


class WildModel:
    """Shares drawn from the position's text: an identity that holds for it holds for any model."""

    def shares(self, states: Sequence[PickominoState]) -> npt.NDArray[np.float64]:
        rows = []
        for state in states:
            random = np.random.default_rng(zlib.crc32(repr(state).encode()))
            rows.append(random.dirichlet(np.ones(state.seats)))
        return np.array(rows)


Key = tuple[int, tuple[tuple[int, ...], ...], int]


class ExactModel:
    """Two seats and a handful of tiles, by value iteration; positions on demand, all at once."""

    def __init__(self, start: PickominoState) -> None:
        ends: dict[Key, TurnEnds] = {}
        waiting = [start]
        while waiting:
            state = waiting.pop()
            if _key(state) not in ends:
                ends[_key(state)] = found = turn_ends(state)
                waiting += [s for s in found.after.values() if s.phase is not Phase.OVER]
        self._values = {key: np.array([0.5, 0.5]) for key in ends}
        change = 1.0
        while change > 1e-12:
            change = max(self._improve(key, found) for key, found in ends.items())

    def _improve(self, key: Key, ends: TurnEnds) -> float:
        seat = key[2]
        tiles = {tile: self._value(after) for tile, after in ends.after.items()}
        payoff = np.full(TOTALS, tiles[None][seat])
        for total, options in ends.options.items():
            payoff[total] = max(tiles[tile][seat] for tile in options)
        value = turn_solver().solve(payoff, float(tiles[None][seat])).value
        new = np.array([value, 1 - value] if seat == 0 else [1 - value, value])
        change = float(np.abs(new - self._values[key]).max())
        self._values[key] = new
        return change

    def _value(self, state: PickominoState) -> Shares:
        if state.phase is Phase.OVER:
            outcome = Pickomino(state.variant).outcome(state)
            assert outcome is not None
            return np.array([float(share) for share in outcome.shares])
        return self._values[_key(state)]

    def shares(self, states: Sequence[PickominoState]) -> npt.NDArray[np.float64]:
        return np.array([self._value(state) for state in states])


def _key(state: PickominoState) -> Key:
    return state.grill, state.stacks, state.seat


class BruteForce:
    """The worth of actions to the mover by the rules alone: every roll, every choice, no solver."""

    def __init__(self, model: ExactModel) -> None:
        self._model = model
        self._chance = cache(self._rolled)

    def value(self, state: PickominoState, action: Action) -> float:
        return self._worth(game_of(state).apply(state, action).state, state.seat)

    def _worth(self, state: PickominoState, seat: int) -> float:
        if state.phase is Phase.OVER or state.seat != seat:
            return float(self._model.shares([state])[0][seat])
        if state.phase is Phase.CHANCE:
            return self._chance(state, seat)
        return max(
            self._worth(game_of(state).apply(state, action).state, seat)
            for action in game_of(state).legal(state)
        )

    def _rolled(self, state: PickominoState, seat: int) -> float:
        game = game_of(state)
        return sum(
            float(chance.probability) * self._worth(game.apply(state, chance.roll).state, seat)
            for chance in game.chances(state)
        )


class KnockoutTruth:
    """A small game of Knockout for two, counted by the rules alone and iterated from nothing."""

    def __init__(self, start: KnockoutState) -> None:
        self._game = Knockout(start.variant)
        self._turns: dict[Spot, list[tuple[float, list[KnockoutState]]]] = {}
        waiting = [start]
        while waiting:
            state = waiting.pop()
            if _spot(state) not in self._turns:
                rolls = [
                    (float(c.probability), self._ends(self._game.apply(state, c.roll).state))
                    for c in self._game.chances(state)
                ]
                self._turns[_spot(state)] = rolls
                waiting += [s for _, ends in rolls for s in ends if s.phase is Phase.CHANCE]
        self._values = dict.fromkeys(self._turns, 0.0)
        while max(map(self._improve, self._turns)) > 1e-11:
            pass

    def _ends(self, state: KnockoutState) -> list[KnockoutState]:
        if state.phase is not Phase.PLAY:
            return [state]
        moves = self._game.legal(state)
        return [end for move in moves for end in self._ends(self._game.apply(state, move).state)]

    def _improve(self, spot: Spot) -> float:
        pick = max if spot[1] == 0 else min
        new = sum(
            chance * pick(self._first_seat(end) for end in ends)
            for chance, ends in self._turns[spot]
        )
        change = abs(new - self._values[spot])
        self._values[spot] = new
        return change

    def _first_seat(self, state: KnockoutState) -> float:
        if state.phase is Phase.OVER:
            outcome = self._game.outcome(state)
            assert outcome is not None
            return float(outcome.shares[0])
        return self._values[_spot(state)]

    def value(self, state: KnockoutState, action: Action) -> float:
        """What an action is worth to the mover."""
        ends = self._ends(self._game.apply(state, action).state)
        worths = [self._first_seat(end) for end in ends]
        return max(worths) if state.seat == 0 else 1 - min(worths)


Spot = tuple[tuple[int, ...], int]


def _spot(state: KnockoutState) -> Spot:
    return state.positions, state.seat


__all__ = ["BruteForce", "ExactModel", "KnockoutTruth", "Roll", "Stop", "WildModel"]
