"""Insight is worked out in processes of its own, never in the event loop.

Two lanes, so that a tutor's answer does not wait behind somebody's review. Each lane has a few
workers, started when they are first needed, a bounded number of questions that wait, and a time
limit: a worker that outstays it, or dies, is replaced. Capacity is shared: the next question that
starts belongs to an asker who has none running, and among those to who was served longest ago.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from typing import Any

from roost.server.errors import TooManyError, UnavailableError
from roost.server.workers.process import Worker, prepare_worker, start_process
from roost.server.workers.questions import News, Waiting, Working

SLOW = ("whole_review", "without_luck")
_MODULE = "roost.server.workers.insight_work"
_FIRST_GUESS_S = 10.0  # for a question, until one has been timed


@dataclass(frozen=True, slots=True)
class Lane:
    """What a lane takes: `most` questions in all, `each` of one asker, `limit_s` of work each."""

    most: int
    each: int
    limit_s: float
    workers: int = 1
    nice: int = 0


# Long limits: on a machine where nothing is compiled yet, the first answer takes half a minute.
QUICK_LANE = Lane(most=64, each=8, limit_s=60)
SLOW_LANE = Lane(most=16, each=2, limit_s=120, workers=2, nice=5)


class InsightPool:
    """An `Insight` in processes."""

    def __init__(self, quick: Lane = QUICK_LANE, slow: Lane = SLOW_LANE) -> None:
        self.quick, self.slow = Queue(quick), Queue(slow)
        self._compiling: BaseProcess | None = None
        self._expected: dict[str, asyncio.Task[bytes]] = {}

    def start(self) -> None:
        """Compile on the side what the first questions would wait for."""
        self._compiling = start_process("roost-compile", _compile)

    def expect(self, game: str) -> None:
        """A game has ended, and somebody may ask for its review: a worker loads meanwhile what the
        answer needs, once for each game; only where things are done ahead (`start`)."""
        if self._compiling is not None and game not in self._expected:
            task = asyncio.create_task(self.slow.run("", "wake", (game,)))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._expected[game] = task

    async def run(self, asker: str, work: str, *values: Any, news: News | None = None) -> bytes:
        lane = self.slow if work in SLOW else self.quick
        return await lane.run(asker, work, values, news)

    async def close(self) -> None:
        if self._compiling is not None:
            self._compiling.kill()
        await self.quick.close()
        await self.slow.close()


@dataclass(eq=False, slots=True)
class _Question:
    asker: str
    work: str
    values: tuple[Any, ...]
    news: News | None
    answer: asyncio.Future[bytes]
    told: Waiting | None = field(default=None)


class Queue:
    """A lane's questions."""

    def __init__(self, lane: Lane) -> None:
        self.workers = [
            Worker("roost-insight", _MODULE, lane.limit_s, lane.nice) for _ in range(lane.workers)
        ]
        self._lane = lane
        self._idle = list(self.workers)
        self._threads = ThreadPoolExecutor(lane.workers, "roost-insight")
        self._waiting: list[_Question] = []
        self._running: set[_Question] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._served: dict[str, int] = {}  # when an asker's last question started, as a count
        self._starts = 0
        self._typical_s = _FIRST_GUESS_S

    async def run(
        self, asker: str, work: str, values: tuple[Any, ...], news: News | None = None
    ) -> bytes:
        self._check_room(asker)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        question = _Question(asker, work, values, news, answer)
        self._waiting.append(question)
        self._go_on()
        try:
            return await answer
        finally:  # who stops waiting makes room
            if question in self._waiting:
                self._waiting.remove(question)
                self._tell()

    def _check_room(self, asker: str) -> None:
        asked = Counter(
            question.asker
            for question in (*self._waiting, *self._running)
            if not question.answer.done()  # its asker has left
        )
        if asked[asker] >= self._lane.each:
            raise TooManyError(
                f"at most {self._lane.each} questions at a time; wait for an answer",
                code="too-many-questions",
                most=self._lane.each,
            )
        if asked.total() >= self._lane.most:
            seconds = round(self._typical_s * asked.total() / self._lane.workers)
            raise UnavailableError(
                f"too many questions are waiting; ask again in {seconds} seconds",
                code="insight-busy",
                seconds=seconds,
            )

    # -- who comes next --------------------------------------------------------------------

    def _in_turn(self) -> list[_Question]:
        """The waiting questions, in the order in which they would start."""
        running = Counter(question.asker for question in self._running)
        served, left = dict(self._served), list(self._waiting)
        found: list[_Question] = []
        while left:
            chosen = min(left, key=lambda q: (running[q.asker], served.get(q.asker, 0)))
            left.remove(chosen)
            found.append(chosen)
            running[chosen.asker] += 1
            served[chosen.asker] = self._starts + len(found)
        return found

    def _go_on(self) -> None:
        while self._idle and self._waiting:
            question = self._in_turn()[0]
            self._waiting.remove(question)
            self._running.add(question)
            self._starts += 1
            self._served[question.asker] = self._starts
            task = asyncio.create_task(self._answer(question, self._idle.pop()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if not self._waiting and not self._running:
            self._served.clear()
        self._tell()

    def _tell(self) -> None:
        """Everybody who waits hears their place, where it has changed."""
        for ahead, question in enumerate(self._in_turn()):
            now = Waiting(ahead, self._typical_s * (ahead + 1) / self._lane.workers)
            if question.news is not None and question.told != now:
                question.told = now
                question.news(now)

    # -- working ---------------------------------------------------------------------------

    async def _answer(self, question: _Question, worker: Worker) -> None:
        loop = asyncio.get_running_loop()
        news, progress = question.news, None
        if news is not None:

            def progress(done: int, of: int) -> None:
                loop.call_soon_threadsafe(news, Working(done, of))

        began = time.monotonic()
        answer = question.answer
        try:
            found = await loop.run_in_executor(
                self._threads, worker.ask, question.work, question.values, progress
            )
        except Exception as error:  # noqa: BLE001  # it belongs to who asked
            if not answer.done():
                answer.set_exception(error)
        else:
            self._typical_s += (time.monotonic() - began - self._typical_s) / 4
            if not answer.done():
                answer.set_result(bytes(found))
        finally:
            self._idle.append(worker)
            self._running.discard(question)
            self._go_on()

    async def close(self) -> None:
        self._idle.clear()
        for task in self._tasks:
            task.cancel()
        for worker in self.workers:
            await asyncio.to_thread(worker.end)
        self._threads.shutdown(wait=False, cancel_futures=True)


def _compile() -> None:
    """Leaves what it compiled on the disk, for every worker to come."""
    prepare_worker(nice=10)
    from roost.server.workers import insight_work

    insight_work.warm_up()
