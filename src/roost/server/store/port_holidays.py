"""The part of a store's port that is about days off: when whose turns need not be played."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class HolidayRow(Struct, frozen=True, kw_only=True):
    """Days off of a person, from `starts` until `ends`; `announced` when they said so."""

    id: str
    person: str
    announced: int
    starts: int
    ends: int


class HolidayStore(Protocol):
    async def put_holiday(self, row: HolidayRow) -> None:
        """A new one, or another in place of the one with this id."""

    async def holidays(self) -> list[HolidayRow]:
        """Everybody's."""

    async def holidays_of(self, person: str) -> list[HolidayRow]:
        """Those first that begin first."""

    async def delete_holiday(self, person: str, id_: str) -> bool: ...

    async def delete_old_holidays(self, then: int) -> None:
        """Those that were over by then."""
