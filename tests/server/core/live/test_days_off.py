"""Days off: how they are counted, and what nobody gains by them."""

from __future__ import annotations

import pytest

from roost.rules.errors import GameError
from roost.server.core.ids import now_ms
from roost.server.core.live.days_off import (
    DAY_MS,
    MOST_DAYS,
    YEAR_MS,
    DaysOff,
    days,
    days_left,
    deadline,
    most_in_a_year,
    next_of,
)
from roost.server.store import DaysOffRow

HOUR = 3_600_000
NOW = 1_794_787_200_000  # 16 November 2026


def off(first: float, last: float, announced: float = -100) -> DaysOffRow:
    """From a day until another, counted from NOW."""
    starts, ends = NOW + int(first * DAY_MS), NOW + int(last * DAY_MS)
    id_ = f"h{first}"
    told = NOW + int(announced * DAY_MS)
    return DaysOffRow(id=id_, person="g", announced=told, starts=starts, ends=ends)


class StandInStarted:
    """A `DaysOffStore` on paper."""

    def __init__(self) -> None:
        self.rows: dict[str, DaysOffRow] = {}

    async def put_days_off(self, row: DaysOffRow) -> None:
        self.rows[row.id] = row

    async def days_off(self) -> list[DaysOffRow]:
        return sorted(self.rows.values(), key=lambda row: row.starts)

    async def days_off_of(self, person: str) -> list[DaysOffRow]:
        return [row for row in await self.days_off() if row.person == person]

    async def delete_days_off(self, person: str, id_: str) -> bool:
        return self.rows.pop(id_, None) is not None

    async def delete_old_days_off(self, then: int) -> None: ...


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """It is noon in Greenwich, whatever the machine says."""
    shift = (NOW - now_ms()) * 10**6
    monkeypatch.setattr(now_ms, "_offset_ns", now_ms._offset_ns + shift)
    return monkeypatch


# -- the clock of a turn ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rests", "later"),
    [
        ([], 0),
        ([off(1, 8)], 7),  # in the middle of a turn
        ([off(-3, 4)], 4),  # it begins on a day off
        ([off(-9, 0)], 0),  # over by then
        ([off(3, 9)], 0),  # after the turn
        ([off(1, 3), off(4.5, 6)], 3.5),  # the second one only because of the first
        ([off(1, 8, announced=0.1)], 0),  # announced when the turn had begun
        ([off(1, 8, announced=0)], 7),
    ],
)
def test_a_turn_of_three_days_ends_so_many_days_later(
    days_off_of: list[DaysOffRow], later: float
) -> None:
    end = NOW + 3 * DAY_MS + int(later * DAY_MS)
    assert deadline(NOW, 3 * DAY_MS, days_off_of) == end


def test_the_days_off_that_are_shown_are_those_of_now_or_the_next() -> None:
    days_off_of = [off(-5, -1), off(-1, 1), off(3, 4)]
    assert next_of(days_off_of, NOW) == days_off_of[1]
    assert next_of(days_off_of, NOW + DAY_MS) == days_off_of[2]
    assert next_of(days_off_of, NOW + 4 * DAY_MS) is None


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
    clock: pytest.MonkeyPatch,
) -> None:
    store = StandInStarted()
    days_off = DaysOff(store)
    for first, last, why in ((-2, 3, "past"), (3, 2, "order"), (-0.5, -0.1, "order")):
        assert (await refused(days_off, first, last, "bad-holiday")).values["why"] == why
    assert (await refused(days_off, 366, 367, "bad-holiday")).values["why"] == "far"
    too_long = await refused(days_off, 1, MOST_DAYS + 2, "too-many-holidays")
    assert (too_long.values["most"], too_long.values["left"]) == (MOST_DAYS, MOST_DAYS)
    assert store.rows == {}
    await days_off.announce("g", NOW - DAY_MS // 2, NOW + 10 * DAY_MS)
    (row,) = days_off.of("g")
    assert abs(row.starts - NOW) < 5000, "they begin now, not this morning"
    await refused(days_off, 9, 12, "holiday-overlaps")
    await refused(days_off, 30, 49, "too-many-holidays")
    assert days_off.of("g") == (row,)


async def test_days_that_have_begun_are_used_and_others_can_be_taken_back(
    clock: pytest.MonkeyPatch,
) -> None:
    days_off = DaysOff(StandInStarted())
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
