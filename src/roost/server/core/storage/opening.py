"""Which database a server runs on: PostgreSQL if an address is set, else a file in its folder."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from roost.rules.extras import need
from roost.server.core.storage.migrate import Migrations, migrate
from roost.server.core.storage.port import Database, StorageError

FILE = "roost.sqlite3"  # in the data folder
SCHEMES = ("postgresql", "postgres")


async def open_database(
    folder: Path, address: str | None, migrations: Migrations = (), *, accept_loss: bool = False
) -> Database:
    """Open the database at an address, or that of a folder, and run `migrations` on it."""
    database = await _open(folder, address, accept_loss=accept_loss)
    try:
        await migrate(database, migrations)
    except BaseException:
        await database.close()
        raise
    return database


async def _open(folder: Path, address: str | None, *, accept_loss: bool) -> Database:
    if not address:
        from roost.server.core.storage.sqlite.database import SqliteDatabase

        return await SqliteDatabase.open(folder / FILE, accept_loss=accept_loss)
    check_address(address)
    need("asyncpg", "host")
    from roost.server.core.storage.postgres.database import PostgresDatabase

    return await PostgresDatabase.open(address)


def check_address(address: str) -> None:
    """Refuse an address that is not PostgreSQL's; it may hold a password, so don't repeat it."""
    scheme = urlsplit(address).scheme if "://" in address else ""
    if scheme not in SCHEMES:
        raise StorageError(
            f"a database address begins with postgresql://, not with {scheme or 'none'}",
            code="bad-store",
            value=scheme,
        )
