"""Planned turns, and whole games between styles of play, on one board."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from itertools import chain
from math import prod
from types import MappingProxyType
from typing import Final

from roost.rules.knockout import Board, KnockoutState, Move, bits
from roost.rules.knockout.constants import LENGTHS, MOST_SPACES, NUMBERS, PIECES, SEATS
from roost.solver.knockout.chances import LENGTH_SETS, hit_chance
from roost.solver.knockout.plan import (
    COLUMNS,
    ROLLS,
    Left,
    Planned,
    Played,
    Player,
    Temper,
    Turn,
    columns,
)
from roost.solver.shares import Shares
from roost.solver.wasm.arrays import Arrays, Packed, packed
from roost.solver.wasm.engine import Argument, Filled, Instance, Kept, KernelResult

# The arrays of a network and of an evaluation network, in the order of the kernels' structs.
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
EVALUATION_NET: Final = (
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

_TRIOS: Final = 2
_TURN: Final = Filled("i8", (COLUMNS,))
_CAPPED: Final = 3  # K17
_TURNS, _HITS, _MOVES, _CHOICES, _CHOOSERS, _ENDED = range(6)  # of a result
_RESULTS: Final = 6


class Planner:
    """Plans turns on one board by its piece values, the networks and the evaluation networks."""

    def __init__(
        self,
        board: Board,
        piece_values: Arrays | None,
        nets: Sequence[Arrays],
        evaluations: Mapping[int, Arrays] = MappingProxyType({}),
    ) -> None:
        """`nets` from two seats on; `evaluations` by seats, used if there are piece values."""
        self._kernels = Instance()
        self._starts = board.starts
        self._board = _keep_board(self._kernels, board, piece_values)
        self._nets = [self._keep(net, NET) for net in nets]
        known = {} if piece_values is None else evaluations
        self._evaluations = {
            seats: self._keep(evaluation, EVALUATION_NET) for seats, evaluation in known.items()
        }

    def weighed(self, state: KnockoutState, temper: Temper) -> Mapping[Move, float]:
        """Return the moves that a turn may begin with, each with the weight of all those turns.

        Without noise: the number of best turns.
        """
        firsts = Filled("f8", (PIECES, MOST_SPACES))
        (weights,) = self._decide("weighed_turns", state, *map(float, temper), firsts).filled
        return {Move(*divmod(at, MOST_SPACES)): given for at, given in enumerate(weights) if given}

    def studied(self, state: KnockoutState) -> Planned:
        """Return the best turn by the worth of the numbers, each by itself."""
        return _planned(self._decide("studied_turn", state, _TURN))

    def best(self, state: KnockoutState) -> Planned:
        """Return the best turn by the network, which sees the whole table."""
        return _planned(self._decide("judged_turn", state, self._net(state.seats), _TURN))

    def shares(self, state: KnockoutState) -> Shares:
        """Return the network's win shares by seat when a seat is about to roll."""
        found = self._value("position_shares", state, Filled("f8", (state.seats,)))
        return Shares(found.filled[0])

    def after_rolls(self, state: KnockoutState) -> list[Left]:
        """Return the seat's best turn for each of `ROLLS`."""
        turns, shares = Filled("i8", (len(ROLLS), COLUMNS)), Filled("f8", (len(ROLLS), state.seats))
        found = self._value("judged_rolls", state, turns, shares)
        rows = _rows(found.filled[0], COLUMNS)
        return _left([_turn(row) for row in rows], found.filled[1], state.seats)

    def completed(self, state: KnockoutState, firsts: Sequence[Move]) -> list[Left]:
        """Return the best turn that begins with each first move."""
        pairs = [(move.piece, move.space) for move in firsts]
        moves = packed("i8", chain.from_iterable(pairs), len(pairs), 2)
        seconds, shares = Filled("i8", (len(firsts), 2)), Filled("f8", (len(firsts), state.seats))
        found = self._decide(
            "completed_turns", state, self._net(state.seats), moves, seconds, shares
        )
        turns = [
            _turn((*first, *second))
            for first, second in zip(pairs, _rows(found.filled[0], 2), strict=True)
        ]
        return _left(turns, found.filled[1], state.seats)

    def evaluated(self, state: KnockoutState, turns: Sequence[Turn]) -> list[Shares] | None:
        """Evaluate the positions that these turns leave.

        None if there is no evaluation network for the number of seats, or no piece values.
        """
        evaluation, seats = self._evaluations.get(state.seats), state.seats
        if evaluation is None:
            return None
        rows = packed("i8", chain.from_iterable(map(columns, turns)), len(turns), COLUMNS)
        shares = Filled("f8", (len(turns), seats))
        found = self._value("evaluated_turns", state, evaluation, rows, shares).filled[0]
        return [Shares(row) for row in _rows(found, seats)]

    def evaluation(self, state: KnockoutState) -> Shares | None:
        """Evaluate a position in which a seat is about to roll; None as in `evaluated`."""
        evaluation, shares = self._evaluations.get(state.seats), Filled("f8", (state.seats,))
        if evaluation is None:
            return None
        return Shares(self._value("evaluated_position", state, evaluation, shares).filled[0])

    def play(
        self,
        players: Sequence[Player],
        games: int,
        *,
        seed: int,
        first: int = 0,
        rounds: int | None = None,
    ) -> list[Played]:
        """Play the games from number `first` on.

        Player p sits in seat (p + game) % seats, and game g starts with seat (g // seats) % seats.
        """
        seats = len(players)
        found = self._kernels.run(
            "knockout_matches",
            seed,
            first,
            seats,
            rounds or 0,
            packed("i1", self._starts[seats]),
            self._board,
            self._net(seats),
            packed("i8", [player.style for player in players]),
            packed("f8", chain.from_iterable(player.temper for player in players), seats, 3),
            Filled("i8", (games, seats)),
            Filled("i8", (games, _RESULTS)),
        )
        points, results = found.filled
        return [
            Played(
                tuple(row),
                result[_TURNS],
                result[_HITS],
                result[_MOVES],
                result[_CHOICES],
                result[_CHOOSERS],
                result[_ENDED] == _CAPPED,
            )
            for row, result in zip(_rows(points, seats), _rows(results, _RESULTS), strict=True)
        ]

    def _keep(self, arrays: Arrays, names: Sequence[str]) -> Kept:
        return self._kernels.keep(
            *(packed("f8", arrays[name].numbers(), *arrays[name].shape) for name in names)
        )

    def _decide(self, kernel: str, state: KnockoutState, *arguments: Argument) -> KernelResult:
        """Ask about a roll, or the half of it that is left."""
        low, high = state.roll or (0, 0)
        places = packed("i1", state.positions)
        decision = places, state.seats, state.seat, low, high, state.half, self._board
        return self._kernels.run(kernel, *decision, *arguments)

    def _value(self, kernel: str, state: KnockoutState, *arguments: Argument) -> KernelResult:
        """Ask about a position in which a seat is about to roll."""
        places, net = packed("i1", state.positions), self._net(state.seats)
        return self._kernels.run(
            kernel, places, state.seats, state.seat, self._board, net, *arguments
        )

    def _net(self, seats: int) -> Kept:
        return self._nets[seats - SEATS[0]]


