"""Compiled games against the rules, move for move."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from roost.rules.core import Phase
from roost.rules.dice import Roll
from roost.rules.knockout import (
    COLOURS,
    Knockout,
    KnockoutState,
    KnockoutVariant,
    Move,
    end_reason,
    get_board,
    parse_board,
    register_board,
)
from roost.solver.knockout import moves as k
from roost.solver.knockout.bits import seed_of, two_dice
from roost.solver.knockout.tables import BoardTables
from tests.rules.knockout.positions import board_data
from tests.scale import GAMES

REASONS = {"no-rivals": k.NO_RIVALS, "rounds": k.ROUNDS_PLAYED, "cap": k.CAPPED}


def six(words: str) -> list[str | None]:
    """The spaces of a colour's numbers; none for those not in play."""
    named = [None if word == "-" else word for word in words.split()]
    return named + [None] * (6 - len(named))


def narrow() -> str:
    """Eleven spaces in a row with one loop: the dice often leave one move, or none."""
    names = [f"A{i}" for i in range(11)]
    starts = {
        "2": ("A0 - A2", "A4 A5", "- A6", "- - A8"),
        "3": ("A0 A1 A2", "A4 A5", "- A6 A7"),
        "4": ("A0 A1", "A4 A5", "- A6", "A10 A9 A8"),
    }
    data = board_data(
        "narrow11",
        [*pairwise(names), ("A0", "A4")],
        {count: dict(zip(COLOURS, map(six, rows), strict=False)) for count, rows in starts.items()},
    )
    register_board(parse_board(data))
    return "narrow11"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("board", "rounds"), [("rings61", 0), ("rings49", 40), ("arrows49", 0), ("narrow", 0)]
)
def test_compiled_games_are_the_rules_games(board: str, rounds: int, seats: int) -> None:
    """K4 to K17: every roll, every count of legal moves, every move and every end."""
    board = narrow() if board == "narrow" else board
    tables = BoardTables(get_board(board))
    positions, info = np.zeros((1, 24), np.int8), np.zeros((1, k.COLUMNS), np.int64)
    log = np.full((200_000, 6), -9, np.int64)
    start = tables.start(seats)
    k.play_random(positions, info, start, seats, rounds, tables.reach, seats, 6000 * GAMES, log)
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
            assert len({move.piece for move in state.legal_moves}) == count
        else:
            assert len(game.legal_actions(state)) == count
            state = game.apply(state, Move(piece, space)).state
    assert number > 3
    assert state is not None
    assert state.phase is Phase.OVER
    assert state.positions == tuple(positions[0].tolist())
    facts = info[0]
    assert [state.turn, state.round, state.seat] == facts[[k.TURN, k.ROUND, k.SEAT]].tolist()
    assert facts[k.END] == REASONS[end_reason(state)]


def test_random_moves_are_all_alike() -> None:
    pieces, masks = np.array([3, 7]), np.array([0b1011, 0b1], np.uint64)
    random = seed_of(1, 1)
    seen: dict[tuple[int, int], int] = {}
    for _ in range(4000):
        piece, space, total = k.pick(random, pieces, masks, 2)
        assert total == 4
        seen[piece, space] = seen.get((piece, space), 0) + 1
    assert set(seen) == {(3, 0), (3, 1), (3, 3), (7, 0)}
    assert min(seen.values()) > 900


def test_both_dice_are_fair() -> None:
    random = seed_of(5, 0)
    counts = np.zeros((7, 7))
    for _ in range(36_000):
        counts[two_dice(random)] += 1
    for low in range(1, 7):
        for high in range(low, 7):
            expected = 1000 if low == high else 2000
            assert abs(counts[low, high] - expected) < 5 * expected**0.5
