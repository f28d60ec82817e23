"""What slices of a measurement say together."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

# Student's t for a 95 % interval, by degrees of freedom; with more it is nearly the last.
_T = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.0)


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean, and half of its 95 % interval."""

    mean: float
    half: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Figure:
        if len(values) < 2:
            return cls(fmean(values), math.inf)
        t = _T[min(len(values) - 2, len(_T) - 1)]
        return cls(fmean(values), t * stdev(values) / math.sqrt(len(values)))


@dataclass(frozen=True, slots=True)
class Ratio:
    """How many times as much, with the ends of its 95 % interval."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float], others: Sequence[float]) -> Ratio:
        """Of values that were measured in turn with the others."""
        logs = Figure.of([math.log(a / b) for a, b in zip(values, others, strict=True)])
        ends = (logs.mean, logs.mean - logs.half, logs.mean + logs.half)
        return cls(*map(math.exp, ends))
