"""Tables under load: one move in flight each, the next one as soon as the last is known."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from typing import Any

import msgspec
from msgspec import Struct

from bench.server.frames import Socket


class _Option(Struct):
    action: msgspec.Raw
    fails: bool = False


class _Decision(Struct):
    seat: int
    kind: str
    options: list[_Option]


class _Table(Struct):
    version: int
    status: str
    decision: _Decision | None


class _Message(Struct):
    """As much of a message as a move needs; the rest is skipped."""

    type: str
    id: str | None = None
    table: _Table | str | None = None
    version: int | None = None


_message = msgspec.json.Decoder(_Message).decode


class Meter:
    """What the sockets counted, and when the next moves may start."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.delivered = 0
        self.refused = 0
        self.running = False
        self.acknowledged: dict[tuple[str, str], int] = {}  # (table, command) to version
        self.waiting: deque[Any] | None = None  # tables to be let go at a fixed rate

    def go_on(self, table: Any) -> None:
        if not self.running:
            return
        if self.waiting is None:
            table.move()
        else:
            self.waiting.append(table)

    async def release(self, rate: float) -> None:
        """Let waiting tables go, so many a second."""
        waiting: deque[Any] = deque()
        self.waiting = waiting
        began, released = time.perf_counter(), 0
        while self.running:
            wanted = int((time.perf_counter() - began) * rate)
            while released < wanted and waiting:
                waiting.popleft().move()
                released += 1
            released = max(released, wanted - int(rate))  # a stall is not made up for at once
            await asyncio.sleep(0.001)
        self.waiting = None


class TablePlayer:
    """A real table; each seat has a socket of its own, and so has each spectator."""

    def __init__(
        self,
        id_: str,
        seats: list[Socket],
        spectators: list[Socket],
        meter: Meter,
        prefix: str = "m",
    ) -> None:
        self.id = id_
        self.in_flight: tuple[int, bytes] | None = None  # the seat and what it sent
        self._prefix = prefix
        self._seats = seats
        self._sockets = [*seats, *spectators]
        self._meter = meter
        self._sent = 0.0
        self._count = 0
        self._table: _Table | None = None
        self._acted = -1  # the version at which it moved last
        self._random = random.Random(id_)
        for seat, socket in enumerate(seats):
            socket.on_message = lambda data, seat=seat: self._seen(seat, data)  # type: ignore[misc]
        for socket in spectators:
            socket.on_message = self._watched

    def _watched(self, _: bytes) -> None:
        self._meter.delivered += 1

    def _seen(self, seat: int, data: bytes) -> None:
        self._meter.delivered += 1
        if data.startswith(b'{"type":"ack"'):
            message = _message(data)
            self._meter.latencies.append(time.perf_counter() - self._sent)
            self._meter.acknowledged[self.id, message.id or ""] = message.version or 0
            self.in_flight = None
            return
        message = _message(data)
        if message.type == "error":
            self._meter.refused += 1
            return
        table = message.table
        if not isinstance(table, _Table) or table.decision is None:
            return
        if table.decision.seat == seat and (
            self._table is None or table.version > self._table.version
        ):
            self._table = table
            self._meter.go_on(self)

    def move(self) -> None:
        table = self._table
        if table is None or table.decision is None or table.version <= self._acted:
            return
        self._acted = table.version
        seat, kind = table.decision.seat, table.decision.kind
        self._count += 1
        head = f'"id":"{self._prefix}{self._count}","seat":{seat},"version":{table.version}'
        if kind == "roll":
            text = f'{{"type":"roll",{head}}}'.encode()
        else:
            options = [o for o in table.decision.options if not o.fails] or table.decision.options
            action = bytes(self._random.choice(options).action)
            text = b'{"type":"act",' + head.encode() + b',"action":' + action + b"}"
        self._sent = time.perf_counter()
        self.in_flight = (seat, text)
        self._seats[seat].send(text)

    @property
    def busy(self) -> bool:
        return self.in_flight is not None

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()

    def send_again(self, sent: tuple[int, bytes]) -> None:
        """What may or may not have arrived before a connection was lost."""
        self._seats[sent[0]].send(sent[1])


class FloorPlayer:
    """The same traffic without a game: the seats take turns. A move is over when its own answer
    has come to who sent it and its own message to the other: neither an older one will do, or
    moves would multiply and every new one would be timed from the last."""

    def __init__(self, sockets: list[Socket], meter: Meter) -> None:
        self._sockets = sockets
        self._meter = meter
        self._turn = 0
        self._count = 0
        self._missing: set[int] = set()  # who has not heard of the move in flight
        self._mark = b""
        self._sent = 0.0
        for index, socket in enumerate(sockets):
            socket.on_message = lambda data, i=index: self._seen(i, data)  # type: ignore[misc]

    def _seen(self, index: int, data: bytes) -> None:
        self._meter.delivered += 1
        if index == self._turn and data.startswith(b'{"type":"ack"'):
            self._meter.latencies.append(time.perf_counter() - self._sent)
        elif self._mark in data[:60]:
            self._missing.discard(index)
            if not self._missing:
                self._turn = 1 - self._turn
                self._meter.go_on(self)

    @property
    def busy(self) -> bool:
        return bool(self._missing)

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()

    def move(self) -> None:
        self._count += 1
        self._mark = b'"id":"m%d"' % self._count
        self._missing = set(range(len(self._sockets)))
        self._sent = time.perf_counter()
        self._sockets[self._turn].send(
            b'{"type":"act",' + self._mark + b',"seat":0,"version":10,'
            b'"action":{"type":"take","face":3}}'
        )
