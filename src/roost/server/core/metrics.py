"""Server metrics, for the operator's page and for Prometheus (extra ``roost[host]``)."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter as Counting
from collections.abc import Callable, Mapping
from typing import NamedTuple

from roost.rules.extras import need

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
_MINUTE = 60  # seconds


class UnderWay:
    """Context manager that counts the operations in progress."""

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> None:
        self.count += 1

    def __exit__(self, *_: object) -> None:
        self.count -= 1


class Pace(NamedTuple):
    """Throughput and latency over the last minute. `rate` is per second; `half` and `nearly_all`
    are the median and 99th percentile in seconds, None if there was no data."""

    rate: float
    half: float | None
    nearly_all: float | None


class Minute:
    """Amounts and durations of the last 60 seconds."""

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
    """Return the upper bound of the histogram bucket that holds a quantile."""
    left = part * sum(took)
    if not left:
        return None
    for bound, count in zip((*_SECONDS, float("inf")), took, strict=True):
        left -= count
        if left <= 0:
            return bound
    return None


class Counts:
    """Counters for the operator's page."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.entries = 0
        self.errors: Counting[str] = Counting()
        self.commits, self.thinking = Minute(now), Minute(now)

    def wrote(self, entries: int, seconds: float) -> None:
        """Log entries were written to disk; it took so long."""
        self.entries += entries
        self.commits.add(entries, seconds)

    def thought(self, seconds: float) -> None:
        """A bot has decided."""
        self.thinking.add(1, seconds)

    def refused(self, code: str) -> None:
        """A request or command was answered with an error."""
        self.errors[code] += 1


class Metrics(Counts):
    """Prometheus metrics too. Their names begin with `roost_`; docs/hosting.md lists them. `gauges`
    maps a name to its description and its function."""

    def __init__(self, gauges: Mapping[str, tuple[str, Callable[[], float]]]) -> None:
        super().__init__()
        need("prometheus_client", "host")
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

        self._registry = own = CollectorRegistry()
        self._entries = Counter("roost_entries", "Log entries written to disk", registry=own)
        text = "Rejected requests and commands by error code"
        self._errors = Counter("roost_errors", text, ["code"], registry=own)
        text = "Time from a decision until it is on disk"
        self._commits = Histogram("roost_commit_seconds", text, buckets=_SECONDS, registry=own)
        text = "Time a bot takes per move"
        self._thinking = Histogram("roost_thinking_seconds", text, buckets=_SECONDS, registry=own)
        for name, (text, count) in gauges.items():
            Gauge(name, text, registry=own).set_function(count)

    def wrote(self, entries: int, seconds: float) -> None:
        super().wrote(entries, seconds)
        self._entries.inc(entries)
        self._commits.observe(seconds)

    def thought(self, seconds: float) -> None:
        super().thought(seconds)
        self._thinking.observe(seconds)

    def refused(self, code: str) -> None:
        super().refused(code)
        self._errors.labels(code).inc()

    def text(self) -> bytes:
        """Return the metrics in Prometheus text format."""
        from prometheus_client import generate_latest

        return generate_latest(self._registry)
