"""Which store a server runs on: PostgreSQL where an address is given, else a file in its folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from roost.rules.extras import need
from roost.server.store.port import StoreError

if TYPE_CHECKING:
    from roost.server.store.postgres.store import PostgresStore
    from roost.server.store.sqlite import SqliteStore

FILE = "roost.sqlite3"  # in the data folder
SCHEMES = ("postgresql", "postgres")


async def open_store(
    folder: Path,
    address: str | None,
    *,
    accept_loss: bool = False,
    reached_at: str | None = None,
    lease_s: float = 4,
) -> SqliteStore | PostgresStore:
    """The store at an address, or without one that of a folder. `reached_at`: where other servers
    of that store find this one."""
    if not address:
        from roost.server.store.sqlite import SqliteStore

        return await SqliteStore.open(folder / FILE, accept_loss=accept_loss)
    check_address(address)
    need("asyncpg", "host")
    from roost.server.store.postgres.store import PostgresStore

    return await PostgresStore.open(address, reached_at, lease_s)


def check_address(address: str) -> None:
    """Refuse what is no address of a PostgreSQL server; what was written may hold a password."""
    scheme = urlsplit(address).scheme if "://" in address else ""
    if scheme not in SCHEMES:
        raise StoreError(
            f"a store's address begins with postgresql://, not with {scheme or 'none'}",
            code="bad-store",
            value=scheme,
        )
