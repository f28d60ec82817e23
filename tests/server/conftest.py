import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import structlog

from roost.server.core.rows import Rows
from roost.server.core.storage.migrate import migrate
from roost.server.features.accounts import passwords
from roost.server.features.my_games.schema import save_table
from tests.server.clock import Clock
from tests.server.core.storage.databases import PLACES
from tests.server.helpers import STORE, Failing, Guest, Running, running
from tests.server.product import MIGRATIONS


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path) as started:
        yield started


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
async def ana(server: Running) -> AsyncIterator[Guest]:
    async with await Guest.named(server, "Ana") as guest:
        yield guest


@pytest.fixture
async def ben(server: Running) -> AsyncIterator[Guest]:
    async with await Guest.named(server, "Ben") as guest:
        yield guest


@pytest.fixture(params=PLACES)
async def rows(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Rows]:
    """The rows of every owner, on every database."""
    database = await PLACES[request.param](tmp_path).open()
    await migrate(database, MIGRATIONS)
    yield Rows(database, save_table)
    await database.close()


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Failing]]:
    """A store whose commits fail as long as there is an `error`."""
    if STORE == "sqlite":
        real = sqlite3.connect
        monkeypatch.setattr(sqlite3, "connect", lambda *a, **k: real(*a, factory=Failing, **k))
    else:
        _fail_on_postgresql(monkeypatch)
    yield Failing
    Failing.error = None


def _fail_on_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    from asyncpg.exceptions import DiskFullError

    from roost.server.core.storage.postgres.connection import Connection
    from roost.server.core.storage.postgres.writer import PostgresWriter

    real = PostgresWriter._connected

    async def connected(self: PostgresWriter) -> Connection:
        if Failing.error is not None:
            Failing.refused += 1
        if isinstance(Failing.error, sqlite3.Error):
            raise DiskFullError(str(Failing.error))
        if Failing.error is not None:
            raise Failing.error
        return await real(self)

    monkeypatch.setattr(PostgresWriter, "_connected", connected)


@pytest.fixture
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quarter of the memory, and so of the time, that a hash takes otherwise."""
    monkeypatch.setattr(passwords, "_MEMORY_KIB", 16_384)


@pytest.fixture
def fresh_logs() -> Iterator[None]:
    yield
    structlog.reset_defaults()
