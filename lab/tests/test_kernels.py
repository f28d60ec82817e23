"""The lab's kernels in numba judge and play as the product's in C."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from roost.bots.knockout.values import (
    EVALUATED_SEATS,
    load_evaluations,
    load_nets,
    load_piece_values,
    planner_for,
)
from roost.rules import Phase
from roost.rules.knockout import Knockout, KnockoutState, KnockoutVariant, get_board
from roost.rules.knockout.constants import SEATS
from roost.solver.knockout.judgement import RANDOM, STUDIED, WEIGHING
from roost.solver.knockout.plan import Player, Temper, columns
from roost.solver.knockout.tables import BoardTables, as_row, known
from roost.testing import playout
from roost_lab.kernels.bits import seed_of
from roost_lab.kernels.evaluation import reconsider
from roost_lab.kernels.judged import judge_every_roll, judge_turns
from roost_lab.kernels.matches import ENDED, HITS, MADE, RESULTS, TURNS, play_matches
from roost_lab.kernels.opinion import judge
from roost_lab.kernels.turns import MOVES, rank_turns

BOARDS = ("rings61", "arrows49")
ROLLS = 21
CLOSE = 1e-9  # the exponential functions of both differ in the last bit
GAMES = 6


def states(board: str, seats: int, count: int) -> Iterator[KnockoutState]:
    played = playout(Knockout(KnockoutVariant(board)), seats, seats).states
    known = [state for state in played if state.roll_off is None and state.phase is not Phase.OVER]
    yield from Random(1).sample(known, count)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("board", BOARDS)
def test_both_judge_alike(board: str, seats: int) -> None:
    planner, tables = planner_for(get_board(board)), BoardTables(get_board(board))
    lookups, net = known(tables, load_piece_values(board)), load_nets()[seats - SEATS[0]]
    for state in states(board, seats, 20):
        where = as_row(state.positions), seats, state.seat
        shares, best = np.empty(seats), np.full((1, MOVES), -1)
        value = np.full(1, -np.inf)
        if state.roll is not None:
            asked = *where, *state.roll, state.half, lookups
            judge_turns(*asked, net, value, best)
            planned = planner.best(state)
            assert columns(planned.turn) == best[0].tolist()
            assert planned.value == pytest.approx(value[0], abs=CLOSE)
            rank_turns(*asked, STUDIED, seed_of(0, 0), value, best)
            planned = planner.studied(state)
            assert columns(planned.turn) == best[0].tolist()
            assert planned.value == pytest.approx(value[0], abs=CLOSE)
            continue
        judge(*where, lookups, net, shares)
        assert list(planner.shares(state)) == pytest.approx(shares.tolist(), abs=CLOSE)
        turns, after = np.empty((ROLLS, MOVES), np.int64), np.empty((ROLLS, seats))
        judge_every_roll(*where, lookups, net, turns, after)
        left = planner.after_rolls(state)
        assert [columns(one.turn) for one in left] == turns.tolist()
        assert np.array([one.shares for one in left]) == pytest.approx(after, abs=CLOSE)
        if seats in EVALUATED_SEATS:
            reconsider(*where, lookups, net, load_evaluations()[seats], shares)
            found = list(planner.evaluation(state) or ())
            assert found == pytest.approx(shares.tolist(), abs=CLOSE)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("board", BOARDS)
def test_both_play_the_same_games(board: str, seats: int) -> None:
    """All styles in turn, every player with its own temper."""
    tables = BoardTables(get_board(board))
    lookups, net = known(tables, load_piece_values(board)), load_nets()[seats - SEATS[0]]
    for style in range(RANDOM, WEIGHING + 1):
        players = [
            Player((style + p) % (WEIGHING + 1), Temper(1, p / 2, 0.4)) for p in range(seats)
        ]
        points = np.zeros((GAMES, 4), np.int64)
        results = np.zeros((GAMES, RESULTS), np.int64)
        play_matches(
            GAMES,
            5,
            style,
            seats,
            tables.start(seats),
            0,
            lookups,
            net,
            np.array([player.style for player in players]),
            np.array([player.temper for player in players], np.float64),
            points,
            results,
        )
        played = planner_for(get_board(board)).play(players, GAMES, seed=5, first=style)
        assert [game.points for game in played] == [tuple(row[:seats]) for row in points.tolist()]
        told = [[game.turns, game.hits, game.moves] for game in played]
        assert told == results[:, [TURNS, HITS, MADE]].tolist()
        assert not results[:, ENDED].min() < 1
