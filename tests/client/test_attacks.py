"""A dishonest server against honest clients: the real server, patched, or a proxy before it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from roost import wire
from roost.client import Client, ClientError, UnfairError
from roost.client.evidence import Evidence, judge
from roost.fairdice.hashing import Chain
from roost.fairdice.transcript import (
    AwayEntry,
    BackEntry,
    ChainEntry,
    EndEntry,
    GoneEntry,
    head_of,
)
from roost.fairdice.verify import verify
from roost.rules.record import Record
from roost.server.core.table import decide, log
from roost.server.core.table import state as tables
from roost.server.core.views import table as views
from tests.client.proxy import FAKE, Json, Rewriter, put_between
from tests.client.test_client import first_option, record_of, request, wire_first
from tests.scale import FAIR_PROXIES
from tests.server.helpers import Running, running

ME, BOT, OPEN = wire.SeatMe(), wire.SeatBot(bot="simple"), wire.SeatOpen()
PARTS = 5
_POWERS = AwayEntry | BackEntry | GoneEntry | ChainEntry | EndEntry


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path, grace_s=60) as found:
        yield found


async def stopped(server: Running) -> UnfairError:
    """Return the alarm of an honest client, whose evidence holds."""
    async with Client(server.address, name="Ana") as ana:
        with pytest.raises(UnfairError) as alarm:
            async with await ana.make(wire_first(request(ME, BOT))) as table:
                await asyncio.wait_for(table.play(first_option), 60)
    evidence = json.loads(json.dumps(alarm.value.evidence))
    assert judge(Evidence.from_json(evidence)) != "none", alarm.value.evidence["stop"]
    return alarm.value


def on_views(change: Callable[[Json], None]) -> Callable[[Json], list[Json]]:
    """Change every table that the server shows."""

    def down(message: Json) -> list[Json]:
        if "table" in message and isinstance(message["table"], dict):
            change(message["table"])
        return [message]

    return down


# -- the attacks on the scheme before -------------------------------------------------------


async def test_a_no_link_is_given_for_an_index_that_the_server_names(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A: the server reports throws that were not made, to get links that were not used."""
    given: list[Json] = []

    def up(message: Json) -> list[Json]:
        given.append(message)
        return [message]

    def down(message: Json) -> list[Json]:
        table = message.get("table")
        if isinstance(table, dict) and table["status"] == "playing":
            table["dice"]["entries"] += 20
        return [message]

    put_between(monkeypatch, down, up)
    async with Client(server.address, name="Ana") as ana:
        with pytest.raises((UnfairError, ClientError)):
            async with await ana.make(wire_first(request(ME, BOT))) as table:
                await asyncio.wait_for(table.play(first_option), 60)
    links = [str(one["link"]) for one in given if one.get("link")]
    live = (await server.services.tables.get(table.id)).table
    used = msgspec.json.encode(live.transcript.entries).decode()  # type: ignore[union-attr]
    assert all(link in used for link in links)


