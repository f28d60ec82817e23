"""Names nobody can guess, and the time."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable

# Without letters and digits that look alike: people read table ids out to each other.
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def id_from(text: str, length: int = 10) -> str:
    """An id that follows from a text: whoever asks again gets the same one."""
    digest = hashlib.sha256(text.encode()).digest()
    return "".join(_ALPHABET[byte % len(_ALPHABET)] for byte in digest[:length])


class SteadyClock:
    """Milliseconds since 1970 as they were when this started, counted on by a clock that nobody
    sets: a machine that corrects its time, or changes it, takes no player's seconds away."""

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
    """What the machine's clock shows: only for what was announced for a time of day."""
    return time.time_ns() // 1_000_000
