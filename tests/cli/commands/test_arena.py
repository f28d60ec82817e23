"""`roost arena`: matches and tournaments, as tables and as JSON."""

import json
import re
import sys
import time
from pathlib import Path

import pexpect
import pytest

from tests.cli.conftest import Run


def test_arena_prints_intervals(roost: Run) -> None:
    words = ["arena", "strongest", "greedy", "--games", "40", "--jobs", "1"]
    report = json.loads(roost(*words, "--json").stdout)
    assert report["games"] == 40
    first = report["bots"][0]
    assert first["interval"][0] < first["wins"] < first["interval"][1]
    shown = roost("--language", "en", *words).stdout
    assert shown.startswith("40 games, ")
    assert "strongest" in shown


def test_equal_seeds_give_equal_json(roost: Run) -> None:
    words = ["arena", "greedy", "greedy", "greedy", "--games", "12", "--jobs", "1", "--json"]
    again = [roost(*words, "--seed", seed).stdout for seed in ("7", "7", "8")]
    assert again[0] == again[1] != again[2]


def test_luck_is_subtracted_and_a_decided_match_stops(roost: Run) -> None:
    words = ["--language", "en", "arena", "strongest", "greedy", "--games", "400", "--jobs", "1"]
    shown = roost(*words, "--until", "0.05").stdout
    assert shown.startswith("200 games, ")
    assert "without luck" in shown
    assert shown.endswith("Decided: strongest wins more than its fair share.\n")
    raw = roost(*words[:-4], "--games", "40", "--raw", "--until", "0.05").stdout
    assert "without luck" not in raw
    assert raw.endswith("Undecided: it takes more than 40 games.\n")


@pytest.mark.parametrize(
    ("language", "wins"),
    [
        ("en", r"\d\d\.\d\d%"),
        ("de", r"\d\d,\d\d\s%"),
        ("nl", r"\d\d,\d\d%"),
        ("fr", r"\d\d,\d\d\s%"),
    ],
)
def test_arena_uses_the_language_s_number_format(roost: Run, language: str, wins: str) -> None:
    shown = roost(
        "--language", language, "arena", "greedy", "greedy", "--games", "30", "--jobs", "1"
    ).stdout
    head, titles, *rows = shown.splitlines()
    assert len(rows) == 2
    assert len({len(line) for line in (titles, *rows)}) == 1
    for row in rows:
        assert re.search(wins, row)
        assert ("." in row) == (language == "en")
    assert re.search(r"\d\d\.\d " if language == "en" else r"\d\d,\d ", head)  # turns


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "greedy"],
        ["arena", "greedy", "nobody"],
        ["arena", "greedy", "greedy", "--games", "0"],
        ["arena", "greedy", "greedy", "--game", "chess"],
        ["arena", "greedy", "greedy", "--until", "0"],
        ["arena", "greedy", "greedy", "--until", "much"],
    ],
)
def test_bad_input_prints_one_line_and_exits_with_2(roost: Run, words: list[str]) -> None:
    result = roost(*words)
    assert (result.returncode, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1


def test_board_can_be_chosen(roost: Run) -> None:
    words = ["arena", "greedy", "random", "--games", "4", "--jobs", "1", "--json"]
    report = json.loads(roost(*words, "--game", "knockout", "--board", "arrows49").stdout)
    assert report["variant"] == "arrows49"
    refused = roost(*words, "--board", "arrows49")
    assert (refused.returncode, refused.stdout) == (2, "")


@pytest.mark.slow
def test_arena_shows_progress_at_once_and_stops_on_ctrl_c(
    env: dict[str, str], tmp_path: Path
) -> None:
    words = ["-m", "roost", "--language", "en", "arena", "steady", "simple"]
    match = pexpect.spawn(
        sys.executable,
        [*words, "--games", "1000000", "--jobs", "2"],
        env={**env},
        cwd=str(tmp_path),
        encoding="utf-8",
        timeout=60,
    )
    match.expect("Playing …")
    match.expect(r"/1000000")
    match.sendintr()
    began = time.monotonic()
    match.expect("Stopped")
    match.expect(pexpect.EOF)
    match.close()
    assert match.exitstatus == 130
    assert time.monotonic() - began < 20


# -- tournaments ---------------------------------------------------------------------------


def test_tournament_prints_standings_and_crosstable(roost: Run, tmp_path: Path) -> None:
    words = ["arena", "greedy", "strongest", "random", "--games", "6", "--jobs", "1", "--raw"]
    words += ["--tournament", "gauntlet", "--file", str(tmp_path / "kept.jsonl")]
    shown = roost("--language", "en", *words).stdout
    assert shown.startswith("2 matches, 12 games\n")
    head, *rows = shown.splitlines()[1:5]
    assert "OpenSkill" in head
    assert {row.split()[0] for row in rows} == {"greedy", "strongest", "random"}
    cross = shown.splitlines()[6:]
    assert cross[0].split() == ["bot", "1", "2", "3"]
    assert all(row.count("–") == 2 for row in cross[1:] if "greedy" not in row)
    report = json.loads(roost(*words, "--json").stdout)
    assert (report["tournament"], report["games"]) == ("gauntlet", 12)
    assert [match["bots"][0]["bot"] for match in report["matches"]] == ["greedy", "greedy"]
    best = report["standings"][0]
    assert best["openskill"]["interval"][0] < best["openskill"]["value"]


@pytest.mark.parametrize(
    "words",
    [
        ["--tournament", "swiss"],
        ["--tournament", "round-robin", "--seats", "5"],
        ["--seats", "2"],
        ["--file", "no/such/folder/kept.jsonl"],
    ],
)
def test_invalid_tournament_prints_one_line(roost: Run, words: list[str]) -> None:
    result = roost("arena", "greedy", "strongest", "--games", "2", *words)
    assert (result.returncode, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.slow
def test_stopped_match_prints_how_to_resume(env: dict[str, str], tmp_path: Path) -> None:
    words = ["-m", "roost", "--language", "en", "arena", "greedy", "strongest", "--raw"]
    words += ["--games", "1000000", "--jobs", "1", "--file", "kept.jsonl"]
    match = pexpect.spawn(
        sys.executable, words, env={**env}, cwd=str(tmp_path), encoding="utf-8", timeout=60
    )
    match.expect(r"/1000000")
    match.sendintr()
    match.expect("Finished games are saved in kept.jsonl")
    match.expect(pexpect.EOF)
    match.close()
    assert match.exitstatus == 130
    assert (tmp_path / "kept.jsonl").read_bytes().count(b"\n") >= 2
