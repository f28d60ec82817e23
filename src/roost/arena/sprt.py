"""When a match knows enough: Wald's sequential test of two hypotheses about the first bot's share.

Either it gets its fair share and no more, or so much more. Results without luck are as good as
normal, so the logarithm of the likelihood ratio follows from their mean and its error. The test is
wrong in one match of twenty, whichever is true; a share in between may be decided either way.
"""

from __future__ import annotations

from math import log
from typing import Literal

WRONG = 0.05  # of matches, whichever of the two is true
BOUND = log((1 - WRONG) / WRONG)

Verdict = Literal["better", "fair", "open"]


def log_ratio(gain: float, error: float, more: float) -> float:
    """Of a gain ``more`` above the fair share against none; ``error`` is the gain's own."""
    if error == 0:
        return BOUND if gain > more / 2 else -BOUND
    return more * (gain - more / 2) / error**2


def verdict(gain: float, error: float, more: float) -> Verdict:
    ratio = log_ratio(gain, error, more)
    if abs(ratio) < BOUND:
        return "open"
    return "better" if ratio > 0 else "fair"
