"""Which server a table lives on. Of several servers with one store exactly one owns a live table:
its clocks run there, its bots think there, and what others are asked goes there.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import ClassVar, NamedTuple, Protocol
from weakref import WeakValueDictionary

from roost.server.core.errors import ComeAgainError


class ElsewhereError(ComeAgainError):
    """The table lives on another server, at this address."""

    code = "table-elsewhere"
    status: ClassVar[int] = 503

    def __init__(self, table: str, address: str) -> None:
        super().__init__(f"table {table} lives on another server")
        self.address = address


class ServerLine(NamedTuple):
    """A server that is there, at an address, and how many tables it owns."""

    address: str
    tables: int
    here: bool


class Leases(Protocol):
    """`notify` tells all other servers what has changed; they hear of it in a moment, and of all of
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

    def lock(self, what: str) -> AbstractAsyncContextManager[None]:
        """One at a time, on all servers together."""

    def notify(self, *messages: str) -> None: ...

    def peers(self) -> frozenset[str]:
        """The addresses that other servers ask from, in digits."""

    async def servers(self) -> list[ServerLine]:
        """All that are there, by address; none where there can be no other."""

    async def another(self, *, sure: bool = False) -> str | None:
        """The address of another server that takes tables, if there is one; looked for afresh to
        be `sure`."""

    async def retire(self) -> None:
        """Take no table from now on, and be nobody's `another`."""

    async def give_all(self) -> None:
        """Let go of whatever is still owned."""


class SingleServer:
    """The only server of its store: everything is its own."""

    several = False

    def __init__(self) -> None:
        # One for as long as anybody holds or awaits it.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def take(self, table: str) -> None: ...

    def holds(self, table: str) -> bool:
        return True

    async def give(self, tables: Iterable[str]) -> None: ...

    async def owner(self, table: str) -> str | None:
        return None

    async def orphans(self, statuses: Iterable[str]) -> list[str]:
        return []

    @asynccontextmanager
    async def lock(self, what: str) -> AsyncIterator[None]:
        lock = self._locks.setdefault(what, asyncio.Lock())
        async with lock:
            yield

    def peers(self) -> frozenset[str]:
        return frozenset()

    async def servers(self) -> list[ServerLine]:
        return []

    async def another(self, *, sure: bool = False) -> str | None:
        return None

    async def retire(self) -> None: ...

    async def give_all(self) -> None: ...

    def notify(self, *messages: str) -> None: ...
