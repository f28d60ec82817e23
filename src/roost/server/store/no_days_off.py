"""A store for one device, where nobody waits for anybody over days."""

from __future__ import annotations

from roost.server.store.port import StoreError
from roost.server.store.port_days_off import DaysOffRow


class NoDaysOff:
    """A `DaysOffStore` in which there are none."""

    async def put_days_off(self, row: DaysOffRow) -> None:
        raise StoreError("this store keeps no days off")

    async def days_off(self) -> list[DaysOffRow]:
        return []

    async def days_off_of(self, person: str) -> list[DaysOffRow]:
        return []

    async def delete_days_off(self, person: str, id_: str) -> bool:
        return False

    async def delete_old_days_off(self, then: int) -> None: ...
