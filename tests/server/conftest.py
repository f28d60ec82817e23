import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import structlog

from roost.server.people import passwords
from tests.server.helpers import Failing, Guest, Running, running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path) as started:
        yield started


@pytest.fixture
async def ana(server: Running) -> AsyncIterator[Guest]:
    async with await Guest.named(server, "Ana") as guest:
        yield guest


@pytest.fixture
async def ben(server: Running) -> AsyncIterator[Guest]:
    async with await Guest.named(server, "Ben") as guest:
        yield guest


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Failing]]:
    real = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *a, **k: real(*a, factory=Failing, **k))
    yield Failing
    Failing.error = None


@pytest.fixture
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quarter of the memory, and so of the time, that a hash takes otherwise."""
    monkeypatch.setattr(passwords, "_MEMORY_KIB", 16_384)


@pytest.fixture
def fresh_logs() -> Iterator[None]:
    yield
    structlog.reset_defaults()
