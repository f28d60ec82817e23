"""`roost board`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from roost.cli import main


def test_built_in_board_passes_the_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "check", "rings61", "--language", "en"]) == 0
    assert "61 spaces, 156 lines" in capsys.readouterr().out


def test_check_counts_the_arrows(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "check", "arrows49", "--language", "en"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "49 spaces, 84 lines, 3 to 12 lines at a space, diameter 7, 12 symmetries" in said
    assert "24 lines are one-way" in said


def test_check_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "check", "grid49", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["key"], facts["players"], facts["equal"]) == ("grid49", [2, 4], [2, 4])


def test_broken_board_prints_one_line_and_exits_with_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "broken.json"
    file.write_text("{}")
    assert main(["board", "check", str(file), "--language", "en"]) == 2
    assert capsys.readouterr().err.strip().endswith("Not a board, at format: this is missing.")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["board", "bake", "rings61"], "bake"),
        (["board", "measure", "grid49", "--seats", "3"], "2, 4"),
        (["board", "measure", "grid49", "--games", "few"], "few"),
        (["board", "check", "nowhere.json"], "nowhere.json"),
    ],
)
def test_bad_input_prints_one_line_and_exits_with_2(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--language", "en"]) == 2
    error = capsys.readouterr().err.strip()
    assert said in error
    assert "\n" not in error


def test_board_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["board", "measure", "rings49", "--games", "100", "--seats", "2", "--json"]
    assert main(words) == 0
    (play,) = json.loads(capsys.readouterr().out)
    assert (play["seats"], play["games"]) == (2, 100)
    assert main([*words[:-1], "--language", "en"]) == 0
    assert "2 players, 100 games" in capsys.readouterr().out


def test_board_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "draw", "rings49"]) == 0
    assert capsys.readouterr().out.startswith("<svg")
    file = tmp_path / "board.svg"
    assert main(["board", "draw", "rings49", "--out", str(file)]) == 0
    assert "</svg>" in file.read_text()
