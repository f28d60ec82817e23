"""The access log: retention, deletion of guests, and disk failures."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from roost.server.core.access_log import AccessLog
from roost.server.core.storage.port import StorageError
from tests.server.helpers import ME, OPEN, Guest, running


def test_log_keeps_one_file_per_day_for_configured_days(tmp_path: Path) -> None:
    for day in ("2026-11-08", "2026-11-09", "2026-11-15"):
        (tmp_path / f"{day}.jsonl").write_text("{}\n")
    (tmp_path / "notes.txt").write_text("somebody else's")
    assert AccessLog(tmp_path, 7).tidy(date(2026, 11, 15)) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "2026-11-09.jsonl",
        "2026-11-15.jsonl",
        "notes.txt",
    ]


def test_nothing_is_written_for_no_days(tmp_path: Path) -> None:
    AccessLog(tmp_path / "access-log", 0).note("request", address="192.0.2.1")
    assert list(tmp_path.iterdir()) == []


def test_forget_removes_guest_from_all_files(tmp_path: Path) -> None:
    access_log = AccessLog(tmp_path, 3)
    access_log.note("request", address="192.0.2.1", guest="gana", status=200)
    access_log.note("request", address="192.0.2.2", guest="gben", status=200)
    access_log.note("request", address="192.0.2.3", guest=None, status=401)
    assert [line["address"] for line in access_log.of("gana")] == ["192.0.2.1"]
    with (tmp_path / f"{datetime.now(UTC).date()}.jsonl").open("a") as file:
        file.write('{"torn')
    access_log.forget("gana")
    access_log.note("request", address="192.0.2.4", guest="gben")
    access_log.close()
    (text,) = [path.read_text() for path in tmp_path.iterdir()]
    assert "gana" not in text
    assert [line["address"] for line in access_log.of("gben")] == ["192.0.2.2", "192.0.2.4"]
    assert "192.0.2.3" in text


async def test_request_line_has_address_guest_and_table_but_no_name(tmp_path: Path) -> None:
    async with running(tmp_path) as server, await Guest.named(server, "Wilhelmina") as mina:
        made = await mina.make(game="pickomino", seats=[ME, OPEN])
        table = made["table"]["id"]
        async with mina.socket(table) as live:
            await live.until("welcome")
        await mina.read(table)
        for path in ("/health", "/ready"):  # proxies ask every other second
            await mina.http.get(path)
        lines = server.services.access_log.of(mina.id)
        assert {line.get("route") for line in lines} & {"/health", "/ready"} == set()
        told = {(line["what"], line.get("table")) for line in lines}
        assert told >= {("request", table), ("socket", table)}
        assert {line["address"] for line in lines} == {"127.0.0.1"}
        everything = (await mina.http.get("/api/me/everything")).json()
        assert everything["access_log"][: len(lines)] == lines
        text = _all(tmp_path / "access-log")
        assert "Wilhelmina" not in text
        assert made["invites"][0]["key"] not in text
        await mina.http.delete("/api/me")
        assert mina.id not in _all(tmp_path / "access-log")


def test_failing_access_log_warns_once_per_outage_and_recovers(tmp_path: Path) -> None:
    folder = tmp_path / "access-log"
    access_log = AccessLog(folder, 3)
    for outage in range(2):
        folder.write_text("a file in the place of the folder")
        with capture_logs() as logs:
            for _ in range(3):
                access_log.note("request", address=f"192.0.2.{outage}", guest="gana")
            folder.unlink()
            access_log.note("request", address=f"198.51.100.{outage}", guest="gana")
        assert [(line["log_level"], line["event"]) for line in logs] == [
            ("warning", "the access log cannot be written"),
            ("info", "the access log works again"),
        ]
        assert [line["address"] for line in access_log.of("gana")] == [f"198.51.100.{outage}"]
        access_log.close()
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()


def test_line_after_a_torn_line_is_readable(tmp_path: Path) -> None:
    (tmp_path / f"{datetime.now(UTC).date()}.jsonl").write_text('{"what":"reque')
    access_log = AccessLog(tmp_path, 3)
    access_log.note("request", address="192.0.2.1", guest="gana")
    access_log.close()
    assert [line["address"] for line in access_log.of("gana")] == ["192.0.2.1"]


def test_forget_is_refused_while_access_log_cannot_be_rewritten(tmp_path: Path) -> None:
    access_log = AccessLog(tmp_path, 3)
    access_log.note("request", address="192.0.2.1", guest="gana")
    blocked = (tmp_path / f"{datetime.now(UTC).date()}.new").resolve()
    blocked.mkdir()  # where the fresh file would go
    with pytest.raises(StorageError) as error:
        access_log.forget("gana")
    assert error.value.code == "store-failed"
    blocked.rmdir()
    access_log.forget("gana")
    assert access_log.of("gana") == []


def _all(folder: Path) -> str:
    return "".join(path.read_text() for path in sorted(folder.iterdir()))
