"""Write one release's folder, whole or not at all."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from roost.rules import make_game
from roost.rules.record import Record, format_text
from roost.server.core.storage.opening import FILE
from roost.testing import playout
from tests.server.helpers import BOT, ME, OPEN, Guest, Json, running

FOLDER = Path(__file__).parent
GAMES = (
    ("pickomino", "", 2),
    ("pickomino", "short+any-lower+turn-on-empty", 5),
    ("knockout", "", 3),
    ("knockout", "grid49+rounds=8", 2),
)


def write(folder: Path) -> None:
    if folder.exists():
        raise SystemExit(f"compat: the files of {folder.name} exist already")
    with TemporaryDirectory() as scratch:
        new = Path(scratch) / folder.name
        write_games(new)
        asyncio.run(write_server(new))
        (new / "server" / "lock").unlink(missing_ok=True)
        shutil.copytree(new, folder)


def size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def write_json(path: Path, data: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def write_games(folder: Path) -> None:
    """Write a finished game and the first half of it for each entry of `GAMES`."""
    positions = []
    for number, (key, variant, seats) in enumerate(GAMES):
        game = make_game(key, variant)
        played = playout(game, seats, f"compat {number}")
        half = len(played.moves) // 2
        write_game(folder, f"{key}-{number}-finished", played.record())
        write_game(folder, f"{key}-{number}-unfinished", played.record(half))
        positions += [
            {"text": game.format_position(state), "json": game.state_to_json(state)}
            for state in (*played.states[half : half + 8], played.final)
        ]
    write_json(folder / "positions.json", positions)


def write_game(folder: Path, name: str, record: Record) -> None:
    """Write a game file in both forms, and its outcome into the index."""
    path, index = folder / "games" / name, folder / "games.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.with_name(f"{name}.json").write_text(record.dumps(), encoding="utf-8")
    path.with_name(f"{name}.txt").write_text(format_text(record), encoding="utf-8")
    outcome = record.outcome()
    games = json.loads(index.read_text(encoding="utf-8")) if index.exists() else {}
    games[name] = {
        "moves": len(record.moves),
        "final": record.rules.format_position(record.final()),
        "ranks": None if outcome is None else list(outcome.ranks),
    }
    write_json(index, games)


async def write_server(folder: Path) -> None:
    """Play on a real server; keep its data folder and the game files it serves."""
    data = folder / "server"
    async with (
        running(data, store=None) as server,
        await Guest.named(server, "Ana") as ana,
        await Guest.named(server, "Léo") as leo,
    ):
        tables = await play_tables(ana, leo)
        described = {name: await describe(folder, ana, name, id_) for name, id_ in tables}
        people = [
            {"id": guest.id, "name": name, "cookies": dict(guest.http.cookies)}
            for guest, name in ((ana, "Ana"), (leo, "Léo"))
        ]
    connection = sqlite3.connect(data / FILE)
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()
    write_json(folder / "server.json", {"tables": described, "people": people})


async def play_tables(ana: Guest, leo: Guest) -> list[tuple[str, str]]:
    """Finished games with fair and with shared dice, one that goes on, and one that waits."""
    fair = await ana.make(game="pickomino", variant="short", seats=[ME, BOT], pace_ms=0)
    wanted = {"game": "knockout", "bot": BOT["bot"]}
    challenge = (await ana.http.post("/api/challenges", json=wanted)).json()["id"]
    answer = await ana.http.post(f"/api/challenges/{challenge}/play", json={"pace_ms": 0})
    shared = answer.json()
    for made in (fair, shared):
        async with ana.socket(made["table"]["id"]) as live:
            await live.until("welcome")
            await live.start([0])
            await live.play_turns([0])
    await ana.http.post(f"/api/challenges/{challenge}/close")
    going_on = await ana.make(game="knockout", seats=[ME, ME], first=0)
    async with ana.socket(going_on["table"]["id"]) as live:
        await live.until("welcome")
        await live.start([0, 1])
        for _ in range(9):
            await play_once(live.view, ana)
            await live.until("update")
    waiting = await leo.make(game="pickomino", seats=[ME, OPEN], private=False)
    return [
        (name, made["table"]["id"])
        for name, made in {
            "fair-pickomino-finished": fair,
            "shared-knockout-finished": shared,
            "fair-knockout-running": going_on,
            "pickomino-waiting": waiting,
        }.items()
    ]


async def play_once(view: Json, guest: Guest) -> None:
    decision = view["decision"]
    seen = {"seat": decision["seat"], "version": view["version"]}
    if decision["kind"] == "roll":
        await guest.do(view["id"], "roll", **seen)
    else:
        await guest.do(view["id"], "act", action=decision["options"][0]["action"], **seen)


async def describe(folder: Path, guest: Guest, name: str, table: str) -> Json:
    """What the server says about a table; its game file goes to the others."""
    view = (await guest.read(table)).json()["table"]
    answer = await guest.http.get(f"/api/tables/{table}/record")
    if answer.is_success:
        write_game(folder, name, Record.loads(answer.text))
    kept = {key: view[key] for key in ("id", "status", "version", "game", "variant")}
    return {**kept, "record": answer.is_success}
