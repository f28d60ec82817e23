"""Whole games on real terminals: a pseudo-terminal of pexpect, and the screen of tmux."""

import re
import shlex
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from roost.rules.record import Record

pytestmark = pytest.mark.slow

ROOST = [sys.executable, "-m", "roost"]
COLUMNS, ROWS = 80, 24
PATIENCE_S = 120  # a busy machine is slow to start; only a failure takes as long
OVER = r"wins?! \d+ \w+\.|share the win"
CHOICES = r"\[([^\]\n]*)\] $"


def spawn(env: dict[str, str], cwd: Path, command: str, *more: str) -> Any:
    """`roost` on a pseudo-terminal; Any, since pexpect's matches may be of five types."""
    game = pexpect.spawn(
        ROOST[0],
        [*ROOST[1:], *command.split(), *more],
        env={**env},
        cwd=str(cwd),
        encoding="utf-8",
        dimensions=(ROWS, COLUMNS),
        timeout=PATIENCE_S,
    )
    game.delaybeforesend = None
    return game


def pickomino_answer(choices: str) -> str:
    """The tile where there is one, worms first, and on to the next roll."""
    words = choices.split()
    tiles = [word for word in words if len(word) == 2]
    if choices == "y/n":
        return "y"
    return tiles[0] if tiles else ("w" if "w" in words else words[0])


def test_the_end_of_input_on_a_terminal_saves(
    env: dict[str, str], home: Path, tmp_path: Path
) -> None:
    game = spawn(env, tmp_path, "play", "pickomino", "--seed", "3")
    game.expect(CHOICES)
    game.sendeof()
    game.expect("No more input. Game saved; continue with: roost resume")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 2


def test_ctrl_c_on_a_terminal_saves_and_the_game_goes_on(
    env: dict[str, str], home: Path, tmp_path: Path
) -> None:
    game = spawn(env, tmp_path, "play", "pickomino", "--seed", "5")
    game.expect(CHOICES)
    game.sendline("w")
    game.expect(CHOICES)
    game.sendintr()
    game.expect("Stopped. Game saved; continue with: roost resume")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 130
    again = spawn(env, tmp_path, "resume")
    again.expect("Set aside: worm — 5")
    again.expect(CHOICES)
    again.sendline("q")
    again.expect(pexpect.EOF)
    again.close()
    assert again.exitstatus == 0


def test_a_killed_game_goes_on_where_it_was(
    env: dict[str, str], home: Path, tmp_path: Path
) -> None:
    """Killed after every fifth answer, over and over, a game under a seed still ends the same."""
    words = ("--players", "Ana,bot:simple", "--seed", "3", "--pace", "0", "--plain")
    whole = spawn(env, tmp_path, "play", "pickomino", *words, "--file", "whole.json")
    while whole.expect([CHOICES, OVER]) == 0:
        whole.sendline(pickomino_answer(whole.match.group(1)))
    whole.expect(pexpect.EOF)
    whole.close()
    game = spawn(env, tmp_path, "play", "pickomino", *words, "--file", "killed.json")
    for _ in range(4):
        for _ in range(5):
            if game.expect([CHOICES, OVER]) == 0:
                game.sendline(pickomino_answer(game.match.group(1)))
        game.kill(9)
        game.wait()
        game.close()
        game = spawn(env, tmp_path, "resume", "killed.json", "--pace", "0", "--plain")
    while game.expect([CHOICES, OVER]) == 0:
        game.sendline(pickomino_answer(game.match.group(1)))
    game.expect(pexpect.EOF)
    game.close()
    one, two = (Record.loads((tmp_path / f"{n}.json").read_text()) for n in ("whole", "killed"))
    assert one.moves == two.moves


def test_lines_can_be_edited_and_tab_completes(env: dict[str, str], tmp_path: Path) -> None:
    game = spawn(
        env, tmp_path, "play knockout --seed 3 --first 1 --pace 0 --players Ana,bot:simple"
    )
    game.expect(r"For example \w+ \w+: $")
    game.sendline("thr\t\x1b[D\x1b[D\x1b[C")
    game.expect("hit by")
    game.sendline("\x1b[A")
    game.expect("hit by")
    game.sendline("q")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0


def test_a_dumb_terminal_gets_no_codes(env: dict[str, str], tmp_path: Path) -> None:
    dumb = {**env, "TERM": "dumb"}
    game = spawn(dumb, tmp_path, "play", "knockout", "--seed", "3", "--players", "Ana,bot:simple")
    game.expect(r"For example (\w+ \w+): $")
    game.sendline(game.match[1])
    game.expect(r"For example (\w+ \w+): $")
    game.sendline("q")
    game.expect(pexpect.EOF)
    assert "\x1b" not in game.before
    game.close()


