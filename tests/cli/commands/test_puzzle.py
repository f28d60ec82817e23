"""`roost puzzle`: solving and creating puzzles."""

import io
import json
from pathlib import Path

import pytest

from roost.analysis.puzzles import shipped
from roost.cli import main


def test_puzzle_is_asked_until_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = shipped("pickomino")[0]
    monkeypatch.setattr("sys.stdin", io.StringIO(f"nonsense\n{puzzle.best}\n"))
    assert main(["puzzle", "--id", puzzle.id]) == 0
    out = capsys.readouterr().out
    assert "nonsense isn’t possible now" in out
    assert "Spot on!" in out
    assert "1 of 1 right." in out


def test_knockout_puzzle_does_not_reveal_which_moves_hit(
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
    assert "Spot on!" in told
    assert "knocking out" in told


def test_giving_up_shows_the_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    assert main(["puzzle", "--id", shipped("pickomino")[-1].id]) == 0
    assert "0 of 1 right." in capsys.readouterr().out


def test_puzzles_of_one_theme_are_named_with_the_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\n"))
    assert main(["puzzle", "--theme", "steal", "--count", "2"]) == 0
    out = capsys.readouterr().out
    assert out.count("Theme: when to steal.") == 2
    assert out.count(f" of {len(shipped('pickomino'))}, ") == 2
    asked, _, _ = out.partition("Your choice")
    assert "when to steal" not in asked


def test_own_errors_are_asked_worst_first(
    game: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n"))
    assert main(["puzzle", "--from", str(game), "--player", "Seat 1", "--count", "2"]) == 0
    out = capsys.readouterr().out
    assert out.count("You’re Player 2") == 2


def test_new_puzzles_are_written_to_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzles.json"
    assert main(["puzzle", "--make", str(path), "--games", "4", "--count", "1"]) == 0
    assert len(json.loads(path.read_text(encoding="utf-8"))) == 1
    assert "1 puzzle found." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["puzzle", "--id", "nothing"], "nothing"),
        (["puzzle", "--game", "chess"], "chess"),
        (["puzzle", "--count", "0"], "--count"),
        (["puzzle", "--theme", "chess"], "steal"),
    ],
)
def test_bad_input_prints_one_line(
    words: list[str], said: str, game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(game) if word == "GAME" else word for word in words]) == 2
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.err.count("\n") == 1
