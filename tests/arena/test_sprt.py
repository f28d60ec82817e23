"""Early stopping of matches."""

from __future__ import annotations

import numpy as np
import pytest

from roost.arena import ArenaError, MatchPlan, run_match
from roost.arena.match import LEAST
from roost.arena.sprt import BOUND, log_ratio, verdict


def test_the_ratio_is_that_of_two_normal_distributions() -> None:
    mean, error, more = 0.013, 0.004, 0.02
    wanted = (mean**2 - (mean - more) ** 2) / (2 * error**2)
    assert log_ratio(mean, error, more) == pytest.approx(wanted)


@pytest.mark.parametrize(("truth", "said"), [(0.0, "fair"), (0.1, "better")])
def test_the_error_rate_is_at_most_one_in_twenty(truth: float, said: str) -> None:
    random, wrong, matches = np.random.default_rng(1), 0, 200
    for _ in range(matches):
        means = truth + random.normal(0, 0.5, 4000).cumsum() / np.arange(1, 4001)
        found = next(
            outcome
            for games in range(20, 4001, 20)
            if (outcome := verdict(means[games - 1], 0.5 / games**0.5, 0.1)) != "open"
        )
        wrong += found != said
    assert wrong / matches < 0.05 + 3 * (0.05 * 0.95 / matches) ** 0.5


def test_without_noise_the_nearer_hypothesis_wins() -> None:
    assert log_ratio(0.02, 0, 0.01) == BOUND
    assert log_ratio(0.004, 0, 0.01) == -BOUND


def test_a_match_stops_at_the_same_game_with_any_number_of_processes() -> None:
    plan = MatchPlan(("strongest", "greedy"), 900, seed=1, until=0.05)
    alone = run_match(plan, jobs=1)
    assert alone.verdict == "better"
    assert LEAST <= alone.games < 900
    assert run_match(plan, jobs=2) == alone


def test_equal_bots_are_fair_and_a_short_match_is_undecided() -> None:
    assert run_match(MatchPlan(("greedy", "greedy"), 400, until=0.05), jobs=1).verdict == "fair"
    assert run_match(MatchPlan(("greedy", "greedy"), 60, until=0.05), jobs=1).verdict == "open"
    assert run_match(MatchPlan(("greedy", "greedy"), 60), jobs=1).verdict is None


@pytest.mark.parametrize("until", [0.0, -0.1, 1.0])
def test_an_invalid_gain_is_rejected(until: float) -> None:
    with pytest.raises(ArenaError, match="between 0 and 1"):
        run_match(MatchPlan(("greedy", "greedy"), 10, until=until), jobs=1)