def test_a_replay_waits_for_enter_on_a_terminal(
    env: dict[str, str], home: Path, tmp_path: Path
) -> None:
    words = "play pickomino --players bot:simple,bot:simple --seed 1 --file game.json"
    played = [*ROOST, *words.split()]
    subprocess.run(played, env=env, cwd=tmp_path, check=True, capture_output=True)
    game = spawn(env, tmp_path, "replay", "game.json")
    game.expect("Turn 1: ")
    game.expect("Enter for the next turn, q to leave:")
    game.sendline("")
    game.expect("Turn 2: ")
    game.expect("Enter for the next turn, q to leave:")
    game.sendline("q")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0


# -- the screen of tmux --------------------------------------------------------------------

Tmux = Callable[..., str]


@pytest.fixture
def tmux(env: dict[str, str], tmp_path: Path) -> Iterator[Tmux]:
    """A tmux server of this test's own, 80 by 24; ended with the test."""
    socket = f"roost-{uuid.uuid4().hex[:8]}"

    def run(*words: str) -> str:
        return subprocess.run(
            ["tmux", "-L", socket, "-f", "/dev/null", *words],
            env=env,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    yield run
    subprocess.run(["tmux", "-L", socket, "kill-server"], env=env, check=False, capture_output=True)


def screen(tmux: Tmux, ready: str) -> str:
    """What stands on the screen once its last line matches `ready`."""
    deadline = time.monotonic() + PATIENCE_S
    shown = ""
    while time.monotonic() < deadline:
        shown = tmux("capture-pane", "-p", "-t", "game").rstrip()
        lines = shown.splitlines()
        if lines and re.search(ready, lines[-1]):
            return shown
        time.sleep(0.05)
    raise AssertionError(f"{ready!r} did not come:\n{shown}")


def open_game(tmux: Tmux, words: str, *more: str, columns: int = COLUMNS) -> None:
    command = shlex.join([*ROOST, *words.split(), *more]) + "; echo EXIT $?; sleep 300"
    tmux("new-session", "-d", "-s", "game", "-x", str(columns), "-y", str(ROWS), command)


def test_a_turn_of_pickomino_fits_the_screen(tmux: Tmux) -> None:
    open_game(tmux, "play pickomino --seed 5 --pace 0 --players Ana,Leo,Eva,bot:simple")
    shown = screen(tmux, r"which dice do you set aside\? \[.*\]$")
    lines = shown.splitlines()
    assert len(lines) <= ROWS
    assert any("21 22 23 24" in line for line in lines)
    assert any(re.search(r"\[\d\] \[[\dw]\]", line) for line in lines)
    assert any(line.startswith("Ana rolls") for line in lines)


def test_a_turn_of_knockout_shows_board_and_choices_on_one_screen(tmux: Tmux) -> None:
    open_game(tmux, "play knockout --seed 6 --pace 0 --players Ana,Leo,bot:simple,bot:simple")
    shown = screen(tmux, r"For example \w+ \w+:$")
    lines = shown.splitlines()
    assert len(lines) <= ROWS
    assert len(re.findall(r"\[[bgry][1-6]\]|\([bgry][1-6]\)", shown)) == 24
    assert re.search("[\u2801-\u28ff]", shown)  # its lines
    assert any(line.startswith("Ana: ") for line in lines[-4:])  # the dice


@pytest.mark.parametrize("game", ["pickomino", "knockout"])
def test_a_narrow_terminal_gets_words_that_fit(tmux: Tmux, game: str) -> None:
    open_game(
        tmux, "play", game, "--seed", "6", "--pace", "0", "--players", "Ana,bot:simple", columns=40
    )
    shown = screen(tmux, r"(\]|:)$")
    assert not re.search("\\] \\[|[\u2801-\u28ff]", shown)
    assert shown.startswith(("Grill: 21", "You, blue and red"))  # the table stays in place
    assert "A game of" in shown
    assert all(len(line) < 40 for line in shown.splitlines())


@pytest.mark.parametrize(
    ("game", "ready"),
    [("pickomino", CHOICES.replace(" $", "$")), ("knockout", r"For example (\w+ \w+):$")],
)
def test_a_whole_game_in_tmux(tmux: Tmux, home: Path, game: str, ready: str) -> None:
    open_game(tmux, "play", game, "--seed", "2", "--pace", "0", "--players", "Ana,bot:simple")
    for _ in range(600):
        shown = screen(tmux, f"{ready}|EXIT")
        last = shown.splitlines()[-1]
        if "EXIT" in last:
            break
        found = re.search(ready, last)
        assert found
        answer = pickomino_answer(found[1]) if game == "pickomino" else found[1]
        tmux("send-keys", "-t", "game", "-l", answer)
        tmux("send-keys", "-t", "game", "Enter")
        wait_for_change(tmux, shown)
    assert "EXIT 0" in shown
    assert re.search(OVER, shown)
    scrolled = tmux("display-message", "-p", "-t", "game", "#{history_size}")
    assert int(scrolled) <= 40
    (saved,) = (home / "games").glob("*.json")
    assert Record.loads(saved.read_text()).outcome() is not None


def wait_for_change(tmux: Tmux, before: str) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        shown = tmux("capture-pane", "-p", "-t", "game").rstrip()
        if shown != before and not shown.startswith(before):
            return
        time.sleep(0.02)
