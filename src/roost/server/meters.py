"""What a server counts of itself, for Prometheus (extra ``roost[host]``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from roost.rules.extras import need

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


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


class Meters:
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
