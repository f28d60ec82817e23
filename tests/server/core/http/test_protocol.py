"""The protocol as a server describes it, and as it is spoken."""

import asyncio
import json
import re
from typing import Any, get_args

import httpx
import jsonschema_rs
import pytest

from roost import wire
from roost.client import Client
from roost.server.core.table import state
from tests.server.helpers import Guest, Running, two_players

# -- AsyncAPI --------------------------------------------------------------------------------


@pytest.fixture
async def described(server: Running) -> dict[str, Any]:
    async with httpx.AsyncClient(timeout=60) as browser:
        answer = await browser.get(f"{server.address}/api/asyncapi.json")
    found: dict[str, Any] = answer.json()
    return found


def resolved(document: dict[str, Any], pointer: str) -> Any:
    here: Any = document
    for part in pointer.removeprefix("#/").split("/"):
        here = here[part]
    return here


async def test_a_server_describes_its_socket(server: Running, described: dict[str, Any]) -> None:
    assert described["asyncapi"] == "3.0.0"
    host = server.address.removeprefix("http://")
    assert described["servers"]["here"]["host"] == host
    port = host.rpartition(":")[2]
    assert described["components"]["securitySchemes"]["cookie"]["name"] == f"roost-{port}"
    for pointer in re.findall(r'"\$ref": "([^"]+)"', json.dumps(described)):
        assert resolved(described, pointer) is not None
    for name, union in (("command", wire.ClientMessage), ("news", wire.ServerMessage)):
        shown = [
            ref["$ref"].rpartition("/")[2] for ref in described["operations"][name]["messages"]
        ]
        assert shown == [cls.__name__ for cls in get_args(union)]


async def test_what_is_spoken_is_what_is_described(
    described: dict[str, Any], ana: Guest, ben: Guest
) -> None:
    table = await two_players(ana, ben)
    async with ana.socket(table, query="?since=0") as live:
        await live.until("welcome")
        await live.answer("roll", seat=0, version=live.view["version"])
        await live.answer("react", seat=0, reaction="wow")
        await live.answer("ping")
        await live.answer("roll", seat=1, version=live.view["version"])
    assert {"welcome", "ack", "update", "reacted", "pong", "error"} <= {
        message["type"] for message in live.messages
    }
    by_name = {m["name"]: m for m in described["components"]["messages"].values()}
    for message in live.messages:
        schema = {**by_name[message["type"]]["payload"], "components": described["components"]}
        jsonschema_rs.validator_for(schema).validate(message)


# -- gaps ------------------------------------------------------------------------------------


async def test_steps_too_old_to_be_sent_are_named_and_can_be_paged(
    server: Running, ana: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state, "MOST_STEPS", 6)
    table = await two_players(ana, ben)
    async with ana.socket(table, query="?since=0") as live:
        whole = await live.until("welcome")
        assert whole["missed"] is None
        await live.answer("roll", seat=0, version=live.view["version"])
        for _ in range(3):
            await ben.do(table, "leave", seat=1)
            await ben.do(table, "return", seat=1)
        version = (await ana.read(table)).json()["table"]["version"]
        while live.view["version"] < version:
            await live.receive()
        told = [step for message in live.messages for step in message.get("steps", ())]
    assert [step["version"] for step in told] == list(range(1, version + 1))
    async with ana.socket(table, query="?since=1") as late:
        welcome = await late.until("welcome")
    missed, held = welcome["missed"], welcome["steps"]
    assert missed["first"] == 2
    assert held[0]["version"] == missed["last"] + 1
    assert (await ana.read(table, since=1)).json()["missed"] == missed
    assert (await ana.read(table, since=version - 1)).json()["missed"] is None
    paged, after = [], 1
    while after is not None:
        query = {"after": after, "limit": 2}
        page = (await ana.http.get(f"/api/tables/{table}/steps", params=query)).json()
        assert len(page["steps"]) <= 2
        paged += page["steps"]
        after = page["next"]
    assert paged == told[1:]


async def test_a_client_that_was_away_long_gets_everything_in_order(
    server: Running, ana: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state, "MOST_STEPS", 6)
    async with Client(server.address, name="Cleo") as cleo:
        request = wire.TableRequest(game="pickomino", seats=[wire.SeatMe(), wire.SeatOpen()])
        async with await cleo.make(request) as table:
            await table.ready(0)
            assert table._socket is not None
            seen = table.view.version
            await table._socket.close()
            commands = [wire.RenewLink(id=f"again{number}", seat=1) for number in range(6)]
            for command in commands:
                path = f"/api/tables/{table.id}/commands"
                await cleo.http.ask("POST", path, wire.Ack, command)
            await asyncio.wait_for(table.wait(lambda view: view.version > seen), 30)
            versions = [step.version for step in table.steps]
            assert versions == sorted(set(versions))
            assert versions == list(range(versions[0], table.view.version + 1))
