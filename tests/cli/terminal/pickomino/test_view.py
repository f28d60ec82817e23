"""What is typed in a game of Pickomino."""

from pathlib import Path

import pytest

from roost.rules.pickomino import Stop
from roost.rules.record import Record
from tests.cli.conftest import Run
from tests.cli.helpers import MANUAL, saved


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("9", "can’t set aside “9”"),
        ("", "Nothing typed. Choose from 1"),
        ("r", "can’t set aside “r”"),
        ("12", "can’t set aside “12”"),
        ("hello world", "can’t set aside"),
        ("save", "The game is saved in"),
        ("undo", "There’s nothing left to take back."),
        ("?", "Set aside all dice of one face"),
    ],
)
def test_what_cannot_be_done_is_explained_and_asked_again(
    roost: Run, home: Path, line: str, answer: str
) -> None:
    result = roost("play", "pickomino", "--seed", "5", input=f"{line}\nw\n")
    assert answer in result.stdout
    assert "You set aside" in result.stdout
    assert len(Record.loads(saved(home).read_text()).moves) == 2


def test_a_face_not_rolled_or_taken_before_is_refused(roost: Run) -> None:
    """P4: only a face that the roll shows and that was not taken in this turn."""
    result = roost("play", "pickomino", "--seed", "5", input="w\nr\nw\n5\n4\n1\n")
    assert "The roll shows no worm. Choose from 1 2 3." in result.stdout
    assert "The roll shows no 5" in result.stdout
    result = roost(*MANUAL, input="11234www\nw\nr\n1134w\nw\n")
    assert "You’ve already set aside the worm this turn. Choose from 1 3 4." in result.stdout


def test_stopping_into_a_failure_is_asked_for_first(roost: Run, home: Path) -> None:
    """P16: it is legal and fails; interfaces ask for confirmation."""
    result = roost("play", "pickomino", "--seed", "5", input="w\ns\nn\ns\ny\nq\n")
    assert result.stdout.count("Stop anyway? [y/n]") == 2
    assert "No tile for 5, so your turn is lost." in result.stdout
    moves = Record.loads(saved(home).read_text()).moves
    assert moves[2] == Stop(None)


def test_a_tile_out_of_reach_is_refused(roost: Run) -> None:
    result = roost("play", "pickomino", "--seed", "5", input="w\n36\n")
    assert "Tile 36 is out of reach. Choose from r." in result.stdout


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("es", "g\ntirar\n1\nplantarse\nsí\n"),
        ("pt-BR", "minhoca\nr\n1\nparar\nsim\n"),
        ("it", "verme\ntira\n1\nf\nsì\n"),
        ("de", "Wurm\nnochmal\n1\naufhören\nja\n"),
        ("fr", "v\nlancer\n1\narrêter\noui\n"),
        ("nl", "worm\ngooien\n1\nstoppen\nja\n"),
        ("de", "w\nroll\n1\nstop\nyes\n"),
    ],
)
def test_each_language_has_its_own_words(roost: Run, home: Path, language: str, words: str) -> None:
    roost("play pickomino --seed 5 --players Ana,Leo --language", language, input=words)
    moves = Record.loads(saved(home).read_text()).moves
    assert Stop(None) in moves


def test_rolls_are_typed_in_any_spelling(roost: Run, home: Path) -> None:
    for text in ("1123 4w ww", "w,w,w,1,1,2,3,4", "worm worm worm 1 1 2 3 4", "WWW11234"):
        roost(*MANUAL, input=f"{text}\n")
        newest = max((home / "games").glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
        assert Record.loads(newest.read_text()).turns() == ["[11234www]"]


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("1234", "4 dice given where 8 are rolled"),
        ("123456ww", "There’s no face 6"),
        ("1234567w", "There’s no face 6"),
        ("0123wwww", "There’s no face 0"),
        ("hello", "There’s no face h"),
        ("", "0 dice given where 8 are rolled"),
        ("112233445", "9 dice given where 8 are rolled"),
    ],
)
def test_an_impossible_roll_is_refused_and_asked_again(
    roost: Run, home: Path, text: str, answer: str
) -> None:
    result = roost(*MANUAL, input=f"{text}\n11234www\n")
    assert answer in result.stdout
    assert Record.loads(saved(home).read_text()).turns() == ["[11234www]"]
