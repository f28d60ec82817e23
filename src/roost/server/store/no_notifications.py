"""A store for one device, which sends nothing to anybody."""

from __future__ import annotations

from roost.server.store.port import StoreError
from roost.server.store.port_notifications import NotificationAddressRow


class NoNotifications:
    """A `NotificationStore` in which there is none."""

    async def put_notification_address(self, row: NotificationAddressRow) -> None:
        raise StoreError("this store keeps no news")

    async def notification_address(self, id_: str) -> NotificationAddressRow | None:
        return None

    async def notification_addresses_of(self, person: str) -> list[NotificationAddressRow]:
        return []

    async def delete_notification_address(self, person: str, id_: str) -> bool:
        return False

    async def put_last_notified(self, person: str, table: str, turn: int) -> None: ...

    async def last_notified(self, person: str, table: str) -> int | None:
        return None

    async def last_notified_of(self, person: str) -> dict[str, int]:
        return {}
