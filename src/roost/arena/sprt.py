"""Early stopping of matches: Wald's sequential probability ratio test on the first bot's share.

The hypotheses are the fair share, and the fair share plus a given gain. Results without luck are
nearly normal, so the log-likelihood ratio follows from their mean and its error. The test is wrong
in one match of twenty under either hypothesis; a share in between may be decided either way.
"""

from __future__ import annotations

from math import log
from typing import Literal

WRONG = 0.05  # error rate under each hypothesis
BOUND = log((1 - WRONG) / WRONG)

Verdict = Literal["better", "fair", "open"]


def log_ratio(gain: float, error: float, more: float) -> float:
    """Return the log-likelihood ratio of a gain ``more`` against none; ``error`` is the gain's
    error.
    """
    if error == 0:
        return BOUND if gain > more / 2 else -BOUND
    return more * (gain - more / 2) / error**2


def verdict(gain: float, error: float, more: float) -> Verdict:
    ratio = log_ratio(gain, error, more)
    if abs(ratio) < BOUND:
        return "open"
    return "better" if ratio > 0 else "fair"
