"""What one move runs through: files, packages, Python and C calls; a table with two sockets.

`python -m bench.click` plays with the server in this process, without a network, and prints means
over many moves. Another thread writes to SQLite; its calls count. `--path` prints the files of one
move in the order in which they are reached, and the calls that lead from one package to another.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import httpx
import msgspec

import roost
from roost.server.app import open_app
from roost.server.core.config import Config, Limits
from roost.server.core.logs import configure
from roost.server.features import load
from roost.server.workers.questions import BotRunner

_ROOT = Path(roost.__file__).parent
_GENEROUS = Limits(socket_rate=1e9, socket_burst=10**9, tables_per_person=10**6)


class Trace:
    """Counts calls while it is `on`, in all threads that were started after it was installed."""

    def __init__(self) -> None:
        self.on = False
        self.calls = 0
        self.c_calls = 0
        self.visits: list[tuple[str, str]] = []  # file and function, in order

    def install(self) -> None:
        threading.setprofile(self._event)
        sys.setprofile(self._event)

    def _event(self, frame: FrameType, event: str, _: Any) -> None:
        if not self.on:
            return
        if event == "c_call":
            self.c_calls += 1
        elif event == "call":
            self.calls += 1
            file = frame.f_code.co_filename
            if file.startswith(str(_ROOT)):
                name = Path(file).relative_to(_ROOT).as_posix()
                self.visits.append((name, frame.f_code.co_name))


class Figures(NamedTuple):
    """Means per move."""

    moves: int
    calls: float
    c_calls: float
    files: float
    functions: float
    packages: float
    changes: float
    typical: list[tuple[str, str]]  # the visits of the move with the median of calls


class _Socket:
    """A client at the other end of the app's socket."""

    def __init__(self, app: Any, table: str, cookie: str) -> None:
        self.up: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.down: asyncio.Queue[Any] = asyncio.Queue()
        self.on_event: Callable[[dict[str, Any]], None] = lambda _: None
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/live",
            "query_string": b"",
            "headers": [(b"cookie", cookie.encode()), (b"host", b"localhost")],
            "client": ("127.0.0.1", 1),
            "scheme": "ws",
        }
        self.up.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self.up.get, self._receive))

    async def _receive(self, event: dict[str, Any]) -> None:
        self.on_event(event)
        self.down.put_nowait(event)

    def send(self, message: dict[str, Any]) -> None:
        text = msgspec.json.encode(message).decode()
        self.up.put_nowait({"type": "websocket.receive", "text": text})

    async def next(self, kind: str) -> dict[str, Any]:
        while True:
            event = await self.down.get()
            if event["type"] == "websocket.send":
                message: dict[str, Any] = msgspec.json.decode(event["text"])
                if message["type"] == kind:
                    return message


def package(file: str) -> str:
    return file.rpartition("/")[0]


async def measure(games: int = 2) -> Figures:
    """Play games; count from a command to the update that both sockets have."""
    configure("warning")
    trace = Trace()
    trace.install()
    try:
        with tempfile.TemporaryDirectory(prefix="roost-click-") as folder:
            config = Config(Path(folder), limits=_GENEROUS)
            app = await open_app(config, load(), BotRunner())
            try:
                moves = [move for _ in range(games) for move in await _game(app.http, trace)]
            finally:
                await app.close()
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return _figures(moves)


async def _game(app: Any, trace: Trace) -> list[Trace]:
    people = [
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")
        for _ in range(2)
    ]
    ana, ben = people
    for person, name in ((ana, "Ana"), (ben, "Ben")):
        (await person.post("/api/guest", json={"name": name})).raise_for_status()
    body = {"game": "pickomino", "private": False, "seats": [{"type": "me"}, {"type": "open"}]}
    table = (await ana.post("/api/tables", json=body)).json()["table"]["id"]
    path = f"/api/tables/{table}/commands"
    await ben.post(path, json={"type": "sit", "id": "sit", "seat": 1})
    cookies = ["; ".join(f"{k}={v}" for k, v in person.cookies.items()) for person in people]
    sockets = [_Socket(app, table, cookie) for cookie in cookies]
    for seat, person in enumerate(people):
        await person.post(path, json={"type": "ready", "id": "ready", "seat": seat})
    chance, view = random.Random(5), None
    found: list[Trace] = []
    for socket in sockets:
        view = (await socket.next("welcome"))["table"]
    while view is None or view["status"] != "playing":
        view = (await sockets[0].next("update"))["table"]
    while view["status"] == "playing":
        view = await _move(sockets, view, chance, trace, found)
    for socket in sockets:
        socket.up.put_nowait({"type": "websocket.disconnect"})
    await asyncio.gather(*(socket.task for socket in sockets))
    for person in people:
        await person.aclose()
    return found


