"""Rollouts: unbiased, much less noisy than plain ones, repeatable."""

import numpy as np
import pytest

from roost.analysis.games import evaluator_for
from roost.analysis.pickomino.evaluator import PickominoEvaluator
from roost.analysis.rollouts import compare, roll_out
from roost.rules import parse_position
from roost.rules.errors import GameError
from roost.rules.pickomino import Pickomino, RollOn, Stop
from tests.analysis.models import ExactModel, WildModel

SMALL = Pickomino().parse_position("pickomino 21-23 -/- 0 - ? 1")
LATE = parse_position("pickomino 27 23/25,29,24/21,33,22/28,26 1 w55443 . 38")


def test_on_a_solved_game_taking_the_luck_off_leaves_no_noise_at_all() -> None:
    model = ExactModel(SMALL)
    found = roll_out(SMALL, 20, evaluator=PickominoEvaluator(model))
    assert found.errors == pytest.approx(0, abs=1e-7)  # as far as the solution has converged
    assert found.shares == pytest.approx(model.shares([SMALL])[0], abs=1e-7)
    assert found.plain_errors.min() > 0.05


def test_the_mean_is_right_even_where_the_evaluator_is_wrong() -> None:
    """A wild model plays badly; what it takes off as luck still has mean zero."""
    wild = PickominoEvaluator(WildModel())
    found = roll_out(SMALL, 1000, evaluator=wild)
    plain = roll_out(SMALL, 1000, evaluator=wild, seed=1)
    error = float(np.hypot(found.errors[0], plain.errors[0]))
    assert abs(found.shares[0] - plain.shares[0]) < 4 * error
    assert found.shares.sum() == pytest.approx(1)


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_workers() -> None:
    one = roll_out(LATE, 10, seed=7, workers=1)
    two = roll_out(LATE, 10, seed=7, workers=2)
    assert one.shares == pytest.approx(two.shares, abs=1e-12)
    assert roll_out(LATE, 10, seed=8, workers=1).shares != pytest.approx(one.shares, abs=1e-12)


def test_luck_taken_off_makes_the_error_several_times_smaller() -> None:
    start = parse_position("pickomino 21-36 -/- 0 - ? 1")
    found = roll_out(start, 40, workers=1)
    assert found.errors.max() < found.plain_errors.min() / 3


def test_comparing_two_actions_reports_progress_and_finds_the_better() -> None:
    seen: list[tuple[int, int]] = []
    found = compare(
        LATE, RollOn(), Stop(26), 40, evaluator=evaluator_for("pickomino"),
        progress=lambda done, total: seen.append((done, total)),
    )  # fmt: skip
    assert found.loss > 3 * found.error
    assert seen[-1] == (80, 80)
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)


@pytest.mark.parametrize("games", [-1, 0, 1, 2_000_000])
def test_a_senseless_number_of_games_is_refused(games: int) -> None:
    with pytest.raises(GameError, match="rollouts need 2 to") as refused:
        roll_out(LATE, games)
    assert refused.value.code == "bad-games"
