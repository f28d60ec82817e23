"""Random commands: each is answered, none breaks the server, no rejected one changes it."""

import json
import random
from collections.abc import AsyncIterator
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from roost.server.core.table import log
from roost.server.core.table.state import Table
from tests.scale import COMMANDS
from tests.server.helpers import ME, OPEN, Guest, Live, Running, running

STRANGE: list[Any] = [
    *(None, -1, 0, 1, 2, 6, 7, 99, 2**63, 1.5, True),
    *("", "x", "0", [], {}, [1], "é" * 50, "\u0000"),
]
KINDS = [
    *("act", "roll", "enter-dice", "take-back", "sit", "leave", "return", "ready", "link", "chain"),
    *("rematch", "react", "ping", "abandon"),
]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    """Nobody is away here, however long a slow machine takes: a stand-in is a change too."""
    async with running(tmp_path, grace_s=3600) as started:
        yield started


class Fuzzer:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.count = 0

    def message(self, view: dict[str, Any]) -> str:
        self.count += 1
        roll = self.random.random()
        if roll < 0.45:
            body = self.plausible(view)
        elif roll < 0.9:
            body = self.broken(self.plausible(view))
        else:
            return self.garbage(view)
        return json.dumps(body)

    def plausible(self, view: dict[str, Any]) -> dict[str, Any]:
        """What a client might send, for this or another seat, now or too late."""
        pick = self.random
        decision = view.get("decision") or {"seat": 0, "kind": "act", "options": []}
        # Leaving and ending are rare, or nothing else would be tried.
        kind = pick.choices(KINDS, [9, 9, 2, 2, 1, 0.05, 2, 2, 1, 1, 0.3, 2, 2, 0.02])[0]
        seat = decision["seat"] if pick.random() < 0.6 else pick.randrange(7)
        id_ = f"f{self.count}" if pick.random() < 0.9 else f"f{pick.randrange(self.count)}"
        body: dict[str, Any] = {"type": kind, "id": id_}
        if kind not in ("rematch", "ping", "abandon"):
            body["seat"] = seat
        if kind in ("act", "roll", "enter-dice", "take-back"):
            body["version"] = view["version"] - (pick.random() < 0.15) * pick.randrange(1, 9)
        if kind == "act":
            body["action"] = self.action(decision["options"])
        if kind == "enter-dice":
            body["dice"] = [pick.randrange(1, 7) for _ in range(pick.randrange(1, 9))]
        if kind == "react":
            body["reaction"] = pick.choice(["hello", "wow", "boo"])
        if kind == "link":
            body |= {"k": pick.randrange(3), "link": "ab" * 32}
        if kind == "chain":
            body["tip"] = "ab" * 32
        return body

    def action(self, options: list[dict[str, Any]]) -> Any:
        pick = self.random
        if options and pick.random() < 0.6:
            return pick.choice(options)["action"]
        actions: list[dict[str, Any]] = [
            {"type": "take", "face": pick.randrange(0, 8)},
            {"type": "stop", "tile": pick.choice([None, *range(19, 39)])},
            {"type": "roll-on"},
            {"type": "move", "piece": pick.randrange(30), "space": pick.randrange(70)},
            {"type": "fly"},
        ]
        return pick.choice(actions)

    def broken(self, body: dict[str, Any]) -> Any:
        pick = self.random
        for _ in range(pick.randrange(1, 3)):
            key = pick.choice([*body, "extra"])
            if pick.random() < 0.3:
                body.pop(key, None)
            else:
                body[key] = pick.choice(STRANGE)
            if not body:
                break
        return body

    def garbage(self, view: dict[str, Any]) -> str:
        text = list(json.dumps(self.plausible(view)))
        for _ in range(self.random.randrange(1, 6)):
            text[self.random.randrange(len(text))] = chr(self.random.randrange(1, 0x2FF))
        return "".join(text)


async def fuzz(server: Running, guest: Guest, count: int, seed: int, game: str) -> dict[str, int]:
    """Send `count` messages one by one; returns how they were answered."""
    fuzzer = Fuzzer(seed)
    live_tables = server.services.tables.live
    answers: dict[str, int] = {}
    sent = 0
    while sent < count:
        made = await guest.make(game=game, seats=[ME, ME, OPEN], first=0, private=False)
        table = made["table"]["id"]
        other = await Guest.named(server, "Other")
        await other.do(table, "sit", seat=2)
        await other.do(table, "ready", seat=2)
        await other.http.aclose()
        await guest.ready(table, 0, 1)
        async with guest.socket(table) as live:
            await live.until("welcome")
            while sent < count and live_tables[table].table.status == "playing":
                if live_tables[table].table.position.seat == 2:
                    break  # not ours to play
                sent += 1
                code = await one(server, live, table, fuzzer)
                answers[code] = answers.get(code, 0) + 1
        await same_as_stored(server, table)
    return answers


def snapshot(table: Table) -> dict[str, Any]:
    """All of a table that a command might change. A refusal adds its own answer, and a look ahead
    is not the game: what the table foresaw or has answered is left out."""
    aside = ("_foreseen", "_fair", "_places", "other_answers")
    held = {
        name: copy(value) if isinstance(value, (list, dict, set)) else value
        for name, value in vars(table).items()
        if name not in aside
    }
    return {**held, "seats": [copy(seat) for seat in table.seats]}


async def one(server: Running, live: Live, table: str, fuzzer: Fuzzer) -> str:
    live_tables = server.services.tables.live
    before = snapshot(live_tables[table].table)
    await live.connection.send(fuzzer.message(live.view))
    while (message := await live.receive())["type"] not in ("ack", "error", "pong"):
        pass
    if message["type"] == "error":
        assert message["code"] not in ("unexpected", "store-failed")
        await unchanged(server, table, before, message)
        code: str = message["code"]
    else:
        code = "ok"
    while live.view["version"] < live_tables[table].table.version:
        await live.receive()
    return code


async def unchanged(
    server: Running, table: str, before: dict[str, Any], message: dict[str, Any]
) -> None:
    """By a refused command. A player who left the seat may have moved: no command caused that."""
    live_table = server.services.tables.live[table]
    async with live_table.lock:
        if live_table.table.version == before["version"]:
            assert snapshot(live_table.table) == before, message
        else:
            lines = (await server.services.database.read_log(table))[before["version"] :]
            assert [log.decode(line).cmd for line in lines] == [None] * len(lines), message


async def same_as_stored(server: Running, table: str) -> None:
    """What is in memory is what the log says."""
    held = server.services.tables.live[table].table
    again = Table.replay(table, await server.services.database.read_log(table))
    assert (again.version, again.state, again.status) == (held.version, held.state, held.status)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seed"), [("pickomino", 2), ("knockout", 3)])
async def test_thousands_of_random_commands(
    server: Running, ana: Guest, game: str, seed: int
) -> None:
    answers = await fuzz(server, ana, COMMANDS // 2, seed, game)
    assert sum(answers.values()) == COMMANDS // 2
    assert answers["ok"] > COMMANDS // 60
