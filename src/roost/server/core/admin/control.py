"""Control channel between the operator's commands and a running server.

One line of JSON each way, on a loopback port, with a key stored in the data folder and readable
only by its owner. If no server is running, the command opens the data folder itself.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Protocol

import msgspec

from roost.server.core.admin.actions import administer
from roost.server.core.admin.messages import AdminResult, Request
from roost.server.core.config import Config
from roost.server.core.core import Core
from roost.server.core.errors import ServerError, UnavailableError
from roost.server.core.identity.secret import keep_secret
from roost.server.core.storage.folder_lock import FolderLock, FolderTakenError
from roost.server.core.storage.opening import FILE

_FILE = "admin"
_MOST_BYTES = 4096
_PATIENCE_S = 600.0  # rewriting a large store takes a while


class Opened(Protocol):
    """A server that this process has opened."""

    @property
    def core(self) -> Core: ...

    async def close(self) -> None: ...


class _Door(msgspec.Struct):
    port: int
    key: str
    page: str = ""  # URL of the app on this machine
    store: str | None = None  # the database's URL; the file is as private as the secret


class _Knock(msgspec.Struct):
    key: str
    request: Request


class Control:
    """Listens for operator commands while the server runs."""

    def __init__(self, core: Core, page: str) -> None:
        self._core, self._page = core, page
        self._path = core.config.data / _FILE
        self._key = secrets.token_urlsafe(32)
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._answer, "127.0.0.1", 0, limit=_MOST_BYTES)
        port = self._server.sockets[0].getsockname()[1]
        door = msgspec.json.encode(_Door(port, self._key, self._page, self._core.config.store))
        await asyncio.to_thread(keep_secret, self._path, door)

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
            self._path.unlink(missing_ok=True)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(10):
                knock = msgspec.json.decode(await reader.readline(), type=_Knock)
            if hmac.compare_digest(knock.key.encode(), self._key.encode()):
                answer = await administer(self._core, knock.request)
                writer.write(msgspec.json.encode(answer) + b"\n")
                await writer.drain()
        except (OSError, ValueError, TimeoutError):  # a stranger: no answer
            pass
        finally:
            writer.close()


def page_of(folder: Path) -> str | None:
    """Return the URL of the app that the running server printed, if any."""
    door = _read(folder)
    return None if door is None else door.page or None


def store_in_use(config: Config) -> str | None:
    """Return the database of the server that runs on the folder, or else the configured one."""
    door = _read(config.data) if _runs(config.data) else None
    return config.store if door is None else door.store


async def ask(
    config: Config, request: Request, open_: Callable[[], Awaitable[Opened]]
) -> AdminResult:
    """Send a request to the server that runs on the folder, or open the folder and handle it."""
    if await asyncio.to_thread(_runs, config.data):
        return await _ask_server(config.data, request)
    if config.store is None and not (config.data / FILE).exists():
        folder = str(config.data)
        raise ServerError(f"no data in {folder}", code="no-server-data", folder=folder)
    if request.action == "drain":  # only a running server has tables to hand over
        return await _ask_server(config.data, request)
    opened = await open_()
    try:
        return await administer(opened.core, request)
    finally:
        await opened.close()


def _runs(folder: Path) -> bool:
    """Check whether a server uses the folder; the control file of a killed one proves nothing."""
    if not (folder / _FILE).exists():
        return False
    try:
        FolderLock(folder).release()
    except FolderTakenError:
        return True
    return False


def _read(folder: Path) -> _Door | None:
    try:
        return msgspec.json.decode((folder / _FILE).read_bytes(), type=_Door)
    except (OSError, ValueError):
        return None


async def _ask_server(folder: Path, request: Request) -> AdminResult:
    try:
        raw = await asyncio.to_thread((folder / _FILE).read_bytes)
        door = msgspec.json.decode(raw, type=_Door)
        reader, writer = await asyncio.open_connection("127.0.0.1", door.port, limit=2**26)
        writer.write(msgspec.json.encode(_Knock(door.key, request)) + b"\n")
        async with asyncio.timeout(_PATIENCE_S):
            line = await reader.readline()
        writer.close()
        return msgspec.json.decode(line, type=AdminResult)
    except (OSError, ValueError, TimeoutError) as error:
        raise UnavailableError(
            f"the server on {folder} does not answer: {error}",
            code="admin-unreachable",
            folder=str(folder),
        ) from None
