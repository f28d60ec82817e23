"""The exact best turn of Pickomino: what stopping, rolling and every choice are worth."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from math import isfinite
from typing import Any, SupportsFloat

from roost.solver.pickomino.turn.errors import PayoffError, TurnStateError
from roost.solver.pickomino.turn.kernels import kernels, tables_in_memory
from roost.solver.pickomino.turn.solution import Numbers, TurnSolution
from roost.solver.pickomino.turn.tables import DICE, POINTS, FlatTables, flat_tables
from roost.solver.wasm.arrays import Packed
from roost.solver.wasm.engine import Filled


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
        self.flat: FlatTables = flat_tables(dice)
        self._tables = tables_in_memory(dice)
        self._totals = dice * max(POINTS) + 1

    def solve(self, payoff: Iterable[SupportsFloat], fail: SupportsFloat) -> TurnSolution:
        """Solve a turn in which stopping on total t with a worm is worth ``payoff[t]``.

        ``payoff`` has one value per total (41 with 8 dice); stopping without a worm, or rolling no
        free face, is worth ``fail``. Equal values: stop rather than roll, lowest face first.
        """
        stops, miss = self._payoff(payoff), _number(fail)
        best, roll, value = self.fill(stops, miss)
        if not isfinite(value):
            raise PayoffError("payoff and fail are too large to add up")
        return TurnSolution(self, stops, miss, value, (best, roll))

    def fill(self, payoff: Numbers, fail: float) -> tuple[Numbers, Numbers, float]:
        best, roll = Filled("f8", (len(self.flat.states),)), Filled("f8", (self.flat.rolling,))
        asked = _packed(payoff), fail, self._tables
        found = kernels().run("solve_turn", *asked, best, roll)
        return *found.filled, found.value  # type: ignore[return-value]

    def ends(self, solution: TurnSolution, index: int, *, must_roll: bool) -> Numbers:
        best, roll, payoff = map(_packed, (*solution.filled, solution.payoff))
        ends = Filled("f8", (self._totals + 1,))
        asked = index, must_roll, best, roll, payoff, solution.fail, self._tables, ends
        return kernels().run("turn_ends", *asked).filled[0]

    def solve_many(
        self, payoffs: Iterable[Iterable[SupportsFloat]], fails: Iterable[SupportsFloat]
    ) -> list[TurnSolution]:
        """`solve` each row of ``payoffs``, in one call of a kernel."""
        rows, misses = self._batch(payoffs, fails)
        # The tables of a solution are filled in when they are needed: most never are.
        return [
            TurnSolution(self, row, miss, value)
            for row, miss, value in zip(rows, misses, self._values(rows, misses), strict=True)
        ]

    def values(
        self, payoffs: Iterable[Iterable[SupportsFloat]], fails: Iterable[SupportsFloat]
    ) -> Numbers:
        """Return the value of the whole turn for each row of ``payoffs``."""
        return self._values(*self._batch(payoffs, fails))

    def ends_many(
        self, payoffs: Iterable[Iterable[SupportsFloat]], fails: Iterable[SupportsFloat]
    ) -> tuple[Numbers, list[Numbers]]:
        """Return values, and the chance of each total and of failing (last), for each row."""
        rows, misses = self._batch(payoffs, fails)
        count, width = len(rows), self._totals + 1
        found = kernels().run(
            "turn_values_and_ends",
            _packed_rows(rows, self._totals),
            _packed(misses),
            self._tables,
            Filled("f8", (count,)),
            Filled("f8", (count, width)),
        )
        values, ends = found.filled
        return values, [ends[row * width : (row + 1) * width] for row in range(count)]

    def _values(self, rows: Sequence[Numbers], misses: Numbers) -> Numbers:
        asked = _packed_rows(rows, self._totals), _packed(misses), self._tables
        return kernels().run("turn_values", *asked, Filled("f8", (len(rows),))).filled[0]

    def _batch(self, payoffs: Any, fails: Any) -> tuple[list[Numbers], Numbers]:
        try:
            rows, misses = [self._payoff(row) for row in payoffs], [_number(one) for one in fails]
        except TypeError as error:
            raise PayoffError(f"payoffs need rows, and fails one value each: {error}") from error
        if len(rows) != len(misses):
            raise PayoffError(
                f"{len(rows)} rows of payoffs need as many fails, not {len(misses)}",
                why="shape",
                expected=len(rows),
                got=str(len(misses)),
            )
        return rows, array("d", misses)

    def _payoff(self, values: Any) -> Numbers:
        """Return a copy: a caller may change the original before the solution is used."""
        try:
            stops = array("d", map(_number, values))
        except TypeError as error:
            raise PayoffError(f"payoff must be numbers: {error}") from error
        if len(stops) != self._totals:
            raise PayoffError(
                f"payoff needs {self._totals} values, one per total, not {len(stops)}",
                why="shape",
                expected=self._totals,
                got=str(len(stops)),
            )
        return stops


@cache
def turn_solver() -> TurnSolver:
    """Return the shared solver of the real game."""
    return TurnSolver()


def _number(value: Any) -> float:
    try:
        if isinstance(value, str | bytes):
            raise TypeError(f"{value!r} is text")
        number = float(value)
    except (TypeError, ValueError, OverflowError) as error:
        raise PayoffError(f"payoffs must be numbers: {error}", got=repr(value)) from error
    if not isfinite(number):
        raise PayoffError(f"payoffs must be finite, not {number}", why="finite", got=str(number))
    return number


def _packed(numbers: Numbers) -> Packed:
    flat = array("d", numbers)
    return Packed("f8", (len(flat),), flat.tobytes())


def _packed_rows(rows: Sequence[Numbers], width: int) -> Packed:
    return Packed("f8", (len(rows), width), b"".join(array("d", row).tobytes() for row in rows))
