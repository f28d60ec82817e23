"""`python -m bench.server`: the load test as a command."""

from __future__ import annotations

import sys

import pytest

from bench.server.__main__ import main


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
