"""Where Pyodide runs it: the browser's database and messages as what `bridge` wants.

Imported in a browser only; `web/src/offline/worker.ts` calls `start`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from roost.server.core.logs import configure
from roost.server.core.storage.sqlite.journal import Saved
from roost.server.offline.bridge import Device

Found = TypeVar("Found")


class BrowserDatabase:
    """A `store.indexed.Database`, by `web/src/offline/database.ts`."""

    def __init__(self, database: Any) -> None:
        ffi = import_module("pyodide.ffi")
        self._database = database
        self._to_js: Callable[[Any], Any] = ffi.to_js
        self._refused: type[Exception] = ffi.JsException

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        row: bytes | None,
        pseudonyms: Sequence[bytes],
    ) -> int:
        given = (self._to_js(list(entries)), self._to_js(row), self._to_js(list(pseudonyms)))
        return int(await self._done(self._database.append(table, after, *given)))

    async def log(self, table: str) -> list[tuple[int, bytes]]:
        found = await self._done(self._database.log(table))
        return [(int(version), bytes(entry)) for version, entry in found.to_py()]

    async def about(self, table: str) -> tuple[bytes | None, list[bytes]]:
        row, pseudonyms = (await self._done(self._database.about(table))).to_py()
        return None if row is None else bytes(row), [bytes(pseudonym) for pseudonym in pseudonyms]

    async def rows(self) -> list[bytes]:
        return [bytes(row) for row in (await self._done(self._database.rows())).to_py()]

    async def put(self, table: str, row: bytes, pseudonyms: Sequence[bytes]) -> None:
        given = (self._to_js(row), self._to_js(list(pseudonyms)))
        await self._done(self._database.put(table, *given))

    async def delete(self, table: str) -> bool:
        return bool(await self._done(self._database.delete(table)))

    async def note(self, key: str, value: bytes | None) -> None:
        await self._done(self._database.note(key, self._to_js(value)))

    async def notes(self, prefix: str) -> list[tuple[str, bytes]]:
        found = await self._done(self._database.notes(prefix))
        return [(str(key), bytes(value)) for key, value in found.to_py()]

    async def close(self) -> None:
        self._database.close()

    async def _done(self, call: Awaitable[Found]) -> Found:
        try:
            return await call
        except self._refused as error:
            raise OSError(str(error)) from error


class BrowserJournal:
    """A `storage.sqlite.journal.Journal`, by `web/src/offline/journal.ts`."""

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


async def start(database: Any, fetch: Any) -> Device:
    """`fetch` brings what a game needs for so many seats."""

    async def bring(game: str, seats: int) -> None:
        await fetch(game, seats)

    configure("warning")
    return await Device.open(BrowserDatabase(database), bring, Path.home() / "roost")
