"""Days off from games over days."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from roost.wire.base import Message, Milliseconds

Moment: TypeAlias = Annotated[int, Meta(ge=0, le=10**15)]


class HolidayRequest(Message):
    """Days off from `starts`, or from now where that has gone by, until `ends`."""

    starts: Moment
    ends: Moment


class Holiday(Message):
    """From `starts` until `ends` the clock of games over days does not run for this person."""

    starts: Milliseconds
    ends: Milliseconds


class MyHoliday(Message):
    id: str
    starts: Milliseconds
    ends: Milliseconds


class MyHolidays(Message):
    """Yours, of the last year and to come: `most` days in any year, of which `left` are left."""

    holidays: list[MyHoliday]
    most: int
    left: int
    server_time: Milliseconds
