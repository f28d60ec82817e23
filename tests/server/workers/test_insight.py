"""The insight workers: bounded, limited in time, replaced when they die."""

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

PATIENCE_S = 120.0  # with a machine that has much else to do
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


async def test_a_refusal_by_the_rules_comes_back_as_it_was(pool: InsightPool) -> None:
    with pytest.raises(PositionError) as refused:
        await pool.run("ana", "lab", "pickomino 21-36 -/- 9 - ? 1", "en")
    assert refused.value.code == "bad-position"


async def test_a_worker_that_dies_is_replaced_for_everyone_who_waits(pool: InsightPool) -> None:
    first = await pool.run("ana", *LAB)
    os.kill(worker_of(pool), signal.SIGKILL)
    again = await asyncio.gather(*[pool.run(name, *LAB) for name in ("ana", "ben")])
    assert again == [first, first]


def test_a_worker_is_ready_without_loading_a_compiler() -> None:
    worker = Worker("roost-insight", "tests.server.workers.insight_seen", PATIENCE_S)
    try:
        for game in RULES.games():
            assert b'"review"' in worker.ask("wake", (game,))
        assert not worker.ask("has_loaded", ("numba",))
        assert worker.ask("has_loaded", ("wasmtime",))
    finally:
        worker.end()


async def test_a_review_that_is_expected_wakes_who_makes_it_once(pool: InsightPool) -> None:
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


async def test_a_review_waits_for_the_worker_who_is_being_woken() -> None:
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


async def test_a_game_is_followed_once_and_looked_at_when_it_is_over(
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


async def test_a_game_that_is_over_does_not_take_the_workers_from_who_asks(
    pool: InsightPool,
) -> None:
    pool.start()
    short = playout(Pickomino(), 2, "short").record(0).dumps()
    woken = pool.follow("pickomino", lambda: short, over=True)
    assert woken is not None
    await woken
    asked = asyncio.create_task(pool.slow.run("ana", "whole_review", (short, "en")))
    await asyncio.sleep(0)  # it has begun, and no answer can have come
    assert pool.follow("pickomino", lambda: short, over=True) is None
    assert b'"review"' in await asked


async def test_a_game_that_cannot_be_told_is_not_followed(pool: InsightPool) -> None:
    def broken() -> str:
        raise PositionError("nothing fits")

    pool.start()
    failed = pool.follow("pickomino", broken, over=True)
    assert failed is not None
    await asyncio.wait([failed])
    short = playout(Pickomino(), 2, "short").record(0).dumps()
    assert b'"review"' in await pool.run("ana", "whole_review", short, "en")


async def test_what_takes_too_long_is_given_up_and_the_next_question_answered(
    pool: InsightPool,
) -> None:
    short = ("whole_review", playout(Pickomino(), 2, "short").record(0).dumps(), "en")
    first = await pool.run("ana", *short)
    os.kill(worker_of(pool, slow=True), signal.SIGSTOP)  # nothing is ever done now
    worker = pool.slow.workers[0]
    worker._limit_s = 1
    with pytest.raises(GameError) as refused:
        await pool.run("ana", *short)
    assert refused.value.code == "insight-too-long"
    worker._limit_s = PATIENCE_S
    assert await pool.run("ana", *short) == first


async def test_nobody_asks_many_things_at_once_and_the_queue_ends(pool: InsightPool) -> None:
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


async def test_who_leaves_makes_room_and_is_not_worked_for(pool: InsightPool) -> None:
    await pool.run("ana", *LAB)
    asked = [asyncio.create_task(pool.run("ana", *LAB)) for _ in range(2)]
    await asyncio.sleep(0)
    for task in asked:
        task.cancel()
    await asyncio.wait(asked)
    assert await asyncio.gather(*[pool.run("ana", *LAB) for _ in range(2)])


async def test_a_review_does_not_keep_the_tutor_waiting() -> None:
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
