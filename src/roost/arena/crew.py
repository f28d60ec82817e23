"""Who plays the chunks: this process, or processes beside it. `roost.arena.cluster` is the third.

A crew takes chunks and gives their sums back in any order; what becomes of them is none of its
business, so a match is the same whoever plays it.
"""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Protocol, TypeAlias

from roost.arena.plan import ArenaError, Chunk, Tally
from roost.arena.play import play_chunk
from roost.bots.loading import give_programs, seconds_for_programs
from roost.bots.registry import BotInfo, register, registered

Played: TypeAlias = tuple[Chunk, Tally]


class Crew(Protocol):
    """Plays chunks."""

    def size(self) -> int:
        """How many chunks to have under way, so that nobody waits."""

    def send(self, chunk: Chunk) -> None:
        """Begin a chunk."""

    def receive(self) -> list[Played]:
        """Chunks that are done; waits for one. Only while some are under way."""


@contextmanager
def crew_here(jobs: int) -> Iterator[Crew]:
    """On the cores of this machine."""
    if jobs == 1:
        yield _Alone()
        return
    with processes(jobs) as pool:
        yield _Processes(pool, jobs)


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Beside this one, which know what it knows; ended at once where something goes wrong."""
    # Fresh processes: a fork would copy threads' locks, and is no longer the default anywhere.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=adopt, initargs=known_here())
    try:
        yield pool
    except BaseException:
        # Nobody waits for chunks that nobody wants any more.
        for process in list((pool._processes or {}).values()):
            process.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def cores() -> int:
    """Of this machine."""
    return os.cpu_count() or 1


def known_here() -> tuple[tuple[BotInfo, ...], float]:
    """What was registered and settled in this process, for `adopt` in another."""
    return registered(), seconds_for_programs()


def adopt(bots: tuple[BotInfo, ...], seconds: float) -> None:
    """Know in a worker what was registered and settled in the process that started it."""
    for info in bots:
        register(info)
    give_programs(seconds)


class _Alone:
    """This process itself."""

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
        self._sent: dict[Future[Tally], Chunk] = {}

    def size(self) -> int:
        return 2 * self._jobs

    def send(self, chunk: Chunk) -> None:
        self._sent[self._pool.submit(play_chunk, chunk)] = chunk

    def receive(self) -> list[Played]:
        done, _ = wait(self._sent, return_when=FIRST_COMPLETED)
        try:
            return [(self._sent.pop(future), future.result()) for future in done]
        except BrokenProcessPool:
            raise ArenaError(
                "a process that played games has ended; a bot may have ended it", code="worker-lost"
            ) from None