def _keep_board(kernels: Instance, board: Board, piece_values: Arrays | None) -> Kept:
    """Put what is known of a board into memory, in the order of the kernels' struct."""
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
    return kernels.keep(*roads) + _keep_values(kernels, size, piece_values)


def _keep_values(kernels: Instance, size: int, data: Arrays | None) -> Kept:
    """Unpack the piece values of a file, as `roost.bots.knockout.values.unpack` does."""
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
    duels, trios = _scaled(data, "duels", "duel_steps"), _scaled(data, "trios", "trio_steps")
    return (
        kernels.keep(duels, trios)
        + kernels.keep_filled("spread_halves", halves, steps, last=wide)
        + kernels.keep(kinds, Packed("u1", (size, size, size), renames))
    )


def _scaled(data: Arrays, name: str, steps: str) -> Packed:
    """Multiply small whole numbers by the step of their row."""
    table, by = data[name], data[steps].numbers()
    numbers, each = table.numbers(), len(table.numbers()) // len(by)
    piece_values = [numbers[at] * by[at // each] for at in range(len(numbers))]
    return packed("f4", piece_values, *table.shape)


def _zeros(element: str, *shape: int) -> Packed:
    return packed(element, [0] * prod(shape), *shape)


def _planned(answer: KernelResult) -> Planned:
    return Planned(_turn(answer.filled[0]), answer.value)


def _turn(row: Sequence[int]) -> Turn:
    return tuple(Move(row[at], row[at + 1]) for at in (0, 2) if row[at] >= 0)


def _rows(numbers: Sequence[int], width: int) -> list[Sequence[int]]:
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]


def _left(turns: Sequence[Turn], shares: Sequence[float], seats: int) -> list[Left]:
    return [
        Left(turn, Shares(shares[at * seats : (at + 1) * seats])) for at, turn in enumerate(turns)
    ]
