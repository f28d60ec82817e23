from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.helpers import Guest, Running, running


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
