"""The odds of a turn from any moment in it: totals, tiles and failure, under any objective."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from roost.rules.core import Phase
from roost.rules.errors import position_error
from roost.rules.pickomino import PickominoState, within_reach
from roost.rules.pickomino.constants import LOWEST
from roost.solver.pickomino.turn.solution import state_of
from roost.solver.pickomino.turn.solve import TurnSolution, turn_solver
from roost.solver.pickomino.turn.tables import FACES, POINTS, TOTALS, TurnState

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class TurnPosition:
    """Where a turn stands: after which takes (none: its start), with which dice on the table.

    Without dice and with ``rolling`` the player is bound to roll, otherwise free to stop.
    """

    state: TurnState | None
    roll: tuple[int, ...] | None
    rolling: bool

    @classmethod
    def of(cls, position: PickominoState) -> TurnPosition:
        """The moment of a game's position."""
        if position.phase is Phase.OVER:
            raise position_error("over", "the game is over: there is no turn to ask about", "#")
        taken = state_of(position.taken) if any(position.taken) else None
        roll = None
        if position.roll is not None:
            roll = tuple(position.roll.count(face) for face in range(1, FACES + 1))
        return cls(taken, roll, position.phase is Phase.CHANCE)


@dataclass(frozen=True)
class SolvedTurn:
    """The rest of a turn, played as well as can be for one objective.

    ``totals`` is the chance to end on each total with a worm, ``fail`` that of ending without one
    or on a roll without a free face; they sum to one. ``value`` is what the objective is worth.
    """

    value: float
    totals: Floats
    fail: float

    def at_least(self, total: int) -> float:
        """The chance of this total or a higher one."""
        return float(self.totals[total:].sum())


def solve_turn(moment: TurnPosition, payoff: npt.ArrayLike, fail: float) -> SolvedTurn:
    """The odds under the best play for 41 stop values and a value of failing."""
    solution = turn_solver().solve(payoff, fail)
    ends = position_ends(solution, moment)
    value = ends[:-1] @ solution.payoff + ends[-1] * solution.fail
    return SolvedTurn(float(value), ends[:-1], float(ends[-1]))


def position_ends(solution: TurnSolution, moment: TurnPosition) -> Floats:
    """Where the best play ends from a moment: chances per total, then of failing."""
    if moment.roll is None:
        return solution.ends(moment.state, rolling=moment.rolling)
    face = solution.best_face(moment.state, moment.roll)
    if face is None:
        ends = np.zeros(TOTALS + 1)
        ends[-1] = 1.0
        return ends
    return solution.ends(_taken(moment.state, face, moment.roll[face]))


def position_value(solution: TurnSolution, moment: TurnPosition) -> float:
    """What a moment is worth under the solved objective."""
    if moment.roll is not None:
        choices = solution.choice_values(moment.state, moment.roll)
        return max(choices.values(), default=solution.fail)
    if moment.rolling:
        rolled = solution.roll_value(moment.state)
        return solution.fail if rolled is None else rolled
    return solution.state_value(moment.state)


def reach_odds(moment: TurnPosition) -> tuple[Floats, Floats]:
    """The best chance to end on at least, and on exactly, each total: 2 x 41 objectives."""
    totals = np.arange(TOTALS)
    at_least = totals[:, None] <= totals
    exactly = totals[:, None] == totals
    goals = np.concatenate([at_least, exactly]).astype(np.float64)
    solutions = turn_solver().solve_many(goals, np.zeros(len(goals)))
    chances = np.array([position_value(solution, moment) for solution in solutions])
    return chances[:TOTALS], chances[TOTALS:]


def tiles_by_total(position: PickominoState) -> dict[int, tuple[int, ...]]:
    """The tiles each total would take in a position, if it holds a worm; none: it fails."""
    found = {}
    for total in range(LOWEST, TOTALS):
        fives, rest = divmod(total, 5)
        taken: Any = (*(int(face == rest) for face in range(1, 5)), 0, fives)
        at_total = position._replace(taken=taken, roll=None, phase=Phase.PLAY)
        found[total] = within_reach(at_total)
    return found


def _taken(state: TurnState | None, face: int, count: int) -> TurnState:
    if state is None:
        return state_of([count if f == face else 0 for f in range(FACES)])
    return TurnState(state.mask | 1 << face, state.dice - count, state.total + count * POINTS[face])
