"""The least that a durable move can cost with the same libraries: no rules, no table, no features.

`python -m bench.server.floor FOLDER FANOUT` prints its address. Sockets join groups of FANOUT in
the order they connect. A message is decoded and checked, two rows are committed to SQLite together
with those of all that wait (a row of a log, and the head of the log), the sender gets an
acknowledgement, and an update as large as a real one is encoded once and sent to the whole group.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

import msgspec
import uvicorn

from roost import wire
from roost.server.core.http.run import listen, loop_factory
from roost.server.core.live.presence import Presence
from roost.server.core.person import Person
from roost.server.core.storage.sqlite.database import connect
from roost.server.core.storage.sqlite.writer import BUSY, GATHER_S
from roost.server.core.table.creation import new_log
from roost.server.core.table.setup import SeatSetup, Setup
from roost.server.core.table.state import Table
from roost.server.core.views.table import table_view

_decode = msgspec.json.Decoder(wire.ClientMessage).decode
_encode = msgspec.json.Encoder().encode
_SCHEMA = (
    "CREATE TABLE log (t INTEGER, seq INTEGER, entry TEXT, PRIMARY KEY (t, seq)) WITHOUT ROWID;"
    "CREATE TABLE heads (t INTEGER PRIMARY KEY, seq INTEGER)"
)
_LINE = "INSERT INTO log VALUES (?, ?, ?)"
_HEAD = "INSERT INTO heads VALUES (?, ?) ON CONFLICT (t) DO UPDATE SET seq = excluded.seq"


class _Update(msgspec.Struct):
    id: str  # players recognise their move by it
    update: wire.Update


class _Job(NamedTuple):
    group: int
    seq: int
    entry: str
    on_saved: Callable[[], None]


class _Group:
    def __init__(self, number: int) -> None:
        self.number = number
        self.sends: list[Any] = []
        self.seq = 0


class Writer:
    """One thread, which commits what arrived while the last commit ran."""

    def __init__(self, file: Path) -> None:
        self._jobs: SimpleQueue[_Job] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._connection = connect(file)
        self._connection.executescript(_SCHEMA)
        threading.Thread(target=self._run, daemon=True).start()

    def write(self, job: _Job) -> None:
        self._jobs.put(job)

    def _run(self) -> None:
        pause = threading.Event()
        together = 0
        while True:
            if together >= BUSY:
                pause.wait(GATHER_S)
            jobs = [self._jobs.get()]
            while not self._jobs.empty():
                jobs.append(self._jobs.get())
            together = len(jobs)
            self._commit(self._connection, jobs)
            self._loop.call_soon_threadsafe(_saved, jobs)

    @staticmethod
    def _commit(connection: sqlite3.Connection, jobs: Sequence[_Job]) -> None:
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany(_LINE, [job[:3] for job in jobs])
        connection.executemany(_HEAD, [job[:2] for job in jobs])
        connection.execute("COMMIT")


def _saved(jobs: Sequence[_Job]) -> None:
    for job in jobs:
        job.on_saved()


def typical_update() -> wire.Update:
    """As large as what players get in the middle of a game."""
    setup = Setup(game="pickomino", seats=(SeatSetup(kind="me"), SeatSetup(kind="open")))
    person = Person("g-ana", "Ana")
    table = Table("table1", new_log(setup, person, None, 0))
    position = "pickomino 22-24,26-36 21/25 1 ww44 2234 7"
    table.state, table.status = table.game.parse_position(position), "playing"
    view = table_view(table, Presence(frozenset({person.id}), 0))
    return wire.Update(table=view, steps=[], server_time=0)


def floor_app(folder: Path, fanout: int) -> Any:
    groups: list[_Group] = []
    writers: list[Writer] = []
    update = typical_update()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        if not writers:
            writers.append(Writer(folder / "floor.sqlite3"))
        await receive()
        if not groups or len(groups[-1].sends) >= fanout:
            groups.append(_Group(len(groups)))
        group = groups[-1]
        group.sends.append(send)
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            command = _decode(message["text"])
            group.seq += 1
            entry = _encode(command).decode()
            saved = asyncio.get_running_loop().create_future()
            writers[0].write(
                _Job(group.number, group.seq, entry, lambda done=saved: done.set_result(None))  # type: ignore[misc]
            )
            await saved
            ack = _encode(wire.Ack(id=command.id, version=group.seq)).decode()
            await send({"type": "websocket.send", "text": ack})
            whole = _encode(_Update(command.id, update)).decode()
            for each in group.sends:
                await each({"type": "websocket.send", "text": whole})

    return app


async def main(folder: str, fanout: int) -> None:
    listener = listen("127.0.0.1", 0)
    sys.stdout.write(f"http://127.0.0.1:{listener.getsockname()[1]}\n")
    sys.stdout.flush()
    settings = uvicorn.Config(
        floor_app(Path(folder), fanout),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=1,
    )
    await uvicorn.Server(settings).serve(sockets=[listener])


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(main(sys.argv[1], int(sys.argv[2])))
