"""`roost check`: the statistics of the dice (see test_verify_receipt.py for receipts)."""

import json
from pathlib import Path

import pytest

from roost.cli import main
from roost.locale import LANGUAGES


def test_dice_report_over_many_games(
    game: Path, small: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(game), str(small)]) == 0
    assert "2 games" in capsys.readouterr().out
    assert main(["check", str(game), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)["dice"]
    assert all(0 < test["p"] <= test["corrected"] <= 1 for test in report["tests"])


def test_evenness_is_explained_before_its_value(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(game)]) == 0
    before, _, after = capsys.readouterr().out.partition("What we checked")
    assert "One number shows how even the rolls were: 0 means" in before
    assert "how even the rolls were (" in after


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["check", "nowhere.json"], "nowhere.json"),
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
def test_every_language_is_translated(
    language: str, game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", language, "check", str(game)]) == 0
    assert "{" not in capsys.readouterr().out
