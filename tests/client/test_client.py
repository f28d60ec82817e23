"""The client plays whole games at a real server and recovers from errors."""

from __future__ import annotations

import asyncio
import runpy
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from roost import wire
from roost.client import Client, RefusedError, Table, UnreachableError
from roost.client.plain import Client as PlainClient
from roost.fairdice.player import FileStore
from roost.fairdice.verify import verify
from roost.rules.record import Record
from roost.server.core.errors import ComeAgainError
from roost.server.core.live.live_table import LiveTable
from tests.server.helpers import Running, running

BOT = wire.SeatBot(bot="simple")
ME, OPEN = wire.SeatMe(), wire.SeatOpen()


def request(*seats: wire.SeatSpec, game: str = "pickomino", variant: str = "") -> wire.TableRequest:
    return wire.TableRequest(
        game=game, variant=variant, seats=list(seats), pace_ms=0, private=False
    )


def first_option(_: wire.TableView, decision: wire.Decision) -> wire.Action:
    action: wire.Action = decision.options[-1].action  # type: ignore[attr-defined]
    return action


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path, grace_s=60) as found:
        yield found


async def record_of(client: Client, table: str) -> Record:
    data = await client.http.ask("GET", f"/api/tables/{table}/record", dict)
    return Record.from_json(data)


@pytest.mark.parametrize("game", ["pickomino", "knockout"])
async def test_whole_game_against_a_bot_verifies_with_its_receipt(
    server: Running, game: str
) -> None:
    async with Client(server.address, name="Ana") as ana:
        bot = wire.SeatBot(bot="random")
        async with await ana.make(request(ME, bot, game=game)) as table:
            view = await table.play(first_option)
            assert view.outcome is not None
            report = verify(await record_of(ana, table.id), receipt=table.receipt)
        assert report.good
        assert report.checked
        assert report.bare == (0, 0)
        assert table.receipt is not None
        assert table.receipt.notices == ()


async def test_two_clients_see_the_same_digits(server: Running) -> None:
    async with (
        Client(server.address, name="Ana") as ana,
        Client(server.address, name="Ben") as ben,
        await ana.make(request(ME, OPEN, variant="short+turn-on-empty")) as hers,
    ):
        link = next(invite.path for invite in hers.invites if invite.seat == 1)
        async with await ben.join(server.address + link) as his:
            await asyncio.gather(hers.play(first_option), his.play(first_option))
            assert his.you.seats == [1]
            checks = [table.fair.transcript.check for table in (hers, his)]  # type: ignore[union-attr]
            assert checks[0] == checks[1]
            assert checks[0] is not None
            assert checks[0].seats == (True, True)
            record = await record_of(ana, hers.id)
            for receipt in (hers.receipt, his.receipt):
                report = verify(record, receipt=receipt)
                assert report.good
                assert report.bare == (0, 0)
                assert report.check == checks[0].digits


async def test_client_reconnects_without_losing_commands(server: Running) -> None:
    async with (
        Client(server.address, name="Ana") as ana,
        await ana.make(request(ME, BOT)) as table,
    ):
        cuts = 0

        def cut(_: wire.Update) -> None:
            nonlocal cuts
            if cuts < 5 and table.view.status == "playing" and table.view.version % 4 == 0:
                cuts += 1
                assert table._socket is not None
                table._socket.transport.abort()

        table.listen(cut)
        await asyncio.wait_for(table.play(first_option), 60)
        assert cuts == 5
        assert verify(await record_of(ana, table.id), receipt=table.receipt).good


