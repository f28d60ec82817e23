"""Small games solved exactly, and bots held against them."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from roost.bots.knockout.policies import ALERT, GreedyPolicy, WeighingPolicy
from roost.bots.random import RandomPolicy
from roost.rules.knockout import parse_board, register_board
from roost.solver.knockout.exact import ExactGame
from tests.rules.knockout.positions import board_data


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
    assert 0 <= cautious < greedy < random


def test_a_game_too_large_is_refused() -> None:
    with pytest.raises(ValueError, match="too large"):
        ExactGame("wheel6", most=10)