async def _move(
    sockets: list[_Socket],
    view: dict[str, Any],
    chance: random.Random,
    trace: Trace,
    found: list[Trace],
) -> dict[str, Any]:
    decision = view["decision"]
    version, seat = view["version"], decision["seat"]
    command = {"id": f"m{version}", "seat": seat, "version": version, "type": "roll"}
    if decision["kind"] != "roll":
        options = [o for o in decision["options"] if not o.get("fails")] or decision["options"]
        command |= {"type": "act", "action": chance.choice(options)["action"]}
    await asyncio.sleep(0.005)  # until nothing of the last move is under way
    waiting = set(sockets)

    def watch(socket: _Socket, event: dict[str, Any]) -> None:
        if event.get("text", "").startswith('{"type":"update"'):
            waiting.discard(socket)
            trace.on = bool(waiting)

    for socket in sockets:
        socket.on_event = partial(watch, socket)
    trace.calls, trace.c_calls, trace.visits, trace.on = 0, 0, [], True
    sockets[seat].send(command)
    await sockets[seat].next("ack")
    views = [(await socket.next("update"))["table"] for socket in sockets]
    after: dict[str, Any] = views[0]
    if decision["kind"] != "roll" and after["status"] == "playing":
        done = Trace()
        done.calls, done.c_calls, done.visits = trace.calls, trace.c_calls, trace.visits
        found.append(done)
    return after


def _figures(moves: list[Trace]) -> Figures:
    def mean(values: list[int]) -> float:
        return sum(values) / len(values)

    paths = [[file for file, _ in move.visits] for move in moves]
    return Figures(
        len(moves),
        mean([move.calls for move in moves]),
        mean([move.c_calls for move in moves]),
        mean([len(set(path)) for path in paths]),
        mean([len(set(move.visits)) for move in moves]),
        mean([len(set(map(package, path))) for path in paths]),
        mean([changes(path) for path in paths]),
        sorted(moves, key=lambda move: move.calls)[len(moves) // 2].visits,
    )


def changes(path: list[str]) -> int:
    """How often the package changes from one call to the next."""
    return sum(package(a) != package(b) for a, b in pairwise(path))


def show(figures: Figures) -> None:
    print(f"{figures.moves} actions at a table with two sockets, per action:")
    print(f"  {figures.calls:.0f} Python calls, {figures.c_calls:.0f} calls of C functions")
    print(f"  {figures.functions:.0f} functions in {figures.files:.0f} files of roost")
    print(f"  {figures.packages:.0f} packages, {figures.changes:.0f} changes of package")
    files = [file for file, _ in figures.typical]
    print(f"the typical one: {len(set(files))} files, {changes(files)} changes of package")


def show_path(figures: Figures) -> None:
    files = list(dict.fromkeys(file for file, _ in figures.typical))
    print("\nFiles of a typical one:", *files, sep="\n  ")
    pairs = pairwise(figures.typical)
    hops = Counter((a, b) for a, b in pairs if package(a[0]) != package(b[0]))
    print("\nChanges of package:")
    for (before, after), count in hops.most_common():
        print(f"  {count} {':'.join(before)} -> {':'.join(after)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--path", action="store_true", help="print the files of one move")
    args = parser.parse_args()
    figures = asyncio.run(measure(args.games))
    show(figures)
    if args.path:
        show_path(figures)


if __name__ == "__main__":
    main()
