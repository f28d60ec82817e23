"""How often chance alone would have been at least this far from what is expected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import comb, exp, log, log1p
from operator import mul
from random import Random

from roost.rules.dice import SIDES

SIMULATIONS = 20_000  # at most
ENOUGH = 1_000  # of them as odd as what was seen: then the p-value is known to about 3 % of itself
_FACES = bytes(byte % SIDES for byte in range(256))
_UNFAIR = bytes(range(256 - 256 % SIDES, 256))  # with these, low faces would show more often
MOST_TRIALS = 900  # beyond, the binomial coefficients leave the range of floats


def binomial_p(count: int, trials: int, chance: float) -> float:
    """Exact, two-sided: how likely is a count no likelier than this one?"""
    return _two_sided(count, _binomial(trials, chance))


def poisson_binomial_p(count: int, chances: Sequence[float]) -> float:
    """The same for trials with chances of their own."""
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
    # A hair above the observed weight: equally likely counts differ by rounding.
    limit = weights[count] * (1 + 1e-9)
    return min(1.0, sum(weight for weight in weights if weight <= limit))


def spread(counts: Sequence[int], seed: int = 0) -> tuple[float, float, int, float]:
    """Chi-square over all faces: observed, expected, dice, and the simulated p-value."""
    n = sum(counts)
    # Of as many dice, the chi-square is larger where the squares are, and those are exact.
    odd = _squares(counts)
    as_odd = number = 0
    for drawn in _draws(n, Random(seed)):
        number += 1
        as_odd += _squares(drawn) >= odd
        if as_odd == ENOUGH:
            break
    # Where the draws run out, the observed dice count as one of them; where they end with one as
    # odd, they do not (Besag and Clifford): the p-value is never zero and never too small.
    p = as_odd / number if as_odd == ENOUGH else (1 + as_odd) / (SIMULATIONS + 1)
    return SIDES * odd / n - n, float(SIDES - 1), n, p


def _draws(dice: int, random: Random) -> Iterator[list[int]]:
    """Faces counted, `SIMULATIONS` times: many dice at once, as bytes."""
    for _ in range(SIMULATIONS):
        faces = b""
        while len(faces) < dice:
            faces += random.randbytes(dice + dice // 8 + 8).translate(_FACES, _UNFAIR)
        shown = faces[:dice]
        yield list(map(shown.count, range(SIDES)))


def _squares(counts: Sequence[int]) -> int:
    return sum(map(mul, counts, counts))


def holm(ps: Sequence[float]) -> list[float]:
    """Holm's correction: the chance of one such p-value or a smaller among all of these."""
    order = sorted(range(len(ps)), key=ps.__getitem__)
    corrected = [0.0] * len(ps)
    highest = 0.0
    for rank, index in enumerate(order):
        highest = max(highest, min(1.0, ps[index] * (len(ps) - rank)))
        corrected[index] = highest
    return corrected
