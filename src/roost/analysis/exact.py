"""Small two-player games of Pickomino, solved: reviews that are true, not just well informed."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from roost.analysis.pickomino import PickominoEvaluator
from roost.rules.errors import GameError
from roost.rules.pickomino import PickominoState
from roost.solver.pickomino.small import MOST_TILES, SmallGame, Solved, small_game, solve_small


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


def exact_evaluator(state: PickominoState) -> PickominoEvaluator:
    """The truth about every game with the tiles that are in play here. Takes from a second (four
    tiles) to minutes (seven)."""
    tiles: set[int] = set()
    if isinstance(state, PickominoState):
        tiles = {*state.grill_tiles, *(tile for stack in state.stacks for tile in stack)}
    if not tiles or state.seats != 2 or len(tiles) > MOST_TILES:
        raise GameError(
            f"only Pickomino for two with at most {MOST_TILES} tiles in play is solved exactly",
            code="not-small", most=MOST_TILES,
        )  # fmt: skip
    game = small_game(tiles, state.variant)
    return PickominoEvaluator(SolvedModel(game, solve_small(game)))
