"""`roost review`: the summary and the report file."""

import json
import re
from pathlib import Path

import pytest

from roost.cli import main
from roost.locale import LANGUAGES


def test_review_prints_a_summary_and_writes_one_report(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(game)]) == 0
    out = capsys.readouterr().out
    assert "Others’ mistakes" in out
    assert "Decisions that cost something" in out
    report = game.with_suffix(".html")
    assert str(report) in out.replace("\n", "")
    assert report.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_review_explains_why_another_action_was_better(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(game), "--no-report", "--json"]) == 0
    moves = json.loads(capsys.readouterr().out)["moves"]
    told = [move for move in moves if move.get("why")]
    assert told
    assert all(move["verdict"] != "fine" for move in told)
    assert main(["review", str(game), "--no-report"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert all(sentence in out for move in told for sentence in move["why"])


def test_review_table_uses_the_language_s_number_format(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", "de", "review", str(game), "--no-report"]) == 0
    out = capsys.readouterr().out
    shares = re.findall(r"(\S*)\u00a0%", out)
    assert len(shares) > 18
    assert [share for share in shares if not re.fullmatch(r"\(?[+−]?\d+(,\d+)?", share)] == []
    assert "−0\u00a0%" not in out
    assert " %" not in out


def test_review_as_json_adds_up_and_writes_nothing(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(game), "--json"]) == 0
    view = json.loads(capsys.readouterr().out)
    for seat in view["seats"]:
        parts = seat["luck"] + seat["errors"] + seat["others"] + seat["residual"]
        assert seat["end"] - seat["start"] == pytest.approx(parts, abs=1e-9)
    assert list(game.parent.iterdir()) == [game]


def test_review_checks_the_worst_decisions_by_playing_on(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "elsewhere.html"
    assert main(["review", str(game), "--rollouts", "4", "--html", str(page)]) == 0
    assert "(4 simulated games)" in " ".join(capsys.readouterr().out.split())
    assert page.exists()
    assert not game.with_suffix(".html").exists()


def test_an_exact_review_leaves_no_residual(
    small: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(small), "--exact", "--json"]) == 0
    view = json.loads(capsys.readouterr().out)
    assert all(abs(seat["residual"]) < 1e-6 for seat in view["seats"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["review", "nowhere.json"], "nowhere.json"),
        (["review", "GAME", "--rollouts", "1"], "--rollouts"),
        (["review", "GAME", "--exact"], "at most 7 tiles"),
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
    assert main(["--language", language, "review", str(game)]) == 0
    assert "{" not in capsys.readouterr().out
    page = game.with_suffix(".html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
