"""The exact best turn of Pickomino: what stopping, rolling and every choice are worth."""

from __future__ import annotations

from decimal import Decimal
from functools import lru_cache
from math import isfinite
from numbers import Real

import numpy as np
import numpy.typing as npt

from roost.solver.pickomino.turn import sweeps as kernels
from roost.solver.pickomino.turn.errors import PayoffError, TurnStateError
from roost.solver.pickomino.turn.solution import Solution
from roost.solver.pickomino.turn.tables import (
    DICE,
    POINTS,
    FlatTables,
    TurnState,
    flat_tables,
    turn_tables,
)

Floats = npt.NDArray[np.float64]


class TurnSolver:
    """Solves turns by dynamic programming over every reachable mid-turn state.

    >>> solver = TurnSolver()
    >>> worms = [0.0] * 21 + [1.0] * 4 + [2.0] * 4 + [3.0] * 4 + [4.0] * 8
    >>> round(solver.solve(worms, 0.0).value, 9)
    1.644729674
    """

    def __init__(self, dice: int = DICE) -> None:
        if type(dice) is not int or not 1 <= dice <= DICE:
            raise TurnStateError(f"a turn has 1 to {DICE} dice, not {dice}", dice=dice)
        self.tables = turn_tables(dice)
        t = self.tables
        self._args = (
            t.groups, t.miss, t.depth, t.row, t.prob, t.successors, t.total, t.worm,
        )  # fmt: skip
        self._totals = dice * max(POINTS) + 1
        self._size = len(t.states)

    def solve(self, payoff: npt.ArrayLike, fail: float) -> TurnSolution:
        """The best turn when stopping on total t with a worm is worth ``payoff[t]``.

        ``payoff`` has one value per total (41 with 8 dice); stopping without a worm, or rolling no
        free face, is worth ``fail``. Equal values: stop rather than roll, lowest face first.
        """
        stops = _numbers(payoff, "payoff")
        if stops.shape != (self._totals,):
            raise PayoffError(
                f"payoff needs {self._totals} values, one per total, not shape {stops.shape}",
                why="shape",
                expected=self._totals,
                got=_shape(stops),
            )
        miss = _number(fail)
        best, roll, value = self.fill(stops, miss)
        # A total that the best play never stops on is not in the value, so all are looked at.
        if not (isfinite(value) and np.isfinite(stops).all()):
            raise _not_finite(stops, miss)
        return TurnSolution(self, stops, miss, value, best, roll)

    @property
    def flat(self) -> FlatTables:
        return flat_tables(self.tables.dice)

    def fill(self, payoff: Floats, fail: float) -> tuple[Floats, Floats, float]:
        best = np.empty(self._size)
        roll = np.empty(self.tables.rolling)
        return best, roll, kernels.backward(payoff, fail, *self._args, best, roll)

    def solve_many(self, payoffs: npt.ArrayLike, fails: npt.ArrayLike) -> list[TurnSolution]:
        """`solve` for each row of ``payoffs``, in one compiled call."""
        stops, misses = self._batch(payoffs, fails)
        values = np.empty(len(stops))
        kernels.values_many(stops, misses, *self._args, self._size, self.tables.rolling, values)
        # The tables of a solution are filled in when somebody looks: most never are.
        return [
            TurnSolution(self, row, miss, value)
            for row, miss, value in zip(stops, misses.tolist(), values.tolist(), strict=True)
        ]

    def values(self, payoffs: npt.ArrayLike, fails: npt.ArrayLike) -> Floats:
        """The value of the whole turn for each row of ``payoffs``: the lean `solve_many`."""
        stops, misses = self._batch(payoffs, fails)
        values = np.empty(len(stops))
        kernels.values_many(stops, misses, *self._args, self._size, self.tables.rolling, values)
        return values

    def ends_many(self, payoffs: npt.ArrayLike, fails: npt.ArrayLike) -> tuple[Floats, Floats]:
        """Values, and the chance of each total and of failing (last), for each row."""
        stops, misses = self._batch(payoffs, fails)
        values = np.empty(len(stops))
        ends = np.empty((len(stops), self._totals + 1))
        kernels.ends_many(
            stops, misses, *self._args, self.tables.group_of, self._size, values, ends
        )
        return values, ends

    def _batch(self, payoffs: npt.ArrayLike, fails: npt.ArrayLike) -> tuple[Floats, Floats]:
        stops = _numbers(payoffs, "payoffs")
        misses = _numbers(fails, "fails")
        if stops.shape == (0,):  # an empty list is a batch too
            stops = stops.reshape(0, self._totals)
        if stops.ndim != 2 or stops.shape[1] != self._totals or misses.shape != stops.shape[:1]:
            raise PayoffError(
                f"payoffs need shape (n, {self._totals}) and fails (n,), "
                f"not {stops.shape} and {misses.shape}",
                why="shape",
                expected=f"n × {self._totals}",
                got=_shape(stops),
            )
        if not (np.isfinite(stops).all() and np.isfinite(misses).all()):
            raise PayoffError("payoffs and fails must be finite numbers", why="finite")
        return stops, misses


