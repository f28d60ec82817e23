"""A board as arrays, for compiled play."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from roost.rules.knockout import Board
from roost.rules.knockout.symmetry import automorphisms

Masks = npt.NDArray[np.uint64]
Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]


class BoardTables:
    """What compiled code needs of a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.size = board.size
        self.reach: Masks = np.array(board.reach, dtype=np.uint64)

    def start(self, seats: int) -> npt.NDArray[np.int8]:
        return np.array(self.board.starts[seats], dtype=np.int8)

    @cached_property
    def strikes(self) -> npt.NDArray[np.uint8]:
        """``[x, y]``: the lengths at which a piece on x hits one on y; bit 0 is length 1."""
        table = np.zeros((self.size, self.size), dtype=np.uint8)
        for length in range(1, 7):
            for x in range(self.size):
                ends = int(self.reach[length, x])
                for y in range(self.size):
                    if ends >> y & 1:
                        table[x, y] |= 1 << (length - 1)
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


class Known(NamedTuple):
    """All that compiled turns look up: the board's roads, and the values of its numbers."""

    reach: Masks
    strikes: npt.NDArray[np.uint8]
    chances: npt.NDArray[np.float64]
    duels: Floats
    trios: Floats
    fours: Floats
    kinds: npt.NDArray[np.int16]
    renames: npt.NDArray[np.uint8]


def known(tables: BoardTables, values: Any = None) -> Known:
    """`values` are the arrays of ``roost.bots.knockout.values``; without them nothing has worth."""
    roads = (tables.reach, tables.strikes, hit_chances())
    if values is not None:
        return Known(*roads, values.duels, values.trios, values.fours, values.kinds, values.renames)
    size = tables.size
    return Known(
        *roads,
        np.zeros((6, size, size), np.float32),
        np.zeros((6, 2, 1, size), np.float32),
        np.zeros((6, 1, size, size), np.float32),
        np.zeros((size, size), np.int16),
        np.zeros((size, size, size), np.uint8),
    )


def hit_chances() -> npt.NDArray[np.float64]:
    """``[number - 1, lengths]``: how likely a roll lets a piece move one of these lengths.

    Two faces of 36 give each other length; the double of the number gives its own; the double of
    another length gives it too, as the double's other piece (K4, K5).
    """
    table = np.zeros((6, 64))
    for number in range(1, 7):
        for lengths in range(64):
            for length in range(1, 7):
                if lengths >> (length - 1) & 1:
                    table[number - 1, lengths] += (1 if length == number else 3) / 36
    return table


def as_rows(positions: Any) -> npt.NDArray[np.int8]:
    return np.ascontiguousarray(positions, dtype=np.int8)
