"""How often chance alone would have been at least this far from what is expected."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

import numpy as np
import numpy.typing as npt

from roost.rules.dice import SIDES

SIMULATIONS = 20_000
MOST_TRIALS = 900  # beyond, the binomial coefficients leave the range of floats


def binomial_p(count: int, trials: int, chance: float) -> float:
    """Exact, two-sided: how likely is a count no likelier than this one?"""
    return _two_sided(count, _binomial(trials, chance))


def poisson_binomial_p(count: int, chances: Sequence[float]) -> float:
    """The same for trials with chances of their own."""
    weights = np.ones(1)
    for chance in chances:
        weights = np.convolve(weights, (1 - chance, chance))
    return _two_sided(count, weights)


def _binomial(trials: int, chance: float) -> npt.NDArray[np.float64]:
    if trials <= MOST_TRIALS:
        return np.array(
            [comb(trials, k) * chance**k * (1 - chance) ** (trials - k) for k in range(trials + 1)]
        )
    logs = np.concatenate(([0.0], np.cumsum(np.log(np.arange(1, trials + 1)))))
    k = np.arange(trials + 1)
    log = logs[-1] - logs - logs[::-1] + k * np.log(chance) + (trials - k) * np.log1p(-chance)
    weights: npt.NDArray[np.float64] = np.exp(log)
    return weights


def _two_sided(count: int, weights: npt.NDArray[np.float64]) -> float:
    # A hair above the observed weight: equally likely counts differ by rounding.
    as_odd = weights <= weights[count] * (1 + 1e-9)
    return float(min(1.0, weights[as_odd].sum()))


def spread(counts: Sequence[int], seed: int = 0) -> tuple[float, float, int, float]:
    """Chi-square over all faces: observed, expected, dice, and the simulated p-value."""
    n = sum(counts)
    observed = _chi_square(np.array(counts)[None, :])[0]
    random = np.random.default_rng(seed)
    drawn = _chi_square(random.multinomial(n, [1 / SIDES] * SIDES, size=SIMULATIONS))
    # The observed dice count as one of the draws: the p-value is never zero and never too small.
    p = (1 + int((drawn >= observed - 1e-9).sum())) / (SIMULATIONS + 1)
    return float(observed), float(SIDES - 1), n, p


def _chi_square(counts: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    expected = counts.sum(1, keepdims=True) / SIDES
    statistic: npt.NDArray[np.float64] = ((counts - expected) ** 2 / expected).sum(1)
    return statistic


def holm(ps: Sequence[float]) -> list[float]:
    """Holm's correction: the chance of one such p-value or a smaller among all of these."""
    order = sorted(range(len(ps)), key=ps.__getitem__)
    corrected = [0.0] * len(ps)
    highest = 0.0
    for rank, index in enumerate(order):
        highest = max(highest, min(1.0, ps[index] * (len(ps) - rank)))
        corrected[index] = highest
    return corrected
