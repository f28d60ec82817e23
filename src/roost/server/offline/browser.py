"""Where Pyodide runs it: the browser's journal and messages as what `bridge` wants.

Imported in a browser only; `web/src/app/offline/worker.ts` calls `start`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from roost.server.core.logs import configure
from roost.server.core.storage.sqlite.journal import Saved
from roost.server.offline.bridge import Device

Found = TypeVar("Found")


class BrowserJournal:
    """A `storage.sqlite.journal.Journal`, by `web/src/app/offline/journal.ts`."""

    def __init__(self, journal: Any) -> None:
        ffi = import_module("pyodide.ffi")
        self._journal = journal
        self._to_js: Callable[[Any], Any] = ffi.to_js
        self._js_error: type[Exception] = ffi.JsException

    async def load(self) -> tuple[Saved | None, list[Saved]]:
        found = await self._done(self._journal.load())
        snapshots, groups = (
            [Saved(int(number), data.to_bytes()) for number, data in part] for part in found
        )
        return snapshots[0] if snapshots else None, groups

    async def append(self, number: int, group: bytes) -> None:
        await self._done(self._journal.append(number, self._to_js(group)))

    async def replace(self, snapshot: bytes, number: int) -> None:
        await self._done(self._journal.replace(self._to_js(snapshot), number))

    async def close(self) -> None:
        self._journal.close()

    async def _done(self, call: Awaitable[Found]) -> Found:
        try:
            return await call
        except self._js_error as error:
            raise OSError(str(error)) from error


async def start(journal: Any, fetch: Any) -> Device:
    """`fetch` loads what a game with this many seats needs."""

    async def bring(game: str, seats: int) -> None:
        await fetch(game, seats)

    configure("warning")
    return await Device.open(BrowserJournal(journal), bring, Path.home() / "roost")
