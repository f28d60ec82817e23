"""The light back end: turns, outcomes and networks in the WebAssembly module. No compiler."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from math import isfinite
from typing import Final, NamedTuple

from roost.rules.errors import GameError
from roost.rules.pickomino import PickominoState, PickominoVariant
from roost.rules.pickomino.constants import LOWEST, WORMS
from roost.rules.pickomino.variant import RETURNED_FACE_DOWN, SHORT
from roost.solver.wasm.arrays import Arrays, Packed, packed
from roost.solver.wasm.engine import Filled, Instance
from roost.solver.pickomino.reading import OPTIONS, TILES, inputs
from roost.solver.pickomino.turn.errors import PayoffError
from roost.solver.pickomino.turn.solution import Solution
from roost.solver.pickomino.turn.tables import TOTALS, FlatTables, TurnState, flat_tables
from roost.solver.shares import Shares

OUTCOMES: Final = TILES + 1  # of a turn: each tile taken, or a failure (last)
GONE, GRILL = -2, -1  # who holds a tile that nobody does
_ENDS: Final = TOTALS + 1
_END: Final = Filled("f8", (_ENDS,))

Rows = list[list[float]]


# -- turns ---------------------------------------------------------------------------------


class LightTurnSolver:
    """Solves turns as `TurnSolver` does."""

    def __init__(self) -> None:
        self.flat: FlatTables = flat_tables()
        self.kernels = Instance()
        flat, nodes = self.flat, list(zip(*self.flat.nodes, strict=True))
        lines = [number for line in flat.lines for number in line]
        self.tables = self.kernels.keep(
            packed("i4", lines, len(flat.groups), len(flat.lines[0])),
            packed("f8", flat.miss),
            packed("i4", nodes[0]),
            packed("i4", nodes[1]),
            packed("f8", nodes[2]),
            packed("i4", flat.successors),
            packed("i4", [state.total for state in flat.states]),
            packed("b1", [state.has_worm for state in flat.states]),
        )
        self.groups = self.kernels.keep(packed("i4", flat.group_of))

    def solve(self, payoff: Sequence[float], fail: float) -> LightSolution:
        """The best turn when stopping on total t with a worm is worth ``payoff[t]``."""
        stops = [float(value) for value in payoff]
        if len(stops) != TOTALS:
            raise PayoffError(
                f"payoff needs {TOTALS} values, one per total, not {len(stops)}",
                why="shape",
                expected=TOTALS,
                got=str(len(stops)),
            )
        for at, value in enumerate((*stops, fail)):
            if not isfinite(value):
                name = "fail" if at == TOTALS else f"payoff[{at}]"
                raise PayoffError(f"{name} must be finite, not {value}", why="finite", got=value)
        best, roll, value = self.fill(stops, fail)
        return LightSolution(self, stops, float(fail), value, best, roll)

    def solve_many(
        self, payoffs: Sequence[Sequence[float]], fails: Sequence[float]
    ) -> list[LightSolution]:
        return [self.solve(payoff, fail) for payoff, fail in zip(payoffs, fails, strict=True)]

    def fill(
        self, payoff: Sequence[float], fail: float
    ) -> tuple[Sequence[float], Sequence[float], float]:
        best, roll = Filled("f8", (len(self.flat.states),)), Filled("f8", (self.flat.rolling,))
        asked = packed("f8", payoff), float(fail), self.tables
        found = self.kernels.run("backward", *asked, best, roll)
        return *found.filled, found.value  # type: ignore[return-value]

    def ends_many(self, payoffs: Rows, fails: Sequence[float]) -> Rows:
        """The chance of each total and of failing (last), for each row."""
        count = len(payoffs)
        stops = packed("f8", [value for row in payoffs for value in row], count, TOTALS)
        asked = stops, packed("f8", fails), self.tables, self.groups, len(self.flat.states)
        values, ends = Filled("f8", (count,)), Filled("f8", (count, _ENDS))
        found = self.kernels.run("ends_many", *asked, values, ends)
        return _rows(found.filled[1], _ENDS)


class LightSolution(Solution):
    """A solved turn, in plain numbers."""

    __slots__ = ()

    _solver: LightTurnSolver

    def ends(self, state: TurnState | None = None, *, rolling: bool = False) -> Sequence[float]:
        """The chance of ending on each total with a worm, then of failing, under best play.

        ``rolling`` says that the player is bound to roll at ``state``.
        """
        solver = self._solver
        filled = (packed("f8", numbers) for numbers in (self._best, self._roll, self.payoff))
        at = self._index(state)
        must = rolling or state is None
        found = solver.kernels.run(
            "forward", at, *filled, self.fail, solver.tables, solver.groups, must, _END
        )
        return found.filled[0]

    def evaluate(
        self,
        payoffs: Sequence[Sequence[float]],
        fails: Sequence[float],
        state: TurnState | None = None,
        *,
        rolling: bool = False,
    ) -> Shares:
        """What other payoffs are worth when this policy is played: one value per row."""
        ends = self.ends(state, rolling=rolling)
        return Shares(
            sum(chance * value for chance, value in zip(ends, (*row, fail), strict=True))
            for row, fail in zip(payoffs, fails, strict=True)
        )


@cache
def turn_solver() -> LightTurnSolver:
    """The shared solver of the real game."""
    return LightTurnSolver()


# -- positions -----------------------------------------------------------------------------


class LightGames:
    """Positions with the same number of seats, as kernels take them."""

    def __init__(self, states: Sequence[PickominoState]) -> None:
        self.seats = states[0].seats if states else 2
        for state in states:
            if state.seats != self.seats:
                raise GameError(
                    f"a batch has one number of seats: {self.seats} and {state.seats} were given",
                    code="mixed-seats",
                )
        self.movers = [state.seat for state in states]
        self.options = [_options(state.variant) for state in states]
        owner, height = array("b"), array("b")
        for state in states:
            owners, heights = _lying(state)
            owner += owners
            height += heights
        count = len(states)
        self.rows = (
            Packed("i1", (count, TILES), owner.tobytes()),
            Packed("i1", (count, TILES), height.tobytes()),
            packed("i1", self.movers),
            Packed("b1", (count, OPTIONS), b"".join(self.options)),
        )

    def __len__(self) -> int:
        return len(self.movers)

    def greedy(self) -> Rows:
        """Worms this turn: a steal counts 1 + 1/(n-1) times, failing costs the own top tile."""
        worth = Filled("f8", (len(self), OUTCOMES))
        asked = self.seats, *self.rows[:3], worth
        return _rows(turn_solver().kernels.run("greedy_worth", *asked).filled[0], OUTCOMES)

    def payoffs(self, worth: Sequence[Sequence[float]]) -> tuple[Rows, list[list[int]]]:
        """For each total of a turn, what its best outcome is worth, and which one that is."""
        count = len(self)
        flat = packed("f8", [value for row in worth for value in row], count, OUTCOMES)
        chosen, best = Filled("i8", (count, TOTALS)), Filled("f8", (count, TOTALS))
        found = turn_solver().kernels.run("payoffs_many", *self.rows, flat, chosen, best)
        chosen_rows = [[int(at) for at in row] for row in _rows(found.filled[0], TOTALS)]
        return _rows(found.filled[1], TOTALS), chosen_rows


class _After(NamedTuple):
    """What one outcome of a turn leads to."""

    game: int
    outcome: int
    owner: bytes
    height: bytes
    over: bool


def _after_turn(games: LightGames) -> Iterator[_After]:
    """All outcomes that can be reached."""
    count = len(games)
    lying = Filled("i1", (count, OUTCOMES, TILES))
    marks = Filled("b1", (count, OUTCOMES))
    asked = games.seats, *games.rows, lying, lying, marks, marks
    found = turn_solver().kernels.run("outcomes_many", *asked)
    owner, height = (bytes(memoryview(rows).cast("B")) for rows in found.filled[:2])  # type: ignore[arg-type]
    reachable, over = found.filled[2:]
    for at in range(count * OUTCOMES):
        if reachable[at]:
            span = slice(at * TILES, (at + 1) * TILES)
            yield _After(*divmod(at, OUTCOMES), owner[span], height[span], bool(over[at]))


# -- networks ------------------------------------------------------------------------------


class LightNetwork:
    """A value network by its file: one for each number of seats."""

    def __init__(self, seats: int, data: Arrays) -> None:
        self.seats = seats
        self._kernels = Instance()
        layers = [name.removesuffix(".weight") for name in data if name.endswith(".weight")]
        if "first" in layers:  # files of two hidden layers
            layers = ["first", "second", "last"]
        weights = array("f")
        sizes = [inputs(seats)]
        for name in layers:
            weight, bias = data[f"{name}.weight"], data[f"{name}.bias"]
            width, known = weight.shape
            numbers = weight.numbers()
            for column in range(known):  # a row of weights per input
                weights.extend(numbers[column::known])
            weights.extend([0.0] * (width * (sizes[-1] - known)))  # others do nothing
            weights.extend(bias.numbers())
            sizes.append(width)
        self._layers = self._kernels.keep(packed("i8", sizes), packed("f4", weights))

    def positions(self, games: LightGames) -> list[Shares]:
        """Win shares by seat of positions in which a turn is about to begin."""
        seen = self._seen(*games.rows)
        return [_by_seat(row, mover) for row, mover in zip(seen, games.movers, strict=True)]

    def turns(self, games: LightGames) -> list[Shares]:
        """`positions` by the exact turn that begins there, the network behind it."""
        values = self.outcomes(games)
        worth = [[row[0] for row in rows] for rows in values]
        best, chosen = games.payoffs(worth)
        ends = turn_solver().ends_many(best, [row[TILES] for row in worth])
        found = []
        for game, chances in enumerate(ends):
            mean = [0.0] * self.seats
            for outcome, chance in zip((*chosen[game], TILES), chances, strict=True):
                if chance:
                    for seat, value in enumerate(values[game][outcome]):
                        mean[seat] += chance * value
            found.append(_by_seat(mean, games.movers[game]))
        return found

    def outcomes(self, games: LightGames) -> list[Rows]:
        """Everybody's win share after each outcome, seats counted from the mover: exact where the
        game is then over; zero for tiles out of reach."""
        values = [[[0.0] * self.seats for _ in range(OUTCOMES)] for _ in range(len(games))]
        lasting = []
        for after in _after_turn(games):
            if after.over:
                found = _final(after.owner, self.seats)
                mover = games.movers[after.game]
                values[after.game][after.outcome] = [*found[mover:], *found[:mover]]
            else:
                lasting.append(after)
        if not lasting:
            return values
        count = len(lasting)
        seen = self._seen(
            Packed("i1", (count, TILES), b"".join(after.owner for after in lasting)),
            Packed("i1", (count, TILES), b"".join(after.height for after in lasting)),
            packed("i1", [(games.movers[after.game] + 1) % self.seats for after in lasting]),
            Packed("b1", (count, OPTIONS), b"".join(games.options[a.game] for a in lasting)),
        )
        for after, row in zip(lasting, seen, strict=True):
            values[after.game][after.outcome] = [*row[-1:], *row[:-1]]
        return values

    def _seen(self, owner: Packed, height: Packed, viewer: Packed, options: Packed) -> Rows:
        """Win shares of each row, the viewer's first."""
        shares = Filled("f8", (viewer.shape[0], self.seats))
        asked = self.seats, owner, height, viewer, options, self._layers, shares
        return _rows(self._kernels.run("network_shares", *asked).filled[0], self.seats)


