"""Reviews: queue order, progress and sharing."""

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from roost.analysis.games import evaluator_for
from roost.analysis.review import without_luck as shares_without_luck
from roost.rules.pickomino import Pickomino
from roost.rules.record import Record
from roost.server.core.live.rows import TableRow
from roost.server.core.rows import Rows
from roost.server.features.insight.service import Reviews
from roost.server.workers.insight import InsightPool, Lane, Queue
from roost.server.workers.process import Worker
from roost.server.workers.questions import Waiting, Working, without_luck
from roost.testing import playout
from tests.server.helpers import open_usual, settled

RECORD = playout(Pickomino(), 2, "short").record().dumps()
PATIENT = Lane(most=2, each=2, limit_s=900)  # on a busy machine


def queue_of(workers: int, monkeypatch: pytest.MonkeyPatch) -> tuple[Queue, list[str], Any]:
    """Return a lane whose workers finish a question when its name is released."""
    started: list[str] = []
    gates: dict[str, threading.Event] = {}

    def ask(_: Worker, work: str, values: tuple[Any, ...], progress: Any = None) -> bytes:
        started.append(values[0])
        gates.setdefault(values[0], threading.Event()).wait(20)
        return str(values[0]).encode()

    monkeypatch.setattr(Worker, "ask", ask)
    queue = Queue(Lane(most=20, each=5, limit_s=30, workers=workers))

    def let_go(*names: str) -> None:
        for name in names:
            gates.setdefault(name, threading.Event()).set()

    return queue, started, let_go


async def test_next_review_goes_to_an_address_without_a_running_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    queue, started, let_go = queue_of(2, monkeypatch)
    news: dict[str, list[Any]] = {}

    def ask(name: str) -> asyncio.Task[bytes]:
        heard = news.setdefault(name, [])
        return asyncio.create_task(queue.run(name[0], "whole_review", (name,), heard.append))

    tasks = [ask(name) for name in ("a1", "a2", "a3", "a4", "b1", "c1")]
    await settled(lambda: len(started) == 2)
    assert started == ["a1", "a2"]
    assert [news[name][-1].ahead for name in ("b1", "c1", "a3", "a4")] == [0, 1, 2, 3]
    let_go("a1")
    await settled(lambda: len(started) == 3)
    let_go("a2")
    await settled(lambda: len(started) == 4)
    assert started[2:] == ["b1", "c1"]
    let_go("b1", "c1", "a3", "a4")
    assert await asyncio.gather(*tasks) == [b"a1", b"a2", b"a3", b"a4", b"b1", b"c1"]
    assert started[4:] == ["a3", "a4"]
    await queue.close()


async def test_addresses_take_turns_with_one_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    queue, started, let_go = queue_of(1, monkeypatch)
    names = ("a1", "a2", "a3", "b1", "b2", "c1")
    tasks = [
        asyncio.create_task(queue.run(name[0], "whole_review", (name,), None)) for name in names
    ]
    let_go(*names)
    await asyncio.gather(*tasks)
    assert started == ["a1", "b1", "c1", "a2", "b2", "a3"]
    await queue.close()


async def test_waiting_callers_see_a_shrinking_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    queue, started, let_go = queue_of(1, monkeypatch)
    heard: list[Any] = []
    first = [asyncio.create_task(queue.run(n, "whole_review", (n,), None)) for n in ("a", "b")]
    await settled(lambda: started == ["a"])
    last = asyncio.create_task(queue.run("c", "whole_review", ("c",), heard.append))
    await settled(lambda: bool(heard))
    let_go("a", "b", "c")
    await asyncio.gather(*first, last)
    assert [news.ahead for news in heard] == [1, 0]
    assert heard[0].seconds > heard[1].seconds > 0
    await queue.close()


# -- kept ------------------------------------------------------------------------------------


