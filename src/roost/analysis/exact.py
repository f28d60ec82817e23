"""Small two-player games, solved: reviews that are true, not just well informed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from roost.analysis.evaluator import Evaluator, Shares
from roost.analysis.knockout.evaluator import start_chances
from roost.analysis.pickomino.evaluator import PickominoEvaluator
from roost.rules import Action, Phase, Roll
from roost.rules.errors import GameError
from roost.rules.knockout import KnockoutState, contested, number_of
from roost.rules.pickomino import PickominoState
from roost.solver.knockout.exact import ExactGame
from roost.solver.pickomino.small import MOST_TILES, SmallGame, Solved, small_game, solve_small

MOST_POSITIONS = 4000  # of Knockout: about a minute
NOTHING = np.zeros(2)


class SolvedModel:
    """A `PositionModel` that looks the truth up."""

    def __init__(self, game: SmallGame, solved: Solved) -> None:
        self._game = game
        self._solved = solved

    def shares(self, states: Sequence[PickominoState]) -> npt.NDArray[np.float64]:
        rows = np.empty((len(states), 2))
        for row, state in zip(rows, states, strict=True):
            value = self._solved.values[self._game.find(state)]
            row[state.seat], row[1 - state.seat] = value, 1 - value
        return rows


def exact_evaluator(state: Any) -> Evaluator:
    """The truth about every game that can follow from here. Takes from a second (four tiles) to
    minutes (seven)."""
    if isinstance(state, KnockoutState) and state.seats == 2 and state.variant.rounds is None:
        found = _solved_knockout(state)
        if found is not None:
            return found
    tiles: set[int] = set()
    if isinstance(state, PickominoState):
        tiles = {*state.grill_tiles, *(tile for stack in state.stacks for tile in stack)}
    if not tiles or state.seats != 2 or len(tiles) > MOST_TILES:
        raise GameError(
            f"only small games for two are solved exactly: Pickomino with at most {MOST_TILES} "
            f"tiles in play, Knockout with at most {MOST_POSITIONS} positions",
            code="not-small", most=MOST_TILES, positions=MOST_POSITIONS,
        )  # fmt: skip
    game = small_game(tiles, state.variant)
    return PickominoEvaluator(SolvedModel(game, solve_small(game)))


def _solved_knockout(state: KnockoutState) -> SolvedKnockout | None:
    live = [s for p, s in enumerate(state.positions) if s >= 0 and _lives(state, p)]
    if state.board.size ** len(live) > MOST_POSITIONS**2:  # hopeless: not worth counting
        return None
    try:
        game = ExactGame(state.variant.board, MOST_POSITIONS, state.positions)
    except ValueError:
        return None
    game.solve(tolerance=1e-12)
    return SolvedKnockout(game)


def _lives(state: KnockoutState, piece: int) -> bool:
    return contested(state.positions, state.seats, number_of(piece))


class SolvedKnockout:
    """An `Evaluator` that looks the truth up. The cap of K17 is taken to be far away."""

    def __init__(self, game: ExactGame) -> None:
        self._solved = game
        self._rules = game.game

    def shares(self, state: KnockoutState) -> Shares:
        if state.phase is Phase.PLAY:
            return self.after(state, self.best(state))
        if state.roll_off is not None:
            sides = (state._replace(seat=s, first=s, roll_off=None) for s in range(2))
            chances = start_chances(state.roll_off)
            return sum((c * self.shares(s) for c, s in zip(chances, sides, strict=True)), NOTHING)
        share = self._solved.worth(self._solved.outcome(state))
        return np.array([share, 1 - share])

    def actions(self, state: KnockoutState) -> Mapping[Action, Shares]:
        return {action: self.after(state, action) for action in self._rules.legal(state)}

    def after(self, state: KnockoutState, move: Action | Roll) -> Shares:
        return self.shares(self._rules.apply(state, move).state)

    def best(self, state: KnockoutState) -> Action:
        valued = self.actions(state)
        return max(valued, key=lambda action: float(valued[action][state.seat]))

    def left(self, state: KnockoutState, action: Action) -> KnockoutState:
        after = self._rules.apply(state, action).state
        while after.phase is Phase.PLAY and after.turn == state.turn:
            after = self._rules.apply(after, self.best(after)).state
        return after

    def play_turn(self, state: KnockoutState, random: Random) -> tuple[KnockoutState, Shares]:
        before, rolled = self.shares(state), state
        if state.phase is Phase.CHANCE:
            chances = self._rules.chances(state)
            (chance,) = random.choices(chances, [float(c.probability) for c in chances])
            rolled = self._rules.apply(state, chance.roll).state
        luck = self.shares(rolled) - before
        if rolled.phase is Phase.PLAY:
            rolled = self.left(rolled, self.best(rolled))
        return rolled, luck
