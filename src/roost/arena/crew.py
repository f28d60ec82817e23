"""Workers that play chunks: this process or child processes. `roost.arena.cluster` is the third
kind.

A crew takes chunks and returns their sums in any order, so a match has the same result with every
crew.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections import deque
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol, TypeAlias

from roost.arena.plan import ArenaError, Chunk, MatchTotals
from roost.arena.play import play_chunk
from roost.bots.loading import give_programs, seconds_for_programs
from roost.bots.registry import BotInfo, register, registered

Played: TypeAlias = tuple[Chunk, MatchTotals]


class Crew(Protocol):
    """Interface to play chunks."""

    def size(self) -> int:
        """The number of concurrent chunks that keeps all workers busy."""

    def send(self, chunk: Chunk) -> None:
        """Start a chunk."""

    def receive(self) -> list[Played]:
        """Wait for and return finished chunks. Call it only while chunks are in progress."""


@contextmanager
def crew_here(jobs: int) -> Iterator[Crew]:
    """Return a crew on the cores of this machine."""
    if jobs == 1:
        yield _SingleProcess()
        return
    with processes(jobs) as pool:
        yield _Processes(pool, jobs)


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Start child processes with the same bots and options; terminate them at once on an error."""
    # Start fresh processes: a fork would copy the locks of threads, and is no longer the default.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=adopt, initargs=known_here())
    try:
        yield pool
    except BaseException:
        # Cancel chunks that are no longer needed.
        for process in list((pool._processes or {}).values()):
            process.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def cores() -> int:
    """Return the number of cores of this machine."""
    return os.cpu_count() or 1


def known_here() -> tuple[tuple[BotInfo, ...], float]:
    """Return the registered bots and options of this process, for `adopt` in another."""
    return registered(), seconds_for_programs()


def adopt(bots: tuple[BotInfo, ...], seconds: float) -> None:
    """Set up the registered bots and options of the parent process in a worker."""
    for info in bots:
        register(info)
    give_programs(seconds)


class _SingleProcess:
    """A crew of this process alone."""

    def __init__(self) -> None:
        self._chunks: deque[Chunk] = deque()

    def size(self) -> int:
        return 1

    def send(self, chunk: Chunk) -> None:
        self._chunks.append(chunk)

    def receive(self) -> list[Played]:
        chunk = self._chunks.popleft()
        return [(chunk, play_chunk(chunk))]


class _Processes:
    def __init__(self, pool: ProcessPoolExecutor, jobs: int) -> None:
        self._pool = pool
        self._jobs = jobs
        self._sent: dict[Future[MatchTotals], Chunk] = {}

    def size(self) -> int:
        return 2 * self._jobs

    def send(self, chunk: Chunk) -> None:
        self._sent[self._pool.submit(play_chunk, chunk)] = chunk

    def receive(self) -> list[Played]:
        done, _ = wait(self._sent, return_when=FIRST_COMPLETED)
        try:
            return [(self._sent.pop(future), future.result()) for future in done]
        except BrokenProcessPool:
            file = getattr(sys.modules["__main__"], "__file__", None)
            if file and "__name__" not in Path(file).read_text(encoding="utf-8", errors="replace"):
                raise ArenaError(
                    f'{file} starts a match without `if __name__ == "__main__":`',
                    code="main-guard",
                    file=file,
                ) from None
            raise ArenaError(
                "a process that played games has ended; a bot may have ended it", code="worker-lost"
            ) from None
