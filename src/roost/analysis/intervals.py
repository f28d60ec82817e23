"""Confidence intervals."""

from __future__ import annotations

Z95 = 1.959963984540054  # standard errors on either side of a 95 % interval
