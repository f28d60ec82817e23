"""Rounding of win shares and losses to their accuracy.

A displayed win share is within about half a per cent of the truth in 95 of 100 positions, and
within one in 99 (docs/bots.md, "How far a win share can be trusted"), so it is rounded to a whole
per cent. A choice's cost is the difference of two shares of one position with similar errors, so it
is rounded to half a per cent. Sums and programs use exact values.
"""

from __future__ import annotations

SHARE_STEPS = 100  # steps of a displayed share
LOSS_STEPS = 200
DECIDED = 1e-9  # closer to 0 or 1 than this is a rounding error


def known_share(share: float) -> float:
    """Round to whole per cent, but never show an open game as lost or won."""
    if not DECIDED < share < 1 - DECIDED:
        return float(round(share))
    return min(max(round(share * SHARE_STEPS), 1), SHARE_STEPS - 1) / SHARE_STEPS


def known_loss(loss: float) -> float:
    """Round to half a per cent."""
    return round(loss * LOSS_STEPS) / LOSS_STEPS
