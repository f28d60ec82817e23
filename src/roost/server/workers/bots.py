"""Bots that run in worker processes, never in the event loop."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from roost.server.workers.process import Worker
from roost.server.workers.questions import BotRunner

LIMIT_S = 60.0


class BotPool(BotRunner):
    """Bots in worker processes."""

    def __init__(self, workers: int) -> None:
        self.workers = [Worker("roost-bots", f"{__name__}_work", LIMIT_S) for _ in range(workers)]
        # Its own threads: a slow bot does not block other work.
        self._threads = ThreadPoolExecutor(workers, "roost-bots")
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self._idle.put_nowait(worker)

    def start(self) -> None:
        """Start the workers ahead of time, so that the first decision need not wait for them."""
        for worker in self.workers:
            self._threads.submit(worker.start)

    async def choose(self, position: str, bot: str, seed: str) -> str:
        loop = asyncio.get_running_loop()
        worker = await self._idle.get()
        answer = loop.run_in_executor(self._threads, worker.ask, "think", (position, bot, seed))
        answer.add_done_callback(lambda _: self._idle.put_nowait(worker))
        return str(await asyncio.shield(answer))

    async def close(self) -> None:
        for worker in self.workers:
            await asyncio.to_thread(worker.end)
        self._threads.shutdown(wait=False, cancel_futures=True)
