"""`roost resume`: unfinished games continue identically."""

import json
import os
from pathlib import Path

import pytest

from roost.rules.record import Record
from tests.cli.conftest import Run
from tests.cli.helpers import MANUAL, bots_only, saved, typed


@pytest.mark.slow
@pytest.mark.parametrize("game", ["pickomino", "knockout"])
def test_game_cut_anywhere_continues_identically(roost: Run, tmp_path: Path, game: str) -> None:
    whole = bots_only(roost, game, tmp_path / "whole.json", "--seed", "11")
    text = typed(whole)
    lines = text.splitlines(keepends=True)
    words = ("play", game, "--players", "Ana,Leo", "--seed", "11")
    for number, cut in enumerate((0, 1, len(lines) // 3, len(lines) - 1)):
        path = tmp_path / f"cut{number}.json"
        first = roost(*words, "--file", str(path), input="".join(lines[:cut]))
        assert first.returncode == 2
        assert first.stderr.count("\n") == 1
        assert f"roost resume {path}" in first.stderr
        rest = roost("resume", str(path), input="".join(lines[cut:]))
        assert (rest.returncode, rest.stderr) == (0, "")
        assert Record.loads(path.read_text()).moves == whole.moves


def test_resume_continues_the_last_game(roost: Run, home: Path) -> None:
    roost("play", "pickomino", "--players", "Old,Leo", "--seed", "1")
    os.utime(saved(home), (1_700_000_000, 1_700_000_000))
    roost("play", "pickomino", "--players", "New,Leo", "--seed", "2", input="?\n")
    listed = roost("resume", "--list").stdout.splitlines()
    assert len(listed) == 2
    assert "New, Leo" in listed[0]
    assert "Old, Leo" in listed[1]
    assert "New" in roost("resume").stdout
    assert "Old" in roost("resume", "2").stdout


@pytest.mark.parametrize(
    ("words", "lines", "turn"),
    [
        (("knockout",), 2, 1),  # the roll for the start is a separate line
        (("knockout", "--first", "1"), 1, 1),
        (("pickomino",), 1, 1),
    ],
)
def test_list_shows_the_current_turn(
    roost: Run, home: Path, words: tuple[str, ...], lines: int, turn: int
) -> None:
    played = roost("play", *words, "--players", "Ana,Leo", "--seed", "3", input="again\n")
    assert f"Turn {turn}" in played.stdout
    assert len(json.loads(saved(home).read_text())["turns"]) == lines
    assert f"Ana, Leo; turn {turn}," in roost("resume", "--list").stdout


def test_quitting_saves_and_prints_how_to_resume(roost: Run, home: Path) -> None:
    result = roost("play", "pickomino", "--seed", "5", input="w\nq\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.rstrip().endswith("roost resume")
    assert len(Record.loads(saved(home).read_text()).moves) == 2


def test_finished_game_is_not_resumed(roost: Run, tmp_path: Path) -> None:
    bots_only(roost, "pickomino", tmp_path / "done.json", "--seed", "1")
    result = roost("resume", "done.json")
    assert result.returncode == 2
    assert "roost replay done.json" in result.stderr


def test_game_left_between_two_turns_continues(roost: Run, home: Path) -> None:
    roost(*MANUAL, input="11234www\nw\nr\nwwwww\nq\n")
    roost("resume", input="22344www\nw\n")
    assert Record.loads(saved(home).read_text()).turns() == [
        "[11234www] w + [wwwww]",
        "[22344www] w",
    ]
