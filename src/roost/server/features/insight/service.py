"""Reviews of tables: computed once, stored, and shared by everyone waiting for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias

from roost import __version__
from roost.server.core.storage.port import Database, StorageError
from roost.server.features.insight.schema import ReviewRow, ReviewRows
from roost.server.workers.questions import InsightService, News, Waiting, Working

_Key: TypeAlias = tuple[str, str, str]
FORM = 3  # version of the answers; stored reviews of another version are recomputed


class _Shared:
    """A review in progress and everyone waiting for it; `make` computes it, given a listener."""

    def __init__(self, make: Callable[[News], Coroutine[Any, Any, bytes]]) -> None:
        self.listeners: list[News] = []
        self.last: Waiting | Working | None = None
        self.task = asyncio.create_task(make(self.notify))

    def notify(self, news: Waiting | Working) -> None:
        self.last = news
        for listener in self.listeners:
            listener(news)


class Reviews:
    def __init__(self, database: Database, insight: InsightService) -> None:
        self.rows = ReviewRows(database)
        self._insight = insight
        self._shared: dict[_Key, _Shared] = {}
        self._ahead: dict[str, asyncio.Task[bytes]] = {}  # by table

    def follow(self, table: str, game: str, record: Callable[[], str], *, over: bool) -> None:
        """Announce that a review of this table may be requested soon."""
        begun = self._insight.follow(game, record, over=over)
        if begun is not None:
            self._ahead[table] = begun
            begun.add_done_callback(lambda _: self._ahead.pop(table, None))

    async def of_file(self, asker: str, record: str, language: str, news: News) -> bytes:
        """Review a game file. Nothing is stored."""
        return await self._insight.run(asker, "whole_review", record, language, news=news)

    async def of_table(
        self,
        asker: str,
        table: str,
        moved: int,
        record: str,
        language: str,
        news: News,
        pseudonyms: int = 0,
    ) -> bytes:
        """Review a table whose game ended with the entry `moved` of its log. `pseudonyms` is the
        number of names known when `record` was written."""
        key = (table, language, f"{__version__}.{FORM}/{moved}")
        kept = await self.rows.get(*key)
        if kept is not None:
            return kept
        shared = self._shared.get(key)
        if shared is None:
            make = partial(self._make, key, asker, record, pseudonyms)
            shared = self._shared[key] = _Shared(make)
            shared.task.add_done_callback(lambda _: self._forget(key, shared))
        elif shared.last is not None:
            news(shared.last)
        shared.listeners.append(news)
        try:
            return await asyncio.shield(shared.task)
        finally:
            shared.listeners.remove(news)
            if not shared.listeners:  # nobody is waiting for it any more
                shared.task.cancel()
                self._forget(key, shared)  # at once: a new caller must not share a cancelled review

    def _forget(self, key: _Key, shared: _Shared) -> None:
        if self._shared.get(key) is shared:
            del self._shared[key]

    async def _make(self, key: _Key, asker: str, record: str, pseudonyms: int, news: News) -> bytes:
        table, language, maker = key
        if begun := self._ahead.get(table):
            await asyncio.wait([begun])
        answer = await self._insight.run(asker, "whole_review", record, language, news=news)
        with suppress(StorageError):  # the answer is still good; the storage logs its failures
            await self.rows.put(ReviewRow(table, language, maker, answer, pseudonyms))
        return answer
