"""The app behind a port: requests and sockets as a worker's messages, in place of a network.

The app doesn't notice: it is called by ASGI, as by a server. The one cookie there is,
of the device's user, is kept in the database.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

from roost.server.app import App, build_app
from roost.server.core.config import Config, Limits
from roost.server.core.identity.secret import Secret
from roost.server.core.storage.records import Facts
from roost.server.core.storage.sqlite.journal import Journal, JournaledDatabase
from roost.server.features import FEATURES, load
from roost.server.offline.thinking import DeviceBots, DeviceInsight, Fetch

_HOST = (b"host", b"localhost")
_COOKIE = "cookie"
_SECRET = "device"
# Nobody else can ask: what keeps strangers in bounds would only hold up who has the device.
_LIMITS = Limits(
    message_bytes=1 << 17,
    body_bytes=1 << 20,
    socket_rate=1000,
    socket_burst=2000,
    address_rate=1000,
    address_burst=2000,
    tables_per_person=1000,
    tables_per_person_hour=10_000,
)


class Asker(Protocol):
    """The client at the other end of the port."""

    def start(self, status: int, kind: str) -> None: ...
    def chunk(self, data: bytes) -> None: ...
    def end(self) -> None: ...


class Listener(Protocol):
    """The other end of a socket."""

    def opened(self) -> None: ...
    def said(self, text: str) -> None: ...
    def closed(self, code: int, reason: str) -> None: ...


class Device:
    """Open with `await Device.open(journal, fetch, folder)`."""

    def __init__(self, app: App, cookie: str) -> None:
        self.core = app.core
        self._cookie = cookie
        self._opened = app
        self._app: ASGIApp = app.http
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, journal: Journal, fetch: Fetch, folder: Path) -> Device:
        """Open the app; `folder` holds nothing that must outlive the page."""
        database = await JournaledDatabase.open(journal)
        config = Config(
            data=folder,
            static=folder / "none",
            retention_guests_days=None,
            retention_access_log_days=0,
            daily=False,
            accounts=False,
            idle_open_s=10**9,
            idle_play_s=10**9,
            limits=_LIMITS,
        )

        async def secret(facts: Facts) -> Secret:
            value = await facts.get(_SECRET)
            if value is None:
                value = secrets.token_bytes(32)
                await facts.put(_SECRET, value)
            return Secret(folder / "secret", value)

        app = await build_app(
            config,
            load(name for name in FEATURES if name != "accounts"),
            database=database,
            secret=secret,
            bots=DeviceBots(fetch),
            insight=DeviceInsight(fetch),
        )
        await app.start()
        cookie = await app.core.rows.facts.get(_COOKIE)
        return cls(app, "" if cookie is None else cookie.decode())

    # -- requests --------------------------------------------------------------------------

    def ask(self, method: str, address: str, body: str, asker: Asker) -> Callable[[], None]:
        """Do a request; what comes back gives it up."""
        inbox: asyncio.Queue[Message] = asyncio.Queue()
        inbox.put_nowait({"type": "http.request", "body": body.encode(), "more_body": False})
        self._run(self._answer(self._scope("http", address, method), inbox, asker))
        return lambda: inbox.put_nowait({"type": "http.disconnect"})

    async def _answer(self, scope: Scope, inbox: asyncio.Queue[Message], asker: Asker) -> None:
        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = dict(message["headers"])
                for name, value in message["headers"]:
                    if name == b"set-cookie":
                        await self._keep(value.decode("latin-1"))
                kind = headers.get(b"content-type", b"").decode("latin-1")
                asker.start(message["status"], kind)
                return
            if message.get("body"):
                asker.chunk(message["body"])
            if not message.get("more_body", False):
                asker.end()

        await self._app(scope, inbox.get, send)

    async def _keep(self, header: str) -> None:
        for morsel in SimpleCookie(header).values():
            self._cookie = f"{morsel.key}={morsel.value}" if morsel.value else ""
        await self.core.rows.facts.put(_COOKIE, self._cookie.encode())

    # -- sockets ---------------------------------------------------------------------------

    def connect(self, address: str, listener: Listener) -> Socket:
        """Open a table's socket."""
        inbox: asyncio.Queue[Message] = asyncio.Queue()
        inbox.put_nowait({"type": "websocket.connect"})

        async def send(message: Message) -> None:
            if message["type"] == "websocket.accept":
                listener.opened()
            elif message["type"] == "websocket.send":
                listener.said(message["text"])
            else:
                listener.closed(message.get("code", 1000), message.get("reason") or "")

        async def serve() -> None:
            await self._app(self._scope("websocket", address), inbox.get, send)

        self._run(serve())
        return Socket(inbox)

    # -- both ------------------------------------------------------------------------------

    def _scope(self, kind: str, address: str, method: str = "GET") -> Scope:
        path, _, query = address.partition("?")
        headers = [_HOST, (b"accept", b"application/json")]
        if self._cookie:
            headers.append((b"cookie", self._cookie.encode("latin-1")))
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": headers,
            "client": None,
            "server": None,
        }

    def _run(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        await self.core.drain()
        await self._opened.close()


class Socket:
    """An open socket of the page."""

    def __init__(self, inbox: asyncio.Queue[Message]) -> None:
        self._inbox = inbox

    def say(self, text: str) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
