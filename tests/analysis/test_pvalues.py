"""P-values, compared with the textbook's formulas."""

import numpy as np
import pytest

from roost.analysis.pvalues import (
    ENOUGH,
    MOST_TRIALS,
    SIMULATIONS,
    binomial_p,
    holm,
    poisson_binomial_p,
    spread,
)
from tests.analysis.textbook import binomial, chi_square_tail, poisson_binomial, two_sided


@pytest.mark.parametrize("chance", [1 / 6, 0.3, 0.5])
@pytest.mark.parametrize("trials", [1, 2, 10, 61, 400])
def test_the_binomial_p_value_is_the_textbooks(trials: int, chance: float) -> None:
    weights = binomial(trials, chance)
    for count in range(0, trials + 1, max(1, trials // 12)):
        wanted = two_sided(weights, count)
        assert binomial_p(count, trials, chance) == pytest.approx(wanted, rel=1e-9)


@pytest.mark.parametrize("trials", [MOST_TRIALS, MOST_TRIALS + 1, 5000])
def test_many_trials_do_not_overflow(trials: int) -> None:
    weights = binomial(trials, 1 / 6)
    for count in (trials // 6, trials // 6 + 30, trials // 5, trials // 8):
        wanted = two_sided(weights, count)
        assert binomial_p(count, trials, 1 / 6) == pytest.approx(wanted, rel=1e-8)


def test_trials_with_different_probabilities_have_their_own_distribution() -> None:
    chances = np.random.default_rng(3).uniform(0.01, 0.9, 40)
    weights = poisson_binomial(list(chances))
    for count in range(41):
        wanted = two_sided(weights, count)
        assert poisson_binomial_p(count, list(chances)) == pytest.approx(wanted, rel=1e-6)


def test_trials_with_equal_probabilities_are_binomial() -> None:
    assert poisson_binomial_p(7, [0.3] * 12) == pytest.approx(binomial_p(7, 12, 0.3))


@pytest.mark.parametrize(
    "counts",
    [(40, 50, 60, 50, 45, 55), (70, 50, 40, 50, 45, 45), (33, 28, 41, 25, 30, 43)],
)
def test_the_spread_matches_the_chi_square_distribution(counts: tuple[int, ...]) -> None:
    observed, expected, dice, p = spread(counts)
    mean = sum(counts) / 6
    statistic = sum((count - mean) ** 2 / mean for count in counts)
    wanted = chi_square_tail(statistic)
    assert observed == pytest.approx(statistic)
    assert (expected, dice) == (5.0, sum(counts))
    # Ours is simulated for discrete dice, the textbook's is for a continuous distribution.
    draws = min(SIMULATIONS, ENOUGH / wanted)
    error = np.sqrt(wanted * (1 - wanted) / draws)
    assert p == pytest.approx(wanted, abs=4 * error + 0.01)


def test_even_dice_are_the_least_surprising() -> None:
    assert spread([10, 10, 10, 10, 10, 10])[3] == 1.0
    assert spread([60, 0, 0, 0, 0, 0])[3] == pytest.approx(1 / (SIMULATIONS + 1))


def test_holm_corrects_for_the_number_of_tests() -> None:
    assert holm([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.09, 0.09, 0.5])
    assert holm([0.4, 0.9]) == [pytest.approx(0.8), pytest.approx(0.9)]
    assert holm([0.6, 0.7]) == [1.0, 1.0]
    assert holm([]) == []
