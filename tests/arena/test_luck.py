"""Results without luck have the right mean and smaller errors."""

from __future__ import annotations

import numpy as np
import pytest

from roost.arena import MatchPlan, run_match
from roost.arena.luck import ENOUGH, Halves, LuckSums
from roost.arena.pickomino import FAST
from roost.arena.plan import Chunk
from roost.arena.play import play_one_by_one
from tests.scale import GAMES


def halves(results: np.ndarray, luck: np.ndarray) -> Halves:
    found = Halves()
    for number, (result, part) in enumerate(zip(results.tolist(), luck.tolist(), strict=True)):
        found.add(number % 2, result, part)
    return found


@pytest.mark.parametrize(("truth", "scale"), [(1.0, 1.0), (1.0, 3.0), (0.0, 1.0)])
def test_the_weight_minimizes_the_noise(truth: float, scale: float) -> None:
    random = np.random.default_rng(1)
    luck = random.normal(0, 0.5, 4000)
    results = 0.5 + truth * luck + random.normal(0, 0.1, 4000)
    found = halves(results, scale * luck).corrected()
    assert found is not None
    assert found.weight == pytest.approx(truth / scale, abs=0.02)
    assert found.error == pytest.approx(0.1 / 4000**0.5, rel=0.05)
    assert found.wins == pytest.approx(0.5, abs=4 * found.error)


def test_no_game_affects_its_own_weight() -> None:
    """A weight fitted to the same few games would be biased, because results are not normal."""
    random, means = np.random.default_rng(2), []
    for _ in range(400):
        luck = random.exponential(1, 2 * ENOUGH) - 1
        results = luck**2
        found = halves(results, luck).corrected()
        assert found is not None
        means.append(found.wins)
    assert np.mean(means) == pytest.approx(1, abs=3 * float(np.std(means)) / 20)


def test_too_few_games_have_no_corrected_result() -> None:
    noise = np.random.default_rng(3).normal(size=(2, 2 * ENOUGH))
    assert halves(*noise[:, 1:]).corrected() is None
    assert halves(*noise).corrected() is not None


@pytest.mark.parametrize("play", [FAST.play, play_one_by_one], ids=["lockstep", "one by one"])
def test_the_mean_luck_of_games_is_zero(play: object) -> None:
    plan = MatchPlan(("greedy", "strongest", "greedy"), 300, seed=5, variant="any-lower")
    tally = play(Chunk(plan, 0, 30 * GAMES))  # type: ignore[operator]
    assert sum(part.luck for half in tally.lucky for part in half.parts) == pytest.approx(
        0, abs=1e-6
    )
    for place in tally.lucky:
        games = sum(part.games for part in place.parts)
        luck = sum(part.luck for part in place.parts)
        spread = sum(part.luck_squared for part in place.parts) ** 0.5
        assert games == 30 * GAMES
        assert abs(luck) < 4 * spread


def test_luck_explains_most_of_the_noise_in_knockout() -> None:
    """Uses the sums directly, because so few games have no corrected result."""
    plan = MatchPlan(("cautious", "strongest"), 1000, seed=5, game="knockout")
    tally = play_one_by_one(Chunk(plan, 0, 8 * GAMES))
    assert sum(part.luck for half in tally.lucky for part in half.parts) == pytest.approx(
        0, abs=1e-6
    )
    for place in tally.lucky:
        both = LuckSums()
        for part in place.parts:
            both.merge(part)
        assert both.games == 8 * GAMES
        assert both.squares_without(1) < both.squares_without(0) / 5


def test_luck_explains_most_of_the_noise_between_strong_bots() -> None:
    first, second = run_match(MatchPlan(("strongest", "greedy"), 120), jobs=1).bots
    assert first.corrected is not None
    assert second.corrected is not None
    assert first.corrected.error < (first.high - first.low) / 3.92 / 5
    assert 0.9 < first.corrected.weight < 1.1
    assert first.corrected.wins == pytest.approx(0.54, abs=5 * first.corrected.error)
    assert first.corrected.wins + second.corrected.wins == pytest.approx(1, abs=0.01)


def test_raw_and_corrected_results_are_from_the_same_games() -> None:
    plan = MatchPlan(("greedy", "greedy"), 100, seed=2)
    raw = MatchPlan(("greedy", "greedy"), 100, seed=2, raw=True)
    with_luck, without = run_match(raw, jobs=1), run_match(plan, jobs=1)
    assert with_luck.bots[0].corrected is None
    assert without.bots[0].corrected is not None
    assert [bot.wins for bot in with_luck.bots] == [bot.wins for bot in without.bots]
