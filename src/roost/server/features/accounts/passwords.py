"""Password hashing with Argon2id, in a few threads outside the event loop."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from string import ascii_lowercase, digits
from typing import ParamSpec, TypeVar

from roost.rules.errors import ParseError
from roost.rules.extras import need
from roost.server.core.errors import UnavailableError
from roost.server.core.names import folded

Given = ParamSpec("Given")
Found = TypeVar("Found")
EXTRA = "host"
LEAST = 10
_DIFFERENT = 5  # different characters
_ROWS = (digits, ascii_lowercase, "qwertyuiop", "qwertzuiop", "azertyuiop")
_MEMORY_KIB, _ROUNDS = 65_536, 2
_AT_ONCE = 2
_WAITING = 40  # a hash takes 0.1 s: when the queue is full, callers must retry


def check_password(password: str, name: str) -> None:
    """Reject short and easily guessed passwords. There are no composition rules: they make
    passwords worse."""
    shown = _normalize(password)
    too_few = len(shown) < LEAST or len(set(shown)) < _DIFFERENT
    if too_few or _in_a_row(shown) or folded(name) in folded(shown):
        raise ParseError(
            f"a password needs at least {LEAST} characters, {_DIFFERENT} of them different; "
            "it must not be a keyboard row or contain the name",
            code="weak-password",
            least=LEAST,
        )


class Passwords:
    def __init__(self) -> None:
        need("argon2", EXTRA)
        from argon2 import PasswordHasher

        self._hasher = PasswordHasher(
            time_cost=_ROUNDS, memory_cost=_MEMORY_KIB, parallelism=1, hash_len=32
        )
        self._pool = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="roost-password")
        self._waiting = 0
        self._dummy_hash: str | None = None

    async def hash(self, password: str) -> str:
        return await self._run(self._hash, password)

    async def check(self, kept: str | None, password: str) -> bool:
        """Verify a password; without a stored hash, do the same work and return False."""
        return await self._run(self._check, kept, password)

    def is_old(self, kept: str) -> bool:
        """Return whether a hash was made with less work than required today."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _run(
        self, work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs
    ) -> Found:
        if self._waiting >= _WAITING:
            raise UnavailableError("too many sign-ins at once; try again", code="sign-in-busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._pool, partial(work, *given, **named)
            )
        finally:
            self._waiting -= 1

    def _hash(self, password: str) -> str:
        return self._hasher.hash(_normalize(password))

    def _check(self, kept: str | None, password: str) -> bool:
        from argon2.exceptions import InvalidHashError, VerificationError

        if self._dummy_hash is None:
            self._dummy_hash = self._hasher.hash("nobody's")
        try:
            self._hasher.verify(kept or self._dummy_hash, _normalize(password))
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None


def _in_a_row(password: str) -> bool:
    """Check whether a password is a run of digits, letters or keys, possibly repeated."""
    plain = password.casefold()
    return any(way in row * len(plain) for row in _ROWS for way in (plain, plain[::-1]))


def _normalize(password: str) -> str:
    """Normalize Unicode: é may be typed as one character or two."""
    return unicodedata.normalize("NFKC", password)
