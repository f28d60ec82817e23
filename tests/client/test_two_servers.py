"""Honest games over two servers of one database, with connections that break: no alarm."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from random import Random

import pytest

from roost import wire
from roost.client import Client, Table
from roost.fairdice.verify import verify
from tests.client.test_client import BOT, ME, OPEN, record_of, request
from tests.scale import scaled
from tests.server.core.storage import postgres
from tests.server.helpers import running


def breaks(table: Table, random: Random) -> None:
    """Let a table's connection break now and then."""

    def cut(_: wire.Update) -> None:
        if table._socket is not None and random.random() < 0.03:
            table._socket.transport.abort()

    table.listen(cut)


@pytest.mark.parametrize("seed", range(scaled(3, 100)))
async def test_players_at_two_servers_finish_without_an_alarm(tmp_path: Path, seed: int) -> None:
    random, store = Random(seed), postgres.fresh()
    seats: list[wire.SeatSpec] = [ME, OPEN, BOT] if seed % 2 else [ME, OPEN]
    game, variant = ("knockout", "") if seed % 3 == 2 else ("pickomino", "short")

    def choose(_: wire.TableView, decision: wire.Decision) -> wire.Action:
        action: wire.Action = random.choice(decision.options).action  # type: ignore[attr-defined]
        return action

    async with running(tmp_path / "one", grace_s=60, store=store) as one:
        (tmp_path / "two").mkdir()
        shutil.copy(tmp_path / "one" / "secret", tmp_path / "two" / "secret")
        async with (
            running(tmp_path / "two", grace_s=60, store=store) as two,
            Client(one.address, name="Ana") as ana,
            Client(two.address, name="Ben") as ben,
            await ana.make(request(*seats, game=game, variant=variant)) as hers,
            await ben.open(hers.id) as his,
        ):
            await his.sit(1)
            for table in (hers, his):
                breaks(table, random)
            async with asyncio.timeout(300):
                await asyncio.gather(hers.play(choose), his.play(choose))
            record = await record_of(ana, hers.id)
            for table in (hers, his):
                report = verify(record, table.receipt)
                assert report.good, report.findings
