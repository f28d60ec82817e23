"""Small games solved exactly, and the planners held against them."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from roost.bots.knockout import CautiousPolicy, GreedyPolicy, Position
from roost.bots.knockout_values import Values, pack, unpack
from roost.bots.simple import RandomPolicy
from roost.rules.core import Action
from roost.rules.knockout import KnockoutState, get_board, parse_board, register_board
from roost.rules.knockout.symmetry import automorphisms
from roost.solver.knockout.exact import ExactGame
from roost.solver.knockout.iteration import NumberGame, solve_number, triples_of
from roost.solver.knockout.tables import BoardTables
from tests.rules.knockout.positions import board_data


@cache
def wheel() -> ExactGame:
    """Two numbers each on a ring of five spaces with a hub."""
    ring = [f"A{i}" for i in range(5)]
    lines = [*zip(ring, [*ring[1:], ring[0]], strict=True), ("A0", "C"), ("A2", "C")]
    none: list[Any] = [None] * 6
    starts = {
        "2": {"blue": ["A0", "A1", *none[2:]], "green": ["A3", "A4", *none[2:]], "red": none,
              "yellow": none},
    }  # fmt: skip
    register_board(parse_board(board_data("wheel6", lines, starts)))
    game = ExactGame("wheel6")
    game.solve(tolerance=1e-7)
    return game


@cache
def wheel_values() -> Values:
    tables = BoardTables(get_board(wheel().game.board.key))
    triples = triples_of(tables)
    solved = [solve_number(tables, number, triples) for number in range(6)]
    duels = np.stack([duel for duel, _, _ in solved])
    trios = np.stack([trio for _, trio, _ in solved])
    return Values(duels, trios)


def planner(state: KnockoutState) -> dict[Action, float]:
    """The strongest bot without its look ahead."""
    assert state.roll is not None
    now = Position(wheel_values(), state.board, state.positions, 2, state.seat)
    return {now.best_turns(state.seat, state.roll, state.half, 1)[0].first: 1.0}


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
    cautious = mean_regret(CautiousPolicy().probabilities)
    planned = mean_regret(planner)
    assert 0 <= planned < greedy < random
    assert cautious < greedy
    assert planned < 0.01


def test_a_number_alone_is_a_fair_game() -> None:
    """One against one somebody is hit in the end: values are between all and nothing."""
    game = NumberGame(BoardTables(get_board("rings49")), 0)
    duel = game.duel(100)
    assert np.abs(duel).max() <= 3
    far = game.images
    for image in far[:3]:
        assert np.allclose(duel[np.ix_(image, image)], duel, atol=1e-5)


def test_packed_values_unfold_to_what_they_were() -> None:
    values = wheel_values()
    images = np.array(automorphisms(wheel().game.board.neighbours))
    again = unpack(pack(values.duels, values.trios, images))
    assert np.allclose(again.duels, values.duels, atol=0.02)
    assert np.abs(again.trios - values.trios).mean() < 0.05


def test_a_game_too_large_is_refused() -> None:
    with pytest.raises(ValueError, match="too large"):
        ExactGame("wheel6", most=10)
