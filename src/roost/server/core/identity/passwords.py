"""Passwords: Argon2id, beside the event loop, a few at once."""

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
from roost.server.core.identity.names import folded

Given = ParamSpec("Given")
Found = TypeVar("Found")
EXTRA = "host"
LEAST = 10
_DIFFERENT = 5  # characters
_ROWS = (digits, ascii_lowercase, "qwertyuiop", "qwertzuiop", "azertyuiop")
_MEMORY_KIB, _ROUNDS = 65_536, 2
_AT_ONCE = 2
_WAITING = 40  # a hash takes a tenth of a second: who comes later is told to come again


def check_password(password: str, name: str) -> None:
    """Long, and not what a guesser tries first. No rules on what must be in it: they make passwords
    worse."""
    shown = _written(password)
    too_few = len(shown) < LEAST or len(set(shown)) < _DIFFERENT
    if too_few or _in_a_row(shown) or folded(name) in folded(shown):
        raise ParseError(
            f"a password has at least {LEAST} characters, of {_DIFFERENT} kinds, not in a row, "
            "and not the name",
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
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        return await self._run(self._hash, password)

    async def check(self, kept: str | None, password: str) -> bool:
        """Whether it is the password; where there is none, as much work for a no."""
        return await self._run(self._check, kept, password)

    def is_old(self, kept: str) -> bool:
        """Whether it was made with less work than is asked for today."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _run(
        self, work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs
    ) -> Found:
        if self._waiting >= _WAITING:
            raise UnavailableError("too many sign in at once; come again", code="sign-in-busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._pool, partial(work, *given, **named)
            )
        finally:
            self._waiting -= 1

    def _hash(self, password: str) -> str:
        return self._hasher.hash(_written(password))

    def _check(self, kept: str | None, password: str) -> bool:
        from argon2.exceptions import InvalidHashError, VerificationError

        if self._nobodys is None:
            self._nobodys = self._hasher.hash("nobody's")
        try:
            self._hasher.verify(kept or self._nobodys, _written(password))
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None


def _in_a_row(password: str) -> bool:
    """Whether it is one row of digits, letters or keys, forwards or backwards, again and again."""
    plain = password.casefold()
    return any(way in row * len(plain) for row in _ROWS for way in (plain, plain[::-1]))


def _written(password: str) -> str:
    """The same on every keyboard: é is one character or two."""
    return unicodedata.normalize("NFKC", password)
