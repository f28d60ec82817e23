"""Your own bot at a real server: it plays, reconnects and keeps its identity."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from roost import wire
from roost.bots import resolve_bot
from roost.client import Client, bot
from tests.server.helpers import Running, running

EXAMPLE = f"{Path(__file__).parents[2]}/examples/bots/my_bot.py:MyBot"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path, grace_s=60) as found:
        yield found


def against_a_bot(game: str) -> wire.TableRequest:
    return wire.TableRequest(
        game=game, seats=[wire.SeatMe(), wire.SeatBot(bot="random")], pace_ms=0
    )


@pytest.mark.parametrize(("game", "name"), [("pickomino", EXAMPLE), ("knockout", "greedy")])
async def test_bot_plays_a_whole_game(
    server: Running, tmp_path: Path, game: str, name: str
) -> None:
    client = await bot.sign_in(server.address, "MyBot", tmp_path / "bots.json")
    table = await client.make(against_a_bot(game))
    view = await bot.play(table, bot.chooser(resolve_bot(game, name)))
    assert view.outcome is not None


async def test_bot_keeps_its_guest_identity(server: Running, tmp_path: Path) -> None:
    tokens = tmp_path / "stand_in" / "bots.json"
    first = await bot.sign_in(server.address, "MyBot", tokens)
    again = await bot.sign_in(server.address, "MyBot", tokens)
    other = await bot.sign_in(server.address, "Other", tokens)
    assert first.me is not None
    assert again.me is not None
    assert other.me is not None
    assert first.me.id == again.me.id != other.me.id
    assert stat.S_IMODE(tokens.stat().st_mode) == 0o600


async def test_token_unknown_to_the_server_is_replaced(server: Running, tmp_path: Path) -> None:
    tokens = tmp_path / "bots.json"
    first = await bot.sign_in(server.address, "MyBot", tokens)
    kept = bot.Tokens(tokens)
    kept.keep(f"{first.http.origin} MyBot", "rt_nonsense")
    again = await bot.sign_in(server.address, "MyBot", tokens)
    assert again.me is not None
    assert kept.get(f"{first.http.origin} MyBot") != "rt_nonsense"


async def test_bot_resumes_an_unfinished_game(server: Running, tmp_path: Path) -> None:
    tokens = tmp_path / "bots.json"
    client = await bot.sign_in(server.address, "MyBot", tokens)
    table = await client.make(against_a_bot("pickomino"))
    choose = bot.chooser(resolve_bot("pickomino", EXAMPLE))
    decided = 0

    def gives_up(view: wire.TableView, decision: wire.Decision) -> wire.Action:
        nonlocal decided
        decided += 1
        if decided > 2:
            raise asyncio.CancelledError
        return choose(view, decision)

    with pytest.raises(asyncio.CancelledError):
        await bot.play(table, gives_up)
    again = await bot.sign_in(server.address, "MyBot", tokens)
    assert list(await bot.unfinished(again)) == [table.id]
    view = await bot.play(await again.open(table.id), choose)
    assert view.outcome is not None


async def test_bot_takes_the_seat_of_a_link(server: Running, tmp_path: Path) -> None:
    async with Client(server.address, name="Ana") as ana:
        request = wire.TableRequest(
            game="pickomino", seats=[wire.SeatMe(), wire.SeatInvite()], pace_ms=0
        )
        async with await ana.make(request) as table:
            invite = next(one for one in table.invites if one.seat == 1)
            client = await bot.sign_in(server.address, "MyBot", tmp_path / "bots.json")
            joined = await client.join(f"{server.address}{invite.path}")
            choose = bot.chooser(resolve_bot("pickomino", EXAMPLE))
            mine, theirs = await asyncio.gather(table.play(choose), bot.play(joined, choose))
    assert mine.outcome == theirs.outcome
    assert theirs.seats[1].name == "MyBot"
