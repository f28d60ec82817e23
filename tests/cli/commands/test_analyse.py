"""`roost analyse`: the value of a position and of its moves."""

import json
import re
from pathlib import Path

import pytest

from roost.cli import main
from roost.locale import LANGUAGES

LAB = "pickomino 21-24,26,30-36 25/-/27,29 2 www345 . 7"


def test_prints_the_value_of_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", LAB, "--rollouts", "4"]) == 0
    out = capsys.readouterr().out
    assert "Best: stop and take the 26" in out
    assert "Simulated 4 times" in out
    assert main(["analyse", *LAB.split(), "--json"]) == 0
    view = json.loads(capsys.readouterr().out)["analysis"]
    assert view["position"] == "pickomino 21-24,26,30-36 25/-/27,29 2 www543 . 7"
    assert sum(view["shares"]) == pytest.approx(1)


def test_columns_have_headings_and_one_format(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", LAB]) == 0
    choices, tiles = capsys.readouterr().out.split("Chances of each tile\n")
    head, *rows = tiles.splitlines()
    assert re.split(r"\s{2,}", head.strip()) == [
        "Tile",
        "With best play",
        "If you aim for it",
        "From",
    ]
    shares = [re.split(r"\s{2,}", row.strip())[1:3] for row in rows]
    assert ["100.0%", "100.0%"] in shares
    assert all(re.fullmatch(r"\d+\.\d%", share) for row in shares for share in row)
    ends = {
        match.end()
        for row in tiles.splitlines()
        for match in re.finditer(r"play|aim for it|%", row)
    }
    assert len(ends) == 2
    stop, roll = (line.split()[1:5] for line in choices.splitlines()[-3:-1])
    assert stop == ["49%", "0.0%", "0.0%", "+2.0"]
    assert roll == ["42%", "−7.0%", "44.4%", "−0.2"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["analyse", "pickomino 21-36 -/- 7 - ? 1"], "no seat 7"),
        (["analyse", LAB, "--rollouts", "x"], "--rollouts"),
    ],
)
def test_bad_input_prints_one_line(
    words: list[str], said: str, game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(game) if word == "GAME" else word for word in words]) == 2
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_translated(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", language, "analyse", LAB]) == 0
    assert "{" not in capsys.readouterr().out