class Counting:
    """The part of `InsightPool` that reviews need; counts computed reviews."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.go = asyncio.Event()

    async def run(self, asker: str, work: str, *values: Any, news: Any = None) -> bytes:
        self.asked.append(asker)
        news(Waiting(0, 5.0))
        await self.go.wait()
        return f"review in {values[1]}".encode()


@pytest.fixture
async def rows(tmp_path: Path) -> AsyncIterator[Rows]:
    opened = await open_usual(tmp_path)
    for id_ in ("table1", "table2", "t"):
        row = TableRow(
            id=id_,
            status="over",
            private=False,
            maker="",
            created=1,
            summary=b"{}",
            people=(),
        )
        await opened.database.write(*opened.tables.save(id_, row))
    yield opened
    await opened.database.close()


async def test_a_review_is_worked_out_once_and_kept(rows: Rows) -> None:
    pool = Counting()
    reviews = Reviews(rows.database, pool)  # type: ignore[arg-type]
    heard: list[Any] = []

    def ask(asker: str, language: str = "en", moved: int = 9) -> Any:
        return reviews.of_table(asker, "table1", moved, "{}", language, heard.append)

    together = [asyncio.create_task(ask(asker)) for asker in ("a", "b", "c")]
    await settled(lambda: len(heard) == 3)
    assert pool.asked == ["a"]
    pool.go.set()
    assert set(await asyncio.gather(*together)) == {b"review in en"}
    assert await ask("d") == b"review in en"
    assert pool.asked == ["a"]
    fresh = Reviews(rows.database, pool)  # type: ignore[arg-type]  # after a restart
    assert await fresh.of_table("e", "table1", 9, "{}", "en", heard.append) == b"review in en"
    assert pool.asked == ["a"]
    assert await ask("f", "de") == b"review in de"
    assert await ask("g", moved=11) == b"review in en"  # a roll was taken back: another game
    assert pool.asked == ["a", "f", "g"]
    await rows.tables.delete("table1")
    await ask("h")
    assert pool.asked == ["a", "f", "g", "h"]


async def test_a_review_with_a_name_that_was_forgotten_meanwhile_is_not_kept(rows: Rows) -> None:
    pool = Counting()
    pool.go.set()
    reviews = Reviews(rows.database, pool)  # type: ignore[arg-type]
    for _ in range(2):
        made = reviews.of_table("a", "table1", 9, "{}", "en", lambda _: None, pseudonyms=2)
        assert await made == b"review in en"
    assert pool.asked == ["a", "a"], "two sat there when it was begun, and now nobody is known"


async def test_a_review_waits_for_what_was_begun_when_the_game_ended(rows: Rows) -> None:
    pool = Counting()
    pool.go.set()
    ended = asyncio.Event()

    async def look() -> bytes:
        await ended.wait()
        raise ValueError  # the advance review saves no work in this case

    begun = asyncio.create_task(look())
    pool.follow = lambda *_, over: begun if over else None  # type: ignore[attr-defined]
    reviews = Reviews(rows.database, pool)  # type: ignore[arg-type]
    reviews.follow("table1", "pickomino", lambda: "{}", over=True)
    asked = asyncio.create_task(reviews.of_table("a", "table1", 9, "{}", "en", lambda _: None))
    other = reviews.of_table("b", "table2", 9, "{}", "en", lambda _: None)
    assert await other == b"review in en"
    await settled(lambda: bool(reviews._shared))
    assert pool.asked == ["b"]
    ended.set()
    assert await asked == b"review in en"
    assert isinstance(begun.exception(), ValueError)


async def test_a_review_is_given_up_only_when_nobody_waits_for_it(rows: Rows) -> None:
    pool = Counting()
    reviews = Reviews(rows.database, pool)  # type: ignore[arg-type]
    waiting = [
        asyncio.create_task(reviews.of_table(asker, "table1", 9, "{}", "en", lambda _: None))
        for asker in ("a", "b")
    ]
    await settled(lambda: [len(found.listeners) for found in reviews._shared.values()] == [2])
    await settled(lambda: pool.asked == ["a"])
    waiting[0].cancel()
    await asyncio.sleep(0)
    pool.go.set()
    assert await waiting[1] == b"review in en"
    pool.go.clear()
    alone = asyncio.create_task(reviews.of_table("c", "table2", 9, "{}", "en", lambda _: None))
    await settled(lambda: pool.asked == ["a", "c"])
    alone.cancel()
    await settled(lambda: not reviews._shared)


async def test_who_asks_while_a_review_is_given_up_gets_one_of_their_own(
    rows: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = Counting()
    reviews = Reviews(rows.database, pool)  # type: ignore[arg-type]

    def ask(asker: str) -> asyncio.Task[bytes]:
        return asyncio.create_task(reviews.of_table(asker, "t", 9, "{}", "en", lambda _: None))

    first = ask("a")
    await settled(lambda: pool.asked == ["a"])
    second = ask("b")
    # Just before `b` has read the store, `a` leaves: the review is given up, but has not ended yet.
    kept, entered = reviews.rows.get, asyncio.Event()

    async def late(*key: str) -> bytes | None:
        found = await kept(*key)
        first.cancel()
        entered.set()
        await asyncio.sleep(0)
        return found

    monkeypatch.setattr(reviews.rows, "get", late)
    await entered.wait()
    pool.go.set()
    assert await second == b"review in en"
    assert pool.asked == ["a", "b"]


@pytest.mark.slow
async def test_worker_reports_progress() -> None:
    pool = InsightPool(slow=PATIENT)
    heard: list[Any] = []
    try:
        await pool.run("ana", "whole_review", RECORD, "en", news=heard.append)
    finally:
        await pool.close()
    steps = [news for news in heard if isinstance(news, Working)]
    assert steps
    assert all(0 < step.done <= step.of for step in steps)


async def test_results_without_luck_match_the_review() -> None:
    pool = InsightPool(slow=PATIENT)
    try:
        found = await without_luck(pool, RECORD)
    finally:
        await pool.close()
    record = Record.loads(RECORD)
    assert found == pytest.approx(shares_without_luck(record, evaluator_for(record.game)))
