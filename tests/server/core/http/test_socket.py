"""Sockets: resuming, heartbeats, slow readers, goodbyes."""

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed

from roost.server.core.live.outbox import Outbox
from tests.server.helpers import BOT, ME, OPEN, Guest, Running, two_players


async def test_a_reconnect_resumes_from_the_last_version_seen(ana: Guest, ben: Guest) -> None:
    table = await two_players(ana, ben)
    async with ana.socket(table) as live:
        await live.until("welcome")
        seen = live.view["version"]
    await ana.do(table, "roll", seat=0, version=seen)
    view = (await ana.read(table)).json()["table"]
    action = view["decision"]["options"][0]["action"]
    await ana.do(table, "act", seat=0, version=view["version"], action=action)
    async with ana.socket(table, query=f"?since={seen}") as live:
        welcome = await live.until("welcome")
    assert [step["version"] for step in welcome["steps"]] == [seen + 1, seen + 2]
    assert [step["by"] for step in welcome["steps"]] == ["human", "human"]
    assert welcome["table"]["version"] == seen + 2


async def test_a_ping_is_answered_with_the_servers_time(ana: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, BOT])
    async with ana.socket(made["table"]["id"]) as live:
        await live.until("welcome")
        answer = await live.answer("ping")
    assert answer["server_time"] > 1_700_000_000_000


@pytest.mark.parametrize(
    "raw", ["", "{", "[]", '"act"', '{"type":"act"}', "null", "\x00", "{}" * 9]
)
async def test_unreadable_message_is_answered_with_an_error(ana: Guest, raw: str) -> None:
    made = await ana.make(game="pickomino", seats=[ME, BOT])
    async with ana.socket(made["table"]["id"]) as live:
        await live.until("welcome")
        await live.connection.send(raw)
        assert (await live.receive())["code"] == "bad-message"
        assert (await live.answer("ping"))["type"] == "pong"


async def test_binary_messages_are_read_too(ana: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, BOT])
    async with ana.socket(made["table"]["id"]) as live:
        await live.until("welcome")
        await live.connection.send(json.dumps({"type": "ping", "id": "b"}).encode())
        assert (await live.receive())["type"] == "pong"


async def test_an_unknown_parameter_is_refused(ana: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, BOT])
    async with ana.socket(made["table"]["id"], query="?since=minus") as live:
        assert (await live.receive())["code"] == "bad-parameter"


async def test_connected_seats_are_shown(ana: Guest, ben: Guest) -> None:
    table = await two_players(ana, ben)
    async with ana.socket(table) as live:
        await live.until("welcome")
        assert [seat["connected"] for seat in live.view["seats"]] == [True, False]
        async with ben.socket(table):
            await live.until("update")
            assert [seat["connected"] for seat in live.view["seats"]] == [True, True]
        await live.until("update")
        assert [seat["connected"] for seat in live.view["seats"]] == [True, False]


async def test_empty_seat_is_not_connected(server: Running, ana: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
    async with Guest(server) as nobody, nobody.socket(made["table"]["id"]) as live:
        await live.until("welcome")
        assert [seat["connected"] for seat in live.view["seats"]] == [False, False]
        assert live.view["watching"] == 1


@pytest.mark.sqlite  # the only server: where there are others, they are asked (test_several.py)
async def test_a_draining_server_says_goodbye_and_refuses_commands(
    server: Running, ana: Guest
) -> None:
    made = await ana.make(game="pickomino", seats=[ME, BOT])
    table = made["table"]["id"]
    async with ana.socket(table) as live:
        await live.until("welcome")
        await server.services.drain()
        assert (await live.until("bye"))["reason"] == "draining"
        with pytest.raises(ConnectionClosed):
            await live.receive()
    answer = await ana.command(table, "ready", seat=0)
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert (await ana.http.get("/ready")).status_code == 503
    assert (await ana.http.get("/health")).json()["status"] == "draining"


async def test_slow_reader_is_dropped_without_delaying_others() -> None:
    """The socket takes one message, then blocks for ever."""
    sent: list[str] = []
    blocked = asyncio.Event()

    async def send(message: dict[str, str]) -> None:
        if sent:
            await blocked.wait()
        sent.append(message["text"])

    outbox = Outbox(send, 3)
    for number in range(5):
        outbox.push(str(number))
    assert outbox.closed is None
    outbox.push("one too many")
    assert outbox.closed == "slow"
    await asyncio.sleep(0)
    assert sent == ["0"]


async def test_a_reader_that_catches_up_gets_everything_in_order() -> None:
    sent: list[str] = []
    free = asyncio.Event()

    async def send(message: dict[str, str]) -> None:
        await free.wait()
        sent.append(message["text"])

    outbox = Outbox(send, 10)
    for number in range(5):
        outbox.push(str(number))
    free.set()
    await outbox.flush()
    outbox.push("5")
    assert sent == ["0", "1", "2", "3", "4", "5"]
