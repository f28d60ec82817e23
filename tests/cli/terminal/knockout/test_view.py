"""Moves typed in a game of Knockout, and custom boards."""

import json
from pathlib import Path

import pytest

import roost.rules.knockout
from roost.bots import make_bot
from roost.rules.record import Record
from tests.cli.conftest import Run
from tests.cli.helpers import saved

SHIPPED = Path(roost.rules.knockout.__file__).parent / "boards"
KNOCKOUT = ("play", "knockout", "--players", "Ana,Leo", "--first", "Ana", "--seed", "1")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "Nothing typed. Choose from b5 r5 b6 r6"),
        ("M7", "M7 is a space. Say which piece goes there: b5 M7, r5 M7, b6 M7, r6 M7."),
        ("M7 1", "“M7 1” starts with a space. The piece comes first, for example b5 O10."),
        ("hello", "isn’t possible here"),
        ("b9 M1", "isn’t possible here"),
        ("g3", "isn’t your piece"),
        ("Z9", "isn’t possible here"),
    ],
)
def test_a_piece_that_cannot_move_is_explained(roost: Run, line: str, answer: str) -> None:
    assert answer in roost(*KNOCKOUT, input=f"{line}\n").stdout


def test_a_move_can_be_typed_in_many_ways(roost: Run, home: Path, tmp_path: Path) -> None:
    roost(*KNOCKOUT)
    record = Record.loads(saved(home).read_text())
    move = make_bot("knockout", "simple", 0).choose(record.final())
    token = record.rules.format_move(record.final(), move)
    piece, space = token[:2], token[3:]
    colour = {"b": "blue", "r": "red"}[piece[0]]
    for number, line in enumerate(
        (
            token,
            f"{piece} {space}",
            f"{piece}-{space}",
            f"{piece} {space.lower()}",
            f"{colour} {piece[1]} {space}",
            f"{piece[1]} {colour} {space}",
            f"{piece}\n{space}",
            f"{piece.upper()} {space}",
        )
    ):
        path = tmp_path / f"{number}.json"
        roost(*KNOCKOUT, "--file", str(path), input=f"{line}\n")
        assert Record.loads(path.read_text()).moves[-1] == move, line


def test_knockout_is_played_with_real_dice(roost: Run, home: Path) -> None:
    result = roost("play knockout --players Ana,Leo --dice manual", input="6 6\n12\n7 1\n3\n35\n")
    assert "Ana has the highest sum and starts." in result.stdout
    assert "A die shows 1 to 6, not 7." in result.stdout
    assert "One die given where 2 are rolled." in result.stdout
    assert "Ana: 3 and 5. Move blue 3, red 3, blue 5, red 5." in result.stdout


@pytest.fixture
def own_board(tmp_path: Path) -> Path:
    """A board file that does not come with Roost."""
    data = json.loads((SHIPPED / "arrows49.json").read_text())
    data |= {"key": "mine", "name": "My wheel"}
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(data))
    return file


def test_a_game_on_a_board_of_ones_own_carries_the_board_along(
    process: Run, own_board: Path
) -> None:
    """K2."""
    words = ("--players", "bot:simple,bot:simple", "--seed", "1", "--file", "game.json")
    played = process("play", "knockout", "--board", str(own_board), *words)
    assert (played.returncode, played.stderr) == (0, "")
    assert "My wheel" in played.stdout
    assert "from O23 to O0 and M11." in " ".join(played.stdout.split())
    own_board.unlink()
    replayed = process("replay", "game.json")
    assert replayed.stdout.splitlines()[-1] == played.stdout.splitlines()[-1]


def test_a_board_file_that_is_broken_or_named_like_a_shipped_one_is_refused(
    process: Run, own_board: Path
) -> None:
    data = json.loads(own_board.read_text())
    for change, said in (({"key": "rings61"}, "rings61"), ({"lines": []}, "lines")):
        own_board.write_text(json.dumps(data | change))
        refused = process("play", "knockout", "--board", str(own_board))
        assert (refused.returncode, refused.stdout) == (2, "")
        assert said in refused.stderr
        assert len(refused.stderr.splitlines()) == 1
