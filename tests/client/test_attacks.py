"""A dishonest server against honest clients: the real server, patched to cheat."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from roost import wire
from roost.client import Client, Table, UnfairError
from roost.fairdice import (
    FairDice,
    Receipt,
    follows,
    new_seed,
    seat_commitment,
    server_commitment,
    verify,
)
from roost.rules.record import Record
from roost.server.core.table import decide, log
from roost.server.core.table import state as tables
from tests.client.test_client import first_option, record_of, request, started, wire_first
from tests.server.helpers import Running, running

ME, BOT, OPEN = wire.SeatMe(), wire.SeatBot(bot="simple"), wire.SeatOpen()
HONEST = tables.Table


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path, grace_s=60) as found:
        yield found


def patched(patch: pytest.MonkeyPatch, entry: type[Any], cheat: Any) -> None:
    """Patch the server to run `cheat` after it has played an entry of this kind."""
    honest = tables._PLAYERS[entry]

    def dishonest(table: tables.Table, entry: Any, played: tables.Played) -> None:
        honest(table, entry, played)
        cheat(table, entry)

    patch.setitem(tables._PLAYERS, entry, dishonest)


async def caught(server: Running, asked: wire.TableRequest | None = None) -> set[str]:
    """Return the codes of the errors an honest client raises before its first decision."""
    decisions = 0

    def choose(view: wire.TableView, decision: wire.Decision) -> wire.Action:
        nonlocal decisions
        decisions += 1
        return first_option(view, decision)

    async with Client(server.address, name="Ana") as ana:
        with pytest.raises(UnfairError) as alarm:
            async with await ana.make(wire_first(asked or request(ME, BOT))) as table:
                await table.play(choose)
        assert decisions == 0, "noticed only after the first decision"
        return {finding.code for finding in alarm.value.findings}


def swap_seed(table: tables.Table, seat: int) -> None:
    """The attack: search for a seed that gives the desired roll, and forge the commitment."""
    others = [s.seed or bytes(32) for s in table.seats]
    for _ in range(40):
        others[seat] = new_seed()
        roll = FairDice(table.id, table.made.seed, tuple(others)).roll(0, 8)
        if roll.dice.count(1) >= 2:
            break
    mine = table.seats[seat]
    mine.seed = others[seat]
    mine.commitment = seat_commitment(table.id, seat, others[seat], mine.anchor)
    table._fair = None


async def test_swapped_seed_of_own_seat_stops_the_game(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    patched(monkeypatch, log.Started, lambda table, _: swap_seed(table, 0))
    assert await caught(server) == {"receipt-seat", "receipt-seed"}


async def test_swapped_seed_of_a_bot_stops_the_game(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    patched(monkeypatch, log.Started, lambda table, _: swap_seed(table, 1))
    assert await caught(server) == {"receipt-seat"}


@pytest.mark.parametrize("shown", ["ab" * 32, None])
async def test_forged_commitment_of_own_seat_is_detected_before_the_reveal(
    server: Running, monkeypatch: pytest.MonkeyPatch, shown: str | None
) -> None:
    """The server swaps it at once, so that the first receipt would contain the wrong one."""
    revealed: list[int] = []

    def swap(table: tables.Table, entry: log.SeatReady) -> None:
        table.seats[entry.seat].commitment = shown

    patched(monkeypatch, log.SeatReady, swap)
    patched(monkeypatch, log.Revealed, lambda _, entry: revealed.append(entry.seat))
    assert await caught(server) == {"receipt-seat"}
    assert revealed == [], "our seed was given to a server that had lied by then"


async def test_dropped_reveal_stops_the_game(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def withhold(table: tables.Table, entry: log.Revealed) -> None:
        seat = table.seats[entry.seat]
        seat.seed, seat.withheld = None, True
        table._fair = None

    patched(monkeypatch, log.Revealed, withhold)
    assert "receipt-withheld" in await caught(server)


async def test_server_seed_changed_after_the_reveal_stops_the_game(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def reseed(table: tables.Table, _: log.Started) -> None:
        table.made = msgspec.structs.replace(table.made, seed=new_seed())
        table.commitment = server_commitment(table.id, table.made.seed)
        table._fair = None

    patched(monkeypatch, log.Started, reseed)
    assert await caught(server) == {"receipt-server"}


async def test_roll_without_the_sent_link_stops_the_game(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server has seen the link, and chooses the dice without it."""
    monkeypatch.setattr(decide, "_checked_link", lambda *_: None)
    assert await caught(server) == {"receipt-throw"}


