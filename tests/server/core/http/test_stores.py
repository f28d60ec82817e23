"""Whole games on every store that a server runs on."""

from pathlib import Path

import pytest

from tests.server.core.storage import postgres
from tests.server.helpers import BOT, ME, Guest, running


@pytest.mark.parametrize("game", ["pickomino", "knockout"])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_whole_game_is_played_and_there_again_after_a_restart(
    kind: str, game: str, tmp_path: Path
) -> None:
    store = postgres.fresh() if kind == "postgresql" else None
    async with running(tmp_path, store=store) as server:
        async with await Guest.named(server, "Zoë") as zoe:
            made = await zoe.make(game=game, seats=[ME, BOT], pace_ms=0)
            table = made["table"]["id"]
            async with zoe.socket(table) as live:
                await live.until("welcome")
                await live.start([0])
                view = await live.play_turns([0])
            cookies = dict(zoe.http.cookies)
        assert view["status"] == "over"
    async with running(tmp_path, store=store) as server:
        zoe = Guest(server)
        zoe.http.cookies.update(cookies)
        async with zoe:
            again = (await zoe.read(table)).json()["table"]
            assert (again["status"], again["version"]) == ("over", view["version"])
            assert again["outcome"] == view["outcome"]
            record = (await zoe.http.get(f"/api/tables/{table}/record")).text
            listed = (await zoe.http.get("/api/me/games")).json()
        assert "Zoë" in record
        assert [line["table"]["id"] for line in listed["games"]] == [table]
