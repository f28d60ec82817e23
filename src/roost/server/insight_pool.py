"""Insight is worked out in a process of its own, never in the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from roost.server.botpool import prepare_worker


class InsightPool:
    """One worker, started when somebody first asks."""

    def __init__(self) -> None:
        self._pool: Executor | None = None

    async def run(self, work: str, *values: Any) -> bytes:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executor(), _do, work, values)
        except BrokenProcessPool:
            await self.close()
            return await loop.run_in_executor(self._executor(), _do, work, values)

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def _executor(self) -> Executor:
        if self._pool is None:
            # Spawned, not forked: the server has threads.
            self._pool = ProcessPoolExecutor(
                1, multiprocessing.get_context("spawn"), initializer=prepare_worker
            )
        return self._pool


def _do(work: str, values: tuple[Any, ...]) -> bytes:
    from roost.server import insight_work

    function: Callable[..., bytes] = getattr(insight_work, work)
    return function(*values)
