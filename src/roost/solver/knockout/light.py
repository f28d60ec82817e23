"""The light back end: the compiled functions in the WebAssembly module. Needs no compiler."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from math import prod
from types import MappingProxyType
from typing import Final

from roost.rules.knockout import Board, KnockoutState, Move, bits
from roost.rules.knockout.constants import (
    LENGTHS,
    MOST_SPACES,
    NUMBERS,
    PIECES,
    SEATS,
)
from roost.solver.knockout.chances import LENGTH_SETS, hit_chance
from roost.solver.knockout.judgement import STUDIED
from roost.solver.knockout.planner import COLUMNS, ROLLS, Left, Planned, Temper, Turn, columns
from roost.solver.wasm.arrays import Arrays, Packed, packed
from roost.solver.wasm.engine import Answer, Argument, Filled, Instance, Kept
from roost.solver.shares import Shares

# The order in which kernels take a network (`network.Net`), an umpire (`network.EvaluationNetwork`)
# and what they look up (`tables.Known`).
NET: Final = (
    "inner",
    "inner_bias",
    "deep",
    "deep_bias",
    "join",
    "keeps",
    "keeps_bias",
    "points",
    "hits",
    "base",
    "bias",
    "out",
    "out_bias",
)
UMPIRE: Final = (
    "read",
    "numbers",
    "deep",
    "deep_bias",
    "join",
    "facts",
    "join_bias",
    "table",
    "table_bias",
    "again",
    "told",
    "again_bias",
    "keeps",
    "keeps_bias",
    "last",
    "rest",
    "last_bias",
    "out",
    "out_bias",
)
KNOWN: Final = ("reach", "strikes", "chances", "duels", "trios", "fours", "kinds", "renames")

_TRIOS: Final = 2


class LightPlanner:
    def __init__(
        self,
        board: Board,
        piece_values: Arrays | None,
        nets: Sequence[Arrays],
        evaluations: Mapping[int, Arrays],
    ) -> None:
        self._kernels = Instance()
        self._known = _known(self._kernels, board, piece_values)
        self._nets = [self._keep(net, NET) for net in nets]
        known = {} if piece_values is None else evaluations
        self._umpires = {
            seats: self._keep(evaluation, UMPIRE) for seats, evaluation in known.items()
        }

    def weighed(self, state: KnockoutState, temper: Temper) -> Mapping[Move, float]:
        firsts = Filled("f8", (PIECES, MOST_SPACES))
        (weights,) = self._ask("weigh_turns", state, *map(float, temper), firsts).filled
        return {Move(*divmod(at, MOST_SPACES)): given for at, given in enumerate(weights) if given}

    def studied(self, state: KnockoutState) -> Planned:
        random = packed("u8", [1])  # nothing of what is asked here is left to chance
        return _planned(self._ask("rank_turns", state, STUDIED, random, *_BEST))

    def best(self, state: KnockoutState) -> Planned:
        return _planned(self._ask("judge_turns", state, self._net(state), *_BEST))

    def shares(self, state: KnockoutState) -> Shares:
        where = _row(state), state.seats, state.seat, self._known
        shares = Filled("f8", (state.seats,))
        return Shares(self._kernels.run("judge", *where, self._net(state), shares).filled[0])

    def after_rolls(self, state: KnockoutState) -> list[Left]:
        where = _row(state), state.seats, state.seat, self._known
        turns, shares = Filled("i8", (len(ROLLS), COLUMNS)), Filled("f8", (len(ROLLS), state.seats))
        found = self._kernels.run("judge_every_roll", *where, self._net(state), turns, shares)
        rows = _rows(found.filled[0], COLUMNS)
        return _left([_turn(row) for row in rows], found.filled[1], state.seats)

    def completed(self, state: KnockoutState, firsts: Sequence[Move]) -> list[Left]:
        pairs = [(move.piece, move.space) for move in firsts]
        moves = packed("i8", [at for pair in pairs for at in pair], len(pairs), 2)
        seconds, shares = Filled("i8", (len(firsts), 2)), Filled("f8", (len(firsts), state.seats))
        found = self._ask("complete_turns", state, self._net(state), moves, seconds, shares)
        turns = [
            _turn((*first, *second))
            for first, second in zip(pairs, _rows(found.filled[0], 2), strict=True)
        ]
        return _left(turns, found.filled[1], state.seats)

    def evaluated(self, state: KnockoutState, turns: Sequence[Turn]) -> list[Shares] | None:
        evaluation, seats = self._umpires.get(state.seats), state.seats
        if evaluation is None:
            return None
        rows = [at for turn in turns for at in columns(turn)]
        where = _row(state), seats, state.seat, self._known, self._net(state), evaluation
        made, shares = packed("i8", rows, len(turns), COLUMNS), Filled("f8", (len(turns), seats))
        found = self._kernels.run("reconsider_turns", *where, made, shares).filled[0]
        return [Shares(row) for row in _rows(found, seats)]

    def evaluation(self, state: KnockoutState) -> Shares | None:
        evaluation = self._umpires.get(state.seats)
        if evaluation is None:
            return None
        where = _row(state), state.seats, state.seat, self._known, self._net(state), evaluation
        return Shares(
            self._kernels.run("reconsider", *where, Filled("f8", (state.seats,))).filled[0]
        )

    def _keep(self, arrays: Arrays, names: Sequence[str]) -> Kept:
        return self._kernels.keep(*(_double(arrays[name]) for name in names))

    def _ask(self, kernel: str, state: KnockoutState, *arguments: Argument) -> Answer:
        low, high = state.roll or (0, 0)
        where = _row(state), state.seats, state.seat, low, high, state.half, self._known
        return self._kernels.run(kernel, *where, *arguments)

    def _net(self, state: KnockoutState) -> Kept:
        return self._nets[state.seats - SEATS[0]]


class Light:
    """Planners by the shipped files as they are."""

    def planner(
        self,
        board: Board,
        piece_values: Arrays | None,
        nets: Sequence[Arrays],
        evaluations: Mapping[int, Arrays] = MappingProxyType({}),
    ) -> LightPlanner:
        """The `evaluations` by seats."""
        return LightPlanner(board, piece_values, nets, evaluations)


_BEST: Final = (
    Filled("f8", (1,), packed("f8", [float("-inf")]).data),
    Filled("i8", (1, COLUMNS), packed("i8", [-1] * COLUMNS).data),
)


def _known(kernels: Instance, board: Board, piece_values: Arrays | None) -> Kept:
    """In the order of `KNOWN`."""
    size = board.size
    strikes = bytearray(size * size)
    for length in LENGTHS:
        for x, ends in enumerate(board.reach[length]):
            for y in bits(ends):
                strikes[x * size + y] |= 1 << (length - 1)
    roads = (
        packed("u8", [ends for row in board.reach for ends in row], len(board.reach), size),
        Packed("u1", (size, size), bytes(strikes)),
        packed(
            "f8",
            [hit_chance(n, lengths) for n in range(NUMBERS) for lengths in range(LENGTH_SETS)],
            NUMBERS,
            LENGTH_SETS,
        ),
    )
    return kernels.keep(*roads) + _worths(kernels, size, piece_values)


def _worths(kernels: Instance, size: int, data: Arrays | None) -> Kept:
    """What `roost.bots.knockout.values.unpack` makes of a file."""
    if data is None:  # nothing is worth anything
        data = {
            "duels": _zeros("i1", NUMBERS, size, size),
            "trios": _zeros("i1", NUMBERS, _TRIOS, 1, size),
            "fours": _zeros("i1", NUMBERS, 1, size * (size - 1) // 2),
            "duel_steps": _zeros("f4", NUMBERS),
            "trio_steps": _zeros("f4", NUMBERS, _TRIOS),
            "four_steps": _zeros("f4", NUMBERS),
            "kinds": _zeros("i2", size, size),
            "turns": _zeros("u2", size, size),
            "images": _zeros("u1", 1, size),
        }
    kinds, images = data["kinds"], data["images"].data
    turns = array("H", data["turns"].data)
    renames = b"".join(images[turn * size : (turn + 1) * size] for turn in turns)
    steps, halves = data["four_steps"], data["fours"]
    wide = Filled("f4", (*halves.shape[:2], size, size))
    fours = kernels.keep_filled("spread_halves", halves, steps, wide)
    return (
        kernels.keep(_scaled(data, "duels", "duel_steps"), _scaled(data, "trios", "trio_steps"))
        + fours
        + kernels.keep(kinds, Packed("u1", (size, size, size), renames))
    )


def _scaled(data: Arrays, name: str, steps: str) -> Packed:
    """Small whole numbers times their row's step."""
    table, by = data[name], data[steps].numbers()
    numbers, each = table.numbers(), len(table.numbers()) // len(by)
    piece_values = [numbers[at] * by[at // each] for at in range(len(numbers))]
    return packed("f4", piece_values, *table.shape)


def _double(numbers: Packed) -> Packed:
    return packed("f8", numbers.numbers(), *numbers.shape)


def _zeros(element: str, *shape: int) -> Packed:
    return packed(element, [0] * prod(shape), *shape)


def _row(state: KnockoutState) -> Packed:
    return packed("i1", state.positions)


def _planned(answer: Answer) -> Planned:
    values, turns = answer.filled
    return Planned(_turn(turns), float(values[0]))


def _turn(row: Sequence[int]) -> Turn:
    return tuple(Move(row[at], row[at + 1]) for at in (0, 2) if row[at] >= 0)


def _rows(numbers: Sequence[int], width: int) -> list[Sequence[int]]:
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]


def _left(turns: Sequence[Turn], shares: Sequence[float], seats: int) -> list[Left]:
    return [
        Left(turn, Shares(shares[at * seats : (at + 1) * seats])) for at, turn in enumerate(turns)
    ]
