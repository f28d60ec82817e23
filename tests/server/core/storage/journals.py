"""A journal in dictionaries, with what can happen to one in a browser."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from roost.server.core.storage.sqlite.journal import Saved


@dataclass
class Disk:
    """What outlives a `DiskJournal`."""

    snapshot: Saved | None = None
    groups: dict[int, bytes] = field(default_factory=dict)
    quota: int | None = None  # bytes

    def used(self) -> int:
        return len(self.snapshot.data if self.snapshot else b"") + self._grouped()

    def _grouped(self) -> int:
        return sum(map(len, self.groups.values()))

    def reserve(self, size: int) -> None:
        """Raise as a browser does. Old data counts until the transaction that replaces it ends."""
        if self.quota is not None and self.used() + size > self.quota:
            raise OSError("QuotaExceededError")


class DiskJournal:
    """A `Journal`. `stop_at` kills the page at one of its awaits, which then never returns."""

    def __init__(self, disk: Disk, stop_at: int | None = None) -> None:
        self._disk = disk
        self._stop_at = stop_at
        self._steps = 0
        self.stopped_in: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.may_append = asyncio.Event()
        self.may_append.set()
        self.closed = False

    async def load(self) -> tuple[Saved | None, list[Saved]]:
        await asyncio.sleep(0)
        return self._disk.snapshot, [Saved(*item) for item in sorted(self._disk.groups.items())]

    async def append(self, number: int, group: bytes) -> None:
        await self._step("append, before")
        await self.may_append.wait()
        self._disk.reserve(len(group))
        if number in self._disk.groups:
            raise OSError("ConstraintError")
        self._disk.groups[number] = group
        await self._step("append, after")

    async def replace(self, snapshot: bytes, number: int) -> None:
        await self._step("replace, before")
        self._disk.reserve(len(snapshot))
        self._disk.snapshot = Saved(number, snapshot)
        for old in [key for key in self._disk.groups if key <= number]:
            del self._disk.groups[old]
        await self._step("replace, after")

    async def close(self) -> None:
        self.closed = True

    async def _step(self, name: str) -> None:
        self._steps += 1
        if self._steps == self._stop_at:
            self.stopped_in.set_result(name)
            await asyncio.Event().wait()
        await asyncio.sleep(0)
