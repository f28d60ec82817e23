"""The part of a store's port that is about days off: when whose turns need not be played."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class DaysOffRow(Struct, frozen=True, kw_only=True):
    """Days off of a person, from `starts` until `ends`; `announced` when they said so."""

    id: str
    person: str
    announced: int
    starts: int
    ends: int


class DaysOffStore(Protocol):
    async def put_days_off(self, row: DaysOffRow) -> None:
        """A new one, or another in place of the one with this id."""

    async def days_off(self) -> list[DaysOffRow]:
        """Everybody's."""

    async def days_off_of(self, person: str) -> list[DaysOffRow]:
        """Those first that begin first."""

    async def delete_days_off(self, person: str, id_: str) -> bool: ...

    async def delete_old_days_off(self, then: int) -> None:
        """Those that were over by then."""
