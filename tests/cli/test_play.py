"""Whole games through the command line, without a terminal."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import roost.rules.knockout
from roost.bots import make_bot
from roost.locale import LANGUAGES
from roost.rules import Phase
from roost.rules.pickomino import RollOn, Stop, Take
from roost.rules.record import Player, Record
from tests.cli.conftest import Run

BOARDS = Path(roost.rules.knockout.__file__).parent / "boards"
MANUAL = ("play", "pickomino", "--players", "Ana,Leo", "--dice", "manual")


def saved(home: Path) -> Path:
    (path,) = (home / "games").glob("*.json")
    return path


def typed(record: Record) -> str:
    """What people would have typed to play this game of Pickomino or Knockout."""
    lines = []
    for moment in record.replay():
        move = moment.move
        if isinstance(move, Take):
            lines.append("w" if move.face == 6 else str(move.face))
        elif isinstance(move, RollOn):
            lines.append("r")
        elif isinstance(move, Stop):
            lines += ["s", "y"] if move.tile is None else [str(move.tile)]
        elif moment.before.phase is Phase.PLAY:
            lines.append(record.rules.format_move(moment.before, move))
    return "\n".join(lines) + "\n"


def bots_only(roost: Run, game: str, path: Path, *more: str) -> Record:
    result = roost("play", game, "--players", "bot:simple,bot:random", "--file", str(path), *more)
    assert (result.returncode, result.stderr) == (0, "")
    return Record.loads(path.read_text())


def test_a_seed_that_is_no_text_is_taken_as_it_can_be_written(roost: Run, home: Path) -> None:
    roost("play", "pickomino", "--seed", "\udcff", input="q\n")
    assert Record.loads(saved(home).read_text()).dice == {"source": "seeded", "seed": "?"}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["pickomino", "knockout"])
def test_bots_play_a_whole_game_in_every_language(
    roost: Run, home: Path, game: str, language: str
) -> None:
    result = roost(
        "play", game, "--players", "bot:simple,bot:random", "--seed", "4", "--language", language
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert max(map(len, result.stdout.splitlines())) < 80
    assert "{" not in result.stdout
    record = Record.loads(saved(home).read_text())
    assert record.outcome() is not None


@pytest.mark.parametrize("game", ["pickomino", "knockout"])
def test_people_can_type_any_game_a_bot_can_play(roost: Run, tmp_path: Path, game: str) -> None:
    played = bots_only(roost, game, tmp_path / "bots.json", "--seed", "9")
    path = tmp_path / "people.json"
    result = roost(
        "play",
        game,
        "--players",
        "Ana,Leo",
        "--seed",
        "9",
        "--file",
        str(path),
        input=typed(played),
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert Record.loads(path.read_text()).moves == played.moves


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["short", "returned-face-down+any-lower", "turn-on-empty"])
def test_variants_are_played_and_named(roost: Run, home: Path, variant: str) -> None:
    result = roost(
        "play",
        "pickomino",
        "--players",
        "bot:simple,bot:random,bot:simple",
        "--variant",
        variant,
        "--seed",
        "2",
    )
    assert result.returncode == 0
    assert Record.loads(saved(home).read_text()).variant == variant


@pytest.mark.slow
def test_seven_can_play_pickomino(roost: Run, home: Path) -> None:
    words = ["--bot", "simple"] * 6
    assert roost("play", "pickomino", "--seats", "6", *words, "--seed", "1").returncode == 0
    players = ",".join(["bot:simple"] * 7)
    assert roost("play", "pickomino", "--players", players, "--seed", "1").returncode == 0


def test_a_number_of_rounds_ends_knockout(roost: Run, home: Path) -> None:
    result = roost(
        "play",
        "knockout",
        "--board",
        "grid49",
        "--rounds",
        "3",
        "--seed",
        "1",
        "--players",
        "bot:simple,bot:simple",
    )
    assert "The agreed rounds are played" in result.stdout
    assert Record.loads(saved(home).read_text()).variant == "grid49+rounds=3"


def test_the_first_player_can_be_named(roost: Run, home: Path) -> None:
    result = roost("play", "pickomino", "--players", "Ana,Leo", "--first", "leo")
    assert "Turn 1: Leo" in result.stdout
    result = roost("play", "knockout", "--players", "Ana,Leo", "--first", "2")
    assert "Turn 1: Leo" in result.stdout


def test_knockout_rolls_for_the_start_in_words(roost: Run) -> None:
    """K3: each player rolls, the highest sum starts."""
    result = roost("play", "knockout", "--players", "bot:simple,bot:random", "--seed", "4")
    rolls = dict(
        re.findall(r"^(\w+) rolls \d, \d for the start: (\d+)\.$", result.stdout, re.MULTILINE)
    )
    assert set(rolls) == {"Hen", "Chick"}
    starter = re.search(r"^(\w+) has the highest sum and starts", result.stdout, re.MULTILINE)
    assert starter
    assert int(rolls[starter[1]]) == max(map(int, rolls.values()))


def test_the_same_seed_gives_the_same_game(roost: Run, tmp_path: Path) -> None:
    one = bots_only(roost, "knockout", tmp_path / "one.json", "--seed", "x")
    two = bots_only(roost, "knockout", tmp_path / "two.json", "--seed", "x")
    other = bots_only(roost, "knockout", tmp_path / "three.json", "--seed", "y")
    assert one.moves == two.moves
    assert one.moves != other.moves


# -- stopping and going on -----------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", ["pickomino", "knockout"])
def test_a_game_cut_anywhere_goes_on_identically(roost: Run, tmp_path: Path, game: str) -> None:
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


def test_resume_takes_the_last_game(roost: Run, home: Path) -> None:
    roost("play", "pickomino", "--players", "Old,Leo", "--seed", "1")
    os.utime(saved(home), (1_700_000_000, 1_700_000_000))
    roost("play", "pickomino", "--players", "New,Leo", "--seed", "2", input="?\n")
    listed = roost("resume", "--list").stdout.splitlines()
    assert len(listed) == 2
    assert "New, Leo" in listed[0]
    assert "Old, Leo" in listed[1]
    assert "New" in roost("resume").stdout
    assert "Old" in roost("resume", "2").stdout


def test_quitting_saves_and_says_how_to_go_on(roost: Run, home: Path) -> None:
    result = roost("play", "pickomino", "--seed", "5", input="w\nq\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.rstrip().endswith("roost resume")
    assert len(Record.loads(saved(home).read_text()).moves) == 2


def test_a_finished_game_is_not_resumed(roost: Run, tmp_path: Path) -> None:
    bots_only(roost, "pickomino", tmp_path / "done.json", "--seed", "1")
    result = roost("resume", "done.json")
    assert result.returncode == 2
    assert "roost replay done.json" in result.stderr


def test_bots_of_a_game_without_a_seed_go_on_as_they_were(roost: Run, home: Path) -> None:
    roost("play", "pickomino", "--players", "Ana,bot:random")
    record = Record.loads(saved(home).read_text())
    assert record.dice == {"source": "system"}
    assert re.fullmatch(r"[0-9a-f]{16}", record.tags["bots"])


def test_the_end_of_input_before_a_game_is_chosen(roost: Run, home: Path) -> None:
    result = roost("play")
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert not list(home.rglob("*.json"))


def test_play_without_a_game_asks_which_and_who(roost: Run) -> None:
    result = roost("play", input="chess\n2\nAna,ana\nAna,Leo\nq\n")
    assert "There is no game “chess”" in result.stdout
    assert "Two players are called ana" in result.stdout
    assert "A game of Knockout." in result.stdout
    assert "Leo rolls" in result.stdout


@pytest.mark.parametrize(("answer", "name"), [("", "Player 1"), ("Ana", "Ana")])
def test_one_person_alone_plays_against_a_bot(roost: Run, answer: str, name: str) -> None:
    result = roost("play", input=f"1\n{answer}\nq\n")
    assert f"Turn 1: {name}" in result.stdout
    assert "Hen is a bot" in result.stdout


def start(env: dict[str, str], cwd: Path, *words: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-u", "-m", "roost", *words],
        env=env,
        cwd=cwd,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def read_until(process: "subprocess.Popen[str]", text: str) -> None:
    assert process.stdout is not None
    seen = ""
    while text not in seen:
        more = process.stdout.read(1)
        assert more, seen
        seen += more


def test_a_kill_loses_nothing(env: dict[str, str], home: Path, tmp_path: Path, roost: Run) -> None:
    process = start(env, tmp_path, "play", "pickomino", "--seed", "5")
    assert process.stdin is not None
    read_until(process, "which dice do you take?")
    process.stdin.write("w\n")
    process.stdin.flush()
    read_until(process, "roll or stop?")
    process.kill()
    assert process.wait() == -signal.SIGKILL
    process.communicate()
    assert len(Record.loads(saved(home).read_text()).moves) == 2
    assert not list((home / "games").glob(".*"))
    assert "Taken: worm — 5." in roost("resume", input="q\n").stdout


def test_ctrl_c_saves_and_exits_with_130(env: dict[str, str], home: Path, tmp_path: Path) -> None:
    process = start(env, tmp_path, "play", "pickomino", "--seed", "5")
    read_until(process, "which dice do you take?")
    process.send_signal(signal.SIGINT)
    _, problem = process.communicate()
    assert process.returncode == 130
    assert problem.count("\n") == 1
    assert "roost resume" in problem
    assert len(Record.loads(saved(home).read_text()).moves) == 1


@pytest.mark.slow
def test_kills_at_random_moments_never_leave_a_broken_file(
    env: dict[str, str], home: Path, tmp_path: Path
) -> None:
    for delay in (0.35, 0.45, 0.6, 0.8):
        process = start(env, tmp_path, "play", "knockout", "--players", "bot:random,bot:random")
        time.sleep(delay)
        process.kill()
        process.communicate()
    for path in (home / "games").glob("*.json"):
        Record.loads(path.read_text())


# -- what is typed -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("9", "“9” is not a face you can take"),
        ("", "is not a face you can take"),
        ("r", "“r” is not a face you can take"),
        ("12", "is not a face you can take"),
        ("hello world", "is not a face you can take"),
        ("save", "The game is saved in"),
        ("undo", "Only rolls of real dice"),
        ("?", "Take all dice of one face"),
    ],
)
def test_what_cannot_be_done_is_explained_and_asked_again(
    roost: Run, home: Path, line: str, answer: str
) -> None:
    result = roost("play", "pickomino", "--seed", "5", input=f"{line}\nw\n")
    assert answer in result.stdout
    assert "takes the worm" in result.stdout
    assert len(Record.loads(saved(home).read_text()).moves) == 2


def test_a_face_not_rolled_or_taken_before_is_refused(roost: Run) -> None:
    """P4: only a face that the roll shows and that was not taken in this turn."""
    result = roost("play", "pickomino", "--seed", "5", input="w\nr\nw\n5\n4\n1\n")
    assert "The roll shows no worm; choose from 1 2 3." in result.stdout
    assert "The roll shows no 5" in result.stdout
    result = roost(*MANUAL, input="11234www\nw\nr\n1134w\nw\n")
    assert "You have already taken the worm in this turn; choose from 1 3 4." in result.stdout


def test_stopping_into_a_failure_is_asked_for_first(roost: Run, home: Path) -> None:
    """P16: it is legal and fails; interfaces ask for confirmation."""
    result = roost("play", "pickomino", "--seed", "5", input="w\ns\nn\ns\ny\nq\n")
    assert result.stdout.count("Stop anyway? [y/n]") == 2
    assert "There is no tile for 5 — Player 1's turn is lost." in result.stdout
    moves = Record.loads(saved(home).read_text()).moves
    assert moves[2] == Stop(None)


def test_a_tile_out_of_reach_is_refused(roost: Run) -> None:
    result = roost("play", "pickomino", "--seed", "5", input="w\n36\n")
    assert "Tile 36 is not within reach; choose from r s." in result.stdout


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
    roost(
        "play",
        "pickomino",
        "--seed",
        "5",
        "--players",
        "Ana,Leo",
        "--language",
        language,
        input=words,
    )
    moves = Record.loads(saved(home).read_text()).moves
    assert Stop(None) in moves


KNOCKOUT = ("play", "knockout", "--players", "Ana,Leo", "--first", "Ana", "--seed", "1")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "is not possible here"),
        ("hello", "is not possible here"),
        ("b9 M1", "is not possible here"),
        ("g3", "is not your piece"),
        ("Z9", "is not possible here"),
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


# -- real dice -----------------------------------------------------------------------------


def test_rolls_are_typed_in_any_spelling(roost: Run, home: Path) -> None:
    for text in ("1123 4w ww", "w,w,w,1,1,2,3,4", "worm worm worm 1 1 2 3 4", "WWW11234"):
        roost(*MANUAL, input=f"{text}\n")
        newest = max((home / "games").glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
        assert Record.loads(newest.read_text()).turns() == ["[11234www]"]


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("1234", "4 dice given where 8 are rolled"),
        ("123456ww", "There is no face 6"),
        ("1234567w", "There is no face 6"),
        ("0123wwww", "There is no face 0"),
        ("hello", "There is no face h"),
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


def test_a_mistyped_roll_is_taken_back_until_the_next_one(roost: Run, home: Path) -> None:
    result = roost(*MANUAL, input="11234www\nw\nundo\n1123444w\n4\n")
    assert "The last roll is taken back." in result.stdout
    assert Record.loads(saved(home).read_text()).turns() == ["[1123444w] 4"]


def test_only_the_last_roll_can_be_taken_back(roost: Run, home: Path) -> None:
    result = roost(*MANUAL, input="11234www\nw\nr\n11234\nundo\nundo\nundo\n")
    assert result.stdout.count("The last roll is taken back.") == 1
    assert result.stdout.count("There is no roll to take back") == 2
    assert Record.loads(saved(home).read_text()).turns() == ["[11234www] w +"]
    again = roost("resume", input="undo\n")
    assert "There is no roll to take back" in again.stdout
    assert Record.loads(saved(home).read_text()).turns() == ["[11234www] w +"]


def test_a_roll_that_ended_a_turn_can_be_taken_back(roost: Run, home: Path) -> None:
    """The next roll is the other player's; until then the failure can be undone."""
    result = roost(*MANUAL, input="11234www\nw\nr\nwwwww\nundo\n11234\n")
    assert "Only dice already taken — Ana's turn is lost." in result.stdout
    assert Record.loads(saved(home).read_text()).turns() == ["[11234www] w + [11234]"]


