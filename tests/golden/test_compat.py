"""Files of every release open, replay and verify today, and so do those that today's code writes.

`scripts/golden compat` adds a release.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import httpx
import pytest

from roost.cli import saves
from roost.fairdice.verify import verify
from roost.rules import format_position, game_of, parse_position
from roost.rules.record import Record, format_text
from roost.server.core.rows import Rows
from roost.server.core.storage.opening import open_database
from roost.server.core.table.state import UNFINISHED, Table
from tests.golden.compat.writing import FOLDER, size, write
from tests.server.helpers import running
from tests.server.product import MIGRATIONS

RELEASES = sorted(path for path in FOLDER.iterdir() if path.is_dir() and path.name[0].isdigit())
TODAY = "today"
FOR_EVER = 1e12  # seconds: these tables must not be tidied away
LIMIT = 1_000_000  # bytes per release

pytestmark = pytest.mark.slow


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.fixture(scope="module", params=[TODAY, *(path.name for path in RELEASES)])
def release(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a release, or one that today's code has just written."""
    if request.param != TODAY:
        return FOLDER / str(request.param)
    folder = tmp_path_factory.mktemp("compat") / TODAY
    write(folder)
    return folder


@pytest.fixture
def data(release: Path, tmp_path: Path) -> Path:
    """A copy of the server's folder that may change."""
    return Path(shutil.copytree(release / "server", tmp_path / "server"))


def test_every_release_in_the_changelog_has_its_folder() -> None:
    changelog = (FOLDER.parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
    released = set(re.findall(r"^## \[([0-9.]+)\]", changelog, re.MULTILINE))
    assert released <= {release.name for release in RELEASES}


def test_a_release_is_small(release: Path) -> None:
    assert size(release) < LIMIT


def test_a_release_is_not_written_again(release: Path) -> None:
    with pytest.raises(SystemExit, match=f"the files of {release.name} exist already"):
        write(release)


def test_game_files_replay_and_are_written_the_same(release: Path) -> None:
    games = read(release / "games.json")
    for name, wanted in games.items():
        path = release / "games" / f"{name}.json"
        record, text = saves.read(path), path.with_suffix(".txt")
        outcome = record.outcome()
        assert saves.read(text) == record, name
        assert record.dumps() == path.read_text(encoding="utf-8"), name
        assert format_text(record) == text.read_text(encoding="utf-8"), name
        assert len(record.moves) == wanted["moves"], name
        assert format_position(record.final()) == wanted["final"], name
        assert (None if outcome is None else list(outcome.ranks)) == wanted["ranks"], name
    assert {f"{name}.json" for name in games} == {p.name for p in release.glob("games/*.json")}


def test_the_dice_of_game_files_verify(release: Path) -> None:
    checked = set()
    for path in release.glob("games/*.json"):
        record = saves.read(path)
        report = verify(record)
        assert report.good, (path, report.findings)
        proof = record.dice["source"] in ("fair", "shared")
        assert report.checked or report.sealed or not proof, path
        checked |= {record.dice["source"]} if report.checked else set()
    assert checked >= {"fair", "shared"}


def test_positions_read_back_from_text_and_json(release: Path) -> None:
    positions = read(release / "positions.json")
    assert len(positions) >= 20
    for position in positions:
        state = parse_position(position["text"])
        rules = game_of(state)
        assert format_position(state) == position["text"]
        assert rules.state_from_json(position["json"]) == state
        assert rules.state_to_json(state) == position["json"]


async def test_every_table_of_a_server_replays(release: Path, data: Path) -> None:
    tables = read(release / "server.json")["tables"]
    database = await open_database(data, None, MIGRATIONS)
    try:
        for name, wanted in tables.items():
            found = Table.replay(wanted["id"], await database.read_log(wanted["id"]))
            assert (found.status, found.version) == (wanted["status"], wanted["version"]), name
            assert found.setup.game == wanted["game"], name
            if wanted["record"]:
                final = read(release / "games.json")[name]["final"]
                assert format_position(found.position) == final, name
        listed = {row.id for row in await Rows(database).tables.all(*UNFINISHED)}
        assert listed == {t["id"] for t in tables.values() if t["status"] in UNFINISHED}
    finally:
        await database.close()


async def test_a_server_opens_the_folder_and_knows_its_people_and_games(
    release: Path, data: Path
) -> None:
    wanted = read(release / "server.json")
    async with running(data, store=None, idle_open_s=FOR_EVER, idle_play_s=FOR_EVER) as server:
        for person in wanted["people"]:
            cookies = person["cookies"]
            async with httpx.AsyncClient(base_url=server.address, cookies=cookies) as browser:
                me = (await browser.get("/api/me")).json()
                assert (me["id"], me["name"]) == (person["id"], person["name"])
        cookies = wanted["people"][0]["cookies"]
        async with httpx.AsyncClient(base_url=server.address, cookies=cookies) as ana:
            listed = (await ana.get("/api/me/games", params={"status": "finished"})).json()
            over = {t["id"] for t in wanted["tables"].values() if t["status"] == "over"}
            assert {game["table"]["id"] for game in listed["games"]} == over
            for name, table in wanted["tables"].items():
                if table["record"]:
                    record = (await ana.get(f"/api/tables/{table['id']}/record")).text
                    kept = (release / "games" / f"{name}.json").read_text(encoding="utf-8")
                    assert Record.loads(record).dumps() == kept, name
