"""Analysis in worker processes, never in the event loop.

There are two lanes, so that a tutor's answer does not wait behind a review. Each lane has a few
workers, started on demand, a bounded queue, and a time limit; a worker that exceeds it or dies is
replaced. Scheduling is fair: the next question to start comes from an asker with none running, and
among those from the one served least recently.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from roost.server.core.errors import TooManyError, UnavailableError
from roost.server.workers.process import Worker
from roost.server.workers.questions import InsightService, News, Waiting, Working

SLOW = ("whole_review", "without_luck")
_MODULE = "roost.server.workers.insight_work"
_FIRST_GUESS_S = 10.0  # estimate for a question until one has been timed
_REST_S = 10.0  # delay between two games reviewed in advance
_GAME = re.compile(r'"game"\s*:\s*"(\w{1,40})"')


@dataclass(frozen=True, slots=True)
class Lane:
    """A lane's limits: `most` questions in all, `each` per asker, `limit_s` seconds of work."""

    most: int
    each: int
    limit_s: float
    workers: int = 1
    nice: int = 0


QUICK_LANE = Lane(most=64, each=8, limit_s=60)
SLOW_LANE = Lane(most=16, each=2, limit_s=120, workers=2, nice=5)


class InsightPool(InsightService):
    """Analysis in worker processes."""

    def __init__(self, quick: Lane = QUICK_LANE, slow: Lane = SLOW_LANE) -> None:
        self.quick, self.slow = Queue(quick), Queue(slow)
        self._thinks_ahead = False
        self._expected: dict[str, asyncio.Task[bytes]] = {}  # workers being warmed up, by game
        self._rested = 0.0  # earliest time to review another finished game in advance
        self._tasks: set[asyncio.Task[bytes]] = set()

    def start(self) -> None:
        """Allow work ahead of time: loading data, and reviews of finished games."""
        self._thinks_ahead = True

    def expect(self, *games: str) -> None:
        """Prepare for a review of each of these games. For each game, one worker loads what a
        review needs and another starts for replays. Only if work ahead of time is enabled
        (`start`)."""
        for game in games:
            self._warm_up(game, "wake", partial(str, game))

    def follow(
        self, game: str, record: Callable[[], str], *, over: bool
    ) -> asyncio.Task[bytes] | None:
        """Review a running game in advance, and again when it is over, while workers are idle."""
        if self._warm_up(game, "look", record):
            return self._expected[game]
        now = time.monotonic()
        if not over or not self._thinks_ahead or now < self._rested or self.slow.busy:
            return None
        self._rested = now + _REST_S
        return self._ahead("look", record, game)

    def _warm_up(self, game: str, work: str, value: Callable[[], str]) -> bool:
        """Warm up a worker for a game; return whether it was needed."""
        if not self._thinks_ahead or game in self._expected:
            return False
        if not self._expected:
            self._run_quietly(self.quick.run("", "ready", ()))
        self._expected[game] = self._ahead(work, value, game)
        return True

    def _ahead(self, work: str, value: Callable[[], str], game: str) -> asyncio.Task[bytes]:
        async def done() -> bytes:
            return await self.slow.run("", work, (value(),), about=game)

        return self._run_quietly(done())

    def _run_quietly(self, work: Coroutine[Any, Any, bytes]) -> asyncio.Task[bytes]:
        """Run a question in the background; ignore its failure."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return task

    async def run(self, asker: str, work: str, *values: Any, news: News | None = None) -> bytes:
        if work not in SLOW:
            return await self.quick.run(asker, work, values, news)
        about = _game_in(values[0])
        if waking := self._expected.get(about):
            # Another worker would have to load the same data and slow this one down.
            await asyncio.wait([waking])
        return await self.slow.run(asker, work, values, news, about)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self.quick.close()
        await self.slow.close()


@dataclass(eq=False, slots=True)
class _Question:
    asker: str
    work: str
    values: tuple[Any, ...]
    news: News | None
    about: str
    answer: asyncio.Future[bytes]
    told: Waiting | None = field(default=None)


class Queue:
    """The queue of a lane."""

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
        # when an asker's last question started, as a sequence number
        self._served: dict[str, int] = {}
        self._starts = 0
        self._typical_s = _FIRST_GUESS_S
        self._knows: dict[Worker, set[str]] = {worker: set() for worker in self.workers}

    @property
    def busy(self) -> bool:
        return bool(self._waiting or self._running)

    async def run(
        self,
        asker: str,
        work: str,
        values: tuple[Any, ...],
        news: News | None = None,
        about: str = "",
    ) -> bytes:
        """Run a question; `about` is its game, to prefer a worker that has loaded it."""
        self._check_room(asker)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        question = _Question(asker, work, values, news, about, answer)
        self._waiting.append(question)
        self._go_on()
        try:
            return await answer
        finally:  # cancelled questions free their place
            if question in self._waiting:
                self._waiting.remove(question)
                self._report_places()

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
                f"too many questions are waiting; try again in {seconds} seconds",
                code="insight-busy",
                seconds=seconds,
            )

    # -- who comes next --------------------------------------------------------------------

    def _in_turn(self) -> list[_Question]:
        """Return the waiting questions in starting order."""
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
            task = asyncio.create_task(self._answer(question, self._worker_for(question)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if not self._waiting and not self._running:
            self._served.clear()
        self._report_places()

    def _worker_for(self, question: _Question) -> Worker:
        """Pick an idle worker, preferably one that knows the game, then the last one used."""
        knowing = [worker for worker in self._idle if question.about in self._knows[worker]]
        chosen = (knowing or self._idle)[-1]
        self._idle.remove(chosen)
        self._knows[chosen].add(question.about)
        return chosen

    def _report_places(self) -> None:
        """Report the place in the queue to everyone whose place has changed."""
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


def _game_in(record: str) -> str:
    """Guess the game of a record; a wrong guess only costs time."""
    found = _GAME.search(record)
    return "" if found is None else found[1]