def _lying(state: PickominoState) -> tuple[array[int], array[int]]:
    """Who holds each tile, and how high it lies in that stack."""
    owner = array("b", [GRILL if state.grill >> tile & 1 else GONE for tile in range(TILES)])
    height = array("b", [0] * TILES)
    for seat, stack in enumerate(state.stacks):
        for place, tile in enumerate(stack):
            owner[tile - LOWEST], height[tile - LOWEST] = seat, place
    return owner, height


def _options(variant: PickominoVariant) -> bytes:
    """The variant as kernels read it: see `roost.solver.pickomino.rows`."""
    short, face_down = variant.ending == SHORT, variant.ending == RETURNED_FACE_DOWN
    return bytes([short, face_down, variant.any_lower, variant.turn_on_empty])


def _final(owner: bytes, seats: int) -> list[float]:
    """Most worms win, then the highest tile; who has both alike shares (P21)."""
    ranks = [(0, 0)] * seats
    for tile, (name, worms) in enumerate(WORMS.items()):
        holder = owner[tile]
        if holder < seats:
            ranks[holder] = ranks[holder][0] + worms, name
    winners = ranks.count(max(ranks))
    return [(rank == max(ranks)) / winners for rank in ranks]


def _by_seat(seen: Sequence[float], viewer: int) -> Shares:
    """Shares by seat, from shares that are counted from the viewer."""
    return Shares(seen[(seat - viewer) % len(seen)] for seat in range(len(seen)))


def _rows(numbers: Sequence[float], width: int) -> Rows:
    return [list(numbers[at : at + width]) for at in range(0, len(numbers), width)]
