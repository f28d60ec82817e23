"""Days off: how they are counted, and what is refused."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from roost.rules.errors import GameError
from roost.server.core.identity.rows import PersonRow
from roost.server.core.ids import now_ms
from roost.server.core.live.days_off import (
    DAY_MS,
    MOST_DAYS,
    YEAR_MS,
    DaysOff,
    days,
    days_left,
    most_in_a_year,
)
from roost.server.features.days_off.schema import DaysOffRow
from roost.server.rows import Rows
from tests.server.core.live.services import memory_database

NOW = 1_794_787_200_000  # 16 November 2026


def off(first: float, last: float, announced: float = -100) -> DaysOffRow:
    """From a day until another, counted from NOW."""
    starts, ends = NOW + int(first * DAY_MS), NOW + int(last * DAY_MS)
    id_ = f"h{first}"
    told = NOW + int(announced * DAY_MS)
    return DaysOffRow(id=id_, person="g", announced=told, starts=starts, ends=ends)


@pytest.fixture
async def rows() -> AsyncIterator[Rows]:
    found = Rows(await memory_database())
    await found.people.put(PersonRow(id="g", name="Ana", created=1))
    yield found
    await found.database.close()


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
    assert most_in_a_year(two_years) == 28
    assert most_in_a_year([*two_years, off(300, 301)]) == 29
    assert days_left([off(-400, -380), off(-200, -190), off(5, 7)], NOW) == MOST_DAYS - 12


async def refused(days_off: DaysOff, first: float, last: float, code: str) -> GameError:
    with pytest.raises(GameError) as caught:
        await days_off.announce("g", NOW + int(first * DAY_MS), NOW + int(last * DAY_MS))
    assert caught.value.code == code
    return caught.value


async def test_what_is_not_days_off_is_refused_and_nothing_is_changed(
    clock: pytest.MonkeyPatch, rows: Rows
) -> None:
    days_off = DaysOff(rows)
    for first, last, why in ((-2, 3, "past"), (3, 2, "order"), (-0.5, -0.1, "order")):
        assert (await refused(days_off, first, last, "bad-holiday")).values["why"] == why
    assert (await refused(days_off, 366, 367, "bad-holiday")).values["why"] == "far"
    too_long = await refused(days_off, 1, MOST_DAYS + 2, "too-many-holidays")
    assert (too_long.values["most"], too_long.values["left"]) == (MOST_DAYS, MOST_DAYS)
    assert await rows.days_off.all() == []
    await days_off.announce("g", NOW - DAY_MS // 2, NOW + 10 * DAY_MS)
    (row,) = days_off.of("g")
    assert abs(row.starts - NOW) < 5000, "they begin now, not this morning"
    await refused(days_off, 9, 12, "holiday-overlaps")
    await refused(days_off, 30, 49, "too-many-holidays")
    assert days_off.of("g") == (row,)
    assert await rows.days_off.all() == [row]


async def test_days_that_have_begun_are_used_and_others_can_be_taken_back(
    clock: pytest.MonkeyPatch, rows: Rows
) -> None:
    days_off = DaysOff(rows)
    told: list[str] = []
    days_off.changed = told.append
    await days_off.announce("g", NOW, NOW + 5 * DAY_MS)
    await days_off.announce("g", NOW + 9 * DAY_MS, NOW + 10 * DAY_MS)
    now, later = days_off.of("g")
    await days_off.end("g", later.id)
    await days_off.end("g", now.id)
    (ended,) = days_off.of("g")
    assert ended.ends <= now_ms()
    assert days_left([ended], now_ms()) == MOST_DAYS - 1
    with pytest.raises(GameError) as caught:
        await days_off.end("g", ended.id)
    assert caught.value.code == "no-such-holiday"
    assert told == ["g"] * 4
    assert YEAR_MS == 365 * DAY_MS


async def test_other_servers_load_what_was_announced_here(
    clock: pytest.MonkeyPatch, rows: Rows
) -> None:
    here, there = DaysOff(rows), DaysOff(rows)
    await here.announce("g", NOW + DAY_MS, NOW + 5 * DAY_MS)
    assert there.pauses("g") == []
    await there.look_again("g")
    (pause,) = there.pauses("g")
    assert (pause.starts, pause.ends) == (NOW + DAY_MS, NOW + 5 * DAY_MS)
    later = DaysOff(rows)
    await later.open()
    assert later.pauses("g") == [pause]
