"""The exact best turn of Pickomino: what stopping, rolling and every choice are worth."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from functools import lru_cache
from math import isfinite
from numbers import Real

import numpy as np
import numpy.typing as npt

from roost.solver.pickomino.turn import sweeps as kernels
from roost.solver.pickomino.turn.errors import PayoffError, TurnStateError
from roost.solver.pickomino.turn.tables import (
    ALL_FACES,
    DICE,
    FACES,
    POINTS,
    Floats,
    TurnState,
    TurnTables,
    take,
    turn_tables,
)

Roll = Sequence[int]


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
        best, roll, value = self._fill(stops, miss)
        # A total that the best play never stops on is not in the value, so all are looked at.
        if not (isfinite(value) and np.isfinite(stops).all()):
            raise _not_finite(stops, miss)
        return TurnSolution(self, stops, miss, value, best, roll)

    def _fill(self, payoff: Floats, fail: float) -> tuple[Floats, Floats, float]:
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


class TurnSolution:
    """A solved turn. States are `TurnState`s; none means the start of the turn."""

    __slots__ = ("_filled", "_solver", "fail", "payoff", "value")

    def __init__(
        self,
        solver: TurnSolver,
        payoff: Floats,
        fail: float,
        value: float,
        best: Floats | None = None,
        roll: Floats | None = None,
    ) -> None:
        self._solver = solver
        self.payoff = payoff
        self.fail = fail
        self.value = value
        self._filled = None if best is None or roll is None else (best, roll)

    @property
    def _best(self) -> Floats:
        return self._tables_filled()[0]

    @property
    def _roll(self) -> Floats:
        return self._tables_filled()[1]

    def _tables_filled(self) -> tuple[Floats, Floats]:
        if self._filled is None:
            self._filled = self._solver._fill(self.payoff, self.fail)[:2]
        return self._filled

    @property
    def states(self) -> tuple[TurnState, ...]:
        """Every state the turn can be in."""
        return self._tables.states

    @property
    def _tables(self) -> TurnTables:
        return self._solver.tables

    def state_value(self, state: TurnState | None = None) -> float:
        """The value of the best decision after a take."""
        return float(self._best[self._index(state)])

    def stop_value(self, state: TurnState | None = None) -> float:
        """The value of stopping: the payoff with a worm, the fail value without."""
        start = self._start(state)
        self._index(start)
        return float(self.payoff[start.total]) if start.has_worm else self.fail

    def roll_value(self, state: TurnState | None = None) -> float | None:
        """The value of rolling on; none when the turn is over by itself (P6)."""
        index = self._index(state)
        return float(self._roll[index]) if index < self._tables.rolling else None

    def choice_values(self, state: TurnState | None, roll: Roll) -> dict[int, float]:
        """The value of taking each free face (0 to 5, 5 the worm) of a roll, given as counts.

        An empty answer means that the roll fails (P7).
        """
        start = self._start(state)
        self._index(start)
        if not _are_counts(roll) or sum(roll) != start.dice:
            raise TurnStateError(
                f"a roll of {start.dice} dice is {FACES} counts that add up to it, not {roll!r}",
                roll=repr(roll),
                dice=start.dice,
            )
        index = self._tables.index
        return {
            face: float(self._best[index[take(start, face, roll[face])]])
            for face in range(FACES)
            if roll[face] and not start.mask >> face & 1
        }

    def should_stop(self, state: TurnState) -> bool:
        """Whether stopping is best (a tie stops)."""
        roll = self.roll_value(state)
        return roll is None or self.stop_value(state) >= roll - kernels.TIE

    def best_face(self, state: TurnState | None, roll: Roll) -> int | None:
        """The face to take, the lowest of equals; none when the roll fails."""
        best: int | None = None
        value = -np.inf
        for face, worth in self.choice_values(state, roll).items():
            if worth > value + kernels.TIE:
                best, value = face, worth
        return best

    def ends(self, state: TurnState | None = None, *, rolling: bool = False) -> Floats:
        """The chance of ending on each total with a worm, then of failing, under best play.

        ``rolling`` says that the player is bound to roll at ``state``.
        """
        index = self._index(state)
        ends = np.empty(len(self.payoff) + 1)
        t = self._tables
        kernels.forward(
            index, self._best, self._roll, self.payoff, self.fail, *self._solver._args,
            t.group_of, rolling or state is None, ends,
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

    def _start(self, state: TurnState | None) -> TurnState:
        return TurnState(0, self._tables.dice, 0) if state is None else state

    def _index(self, state: TurnState | None) -> int:
        start: object = self._start(state)  # whatever a caller may have passed
        index = self._tables.index.get(start) if isinstance(start, TurnState) else None
        if index is None:
            raise TurnStateError(f"no turn can be in {start!r}", state=repr(start))
        return index


def state_of(counts: Sequence[int], dice: int = DICE) -> TurnState:
    """The state after taking these counts per face (0 to 5, 5 the worm)."""
    if not _are_counts(counts) or sum(counts) > dice:
        raise TurnStateError(
            f"taken dice are {FACES} counts of at most {dice} dice, not {counts!r}",
            state=repr(counts),
        )
    mask = sum(1 << face for face in range(FACES) if counts[face])
    total = sum(count * points for count, points in zip(counts, POINTS, strict=True))
    return TurnState(mask & ALL_FACES, dice - sum(counts), total)


@lru_cache(maxsize=1)
def turn_solver() -> TurnSolver:
    """The shared solver of the real game."""
    return TurnSolver()


def _shape(array: Floats) -> str:
    return " × ".join(map(str, array.shape)) or "1"


def _are_counts(values: Sequence[int]) -> bool:
    """Whether these are dice by face, whatever a caller may have passed."""
    try:
        return len(values) == FACES and all(int(v) == v >= 0 for v in values)
    except (TypeError, ValueError):
        return False


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
