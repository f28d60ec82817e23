"""Rollouts: unbiased, less noisy than plain ones, repeatable, with correct standard errors."""

from random import Random

import numpy as np
import pytest

from roost.analysis.games import evaluator_for
from roost.analysis.pickomino.evaluator import PickominoEvaluator
from roost.analysis.rollouts import compare, play_on, roll_out
from roost.rules import game_of
from roost.rules.errors import GameError
from roost.rules.pickomino import Pickomino, RollOn, Stop
from tests.analysis.pickomino.truth import WildModel
from tests.analysis.textbook import standard_error

SMALL = Pickomino().parse_position("pickomino 21-23 -/- 0 - ? 1")
LATE = Pickomino().parse_position("pickomino 27 23/25,29,24/21,33,22/28,26 1 w55443 . 38")


def test_the_mean_is_right_even_if_the_evaluator_is_wrong() -> None:
    """The wrong model plays badly, but its estimate of luck still has mean zero."""
    wild = PickominoEvaluator(WildModel())
    found = roll_out(SMALL, 1000, evaluator=wild)
    games = [play_on(SMALL, wild, Random(f"plain:{number}"))[0][0] for number in range(1000)]
    error = float(np.hypot(found.errors[0], standard_error(games)))
    assert abs(found.shares[0] - np.mean(games)) < 4 * error
    assert found.shares.sum() == pytest.approx(1)


def test_errors_are_standard_errors() -> None:
    wild = PickominoEvaluator(WildModel())
    found = roll_out(SMALL, 60, seed=4, evaluator=wild)
    games = [play_on(SMALL, wild, Random(f"4:{number}")) for number in range(60)]
    plain, adjusted = (np.array(part) for part in zip(*games, strict=True))
    assert found.shares == pytest.approx(adjusted.mean(0))
    assert found.errors == pytest.approx(standard_error(adjusted))
    assert found.plain_errors == pytest.approx(standard_error(plain))


def test_the_error_of_a_comparison_is_that_of_independent_means() -> None:
    wild = PickominoEvaluator(WildModel())
    found = compare(LATE, RollOn(), Stop(26), 50, seed=3, evaluator=wild)
    halves = []
    for action, seed in ((RollOn(), 6), (Stop(26), 7)):
        state = game_of(LATE).apply(LATE, action).state
        games = [play_on(state, wild, Random(f"{seed}:{number}"))[1][1] for number in range(50)]
        halves.append(games)
    assert found.error > 0
    assert found.error == pytest.approx(np.hypot(*map(standard_error, halves)))
    assert found.loss == pytest.approx(np.mean(halves[0]) - np.mean(halves[1]))


def test_a_seed_gives_the_same_games_for_any_number_of_workers() -> None:
    one = roll_out(LATE, 10, seed=7, workers=1)
    two = roll_out(LATE, 10, seed=7, workers=2)
    assert one.shares == pytest.approx(two.shares, abs=1e-12)
    assert roll_out(LATE, 10, seed=8, workers=1).shares != pytest.approx(one.shares, abs=1e-12)


def test_removing_luck_makes_the_error_several_times_smaller() -> None:
    start = Pickomino().parse_position("pickomino 21-36 -/- 0 - ? 1")
    found = roll_out(start, 40, workers=1)
    assert found.errors.max() < found.plain_errors.min() / 3


def test_comparing_two_actions_reports_progress_and_finds_the_better() -> None:
    seen: list[tuple[int, int]] = []
    found = compare(
        LATE,
        RollOn(),
        Stop(26),
        40,
        evaluator=evaluator_for("pickomino"),
        progress=lambda done, total: seen.append((done, total)),
    )
    assert found.loss > 3 * found.error
    assert seen[-1] == (80, 80)
    assert [done for done, _ in seen] == sorted({done for done, _ in seen})


@pytest.mark.parametrize("games", [-1, 0, 1, 2_000_000])
def test_an_invalid_number_of_games_is_rejected(games: int) -> None:
    with pytest.raises(GameError, match="rollouts need 2 to") as refused:
        roll_out(LATE, games)
    assert refused.value.code == "bad-games"
