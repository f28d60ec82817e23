"""Exact reviews of small Pickomino games."""

import pytest

from roost.analysis.games import exact_evaluator
from roost.analysis.pickomino.models import solved_model
from roost.analysis.review import review
from roost.rules.pickomino import Pickomino, PickominoState
from roost.testing import playout
from tests.analysis.pickomino.truth import BruteForce, ExactModel

SMALL = "pickomino 21-23 -/- 0 - ? 1"


def test_losses_are_exact_in_a_solved_game() -> None:
    """The review uses the solver's table; the reference iterates the rules."""
    start = Pickomino().parse_position(SMALL)
    truth = BruteForce(ExactModel(start))
    found = review(playout(Pickomino(), 2, "small", start=start).record(), exact_evaluator(start))
    asked = 0
    for decision in found.decisions:
        state = decision.state
        assert isinstance(state, PickominoState)
        if len(decision.choices) > 1 and any(state.taken) and asked < 40:
            asked += 1
            values = {c.action: truth.value(state, c.action) for c in decision.choices}
            lost = max(values.values()) - values[decision.action]
            assert decision.loss == pytest.approx(lost, abs=1e-6)
    assert asked == 40
    assert all(abs(seat.residual) < 1e-6 for seat in found.seats)


def test_the_solution_has_the_mover_first() -> None:
    start = Pickomino().parse_position(SMALL)
    model, truth = solved_model(start), ExactModel(start)
    assert model is not None
    other = Pickomino().parse_position("pickomino 21-23 -/- 1 - ? 2")
    for state in (start, other):
        assert model.shares([state])[0] == pytest.approx(truth.shares([state])[0], abs=1e-6)


@pytest.mark.parametrize("text", ["pickomino 21-28 -/- 0 - ? 1", "pickomino 21-23 -/-/- 0 - ? 1"])
def test_large_games_are_not_solved(text: str) -> None:
    assert solved_model(Pickomino().parse_position(text)) is None
