"""The solved values of single numbers: the planner plays a small board nearly perfectly by them."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from roost.bots.knockout.policies import ALERT, GreedyPolicy, WeighingPolicy
from roost.bots.knockout.values import FOLDER, pack, unpack
from roost.bots.random import RandomPolicy
from roost.rules.core import Action
from roost.rules.knockout import KnockoutState, get_board, register_board
from roost.rules.knockout.constants import SEATS
from roost.solver.knockout.exact import ExactGame
from roost.solver.knockout.planner import Planner
from roost.solver.knockout.tables import BoardTables, Pairs, PieceValues
from roost.solver.wasm.arrays import packed, read_arrays
from roost_lab.kernels.iteration import NumberGame, solve_number
from tests.boards import small_board


@cache
def wheel() -> ExactGame:
    """Two numbers each on a ring of five spaces with a hub."""
    ring = [f"A{i}" for i in range(5)]
    lines = [*zip(ring, [*ring[1:], ring[0]], strict=True), ("A0", "C"), ("A2", "C")]
    none: list[Any] = [None] * 6
    own = {"blue": ["A0", "A1", *none[2:]], "green": ["A3", "A4", *none[2:]]}
    starts = {**own, "red": none, "yellow": none}
    register_board(small_board("wheel6", lines, {"2": starts}))
    game = ExactGame("wheel6")
    game.solve(tolerance=1e-7)
    return game


@cache
def wheel_worths() -> PieceValues:
    tables = BoardTables(get_board(wheel().game.board.key))
    solved = [solve_number(tables, number) for number in range(6)]
    duels, trios, fours = (np.stack([rows[i] for rows in solved]) for i in range(3))
    pairs = tables.pairs
    renames = pairs.images[pairs.turns].astype(np.uint8)
    return PieceValues(duels, trios, fours, pairs.kinds, renames)


@cache
def planner() -> Planner:
    """The planner of the wheel, by the values as a file contains them."""
    worths, pairs = wheel_worths(), BoardTables(get_board(wheel().game.board.key)).pairs
    data = pack(worths.duels, worths.trios, worths.fours, pairs)
    arrays = {
        name: packed(part.dtype.str[1:], part.ravel().tolist(), *part.shape)
        for name, part in data.items()
    }
    nets = [read_arrays(FOLDER / f"seats{seats}.npz") for seats in SEATS]
    return Planner(get_board(wheel().game.board.key), arrays, nets)


def planned(state: KnockoutState) -> dict[Action, float]:
    return {planner().studied(state).turn[0]: 1.0}


def mean_regret(policy: Any) -> float:
    game = wheel()
    spots = list(game.rolls)[::7]
    return sum(game.regret(spot, policy) for spot in spots) / len(spots)


def test_perfect_play_is_never_beaten_and_bots_are_ranked() -> None:
    random = mean_regret(RandomPolicy().probabilities)
    greedy = mean_regret(GreedyPolicy().probabilities)
    cautious = mean_regret(WeighingPolicy(ALERT).probabilities)
    strongest = mean_regret(planned)
    assert 0 <= strongest < greedy < random
    assert cautious < greedy
    assert strongest < 0.01


def test_a_number_alone_is_a_fair_game() -> None:
    """One against one somebody is hit in the end: values are between all and nothing."""
    game = NumberGame(BoardTables(get_board("rings49")), 0)
    duel = game.duel(100)
    assert np.abs(duel).max() <= 3
    for image in game.pairs.images[:3]:
        assert np.allclose(duel[np.ix_(image, image)], duel, atol=1e-5)


@pytest.mark.parametrize("number", [0, 3])
def test_pairs_by_kind_lose_nothing(number: int) -> None:
    """On a board that is the same in six ways, the values are those without any symmetry."""
    ring = [f"A{i}" for i in range(6)]
    lines = [*zip(ring, [*ring[1:], ring[0]], strict=True), *((name, "C") for name in ring)]
    tables = BoardTables(small_board("hub7", lines))
    assert len(tables.pairs.firsts) == 4  # beside, one apart, across, and with the hub
    plain = BoardTables(tables.board)
    plain.pairs = Pairs.of(np.arange(7)[None])
    assert len(plain.pairs.firsts) == 21
    _, trios, fours, change = solve_number(tables, number)
    _, all_trios, all_fours, _ = solve_number(plain, number)
    assert change < 1e-4
    pairs = tables.pairs
    for kind, (y1, y2) in enumerate(plain.pairs.firsts):
        image = pairs.images[pairs.turns[y1, y2]]
        known = pairs.kinds[y1, y2]
        assert np.allclose(trios[:, known][:, image], all_trios[:, kind], atol=1e-3)
        assert np.allclose(fours[known][np.ix_(image, image)], all_fours[kind], atol=1e-3)


def test_packed_worths_unfold_to_what_they_were() -> None:
    piece_values = wheel_worths()
    pairs = BoardTables(get_board(wheel().game.board.key)).pairs
    again = unpack(pack(piece_values.duels, piece_values.trios, piece_values.fours, pairs))
    assert np.allclose(again.duels, piece_values.duels, atol=0.02)
    assert np.allclose(again.trios, piece_values.trios, atol=0.02)
    assert np.allclose(again.fours, piece_values.fours, atol=0.02)
    assert (again.kinds == piece_values.kinds).all()
    assert (again.renames == piece_values.renames).all()
