"""The insight workers: bounded, limited in time, replaced when they die."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from roost.rules.errors import GameError, PositionError
from roost.rules.knockout import Knockout
from roost.rules.pickomino import Pickomino
from roost.server.workers.insight import InsightPool, Lane
from roost.testing import playout

LAB = ("lab", "pickomino 21-24,26,30-36 25/-/27,29 2 www345 . 7", "en")
REVIEW = ("whole_review", playout(Knockout(), 4, "long").record().dumps(), "en")


@pytest.fixture
async def pool() -> AsyncIterator[InsightPool]:
    made = InsightPool(Lane(most=3, each=2, limit_s=30), Lane(most=2, each=2, limit_s=10))
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


async def test_the_end_of_a_game_wakes_who_reviews_it_once(pool: InsightPool) -> None:
    pool.expect("pickomino")
    assert pool.slow.workers[0].process is None, "nothing is done ahead where nobody asked for it"
    pool.start()
    pool.expect("pickomino")
    woken = pool._expected["pickomino"]
    pool.expect("pickomino")
    assert pool._expected["pickomino"] is woken
    assert b'"insight"' in await woken
    awake = worker_of(pool, slow=True)
    await pool.run("ana", "whole_review", playout(Pickomino(), 2, "short").record(0).dumps(), "en")
    assert worker_of(pool, slow=True) == awake


async def test_what_takes_too_long_is_given_up_and_the_next_question_answered(
    pool: InsightPool,
) -> None:
    short = ("whole_review", playout(Pickomino(), 2, "short").record(0).dumps(), "en")
    first = await pool.run("ana", *short)
    os.kill(worker_of(pool, slow=True), signal.SIGSTOP)  # nothing is ever done now
    with pytest.raises(GameError) as refused:
        await pool.run("ana", *short)
    assert refused.value.code == "insight-too-long"
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
