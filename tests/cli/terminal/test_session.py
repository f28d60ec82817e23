"""A game in progress: stopped at any moment, and played with real dice."""

import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from roost.cli.terminal.session import latest
from roost.rules.record import Player, Record
from tests.cli.conftest import Run
from tests.cli.helpers import MANUAL, saved


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


@pytest.mark.parametrize("typed", ["", "w\nr\n"])
def test_after_the_help_the_whole_question_stands_there_again(roost: Run, typed: str) -> None:
    asked = roost("play", "pickomino", "--seed", "5", input=f"{typed}?\n").stdout
    *_, first, second, _ = re.split(r"(?<=Which dice do you set aside\?).*", asked)
    dice = re.findall(r"You roll (.*)\.", first)[-1]
    assert f"The dice show {dice}." in second
    offered = re.findall(r"\[(.*)\]", asked)[-1].split()
    assert re.findall(r"(?m)^  (\w)   set aside .*", second) == offered


def test_after_the_help_the_pieces_that_may_move_are_named_again(roost: Run) -> None:
    asked = roost("play", "knockout", "--seed", "5", input="?\n").stdout
    first, second, _ = re.split(r"Your move\?.*", asked)
    assert "You: double 6." in first
    assert "The dice show 6, 6." in second
    assert len(re.findall(r"(?m)^  [br]\d  .*", second)) == 12


def test_a_kill_loses_nothing(env: dict[str, str], home: Path, tmp_path: Path, roost: Run) -> None:
    process = start(env, tmp_path, "play", "pickomino", "--seed", "5")
    assert process.stdin is not None
    read_until(process, "Which dice do you set aside?")
    process.stdin.write("w\n")
    process.stdin.flush()
    read_until(process, "Roll or stop?")
    process.kill()
    assert process.wait() == -signal.SIGKILL
    process.communicate()
    assert len(Record.loads(saved(home).read_text()).moves) == 2
    assert not list((home / "games").glob(".*"))
    assert "Set aside: worm — 5." in roost("resume", input="q\n").stdout


def test_ctrl_c_saves_and_exits_with_130(env: dict[str, str], home: Path, tmp_path: Path) -> None:
    process = start(env, tmp_path, "play", "pickomino", "--seed", "5")
    read_until(process, "Which dice do you set aside?")
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


def test_a_mistyped_roll_is_taken_back_until_the_next_one(roost: Run, home: Path) -> None:
    result = roost(*MANUAL, input="11234www\nw\nundo\n1123444w\n4\n")
    assert "Last roll undone." in result.stdout
    assert Record.loads(saved(home).read_text()).turns() == ["[1123444w] 4"]


def test_only_the_last_roll_can_be_taken_back(roost: Run, home: Path) -> None:
    result = roost(*MANUAL, input="11234www\nw\nr\n11234\nundo\nundo\nundo\n")
    assert result.stdout.count("Last roll undone.") == 1
    assert result.stdout.count("There’s nothing left to take back.") == 2
    assert Record.loads(saved(home).read_text()).turns() == ["[11234www] w +"]
    again = roost("resume", input="undo\n")
    assert "There’s nothing left to take back." in again.stdout
    assert Record.loads(saved(home).read_text()).turns() == ["[11234www] w +"]


def test_a_roll_that_ended_a_turn_can_be_taken_back(roost: Run, home: Path) -> None:
    """The next roll is the other player's; until then the failure can be undone."""
    result = roost(*MANUAL, input="11234www\nw\nr\nwwwww\nundo\n11234\n")
    assert "Nothing new, so Ana’s turn is lost." in result.stdout
    assert Record.loads(saved(home).read_text()).turns() == ["[11234www] w + [11234]"]


def test_the_first_roll_of_a_turn_can_be_taken_back(roost: Run, home: Path) -> None:
    failing = "11234www\nw\nr\nwwwww\n"
    roost(*MANUAL, input=failing + "22345www\nundo\n22344www\nw\n")
    assert Record.loads(saved(home).read_text()).turns() == [
        "[11234www] w + [wwwww]",
        "[22344www] w",
    ]


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
    assert "Ana wins! 1 worm." in ending.stdout
    path.write_text(record.dumps())
    undone = roost("resume", "end.json", input="111\n1\n21\nundo\n222\n")
    assert undone.returncode == 2
    assert Record.loads(path.read_text()).turns() == ["[222]"]


ALONE = ("play", "pickomino", "--seed", "5", "--pace", "0")


def test_hint_and_analysis_are_for_one_person_against_bots(roost: Run) -> None:
    alone = roost(*ALONE, input="hint\nanalyse\nposition\n").stdout
    assert "Best: set aside" in alone
    assert "wins" in alone
    assert "pickomino 21-36 -/- 0 - " in alone
    both = roost(*ALONE, "--players", "Ana,Leo", input="hint\n").stdout
    assert "can’t set aside “hint”" in both


def test_the_tutor_asks_once_before_a_costly_move(roost: Run, home: Path) -> None:
    seed = ("--seed", "3", "--file", "one.json")
    assert "Sure?" not in roost("play", "pickomino", *seed, input="1\n").stdout
    roost("settings", "tutor=on")
    result = roost("play", "pickomino", "--seed", "3", input="1\nn\n1\n").stdout
    assert result.count("Sure? It costs ") == 1
    assert re.search(r"It costs \d+ points of winning\s+chance\. \w[^[]+ \[y/n\]", result)
    assert Record.loads(saved(home).read_text()).turns()[0].endswith(" 1")


def test_against_bots_decisions_are_taken_back_one_by_one(roost: Run, home: Path) -> None:
    roost(*ALONE, input="w\nr\n1\nu\nu\nu\nu\n2\n")
    assert Record.loads(saved(home).read_text()).turns()[0].split()[1:] == ["2"]


def test_a_log_is_cut_between_sentences() -> None:
    log = [
        "Leo rolls 1 and 2.",
        "Leo moves the red 2 and knocks",
        "  out your blue 2.",
        "Your turn.",
    ]
    assert latest(log, 2) == latest(log, 1) == log[3:]
    assert latest(log, 3) == log[1:]
    assert latest(log, 0) == []
    assert latest(["  [1] [w]"], 5) == ["  [1] [w]"]
