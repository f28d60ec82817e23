"""A solved turn: the value of stopping, rolling and every choice, and where the turn ends."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, isfinite
from typing import Protocol

from roost.solver.pickomino.turn.errors import PayoffError, TurnStateError
from roost.solver.pickomino.turn.tables import (
    ALL_FACES,
    DICE,
    FACES,
    POINTS,
    TIE,
    FlatTables,
    TurnState,
    take,
)
from roost.solver.shares import Shares

Roll = Sequence[int]
Numbers = Sequence[float]


class Solver(Protocol):
    """The solver of a turn, which fills in the tables of a solution when they are needed."""

    @property
    def flat(self) -> FlatTables: ...

    def fill(self, payoff: Numbers, fail: float) -> tuple[Numbers, Numbers, float]:
        """Return for each state the value of the best decision, and of rolling; the turn's."""

    def ends(self, solution: TurnSolution, index: int, *, must_roll: bool) -> Numbers:
        """Return where a solution ends from a state: chances per total, then of failing."""


class TurnSolution:
    """A solved turn. States are `TurnState`s; None is the start of the turn."""

    __slots__ = ("_filled", "_solver", "fail", "payoff", "value")

    def __init__(
        self,
        solver: Solver,
        payoff: Numbers,
        fail: float,
        value: float,
        filled: tuple[Numbers, Numbers] | None = None,
    ) -> None:
        self._solver = solver
        self.payoff = payoff
        self.fail = fail
        self.value = value
        self._filled = filled

    @property
    def filled(self) -> tuple[Numbers, Numbers]:
        """Return, for each state, the value of the best decision and of rolling."""
        if self._filled is None:
            self._filled = self._solver.fill(self.payoff, self.fail)[:2]
        return self._filled

    @property
    def states(self) -> tuple[TurnState, ...]:
        """Every state the turn can be in."""
        return self._tables.states

    @property
    def _tables(self) -> FlatTables:
        return self._solver.flat

    def state_value(self, state: TurnState | None = None) -> float:
        """Return the value of the best decision after a take."""
        return self.filled[0][self._index(state)]

    def stop_value(self, state: TurnState | None = None) -> float:
        """Return the value of stopping: the payoff with a worm, the fail value without."""
        start = self._start(state)
        self._index(start)
        return self.payoff[start.total] if start.has_worm else self.fail

    def roll_value(self, state: TurnState | None = None) -> float | None:
        """Return the value of rolling on; None when the turn ends by itself (P6)."""
        index = self._index(state)
        return self.filled[1][index] if index < self._tables.rolling else None

    def choice_values(self, state: TurnState | None, roll: Roll) -> dict[int, float]:
        """Return the value of taking each free face (0 to 5, 5 the worm) of a roll.

        The roll is given as counts. An empty answer means that the roll fails (P7).
        """
        start = self._start(state)
        self._index(start)
        if not _are_counts(roll) or sum(roll) != start.dice:
            raise TurnStateError(
                f"a roll of {start.dice} dice is {FACES} counts that add up to it, not {roll!r}",
                roll=repr(roll),
                dice=start.dice,
            )
        index, best = self._tables.index, self.filled[0]
        return {
            face: best[index[take(start, face, roll[face])]]
            for face in range(FACES)
            if roll[face] and not start.mask >> face & 1
        }

    def should_stop(self, state: TurnState) -> bool:
        """Return whether stopping is best (a tie stops)."""
        roll = self.roll_value(state)
        return roll is None or self.stop_value(state) >= roll - TIE

    def best_face(self, state: TurnState | None, roll: Roll) -> int | None:
        """Return the face to take, the lowest of equals; None when the roll fails."""
        best: int | None = None
        value = -inf
        for face, worth in self.choice_values(state, roll).items():
            if worth > value + TIE:
                best, value = face, worth
        return best

    def ends(self, state: TurnState | None = None, *, rolling: bool = False) -> Numbers:
        """Return the chance of ending on each total with a worm, then of failing, with best play.

        With ``rolling`` the player is bound to roll at ``state``.
        """
        return self._solver.ends(self, self._index(state), must_roll=rolling or state is None)

    def evaluate(
        self,
        payoffs: Sequence[Numbers],
        fails: Numbers,
        state: TurnState | None = None,
        *,
        rolling: bool = False,
    ) -> Shares:
        """Return what other payoffs are worth when this policy is played: one value per row."""
        totals, widths = len(self.payoff), {*map(len, payoffs)}
        if len(payoffs) != len(fails) or widths - {totals}:
            raise PayoffError(
                f"payoffs need rows of {totals} values, and as many fails",
                why="shape",
                expected=f"{len(fails)} × {totals}",
                got=f"{len(payoffs)} × {', '.join(map(str, widths))}",
            )
        ends = self.ends(state, rolling=rolling)
        worth = Shares(
            sum(chance * value for chance, value in zip(ends, (*row, fail), strict=True))
            for row, fail in zip(payoffs, fails, strict=True)
        )
        if not all(map(isfinite, worth)):
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
    """Return the state after taking these counts per face (0 to 5, 5 the worm)."""
    if not _are_counts(counts) or sum(counts) > dice:
        raise TurnStateError(
            f"taken dice are {FACES} counts of at most {dice} dice, not {counts!r}",
            state=repr(counts),
        )
    mask = sum(1 << face for face in range(FACES) if counts[face])
    total = sum(count * points for count, points in zip(counts, POINTS, strict=True))
    return TurnState(mask & ALL_FACES, dice - sum(counts), total)


def _are_counts(values: Sequence[int]) -> bool:
    """Whether these are dice by face, whatever a caller may have passed."""
    try:
        return len(values) == FACES and all(int(v) == v >= 0 for v in values)
    except (TypeError, ValueError):
        return False
