"""A board as arrays, for compiled play."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from roost.rules.knockout import Board
from roost.rules.knockout.symmetry import automorphisms

Masks = npt.NDArray[np.uint64]
Ints = npt.NDArray[np.int64]


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
    def orbits(self) -> npt.NDArray[np.int16]:
        """``[x, y]``: a number for the pair; equal where a symmetry of the board joins them."""
        table = np.full((self.size, self.size), -1, dtype=np.int16)
        images = np.array(automorphisms(self.board.neighbours))
        found = 0
        for x in range(self.size):
            for y in range(self.size):
                if table[x, y] < 0:
                    table[images[:, x], images[:, y]] = found
                    found += 1
        return table


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
