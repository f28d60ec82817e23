"""Which server a table lives on. Of several servers with one store exactly one owns a live table:
its clocks run there, its bots think there, and what others are asked goes there.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import ClassVar, Protocol

from roost.server.errors import UnavailableError


class ElsewhereError(UnavailableError):
    """The table lives on another server, at this address."""

    code = "table-elsewhere"
    status: ClassVar[int] = 503

    def __init__(self, table: str, address: str) -> None:
        super().__init__(f"table {table} lives on another server")
        self.address = address


class Leases(Protocol):
    """`ring` tells all other servers what has changed; they hear of it in a moment, and of all of
    it at the latest when they look through everything again."""

    several: bool  # whether there may be other servers

    async def take(self, table: str) -> None:
        """Own a table from now on, and read it after this; `ElsewhereError` where another does."""

    def holds(self, table: str) -> bool:
        """Whether it was taken, and not heard of since that another has it."""

    async def give(self, tables: Iterable[str]) -> None:
        """Let go of tables; whoever is asked for one next may take it."""

    async def owner(self, table: str) -> str | None:
        """The address of another server that owns it; None where none does."""

    async def orphans(self, statuses: Iterable[str]) -> list[str]:
        """Tables in these statuses that no server owns."""

    def guarding(self, what: str) -> AbstractAsyncContextManager[None]:
        """One at a time, on all servers together."""

    def ring(self, *news: str) -> None: ...

    def peers(self) -> frozenset[str]:
        """The addresses that other servers ask from, in digits."""


class Alone:
    """The only server of its store: everything is its own."""

    several = False

    def __init__(self) -> None:
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def take(self, table: str) -> None: ...

    def holds(self, table: str) -> bool:
        return True

    async def give(self, tables: Iterable[str]) -> None: ...

    async def owner(self, table: str) -> str | None:
        return None

    async def orphans(self, statuses: Iterable[str]) -> list[str]:
        return []

    @asynccontextmanager
    async def guarding(self, what: str) -> AsyncIterator[None]:
        async with self._locks[what]:
            yield
        if not self._locks[what].locked():
            del self._locks[what]

    def peers(self) -> frozenset[str]:
        return frozenset()

    def ring(self, *news: str) -> None: ...