class TurnSolution(Solution):
    """A solved turn, in arrays."""

    __slots__ = ()

    _solver: TurnSolver
    payoff: Floats

    def ends(self, state: TurnState | None = None, *, rolling: bool = False) -> Floats:
        """The chance of ending on each total with a worm, then of failing, under best play.

        ``rolling`` says that the player is bound to roll at ``state``.
        """
        index = self._index(state)
        ends = np.empty(len(self.payoff) + 1)
        kernels.forward(
            index, self._best, self._roll, self.payoff, self.fail, *self._solver._args,
            self._solver.tables.group_of, rolling or state is None, ends,
        )  # fmt: skip
        return ends

    def evaluate(
        self,
        payoffs: npt.ArrayLike,
        fails: npt.ArrayLike,
        state: TurnState | None = None,
        *,
        rolling: bool = False,
    ) -> Floats:
        """What other payoffs are worth when this policy is played: one value per row.

        One vector of payoffs with one fail value gives an array of one value.
        """
        stops = np.atleast_2d(_numbers(payoffs, "payoffs"))
        misses = np.atleast_1d(_numbers(fails, "fails"))
        if stops.shape != (len(misses), len(self.payoff)):
            raise PayoffError(
                f"payoffs need shape ({len(misses)}, {len(self.payoff)}), not {stops.shape}",
                why="shape",
                expected=f"{len(misses)} × {len(self.payoff)}",
                got=_shape(stops),
            )
        ends = self.ends(state, rolling=rolling)
        worth: Floats = stops @ ends[:-1] + misses * ends[-1]
        if not np.isfinite(worth).all():
            raise PayoffError("payoffs and fails must be finite numbers", why="finite")
        return worth


@lru_cache(maxsize=1)
def turn_solver() -> TurnSolver:
    """The shared solver of the real game."""
    return TurnSolver()


def _shape(array: Floats) -> str:
    return " × ".join(map(str, array.shape)) or "1"


def _numbers(values: npt.ArrayLike, name: str) -> Floats:
    """A copy as an array: a caller may change the original before a solution is looked at."""
    try:
        array = np.asarray(values)
        exact = array.dtype == object and all(isinstance(v, Real | Decimal) for v in array.flat)
        if exact or array.dtype.kind in "fiu":
            return np.array(array, np.float64, order="C")
    except (TypeError, ValueError, OverflowError) as error:
        raise PayoffError(f"{name} must be numbers: {error}") from error
    raise PayoffError(f"{name} must be numbers, not {array.dtype}", got=str(array.dtype))


def _number(fail: float) -> float:
    try:
        if not isinstance(fail, str | bytes):
            return float(fail)
    except (TypeError, ValueError, OverflowError):
        pass
    raise PayoffError(f"fail must be a number, not {fail!r}", got=repr(fail))


def _not_finite(payoff: Floats, fail: float) -> PayoffError:
    if not np.isfinite(fail):
        return PayoffError(f"fail must be finite, not {fail}", why="finite", got=str(fail))
    if np.isfinite(payoff).all():
        return PayoffError("payoff and fail are too large to add up")
    bad = int(np.flatnonzero(~np.isfinite(payoff))[0])
    return PayoffError(
        f"payoff[{bad}] must be finite, not {payoff[bad]}",
        why="finite",
        index=bad,
        got=str(payoff[bad]),
    )
