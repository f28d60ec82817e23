"""Matches are fair, deterministic, and have correct intervals."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import NormalDist

import numpy as np
import pytest

from roost.analysis.intervals import Z95
from roost.arena import ArenaError, MatchPlan, run_match
from roost.arena.match import interval
from roost.rules.errors import GameError
from roost.rules.extras import MissingExtraError


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


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.27753279986288926),
        (1, 10, 0.017876213095072896, 0.4041500267952385),
        (54, 100, 0.44264860323368227, 0.6343919169097589),
        (997, 1000, 0.9912169859464968, 0.9989792161188613),
        (7, 7, 0.6456695649333126, 1.0),
    ],
)
def test_the_interval_without_shared_wins_is_wilsons(
    wins: int, games: int, low: float, high: float
) -> None:
    """The bounds are those of ``scipy.stats.binomtest(…).proportion_ci(0.95, "wilson")``."""
    found = interval(wins / games, wins / games, games)
    assert found == pytest.approx((low, high), abs=1e-12)


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
    mean, half = shares.mean(), Z95 * shares.std(ddof=1) / games**0.5
    assert (low, high) == pytest.approx((mean - half, mean + half), abs=5e-5)
    alone = interval(float(shares.mean()), float(shares.mean()), games)
    assert high - low < 0.95 * (alone[1] - alone[0])


def test_games_that_are_always_shared_have_a_zero_interval() -> None:
    assert interval(0.5, 0.25, 100) == pytest.approx((0.5, 0.5), abs=1e-4)


def test_the_interval_covers_95_percent() -> None:
    assert pytest.approx(NormalDist().inv_cdf(0.975), abs=1e-14) == Z95
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


def test_the_error_without_ray_names_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtraError, match=r"roost\[ray\]"):
        run_match(MatchPlan(("greedy", "greedy"), 20), ray="auto")


@pytest.mark.slow
def test_a_file_without_a_main_guard_is_named(tmp_path: Path) -> None:
    """Other processes read the file, and would start matches of their own."""
    file = tmp_path / "league.py"
    start = 'run_match(MatchPlan(("simple", "simple"), games=200, raw=True), jobs=2)'
    file.write_text(f"from roost.arena import MatchPlan, run_match\n{start}\n")
    done = subprocess.run([sys.executable, file], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert f"{file} starts a match without" in done.stderr
    file.write_text(
        f'from roost.arena import MatchPlan, run_match\nif __name__ == "__main__":\n    {start}\n'
    )
    subprocess.run([sys.executable, file], check=True)
