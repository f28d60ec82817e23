"""Exact reviews of small Knockout games."""

from random import Random

import pytest

from roost.analysis.games import exact_evaluator
from roost.analysis.knockout.exact import solved
from roost.analysis.review import review
from roost.rules import Phase
from roost.rules.knockout import Knockout, KnockoutState, KnockoutVariant
from roost.testing import playout
from tests.analysis.knockout.truth import KnockoutTruth, small_knockout


def test_losses_are_exact_in_a_solved_game() -> None:
    game = small_knockout()
    truth = KnockoutTruth(game.start(2, first=0))
    evaluator = exact_evaluator(game.start(2))
    asked = 0
    for seed in range(8):
        found = review(playout(game, 2, seed).record(), evaluator)
        for decision in found.decisions:
            state = decision.state
            assert isinstance(state, KnockoutState)
            values = {c.action: truth.value(state, c.action) for c in decision.choices}
            lost = max(values.values()) - values[decision.action]
            assert decision.loss == pytest.approx(lost, abs=1e-6)
            asked += lost > 0.001
        assert all(abs(seat.residual) < 1e-9 for seat in found.seats)
        assert all(abs(seat.balance) < 1e-9 for seat in found.seats)
    assert asked > 10


def test_value_and_luck_of_a_solved_turn_add_up() -> None:
    game = small_knockout()
    evaluator = solved(game.start(2))
    assert evaluator is not None
    for state in playout(game, 2, "turns").states:
        if state.phase is not Phase.OVER:
            after, luck = evaluator.play_turn(state, Random(3))
            assert after.turn > state.turn or after.phase is Phase.OVER or state.roll_off
            assert evaluator.shares(after) == pytest.approx(evaluator.shares(state) + luck)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_large_games_are_not_solved(seats: int) -> None:
    assert solved(Knockout().start(seats)) is None
    assert solved(Knockout(KnockoutVariant(rounds=3)).start(seats)) is None
