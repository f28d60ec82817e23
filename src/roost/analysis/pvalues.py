"""P-values: the probability of a deviation at least this large by chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import comb, exp, log, log1p
from operator import mul
from random import Random

from roost.rules.dice import SIDES

SIMULATIONS = 20_000  # maximum
ENOUGH = 1_000  # enough extreme simulations for a p-value with about 3 % error
_FACES = bytes(byte % SIDES for byte in range(256))
_UNFAIR = bytes(range(256 - 256 % SIDES, 256))  # bytes that would favour low faces
MOST_TRIALS = 900  # above this, binomial coefficients exceed the range of floats


def binomial_p(count: int, trials: int, chance: float) -> float:
    """Return the exact two-sided p-value: the probability of all counts at most as likely."""
    return _two_sided(count, _binomial(trials, chance))


def poisson_binomial_p(count: int, chances: Sequence[float]) -> float:
    """Return the same for trials with different probabilities."""
    weights = [1.0]
    for chance in chances:
        missed = [weight * (1 - chance) for weight in weights]
        counted = [weight * chance for weight in weights]
        weights = [a + b for a, b in zip((*missed, 0.0), (0.0, *counted), strict=True)]
    return _two_sided(count, weights)


def _binomial(trials: int, chance: float) -> list[float]:
    if trials <= MOST_TRIALS:
        return [
            comb(trials, k) * chance**k * (1 - chance) ** (trials - k) for k in range(trials + 1)
        ]
    logs = [0.0, *accumulate(log(k) for k in range(1, trials + 1))]
    hit, missed = log(chance), log1p(-chance)
    return [
        exp(logs[-1] - logs[k] - logs[trials - k] + k * hit + (trials - k) * missed)
        for k in range(trials + 1)
    ]


def _two_sided(count: int, weights: Sequence[float]) -> float:
    # Slightly above the observed weight, because equally likely counts differ by rounding.
    limit = weights[count] * (1 + 1e-9)
    return min(1.0, sum(weight for weight in weights if weight <= limit))


def spread(counts: Sequence[int], seed: int = 0) -> tuple[float, float, int, float]:
    """Test all faces by chi-square: return observed, expected, dice, and the simulated p-value."""
    n = sum(counts)
    # For equal totals, chi-square grows with the sum of squares, which is exact.
    odd = _squares(counts)
    as_odd = number = 0
    for drawn in _draws(n, Random(seed)):
        number += 1
        as_odd += _squares(drawn) >= odd
        if as_odd == ENOUGH:
            break
    # If all draws are used, the observed dice count as one of them; if an extreme draw ends the
    # loop, they do not (Besag and Clifford). So the p-value is never zero and never too small.
    p = as_odd / number if as_odd == ENOUGH else (1 + as_odd) / (SIMULATIONS + 1)
    return SIDES * odd / n - n, float(SIDES - 1), n, p


def _draws(dice: int, random: Random) -> Iterator[list[int]]:
    """Simulate face counts `SIMULATIONS` times, with many dice at once as bytes."""
    for _ in range(SIMULATIONS):
        faces = b""
        while len(faces) < dice:
            faces += random.randbytes(dice + dice // 8 + 8).translate(_FACES, _UNFAIR)
        shown = faces[:dice]
        yield list(map(shown.count, range(SIDES)))


def _squares(counts: Sequence[int]) -> int:
    return sum(map(mul, counts, counts))


def holm(ps: Sequence[float]) -> list[float]:
    """Apply Holm's correction for multiple tests."""
    order = sorted(range(len(ps)), key=ps.__getitem__)
    corrected = [0.0] * len(ps)
    highest = 0.0
    for rank, index in enumerate(order):
        highest = max(highest, min(1.0, ps[index] * (len(ps) - rank)))
        corrected[index] = highest
    return corrected
