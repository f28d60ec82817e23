"""Examples of all messages for the handbook, recorded from real games (docs/generate.py)."""

from __future__ import annotations

import asyncio
import json
import random
import re
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec

from roost import wire
from roost.analysis.puzzles import shipped
from roost.server.core.http.operation import LINES, Operation
from roost.wire.generic import GenericAction, GenericEvent
from tests.server.core.http.messages_apart import with_friends, with_news
from tests.server.features.accounts.authenticator import Authenticator
from tests.server.helpers import BOT, INVITE, ME, OPEN, Guest, Json, Live, Running, running
from tests.server.product import OPERATIONS

MOST_GAMES = 30  # a tie at the start of Knockout is rare
TELLING: dict[str, Any] = {"notifications": True, "notifications_allow": ("127.0.0.1",)}
_WIDTH = 100

UP = get_args(wire.ClientMessage)
DOWN = get_args(wire.ServerMessage)
FOREIGN = (GenericAction, GenericEvent)  # of games of other packages: none is played here
EVENTS = tuple(cls for cls in get_args(wire.AnyEvent) if cls not in FOREIGN)
ACTIONS = tuple(cls for cls in get_args(wire.Action) if cls not in FOREIGN)
NEWS = get_args(wire.ReviewNews)
BODIES = tuple(dict.fromkeys(op.body for op in OPERATIONS if op.body not in (None, wire.Command)))
ANSWERS = tuple(
    dict.fromkeys(op.answer for op in OPERATIONS if op.answer not in (None, dict, wire.ReviewNews))
)
SECTIONS: dict[str, tuple[Any, ...]] = {
    "Commands, up": UP,
    "The socket, down": DOWN,
    "Events, in steps": EVENTS,
    "Actions, in options and commands": ACTIONS,
    "Bodies of requests": BODIES,
    "Answers to requests": ANSWERS,
    "Lines about a review": NEWS,
}


def tagged(classes: Iterable[Any]) -> dict[str, Any]:
    return {str(cls.__struct_config__.tag): cls for cls in classes}


def _size(message: Any) -> tuple[int, bool, int]:
    """Many fields are better than few, something in them better than nothing, and short better than
    long."""
    text = json.dumps(message)
    return -len(message), "[]" in text or "null" in text, len(text)


