"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

import structlog

logger = structlog.get_logger("roost.bots")


def think(position: str, bot: str, seed: str) -> str:
    """What the bot does in a position; runs in a worker."""
    from roost.bots import make_bot
    from roost.rules import game_of, parse_position

    state = parse_position(position)
    game = game_of(state)
    return game.format_move(state, make_bot(game.key, bot, seed).choose(state))


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """A process started meanwhile never hears Ctrl-C, not even before it can say so itself."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def prepare_worker() -> None:
    """What every worker process does first."""
    # Ctrl-C goes to the server, which ends its workers in order.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    import roost.bots  # noqa: F401  # the first decision should not wait for imports


def _end_with(parent: int) -> None:
    """A worker whose server was killed would wait for ever."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


def _nothing() -> None:
    pass


class BotPool:
    """A `hall.driver.Thinker`."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: Executor | None = None

    def start(self) -> None:
        """Begin to start the workers, so that the first decision need not wait for them."""
        self._executor()

    async def choose(self, position: str, bot: str, seed: str) -> str:
        loop = asyncio.get_running_loop()
        pool = self._executor()
        try:
            return await loop.run_in_executor(pool, think, position, bot, seed)
        except BrokenProcessPool:
            if self._pool is pool:  # else another decision has replaced it already
                await logger.aerror("bot workers died; starting new ones")
                await self.close()
            return await loop.run_in_executor(self._executor(), think, position, bot, seed)

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def _executor(self) -> Executor:
        if self._pool is None:
            # Spawned, not forked: the server has threads.
            self._pool = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("spawn"), initializer=prepare_worker
            )
            with deaf_to_interrupts():
                for _ in range(self._workers):
                    self._pool.submit(_nothing)
        return self._pool
