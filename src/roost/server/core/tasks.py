"""Work that a server repeats."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple


class Task(NamedTuple):
    """A periodic task. One server at a time runs it, unless `each` is set."""

    name: str
    every_s: float
    run: Callable[[], Awaitable[None]]
    once_per_cluster: bool = True
