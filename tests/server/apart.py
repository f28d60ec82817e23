"""A server in a process of its own, with a clock on the wall that only the test moves.

Where many people come at once, they and the server would else share one event loop, and what is
measured as the server's delay would be theirs.
"""

from __future__ import annotations

import asyncio
import json
import mmap
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from roost.server.core.http.run import loop_factory
from roost.server.core.logs import configure
from tests.server.helpers import Address, running, usual_store

_BYTES = 8
_START_S = 300


class SharedWall:
    """A clock on the wall that several processes read, in a file."""

    def __init__(self, path: Path) -> None:
        with path.open("r+b") as file:
            self._shown = mmap.mmap(file.fileno(), _BYTES)

    @classmethod
    def hang(cls, path: Path, at: int) -> SharedWall:
        path.write_bytes(at.to_bytes(_BYTES, "little"))
        return cls(path)

    def __call__(self) -> int:
        return int.from_bytes(self._shown[:_BYTES], "little")

    def set(self, at: int) -> None:
        self._shown[:_BYTES] = at.to_bytes(_BYTES, "little")


class Apart(Address):
    def __init__(self, address: str, data: Path, wall: SharedWall, log: Path) -> None:
        super().__init__(address)
        self.data, self.wall, self.log = data, wall, log


@asynccontextmanager
async def apart(folder: Path, at: int, **options: Any) -> AsyncIterator[Apart]:
    """`at` is the time it begins with; all it logs stands in one file."""
    data, log = folder / "data", folder / "log"
    wall = SharedWall.hang(folder / "wall", at)
    told = json.dumps({"store": usual_store(data), **options})
    with log.open("wb") as lines:
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", __name__, str(folder), told),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=lines,
        )
    assert child.stdin is not None
    assert child.stdout is not None
    try:
        address = (await asyncio.wait_for(child.stdout.readline(), _START_S)).decode().strip()
        assert address, log.read_text()
        yield Apart(address, data, wall, log)
    finally:
        child.stdin.close()  # the word to end
        ended = await child.wait()
    assert ended == 0, log.read_text()


async def _serve(folder: Path, options: dict[str, Any]) -> None:
    wall = SharedWall(folder / "wall")
    async with running(folder / "data", now=wall, **options) as server:
        sys.stdout.write(f"{server.address}\n")
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.read)


def main(folder: str, options: str) -> None:
    configure("debug")
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_serve(Path(folder), json.loads(options)))


if __name__ == "__main__":
    main(*sys.argv[1:])
