"""`roost arena`: matches, for people and for programs."""

import json
import re
import sys
import time
from pathlib import Path

import pexpect
import pytest

from tests.cli.conftest import Run


def test_the_arena_reports_intervals(roost: Run) -> None:
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


def test_luck_is_taken_off_and_a_match_stops_when_it_knows(roost: Run) -> None:
    words = ["--language", "en", "arena", "strongest", "greedy", "--games", "400", "--jobs", "1"]
    shown = roost(*words, "--until", "0.05").stdout
    assert shown.startswith("200 games, ")
    assert "without luck" in shown
    assert shown.endswith("Decided: strongest wins more than its fair share.\n")
    raw = roost(*words[:-4], "--games", "40", "--raw", "--until", "0.05").stdout
    assert "without luck" not in raw
    assert raw.endswith("Not decided: it takes more than 40 games.\n")


@pytest.mark.parametrize(
    ("language", "wins"),
    [
        ("en", r"\d\d\.\d\d%"),
        ("de", r"\d\d,\d\d\s%"),
        ("nl", r"\d\d,\d\d%"),
        ("fr", r"\d\d,\d\d\s%"),
    ],
)
def test_the_arena_writes_numbers_as_the_language_does(
    roost: Run, language: str, wins: str
) -> None:
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
def test_bad_input_gets_one_line_and_status_2(roost: Run, words: list[str]) -> None:
    result = roost(*words)
    assert (result.returncode, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1


def test_a_board_may_be_named(roost: Run) -> None:
    words = ["arena", "greedy", "random", "--games", "4", "--jobs", "1", "--json"]
    report = json.loads(roost(*words, "--game", "knockout", "--board", "arrows49").stdout)
    assert report["variant"] == "arrows49"
    refused = roost(*words, "--board", "arrows49")
    assert (refused.returncode, refused.stdout) == (2, "")


@pytest.mark.slow
def test_the_arena_shows_at_once_that_it_plays_and_stops_when_told(
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
    assert time.monotonic() - began < 5