def test_the_first_roll_of_a_turn_can_be_taken_back(roost: Run, home: Path) -> None:
    failing = "11234www\nw\nr\nwwwww\n"
    roost(*MANUAL, input=failing + "22345www\nundo\n22344www\nw\n")
    assert Record.loads(saved(home).read_text()).turns() == [
        "[11234www] w + [wwwww]",
        "[22344www] w",
    ]


def test_a_game_left_between_two_turns_goes_on(roost: Run, home: Path) -> None:
    roost(*MANUAL, input="11234www\nw\nr\nwwwww\nq\n")
    roost("resume", input="22344www\nw\n")
    assert Record.loads(saved(home).read_text()).turns() == [
        "[11234www] w + [wwwww]",
        "[22344www] w",
    ]


def test_knockout_is_played_with_real_dice(roost: Run, home: Path) -> None:
    result = roost(
        "play",
        "knockout",
        "--players",
        "Ana,Leo",
        "--dice",
        "manual",
        input="6 6\n12\n7 1\n3\n35\n",
    )
    assert "Ana has the highest sum and starts." in result.stdout
    assert "A die shows 1 to 6, not 7." in result.stdout
    assert "One die given where 2 are rolled." in result.stdout
    assert "piece 3 moves 5, piece 5 moves 3" in result.stdout


