"""A server's data folder, made by playing over HTTP, and the game files that it gave out."""

from __future__ import annotations

import hashlib
import itertools
import re
import secrets
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from roost.rules.record import Record
from tests.golden.compat.games import write_game, write_json

Json = dict[str, Any]
ME, OPEN, INVITE = {"type": "me"}, {"type": "open"}, {"type": "invite"}
SIMPLE, RANDOM = {"type": "bot", "bot": "simple"}, {"type": "bot", "bot": "random"}
PATIENCE_S = 60
_ids = itertools.count(1)


def write(folder: Path) -> None:
    data = folder / "server"
    with server(data) as address:
        ana, leo = Guest(address, "Ana"), Guest(address, "Léo 🦊")
        tables = dict(every_table(ana, leo))
        found = {name: described(ana, name, table, folder) for name, table in tables.items()}
        people = [guest.described() for guest in (ana, leo)]
    for leftover in ("lock", "roost.sqlite3-wal", "roost.sqlite3-shm"):
        (data / leftover).unlink(missing_ok=True)
    compact(data / "roost.sqlite3")
    write_json(folder / "server.json", {"tables": found, "people": people})


@contextmanager
def server(data: Path) -> Iterator[str]:
    # These guests open no sockets, so they would soon count as away.
    options = ("--port", "0", "--data", str(data), "--grace", "86400")
    command = [sys.executable, "-m", "roost", "serve", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
            assert address, "the server did not say where it is"
            yield address[0]
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=PATIENCE_S)


def compact(path: Path) -> None:
    """One file, as small as it comes."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("VACUUM")
    connection.close()


def described(maker: Guest, name: str, table: str, folder: Path) -> Json:
    """What the server says of a table; its game file goes to the others."""
    view = maker.view(table)
    answer = maker.http.get(f"/api/tables/{table}/record")
    if answer.status_code == 200:
        write_game(folder, name, Record.loads(answer.text))
    return {
        "id": table,
        "status": view["status"],
        "version": view["version"],
        "game": view["game"],
        "variant": view["variant"],
        "record": answer.status_code == 200,
    }


class Guest:
    """A browser: keeps its cookie and the seeds it committed to."""

    def __init__(self, address: str, name: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=PATIENCE_S)
        answer = self.http.post("/api/guest", json={"name": name}).raise_for_status()
        self.id: str = answer.json()["id"]
        self.name: str = answer.json()["name"]
        self.seeds: dict[tuple[str, int], bytes] = {}
        self.tokens: list[str] = []

    def described(self) -> Json:
        cookies = dict(self.http.cookies)
        return {"id": self.id, "name": self.name, "cookies": cookies, "tokens": self.tokens}

    def make(self, game: str, *seats: Json, **request: Any) -> str:
        body = {"game": game, "seats": seats, "pace_ms": 0, "private": False, **request}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"]["id"])

    def view(self, table: str) -> Json:
        answer = self._patiently("GET", f"/api/tables/{table}").raise_for_status()
        return answer.json()["table"]  # type: ignore[no-any-return]

    def _patiently(self, method: str, address: str, **rest: Any) -> httpx.Response:
        """The server asks to slow down before it refuses."""
        answer = self.http.request(method, address, **rest)
        while answer.status_code == 429:
            time.sleep(0.5)
            answer = self.http.request(method, address, **rest)
        return answer

    def do(self, table: str, type_: str, **rest: Any) -> None:
        body = {"type": type_, "id": f"c{next(_ids)}", **rest}
        answer = self._patiently("POST", f"/api/tables/{table}/commands", json=body)
        assert answer.status_code in (200, 409), answer.text  # a bot may have been quicker

    def until(self, table: str, wanted: Callable[[Json], bool]) -> Json:
        late = time.monotonic() + PATIENCE_S
        while not wanted(view := self.view(table)):
            assert time.monotonic() < late, view
            time.sleep(0.05)
        return view

    def token(self, name: str, *scopes: str) -> None:
        body = {"name": name, "scopes": scopes}
        answer = self.http.post("/api/tokens", json=body).raise_for_status()
        self.tokens.append(answer.json()["token"])

    def stream(self, name: str) -> str:
        body = {"name": name, "open_s": 31 * 86_400}
        answer = self.http.post("/api/streams", json=body).raise_for_status()
        return str(answer.json()["id"])

    # -- playing ---------------------------------------------------------------------------

    def ready(self, table: str, *seats: int, seed: bool = True) -> None:
        for seat in seats:
            given = {}
            if seed:
                mine = self.seeds[table, seat] = secrets.token_bytes(32)
                given = {"commitment": commitment(table, seat, mine)}
            self.do(table, "ready", seat=seat, **given)

    def reveal(self, table: str) -> None:
        self.until(table, lambda view: view["status"] == "revealing")
        for (where, seat), seed in self.seeds.items():
            if where == table:
                self.do(table, "reveal", seat=seat, seed=seed.hex())

    def play(self, table: str, *seats: int, moves: int = 100_000) -> Json:
        """These seats' decisions, one option after the other, until the game ends or enough."""
        view = self.view(table)
        for number in range(moves):
            view = self.until(
                table, lambda v: v["status"] != "playing" or v["decision"]["seat"] in seats
            )
            if view["status"] != "playing":
                break
            decision = view["decision"]
            seen = {"seat": decision["seat"], "version": view["version"]}
            if decision["kind"] == "roll":
                self.do(table, "roll", **seen)
            elif decision["kind"] == "dice":
                faces = [1 + (number + die) * 5 % 6 for die in range(decision["dice"])]
                self.do(table, "enter-dice", dice=faces, **seen)
            else:
                options = decision["options"]
                option = options[number % len(options)]
                self.do(table, "act", action=option["action"], **seen)
        return view


