"""A store for one device, where nobody waits for anybody over days."""

from __future__ import annotations

from roost.server.store.port import StoreError
from roost.server.store.port_holidays import HolidayRow


class NoHolidays:
    """A `HolidayStore` in which there are none."""

    async def put_holiday(self, row: HolidayRow) -> None:
        raise StoreError("this store keeps no days off")

    async def holidays(self) -> list[HolidayRow]:
        return []

    async def holidays_of(self, person: str) -> list[HolidayRow]:
        return []

    async def delete_holiday(self, person: str, id_: str) -> bool:
        return False

    async def delete_old_holidays(self, then: int) -> None: ...
