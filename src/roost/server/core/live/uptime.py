"""The time that counts against players: when a server and the database were up.

While nothing is up no one can play, and no clock runs. So the servers note together, every few
seconds, that they are up; the time between the last note and the next one after an outage doesn't
count.
"""

from __future__ import annotations

import msgspec

from roost.server.core.storage.records import Facts

ALONE_S, SHARED_S = 60.0, 5.0
_SLACK = 3  # notes that may be missing before several servers count as an outage
_GAPS = 500
_TRIES = 20
_KEY = "uptime"


class _Record(msgspec.Struct):
    seen: int
    gaps: list[tuple[int, int]] = []


class Uptime:
    """`shared`: other servers may be up while this one is not."""

    def __init__(self, facts: Facts, *, shared: bool) -> None:
        self.note_s = SHARED_S if shared else ALONE_S
        self._facts = facts
        self._shared = shared
        self._gaps: list[tuple[int, int]] = []

    async def begin(self, now: int) -> None:
        """The server starts."""
        await self._note(now, 0 if not self._shared else self._tolerance)

    async def note(self, now: int) -> bool:
        """The server is up. True if an outage was noticed: clocks have changed."""
        before = self._gaps
        await self._note(now, self._tolerance)
        return self._gaps != before

    @property
    def _tolerance(self) -> int:
        return int(_SLACK * self.note_s * 1000)

    async def _note(self, now: int, tolerance: int) -> None:
        for _ in range(_TRIES):  # another server may write at the same moment
            raw = await self._facts.get(_KEY)
            record = _Record(now) if raw is None else msgspec.json.decode(raw, type=_Record)
            if now - record.seen > tolerance:
                record.gaps = [*record.gaps, (record.seen, now)][-_GAPS:]
            record.seen = max(record.seen, now)
            self._gaps = record.gaps
            if await self._facts.swap(_KEY, raw, msgspec.json.encode(record)):
                return

    def elapsed(self, then: int, now: int) -> int:
        """Return the milliseconds of uptime from `then` to `now`."""
        return now - then - self.down(then, now)

    def down(self, then: int, now: int | None = None) -> int:
        """The milliseconds since `then` that don't count."""
        return sum(
            max(0, (end if now is None else min(end, now)) - max(begin, then))
            for begin, end in self._gaps
        )

    @property
    def up_since(self) -> int:
        """The end of the last outage."""
        return self._gaps[-1][1] if self._gaps else 0
