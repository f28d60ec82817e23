"""Bad input: one clear line on stderr, status 2, no data loss, no traceback."""

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from roost.locale import LANGUAGES
from roost.rules import format_position, make_game
from tests.cli.conftest import Run

KNOCKOUT = format_position(make_game("knockout").start(2))
BAD = {
    "unknown command": (["plya"], "play"),
    "unknown game": (["play", "chess"], "pickomino"),
    "eight seats": (["play", "pickomino", "--seats", "8"], "2 to 7"),
    "one seat": (["play", "pickomino", "--seats", "1"], "2 to 7"),
    "no seats": (["play", "pickomino", "--seats", "0"], "2 to 7"),
    "minus one seat": (["play", "pickomino", "--seats", "-1"], "--seats"),
    "a million seats": (["play", "pickomino", "--seats", "1000000"], "2 to 7"),
    "as many seats as stars": (["play", "pickomino", "--seats", "9" * 24], "2 to 7"),
    "five at knockout": (["play", "knockout", "--seats", "5"], "2 to 4"),
    "three on the grid": (["play", "knockout", "--seats", "3", "--board", "grid49"], "2, 4"),
    "seats in words": (["play", "pickomino", "--seats", "two"], "two"),
    "variant typo": (["play", "pickomino", "--variant", "shrot"], "short"),
    "variant clash": (["play", "pickomino", "--variant", "short+returned-face-down"], "short"),
    "unknown board": (["play", "knockout", "--board", "hexagon"], "rings61"),
    "board for pickomino": (["play", "pickomino", "--board", "rings61"], "--board"),
    "rounds below one": (["play", "knockout", "--rounds", "0"], "1,000"),
    "unknown bot": (["play", "pickomino", "--bot", "genius"], "simple"),
    "unknown language": (["play", "--language", "xx"], "pt-BR"),
    "language without value": (["--language"], "pt-BR"),
    "empty name": (["play", "pickomino", "--players", "Ana,"], "name"),
    "same name": (["play", "pickomino", "--players", "Ana,ana"], "ana"),
    "long name": (["play", "pickomino", "--players", f"Leo,{'a' * 41}"], "40"),
    "unknown first": (["play", "pickomino", "--first", "Zoe"], "Zoe"),
    "unknown dice": (["play", "pickomino", "--dice", "loaded"], "manual"),
    "seed and real dice": (["play", "pickomino", "--seed", "1", "--dice", "manual"], "--seed"),
    "more players than seats": (["play", "pickomino", "--seats", "2", "--players", "A,B,C"], "3"),
    "slow": (["play", "pickomino", "--pace", "slow"], "--pace"),
    "unknown option": (["play", "pickomino", "--sets", "3"], "--sets"),
    "option without value": (["play", "pickomino", "--seats"], "--seats"),
    "the same option twice": (["play", "--seats", "3", "--seats=4"], "--seats is given twice"),
    "flag with value": (["play", "pickomino", "--plain=yes"], "--plain"),
    "two games": (["play", "pickomino", "knockout"], "knockout"),
    "no file": (["replay", "nowhere.json"], "nowhere.json"),
    "no folder": (["replay", "nowhere/game.json"], "There is no folder nowhere."),
    "a folder that cannot be": (
        ["serve", "--data", "/proc/roost"],
        "Can’t create the folder /proc/roost",
    ),
    "a folder": (["replay", "."], "."),
    "missing argument": (["analyse"], "POSITION"),
    "no game yet": (["replay"], "roost play"),
    "unknown subcommand": (["server", "bakcup"], "backup"),
    "a ban of nobody": (["server", "ban"], "WHO"),
    "odds of another game": (["analyse", KNOCKOUT, "--odds", "win"], "--odds"),
    "receipt of two games": (["check", "a", "b", "--receipt", "c"], "--receipt"),
    "setting without value": (["serve", "--set", "grace"], "grace"),
    "unknown setting": (["serve", "--set", "grcae=1"], "grace"),
    "nothing to resume": (["resume"], "roost play"),
    "resume what is not there": (["resume", "nowhere.json"], "nowhere.json"),
    "resume number": (["resume", "7"], "7"),
    "a name as long as a page": (["resume", "x" * 5000], "xxx"),
    "first of too many": (["play", "pickomino", "--first", "9" * 5000], "Hen"),
    "a million and more": (["arena", "simple", "simple", "--games", "0"], "100000000"),
    "rules of chess": (["rules", "chess"], "pickomino"),
    "unknown rule": (["rules", "pickomino", "P99"], "P99"),
    "no position": (["analyse", ""], "position"),
    "another game's position": (["analyse", "chess 1"], "chess"),
    "short position": (["analyse", "pickomino 21-36"], "7"),
    "position typo": (["analyse", "pickomino 21-37 -/- 0 - ? 1"], "37 is not a tile"),
    "tile in two places": (["analyse", "pickomino 21-36 21/- 0 - ? 1"], "21"),
    "position variant": (["analyse", "pickomino:shrot 21-36 -/- 0 - ? 1"], "short"),
    "knockout position": (["analyse", "knockout 2 O0 0 ? 1 1 0"], "colours"),
}


