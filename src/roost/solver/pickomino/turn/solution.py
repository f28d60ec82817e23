"""A solved turn: what stopping, rolling and every choice are worth. No compiler is needed here."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any, Protocol

from roost.solver.pickomino.turn.errors import TurnStateError
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

Roll = Sequence[int]
Numbers = Any  # an array of one dimension, of whatever kind the solver fills


class Solver(Protocol):
    """Who solved a turn, and fills in its tables when somebody looks."""

    @property
    def flat(self) -> FlatTables: ...

    def fill(self, payoff: Numbers, fail: float) -> tuple[Numbers, Numbers, float]:
        """For each state the value of the best decision, and of rolling on; the whole turn's."""


class Solution:
    """A solved turn. States are `TurnState`s; none means the start of the turn."""

    __slots__ = ("_filled", "_solver", "fail", "payoff", "value")

    def __init__(
        self,
        solver: Solver,
        payoff: Numbers,
        fail: float,
        value: float,
        best: Numbers | None = None,
        roll: Numbers | None = None,
    ) -> None:
        self._solver = solver
        self.payoff = payoff
        self.fail = fail
        self.value = value
        self._filled = None if best is None or roll is None else (best, roll)

    @property
    def _best(self) -> Numbers:
        return self._tables_filled()[0]

    @property
    def _roll(self) -> Numbers:
        return self._tables_filled()[1]

    def _tables_filled(self) -> tuple[Numbers, Numbers]:
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
        return roll is None or self.stop_value(state) >= roll - TIE

    def best_face(self, state: TurnState | None, roll: Roll) -> int | None:
        """The face to take, the lowest of equals; none when the roll fails."""
        best: int | None = None
        value = -inf
        for face, worth in self.choice_values(state, roll).items():
            if worth > value + TIE:
                best, value = face, worth
        return best

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


def _are_counts(values: Sequence[int]) -> bool:
    """Whether these are dice by face, whatever a caller may have passed."""
    try:
        return len(values) == FACES and all(int(v) == v >= 0 for v in values)
    except (TypeError, ValueError):
        return False
