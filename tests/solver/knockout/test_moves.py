"""Games of the kernels against the rules, move for move."""

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
    parse_board,
    register_board,
)
from roost.solver.knockout import games as k
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
def test_random_games_are_legal_by_the_rules(board: str, rounds: int, seats: int) -> None:
    """K4 to K17: every roll, every count of legal moves, every move and every end."""
    board = narrow() if board == "narrow" else board
    variant = KnockoutVariant(board, rounds or None)
    played = k.random_games(seats, 6000 * GAMES, seats, variant, log=200_000)
    game = Knockout(variant)
    state: KnockoutState | None = None
    number = -1
    rows = [row for row in played.log.tolist() if row[0] >= 0]
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
    assert state.positions == tuple(played.positions.tolist())
    facts = played.info
    assert [state.turn, state.round, state.seat] == facts[[k.TURN, k.ROUND, k.SEAT]].tolist()
    assert facts[k.END] == REASONS[end_reason(state)]


def test_random_moves_are_equally_likely() -> None:
    """Every legal move of one roll, given to many games."""
    count = 60_000
    games, random = k.KnockoutGames.start(2, count), k.streams(1, count)
    games.apply_rolls(np.array([[1, 2]] * count))
    legal = np.flatnonzero(games.legal()[0])
    chosen = np.bincount(games.choose(random), minlength=24 * games.size)
    assert chosen.sum() == chosen[legal].sum() == count
    expected = count / len(legal)
    assert abs(chosen[legal] - expected).max() < 5 * expected**0.5


def test_both_dice_are_fair() -> None:
    count = 36_000
    games = k.KnockoutGames.start(2, count)
    games.throw(k.streams(5, count))
    assert (games.info[:, k.END] == k.RUNNING).all()
    counts = np.zeros((7, 7))
    np.add.at(counts, (games.info[:, k.LOW], games.info[:, k.HIGH]), 1)
    for low in range(1, 7):
        for high in range(low, 7):
            expected = 1000 if low == high else 2000
            assert abs(counts[low, high] - expected) < 5 * expected**0.5
