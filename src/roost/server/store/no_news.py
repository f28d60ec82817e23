"""A store for one device, which sends nothing to anybody."""

from __future__ import annotations

from roost.server.store.port import StoreError
from roost.server.store.port_news import NewsRow


class NoNews:
    """A `NewsStore` in which there is none."""

    async def put_news(self, row: NewsRow) -> None:
        raise StoreError("this store keeps no news")

    async def news(self, id_: str) -> NewsRow | None:
        return None

    async def news_of(self, person: str) -> list[NewsRow]:
        return []

    async def delete_news(self, person: str, id_: str) -> bool:
        return False

    async def note_told(self, person: str, table: str, turn: int) -> None: ...

    async def told(self, person: str, table: str) -> int | None:
        return None

    async def told_of(self, person: str) -> dict[str, int]:
        return {}
