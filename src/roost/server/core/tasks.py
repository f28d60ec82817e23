"""Work that a server repeats."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple


class Task(NamedTuple):
    """On several servers it is done by one of them at a time, unless by each."""

    name: str
    every_s: float
    run: Callable[[], Awaitable[None]]
    once_per_cluster: bool = True
