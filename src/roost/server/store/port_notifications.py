"""The part of a store's port that is about news: where people want to be told of their turns."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class NotificationAddressRow(Struct, frozen=True, kw_only=True):
    """An address of a person's own choice, or a browser's push service, with the keys `p256dh` and
    `auth` that its notes are encrypted for. `base` is where the server was reached, for links;
    from `quiet_from` till `quiet_until`, hours of the day in `zone`, nothing is sent. `failures`:
    how many notes in a row did not arrive."""

    id: str
    person: str
    kind: str
    address: str
    base: str
    language: str
    created: int
    p256dh: str = ""
    auth: str = ""
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_until: int = 0
    failures: int = 0


class NotificationStore(Protocol):
    async def put_notification_address(self, row: NotificationAddressRow) -> None:
        """A new one, or another in place of the one with this id."""

    async def notification_address(self, id_: str) -> NotificationAddressRow | None: ...

    async def notification_addresses_of(self, person: str) -> list[NotificationAddressRow]:
        """The oldest first."""

    async def delete_notification_address(self, person: str, id_: str) -> bool: ...

    async def put_last_notified(self, person: str, table: str, turn: int) -> None:
        """A person was told of a turn at a table; only the last one is remembered."""

    async def last_notified(self, person: str, table: str) -> int | None:
        """Of which turn at a table a person was told last."""

    async def last_notified_of(self, person: str) -> dict[str, int]:
        """The same at every table."""
