"""Compiled games against the rules, move for move."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from roost.rules.core import Phase
from roost.rules.dice import Roll
from roost.rules.knockout import (
    Knockout,
    KnockoutState,
    KnockoutVariant,
    Move,
    end_reason,
    get_board,
    parse_board,
    register_board,
)
from roost.solver.knockout import kernels as k
from roost.solver.knockout.tables import BoardTables

REASONS = {"no-rivals": k.NO_RIVALS, "rounds": k.ROUNDS_PLAYED, "cap": k.CAPPED}


def narrow() -> str:
    """Eleven spaces in a row with one loop: the dice often leave one move, or none."""
    names = [f"A{i}" for i in range(11)]
    row: list[str | None] = [None] * 6
    data = {
        "format": "roost-board", "version": 1, "key": "narrow11", "name": "Narrow",
        "spaces": {name: [i, i * i] for i, name in enumerate(names)},
        "lines": [*([a, b] for a, b in pairwise(names)), ["A0", "A4"]],
        "starts": {
            "2": {"blue": ["A0", None, "A2", None, None, None], "green": ["A4", "A5", *row[2:]],
                  "red": [None, "A6", *row[2:]], "yellow": [None, None, "A8", *row[3:]]},
            "3": {"blue": ["A0", "A1", "A2", *row[3:]], "green": ["A4", "A5", *row[2:]],
                  "red": [None, "A6", "A7", *row[3:]]},
            "4": {"blue": ["A0", "A1", *row[2:]], "green": ["A4", "A5", *row[2:]],
                  "red": [None, "A6", *row[2:]], "yellow": ["A10", "A9", "A8", *row[3:]]},
        },
        "symmetric": [],
    }  # fmt: skip
    register_board(parse_board(data))
    return "narrow11"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("board", "rounds"), [("rings61", 0), ("rings49", 40), ("narrow", 0)])
def test_compiled_games_are_the_rules_games(board: str, rounds: int, seats: int) -> None:
    """K4 to K17: every roll, every count of legal moves, every move and every end."""
    board = narrow() if board == "narrow" else board
    tables = BoardTables(get_board(board))
    positions, info = np.zeros((1, 24), np.int8), np.zeros((1, k.COLUMNS), np.int64)
    log = np.full((200_000, 6), -9, np.int64)
    start = tables.start(seats)
    k.play_random(positions, info, start, seats, rounds, tables.reach, seats, 6000, log)
    game = Knockout(KnockoutVariant(board, rounds or None))
    state: KnockoutState | None = None
    number = -1
    rows = [row for row in log.tolist() if row[0] >= 0]
    for index, low, high, piece, space, count in rows:
        if index != number:
            assert state is None or state.phase is Phase.OVER
            state, number = game.start(seats, first=space), index
        assert state is not None
        if piece < 0:
            assert state.phase is Phase.CHANCE
            state = game.apply(state, Roll((low, high))).state
            assert len(state.options) == count
        else:
            assert len(game.legal(state)) == count
            state = game.apply(state, Move(piece, space)).state
    assert number > 3
    assert state is not None
    assert state.phase is Phase.OVER
    assert state.positions == tuple(positions[0].tolist())
    facts = info[0]
    assert (state.turn, state.round, state.seat) == (
        facts[k.TURN], facts[k.ROUND], facts[k.SEAT]
    )  # fmt: skip
    assert facts[k.END] == REASONS[end_reason(state)]


def test_random_moves_are_all_alike() -> None:
    pieces, masks = np.array([3, 7]), np.array([0b1011, 0b1], np.uint64)
    random = k.seed_of(1, 1)
    seen: dict[tuple[int, int], int] = {}
    for _ in range(4000):
        piece, space, total = k.pick(random, pieces, masks, 2)
        assert total == 4
        seen[piece, space] = seen.get((piece, space), 0) + 1
    assert set(seen) == {(3, 0), (3, 1), (3, 3), (7, 0)}
    assert min(seen.values()) > 900


def test_both_dice_are_fair() -> None:
    random = k.seed_of(5, 0)
    counts = np.zeros((7, 7))
    for _ in range(36_000):
        counts[k.two_dice(random)] += 1
    for low in range(1, 7):
        for high in range(low, 7):
            expected = 1000 if low == high else 2000
            assert abs(counts[low, high] - expected) < 5 * expected**0.5
