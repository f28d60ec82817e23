"""Servers on one PostgreSQL behind a proxy, players at their tables, and what must hold whatever
happens to the servers."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.server.http import Client
from bench.server.processes import Server, servers
from roost.server.core.table import log
from tests.server.core.storage import postgres
from tests.server.core.storage.test_kill import check, logs
from tests.server.proxy import Policy, Proxy, proxy

GRACE_S = 12  # longer than a reconnect takes, shorter than a server is paused
BOT_PACE_MS = 600
CLOCK_ERROR_MS = 250  # of servers on a busy machine
DEAD_S = 45.0
TABLES = 4
_REQUEST_S = 3.0


class Seat:
    """A browser: stays at its table, reconnects, and sends again what may have been lost.

    With `rest` its commands are requests, each to a server of its own; otherwise they go over the
    socket.
    """

    def __init__(
        self, club: Club, table: str, seat: int, cookie: dict[str, str], *, rest: bool
    ) -> None:
        self.table = table
        self.seat = seat
        self.view: dict[str, Any] = {}
        self.connected: list[tuple[float, float]] = []  # from and until when, by the wall
        self._club = club
        self._cookie = cookie
        self._rest = rest
        self._chance = random.Random(f"{table}{seat}")
        self._sent: dict[str, Any] | None = None
        self._known = 0  # the highest version it has seen or that was acknowledged to it
        self._count = 0
        self._last = ""  # what happened last, to explain a table that is stuck

    def __repr__(self) -> str:
        place = (self.view.get("version"), self.view.get("decision"))
        return f"{self.table}/{self.seat}: sent {self._sent}, at {place}, {self._last}"

    @property
    def _path(self) -> str:
        return f"/api/tables/{self.table}"

    async def stay(self) -> None:
        while True:
            since = time.time()
            try:
                async with connect(
                    f"{self._club.proxy.sockets_at}{self._path}/live?since={self._known}",
                    additional_headers=self._cookie,
                    compression=None,
                    open_timeout=_REQUEST_S,
                    close_timeout=0.2,
                    ping_interval=0.5,
                    ping_timeout=1.5,
                    proxy=None,
                ) as socket:
                    await self._play(socket)
            except (OSError, WebSocketException, TimeoutError) as error:
                self._last = f"{self._last}; {error!r}"[-300:]
            if self.connected and self.connected[-1][0] >= since:
                self.connected[-1] = (self.connected[-1][0], time.time())
            await asyncio.sleep(0.1)

    async def _play(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            self._last = str(text[:200])
            if message["type"] == "error":
                self._club.errors.append(message)
            if message["type"] in ("welcome", "update"):
                if message["type"] == "welcome":
                    self.connected.append((time.time(), float("inf")))
                self._look(message["table"], message["type"], strict=not self._rest)
                if message["type"] == "welcome" and self._sent is not None:
                    await self._send(socket)
                await self._decide(socket)
            elif self._is_mine(message):
                await self._on_answer(message, socket)

    def _look(self, view: dict[str, Any], source: str, *, strict: bool) -> None:
        """Nothing that arrives is older than what was known. Only a table on a socket may cross an
        acknowledgement that came another way."""
        if view["version"] < self._known:
            if strict or source == "welcome":
                self._club.faults.append(f"{self!r} knew {self._known}, {source} was older")
            return
        self._known = view["version"]
        self.view = view

    def _is_mine(self, message: dict[str, Any]) -> bool:
        return self._sent is not None and message.get("id") == self._sent["id"]

    async def _on_answer(self, message: dict[str, Any], socket: ClientConnection) -> None:
        if message["type"] == "ack":
            self._club.on_acknowledged(self.table, message)
            self._known = max(self._known, message["version"])
            self._sent = None
            if self.view["version"] >= message["version"]:  # done before, under this id
                await self._decide(socket)
        elif message["code"] == "stale-version":
            self._sent = None  # it was not done, and will not be
            await self._decide(socket)
        else:
            await asyncio.sleep(0.1)
            await self._send(socket)

    async def _send(self, socket: ClientConnection) -> None:
        if self._rest:
            await self._ask(socket)
        else:
            await socket.send(json.dumps(self._sent))

    async def _ask(self, socket: ClientConnection) -> None:
        """Send a command as a request, then read the table from whichever server answers."""
        http, headers = self._club.http, self._cookie
        while self._sent is not None:
            command = self._sent
            with suppress(httpx.TransportError):
                answer = await http.post(f"{self._path}/commands", json=command, headers=headers)
                message = answer.json() if answer.content else {}
                self._last = f"{answer.status_code} {answer.text[:150]}"
                if answer.is_success or message.get("code") == "stale-version":
                    await self._read()
                    self._sent = {"id": command["id"]}
                    await self._on_answer({**message, "id": command["id"]}, socket)
                    return
                self._club.errors.append(message)
            await asyncio.sleep(0.1)

    async def _read(self) -> None:
        with suppress(httpx.TransportError):
            answer = await self._club.http.get(self._path, headers=self._cookie)
            if answer.is_success:
                self._look(answer.json()["table"], "read", strict=True)

    async def _decide(self, socket: ClientConnection) -> None:
        view = self.view
        if view["status"] == "over":
            self._club.over.add(self.table)
        decision = view["decision"]
        if self._sent is not None or decision is None or decision["seat"] != self.seat:
            return
        self._count += 1
        self._sent = {
            "id": f"s{self.seat}-{self._count}",
            "seat": self.seat,
            "version": view["version"],
        }
        if decision["kind"] == "roll":
            self._sent["type"] = "roll"
        else:
            options = [o for o in decision["options"] if not o.get("fails")]
            option = self._chance.choice(options or decision["options"])
            self._sent |= {"type": "act", "action": option["action"]}
        await asyncio.sleep(self._club.pace_s)  # so that no game is over before it is needed
        await self._send(socket)


class Club:
    def __init__(self, started: list[Server], entrance: Proxy, store: str) -> None:
        self.servers = started
        self.proxy = entrance
        self.store = store
        self.http = httpx.AsyncClient(base_url=entrance.address, timeout=_REQUEST_S)
        self.pace_s = 0.1
        self.tables: list[str] = []
        self.seats: list[Seat] = []
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.moved: dict[str, float] = {}  # when a move was acknowledged last, by table
        self.waits: list[float] = []  # after kills, until the next move at each table
        self.over: set[str] = set()
        self.errors: list[dict[str, Any]] = []  # that a player received
        self.faults: list[str] = []
        self._chance = random.Random(7)
        self._players: list[asyncio.Task[None]] = []

    def on_acknowledged(self, table: str, message: dict[str, Any]) -> None:
        self.acknowledged[table, message["id"]] = message["version"]
        self.moved[table] = time.monotonic()

    async def sit_down(self) -> None:
        """Make fresh tables, each with players on sockets and by requests; at one there is a
        bot."""
        await self.get_up()
        self.tables, self.over = [], set()
        for number in range(TABLES):
            table, people = await self._table(["simple"] if number == 0 else [])
            self.tables.append(table)
            for seat, cookie in enumerate(people):
                rest = (number + seat) % 3 == 0
                self.seats.append(Seat(self, table, seat, cookie, rest=rest))
        self._players = [asyncio.create_task(seat.stay()) for seat in self.seats]
        await self.all_go_on(time.monotonic())

    async def _table(self, bots: Iterable[str]) -> tuple[str, list[dict[str, str]]]:
        ana, ben = (Client(self._chance.choice(self.servers).address) for _ in range(2))
        try:
            await ana.post("/api/guest", {"name": "Ana"})
            await ben.post("/api/guest", {"name": "Ben"})
            seats = [{"type": "me"}, {"type": "open"}, *({"type": "bot", "bot": b} for b in bots)]
            request = {"game": "pickomino", "private": False, "seats": seats}
            made = await ana.post("/api/tables", {**request, "pace_ms": BOT_PACE_MS})
            table = str(made["table"]["id"])
            path = f"/api/tables/{table}/commands"
            await ben.post(path, {"type": "sit", "id": "s", "seat": 1})
            await ana.post(path, {"type": "ready", "id": "r", "seat": 0})
            await ben.post(path, {"type": "ready", "id": "r", "seat": 1})
        finally:
            await ana.close()
            await ben.close()
        return table, [ana.headers, ben.headers]

    async def get_up(self) -> None:
        for player in self._players:
            player.cancel()
        ended = await asyncio.gather(*self._players, return_exceptions=True)
        self._players, self.seats = [], []
        for error in ended:
            if not isinstance(error, asyncio.CancelledError):
                raise AssertionError("a player failed") from error

    async def close(self) -> None:
        await self.get_up()
        await self.http.aclose()
        for server in self.servers:  # what is left of it is of no interest
            await server.end(signal.SIGKILL)

    async def all_go_on(self, since: float) -> dict[str, float]:
        """Wait until there was a move at every table; return how long each took."""
        waiting, took = set(self.tables), {}
        while waiting:
            for table in list(waiting):
                moved = self.moved.get(table, 0)
                if moved > since or table in self.over:
                    waiting.discard(table)
                    if moved > since:
                        took[table] = moved - since
            await asyncio.sleep(0.01)
            assert time.monotonic() - since < DEAD_S, "\n".join(
                repr(seat) for seat in self.seats if seat.table in waiting
            )
        return took

    async def finish(self) -> None:
        """Play all games to their end: every client and every server then shows the same table,
        and it is the log's."""
        self.pace_s = 0.0
        since = time.monotonic()
        while not self._has_converged(found := await self._at_servers()):
            await asyncio.sleep(0.2)
            views = [(s, s.view.get("version"), s.view.get("seats")) for s in self.seats]
            assert time.monotonic() - since < 4 * DEAD_S, f"{views}\n{found}"
        lengths = {table: len(rows) for table, rows in (await logs(Path(), self.store)).items()}
        for seat in self.seats:
            assert seat.view["status"] == "over"
            assert seat.view["version"] == lengths[seat.table]

    async def _at_servers(self) -> dict[str, list[Any]]:
        found: dict[str, list[Any]] = {table: [] for table in self.tables}
        for seat in self.seats[::2]:
            for server in self.servers:
                url = f"{server.address}/api/tables/{seat.table}"
                answer = await self.http.get(url, headers=seat._cookie)
                found[seat.table].append(answer.json()["table"])
        return found

    def _has_converged(self, found: dict[str, list[Any]]) -> bool:
        for seat in self.seats:
            found[seat.table].append(seat.view)
        return all(
            view == views[0] and view["status"] == "over"
            for views in found.values()
            for view in views
        )

    def any_server(self) -> Server:
        return self._chance.choice(self.servers)

    def serving_server(self) -> Server:
        """One with open connections to tables."""
        serving = [s for s in self.servers if self.proxy.tables_at(s.address) & set(self.tables)]
        return self._chance.choice(serving)

    async def check(self) -> None:
        """Compare everything that the players noticed with the logs."""
        acknowledged = dict(self.acknowledged)  # by now: the games go on
        found = await logs(Path(), self.store)
        assert check(found, self.tables, acknowledged) > 0
        for table in self.tables:
            entries = [log.decode(entry) for _, entry in found[table]]
            self._check_stand_ins(table, entries)
            check_bots(table, entries)
        assert not self.faults, "\n".join(self.faults)

    def _check_stand_ins(self, table: str, entries: Iterable[log.AnyEntry]) -> None:
        """No player who had a socket within the grace period was replaced."""
        for entry in entries:
            if not isinstance(entry, log.StandInStarted):
                continue
            (player,) = (s for s in self.seats if (s.table, s.seat) == (table, entry.seat))
            away_since = entry.at / 1000 - GRACE_S + CLOCK_ERROR_MS / 1000
            there = [span for span in player.connected if span[0] <= entry.at / 1000]
            assert all(until < away_since for _, until in there), f"{player!r} was replaced"


def check_bots(table: str, entries: Iterable[log.AnyEntry]) -> None:
    """A bot decides once per decision: never sooner than its pace after the entry before."""
    before = 0
    for entry in entries:
        if getattr(entry, "by", None) == "bot":
            waited = entry.at - before
            assert waited >= BOT_PACE_MS - CLOCK_ERROR_MS, f"{table}: {entry} after {waited} ms"
        before = entry.at


@asynccontextmanager
async def club(tmp_path: Path, count: int, policy: Policy) -> AsyncIterator[Club]:
    store = postgres.fresh()
    async with (
        servers(tmp_path, count, store, grace_s=GRACE_S) as started,
        proxy(started, policy) as entrance,
    ):
        opened = Club(started, entrance, store)
        try:
            yield opened
        finally:
            await opened.close()