async def test_a_table_at_a_server_that_goes_down_is_opened_a_moment_later(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes down before the socket is let in, then before anything was said."""
    tables, service = server.services.tables, server.services.service
    let_in, join = tables.readable, service.join
    refused: list[str] = []

    async def not_let_in(id_: str, *given: Any) -> LiveTable:
        if not refused:
            refused.append("let in")
            raise ComeAgainError("the server is going down")
        return await let_in(id_, *given)

    async def not_joined(live_table: LiveTable, *given: Any) -> LiveTable:
        if refused == ["let in"]:
            refused.append("joined")
            raise ComeAgainError("the server is going down")
        return await join(live_table, *given)

    async with Client(server.address, name="Ana") as ana:
        made = await ana.make(request(ME, BOT))
        monkeypatch.setattr(tables, "readable", not_let_in)
        monkeypatch.setattr(service, "join", not_joined)
        async with made as table:
            assert refused == ["let in", "joined"]
            assert table.view.status == "open"


async def test_outdated_choice_is_made_again(server: Running) -> None:
    async with (
        Client(server.address, name="Ana") as ana,
        await ana.make(request(ME, BOT)) as table,
    ):
        late: list[int] = []

        async def choose(view: wire.TableView, decision: wire.Decision) -> wire.Action:
            action = first_option(view, decision)
            if not late:  # another device of ours was quicker
                late.append(view.version)
                await table.act(decision.seat, action, view)
            return action

        view = await asyncio.wait_for(table.play(choose), 20)
        assert (view.status, len(late)) == ("over", 1)


async def test_rejection_keeps_its_code_and_the_table_stays_usable(server: Running) -> None:
    async with Client(server.address, name="Ana") as ana:
        async with await ana.make(request(ME, OPEN)) as table:
            with pytest.raises(RefusedError) as refused:
                await table.roll(0)
            assert refused.value.code == "not-playing"
            assert (await table.ready(0)).version == 2
        with pytest.raises(RefusedError) as missing:
            await ana.read("nosuchtable")
        assert (missing.value.code, missing.value.status) == ("no-such-table", 404)


async def test_host_removes_a_player_closes_a_seat_and_renews_links(server: Running) -> None:
    async with (
        Client(server.address, name="Ana") as ana,
        Client(server.address, name="Ben") as ben,
        await ana.make(request(ME, OPEN, OPEN, BOT)) as hers,
    ):
        async with await ben.open(hers.id) as his:
            await his.sit(1)
            await his.ready(1)
            await hers.close_seat(2)
            await his.wait(lambda view: len(view.seats) == 3 and not view.seats[1].ready)
            await his.ready(1)
            await hers.remove(1)
            with pytest.raises(RefusedError) as refused:
                await his.wait(lambda _: False)
            assert refused.value.code == "removed"
        old = next(invite for invite in hers.invites if invite.seat == 1)
        new = await hers.renew_link(1)
        assert new.key != old.key
        await hers.revoke_link()
        assert [invite.seat for invite in hers.invites] == [1]
        await hers.close_seat(1)
        assert (await hers.play(first_option)).status == "over"
        assert verify(await record_of(ana, hers.id), receipt=hers.receipt).good


async def test_token_plays_for_its_owner(server: Running) -> None:
    async with Client(server.address, name="Ana") as ana:
        made = await ana.make(request(ME, BOT))
        token = await ana.new_token("program", ["read", "play"])
        async with (
            Client(server.address, token=token.token) as program,
            await program.open(made.id) as table,
        ):
            assert program.me == ana.me
            assert (await table.play(first_option)).status == "over"


async def test_missing_server_raises_unreachable() -> None:
    with pytest.raises(UnreachableError):
        async with Client("http://127.0.0.1:1"):
            pass


async def test_roll_with_a_wrong_link_is_rejected(server: Running) -> None:
    asked = wire_first(request(ME, BOT))
    async with Client(server.address, name="Ana") as ana, await ana.make(asked) as table:
        await started(table)
        before = table.view
        for link, code in (("ab" * 32, "wrong-link"), (None, "link-missing")):
            command = wire.RollDice(id=code, seat=0, version=before.version, link=link)
            with pytest.raises(RefusedError) as refused:
                await table.send(command)
            assert refused.value.code == code
        assert (await ana.read(table.id)).table.version == before.version
        ack = await table.roll(0)
        await table.wait(lambda view: view.version >= ack.version)
        option: Any = table.view.decision and table.view.decision.options[0]
        early = wire.Act(
            id="early", seat=0, version=ack.version, action=option.action, link="ab" * 32
        )
        with pytest.raises(RefusedError) as refused:
            await table.send(early)
        assert refused.value.code == "link-not-due"


async def test_another_device_of_the_player_takes_over_with_a_new_chain(server: Running) -> None:
    asked = wire_first(request(ME, BOT))
    async with Client(server.address, name="Ana") as ana, await ana.make(asked) as table:
        await started(table)
        async with await ana.open(table.id) as other:
            view = await asyncio.wait_for(other.play(first_option), 60)
            assert view.status == "over"
            for device in (table, other):
                await device.wait(lambda view: view.status == "over")
        notices = [code for _, code in table.receipt.notices]  # type: ignore[union-attr]
        assert "device" in notices
        record = await record_of(ana, table.id)
        for device in (table, other):
            report = verify(record, receipt=device.receipt)
            assert report.good, report.findings
            assert report.chains[0] == 1


async def test_secrets_that_are_kept_let_a_later_run_play_on(
    server: Running, tmp_path: Path
) -> None:
    def stores(table: str, seat: int) -> FileStore:
        return FileStore(tmp_path / f"{table}-{seat}.json")

    async with Client(server.address, name="Ana", stores=stores) as ana:
        async with await ana.make(wire_first(request(ME, BOT))) as table:
            await started(table)
            await table.roll(0)
        async with await ana.open(table.id) as again:
            await asyncio.wait_for(again.play(first_option), 60)
        report = verify(await record_of(ana, table.id), receipt=again.receipt)
        assert report.good
        assert report.chains == (0, 0)


def test_plain_client_plays_without_asyncio(tmp_path: Path) -> None:
    ready, ended = asyncio.Event(), asyncio.Event()
    address: list[str] = []

    async def serve() -> None:
        async with running(tmp_path) as found:
            address.append(found.address)
            ready.set()
            await ended.wait()

    async def both() -> None:
        serving = asyncio.create_task(serve())
        await ready.wait()
        try:
            await asyncio.to_thread(play, address[0])
        finally:
            ended.set()
            await serving

    def play(url: str) -> None:
        with PlainClient(url, name="Ana") as ana, ana.make(request(ME, BOT)) as table:
            assert table.play(first_option).status == "over"
            assert table.receipt is not None
            assert table.receipt.tips

    asyncio.run(both())


async def test_example_bot_of_sixty_lines_plays_a_whole_game(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(__file__).parents[2] / "examples" / "bot.py"
    assert len(path.read_text().splitlines()) <= 60
    example = runpy.run_path(str(path))
    await example["main"](server.address)
    said = capsys.readouterr().out
    assert "1. " in said
    assert "receipt: " in said


def wire_first(asked: wire.TableRequest) -> wire.TableRequest:
    """Like `wire`, but seat 0 starts."""
    import msgspec

    return msgspec.structs.replace(asked, first=0)


async def started(table: Table) -> None:
    """Get ready and wait for the first roll."""
    await table.ready(0)
    await table.wait(lambda view: view.status == "playing")
