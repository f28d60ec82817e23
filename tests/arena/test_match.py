"""Matches are fair, deterministic, and have correct intervals."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

from roost.analysis.intervals import Z95
from roost.arena import ArenaError, MatchPlan, run_match
from roost.arena.match import interval
from roost.rules.errors import GameError


def test_a_match_of_equals_is_even() -> None:
    result = run_match(MatchPlan(("greedy", "greedy"), 2000, raw=True), jobs=1)
    first, second = result.bots
    assert first.wins + second.wins == pytest.approx(1)
    assert first.low < 0.5 < first.high
    assert 28 < result.turns < 34


@pytest.mark.parametrize("seats", range(2, 8))
def test_all_numbers_of_seats_are_played_and_all_games_counted(seats: int) -> None:
    result = run_match(MatchPlan(("greedy",) * (seats - 1) + ("strongest",), 60, raw=True), jobs=1)
    assert result.games == 60
    assert sum(bot.wins for bot in result.bots) == pytest.approx(1)


def test_the_result_depends_on_the_seed_and_not_on_processes() -> None:
    plan = MatchPlan(("greedy", "greedy"), 220, seed=4)
    done: list[int] = []
    alone = run_match(plan, jobs=1, progress=done.append)
    assert done == [200, 220]
    assert run_match(plan, jobs=2) == alone
    other = run_match(MatchPlan(("greedy", "greedy"), 220, seed=5), jobs=1)
    assert other.bots[0].score != alone.bots[0].score


# -- how sure ------------------------------------------------------------------------------


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (1, 10), (54, 100), (997, 1000), (7, 7)])
def test_the_interval_without_shared_wins_is_wilsons(wins: int, games: int) -> None:
    wanted = stats.binomtest(wins, games).proportion_ci(0.95, method="wilson")
    assert interval(wins / games, wins / games, games) == pytest.approx(
        (wanted.low, wanted.high), abs=1e-12
    )


@pytest.mark.parametrize(
    "chances", [(0.3, 0.4, 0.0, 0.3), (0.1, 0.8, 0.0, 0.1), (0.5, 0, 0.3, 0.2)]
)
def test_shared_wins_narrow_the_interval(
    chances: tuple[float, ...],
) -> None:
    """There are many games, so the mean of any shares is nearly normal."""
    games = 20_000
    shares = np.random.default_rng(1).choice([0, 1 / 2, 1 / 3, 1], games, p=chances)
    low, high = interval(float(shares.mean()), float((shares**2).mean()), games)
    wanted = stats.norm.interval(0.95, shares.mean(), stats.sem(shares))
    assert (low, high) == pytest.approx(wanted, abs=5e-5)
    alone = interval(float(shares.mean()), float(shares.mean()), games)
    assert high - low < 0.95 * (alone[1] - alone[0])


def test_games_that_are_always_shared_have_a_zero_interval() -> None:
    assert interval(0.5, 0.25, 100) == pytest.approx((0.5, 0.5), abs=1e-4)


def test_the_interval_covers_95_percent() -> None:
    assert pytest.approx(stats.norm.ppf(0.975), abs=1e-15) == Z95
    low, high = interval(0.54, 0.54, 1000)
    assert interval(0.54, 0.54, 4000)[1] - interval(0.54, 0.54, 4000)[0] < 0.6 * (high - low)


# -- refusals ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "plan",
    [
        MatchPlan(("greedy",), 1),
        MatchPlan(("greedy",) * 8, 1),
        MatchPlan(("greedy", "nobody"), 1),
        MatchPlan(("greedy", "greedy"), 0),
        MatchPlan(("greedy", "greedy"), 1, variant="other"),
        MatchPlan(("greedy", "greedy"), 1, game="chess"),
    ],
)
def test_an_impossible_match_raises_a_coded_error(plan: MatchPlan) -> None:
    with pytest.raises(GameError) as refusal:
        run_match(plan, jobs=1)
    assert refusal.value.code != "error"
    assert refusal.value.code != "bad-match" or isinstance(refusal.value, ArenaError)
