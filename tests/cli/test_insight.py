"""roost review, dice, puzzle and lab."""

import io
import json
from pathlib import Path

import pytest

from roost.analysis.puzzles import shipped
from roost.cli import main
from roost.cli.progress import Bar
from roost.locale import LANGUAGES
from roost.rules import Pickomino
from roost.testing import playout

LAB = "pickomino 21-24,26,30-36 25/-/27,29 2 ww445 . 7"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(playout(Pickomino(), 3, "cli").record(90).dumps(), encoding="utf-8")
    return path


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.json"
    start = Pickomino().parse_position("pickomino 21-22 -/- 0 - ? 1")
    path.write_text(playout(Pickomino(), 2, 1, start=start).record().dumps(), encoding="utf-8")
    return path


def test_review_prints_a_summary_and_writes_one_report(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(game)]) == 0
    out = capsys.readouterr().out
    assert "Others' errors" in out
    assert "Decisions that cost something" in out
    report = game.with_suffix(".html")
    assert str(report) in out.replace("\n", "")
    assert report.read_text(encoding="utf-8").startswith("<!doctype html>")


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
    assert "over 4 games played on" in " ".join(capsys.readouterr().out.split())
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
        (["dice", "nowhere.json"], "nowhere.json"),
        (["puzzle", "--id", "nothing"], "nothing"),
        (["puzzle", "--game", "chess"], "chess"),
        (["puzzle", "--count", "0"], "--count"),
        (["lab", "pickomino 21-36 -/- 7 - ? 1"], "no seat 7"),
        (["lab", LAB, "--rollouts", "x"], "--rollouts"),
    ],
)
def test_bad_input_gets_one_line(
    words: list[str], said: str, game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(game) if word == "GAME" else word for word in words]) == 2
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.err.count("\n") == 1


def test_dice_over_many_games(game: Path, small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dice", str(game), str(small)]) == 0
    assert "2 games" in capsys.readouterr().out
    assert main(["dice", str(game), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert all(0 < test["p"] <= test["corrected"] <= 1 for test in report["tests"])


def test_lab_shows_what_a_position_is_worth(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", LAB, "--rollouts", "4"]) == 0
    out = capsys.readouterr().out
    assert "Best: stop: take 23" in out
    assert "Played on 4 times" in out
    assert main(["lab", *LAB.split(), "--json"]) == 0
    view = json.loads(capsys.readouterr().out)
    assert view["position"] == "pickomino 21-24,26,30-36 25/-/27,29 2 ww544 . 7"
    assert sum(view["shares"]) == pytest.approx(1)


def test_a_puzzle_is_asked_until_it_is_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = shipped("pickomino")[0]
    monkeypatch.setattr("sys.stdin", io.StringIO(f"nonsense\n{puzzle.best}\n"))
    assert main(["puzzle", "--id", puzzle.id]) == 0
    out = capsys.readouterr().out
    assert "nonsense is not possible now" in out
    assert "Right:" in out
    assert "1 of 1 right." in out


def test_a_knockout_puzzle_does_not_say_which_moves_hit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = next(puzzle for puzzle in shipped("knockout") if "x" in puzzle.best)
    piece, space = puzzle.best.split("x")
    monkeypatch.setattr("sys.stdin", io.StringIO(f"nonsense\n{piece} {space}\n"))
    assert main(["puzzle", "--id", puzzle.id]) == 0
    out = capsys.readouterr().out
    asked, _, told = out.partition("Your choice")
    assert puzzle.best not in asked
    assert space in asked
    assert "Right:" in told
    assert "knocking out" in told


def test_giving_up_shows_the_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    assert main(["puzzle", "--id", shipped("pickomino")[-1].id]) == 0
    assert "0 of 1 right." in capsys.readouterr().out


def test_own_errors_are_asked_worst_first(
    game: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n"))
    assert main(["puzzle", "--from", str(game), "--player", "Seat 1", "--count", "2"]) == 0
    out = capsys.readouterr().out
    assert out.count("you are Player 2") == 2


def test_new_puzzles_are_written_to_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzles.json"
    assert main(["puzzle", "--make", str(path), "--games", "4", "--count", "1"]) == 0
    assert len(json.loads(path.read_text(encoding="utf-8"))) == 1
    assert "1 puzzle found." in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_reviews_reports_and_explains(
    language: str, game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in (["review", str(game)], ["dice", str(game)], ["lab", LAB]):
        assert main(["--language", language, *words]) == 0
        assert "{" not in capsys.readouterr().out
    page = game.with_suffix(".html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_is_drawn_where_somebody_watches_and_cleared_at_the_end() -> None:
    watched, unwatched = Terminal(), io.StringIO()
    for sink in (watched, unwatched):
        with Bar("Working", sink) as bar:
            for done in range(1, 4):
                bar(done, 3)
    assert "Working [##############################] 3/3" in watched.getvalue()
    assert watched.getvalue().endswith("\r\x1b[K")
    assert unwatched.getvalue() == ""
