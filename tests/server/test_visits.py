"""Who asked, from which address: for so many days, and not of who was forgotten."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path

from roost.server.visits import Visits
from tests.server.helpers import ME, OPEN, Guest, running


def test_notes_are_kept_a_file_a_day_and_so_many_days(tmp_path: Path) -> None:
    for day in ("2026-11-08", "2026-11-09", "2026-11-15"):
        (tmp_path / f"{day}.jsonl").write_text("{}\n")
    (tmp_path / "notes.txt").write_text("somebody else's")
    assert Visits(tmp_path, 7).tidy(date(2026, 11, 15)) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "2026-11-09.jsonl",
        "2026-11-15.jsonl",
        "notes.txt",
    ]


def test_nothing_is_written_for_no_days(tmp_path: Path) -> None:
    Visits(tmp_path / "visits", 0).note("request", address="192.0.2.1")
    assert list(tmp_path.iterdir()) == []


def test_a_forgotten_guest_is_in_no_file(tmp_path: Path) -> None:
    visits = Visits(tmp_path, 3)
    visits.note("request", address="192.0.2.1", guest="gana", status=200)
    visits.note("request", address="192.0.2.2", guest="gben", status=200)
    visits.note("request", address="192.0.2.3", guest=None, status=401)
    assert [line["address"] for line in visits.of("gana")] == ["192.0.2.1"]
    with (tmp_path / f"{datetime.now(UTC).date()}.jsonl").open("a") as file:
        file.write('{"torn')
    visits.forget("gana")
    visits.note("request", address="192.0.2.4", guest="gben")
    visits.close()
    (text,) = [path.read_text() for path in tmp_path.iterdir()]
    assert "gana" not in text
    assert [line["address"] for line in visits.of("gben")] == ["192.0.2.2", "192.0.2.4"]
    assert "192.0.2.3" in text


async def test_a_request_is_noted_with_address_guest_and_table_and_no_name(tmp_path: Path) -> None:
    async with running(tmp_path) as server, await Guest.named(server, "Wilhelmina") as mina:
        made = await mina.make(game="pickomino", seats=[ME, OPEN])
        table = made["table"]["id"]
        async with mina.socket(table) as live:
            await live.until("welcome")
        await mina.read(table)
        lines = server.services.visits.of(mina.id)
        told = {(line["what"], line.get("table")) for line in lines}
        assert told >= {("request", table), ("socket", table)}
        assert {line["address"] for line in lines} == {"127.0.0.1"}
        everything = (await mina.http.get("/api/me/everything")).json()
        assert everything["visits"][: len(lines)] == lines
        text = _all(tmp_path / "visits")
        assert "Wilhelmina" not in text
        assert made["invites"][0]["key"] not in text
        await mina.http.delete("/api/me")
        assert mina.id not in _all(tmp_path / "visits")


def _all(folder: Path) -> str:
    return "".join(path.read_text() for path in sorted(folder.iterdir()))
