"""Random ids and clocks."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable

# Without letters and digits that look alike: people read table ids to each other.
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def id_from(text: str, length: int = 10) -> str:
    """Derive an id from a text; the same text always gives the same id."""
    digest = hashlib.sha256(text.encode()).digest()
    return "".join(_ALPHABET[byte % len(_ALPHABET)] for byte in digest[:length])


class SteadyClock:
    """Monotonic clock in milliseconds since 1970. It reads the system time once, at the start.
    Later changes of the system time take no seconds away from players."""

    def __init__(
        self,
        wall_ns: Callable[[], int] = time.time_ns,
        steady_ns: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._steady_ns = steady_ns
        self._offset_ns = wall_ns() - steady_ns()

    def __call__(self) -> int:
        return (self._steady_ns() + self._offset_ns) // 1_000_000


now_ms = SteadyClock()


def wall_ms() -> int:
    """Return the system time. Use it only for events scheduled for a time of day."""
    return time.time_ns() // 1_000_000
