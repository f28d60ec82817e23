"""A board and all that is known of it, as compiled measurements take it."""

from __future__ import annotations

import numpy as np

from roost.arena.knockout.boards import win_shares
from roost.bots.knockout.values import load_piece_values
from roost.rules.knockout import Board
from roost.solver.knockout.tables import BoardTables, Doubles, Ints, known


class Ground:
    def __init__(self, board: Board, seed: int = 0) -> None:
        self.board = board
        self.seed = seed
        self.tables = BoardTables(board)
        self.known = known(self.tables, load_piece_values(board.key))


def share_of_first(points: Ints, seats: int) -> Doubles:
    """The win shares of the one who moves on by a seat from game to game."""
    rows = points[:, :seats].tolist()
    return np.array([win_shares(row)[number % seats] for number, row in enumerate(rows)])
