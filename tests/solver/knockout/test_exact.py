"""Small games solved exactly, and the planners held against them."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from roost.bots.knockout.policies import ALERT, GreedyPolicy, WeighingPolicy
from roost.bots.knockout.values import load_nets, pack, unpack
from roost.bots.random import RandomPolicy
from roost.rules.core import Action
from roost.rules.knockout import KnockoutState, get_board, parse_board, register_board
from roost.solver.knockout.exact import ExactGame
from roost.solver.knockout.iteration import NumberGame, solve_number
from roost.solver.knockout.tables import BoardTables, Pairs, PieceValues
from tests.rules.knockout.positions import board_data
from tests.solver.knockout.reference import ReferencePlanner


@cache
def wheel() -> ExactGame:
    """Two numbers each on a ring of five spaces with a hub."""
    ring = [f"A{i}" for i in range(5)]
    lines = [*zip(ring, [*ring[1:], ring[0]], strict=True), ("A0", "C"), ("A2", "C")]
    none: list[Any] = [None] * 6
    own = {"blue": ["A0", "A1", *none[2:]], "green": ["A3", "A4", *none[2:]]}
    starts = {"2": {**own, "red": none, "yellow": none}}
    register_board(parse_board(board_data("wheel6", lines, starts)))
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


def planned(state: KnockoutState) -> dict[Action, float]:
    planner = ReferencePlanner(state.board, wheel_worths(), load_nets())
    return {planner.studied(state).turn[0]: 1.0}


def mean_regret(policy: Any) -> float:
    game = wheel()
    spots = list(game.rolls)[::7]
    return sum(game.regret(spot, policy) for spot in spots) / len(spots)


def test_the_solution_satisfies_its_own_equations() -> None:
    game = wheel()
    assert len(game.rolls) > 200
    assert 0.4 < game.values[game.start] < 0.7
    assert game.solve(tolerance=1e-6) == 1


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
    tables = BoardTables(parse_board(board_data("hub7", lines)))
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


def test_a_game_too_large_is_refused() -> None:
    with pytest.raises(ValueError, match="too large"):
        ExactGame("wheel6", most=10)
