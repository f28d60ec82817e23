"""Formulas of the textbook, for comparison."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, lgamma, log, pi, sqrt

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]


def binomial(trials: int, chance: float) -> Floats:
    """Return the probability of each count."""
    ways = [lgamma(trials + 1) - lgamma(k + 1) - lgamma(trials - k + 1) for k in range(trials + 1)]
    counts = np.arange(trials + 1)
    logs = np.array(ways) + counts * log(chance) + (trials - counts) * log(1 - chance)
    return np.asarray(np.exp(logs))


def poisson_binomial(chances: Sequence[float]) -> Floats:
    """Return the probability of each count, if every trial has its own chance."""
    weights = np.ones(1)
    for chance in chances:
        weights = np.convolve(weights, [1 - chance, chance])
    return weights


def two_sided(weights: Floats, count: int) -> float:
    """Return the probability of all counts that are at most as likely as this one."""
    return float(weights[weights <= weights[count] * (1 + 1e-7)].sum())


def chi_square_tail(statistic: float) -> float:
    """Return the upper tail with five degrees of freedom."""
    half = statistic / 2
    return erfc(sqrt(half)) + 2 * sqrt(half / pi) * exp(-half) * (1 + 2 * half / 3)


def standard_error(sample: npt.ArrayLike) -> Floats:
    """Return the standard error of each column's mean."""
    rows = np.asarray(sample, float)
    return np.asarray(rows.std(axis=0, ddof=1) / sqrt(len(rows)))
