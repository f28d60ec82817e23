"""Two and three server processes on one PostgreSQL, players on different ones, and what goes wrong
there: no acknowledged move is lost, doubled or out of order, and no table is dead."""

import asyncio
import json
import random
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.server.processes import Server, servers
from tests.scale import FAULTS
from tests.server.core.storage import postgres
from tests.server.core.storage.test_kill import check, logs, make_tables

IN_TIME_S = 6.0
PAUSE_S = 2.0
DEAD_S = 30.0


class Seat:
    """A browser: stays at its table, on whichever server answers, and sends again what it does
    not know the fate of."""

    def __init__(self, club: "Club", table: str, seat: int, cookie: dict[str, str]) -> None:
        self._club = club
        self.table = table
        self._seat = seat
        self._cookie = cookie
        self._chance = random.Random(f"{table}{seat}")
        self._sent: dict[str, Any] | None = None
        self._view: dict[str, Any] = {}
        self._count = 0
        self._last = ""  # what became of it, for who looks into a table that is dead

    def __repr__(self) -> str:
        place = (self._view.get("version"), self._view.get("decision"))
        return f"{self.table}/{self._seat}: sent {self._sent}, at {place}, {self._last}"

    async def stay(self) -> None:
        while True:
            server = self._chance.choice(self._club.servers)
            url = server.address.replace("http", "ws") + f"/api/tables/{self.table}/live"
            self._last = f"connecting to {server.address}"
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    url,
                    additional_headers=self._cookie,
                    compression=None,
                    open_timeout=2,
                    close_timeout=0.2,
                    ping_interval=0.5,
                    ping_timeout=1,
                    proxy=None,
                ) as socket:
                    await self._play(socket)
            await asyncio.sleep(0.1)

    async def _play(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            self._last = f"{socket.remote_address}: {text[:200]!r}"
            if message["type"] == "error":
                self._club.errors.append(message)
            if message["type"] == "ack" and self._is_mine(message):
                self._club.acknowledged[self.table, message["id"]] = message["version"]
                self._club.moved[self.table] = time.monotonic()
                self._sent = None
                if self._view["version"] >= message["version"]:  # done before, under this id
                    await self._decide(socket)
            elif message["type"] == "error" and self._is_mine(message):
                if message["code"] == "stale-version":
                    self._sent = None  # it was not done, and will not be
                    await self._decide(socket)
                else:
                    await asyncio.sleep(0.1)
                    await self._send(socket)
            elif message["type"] in ("welcome", "update"):
                if message["type"] == "welcome" and self._sent is not None:
                    await self._send(socket)
                self._view = message["table"]
                await self._decide(socket)

    def _is_mine(self, message: dict[str, Any]) -> bool:
        return self._sent is not None and message["id"] == self._sent["id"]

    async def _send(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps(self._sent))

    async def _decide(self, socket: ClientConnection) -> None:
        view = self._view
        if view["status"] == "over":
            self._club.over.add(self.table)
        decision = view["decision"]
        if self._sent is not None or decision is None or decision["seat"] != self._seat:
            return
        self._count += 1
        self._sent = {"id": f"s{self._seat}-{self._count}", "seat": self._seat}
        self._sent["version"] = view["version"]
        if decision["kind"] == "roll":
            self._sent["type"] = "roll"
        else:
            options = [o for o in decision["options"] if not o.get("fails")]
            option = self._chance.choice(options or decision["options"])
            self._sent |= {"type": "act", "action": option["action"]}
        await asyncio.sleep(0.02)  # so that no game is over before it is needed
        await self._send(socket)


class Club:
    def __init__(self, servers: list[Server], store: str) -> None:
        self.servers = servers
        self.store = store
        self.tables: list[str] = []
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.moved: dict[str, float] = {}  # when a table was last heard of
        self.over: set[str] = set()
        self.errors: list[dict[str, Any]] = []  # that a player was told
        self._chance = random.Random(7)
        self._seats: list[Seat] = []
        self._players: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        """Make fresh tables at two servers, with players on all."""
        await self.get_up()
        self.tables, self.over = [], set()
        for server in self.servers[:2]:
            tables, people = await make_tables(server.address, 3)
            self.tables += tables
            for table in tables:
                for seat, cookie in enumerate(people):
                    player = Seat(self, table, seat, cookie)
                    self._seats.append(player)
                    self._players.append(asyncio.create_task(player.stay()))
        await self.all_go_on(time.monotonic())

    async def get_up(self) -> None:
        for player in self._players:
            player.cancel()
        await asyncio.gather(*self._players, return_exceptions=True)
        self._players, self._seats = [], []

    async def all_go_on(self, since: float) -> float:
        """Wait until there was a move at every table; how long the slowest took."""
        waiting = set(self.tables)
        while waiting:
            waiting -= {t for t in waiting if self.moved.get(t, 0) > since or t in self.over}
            await asyncio.sleep(0.02)
            assert time.monotonic() - since < DEAD_S, "\n".join(
                repr(seat) for seat in self._seats if seat.table in waiting
            )
        return time.monotonic() - since

    def any_server(self) -> Server:
        return self._chance.choice(self.servers)

    async def check(self) -> None:
        acknowledged = dict(self.acknowledged)  # by now: the games go on
        assert check(await logs(Path(), self.store), self.tables, acknowledged) > 0


@asynccontextmanager
async def club(tmp_path: Path, count: int) -> AsyncIterator[Club]:
    store = postgres.fresh()
    async with servers(tmp_path, count, store) as started:
        opened = Club(started, store)
        try:
            yield opened
        finally:
            await opened.get_up()
            for server in started:  # what is left of it is of no interest
                await server.end(signal.SIGKILL)


async def killed(club: Club) -> None:
    server = club.any_server()
    await server.end(signal.SIGKILL)
    assert await club.all_go_on(time.monotonic()) < IN_TIME_S
    await server.start()


async def paused(club: Club) -> None:
    server = club.any_server()
    server.send(signal.SIGSTOP)
    await asyncio.sleep(PAUSE_S)
    try:
        await club.all_go_on(time.monotonic())  # without it
    finally:
        server.send(signal.SIGCONT)
    await club.all_go_on(time.monotonic() + 0.3)


async def database_restarted(club: Club) -> None:
    server = postgres.server()
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.ensure_postgres_running)
    await club.all_go_on(time.monotonic())


async def connections_cut(club: Club) -> None:
    database = await asyncpg.connect(club.store)
    await database.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE application_name = 'roost' AND pid != pg_backend_pid()"
    )
    await database.close()
    await club.all_go_on(time.monotonic())


KINDS = (killed, paused, database_restarted, connections_cut)


@pytest.mark.alone
@pytest.mark.slow
@pytest.mark.parametrize(("count", "times"), [(2, FAULTS // 3), (3, FAULTS - FAULTS // 3)])
async def test_no_fault_loses_doubles_or_reorders_moves(
    count: int, times: int, tmp_path: Path
) -> None:
    async with club(tmp_path, count) as opened:
        for _ in range(times):
            for fault in KINDS:
                if len(opened.over) * 2 >= len(opened.tables):
                    await opened.sit_down()
                await fault(opened)
                await opened.check()
