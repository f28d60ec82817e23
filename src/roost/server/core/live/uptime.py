"""Which time counts against a table that nobody touches: what the server lived through.

While it is down nobody can touch anything, and a clock that was wrong when it started may be years
off. So the server notes every hour that it is there; what lies between the last note and the next
start does not count.
"""

from __future__ import annotations

from typing import Protocol

import msgspec


class Notebook(Protocol):
    """Where facts about the server are kept; every `HallStore` is one."""

    async def put_about(self, key: str, value: bytes) -> None: ...
    async def about(self, key: str) -> bytes | None: ...


NOTED_S = 3600.0
_SLACK_MS = 2 * int(NOTED_S) * 1000
_REMEMBERED = 50
_KEY = "lived"


class _Notes(msgspec.Struct):
    seen: int
    gaps: list[tuple[int, int]] = []


def wall_time(then: int, now: int) -> int:
    """For who has lived through all of it."""
    return now - then


class Uptime:
    def __init__(self, store: Notebook) -> None:
        self._store = store
        self._gaps: list[tuple[int, int]] = []

    async def begin(self, now: int) -> None:
        """The server starts."""
        raw = await self._store.about(_KEY)
        if raw is not None:
            notes = msgspec.json.decode(raw, type=_Notes)
            self._gaps = notes.gaps
            if now - notes.seen > _SLACK_MS:
                self._gaps = [*self._gaps, (notes.seen, now)][-_REMEMBERED:]
        await self.note(now)

    async def note(self, now: int) -> None:
        """The server is still there."""
        await self._store.put_about(_KEY, msgspec.json.encode(_Notes(now, self._gaps)))

    def since(self, then: int, now: int) -> int:
        """How many milliseconds the server has lived through from then till now."""
        gone = sum(max(0, min(end, now) - max(begin, then)) for begin, end in self._gaps)
        return now - then - gone
