"""What a server counts of itself: for its operator's page, and for Prometheus (extra
``roost[host]``).
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter as Counting
from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from roost.rules.extras import need

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
_MINUTE = 60  # seconds


class Counts(Protocol):
    """Told of what happens, wherever it does."""

    def wrote(self, entries: int, seconds: float) -> None:
        """Entries of a log are on disk, after so long."""

    def thought(self, seconds: float) -> None:
        """A bot has decided, after so long."""

    def refused(self, code: str) -> None:
        """A request or a command was answered with an error."""


class NoCounts:
    """Nobody wants to know."""

    def wrote(self, entries: int, seconds: float) -> None: ...
    def thought(self, seconds: float) -> None: ...
    def refused(self, code: str) -> None: ...


class Several:
    """More than one wants to know."""

    def __init__(self, *each: Counts) -> None:
        self._each = each

    def wrote(self, entries: int, seconds: float) -> None:
        for one in self._each:
            one.wrote(entries, seconds)

    def thought(self, seconds: float) -> None:
        for one in self._each:
            one.thought(seconds)

    def refused(self, code: str) -> None:
        for one in self._each:
            one.refused(code)


def combined(*wanted: Counts | None) -> Counts:
    """All of those who want to know, as one."""
    each = [one for one in wanted if one is not None]
    return each[0] if len(each) == 1 else Several(*each) if each else NoCounts()


class UnderWay:
    """How much of something has begun and is not done: `with` it while it is."""

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> None:
        self.count += 1

    def __exit__(self, *_: object) -> None:
        self.count -= 1


class Pace(NamedTuple):
    """Of the last minute: how much a second, and how long half and nearly all of it took at most,
    in seconds; None where there was nothing."""

    rate: float
    half: float | None
    nearly_all: float | None


class Minute:
    """How much was done in each of the last 60 seconds, and how long it took."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._began = now()
        self._slots: list[tuple[int, int, list[int]]] = [(-1, 0, [])] * _MINUTE

    def add(self, amount: int, seconds: float) -> None:
        second = int(self._now())
        then, before, took = self._slots[second % _MINUTE]
        if then != second:
            before, took = 0, [0] * (len(_SECONDS) + 1)
        took[bisect_left(_SECONDS, seconds)] += 1
        self._slots[second % _MINUTE] = (second, before + amount, took)

    def pace(self) -> Pace:
        now = self._now()
        recent = [slot for slot in self._slots if now - _MINUTE < slot[0] <= now]
        took = [sum(counts) for counts in zip(*(slot[2] for slot in recent), strict=True)]
        elapsed = max(1.0, min(float(_MINUTE), now - self._began))
        rate = sum(slot[1] for slot in recent) / elapsed
        return Pace(rate, _quantile(took, 0.5), _quantile(took, 0.99))


def _quantile(took: list[int], part: float) -> float | None:
    """At most so long, by the bounds of the counts."""
    left = part * sum(took)
    if not left:
        return None
    for bound, count in zip((*_SECONDS, float("inf")), took, strict=True):
        left -= count
        if left <= 0:
            return bound
    return None


class Tally:
    """For the operator's page."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.entries = 0
        self.errors: Counting[str] = Counting()
        self.commits, self.thinking = Minute(now), Minute(now)

    def wrote(self, entries: int, seconds: float) -> None:
        self.entries += entries
        self.commits.add(entries, seconds)

    def thought(self, seconds: float) -> None:
        self.thinking.add(1, seconds)

    def refused(self, code: str) -> None:
        self.errors[code] += 1


class Metrics:
    """Names begin with `roost_`; docs/hosting.md lists them."""

    def __init__(self, gauges: Mapping[str, tuple[str, Callable[[], float]]]) -> None:
        """`gauges` by name: what each shows, and how it is found out."""
        need("prometheus_client", "host")
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

        own = CollectorRegistry()
        self._registry = own
        self._moves = Counter("roost_entries", "Entries of logs on disk", registry=own)
        self._commits = Histogram(
            "roost_commit_seconds", "From a decision to the disk", buckets=_SECONDS, registry=own
        )
        self._errors = Counter("roost_errors", "Refusals by code", ["code"], registry=own)
        self._thinking = Histogram(
            "roost_thinking_seconds", "Of bots, per move", buckets=_SECONDS, registry=own
        )
        for name, (words, count) in gauges.items():
            Gauge(name, words, registry=own).set_function(count)

    def wrote(self, entries: int, seconds: float) -> None:
        self._moves.inc(entries)
        self._commits.observe(seconds)

    def thought(self, seconds: float) -> None:
        self._thinking.observe(seconds)

    def refused(self, code: str) -> None:
        self._errors.labels(code).inc()

    def text(self) -> bytes:
        """As Prometheus reads it."""
        from prometheus_client import generate_latest

        return generate_latest(self._registry)
