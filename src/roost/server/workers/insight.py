"""Insight is worked out in processes of its own, never in the event loop.

Two lanes, so that a tutor's answer does not wait behind somebody's review. Each lane has one
worker, started when somebody first asks, a bounded number of questions that wait, and a time
limit: a worker that outstays it, or dies, is replaced.
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

import structlog

from roost.rules.errors import GameError
from roost.server.errors import TooManyError, UnavailableError
from roost.server.workers.bots import deaf_to_interrupts, prepare_worker

logger = structlog.get_logger("roost.insight")
SLOW = ("whole_review",)
START_S = 120.0  # the first start on a machine compiles


@dataclass(frozen=True, slots=True)
class Lane:
    """What a lane takes: `most` questions in all, `each` of one asker, `limit_s` of work each."""

    most: int
    each: int
    limit_s: float


# Long limits: on a machine where nothing is compiled yet, the first answer takes half a minute.
QUICK_LANE = Lane(most=64, each=8, limit_s=60)
SLOW_LANE = Lane(most=8, each=2, limit_s=120)


class InsightPool:
    """`asker` is a person or an address: nobody fills a lane alone."""

    def __init__(self, quick: Lane = QUICK_LANE, slow: Lane = SLOW_LANE) -> None:
        self._quick, self._slow = _Queue(quick), _Queue(slow)
        self._compiling: BaseProcess | None = None

    def start(self) -> None:
        """Compile on the side what the first questions would wait for."""
        context = multiprocessing.get_context("spawn")
        self._compiling = context.Process(target=_compile, name="roost-compile", daemon=True)
        with deaf_to_interrupts():
            self._compiling.start()

    async def run(self, asker: str, work: str, *values: Any) -> bytes:
        lane = self._slow if work in SLOW else self._quick
        return await lane.run(asker, work, values)

    async def close(self) -> None:
        if self._compiling is not None:
            self._compiling.kill()
        await self._quick.close()
        await self._slow.close()


class _Question(NamedTuple):
    answer: asyncio.Future[bytes]
    work: str
    values: tuple[Any, ...]


class _Queue:
    """A lane's questions, answered one by one."""

    def __init__(self, lane: Lane) -> None:
        self._lane = lane
        self._askers: Counter[str] = Counter()
        self._waiting: asyncio.Queue[_Question] = asyncio.Queue()
        self._worker = _Worker(lane.limit_s)
        self._runner: asyncio.Task[None] | None = None

    async def run(self, asker: str, work: str, values: tuple[Any, ...]) -> bytes:
        self._check_room(asker)
        if self._runner is None:
            self._runner = asyncio.create_task(self._answer_all())
        question = _Question(asyncio.get_running_loop().create_future(), work, values)
        self._askers[asker] += 1
        try:
            self._waiting.put_nowait(question)
            return await question.answer  # who stops waiting cancels it
        finally:
            self._askers[asker] -= 1
            self._askers += Counter()  # forget who has nothing waiting

    def _check_room(self, asker: str) -> None:
        if self._askers[asker] >= self._lane.each:
            raise TooManyError(
                f"at most {self._lane.each} questions at a time; wait for an answer",
                code="too-many-questions",
                most=self._lane.each,
            )
        if self._askers.total() >= self._lane.most:
            raise UnavailableError(
                "too many questions are waiting; ask again in a moment", code="insight-busy"
            )

    async def _answer_all(self) -> None:
        while True:
            question = await self._waiting.get()
            if question.answer.done():  # its asker has left
                continue
            try:
                found = await asyncio.to_thread(self._worker.ask, question.work, question.values)
            except Exception as error:  # noqa: BLE001  # it belongs to who asked
                if not question.answer.done():
                    question.answer.set_exception(error)
            else:
                if not question.answer.done():
                    question.answer.set_result(found)

    async def close(self) -> None:
        runner, self._runner = self._runner, None
        if runner is not None:
            runner.cancel()
            await asyncio.to_thread(self._worker.stop)


class _Worker:
    """A process that answers one question at a time. Its methods block."""

    def __init__(self, limit_s: float) -> None:
        self._limit_s = limit_s
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, work: str, values: tuple[Any, ...]) -> bytes:
        try:
            kind, found = self._exchange(work, values)
        except (EOFError, OSError):  # it died, perhaps long ago and of something else
            logger.warning("an insight worker died; starting another", work=work)
            self.stop()
            kind, found = self._once_more(work, values)
        if kind == "done":
            return bytes(found)
        if kind == "refused":
            raise found
        raise RuntimeError(f"insight failed at {work}: {found}")

    def _once_more(self, work: str, values: tuple[Any, ...]) -> tuple[str, Any]:
        try:
            return self._exchange(work, values)
        except (EOFError, OSError):
            self.stop()
            raise UnavailableError(
                "this could not be worked out: it ended its worker", code="insight-failed"
            ) from None

    def _exchange(self, work: str, values: tuple[Any, ...]) -> tuple[str, Any]:
        pipe = self._pipe or self._start()
        pipe.send((work, values))
        return self._receive(pipe, self._limit_s)

    def _start(self) -> Connection:
        # Spawned, not forked: the server has threads.
        context = multiprocessing.get_context("spawn")
        pipe, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs,), name="roost-insight", daemon=True)
        with deaf_to_interrupts():
            process.start()
        theirs.close()
        self._process, self._pipe = process, pipe
        self._receive(pipe, START_S)
        return pipe

    def _receive(self, pipe: Connection, limit_s: float) -> tuple[str, Any]:
        if pipe.poll(limit_s):
            kind, found = pipe.recv()
            return str(kind), found
        self.stop()
        raise UnavailableError(
            f"this takes longer than {limit_s:.0f} seconds to work out",
            code="insight-too-long",
            seconds=round(limit_s),
        )

    def stop(self) -> None:
        process, self._process = self._process, None
        pipe, self._pipe = self._pipe, None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()


def _compile() -> None:
    """Leaves what it compiled on the disk, for every worker to come."""
    prepare_worker()
    if hasattr(os, "nice"):
        os.nice(10)
    from roost.server.workers import insight_work

    insight_work.warm_up()


def _serve(pipe: Connection) -> None:
    """The life of a worker process: questions in, answers out."""
    prepare_worker()
    from roost.server.workers import insight_work

    gc.freeze()  # what stays need not be looked through while somebody waits
    pipe.send(("ready", None))
    while True:
        try:
            work, values = pipe.recv()
        except EOFError:
            return
        function: Callable[..., bytes] = getattr(insight_work, work)
        try:
            answer: tuple[str, Any] = ("done", function(*values))
        except GameError as error:
            answer = ("refused", error)
        except Exception:  # noqa: BLE001  # the server says that something went wrong
            answer = ("failed", traceback.format_exc())
        pipe.send(answer)