async def test_views_with_different_commitments_have_different_fingerprints(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ana is shown a forged commitment of Ben; only comparing fingerprints reveals it."""
    shown: dict[str, str] = {}

    def swap(table: tables.Table, entry: log.SeatReady) -> None:
        if entry.seat == 1:
            shown[table.id] = table.seats[1].commitment or ""
            table.seats[1].commitment = "ab" * 32

    patched(monkeypatch, log.SeatReady, swap)
    async with (
        Client(server.address, name="Ana") as ana,
        Client(server.address, name="Ben") as ben,
        await ana.make(request(ME, OPEN)) as hers,
    ):
        async with await ben.open(hers.id) as his:
            await his.sit(1)
            await hers.ready(0)
            await his.ready(1)
            await hers.wait(lambda view: view.status == "revealing")
        honest = (*hers.receipt.seats[:1], shown[hers.id])
        his_receipt = Receipt(hers.id, hers.receipt.commitment, honest)
        assert his_receipt.fingerprint != hers.receipt.fingerprint


async def test_forged_game_file_does_not_match_the_receipt(server: Running) -> None:
    """The game was honest, but the server later hands out a forged file, seeds and all."""
    async with Client(server.address, name="Ana") as ana:
        async with await ana.make(wire_first(request(ME, BOT))) as table:
            await table.play(first_option)
            honest, receipt = await record_of(ana, table.id), table.receipt
        async with await ana.make(wire_first(request(ME, BOT))) as other:
            await other.play(first_option)
            forged = json.loads((await record_of(ana, other.id)).dumps())
        # The other game passed off as this one, with all its commitments adapted.
        forged["tags"]["table"] = forged["dice"]["table"] = table.id
        dice = forged["dice"]
        dice["commitment"] = server_commitment(table.id, bytes.fromhex(dice["seed"]))
        for index, seat in enumerate(dice["seats"]):
            seat["link"] = None
            anchor = seat["anchor"] = None
            seat["commitment"] = seat_commitment(
                table.id, index, bytes.fromhex(seat["seed"]), anchor
            )
        assert verify(honest, receipt=receipt).good
        found = {f.code for f in verify(Record.from_json(forged), receipt=receipt).findings}
        assert {"receipt-server", "receipt-seat", "receipt-seed"} <= found
        assert {f.code for f in verify(honest, receipt=other.receipt).findings} == {"receipt-table"}


# -- the next throw ------------------------------------------------------------------------


def strings_of_32_bytes(data: bytes) -> Iterator[bytes]:
    """Return everything that could be a link: raw, hexadecimal or base64."""
    import base64

    for found in re.finditer(rb"(?=([0-9a-fA-F]{64}))", data):
        yield bytes.fromhex(found[1].decode())
    for found in re.finditer(rb"(?=([A-Za-z0-9+/_-]{43}=?))", data):
        yield base64.urlsafe_b64decode(found[1][:43].translate(_URLSAFE) + b"=")
    for start in range(len(data) - 31):
        yield data[start : start + 32]


_URLSAFE = bytes.maketrans(b"+/", b"-_")


async def test_next_roll_cannot_be_computed_from_all_server_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    received: list[bytes] = []
    honest = decide.decide

    def overhear(table: tables.Table, person: Any, command: Any, now: int) -> Any:
        received.append(repr(command).encode())
        parts = (getattr(command, name, None) or "" for name in ("seed", "anchor", "link"))
        received.extend(part.encode() for part in parts)
        return honest(table, person, command, now)

    monkeypatch.setattr("roost.server.core.live.service.decide", overhear)
    async with (
        running(tmp_path, grace_s=60) as server,
        Client(server.address, name="Ana") as ana,
        await ana.make(wire_first(request(ME, BOT))) as table,
    ):
        await started(table)
        for throw in range(6):
            await table.wait(lambda view: view.decision is not None and view.decision.seat == 0)
            live = (await server.services.tables.get(table.id)).table
            knows = everything(tmp_path, received, capfd)
            last = live.seats[0].link or live.seats[0].anchor
            assert last is not None
            assert last in knows, "the attacker does not see what the server has"
            assert not [x for x in knows if follows(table.id, 0, last, x)], "the link is known"
            index, link = live.rolls, table.fair._own[0].chain.link(throw)
            await table.roll(0)
            view = await table.wait(lambda view, seen=index: view.dice.rolls > seen)  # type: ignore[misc]
            assert view.dice.links[index] == "0"
            assert link is not None
            assert live.fair.roll(index, 8, link) != live.fair.roll(index, 8, None)
            assert link in everything(tmp_path, received, capfd), "after the throw it is known"
            await finish_turn(table)


def everything(
    folder: Path, received: list[bytes], capfd: pytest.CaptureFixture[str]
) -> set[bytes]:
    """Return everything the server has stored, logged and received so far."""
    said = capfd.readouterr()
    received.append((said.out + said.err).encode())
    stored = b"\n".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())
    return {found for data in (stored, *received) for found in strings_of_32_bytes(data)}


async def finish_turn(table: Table) -> None:
    """Take the first face and stop as soon as possible, avoiding another roll."""
    while True:
        view = table.view
        decision = view.decision
        if view.status != "playing" or decision is None or decision.seat != 0:
            return
        if decision.kind != "act":
            return
        options: list[Any] = list(decision.options)
        stops = [option for option in options if not getattr(option, "throws", False)]
        ack = await table.act(0, (stops or options)[0].action)
        await table.wait(lambda view, ack=ack: view.version >= ack.version)  # type: ignore[misc]
