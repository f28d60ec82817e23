"""Where bots and analysis get exact turns and opinions of positions from; nobody goes round it.

There are two back ends, and they decide alike: the compiled one, where its kernels lie ready, and a
light one that needs no compiler. Batches of games are for `roost.solver.pickomino.bulk`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from roost.rules.pickomino import PickominoState
from roost.solver.kernels import up_to_date
from roost.solver.wasm.engine import available
from roost.solver.pickomino.light import OUTCOMES, LightGames, LightSolution, LightTurnSolver
from roost.solver.pickomino.light import turn_solver as light_turn_solver
from roost.solver.pickomino.reading import TILES
from roost.solver.pickomino.turn.solution import state_of
from roost.solver.pickomino.turn.tables import TOTALS, TurnState

if TYPE_CHECKING:
    from roost.solver.pickomino.games import PickominoGames
    from roost.solver.pickomino.turn.solve import TurnSolution, TurnSolver

    Games = PickominoGames | LightGames
    TurnAnswer = TurnSolution | LightSolution

__all__ = [
    "OUTCOMES",
    "TILES",
    "TOTALS",
    "LightGames",
    "TurnState",
    "compiled",
    "games_of",
    "greedy_worths",
    "payoffs",
    "state_of",
    "turn_solver",
]

Rows = Any  # a list of lists, or an array of two dimensions


@cache
def compiled() -> bool:
    """Whether kernels are compiled, or must be because there is nothing else."""
    if find_spec("numba") is None:
        return False
    return not available() or up_to_date("pickomino")


def turn_solver() -> TurnSolver | LightTurnSolver:
    """The shared solver of the real game."""
    if not compiled():
        return light_turn_solver()
    from roost.solver.pickomino.turn.solve import turn_solver as compiled_turn_solver

    return compiled_turn_solver()


def games_of(states: Sequence[PickominoState]) -> Games:
    """Positions of one number of seats, for the back end there is."""
    if not compiled():
        return LightGames(states)
    from roost.solver.pickomino.games import PickominoGames

    return PickominoGames.of(states)


def greedy_worths(games: Games) -> Rows:
    """Worms this turn: a steal counts 1 + 1/(n-1) times, failing costs the own top tile."""
    if isinstance(games, LightGames):
        return games.greedy()
    from roost.solver.pickomino import bulk

    return bulk.greedy_worths(games)


def payoffs(games: Games, worth: Rows) -> Rows:
    """For each total of a turn, what its best outcome is worth."""
    if isinstance(games, LightGames):
        return games.payoffs(worth)[0]
    from roost.solver.pickomino import bulk

    return bulk.payoffs(games, worth)[0]
