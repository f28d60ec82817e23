"""`python -m bench.server`: the load test as a command."""

from __future__ import annotations

import json
import sys

import pytest

from bench.server.__main__ import main
from bench.server.postgres import psql
from tests.server.core.storage import postgres


def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str
) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "argv", ["bench.server", *words])
    status = main()
    out = capsys.readouterr()
    return status, out.out, out.err


@pytest.mark.slow
def test_prints_a_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--sockets", "2", "--seconds", "0.5", "--rate", "20", "--store", "sqlite"]
    status, out, _ = run(monkeypatch, capsys, *words)
    assert status == 0
    head, columns, *rows = out.splitlines()
    assert head.startswith("2 sockets, 1 tables")
    assert "moves/s" in columns
    assert [row.split("  ")[0] for row in rows[:2]] == ["floor", "SQLite"]
    assert "  SQLite to the floor: " in out
    assert " Python calls, " in out


@pytest.mark.alone
@pytest.mark.slow
def test_measures_both_databases_and_three_servers_beside_the_floor(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    uri = postgres.server().get_uri()
    words = ["--sockets", "20", "--seconds", "0.6", "--rate", "60", "--store", uri, "--json"]
    status, out, _ = run(monkeypatch, capsys, *words)
    assert status == 0
    told = json.loads(out)
    parts = told["results"]
    alone = ("floor", "sqlite", "postgresql-1")
    several = ("hashed-2", "scattered-2", "scattered-3")
    assert list(parts) == [*alone, *(f"{name}-paced" for name in alone), *several]
    for name, part in parts.items():
        assert part["moves"]["mean"] > 0, name
        assert part["servers_us"]["mean"] > 0, name
        assert part["refused"] == 0, name
        if name.endswith("-paced"):  # fewer where the machine is busy, never more
            assert part["moves"]["mean"] <= 80, name
    assert told["proved"] > 0
    assert list(told["ratios"]) == ["sqlite", "postgresql-1", *several]
    for ratio in told["ratios"].values():
        assert ratio["low"] <= ratio["mean"] <= ratio["high"]
    left = psql(
        postgres.server(), "SELECT count(*) FROM pg_namespace WHERE nspname ~ 'roost_bench'"
    )
    assert left.split()[2] == "0"
