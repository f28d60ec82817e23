"""Analysis workers: bounded queue, time limit, replacement."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from roost.rules import RULES
from roost.rules.errors import GameError, PositionError
from roost.rules.knockout import Knockout
from roost.rules.pickomino import Pickomino
from roost.server.workers import insight
from roost.server.workers.insight import InsightPool, Lane
from roost.server.workers.process import Worker
from roost.testing import playout

PATIENCE_S = 120.0  # on a busy machine
LAB = ("lab", "pickomino 21-24,26,30-36 25/-/27,29 2 www345 . 7", "en")
REVIEW = ("whole_review", playout(Knockout(), 4, "long").record().dumps(), "en")


@pytest.fixture
async def pool() -> AsyncIterator[InsightPool]:
    made = InsightPool(Lane(most=3, each=2, limit_s=PATIENCE_S), Lane(2, 2, limit_s=PATIENCE_S))
    yield made
    await made.close()


def worker_of(pool: InsightPool, *, slow: bool = False) -> int:
    process = (pool.slow if slow else pool.quick).workers[0].process
    assert process is not None
    assert process.pid is not None
    return process.pid


async def test_rules_error_is_returned_unchanged(pool: InsightPool) -> None:
    with pytest.raises(PositionError) as refused:
        await pool.run("ana", "lab", "pickomino 21-36 -/- 9 - ? 1", "en")
    assert refused.value.code == "bad-position"


async def test_dead_worker_is_replaced_for_all_callers(pool: InsightPool) -> None:
    first = await pool.run("ana", *LAB)
    os.kill(worker_of(pool), signal.SIGKILL)
    again = await asyncio.gather(*[pool.run(name, *LAB) for name in ("ana", "ben")])
    assert again == [first, first]


def test_worker_starts_without_loading_numpy() -> None:
    worker = Worker("roost-insight", "tests.server.workers.insight_seen", PATIENCE_S)
    try:
        for game in RULES.games():
            assert b'"review"' in worker.ask("wake", (game,))
        assert not worker.ask("has_loaded", ("numpy",))
        assert worker.ask("has_loaded", ("wasmtime",))
    finally:
        worker.end()


async def test_expected_review_warms_up_one_worker_once(pool: InsightPool) -> None:
    pool.expect("pickomino")
    assert pool.slow.workers[0].process is None, "nothing is done ahead where nobody asked for it"
    pool.start()
    pool.expect("pickomino")
    woken = pool._expected["pickomino"]
    pool.expect("pickomino")
    assert pool._expected["pickomino"] is woken
    started = asyncio.gather(*pool._tasks)
    assert b'"review"' in await woken
    await started
    assert pool.quick.workers[0].process is not None, "the replay need not wait either"


async def test_review_waits_for_the_worker_that_is_warming_up() -> None:
    pool = InsightPool(slow=Lane(4, 4, limit_s=PATIENCE_S, workers=2))
    try:
        pool.start()
        pool.expect("pickomino", "knockout")
        short = playout(Pickomino(), 2, "short").record(0).dumps()
        assert b'"review"' in await pool.run("ana", "whole_review", short, "en")
        assert pool._expected["pickomino"].done()
        await asyncio.wait([pool._expected["knockout"]])
        first, second = (pool.slow._knows[worker] for worker in pool.slow.workers)
        assert first ^ second == {"pickomino", "knockout"}, "each is ready for its own game"
    finally:
        await pool.close()


async def test_game_is_reviewed_in_advance_and_again_at_the_end(
    pool: InsightPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(insight, "_REST_S", 3600.0)
    played = playout(Pickomino(), 2, "short").record(40)
    so_far = replace(played, moves=played.moves[:12]).dumps()
    assert pool.follow("pickomino", lambda: so_far, over=False) is None, "nothing is done ahead"
    pool.start()
    woken = pool.follow("pickomino", lambda: so_far, over=False)
    assert woken is not None
    assert b'"review"' in await woken
    assert pool.follow("pickomino", lambda: so_far, over=False) is None, "it is awake"
    begun = pool.follow("pickomino", played.dumps, over=True)
    assert begun is not None
    assert await begun == await pool.run("ana", "whole_review", played.dumps(), "en")
    assert pool.follow("pickomino", played.dumps, over=True) is None, "it rests a while"


async def test_advance_reviews_do_not_block_requests(
    pool: InsightPool,
) -> None:
    pool.start()
    short = playout(Pickomino(), 2, "short").record(0).dumps()
    woken = pool.follow("pickomino", lambda: short, over=True)
    assert woken is not None
    await woken
    asked = asyncio.create_task(pool.slow.run("ana", "whole_review", (short, "en")))
    await asyncio.sleep(0)  # it has started, and no answer can have arrived
    assert pool.follow("pickomino", lambda: short, over=True) is None
    assert b'"review"' in await asked


async def test_unknown_game_is_not_reviewed_in_advance(pool: InsightPool) -> None:
    def broken() -> str:
        raise PositionError("nothing fits")

    pool.start()
    failed = pool.follow("pickomino", broken, over=True)
    assert failed is not None
    await asyncio.wait([failed])
    short = playout(Pickomino(), 2, "short").record(0).dumps()
    assert b'"review"' in await pool.run("ana", "whole_review", short, "en")


async def test_question_times_out_and_the_next_one_is_answered(
    pool: InsightPool,
) -> None:
    short = ("whole_review", playout(Pickomino(), 2, "short").record(0).dumps(), "en")
    first = await pool.run("ana", *short)
    os.kill(worker_of(pool, slow=True), signal.SIGSTOP)  # the work never finishes now
    worker = pool.slow.workers[0]
    worker._limit_s = 1
    with pytest.raises(GameError) as refused:
        await pool.run("ana", *short)
    assert refused.value.code == "insight-too-long"
    worker._limit_s = PATIENCE_S
    assert await pool.run("ana", *short) == first


async def test_questions_per_asker_and_queue_are_limited(pool: InsightPool) -> None:
    waiting = [asyncio.create_task(pool.run("ana", *LAB)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(GameError) as refused:
        await pool.run("ana", *LAB)
    assert refused.value.code == "too-many-questions"
    waiting.append(asyncio.create_task(pool.run("ben", *LAB)))
    await asyncio.sleep(0)
    with pytest.raises(GameError) as refused:
        await pool.run("cleo", *LAB)
    assert refused.value.code == "insight-busy"
    assert len(set(await asyncio.gather(*waiting))) == 1
    assert await pool.run("ana", *LAB)  # there is room again


async def test_cancelled_question_frees_its_place(pool: InsightPool) -> None:
    await pool.run("ana", *LAB)
    asked = [asyncio.create_task(pool.run("ana", *LAB)) for _ in range(2)]
    await asyncio.sleep(0)
    for task in asked:
        task.cancel()
    await asyncio.wait(asked)
    assert await asyncio.gather(*[pool.run("ana", *LAB) for _ in range(2)])


async def test_review_does_not_delay_the_tutor() -> None:
    pool = InsightPool()
    try:
        await pool.run("ana", *LAB)
        slow = asyncio.create_task(pool.run("ana", *REVIEW))
        await asyncio.sleep(0)
        await pool.run("ana", *LAB)
        assert not slow.done()
        slow.cancel()
    finally:
        await pool.close()
