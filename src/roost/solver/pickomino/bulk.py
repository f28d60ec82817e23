"""The port for thousands of games at once: batches, networks, whole turns. Compiled, and so slow to
import; nobody goes round it. One position at a time is asked of `roost.solver.pickomino.port`."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from roost.solver.pickomino import steps
from roost.solver.pickomino.games import PickominoGames, streams
from roost.solver.pickomino.network import network_shares
from roost.solver.pickomino.play import play_turns
from roost.solver.pickomino.reading import inputs
from roost.solver.pickomino.rows import TILES
from roost.solver.pickomino.turn.solve import turn_solver
from roost.solver.pickomino.turn.tables import TOTALS

__all__ = [
    "OUTCOMES",
    "TILES",
    "AfterTurn",
    "PickominoGames",
    "after_turn",
    "greedy_worths",
    "inputs",
    "network_shares",
    "payoffs",
    "play_turns",
    "streams",
    "turn_solver",
]

Floats = npt.NDArray[np.float64]
OUTCOMES = TILES + 1  # of a turn: each tile taken, or a failure (last)


class AfterTurn(NamedTuple):
    """What a turn can lead to: games x outcomes, and what lies where then."""

    owner: npt.NDArray[np.int8]
    height: npt.NDArray[np.int8]
    reachable: npt.NDArray[np.bool_]
    over: npt.NDArray[np.bool_]


def after_turn(games: PickominoGames) -> AfterTurn:
    count = len(games)
    owner = np.empty((count, OUTCOMES, TILES), np.int8)
    reachable = np.empty((count, OUTCOMES), np.bool_)
    found = AfterTurn(owner, np.empty_like(owner), reachable, np.empty_like(reachable))
    steps.outcomes_many(games.seats, *_lying(games), *found)
    return found


def payoffs(games: PickominoGames, worth: Floats) -> tuple[Floats, npt.NDArray[np.int64]]:
    """For each total of a turn, what its best outcome is worth, and which one that is."""
    best = np.empty((len(games), TOTALS))
    chosen = np.empty((len(games), TOTALS), np.int64)
    steps.payoffs_many(*_lying(games), worth, chosen, best)
    return best, chosen


def greedy_worths(games: PickominoGames) -> Floats:
    """Worms this turn: a steal counts 1 + 1/(n-1) times, failing costs the own top tile."""
    worth = np.empty((len(games), OUTCOMES))
    steps.greedy_worth(games.seats, games.owner, games.height, games.seat, worth)
    return worth


def _lying(games: PickominoGames) -> tuple[Any, Any, Any, Any]:
    return games.owner, games.height, games.seat, games.options
