"""Insight is worked out in processes of its own, never in the event loop.

Two lanes, so that a tutor's answer does not wait behind somebody's review. Each lane has a few
workers, started when they are first needed, a bounded number of questions that wait, and a time
limit: a worker that outstays it, or dies, is replaced. Capacity is shared: the next question that
starts belongs to an asker who has none running, and among those to who was served longest ago.
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
from multiprocessing.process import BaseProcess
from typing import Any

from roost.server.core.errors import TooManyError, UnavailableError
from roost.server.workers.process import Worker, prepare_worker, start_process
from roost.server.workers.questions import News, Waiting, Working
from roost.solver.kernels import KERNELS, up_to_date

SLOW = ("whole_review", "without_luck")
_MODULE = "roost.server.workers.insight_work"
_FIRST_GUESS_S = 10.0  # for a question, until one has been timed
_REST_S = 10.0  # from one game that is looked at ahead to the next
_GAME = re.compile(r'"game"\s*:\s*"(\w{1,40})"')


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
        self._thinks_ahead = False
        self._compiling: BaseProcess | None = None
        self._expected: dict[str, asyncio.Task[bytes]] = {}  # by game: who is woken for it
        self._rested = 0.0  # when a game that is over may be looked at again
        self._tasks: set[asyncio.Task[bytes]] = set()

    def start(self) -> None:
        """Compile on the side what the first questions would wait for, if that is still to do."""
        self._thinks_ahead = True
        if not all(map(up_to_date, KERNELS.games())):
            self._compiling = start_process("roost-compile", _compile)

    def expect(self, *games: str) -> None:
        """Somebody may soon ask for a review: for each game a worker loads meanwhile what the
        answer needs, once, and another is started for the replay; only where things are done ahead
        (`start`)."""
        for game in games:
            self._wake(game, "wake", partial(str, game))

    def follow(
        self, game: str, record: Callable[[], str], *, over: bool
    ) -> asyncio.Task[bytes] | None:
        """The same for a game that is being played: it is looked at as far as it has come, and once
        more when it is over, unless somebody else needs the workers."""
        if self._wake(game, "look", record):
            return self._expected[game]
        now = time.monotonic()
        if not over or not self._thinks_ahead or now < self._rested or self.slow.busy:
            return None
        self._rested = now + _REST_S
        return self._ahead("look", record, game)

    def _wake(self, game: str, work: str, value: Callable[[], str]) -> bool:
        """Whether that was still to be done."""
        if not self._thinks_ahead or game in self._expected:
            return False
        if not self._expected:
            self._unheard(self.quick.run("", "ready", ()))
        self._expected[game] = self._ahead(work, value, game)
        return True

    def _ahead(self, work: str, value: Callable[[], str], game: str) -> asyncio.Task[bytes]:
        async def done() -> bytes:
            return await self.slow.run("", work, (value(),), about=game)

        return self._unheard(done())

    def _unheard(self, work: Coroutine[Any, Any, bytes]) -> asyncio.Task[bytes]:
        """Nobody waits for it, and nobody hears of it if it fails."""
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
            # Another worker would have to load the same, and hold this one up.
            await asyncio.wait([waking])
        return await self.slow.run(asker, work, values, news, about)

    async def close(self) -> None:
        if self._compiling is not None:
            self._compiling.kill()
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
        """`about` names the game: who has loaded it already is asked first."""
        self._check_room(asker)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        question = _Question(asker, work, values, news, about, answer)
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
            task = asyncio.create_task(self._answer(question, self._worker_for(question)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if not self._waiting and not self._running:
            self._served.clear()
        self._tell()

    def _worker_for(self, question: _Question) -> Worker:
        """One of the idle, who knows the game if any does; of these, who worked last."""
        knowing = [worker for worker in self._idle if question.about in self._knows[worker]]
        chosen = (knowing or self._idle)[-1]
        self._idle.remove(chosen)
        self._knows[chosen].add(question.about)
        return chosen

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


def _game_in(record: str) -> str:
    """The game that a record seems to be of; who is deceived waits longer."""
    found = _GAME.search(record)
    return "" if found is None else found[1]


def _compile() -> None:
    """Leaves what it compiled on the disk, for every worker to come."""
    prepare_worker(nice=10)
    from roost.server.workers import insight_work

    insight_work.warm_up()
