"""Server metrics."""

from pathlib import Path

import pytest

from roost.cli import main
from roost.server.core.metrics import Minute, Pace, UnderWay
from tests.server.helpers import BOT, ME, Guest, refused, running

WORD = {"authorization": "Bearer sesame"}


async def test_metrics_count_moves_bots_sockets_and_errors(tmp_path: Path) -> None:
    async with running(tmp_path, metrics="sesame") as server:
        async with await Guest.named(server, "Ana") as ana:
            made = await ana.make(game="pickomino", seats=[ME, BOT], pace_ms=0, first=1)
            table = made["table"]["id"]
            code = (await ana.command(table, "ready", seat=1)).json()["code"]
            async with ana.socket(table) as live:
                await live.until("welcome")
                await live.start([0])
                while live.view["decision"]["seat"] != 0:
                    await live.receive()
                text = (await ana.http.get("/metrics", headers=WORD)).text
        found = {
            name: float(value)
            for name, _, value in (line.rpartition(" ") for line in text.splitlines())
            if not name.startswith("#")
        }
        assert found["roost_entries_total"] == live.view["version"] - 1  # all but the first
        assert found["roost_commit_seconds_count"] > 3
        assert found["roost_thinking_seconds_count"] > 0
        assert (found["roost_sockets"], found["roost_tables_live"]) == (1, 1)
        assert found["roost_tables_unfinished"] == 1
        assert found[f'roost_errors_total{{code="{code}"}}'] == 1


async def test_metrics_require_the_token(tmp_path: Path) -> None:
    async with running(tmp_path / "a", metrics="sesame") as server, Guest(server) as stranger:
        for headers in ({}, {"authorization": "Bearer x"}, {"authorization": "sesame"}):
            answer = await stranger.http.get("/metrics", headers=headers)
            refused(answer, 401, "not-signed-in")
        assert (await stranger.http.get("/metrics", headers=WORD)).status_code == 200
    async with running(tmp_path / "b") as server, Guest(server) as stranger:
        answer = await stranger.http.get("/metrics", headers=WORD)
        assert "roost_entries" not in answer.text


def test_empty_token_is_rejected(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "word").touch()
    assert main(["serve", "--set", f"metrics={tmp_path / 'word'}"]) == 2
    assert "word" in capsys.readouterr().err


def test_minute_drops_old_data_and_returns_quantiles() -> None:
    now = [1000.0]
    minute = Minute(lambda: now[0])
    assert minute.pace() == Pace(0, None, None)
    for second in range(30):
        now[0] = 1000.5 + second
        for _ in range(99):
            minute.add(2, 0.002)
        minute.add(2, 0.2)
    now[0] = 1050.0
    assert minute.pace() == Pace(120.0, 0.0025, 0.0025)
    now[0] = 1075.9  # the first 16 seconds have expired
    assert minute.pace().rate == pytest.approx(14 * 200 / 60)
    minute.add(1, 99)
    assert minute.pace().nearly_all == 0.25
    now[0] = 2000
    assert minute.pace() == Pace(0, None, None)


def test_under_way_counts_until_success_or_failure() -> None:
    busy, seen = UnderWay(), []

    def fail() -> None:
        with busy:
            seen.append(busy.count)
            raise ValueError

    with pytest.raises(ValueError):  # noqa: PT011
        fail()
    assert (seen, busy.count) == ([1], 0)
