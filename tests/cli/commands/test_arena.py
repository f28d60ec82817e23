"""`roost arena`: matches, for people and for programs."""

import json
import re

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


@pytest.mark.parametrize(
    ("language", "wins"),
    [
        ("en", r"\d\d\.\d\d %"),
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
    ],
)
def test_bad_input_gets_one_line_and_status_2(roost: Run, words: list[str]) -> None:
    result = roost(*words)
    assert (result.returncode, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1
