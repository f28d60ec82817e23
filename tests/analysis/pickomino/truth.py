"""Models for tests: a deliberately wrong one, and exact solutions of small games."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cache

import numpy as np

from roost.analysis.evaluator import Shares
from roost.analysis.pickomino.evaluator import TOTALS, PickominoEvaluator, TurnEnds, turn_ends
from roost.rules import Action, Phase, game_of
from roost.rules.pickomino import Pickomino, PickominoState
from roost.solver.pickomino.turn.solve import turn_solver


class WildModel:
    """Win shares from a hash of the position: an identity that holds for it holds for any model."""

    def shares(self, states: Sequence[PickominoState]) -> list[Shares]:
        rows = []
        for state in states:
            random = np.random.default_rng(zlib.crc32(repr(state).encode()))
            rows.append(Shares(random.dirichlet(np.ones(state.seats)).tolist()))
        return rows


Key = tuple[int, tuple[tuple[int, ...], ...], int]


class ExactModel:
    """Two seats and a handful of tiles, solved by value iteration."""

    def __init__(self, start: PickominoState) -> None:
        ends: dict[Key, TurnEnds] = {}
        waiting = [start]
        while waiting:
            state = waiting.pop()
            if _key(state) not in ends:
                ends[_key(state)] = found = turn_ends(state)
                waiting += [s for s in found.after.values() if s.phase is not Phase.OVER]
        self._values = {key: Shares((0.5, 0.5)) for key in ends}
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
        new = Shares((value, 1 - value) if seat == 0 else (1 - value, value))
        change = max(map(abs, new - self._values[key]))
        self._values[key] = new
        return change

    def _value(self, state: PickominoState) -> Shares:
        if state.phase is Phase.OVER:
            outcome = Pickomino(state.variant).outcome(state)
            assert outcome is not None
            return Shares(float(share) for share in outcome.shares)
        return self._values[_key(state)]

    def shares(self, states: Sequence[PickominoState]) -> list[Shares]:
        return [self._value(state) for state in states]


def _key(state: PickominoState) -> Key:
    return state.grill, state.stacks, state.seat


class BruteForce:
    """Values of actions from the rules alone: every roll, every choice, without the solver."""

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
            for action in game_of(state).legal_actions(state)
        )

    def _rolled(self, state: PickominoState, seat: int) -> float:
        game = game_of(state)
        return sum(
            float(chance.probability) * self._worth(game.apply(state, chance.roll).state, seat)
            for chance in game.chance_outcomes(state)
        )


POSITIONS = [
    "pickomino 21-36 -/- 0 wwww44 ? 1",
    "pickomino 21-24,26,30-36 25/-/27,29 2 www445 . 7",
    "pickomino 21-24,26,30-36 25/-/27,29 2 www44 134 7",
    "pickomino 21,36 25,30/31/- 0 ww555 . 40",
    "pickomino 21,36 25,30/31/- 0 ww555 ? 40",  # may fail and then lose a tile
    "pickomino:any-lower 22,23,28 25,30/31/- 0 ww5554 . 40",
]


def outcomes(evaluator: PickominoEvaluator, state: PickominoState) -> dict[int | None, float]:
    """Return the chance of each tile, None for failing, if the turn is played by the rules."""
    seat, turn = state.seat, state.turn
    game = game_of(state)

    def play(now: PickominoState) -> dict[int | None, float]:
        if now.phase is Phase.OVER or now.turn != turn:
            before, after = state.stacks[seat], now.stacks[seat]
            return {after[-1] if len(after) > len(before) else None: 1.0}
        if now.phase is Phase.PLAY:
            return play(game.apply(now, evaluator.best(now)).state)
        found: dict[int | None, float] = {}
        for chance in game.chance_outcomes(now):
            for tile, p in play(game.apply(now, chance.roll).state).items():
                found[tile] = found.get(tile, 0.0) + p * float(chance.probability)
        return found

    return play(state)
