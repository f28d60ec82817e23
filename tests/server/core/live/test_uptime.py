"""Time while no server was up doesn't count."""

from collections.abc import AsyncIterator

import pytest

from roost.server.core.live.uptime import ALONE_S, SHARED_S, Uptime
from roost.server.core.storage.records import Facts
from tests.server.core.live.services import memory_database

HOUR = 3_600_000


@pytest.fixture
async def facts() -> AsyncIterator[Facts]:
    database = await memory_database()
    yield Facts(database)
    await database.close()


async def started(facts: Facts, now: int, *, shared: bool = False) -> Uptime:
    uptime = Uptime(facts, shared=shared)
    await uptime.begin(now)
    return uptime


async def test_a_new_server_has_no_outages(facts: Facts) -> None:
    uptime = await started(facts, HOUR)
    assert (uptime.down(0), uptime.up_since) == (0, 0)
    assert uptime.elapsed(HOUR, 3 * HOUR) == 2 * HOUR


async def test_the_time_between_the_last_note_and_the_start_does_not_count(facts: Facts) -> None:
    first = await started(facts, 0)
    assert not await first.note(60_000)
    again = await started(facts, HOUR)
    assert again.up_since == HOUR
    assert again.down(0) == HOUR - 60_000
    assert again.elapsed(0, HOUR + 5_000) == 65_000
    # Only the part of an outage that lies in the time asked for.
    assert again.down(60_000 + 1_000) == HOUR - 61_000
    assert again.down(HOUR) == again.down(2 * HOUR) == 0
    assert again.down(0, HOUR // 2) == HOUR // 2 - 60_000


async def test_every_short_restart_of_a_single_server_counts_as_an_outage(facts: Facts) -> None:
    await started(facts, 0)
    again = await started(facts, 3_000)
    assert again.down(0) == 3_000


async def test_several_outages_add_up(facts: Facts) -> None:
    for hours in (0, 2, 5):
        uptime = await started(facts, hours * HOUR)
        await uptime.note(hours * HOUR + 60_000)
    assert uptime.down(0) == 5 * HOUR - 2 * 60_000
    assert uptime.down(0, 3 * HOUR) == 3 * HOUR - 2 * 60_000
    assert uptime.up_since == 5 * HOUR


async def test_a_server_that_slept_notices_it_at_its_next_note(facts: Facts) -> None:
    uptime = await started(facts, 0)
    assert not await uptime.note(int(ALONE_S * 1000))
    assert await uptime.note(HOUR)
    assert uptime.down(0) == HOUR - int(ALONE_S * 1000)
    assert not await uptime.note(HOUR + 1_000)


async def test_a_late_note_is_no_outage(facts: Facts) -> None:
    uptime = await started(facts, 0)
    assert not await uptime.note(int(ALONE_S * 2.5 * 1000))
    assert uptime.down(0) == 0


async def test_a_server_that_joins_others_starts_no_outage(facts: Facts) -> None:
    one = await started(facts, 0, shared=True)
    await one.note(4_000)
    two = await started(facts, 9_000, shared=True)
    assert (one.down(0), two.down(0)) == (0, 0)


async def test_an_outage_that_one_server_noticed_holds_for_all(facts: Facts) -> None:
    one, two = await started(facts, 0, shared=True), await started(facts, 1_000, shared=True)
    assert await one.note(HOUR)
    assert await two.note(HOUR + int(SHARED_S * 1000))
    assert one.down(0) == two.down(0) == HOUR - 1_000


async def test_the_time_never_goes_back(facts: Facts) -> None:
    uptime = await started(facts, HOUR)
    await uptime.note(HOUR - 50_000)  # by the clock of another server
    assert not await uptime.note(HOUR + 10_000)
    assert uptime.down(0) == 0


async def test_two_servers_may_note_at_the_same_moment(facts: Facts) -> None:
    """The note is written again if another server was quicker; neither note is lost."""
    one, two = await started(facts, 0, shared=True), await started(facts, 0, shared=True)
    get, quick = facts.get, True

    async def overtaken(key: str) -> bytes | None:
        nonlocal quick
        raw = await get(key)
        if quick:
            quick = False
            await two.note(HOUR)
        return raw

    one._facts = Facts(facts._database)
    one._facts.get = overtaken  # type: ignore[method-assign]
    await one.note(HOUR + 1_000)
    assert one.down(0) == two.down(0) == HOUR
