"""Compiled turns: always legal, and the best of them."""

from __future__ import annotations

import numpy as np
import pytest

from roost.rules.core import Phase
from roost.rules.knockout import BOTH, Knockout, KnockoutState, KnockoutVariant, Move, get_board
from roost.solver.knockout.bits import seed_of
from roost.solver.knockout.judgement import CAUTIOUS, GREEDY
from roost.solver.knockout.tables import BoardTables, as_row, known
from roost.solver.knockout.turns import rank_turns
from tests.rules.knockout.positions import random_states


def ranked(
    tables: BoardTables, state: KnockoutState, style: int, most: int = 40
) -> list[list[int]]:
    values, rows = np.empty(most), np.empty((most, 4), np.int64)
    assert state.roll is not None
    found = rank_turns(
        as_row(state.positions),
        state.seats,
        state.seat,
        *state.roll,
        state.half,
        known(tables),
        style,
        seed_of(3, 3),
        values,
        rows,
    )
    assert list(values[:found]) == sorted(values[:found], reverse=True)
    return [list(map(int, row)) for row in rows[:found]]


@pytest.mark.parametrize("style", [GREEDY, CAUTIOUS])
@pytest.mark.parametrize(("board", "seats"), [("rings61", 2), ("arrows49", 3), ("grid49", 4)])
def test_k9_every_ranked_turn_is_legal(board: str, seats: int, style: int) -> None:
    game, tables = Knockout(KnockoutVariant(board)), BoardTables(get_board(board))
    for state in random_states(game.variant, seats, seed=4):
        if state.phase is not Phase.PLAY or state.half != BOTH:
            continue
        for piece, space, piece2, space2 in ranked(tables, state, style):
            after = game.apply(state, Move(piece, space)).state
            if piece2 >= 0:
                assert Move(piece2, space2) in game.legal_actions(after)
            else:
                assert after.phase is not Phase.PLAY


def test_the_best_turn_hits_the_most_points() -> None:
    game, tables = Knockout(), BoardTables(get_board("rings61"))
    worth = (3, 2, 1, 1, 2, 3)
    for state in random_states(game.variant, 2, seed=9):
        if state.phase is not Phase.PLAY or state.half != BOTH:
            continue
        best = 0
        for move in game.legal_actions(state):
            hit = worth[move.piece % 6] * (move.space in state.positions)
            after = game.apply(state, move).state
            then = game.legal_actions(after) if after.phase is Phase.PLAY else ()
            rest = [worth[m.piece % 6] * (m.space in after.positions) for m in then]
            best = max(best, hit + max(rest, default=0))
        piece, space, piece2, space2 = ranked(tables, state, GREEDY, 1)[0]
        got = worth[piece % 6] * (space in state.positions)
        after = game.apply(state, Move(piece, space)).state
        if piece2 >= 0:
            got += worth[piece2 % 6] * (space2 in after.positions)
        assert got == best
