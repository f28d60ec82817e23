"""Files of every release open, replay and verify today. `scripts/golden compat` adds a release."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from roost.analysis.puzzles import from_json
from roost.cli import saves
from roost.fairdice import verify
from roost.rules import format_position, game_of, parse_position
from roost.rules.knockout import Knockout, KnockoutVariant, load_board, register_board
from roost.rules.record import Record, format_text, unfinished
from roost.server.store import Player
from roost.server.store.sqlite import SqliteStore
from roost.server.table.state import UNFINISHED, Table
from tests.golden.compat.release import FOLDER, write
from tests.server.helpers import running
from tests.server.people.test_forgetting import traces

RELEASES = sorted(path for path in FOLDER.iterdir() if path.is_dir() and path.name[0].isdigit())
GAME_FILES = sorted(path for release in RELEASES for path in release.glob("games/*"))
FOR_EVER = 1e12  # seconds: these tables must not be tidied away
TOGETHER = 1_000_000  # bytes that all of it may take per release


def of_release(path: Path) -> str:
    return path.name


def of_file(path: Path) -> str:
    return str(path.relative_to(FOLDER))


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.fixture(params=RELEASES, ids=of_release)
def release(request: pytest.FixtureRequest) -> Path:
    folder: Path = request.param
    for board in folder.glob("boards/*.json"):
        register_board(load_board(board))
    return folder


@pytest.fixture
def hall(release: Path, tmp_path: Path) -> Path:
    """The server's folder, as a copy that may change."""
    return Path(shutil.copytree(release / "server", tmp_path / "server"))


def test_the_first_release_is_kept_and_none_takes_much_room() -> None:
    assert "0.1.0" in {release.name for release in RELEASES}
    for release in RELEASES:
        size = sum(path.stat().st_size for path in release.rglob("*") if path.is_file())
        assert size < TOGETHER, release.name


