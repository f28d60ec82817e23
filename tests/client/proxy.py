"""A proxy between an honest client and a real server: it sees and changes what goes through."""

from __future__ import annotations

import copy
import json
from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Any, TypeAlias

import pytest
from websockets.asyncio.client import ClientConnection, connect

Json: TypeAlias = dict[str, Any]
Change: TypeAlias = Callable[[Json], list[Json]]  # a message of the server: what arrives instead
FAKE = "ab" * 32


class Proxy:
    """A socket whose messages pass through `down` and `up`."""

    def __init__(self, socket: ClientConnection, down: Change, up: Change) -> None:
        self._socket, self._down, self._up = socket, down, up
        self._waiting: list[Json] = []
        self.transport = socket.transport

    async def recv(self) -> str:
        while not self._waiting:
            self._waiting = self._down(json.loads(await self._socket.recv()))
        return json.dumps(self._waiting.pop(0))

    async def send(self, text: str) -> None:
        for message in self._up(json.loads(text)):
            await self._socket.send(json.dumps(message))

    async def close(self) -> None:
        await self._socket.close()

    async def __aiter__(self) -> AsyncIterator[str]:
        for message in self._waiting:
            yield json.dumps(message)
        self._waiting = []
        async for text in self._socket:
            for message in self._down(json.loads(text)):
                yield json.dumps(message)


def same(message: Json) -> list[Json]:
    return [message]


def put_between(patch: pytest.MonkeyPatch, down: Change = same, up: Change = same) -> None:
    """Let every socket of the client pass through a proxy."""

    async def through(*args: Any, **options: Any) -> Proxy:
        return Proxy(await connect(*args, **options), down, up)

    patch.setattr("roost.client.table.connect", through)


class Rewriter:
    """Changes of one game, drawn at random: it drops, repeats, delays, reorders, replays and
    rewrites.
    """

    def __init__(self, random: Random, others: list[Json]) -> None:
        self.random = random
        self.changes: list[str] = []
        self._rate = random.choice((0.01, 0.03, 0.1, 0.3))
        self._kinds = random.sample(sorted(_KINDS), random.randrange(1, 5))
        self._seen: list[Json] = list(others)  # messages of other tables
        self._late: list[Json] = []

    def down(self, message: Json) -> list[Json]:
        if message["type"] not in ("update", "welcome"):
            return [message]
        late, self._late = self._late, []
        found = [message, *late]
        if self.random.random() < self._rate:
            kind = self.random.choice(self._kinds)
            self.changes.append(kind)
            found = [*_KINDS[kind](self, copy.deepcopy(message)), *late]
        self._seen.append(message)
        return found

    # -- what it does to a message ----------------------------------------------------------

    def drop(self, message: Json) -> list[Json]:
        return [message] if message["type"] == "welcome" else []

    def repeat(self, message: Json) -> list[Json]:
        again = {**message, "type": "update"}
        for field in ("you", "missed"):
            again.pop(field, None)
        return [message, again]

    def delay(self, message: Json) -> list[Json]:
        if message["type"] == "welcome":
            return [message]
        self._late.append(message)
        return []

    def replay(self, message: Json) -> list[Json]:
        """An old message, also one of another table, comes again."""
        old = self.random.choice(self._seen) if self._seen else message
        return [message, {**old, "type": "update"}] if old["type"] == "update" else [message]

    def entry(self, message: Json) -> list[Json]:
        """An entry is changed, added or left out, with everything else as it was."""
        entries = message.get("entries")
        if not entries or not entries["list"]:
            return [message]
        listed, place = entries["list"], self.random.randrange(len(entries["list"]))
        what = self.random.choice(("faces", "link", "server", "cut", "twice", "seat", "after"))
        entry = listed[place]
        if what == "faces" and "faces" in entry:
            entry["faces"] = sorted([6, *entry["faces"][1:]])
        elif what in ("link", "server") and isinstance(entry.get(what), str):
            entry[what] = self.random.choice((FAKE, None))
        elif what == "cut":
            del listed[place]
        elif what == "twice":
            listed.insert(place, entry)
        elif what == "seat" and "seat" in entry:
            entry["seat"] = 1 - entry["seat"]
        elif what == "after":
            entries["after"] += self.random.choice((-1, 1))
        return [message]

    def invent(self, message: Json) -> list[Json]:
        """An entry that the server did not write."""
        dice, seat = message["table"]["dice"], self.random.randrange(2)
        invented = self.random.choice(
            (
                {"type": "act", "seat": seat, "action": "w"},
                {"type": "due", "seat": seat, "dice": 8},
                {"type": "away", "seat": seat},
                {"type": "back", "seat": seat},
                {"type": "gone", "seat": seat},
                {"type": "chain", "seat": seat, "tip": FAKE},
                {"type": "mix", "links": [FAKE, None], "server": FAKE},
                {"type": "end", "status": "over", "scores": "9 0"},
                {"type": "roll", "link": None, "server": FAKE, "faces": [6] * 8},
            )
        )
        entries = message.get("entries") or {"after": dice["entries"], "list": []}
        entries["list"].append(invented)
        dice["entries"] = entries["after"] + len(entries["list"])
        return [{**message, "entries": entries}]

    def dice(self, message: Json) -> list[Json]:
        """What the table shows of its dice is changed."""
        dice = message["table"]["dice"]
        field, value = self.random.choice(
            (
                ("source", "manual"),
                ("source", "scripted"),
                ("head", FAKE),
                ("head", None),
                ("tip", FAKE),
                ("tips", [FAKE] * len(dice["tips"])),
                ("tips", dice["tips"][::-1]),
                ("first", 1),
                ("entries", 0),
            )
        )
        dice[field] = value
        return [message]

    def table(self, message: Json) -> list[Json]:
        """Another table, position or seat is shown."""
        table = message["table"]
        what = self.random.choice(("id", "rules", "seat", "position", "status"))
        if what == "id":
            table["id"] = "another1"
        elif what == "rules":
            table["rules"] = 2
        elif what == "seat":
            table["seats"][0] |= {"kind": "bot", "bot": "simple", "player": None}
        elif what == "position" and table["position"]:
            table["position"]["text"] = "pickomino 21-36 -/- 0 - # 0"
        elif what == "status":
            table["status"] = self.random.choice(("over", "abandoned"))
        return [message]


_KINDS: dict[str, Callable[[Rewriter, Json], list[Json]]] = {
    "drop": Rewriter.drop,
    "repeat": Rewriter.repeat,
    "delay": Rewriter.delay,
    "replay": Rewriter.replay,
    "entry": Rewriter.entry,
    "invent": Rewriter.invent,
    "dice": Rewriter.dice,
    "table": Rewriter.table,
}
