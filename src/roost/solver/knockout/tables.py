"""A board as arrays, for compiled play."""

from __future__ import annotations

from roost.rules.extras import need

need("numpy", "study")

from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from roost.rules.knockout import Board, bits, constants
from roost.rules.knockout.constants import LENGTHS, NUMBERS
from roost.rules.knockout.symmetry import automorphisms
from roost.solver.knockout.chances import LENGTH_SETS, hit_chance

Mask = np.uint64  # a set of spaces
Masks = npt.NDArray[np.uint64]
Places = npt.NDArray[np.int8]  # of the pieces: a space each, or OUT
Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]
Doubles = npt.NDArray[np.float64]

COLOURS: Final = len(constants.COLOURS)
POINTS: Final = np.array(constants.POINTS[1:], np.int64)  # by number, 0 to 5

# The tables of `PieceValues.trios`, seen from the player who rolls next.
TWO_ONE: Final = 0  # the pair is their own
ONE_TWO: Final = 1  # the pair is the rival's
TRIOS: Final = 2


class BoardTables:
    """A board's tables for compiled code."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.size = board.size
        self.reach: Masks = np.array(board.reach, dtype=np.uint64)

    def start(self, seats: int) -> Places:
        return as_row(self.board.starts[seats])

    @cached_property
    def strikes(self) -> npt.NDArray[np.uint8]:
        """``[x, y]``: the lengths at which a piece on x hits one on y; bit 0 is length 1."""
        table = np.zeros((self.size, self.size), dtype=np.uint8)
        for length in LENGTHS:
            for x, ends in enumerate(self.board.reach[length]):
                table[x, bits(ends)] |= 1 << (length - 1)
        return table

    @cached_property
    def pairs(self) -> Pairs:
        return Pairs.of(np.array(automorphisms(self.board.neighbours)))


class Pairs(NamedTuple):
    """Pairs of spaces by kind: pairs that a symmetry of the board joins are of one kind.

    `kinds[x, y]` numbers the kind (-1 where x is y), `firsts` is one pair of each, and
    `images[turns[x, y]]` is the symmetry that takes the pair there, in either order.
    """

    kinds: npt.NDArray[np.int16]
    firsts: Ints
    turns: npt.NDArray[np.int64]
    images: Ints

    @classmethod
    def of(cls, images: Ints) -> Pairs:
        size = images.shape[1]
        kinds = np.full((size, size), -1, np.int16)
        turns = np.zeros((size, size), np.int64)
        back = np.argsort(images, axis=1)  # the symmetry that undoes each
        index = {tuple(image): i for i, image in enumerate(images.tolist())}
        undoes = np.array([index[tuple(row)] for row in back.tolist()])
        firsts: list[tuple[int, int]] = []
        for x in range(size):
            for y in range(x):
                if kinds[x, y] < 0:
                    for g in range(len(images) - 1, -1, -1):
                        a, b = images[g, x], images[g, y]
                        kinds[a, b] = kinds[b, a] = len(firsts)
                        turns[a, b] = turns[b, a] = undoes[g]
                    firsts.append((x, y))
        return cls(kinds, np.array(firsts, np.int64), turns, images)


class PieceValues(NamedTuple):
    """The value of a number's pieces for the player who rolls next, in points.

    ``duels[number, x, y]``; ``trios[number, TWO_ONE, kind of the own pair, y]``;
    ``trios[number, ONE_TWO, kind of the rivals' pair, x]``; and, two against two,
    ``fours[number, kind of the rivals' pair, x1, x2]``. Where there is a kind, the other spaces
    are renamed by ``renames[pair]``.
    """

    duels: Floats
    trios: Floats
    fours: Floats
    kinds: npt.NDArray[np.int16]  # [x, y]: the kind of the pair
    renames: npt.NDArray[np.uint8]  # [x, y, z]: where z is when the pair stands on its kind's first

    @classmethod
    def none(cls, size: int) -> PieceValues:
        """Return tables of zeros."""
        return cls(
            np.zeros((NUMBERS, size, size), np.float32),
            np.zeros((NUMBERS, TRIOS, 1, size), np.float32),
            np.zeros((NUMBERS, 1, size, size), np.float32),
            np.zeros((size, size), np.int16),
            np.zeros((size, size, size), np.uint8),
        )


class Known(NamedTuple):
    """All that compiled turns look up: the board's roads, and the worths of its numbers."""

    reach: Masks
    strikes: npt.NDArray[np.uint8]
    chances: Doubles
    duels: Floats
    trios: Floats
    fours: Floats
    kinds: npt.NDArray[np.int16]
    renames: npt.NDArray[np.uint8]


def known(tables: BoardTables, piece_values: PieceValues | None = None) -> Known:
    w = PieceValues.none(tables.size) if piece_values is None else piece_values
    roads = (tables.reach, tables.strikes, hit_chances())
    return Known(*roads, w.duels, w.trios, w.fours, w.kinds, w.renames)


def hit_chances() -> Doubles:
    """``[number, lengths]``: how likely a roll lets a piece of the number (0 to 5) move one of
    these lengths."""
    table = np.zeros((NUMBERS, LENGTH_SETS))
    for number in range(NUMBERS):
        for lengths in range(LENGTH_SETS):
            table[number, lengths] = hit_chance(number, lengths)
    return table


def as_row(places: Sequence[int]) -> Places:
    return np.array(places, np.int8)
