"""Models for Pickomino positions at the start of a turn: learned or solved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from roost.bots.pickomino.values import position_shares, turn_shares
from roost.rules.extras import need
from roost.rules.pickomino import PickominoState
from roost.solver.pickomino.reading import MOST_TILES
from roost.solver.shares import Shares

if TYPE_CHECKING:
    from roost.solver.pickomino.small import SmallGame, Solved


class NetworkModel:
    """The bundled value networks."""

    def shares(self, states: Sequence[PickominoState]) -> list[Shares]:
        return position_shares(states)


class TurnModel:
    """The bundled value networks with one more exact turn, for displayed shares."""

    def shares(self, states: Sequence[PickominoState]) -> list[Shares]:
        return turn_shares(states)


class SolvedModel:
    """The exact values of a small game for two."""

    def __init__(self, game: SmallGame, solved: Solved) -> None:
        self._game = game
        self._solved = solved

    def shares(self, states: Sequence[PickominoState]) -> list[Shares]:
        return [self._share(state) for state in states]

    def _share(self, state: PickominoState) -> Shares:
        value = float(self._solved.values[self._game.find(state)])
        return Shares((value, 1 - value) if state.seat == 0 else (1 - value, value))


def solved_model(state: PickominoState) -> SolvedModel | None:
    """Return the solution of all games from this position; None if there are too many."""
    tiles = {*state.grill_tiles, *(tile for stack in state.stacks for tile in stack)}
    if not tiles or state.seats != 2 or len(tiles) > MOST_TILES:
        return None
    need("numpy", "study")
    from roost.solver.pickomino.small import small_game, solve_small

    game = small_game(tiles, state.variant)
    return SolvedModel(game, solve_small(game))