def commitment(table: str, seat: int, seed: bytes) -> str:
    """As docs/fair-dice.md says."""

    def part(data: bytes) -> bytes:
        return len(data).to_bytes(4, "big") + data

    data = part(b"roost-fair-dice/1/seat") + part(table.encode())
    return hashlib.sha256(data + seat.to_bytes(8, "big") + part(seed)).hexdigest()


def together(table: str, *guests: Guest, decisions: int) -> None:
    """The guests in the first seats, each for itself."""
    for _ in range(decisions):
        view = guests[0].until(table, lambda v: v["decision"]["seat"] < len(guests))
        seat = view["decision"]["seat"]
        guests[seat].play(table, seat, moves=1)


# -- the tables --------------------------------------------------------------------------------


def every_table(ana: Guest, leo: Guest) -> Iterator[tuple[str, str]]:
    """A table of every kind, by a name for it."""
    ana.token("a program that reads", "read")
    leo.token("a program that plays", "play", "read")
    yield from finished(ana)
    yield from ended_early(ana, leo)
    yield from running(ana, leo)
    yield from duplicates(ana, leo)
    yield from waiting(ana, leo)


def finished(ana: Guest) -> Iterator[tuple[str, str]]:
    table = ana.make("pickomino", ME, SIMPLE, variant="short")
    ana.ready(table, 0)
    ana.reveal(table)
    ana.play(table, 0)
    yield "fair-pickomino-finished", table
    ana.do(table, "rematch")
    yield "rematch-pickomino-waiting", str(ana.view(table)["rematch"])
    table = ana.make("knockout", ME, SIMPLE, RANDOM, variant="bloom61+rounds=3")
    ana.ready(table, 0)
    ana.reveal(table)
    ana.play(table, 0)
    yield "fair-knockout-finished", table
    table = ana.make("knockout", ME, ME, variant="rounds=4", first=1, dice={"type": "manual"})
    ana.ready(table, 0, 1, seed=False)
    ana.play(table, 0, 1)
    yield "manual-knockout-finished", table


