"""Figures as far as they are known.

A win share that is shown lies within about half a per cent of the truth in 95 of 100 positions,
and within one in 99 (docs/bots.md, "How far a win share can be trusted"): it is told in whole per
cent. What a choice costs is the difference of two shares of one position, which err alike: it is
told in halves. Sums that must add up, and programs, get the figures as they were worked out.
"""

from __future__ import annotations

SHARE_STEPS = 100  # in a whole win
LOSS_STEPS = 200
DECIDED = 1e-9  # nearer to nothing or all than this is rounding


def known_share(share: float) -> float:
    """In whole per cent; what is still open is never told as lost or won."""
    if not DECIDED < share < 1 - DECIDED:
        return float(round(share))
    return min(max(round(share * SHARE_STEPS), 1), SHARE_STEPS - 1) / SHARE_STEPS


def known_loss(loss: float) -> float:
    """In halves of a per cent."""
    return round(loss * LOSS_STEPS) / LOSS_STEPS