def test_the_last_roll_of_a_game_can_be_taken_back(roost: Run, tmp_path: Path) -> None:
    start_at = "pickomino 21 -/- 0 wwww4 ? 5"
    record = Record(
        "pickomino",
        "standard",
        (Player("Ana"), Player("Leo")),
        None,
        start_at,
        {"source": "manual"},
    )
    path = tmp_path / "end.json"
    path.write_text(record.dumps())
    ending = roost("resume", "end.json", input="111\n1\n21\n\n")
    assert ending.returncode == 0
    assert "Ana wins with 1 worm." in ending.stdout
    path.write_text(record.dumps())
    undone = roost("resume", "end.json", input="111\n1\n21\nundo\n222\n")
    assert undone.returncode == 2
    assert Record.loads(path.read_text()).turns() == ["[222]"]


# -- where games are kept ------------------------------------------------------------------


def test_games_are_kept_where_xdg_says(roost: Run, env: dict[str, str], tmp_path: Path) -> None:
    del env["ROOST_HOME"]
    env["HOME"] = str(tmp_path / "me")
    roost("play", "pickomino")
    assert list((tmp_path / "me" / ".local" / "share" / "roost" / "games").glob("*.json"))
    env["XDG_DATA_HOME"] = str(tmp_path / "data")
    roost("play", "pickomino")
    assert list((tmp_path / "data" / "roost" / "games").glob("*.json"))


def test_games_started_in_the_same_second_keep_apart(roost: Run, home: Path) -> None:
    for _ in range(3):
        roost("play", "pickomino")
    assert len(list((home / "games").glob("*.json"))) == 3


def test_a_save_is_one_whole_file(roost: Run, home: Path) -> None:
    roost("play", "pickomino", "--seed", "5", input="w\n")
    data = json.loads(saved(home).read_text())
    assert data["turns"] == ["[1233445w] w"]
    assert data["result"] is None
    assert list((home / "games").iterdir()) == [saved(home)]


@pytest.fixture
def own_board(tmp_path: Path) -> Path:
    """A board file that does not come with Roost."""
    data = json.loads((BOARDS / "grid49.json").read_text())
    data |= {"key": "mine", "name": "My grid"}
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
    assert "My grid" in played.stdout
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
