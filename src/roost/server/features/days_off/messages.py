"""Days off over REST."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from roost.wire.base import Message, Milliseconds

EpochMs: TypeAlias = Annotated[int, Meta(ge=0, le=10**15)]


class DaysOffRequest(Message):
    """Take days off from `starts` (or from now, if that has passed) until `ends`."""

    starts: EpochMs
    ends: EpochMs


class MyDaysOffSpan(Message):
    id: str
    starts: Milliseconds
    ends: Milliseconds


class MyDaysOff(Message):
    """Your days off of the last year and in the future. You have `most` days per year, of which
    `left` remain."""

    days_off: list[MyDaysOffSpan]
    most: int
    left: int
    server_time: Milliseconds