def test_every_release_in_the_changelog_is_kept() -> None:
    changelog = (FOLDER.parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
    released = set(re.findall(r"^## \[([0-9.]+)\]", changelog, re.MULTILINE))
    assert released - {release.name for release in RELEASES} == set()


def test_a_release_that_is_kept_is_not_written_again(release: Path) -> None:
    with pytest.raises(SystemExit, match=f"the files of {release.name} are kept already"):
        write(release)


@pytest.mark.parametrize("path", GAME_FILES, ids=of_file)
def test_a_game_file_replays_to_what_it_was_and_is_written_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = saves.read(path)
    written = record.dumps() if path.suffix == ".json" else format_text(record)
    assert written == text
    wanted = read(path.parents[1] / "games.json")[path.stem]
    final, outcome = record.final(), record.outcome()
    assert len(record.moves) == wanted["moves"]
    assert format_position(final) == wanted["final"]
    assert (None if outcome is None else list(outcome.ranks)) == wanted["ranks"]
    assert unfinished(record) == (wanted["ranks"] is None)


@pytest.mark.parametrize("path", GAME_FILES, ids=of_file)
def test_the_dice_of_a_game_file_still_verify(path: Path) -> None:
    record = saves.read(path)
    report = verify(record)
    assert report.good, report.findings
    provable = record.dice["source"] in ("fair", "duplicate")
    seeded = "seed" in record.dice and record.dice["source"] == "seeded" and record.start is None
    assert report.checked == (seeded or (provable and "running" not in path.stem))
    assert report.sealed == (provable and "running" in path.stem)


@pytest.mark.parametrize("path", GAME_FILES[::2], ids=of_file)
def test_both_forms_of_a_game_file_say_the_same(path: Path) -> None:
    assert path.suffix == ".json"
    assert saves.read(path) == saves.read(path.with_suffix(".txt"))


def test_every_source_of_dice_and_every_way_to_stop_is_kept(release: Path) -> None:
    records = [saves.read(path) for path in release.glob("games/*.json")]
    for game in ("pickomino", "knockout"):
        own = [record for record in records if record.game == game]
        assert len({record.variant for record in own}) >= 5
        assert {record.dice["source"] for record in own} == {
            *("system", "seeded", "manual", "scripted", "fair", "duplicate")
        }
        assert any(record.start is not None for record in own)
        assert {record.tags.get("status") for record in own} >= {"over", "playing", "abandoned"}


def test_positions_read_back_from_text_and_json(release: Path) -> None:
    positions = read(release / "positions.json")
    assert len(positions) >= 50
    for position in positions:
        state = parse_position(position["text"])
        assert format_position(state) == position["text"]
        rules = game_of(state)
        assert rules.state_from_json(position["json"]) == state
        assert rules.state_to_json(state) == position["json"]


def test_boards_load_and_can_be_played_on(release: Path) -> None:
    paths = list(release.glob("boards/*.json"))
    assert paths
    for path in paths:
        board = load_board(path)
        for seats in board.players:
            assert Knockout(KnockoutVariant(board.key)).start(seats).seats == seats


def test_puzzles_can_still_be_set_and_solved(release: Path) -> None:
    puzzles = [from_json(data) for data in read(release / "puzzles.json")]
    assert {puzzle.game for puzzle in puzzles} == {"pickomino", "knockout"}
    for puzzle in puzzles:
        state = parse_position(puzzle.position)
        rules = game_of(state)
        legal = {rules.format_move(state, action) for action in rules.legal(state)}
        assert {puzzle.best, puzzle.tempting, *puzzle.also} <= legal


def test_games_saved_in_the_terminal_can_be_resumed(release: Path, tmp_path: Path) -> None:
    home = Path(shutil.copytree(release / "home", tmp_path / "home"))
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    for path in sorted((home / "games").glob("*.json")):
        before = Record.loads(path.read_text(encoding="utf-8"))
        done = subprocess.run(
            [sys.executable, "-m", "roost", "resume", path, "--plain", "--pace", "0"],
            input="q\n",
            env={**kept, "ROOST_HOME": str(home), "LANG": "C.UTF-8"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        after = Record.loads(path.read_text(encoding="utf-8"))
        assert after.moves[: len(before.moves)] == before.moves


async def test_every_table_of_a_store_replays_to_where_it_stood(release: Path, hall: Path) -> None:
    wanted = read(release / "server.json")["tables"]
    store = await SqliteStore.open(hall / "roost.sqlite3")
    try:
        for name, table in wanted.items():
            found = Table.replay(table["id"], await store.log(table["id"]))
            now = {"id": found.id, "status": found.status, "version": found.version}
            now |= {"game": found.setup.game, "variant": found.game.variant.key}
            assert now == {key: table[key] for key in now}, name
            if table["record"]:
                final = read(release / "games.json")[name]["final"]
                assert format_position(found.position) == final
        listed = {row.id for row in await store.rows(*UNFINISHED)}
        stopped = ("over", "abandoned")
        assert listed == {t["id"] for t in wanted.values() if t["status"] not in stopped}
    finally:
        await store.close()
    assert set(logged(hall)) == {table["id"] for table in wanted.values()}


async def test_a_person_of_an_old_folder_can_be_forgotten(release: Path, hall: Path) -> None:
    """Its logs held names and persons themselves."""
    wanted = read(release / "server.json")
    person = wanted["people"][1]
    words = (person["name"], person["id"])
    assert len(traces(hall, *words)) == 2
    async with running(hall, idle_open_s=FOR_EVER, idle_play_s=FOR_EVER) as server:
        cookies = person["cookies"]
        async with httpx.AsyncClient(base_url=server.address, cookies=cookies, timeout=60) as guest:
            kept = (await guest.get("/api/me/everything")).json()
            assert kept["me"]["name"] == person["name"]
            assert kept["tables"]
            assert (await guest.delete("/api/me")).status_code == 204
        assert traces(hall, *words) == []
    assert set(logged(hall)) == {table["id"] for table in wanted["tables"].values()}


async def test_who_is_forgotten_while_old_games_are_noted_is_not_noted_again(
    release: Path, hall: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = read(release / "server.json")["people"][1]
    put, begun, go_on = SqliteStore.put_result, asyncio.Event(), asyncio.Event()

    async def late(
        store: SqliteStore, table: str, summary: bytes, players: Sequence[Player]
    ) -> None:
        if person["id"] in {player.person for player in players}:
            begun.set()
            await go_on.wait()
        await put(store, table, summary, players)

    monkeypatch.setattr(SqliteStore, "put_result", late)
    async with running(hall, idle_open_s=FOR_EVER, idle_play_s=FOR_EVER) as server:
        cookies = person["cookies"]
        async with httpx.AsyncClient(base_url=server.address, cookies=cookies, timeout=60) as guest:
            await begun.wait()
            forgetting = asyncio.create_task(guest.delete("/api/me"))
            await asyncio.wait([forgetting], timeout=1)  # as far as it gets meanwhile
            go_on.set()
            assert (await forgetting).status_code == 204
        while await server.services.store.unplaced():  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        assert traces(hall, person["name"], person["id"]) == []


def logged(hall: Path) -> list[str]:
    connection = sqlite3.connect(hall / "roost.sqlite3")
    try:
        return [id_ for (id_,) in connection.execute("SELECT DISTINCT table_id FROM log")]
    finally:
        connection.close()


async def test_a_server_opens_an_old_folder_and_knows_its_people_and_games(
    release: Path, hall: Path
) -> None:
    wanted = read(release / "server.json")
    async with running(hall, idle_open_s=FOR_EVER, idle_play_s=FOR_EVER) as server:
        for person in wanted["people"]:
            await check_person(server.address, person)
        maker = httpx.AsyncClient(
            base_url=server.address, cookies=wanted["people"][0]["cookies"], timeout=60
        )
        async with maker:
            for name, table in wanted["tables"].items():
                if name == "duplicate-knockout-running":
                    continue  # its stream closes one day, and the game with it
                answer = await maker.get(f"/api/tables/{table['id']}")
                assert answer.json()["table"]["status"] == table["status"], name
                if table["record"]:
                    record = await maker.get(f"/api/tables/{table['id']}/record")
                    kept = (release / "games" / f"{name}.json").read_text(encoding="utf-8")
                    assert Record.loads(record.text).dumps() == kept, name


async def test_the_finished_games_of_an_old_folder_are_in_my_games(
    release: Path, hall: Path
) -> None:
    wanted = read(release / "server.json")
    over = {t["id"]: n for n, t in wanted["tables"].items() if t["status"] == "over"}
    cookies = wanted["people"][0]["cookies"]
    async with running(hall, idle_open_s=FOR_EVER, idle_play_s=FOR_EVER) as server:
        await server.services.past.run()
        async with httpx.AsyncClient(base_url=server.address, cookies=cookies, timeout=60) as ana:
            listed = (await ana.get("/api/me/games", params={"status": "finished"})).json()
            games = {game["table"]["id"]: game for game in listed["games"]}
            hers = {id_ for id_ in over if (await ana.get(f"/api/tables/{id_}/share")).is_success}
            assert hers
            assert hers == {id_ for id_ in games if games[id_]["table"]["status"] == "over"}
            for id_ in hers:
                ranks = read(release / "games.json")[over[id_]]["ranks"]
                assert games[id_]["table"]["ranks"] == ranks
                mine = games[id_]["seat"]
                result = None if mine is None else "won" if ranks[mine] == 1 else "lost"
                assert games[id_]["result"] == result or ranks.count(1) > 1
            figures = (await ana.get("/api/me/figures")).json()
            assert sum(tally["games"] for tally in figures["tallies"]) > 0
    assert await unplaced(hall) == []


async def unplaced(hall: Path) -> list[str]:
    store = await SqliteStore.open(hall / "roost.sqlite3")
    try:
        return await store.unplaced()
    finally:
        await store.close()


async def check_person(address: str, person: dict[str, Any]) -> None:
    """The cookie and every token of a person still open the same doors."""
    async with httpx.AsyncClient(
        base_url=address, cookies=person["cookies"], timeout=60
    ) as browser:
        me = (await browser.get("/api/me")).json()
        assert (me["id"], me["name"]) == (person["id"], person["name"])
    for token in person["tokens"]:
        headers = {"authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=address, headers=headers, timeout=60) as program:
            assert (await program.get("/api/me")).json()["id"] == person["id"]
