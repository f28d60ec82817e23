"""The odds of a turn from any moment in it: totals, tiles and failure, for any objective."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, SupportsFloat

from roost.rules.core import Phase
from roost.rules.errors import position_error
from roost.rules.pickomino import PickominoState, within_reach
from roost.rules.pickomino.constants import LOWEST
from roost.solver.pickomino.turn.solution import Numbers, TurnSolution, state_of
from roost.solver.pickomino.turn.solve import turn_solver
from roost.solver.pickomino.turn.tables import FACES, POINTS, TOTALS, TurnState


@dataclass(frozen=True)
class TurnPosition:
    """A moment of a turn: the state after the takes (None: its start), and the dice on the table.

    Without dice and with ``rolling`` the player is bound to roll, otherwise free to stop.
    """

    state: TurnState | None
    roll: tuple[int, ...] | None
    rolling: bool

    @classmethod
    def of(cls, position: PickominoState) -> TurnPosition:
        """Return the moment of a game's position."""
        if position.phase is Phase.OVER:
            raise position_error("over", "the game is over: there is no turn to ask about", "#")
        taken = state_of(position.taken) if any(position.taken) else None
        roll = None
        if position.roll is not None:
            roll = tuple(position.roll.count(face) for face in range(1, FACES + 1))
        return cls(taken, roll, position.phase is Phase.CHANCE)


@dataclass(frozen=True)
class SolvedTurn:
    """The rest of a turn with the best play for one objective.

    ``totals`` is the chance to end on each total with a worm, ``fail`` that of ending without one
    or on a roll without a free face; they sum to one. ``value`` is what the objective is worth.
    """

    value: float
    totals: Numbers
    fail: float

    def at_least(self, total: int) -> float:
        """Return the chance of this total or a higher one."""
        return sum(self.totals[total:])


def solve_turn(
    moment: TurnPosition, payoff: Iterable[SupportsFloat], fail: SupportsFloat
) -> SolvedTurn:
    """Return the odds with the best play for 41 stop values and a value of failing."""
    solution = turn_solver().solve(payoff, fail)
    *totals, failed = position_ends(solution, moment)
    value = sum(chance * worth for chance, worth in zip(totals, solution.payoff, strict=True))
    return SolvedTurn(value + failed * solution.fail, totals, failed)


def position_ends(solution: TurnSolution, moment: TurnPosition) -> Numbers:
    """Return where the best play ends from a moment: chances per total, then of failing."""
    if moment.roll is None:
        return solution.ends(moment.state, rolling=moment.rolling)
    face = solution.best_face(moment.state, moment.roll)
    if face is None:
        return [0.0] * TOTALS + [1.0]
    return solution.ends(_taken(moment.state, face, moment.roll[face]))


def position_value(solution: TurnSolution, moment: TurnPosition) -> float:
    """Return what a moment is worth for the solved objective."""
    if moment.roll is not None:
        choices = solution.choice_values(moment.state, moment.roll)
        return max(choices.values(), default=solution.fail)
    if moment.rolling:
        rolled = solution.roll_value(moment.state)
        return solution.fail if rolled is None else rolled
    return solution.state_value(moment.state)


def reach_odds(moment: TurnPosition) -> tuple[Numbers, Numbers]:
    """Return the best chance to end on at least, and on exactly, each total: 2 x 41 objectives."""
    totals = range(TOTALS)
    at_least = [[float(end >= total) for end in totals] for total in totals]
    exactly = [[float(end == total) for end in totals] for total in totals]
    solutions = turn_solver().solve_many(at_least + exactly, [0.0] * 2 * TOTALS)
    chances = [position_value(solution, moment) for solution in solutions]
    return chances[:TOTALS], chances[TOTALS:]


def tiles_by_total(position: PickominoState) -> dict[int, tuple[int, ...]]:
    """Return the tiles each total with a worm would take in a position; none: it fails."""
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
