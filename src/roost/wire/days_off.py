"""Days off from games over days."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from roost.wire.base import Message, Milliseconds

EpochMs: TypeAlias = Annotated[int, Meta(ge=0, le=10**15)]


class DaysOffRequest(Message):
    """Days off from `starts`, or from now where that has gone by, until `ends`."""

    starts: EpochMs
    ends: EpochMs


class DaysOffView(Message):
    """From `starts` until `ends` the clock of games over days does not run for this person."""

    starts: Milliseconds
    ends: Milliseconds


class MyDaysOffSpan(Message):
    id: str
    starts: Milliseconds
    ends: Milliseconds


class MyDaysOff(Message):
    """Yours, of the last year and to come: `most` days in any year, of which `left` are left."""

    days_off: list[MyDaysOffSpan]
    most: int
    left: int
    server_time: Milliseconds
