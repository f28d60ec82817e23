"""Days off: how they are counted, and what is refused."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from roost.rules.errors import GameError
from roost.server.core.events import Bus, PeerMessage, TurnPausesChanged
from roost.server.core.identity.rows import PeopleRows, PersonRow
from roost.server.core.ids import now_ms
from roost.server.core.storage.port import Database
from roost.server.features.days_off.schema import DaysOffRow
from roost.server.features.days_off.service import (
    DAY_MS,
    LIMIT,
    TOPIC,
    YEAR_MS,
    DaysOffService,
    days,
    days_left,
    max_days_in_a_year,
)
from tests.server.core.live.services import memory_database

NOW = 1_794_787_200_000  # 16 November 2026


def off(first: float, last: float, announced: float = -100) -> DaysOffRow:
    """From a day until another, counted from NOW."""
    starts, ends = NOW + int(first * DAY_MS), NOW + int(last * DAY_MS)
    id_ = f"h{first}"
    told = NOW + int(announced * DAY_MS)
    return DaysOffRow(id=id_, person="g", announced=told, starts=starts, ends=ends)


@pytest.fixture
async def database() -> AsyncIterator[Database]:
    opened = await memory_database()
    await PeopleRows(opened).put(PersonRow(id="g", name="Ana", created=1))
    yield opened
    await opened.close()


class Published(Bus):
    """A bus that remembers what was published."""

    def __init__(self) -> None:
        super().__init__()
        self.events: list[object] = []

    def publish(self, event: object) -> None:
        self.events.append(event)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Noon in Greenwich."""
    shift = (NOW - now_ms()) * 10**6
    monkeypatch.setattr(now_ms, "_offset_ns", now_ms._offset_ns + shift)
    return monkeypatch


# -- how many --------------------------------------------------------------------------------------


def test_days_that_are_begun_count_and_the_end_of_summer_time_does_not() -> None:
    assert [days(off(0, long)) for long in (0.01, 0.9, 1, 1 + 1 / 24, 1.5, 7)] == [1, 1, 1, 1, 2, 7]


def test_no_year_has_more_than_its_days_whenever_it_begins() -> None:
    two_years = [off(0, 14), off(200, 214), off(366, 380), off(566, 580)]
    assert max_days_in_a_year(two_years) == 28
    assert max_days_in_a_year([*two_years, off(300, 301)]) == 29
    assert days_left([off(-400, -380), off(-200, -190), off(5, 7)], NOW) == LIMIT - 12


async def refused(service: DaysOffService, first: float, last: float, code: str) -> GameError:
    with pytest.raises(GameError) as caught:
        await service.announce("g", NOW + int(first * DAY_MS), NOW + int(last * DAY_MS))
    assert caught.value.code == code
    return caught.value


@pytest.mark.usefixtures("clock")
async def test_invalid_days_off_are_refused_and_change_nothing(database: Database) -> None:
    service = DaysOffService(database, Bus())
    for first, last, why in ((-2, 3, "past"), (3, 2, "order"), (-0.5, -0.1, "order")):
        assert (await refused(service, first, last, "bad-holiday")).values["why"] == why
    assert (await refused(service, 366, 367, "bad-holiday")).values["why"] == "far"
    too_long = await refused(service, 1, LIMIT + 2, "too-many-holidays")
    assert (too_long.values["most"], too_long.values["left"]) == (LIMIT, LIMIT)
    assert await service.of("g") == []
    await service.announce("g", NOW - DAY_MS // 2, NOW + 10 * DAY_MS)
    (row,) = await service.of("g")
    assert abs(row.starts - NOW) < 5000, "they begin now, not this morning"
    await refused(service, 9, 12, "holiday-overlaps")
    await refused(service, 30, 49, "too-many-holidays")
    assert await service.of("g") == [row]


@pytest.mark.usefixtures("clock")
async def test_days_that_have_begun_are_used_and_others_can_be_taken_back(
    database: Database,
) -> None:
    bus = Published()
    service = DaysOffService(database, bus)
    await service.announce("g", NOW, NOW + 5 * DAY_MS)
    await service.announce("g", NOW + 9 * DAY_MS, NOW + 10 * DAY_MS)
    now, later = await service.of("g")
    await service.end("g", later.id)
    await service.end("g", now.id)
    (ended,) = await service.of("g")
    assert ended.ends <= now_ms()
    assert days_left([ended], now_ms()) == LIMIT - 1
    with pytest.raises(GameError) as caught:
        await service.end("g", ended.id)
    assert caught.value.code == "no-such-holiday"
    assert bus.events == [TurnPausesChanged("g")] * 4
    assert YEAR_MS == 365 * DAY_MS


@pytest.mark.usefixtures("clock")
async def test_other_servers_load_what_was_announced_here(database: Database) -> None:
    bus = Published()
    here, there = DaysOffService(database, Bus()), DaysOffService(database, bus)
    await here.announce("g", NOW + DAY_MS, NOW + 5 * DAY_MS)
    assert there.pauses("g") == []
    await there.on_peer_message(PeerMessage("another topic", "g"))
    assert bus.events == []
    await there.on_peer_message(PeerMessage(TOPIC, "g"))
    (pause,) = there.pauses("g")
    assert (pause.starts, pause.ends) == (NOW + DAY_MS, NOW + 5 * DAY_MS)
    await there.on_peer_message(PeerMessage(TOPIC, "g"))
    assert bus.events == [TurnPausesChanged("g")], "nothing changed the second time"
    later = DaysOffService(database, Bus())
    await later.load()
    assert later.pauses("g") == [pause]