class Seen:
    """What went over the wire, by section and type."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str], Any] = {}
        self._routes = [
            (op, re.compile(re.sub(r"\{\w+\}", "[^/]+", op.path) + "$")) for op in OPERATIONS
        ]

    def note(self, section: str, cls: Any, message: Any) -> None:
        key = (section, cls.__name__)
        if key not in self.found or _size(message) < _size(self.found[key]):
            self.found[key] = message

    def missing(self) -> list[str]:
        return [
            f"{section}: {cls.__name__}"
            for section, classes in SECTIONS.items()
            for cls in classes
            if (section, cls.__name__) not in self.found
        ]

    async def response(self, response: httpx.Response) -> None:
        """A hook of httpx: a request and its answer."""
        await response.aread()
        request = response.request
        op = self._operation(request)
        if op is None:
            return
        if response.is_error:
            self.note("The socket, down", wire.Problem, response.json())
            return
        if op.body is wire.Command:
            self.command(json.loads(request.content))
        elif op.body is not None:
            self.note("Bodies of requests", op.body, json.loads(request.content))
        if op.media == LINES:
            for line in response.text.splitlines():
                message = json.loads(line)
                cls = tagged(NEWS)[message["type"]]
                self.note("Lines about a review", cls, message)
        elif op.answer not in (None, dict):
            self.note("Answers to requests", op.answer, response.json())
            for step in response.json().get("steps", ()):
                self.step(step)

    def _operation(self, request: httpx.Request) -> Operation | None:
        for op, path in self._routes:
            if op.method == request.method and path.match(request.url.path):
                return op
        return None

    def command(self, message: Json) -> None:
        cls = tagged(UP)[message["type"]]
        self.note("Commands, up", cls, message)
        if cls is wire.Act:
            action = message["action"]
            self.note("Actions, in options and commands", tagged(ACTIONS)[action["type"]], action)

    def down(self, messages: Iterable[Json]) -> None:
        for message in messages:
            self.note("The socket, down", tagged(DOWN)[message["type"]], message)
            for step in message.get("steps", ()):
                self.step(step)

    def step(self, step: Json) -> None:
        for event in step["events"]:
            self.note("Events, in steps", tagged(EVENTS)[event["type"]], event)


async def guest(server: Running, seen: Seen, name: str) -> Guest:
    made = Guest(server)
    made.http.timeout = httpx.Timeout(300)  # the first question about a position compiles
    made.http.event_hooks["response"].append(seen.response)
    made.id = (await made.http.post("/api/guest", json={"name": name})).json()["id"]
    return made


# -- what is played --------------------------------------------------------------------------


async def collect() -> Seen:
    """Play until every message was seen."""
    seen = Seen()
    with tempfile.TemporaryDirectory(prefix="roost-messages-") as folder:
        async with (
            running(Path(folder), grace_s=0.3, proxies=("127.0.0.1",), **TELLING) as server,
            await guest(server, seen, "Ana") as ana,
            await guest(server, seen, "Ben") as ben,
        ):
            await _around(ana)
            await _accounts(server, seen)
            await with_news(ana, server)
            await _hosted(ana, ben, seen)
            typed = await _typed(ana)
            await _away(ana, ben, seen)
            over = await _games(ana, seen)
            await _insight(ana, over[0], typed)
            await _bye(server, ana, seen)
    return seen


async def _around(ana: Guest) -> None:
    """What is not about one table."""
    http = ana.http
    for path in ("/api/me", "/api/games", "/health", "/ready", "/api/tables?mine=true"):
        await http.get(path)
    for game in (await http.get("/api/games")).json()["games"]:
        for board in game["boards"][:1]:
            await http.get(f"/api/boards/{board}")
    body = {"name": "my bot", "scopes": ["read", "play"]}
    token = (await http.post("/api/tokens", json=body)).json()
    await http.get("/api/tokens")
    await http.delete(f"/api/tokens/{token['id']}")
    await http.get("/api/boards/nowhere")
    await http.get("/api/lessons/pickomino")
    made = await http.post("/api/lessons", json={"game": "pickomino"})
    await ana.do(made.json()["table"]["id"], "abandon")
    made = await http.post("/api/daily", json={"game": "pickomino"})
    await http.get("/api/daily")
    await http.get("/api/daily/seals")
    await ana.do(made.json()["table"]["id"], "abandon")
    await with_friends(ana)


async def _accounts(server: Running, seen: Seen) -> None:
    """An account by password, another by passkey, and all that can be done with them."""
    by_name = Running(server.address.replace("127.0.0.1", "localhost"), server.app)
    key = Authenticator("localhost", by_name.address)
    password, name = "correct horse battery", "Ana B"
    async with await guest(by_name, seen, "Ana") as ana, await guest(by_name, seen, "B") as other:
        asked = (await ana.http.post("/api/account/passkeys/new")).json()
        made = {"name": name, "password": password, "passkey": key.make(asked["challenge"])}
        code = (await ana.http.post("/api/account", json=made)).json()["recovery"]
        await ana.http.post("/api/account/name", json={"name": name})
        await ana.http.post("/api/account/password", json={"password": password})
        await ana.http.post("/api/account/recovery")
        await ana.http.post("/api/daily/listed", json={"listed": True})
        await other.http.post(
            "/api/account/sign-in", json={"name": name, "password": password, "bring": True}
        )
        question = (await other.http.post("/api/account/passkey")).json()
        proof = {**key.prove(question["challenge"]), "bring": True}
        await other.http.post("/api/account/passkey/sign-in", json=proof)
        await other.http.get("/api/account")
        second = Authenticator("localhost", by_name.address)
        asked = (await other.http.post("/api/account/passkeys/new")).json()
        passkey = second.make(asked["challenge"], "phone")
        await other.http.post("/api/account/passkeys", json=passkey)
        code = (await other.http.post("/api/account/recovery")).json()["recovery"]
        lost = {"name": name, "code": code, "password": password, "bring": True}
        await ana.http.post("/api/account/recover", json=lost)


async def _hosted(ana: Guest, ben: Guest, seen: Seen) -> None:
    """A table that fills, with all that its maker may do."""
    made = await ana.make(game="pickomino", seats=[ME, INVITE, OPEN, OPEN], private=False)
    table = made["table"]["id"]
    await ana.http.get(f"/api/tables/{table}/invites")
    await ana.http.get("/api/tables?limit=1")
    async with ana.socket(table) as live:
        await live.until("welcome")
        key = next(i["key"] for i in made["invites"] if i["seat"] == 1)
        await ben.do(table, "sit", seat=1, key=key)
        await ben.do(table, "react", seat=1, reaction="hello")
        await ben.do(table, "leave", seat=1)
        await ana.do(table, "renew-link", seat=1)
        await ana.do(table, "revoke-link")
        await ana.do(table, "close-seat", seat=3)
        await ben.do(table, "sit", seat=2)
        await ana.do(table, "remove", seat=2)
        ping = {"type": "ping", "id": await live.send("ping")}
        seen.command(ping)
        await live.until("pong")
        seen.down(live.messages)
    await ana.do(table, "abandon")
    await ana.read(table, since=0)


async def _typed(ana: Guest) -> str:
    """Real dice, typed in, and taken back."""
    table = (
        await ana.make(
            game="pickomino", seats=[ME, {**ME, "name": "Bea"}], first=0, dice={"type": "manual"}
        )
    )["table"]["id"]
    await ana.ready(table, 0, 1)
    version = (await ana.read(table)).json()["table"]["version"]
    await ana.do(table, "enter-dice", seat=0, version=version, dice=[1, 1, 2, 3, 4, 5, 6, 6])
    await ana.do(table, "take-back", seat=0, version=version + 1)
    again = (await ana.read(table)).json()["table"]["version"]
    await ana.do(table, "enter-dice", seat=0, version=again, dice=[1, 1, 2, 3, 4, 5, 6, 6])
    await ana.read(table, since=0)
    await ana.do(table, "abandon")
    return str(table)


async def _away(ana: Guest, ben: Guest, seen: Seen) -> None:
    """Somebody leaves and comes back; a clock runs out."""
    made = await ana.make(
        game="pickomino",
        seats=[ME, OPEN],
        first=0,
        private=False,
        clock={"decision_s": 3, "reserve_s": 0},
    )
    table = made["table"]["id"]
    await ben.do(table, "sit", seat=1)
    async with ana.socket(table) as live:
        await live.until("welcome")
        await ben.ready(table, 1)
        await live.start([0])
        await ben.do(table, "leave", seat=1)
        await ben.do(table, "return", seat=1)
        while not any(
            event["type"] == "flagged"
            for message in live.messages
            for step in message.get("steps", ())
            for event in step["events"]
        ):
            await live.receive()
        seen.down(live.messages)


async def _games(ana: Guest, seen: Seen) -> list[str]:
    """Whole games of each, until nothing new can come of them."""
    chance, over = random.Random(1), []
    for game, names in (("pickomino", "B"), ("knockout", "BCD")):
        seats = [ME, *({**ME, "name": name} for name in names)]
        for _ in range(MOST_GAMES):
            table = (await ana.make(game=game, seats=seats))["table"]["id"]
            async with ana.socket(table) as live:
                await live.until("welcome")
                await _play(live, seen, chance, list(range(len(seats))))
                seen.down(live.messages)
            over.append(table)
            events = {name for section, name in seen.found if section.startswith("Events")}
            own = {cls.__name__ for cls in EVENTS if cls.__name__ in _events_of(game)}
            if own <= events:
                break
        await ana.do(table, "rematch")
        await ana.read(table, since=0)
        await ana.http.get(f"/api/tables/{table}/steps", params={"limit": 1})
    return over


def _events_of(game: str) -> set[str]:
    from roost.wire.registry import MESSAGES

    return {cls.__name__ for cls in MESSAGES.of(game).events}


async def _play(live: Live, seen: Seen, chance: random.Random, seats: list[int]) -> None:
    """Everything by the socket: the commands are noted as they are sent."""
    send = live.connection.send

    async def noted(text: str) -> None:
        seen.command(json.loads(text))
        await send(text)

    live.connection.send = noted  # type: ignore[method-assign, assignment]
    await live.start(seats)
    await live.play_turns(seats, lambda _, options: chance.choice(options))


async def _insight(ana: Guest, over: str, short: str) -> None:
    http = ana.http
    tutored = await ana.make(
        game="pickomino", seats=[{**ME, "tutor": True}, BOT], first=0, tutor=True, pace_ms=10_000
    )
    table = tutored["table"]["id"]
    async with ana.socket(table) as live:
        await live.until("welcome")
        await live.start([0])
        await live.answer("roll", seat=0, version=live.view["version"])
        while live.view["decision"]["kind"] != "act":
            await live.receive()
        move = live.view["decision"]["options"][0]["token"]
    await http.get(f"/api/tables/{table}/tutor", params={"seat": 0})
    await http.get(f"/api/tables/{table}/warning", params={"seat": 0, "move": move})
    await http.get(f"/api/tables/{table}/hint", params={"seat": 0})
    await http.get(f"/api/tables/{table}/chance", params={"seat": 0})
    await http.get(f"/api/tables/{over}/review")
    await http.get(f"/api/tables/{over}/moment", params={"at": 2})
    await http.get(f"/api/tables/{over}/share", params={"at": 2})
    record = (await http.get(f"/api/tables/{short}/record")).text
    await http.post("/api/review", json={"record": record})
    await http.post("/api/replay", json={"record": record})
    await http.post("/api/review/progress", json={"record": "no game file"})
    asked = [
        http.get(
            f"/api/tables/{short}/review/progress",
            params={"language": language},
            headers={"x-forwarded-for": f"203.0.113.{number}"},
        )
        for number, language in enumerate(("en", "de", "fr", "it"))
    ]
    await asyncio.gather(*asked)
    first = (await http.get("/api/puzzles")).json()["puzzles"][0]["id"]
    puzzle = (await http.get(f"/api/puzzles/{first}")).json()
    position = puzzle["puzzle"]["position"]
    await http.post("/api/lab", json={"position": position})
    token = puzzle["options"][0]["token"]
    await http.post("/api/puzzles/answer", json={"position": position, "token": token})
    await _try_again(http)
    await http.get("/api/me/games", params={"status": "finished", "limit": 1})
    await http.get("/api/me/figures")


async def _try_again(http: httpx.AsyncClient) -> None:
    """A missed puzzle becomes a card; before its day an answer changes nothing."""
    missed = shipped("pickomino")[0]
    body = {"position": missed.position, "token": missed.tempting}
    await http.post("/api/puzzles/answer", json=body)
    while (await http.get("/api/flashcards")).json()["later"] == 0:  # noqa: ASYNC110
        await asyncio.sleep(0.01)  # the card is made after the answer
    await http.get(f"/api/flashcards/{missed.id}")
    await http.post(f"/api/flashcards/{missed.id}", json={"token": missed.best})


async def _bye(server: Running, ana: Guest, seen: Seen) -> None:
    table = (await ana.make(game="pickomino", seats=[ME, OPEN]))["table"]["id"]
    async with ana.socket(table) as live:
        await live.until("welcome")
        drained = asyncio.create_task(server.services.drain())
        await live.until("bye")
        seen.down(live.messages)
        await drained


# -- what is written -------------------------------------------------------------------------


def shortened(message: Any) -> Any:
    """Long lists end after two; what is left is still a message of its type."""
    if isinstance(message, dict):
        return {key: shortened(value) for key, value in message.items()}
    if isinstance(message, list):
        plain = not any(isinstance(item, (dict, list)) for item in message)
        return [shortened(item) for item in message[: 12 if plain else 2]]
    return message


def written(message: Any, indent: str = "") -> str:
    """JSON that is easy to read: on one line what fits on one."""
    flat = json.dumps(message, ensure_ascii=False)
    if len(indent) + len(flat) <= _WIDTH or not message or not isinstance(message, (dict, list)):
        return flat
    inner = indent + "  "
    if isinstance(message, list):
        parts, ends = [written(item, inner) for item in message], "[]"
    else:
        parts = [f"{json.dumps(k)}: {written(v, inner)}" for k, v in message.items()]
        ends = "{}"
    body = ",\n".join(inner + part for part in parts)
    return f"{ends[0]}\n{body}\n{indent}{ends[1]}"


def document(seen: Seen) -> str:
    parts = []
    for section, classes in SECTIONS.items():
        parts.append(f"### {section}\n")
        for cls in classes:
            about = " ".join((cls.__doc__ or "").split()).replace("``", "`")
            example = written(shortened(seen.found[section, cls.__name__]))
            parts.append(
                f"**`{cls.__name__}`** {about}".rstrip() + f"\n\n```json\n{example}\n```\n"
            )
    return "\n".join(parts)


def checked(cls: Any, message: Any) -> None:
    """The message is one of this type, with all of its fields as they are written today. Commands
    and bodies may leave some out."""
    today = json.loads(msgspec.json.encode(msgspec.convert(message, cls)))
    if cls in (*UP, *BODIES, *ACTIONS):
        assert _holds(today, message), cls.__name__
    else:
        assert today == message, cls.__name__


def _holds(whole: Any, part: Any) -> bool:
    if isinstance(part, dict):
        return all(key in whole and _holds(whole[key], part[key]) for key in part)
    if isinstance(part, list):
        return len(whole) == len(part) and all(map(_holds, whole, part))
    return bool(whole == part)