async def test_b_a_seat_that_is_given_to_someone_else_stops_the_game(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B: the server says that our seat is not ours, and gives it a chain of its own."""
    honest = views.dice_view
    own = Chain(b"\x01" * 32).tip.hex()

    def foreign(table: tables.Table, presence: Any) -> wire.DiceView:
        view = honest(table, presence)
        if view.head is None:
            return view
        tips = [own, *view.tips[1:]]
        head = head_of(table.facts, tips).hex()
        return msgspec.structs.replace(view, tips=tips, head=head)

    monkeypatch.setattr(views, "dice_view", foreign)
    assert (await stopped(server)).stop == "tip"


async def test_c_a_refused_ready_with_a_chain_of_the_server_stops_the_game(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C: `ready` is refused, and the server gets the seat ready with a tip of its own."""
    honest = tables._PLAYERS[log.SeatReady]
    own = Chain(b"\x01" * 32).tip.hex()

    def ready(table: tables.Table, entry: log.SeatReady, played: tables.Played) -> None:
        honest(table, msgspec.structs.replace(entry, tip=own), played)

    def down(message: Json) -> list[Json]:
        refusal = {"type": "error", "code": "stale-version", "message": "", "values": {}}
        return [refusal | {"id": message["id"]}] if message["type"] == "ack" else [message]

    players: dict[Any, Any] = tables._PLAYERS
    monkeypatch.setitem(players, log.SeatReady, ready)
    put_between(monkeypatch, down)
    assert (await stopped(server)).stop == "tip"


@pytest.mark.parametrize("tips", [[None, None], [FAKE, None]])
async def test_d_dice_without_our_part_stop_the_game(
    server: Running, monkeypatch: pytest.MonkeyPatch, tips: list[str | None]
) -> None:
    """D: the server plays by a scheme in which our seat has no part."""

    def without(table: Json) -> None:
        if table["dice"]["head"]:
            table["dice"]["tips"] = tips

    put_between(monkeypatch, on_views(without))
    assert (await stopped(server)).stop == "head"


@pytest.mark.parametrize("source", ["manual", "scripted", "shared"])
async def test_e_another_source_of_dice_stops_the_game(
    server: Running, monkeypatch: pytest.MonkeyPatch, source: str
) -> None:
    """E: once the game runs, the dice come from somewhere else."""

    def other(table: Json) -> None:
        if table["status"] == "playing":
            table["dice"] |= {"source": source, "head": None, "tips": [], "entries": 0}

    put_between(monkeypatch, on_views(other))
    assert (await stopped(server)).stop == "facts"


async def test_f_dice_that_do_not_follow_from_the_links_stop_the_game(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F: the server throws what it likes."""
    monkeypatch.setattr(decide, "faces", lambda _, dice: [1] * dice)
    monkeypatch.setattr("roost.fairdice.transcript.faces", lambda _, dice: [1] * dice)
    honest = decide._thrown

    def thrown(*args: Any) -> Any:
        return honest(*args)

    monkeypatch.setattr(decide, "_thrown", thrown)

    def rewrite(message: Json) -> list[Json]:
        for entry in (message.get("entries") or {"list": []})["list"]:
            if entry["type"] == "roll":
                entry["faces"] = [2] * len(entry["faces"])
        return [message]

    put_between(monkeypatch, rewrite)
    assert (await stopped(server)).stop == "faces"


async def test_g_a_file_with_another_end_does_not_match_the_receipt(server: Running) -> None:
    """G: the moves are true up to our last throw, and then another end is made up."""
    async with Client(server.address, name="Ana") as ana:
        async with await ana.make(wire_first(request(ME, BOT))) as table:
            await asyncio.wait_for(table.play(first_option), 60)
        honest, receipt = await record_of(ana, table.id), table.receipt
    assert receipt is not None
    assert verify(honest, receipt).good
    data = json.loads(honest.dumps())
    data["turns"] = data["turns"][:-2]
    data["tags"]["status"] = "abandoned"
    for field in ("result", "outcome"):
        data.pop(field, None)
    found = {one.code for one in verify(Record.from_json(data), receipt).findings}
    assert found & {"receipt-shorter", "receipt-other"}


async def test_a_roll_without_the_link_that_was_sent_stops_the_game(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server has seen the link, and shows a roll without it."""

    def rewrite(message: Json) -> list[Json]:
        for entry in (message.get("entries") or {"list": []})["list"]:
            if entry["type"] == "roll":
                entry["link"] = None
        return [message]

    put_between(monkeypatch, rewrite)
    assert (await stopped(server)).stop == "part"


async def test_a_decision_that_is_not_ours_stops_the_game(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server plays another action at our seat."""
    honest = decide._act

    def other(table: tables.Table, person: Any, command: Any, now: int) -> Any:
        made = honest(table, person, command, now)
        legal = table.game.legal_actions(table.position)
        for action in legal:
            token = table.game.format_move(table.position, action)
            if token != getattr(made[0], "token", None) and len(made) == 1:
                step = table.game.apply(table.position, action)
                same_turn = (step.state.seat, step.state.turn) == (0, table.position.turn)
                if step.state.phase.name != "CHANCE" or not same_turn:
                    return decide.act(table, 0, action, now, "human")
        return made

    deciders: dict[Any, Any] = decide._DECIDERS
    monkeypatch.setitem(deciders, wire.Act, other)
    assert (await stopped(server)).stop == "action"


async def test_two_clients_with_different_stories_show_different_digits(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server plays Ben's part towards Ana; only the digits reveal it."""
    honest = views.dice_view
    own = Chain(b"\x02" * 32).tip.hex()
    showing: list[bool] = [False]

    def split(table: tables.Table, presence: Any) -> wire.DiceView:
        view = honest(table, presence)
        if view.head is None or not showing[0]:
            return view
        tips = [view.tips[0], own]
        return msgspec.structs.replace(view, tips=tips, head=head_of(table.facts, tips).hex())

    async with (
        Client(server.address, name="Ana") as ana,
        Client(server.address, name="Ben") as ben,
        await ana.make(request(ME, OPEN)) as hers,
        await ben.open(hers.id) as his,
    ):
        await his.sit(1)
        monkeypatch.setattr(views, "dice_view", split)
        await hers.ready(0)
        showing[0] = True
        with suppress(UnfairError):
            await his.ready(1)
        with pytest.raises(UnfairError):  # Ben's own tip is missing in this story
            await his.wait(lambda view: view.status == "playing")


# -- the proxy -----------------------------------------------------------------------------


async def messages_of_a_game(server: Running, patch: pytest.MonkeyPatch) -> list[Json]:
    """Return what an honest client was sent at another table."""
    heard: list[Json] = []

    def down(message: Json) -> list[Json]:
        heard.append(json.loads(json.dumps(message)))
        return [message]

    put_between(patch, down)
    asked = wire_first(request(ME, BOT))
    async with Client(server.address, name="Ben") as ben, await ben.make(asked) as table:
        await asyncio.wait_for(table.play(first_option), 60)
    return [one for one in heard if one["type"] == "update"][:50]


async def play_through(server: Running, patch: pytest.MonkeyPatch, rewriter: Rewriter) -> None:
    """Play a game through the proxy: an alarm, or exactly the game that the server has."""
    put_between(patch, rewriter.down)
    table, alarm = None, None
    async with Client(server.address, name="Ana") as ana:
        try:
            async with await ana.make(wire_first(request(ME, BOT))) as table:
                with suppress(TimeoutError):  # what was dropped may never come
                    await asyncio.wait_for(table.play(first_option), 5)
        except UnfairError as error:
            alarm = error
        except (ClientError, msgspec.MsgspecError):
            return
        if alarm is not None:
            evidence = Evidence.from_json(json.loads(json.dumps(alarm.evidence)))
            assert judge(evidence) != "none", (rewriter.changes, alarm.evidence["stop"])
        if alarm is not None or table is None:
            return
        seen = table.fair.transcript
        true = (await server.services.tables.get(table.id)).table.transcript
        if seen is None or true is None:
            return
        pairs = zip(seen.entries, true.entries, strict=False)
        same = next((n for n, (one, other) in enumerate(pairs) if one != other), true.n)
        # What a server may do at any time: call us away, or end the game. It gains no roll by it.
        assert not [one for one in seen.entries[same:] if not isinstance(one, _POWERS)]
        receipt = table.receipt
        if receipt is not None and receipt.n <= same:
            report = verify(await record_of(ana, table.id), receipt)
            assert report.good, (rewriter.changes, report.findings)


@pytest.mark.parametrize("part", range(PARTS))
async def test_no_change_of_the_proxy_is_believed(
    server: Running, monkeypatch: pytest.MonkeyPatch, part: int
) -> None:
    others = await messages_of_a_game(server, monkeypatch)
    for seed in range(part, FAIR_PROXIES, PARTS):
        await play_through(server, monkeypatch, Rewriter(Random(seed), others))
