"""A real server on a free port, and clients that speak to it as browsers do."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect

from roost.server.app import App, open_app
from roost.server.core.config import Config, Limits
from roost.server.core.http.run import Server, listen, settings
from roost.server.core.ids import wall_ms
from roost.server.core.rows import Rows
from roost.server.core.storage.opening import FILE, open_database
from roost.server.core.storage.postgres.connection import translate
from roost.server.workers.bots_work import think
from roost.server.workers.questions import BotRunner
from tests.server.product import FEATURES, MIGRATIONS

Json = dict[str, Any]
Found = TypeVar("Found")
# What the servers of tests keep their data in; `make full` runs all of tests/server once more with
# postgresql, but for what is about SQLite's files (`pytest.mark.sqlite`).
STORE = os.environ.get("TESTS_STORE", "sqlite")
_schemas: dict[Path, str] = {}
_ids = itertools.count()
_PATIENCE_S = 300  # with a server on a busy machine; whoever waits for an end says so itself
ME, OPEN, INVITE = {"type": "me"}, {"type": "open"}, {"type": "invite"}
BOT = {"type": "bot", "bot": "simple"}
GENEROUS = Limits(
    socket_rate=1e6,
    socket_burst=10**6,
    address_rate=1e6,
    address_burst=10**6,
    sockets_per_address=10**6,
    guests_per_address_hour=10**6,
    tables_per_person=10**6,
    connections_per_address=10**6,
    streams_per_person=10**6,
    tables_per_person_hour=10**6,
)


async def settled(wanted: Callable[[], bool]) -> None:
    """Until it is so. Tables tell sockets, not tests."""
    async with asyncio.timeout(30):
        while not wanted():  # noqa: ASYNC110
            await asyncio.sleep(0.005)


class Failing(sqlite3.Connection):
    """A connection on a disk that can be full."""

    error: Exception | None = None
    refused = 0

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if sql == "COMMIT" and Failing.error is not None:
            Failing.refused += 1
            raise Failing.error
        return super().execute(sql, *values)


class InlineBots(BotRunner):
    """Bots that think at once: what worker processes do is tested on its own."""

    async def choose(self, position: str, bot: str, seed: str) -> str:
        return think(position, bot, seed)


class Address:
    """Where a server is reached."""

    def __init__(self, address: str) -> None:
        self.address = address

    @property
    def sockets_at(self) -> str:
        return self.address.replace("http:", "ws:")


class Running(Address):
    def __init__(self, address: str, app: App) -> None:
        super().__init__(address)
        self.app = app
        self.services = app.core

    def feature(self, kind: type[Found]) -> Found:
        """Return a feature of this server."""
        return next(one for one in self.services.features if isinstance(one, kind))


@asynccontextmanager
async def running(data: Path, **options: Any) -> AsyncIterator[Running]:
    """A server in this event loop."""
    options.setdefault("limits", GENEROUS)
    options.setdefault("store", usual_store(data))
    options.setdefault("notice_s", 0)
    now = options.pop("now", wall_ms)
    features = options.pop("features", FEATURES)
    finish_s = options.pop("finish_s", 1)
    listener = listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    config = Config(data=data, **options)
    try:
        app = await open_app(config, features, InlineBots(), now=now)
    except BaseException:
        listener.close()
        raise
    started = asyncio.Event()
    server = Server(settings(config, app.http), app.core, started.set)
    server.config.timeout_graceful_shutdown = finish_s
    server.capture_signals = _no_signals  # type: ignore[method-assign]
    task = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        await asyncio.wait_for(started.wait(), 60)
        yield Running(address, app)
    finally:
        server.should_exit = True
        await task
        await app.close()


def usual_store(data: Path) -> str | None:
    """Where a server with this folder keeps its data, the same one when it is started again."""
    if STORE == "sqlite":
        return None
    from tests.server.core.storage import postgres

    if data not in _schemas:
        _schemas[data] = postgres.fresh()
    return _schemas[data]


async def open_usual(data: Path) -> Rows:
    """The database alone, without a server."""
    return Rows(await open_database(data, usual_store(data), MIGRATIONS))


async def tamper(data: Path, sql: str, *values: Any) -> None:
    """Change what a server has written, behind its back."""
    store = usual_store(data)
    if store is None:
        connection = sqlite3.connect(data / FILE, isolation_level=None)
        connection.execute(sql, values)
        connection.close()
    else:
        import asyncpg

        database = await asyncpg.connect(store)
        await database.execute(translate(sql), *values)
        await database.close()


async def written(data: Path, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """What a server has written, read by no way of its own."""
    store = usual_store(data)
    if store is None:
        connection = sqlite3.connect(data / FILE)
        rows = connection.execute(sql, values).fetchall()
        connection.close()
        return rows
    import asyncpg

    database = await asyncpg.connect(store)
    found = await database.fetch(translate(sql), *values)
    await database.close()
    return [tuple(row) for row in found]


class _NoSignals:
    def __enter__(self) -> None: ...
    def __exit__(self, *_: object) -> None: ...


def _no_signals() -> Any:
    return _NoSignals()


def new_id() -> str:
    return f"c{next(_ids)}"


class Guest:
    """A browser: keeps its cookie."""

    def __init__(self, server: Address, headers: dict[str, str] | None = None) -> None:
        self.server = server
        self.http = httpx.AsyncClient(
            base_url=server.address,
            headers=headers,
            timeout=_PATIENCE_S,
            verify=False,
        )
        self.id = ""

    @classmethod
    async def named(cls, server: Address, name: str) -> Self:
        guest = cls(server)
        answer = await guest.http.post("/api/guest", json={"name": name})
        answer.raise_for_status()
        guest.id = answer.json()["id"]
        return guest

    async def make(self, **request: Any) -> Json:
        answer = await self.http.post("/api/tables", json=request)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    async def read(self, table: str, **query: Any) -> httpx.Response:
        return await self.http.get(f"/api/tables/{table}", params=query)

    async def command(self, table: str, type_: str, key: str | None = None, **rest: Any) -> Any:
        body = {"type": type_, "id": new_id(), **rest}
        query = {} if key is None else {"key": key}
        return await self.http.post(f"/api/tables/{table}/commands", json=body, params=query)

    async def do(self, table: str, type_: str, **rest: Any) -> Json:
        answer = await self.command(table, type_, **rest)
        assert answer.status_code == 200, answer.text
        ack: Json = answer.json()
        return ack

    async def ready(self, table: str, *seats: int) -> None:
        """Ready without a part in the dice."""
        for seat in seats:
            await self.do(table, "ready", seat=seat)

    @asynccontextmanager
    async def socket(
        self, table: str, *, headers: dict[str, str] | None = None, query: str = ""
    ) -> AsyncIterator[Live]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        extra = {**({"cookie": cookie} if cookie else {}), **(headers or {})}
        address = f"{self.server.sockets_at}/api/tables/{table}/live{query}"
        async with connect(address, additional_headers=extra, compression=None) as connection:
            yield Live(connection)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()


class Live:
    """A socket; keeps the newest view."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.view: Json = {}
        self.you: Json = {}
        self.messages: list[Json] = []

    async def receive(self) -> Json:
        message: Json = json.loads(await asyncio.wait_for(self.connection.recv(), _PATIENCE_S))
        self.messages.append(message)
        if "table" in message and isinstance(message["table"], dict):
            self.view = message["table"]
        if message["type"] == "welcome":
            self.you = message["you"]
        if message["type"] == "you":
            self.you = message
        return message

    async def until(self, *types: str) -> Json:
        while True:
            message = await self.receive()
            if message["type"] in types:
                return message

    async def send(self, type_: str, **rest: Any) -> str:
        id_ = str(rest.pop("id", new_id()))
        await self.connection.send(json.dumps({"type": type_, "id": id_, **rest}))
        return id_

    async def answer(self, type_: str, **rest: Any) -> Json:
        """Send a command and wait for its answer; updates are noted on the way."""
        id_ = await self.send(type_, **rest)
        while True:
            message = await self.receive()
            if message["type"] in ("ack", "error", "pong") and message["id"] in (id_, None):
                return message

    async def status(self, wanted: str) -> None:
        while self.view.get("status") != wanted:
            await self.receive()

    async def start(self, seats: list[int]) -> None:
        """Get ready without a part in the dice, and wait until the game runs."""
        for seat in seats:
            await self.answer("ready", seat=seat)
        await self.status("playing")

    async def play_turns(self, seats: list[int], choose: Any = None) -> Json:
        """Play these seats to the end of the game: the first option, or what `choose` says."""
        while self.view["status"] == "playing":
            decision = self.view["decision"]
            if decision["seat"] not in seats:
                await self.receive()
                continue
            seat, version = decision["seat"], self.view["version"]
            if decision["kind"] == "roll":
                answer = await self.answer("roll", seat=seat, version=version)
            else:
                options = decision["options"]
                option = options[0] if choose is None else choose(self.view, options)
                answer = await self.answer(
                    "act", seat=seat, version=version, action=option["action"]
                )
            if answer["type"] == "error":
                assert answer["code"] == "stale-version", answer
            while self.view["version"] == version:
                await self.receive()
        return self.view


def refused(answer: httpx.Response, status: int, code: str) -> None:
    problem = answer.json()
    assert (answer.status_code, problem["type"], problem["code"]) == (status, "error", code)


async def two_players(ana: Guest, ben: Guest, **options: Any) -> str:
    """A public table of both, playing, Ana to roll."""
    made = await ana.make(
        game="pickomino", seats=[ME, OPEN], first=0, **{"private": False, **options}
    )
    table: str = made["table"]["id"]
    await ben.do(table, "sit", seat=1, key=made["invites"][1]["key"])
    await ana.ready(table, 0)
    await ben.ready(table, 1)
    return table


async def version(guest: Guest, table: str, **query: Any) -> int:
    view = (await guest.read(table, **query)).json()["table"]
    number: int = view["version"]
    return number
