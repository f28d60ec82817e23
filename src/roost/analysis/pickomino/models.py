"""What Pickomino positions are worth when a turn is about to begin: learnt, or solved."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from roost.bots.pickomino.values import position_shares, turn_shares
from roost.rules.pickomino import PickominoState
from roost.solver.pickomino.small import MOST_TILES, SmallGame, Solved, small_game, solve_small


class NetworkModel:
    """The shipped value networks."""

    def shares(self, states: Sequence[PickominoState]) -> npt.NDArray[np.float64]:
        return position_shares(states)


class TurnModel:
    """The shipped value networks behind one more exact turn: for shares that are shown."""

    def shares(self, states: Sequence[PickominoState]) -> npt.NDArray[np.float64]:
        return turn_shares(states)


class SolvedModel:
    """Looks the truth about a small game for two up."""

    def __init__(self, game: SmallGame, solved: Solved) -> None:
        self._game = game
        self._solved = solved

    def shares(self, states: Sequence[PickominoState]) -> npt.NDArray[np.float64]:
        rows = np.empty((len(states), 2))
        for row, state in zip(rows, states, strict=True):
            value = self._solved.values[self._game.find(state)]
            row[state.seat], row[1 - state.seat] = value, 1 - value
        return rows


def solved_model(state: PickominoState) -> SolvedModel | None:
    """The solution of every game that can follow from here; None where it is not small."""
    tiles = {*state.grill_tiles, *(tile for stack in state.stacks for tile in stack)}
    if not tiles or state.seats != 2 or len(tiles) > MOST_TILES:
        return None
    game = small_game(tiles, state.variant)
    return SolvedModel(game, solve_small(game))
