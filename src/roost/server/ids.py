"""Names nobody can guess, and the time."""

from __future__ import annotations

import secrets
import time

# Without letters and digits that look alike: people read table ids out to each other.
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def now_ms() -> int:
    return time.time_ns() // 1_000_000