def ended_early(ana: Guest, leo: Guest) -> Iterator[tuple[str, str]]:
    table = ana.make("pickomino", ME, RANDOM, first=1)
    ana.ready(table, 0, seed=False)
    ana.play(table, 0, moves=6)
    ana.do(table, "leave", seat=0)
    ana.until(table, lambda view: view["status"] == "abandoned")
    yield "fair-pickomino-abandoned", table
    table = ana.make("knockout", ME, OPEN, variant="wheel49", keeper="simple")
    leo.do(table, "sit", seat=1)
    ana.ready(table, 0)
    leo.ready(table, 1)
    ana.reveal(table)  # Leo withholds his: a seed of zeros counts, and a bot keeps his seat
    ana.until(table, lambda view: view["status"] == "playing")
    ana.play(table, 0, moves=8)
    leo.do(table, "return", seat=1)
    together(table, ana, leo, decisions=8)
    ana.do(table, "leave", seat=0)
    leo.do(table, "leave", seat=1)
    ana.until(table, lambda view: view["status"] == "abandoned")
    yield "fair-knockout-withheld", table


def running(ana: Guest, leo: Guest) -> Iterator[tuple[str, str]]:
    clock = {"decision_s": 3600, "reserve_s": 600}
    table = ana.make("pickomino", ME, OPEN, RANDOM, clock=clock, keeper="simple", tutor=True)
    leo.do(table, "sit", seat=1, name="Leo at the door")
    ana.ready(table, 0)
    leo.ready(table, 1)
    ana.reveal(table)
    leo.reveal(table)
    together(table, ana, leo, decisions=16)
    yield "fair-pickomino-running", table
    hot = [{"type": "me", "name": name, "tutor": True} for name in ("Ana", "Bea", "Cy", "Di")]
    table = ana.make("knockout", *hot, variant="rings49", private=True, tutor=True)
    ana.ready(table, 0, 1, 2, 3)
    ana.reveal(table)
    ana.play(table, 0, 1, 2, 3, moves=25)
    yield "fair-knockout-running", table
    table = ana.make("pickomino", ME, ME, ME, variant="any-lower", dice={"type": "manual"})
    ana.ready(table, 0, 1, 2, seed=False)
    ana.play(table, 0, 1, 2, moves=9)
    while ana.view(table)["decision"]["kind"] != "dice":
        ana.play(table, 0, 1, 2, moves=1)
    view = ana.play(table, 0, 1, 2, moves=1)
    view = ana.view(table)
    assert view["can_take_back"], view
    ana.do(table, "take-back", seat=view["decision"]["seat"], version=view["version"])
    yield "manual-pickomino-running", table


def duplicates(ana: Guest, leo: Guest) -> Iterator[tuple[str, str]]:
    today, later = ana.stream("today’s dice"), ana.stream("the month’s dice")
    for guest, game, variant in ((ana, "pickomino", "short"), (leo, "knockout", "rounds=3")):
        dice = {"type": "duplicate", "stream": today}
        table = guest.make(game, ME, RANDOM, variant=variant, first=0, dice=dice)
        guest.ready(table, 0, seed=False)
        guest.play(table, 0)
        yield f"duplicate-{game}-finished", table
    ana.http.post(f"/api/streams/{today}/close").raise_for_status()
    table = ana.make("knockout", ME, RANDOM, dice={"type": "duplicate", "stream": later})
    ana.ready(table, 0, seed=False)
    ana.play(table, 0, moves=5)
    yield "duplicate-knockout-running", table


def waiting(ana: Guest, leo: Guest) -> Iterator[tuple[str, str]]:
    table = ana.make("pickomino", ME, OPEN, INVITE, SIMPLE, private=True)
    yield "pickomino-waiting", table
    table = ana.make("knockout", ME, OPEN, variant="rings61+rounds=20")
    leo.do(table, "sit", seat=1)
    ana.ready(table, 0)
    leo.ready(table, 1)
    ana.do(table, "reveal", seat=0, seed=ana.seeds[table, 0].hex())
    yield "knockout-revealing", table
