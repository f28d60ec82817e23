"""The reference by itself; tests/solver/knockout/test_port.py holds the compiled back end to it."""

from __future__ import annotations

import pytest

from roost.bots.knockout.values import load_nets
from roost.solver.knockout.chances import hit_chance
from tests.rules.knockout.positions import position
from tests.solver.knockout.reference import ReferencePlanner
from tests.solver.knockout.reference_piece_values import material, win_shares


def test_the_rolls_that_hit_are_counted() -> None:
    """Each length at which the green 1 hits the blue 1 is 3 rolls of 36; its own number is 1."""
    state = position("b1:O0 g1:O1", "?")
    lengths = [n for n in range(1, 7) if state.board.reach[n][1] & 1]
    rolls = sum(1 if n == 1 else 3 for n in lengths)
    planner = ReferencePlanner(state.board, None, load_nets())
    assert planner.exposure(state.positions, 4, 0, 0) == pytest.approx(3 * rolls / 36)
    assert planner.exposure(state.positions, 4, 0, 1) == 0


def test_a_roll_hits_at_any_of_its_lengths() -> None:
    """K4, K5: of 36 throws 1 gives a number its own length, and 3 each other."""
    assert hit_chance(0, 0b000001) == 1 / 36
    assert hit_chance(0, 0b000010) == 3 / 36
    assert hit_chance(3, 0b111111) == pytest.approx(16 / 36)


def test_who_cannot_catch_up_any_more_has_lost() -> None:
    state = position("b1:O0 b6:O3 b2:O9 g1:O1 g3:O5", "?")
    points, risked, stake = material(state.positions, 4)
    assert points == [8, 4, 0, 0]
    assert risked == [3, 3, 0, 0]
    assert stake == 6
    assert win_shares([0.0] * 4, points, risked, stake) == [1, 0, 0, 0]


def test_where_nothing_is_contested_the_most_points_win_and_ties_share() -> None:
    assert win_shares([9.0, 0.0, 0.0], [3, 5, 5], [0, 0, 0], 0) == [0, 0.5, 0.5]
