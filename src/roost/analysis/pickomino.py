"""Pickomino: the turn is solved exactly, what lies beyond it is a model's opinion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from roost.analysis.evaluator import Shares, final_shares
from roost.rules import Action, Phase, Roll
from roost.rules.pickomino import (
    DICE,
    Pickomino,
    PickominoState,
    RollOn,
    Stop,
    Take,
    within_reach,
)
from roost.solver.turn import TurnSolution, state_of, turn_solver

TOTALS = 41
NOTHING = (0, 0, 0, 0, 0, 0)


class PositionModel(Protocol):
    """Win shares of positions in which a turn is about to begin, one row per state."""

    def shares(self, states: Sequence[PickominoState]) -> npt.NDArray[np.float64]: ...


class Turn(NamedTuple):
    """One turn, solved: what every total would lead to, for every seat."""

    solution: TurnSolution
    payoffs: npt.NDArray[np.float64]  # seats x totals, the mover's best choice of tile
    fails: Shares
    tiles: Mapping[int | None, Shares]  # the value after ending the turn with a tile, or without


class PickominoEvaluator:
    """Exact within a turn; a `PositionModel` values what a turn leads to."""

    def __init__(self, model: PositionModel) -> None:
        self.model = model
        self.turn = lru_cache(maxsize=256)(self._turn)

    # -- the Evaluator contract --------------------------------------------------------------

    def shares(self, state: PickominoState) -> Shares:
        if state.phase is Phase.OVER:
            return _over(state)
        if state.phase is Phase.CHANCE:
            return self._rolling(state)
        return max(self.actions(state).values(), key=lambda shares: float(shares[state.seat]))

    def actions(self, state: PickominoState) -> Mapping[Action, Shares]:
        game = Pickomino(state.variant)
        return {action: self.after(state, action) for action in game.legal(state)}

    def after(self, state: PickominoState, move: Action | Roll) -> Shares:
        turn = self.turn(_turn_start(state))
        if isinstance(move, Stop):
            return turn.tiles[move.tile]
        if isinstance(move, RollOn):
            return self._rolling(state)
        after = Pickomino(state.variant).apply(state, move).state
        if after.turn != state.turn or after.phase is Phase.OVER:  # the turn ended by itself
            return turn.tiles[_gained(state, after)]
        if isinstance(move, Take):
            return self._decided(after)
        return self.shares(after)

    # -- within a turn -----------------------------------------------------------------------

    def _rolling(self, state: PickominoState) -> Shares:
        turn = self.turn(_turn_start(state))
        return turn.solution.evaluate(turn.payoffs, turn.fails, state_of(state.taken), rolling=True)

    def _decided(self, state: PickominoState) -> Shares:
        turn = self.turn(_turn_start(state))
        return turn.solution.evaluate(turn.payoffs, turn.fails, state_of(state.taken))

    def _turn(self, start: PickominoState) -> Turn:
        ends = turn_ends(start)
        lasting = [after for after in ends.after.values() if after.phase is not Phase.OVER]
        valued = dict(zip(lasting, self.model.shares(lasting), strict=True)) if lasting else {}
        tiles = {
            tile: _over(after) if after.phase is Phase.OVER else np.asarray(valued[after])
            for tile, after in ends.after.items()
        }
        mover = start.seat
        payoffs = np.tile(tiles[None][:, None], (1, TOTALS))
        for total, options in ends.options.items():
            best = max(options, key=lambda tile: float(tiles[tile][mover]))
            payoffs[:, total] = tiles[best]
        solution = turn_solver().solve(payoffs[mover], float(tiles[None][mover]))
        return Turn(solution, payoffs, tiles[None], tiles)


class TurnEnds(NamedTuple):
    """How a turn can end: the position after each tile (None: failed), the tiles of each total."""

    after: dict[int | None, PickominoState]
    options: dict[int, tuple[int, ...]]


def turn_ends(start: PickominoState) -> TurnEnds:
    """Every way a turn that begins at `start` can end, asked of the rules themselves."""
    game = Pickomino(start.variant)
    after: dict[int | None, PickominoState] = {}
    options: dict[int, tuple[int, ...]] = {}
    failing = start._replace(taken=(1, 0, 0, 0, 0, 0), roll=None, phase=Phase.PLAY)
    after[None] = game.apply(failing, Stop(None)).state
    for total, taken in _examples().items():
        ending = failing._replace(taken=taken)
        tiles = within_reach(ending)
        if tiles:
            options[total] = tiles
        for tile in tiles:
            if tile not in after:
                after[tile] = game.apply(ending, Stop(tile)).state
    return TurnEnds(after, options)


@lru_cache(maxsize=1)
def _examples() -> dict[int, tuple[int, int, int, int, int, int]]:
    """For every total some taken dice that make it, a worm among them."""
    found: dict[int, tuple[int, int, int, int, int, int]] = {}
    for worms in range(1, DICE + 1):
        for fives in range(DICE - worms + 1):
            for fours in range(DICE - worms - fives + 1):
                for ones in range(DICE - worms - fives - fours + 1):
                    total = 5 * (worms + fives) + 4 * fours + ones
                    found.setdefault(total, (ones, 0, 0, fours, fives, worms))
    return dict(sorted(found.items()))


def _turn_start(state: PickominoState) -> PickominoState:
    if state.phase is Phase.CHANCE and state.taken == NOTHING:
        return state
    return state._replace(taken=NOTHING, roll=None, phase=Phase.CHANCE)


def _gained(before: PickominoState, after: PickominoState) -> int | None:
    """The tile with which the mover ended the turn, None after a failure."""
    seat = before.seat
    grew = len(after.stacks[seat]) > len(before.stacks[seat])
    return after.stacks[seat][-1] if grew else None


def _over(state: PickominoState) -> Shares:
    outcome = Pickomino(state.variant).outcome(state)
    if outcome is None:
        raise ValueError("the game is not over")
    return final_shares(outcome)
