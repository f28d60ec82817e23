"""What slices of a measurement say together, and a model of what several servers hold."""

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


@dataclass(frozen=True, slots=True)
class Model:
    """What a move costs. `own`: microseconds of the server's processor with everybody on that of
    the table; `across`: how many times as much with everybody on another, measured in turn with
    the first; `store`: microseconds of PostgreSQL.

    Guests who are spread over the servers by chance sit on the table's own once in `count` times.
    A server plays on one core."""

    own: float
    across: Ratio
    store: float | None

    def times(self, count: int) -> Ratio:
        """How many times what it costs one server."""
        share = 1 - 1 / count
        ends = (self.across.mean, self.across.low, self.across.high)
        return Ratio(*(1 + share * (end - 1) for end in ends))

    def servers(self, count: int) -> float:
        return self.own * self.times(count).mean

    def holds(self, count: int) -> float:
        """Moves a second, with a core for each server and enough of them for PostgreSQL."""
        return count * 1e6 / self.servers(count)

    def store_cores(self, count: int) -> float | None:
        """How many PostgreSQL needs then."""
        return None if self.store is None else self.holds(count) * self.store / 1e6