@pytest.mark.parametrize(("words", "clue"), BAD.values(), ids=BAD)
def test_bad_input_prints_one_line(roost: Run, home: Path, words: list[str], clue: str) -> None:
    result = roost(*words)
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert clue in result.stderr
    assert "Traceback" not in result.stderr + result.stdout
    assert not list(home.rglob("*.json"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_error_is_translated(roost: Run, language: str) -> None:
    result = roost("play", "chess", "--language", language)
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert "chess" in result.stderr
    assert "pickomino" in result.stderr


def test_bad_input_ends_a_real_process_with_status_2(process: Run) -> None:
    result = process("play", "pickomino", "--seats", "8")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "This game is for 2 to 7 players, not 8.\n"


CORRUPT = {
    "empty": b"",
    "not JSON": b"{",
    "not text": b"\xff\xfe\x00\x81",
    "another file": b'{"name": "roost"}',
    "a list": b"[]",
    "deep": b"[" * 100_000,
    "a number": b"7",
    "zeros": bytes(5000),
}


@pytest.mark.parametrize("content", CORRUPT.values(), ids=CORRUPT)
@pytest.mark.parametrize("command", ["replay", "resume"])
def test_file_that_is_not_a_game_is_rejected(
    roost: Run, tmp_path: Path, command: str, content: bytes
) -> None:
    (tmp_path / "game.json").write_bytes(content)
    result = roost(command, "game.json")
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr + result.stdout
    assert result.stderr.strip("\n").isprintable()
    assert (tmp_path / "game.json").read_bytes() == content


def test_damaged_saved_game_does_not_hide_others(roost: Run, home: Path) -> None:
    roost("play", "pickomino")
    (home / "games" / "deep.json").write_text("[" * 100_000)
    (home / "games" / "chess.json").write_text(
        '{"game": "chess", "result": null, "seats": [], "turns": []}'
    )
    result = roost("resume", "--list")
    assert (result.returncode, result.stdout.count("\n")) == (0, 1)


@pytest.mark.parametrize("settled", ["soon", [1], {}, 1.5])
def test_edited_roll_comment_is_harmless(roost: Run, tmp_path: Path, settled: object) -> None:
    roost("play pickomino --players Ana,Leo --dice manual --file game.json", input="11234www\n")
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), "tags": {"settled": settled}}))
    result = roost("resume", "game.json", input="undo\n")
    assert result.returncode == 2
    assert "Last roll undone." in result.stdout


def finished_game(roost: Run, path: Path) -> dict[str, object]:
    words = ("play", "pickomino", "--players", "bot:simple,bot:simple", "--seed", "1")
    assert roost(*words, "--file", str(path)).returncode == 0
    data: dict[str, object] = json.loads(path.read_text())
    return data


def test_edited_game_is_shown_up_to_the_edit(roost: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    data = finished_game(roost, path)
    turns = data["turns"]
    assert isinstance(turns, list)
    turns[2] = "[11111111] w"
    path.write_text(json.dumps(data))
    result = roost("replay", "game.json", "--all")
    assert result.returncode == 2
    assert "turn 3" in result.stderr
    assert "Turn 2" in result.stdout
    assert "Turn 4" not in result.stdout


def test_game_with_a_wrong_result_is_rejected(roost: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    data = finished_game(roost, path)
    result = data["result"]
    assert isinstance(result, dict)
    result["scores"][0] += 1
    path.write_text(json.dumps(data))
    answer = roost("replay", "game.json")
    assert answer.returncode == 2
    assert "result" in answer.stderr


def test_truncated_game_resumes_from_its_valid_part(roost: Run, tmp_path: Path, home: Path) -> None:
    path = tmp_path / "game.json"
    finished_game(roost, path)
    whole = path.read_text()
    path.write_text(whole[: len(whole) // 2])
    assert roost("resume", "game.json").returncode == 2
    result = roost("resume", "game.json", "--salvage")
    assert result.returncode == 0
    assert "wins!" in result.stdout
    (saved,) = (home / "games").glob("*.json")
    assert json.loads(saved.read_text())["result"] is not None
    assert path.read_text() == whole[: len(whole) // 2]


def test_a_new_game_never_overwrites_a_file(roost: Run, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("precious")
    result = roost("play", "pickomino", "--file", "game.json")
    assert result.returncode == 2
    assert (tmp_path / "game.json").read_text() == "precious"


def test_error_names_unwritable_folder(roost: Run, env: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    env["ROOST_HOME"] = str(tmp_path / "file")
    result = roost("play", "pickomino")
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert str(tmp_path / "file") in result.stderr


def test_closed_pipe_ends_quietly(env: dict[str, str]) -> None:
    result = subprocess.run(
        f"{shlex.quote(sys.executable)} -m roost rules pickomino | head -n 1",
        shell=True,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.stdout == "Pickomino\n"
    assert result.stderr == ""
