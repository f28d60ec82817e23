"""Real terminals at the tables of a real server: host, join, watch, leave, come back."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pexpect
import pytest

from roost.locale import LANGUAGES, Catalogue
from tests.cli.conftest import Run
from tests.cli.terminal.test_screen import CHOICES, OVER, pickomino_answer, spawn

LIMITS = {"address_rate": 2000, "address_burst": 5000, "guests_per_address_hour": 5000}
ENTER = r"(?:ready|dice|die): $"
SHORT = ("--variant", "short+turn-on-empty", "--pace", "0", "--plain")
AGAIN = r"with the same players\? \[y/n\] $"
EXAMPLE = r"For example (\w+ \w+): $"
Sit = Callable[..., Any]


@contextmanager
def serving(data: Path, port: int = 0, module: Sequence[str] = ("roost.server",)) -> Iterator[str]:
    settings = {"grace_s": 60, "limits": LIMITS}
    process = subprocess.Popen(
        [sys.executable, "-m", *module, str(data), str(port), json.dumps(settings)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait(timeout=60)
        process.stdout.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    with serving(tmp_path / "server") as address:
        yield address


@pytest.fixture
def sit(env: dict[str, str], tmp_path: Path) -> Iterator[Sit]:
    """Somebody at a terminal, with a home of their own; a dumb one, whose questions end a line."""
    terminals: list[Any] = []

    def start(name: str, *words: str) -> Any:
        own = {**env, "ROOST_HOME": str(tmp_path / name), "TERM": "dumb"}
        terminals.append(spawn(own, tmp_path, "play", *words, "--name", name))
        return terminals[-1]

    yield start
    for terminal in terminals:
        terminal.close(force=True)


def links(terminal: Any) -> list[str]:
    """The links that a host is shown; the last one only watches."""
    terminal.expect(ENTER)
    return re.findall(r"(?m)^  (http://\S+/table/\S+)", terminal.before)


def move(terminal: Any) -> bool:
    """One answer; False once the game is over."""
    found = terminal.expect([CHOICES, ENTER, OVER])
    if found == 2:
        return False
    terminal.sendline(pickomino_answer(terminal.match.group(1)) if found == 0 else "")
    return True


def ended(terminal: Any) -> int:
    terminal.expect(pexpect.EOF)
    terminal.close()
    status: int = terminal.exitstatus
    return status


def declines(terminal: Any) -> None:
    """One game is enough."""
    terminal.expect(AGAIN)
    terminal.sendline("n")


def two_at_a_table(sit: Sit, server: str) -> tuple[Any, Any, list[str]]:
    ana = sit("Ana", "pickomino", "--server", server, "--seats", "2", "--first", "1", *SHORT)
    found = links(ana)
    leo = sit("Leo", "--link", found[0], "--plain")
    ana.expect("Leo sits down")
    ana.expect(ENTER)
    ana.sendline()
    leo.expect(ENTER)
    leo.sendline()
    ana.expect(ENTER)
    leo.expect("Turn 1: Ana")
    return ana, leo, found


@pytest.mark.slow
def test_a_whole_game_at_a_server_is_kept_and_its_dice_hold(
    sit: Sit, server: str, roost: Run, tmp_path: Path
) -> None:
    ana = sit("Ana", "pickomino", "--server", server, "--bot", "simple", *SHORT)
    while move(ana):
        pass
    declines(ana)
    assert ended(ana) == 0
    (game,) = (tmp_path / "Ana" / "games").glob("*.json")
    (receipt,) = (tmp_path / "Ana" / "receipts").glob("*.json")
    checked = roost("check", str(game), "--receipt", str(receipt))
    assert (checked.returncode, checked.stderr) == (0, "")
    assert "this is the game of your receipt" in " ".join(checked.stdout.split())


@pytest.mark.slow
def test_a_whole_game_of_knockout_at_a_server(sit: Sit, server: str) -> None:
    """The first piece that can move, to the first space: what the prompt gives as an example."""
    words = ("knockout", "--server", server, "--bot", "random", "--rounds", "3", "--pace", "0")
    ana = sit("Ana", *words, "--plain")
    while (found := ana.expect([EXAMPLE, ENTER, OVER])) < 2:
        ana.sendline(ana.match.group(1) if found == 0 else "")
    declines(ana)
    assert ended(ana) == 0


def test_a_server_with_dice_of_its_own_is_caught_and_the_evidence_holds(
    sit: Sit, roost: Run, tmp_path: Path
) -> None:
    with serving(tmp_path / "server", module=("tests.browser.dishonest", "faces")) as address:
        ana = sit("Ana", "pickomino", "--server", address, "--bot", "simple", *SHORT)
        while ana.expect([ENTER, "These dice can’t be trusted"]) == 0:
            ana.sendline()
        assert ended(ana) == 1
    assert len(list((tmp_path / "Ana" / "receipts").glob("*.json"))) == 1
    (evidence,) = (tmp_path / "Ana" / "evidence").glob("*.json")
    checked = roost("check", str(evidence))
    assert checked.returncode == 1
    assert "Evidence: confirmed. Roll 1 shows" in " ".join(checked.stdout.split())


@pytest.mark.slow
def test_two_terminals_talk_and_one_leaves_and_takes_the_seat_back(sit: Sit, server: str) -> None:
    ana, leo, found = two_at_a_table(sit, server)
    eva = sit("Eva", "--link", found[-1])
    eva.expect("You’re watching")
    leo.sendline("hello")
    for one in (ana, leo, eva):
        one.expect("Leo says: Hello!")
    eva.sendline("wow")
    eva.expect("You have no seat at this table")
    leo.sendline("r")
    leo.expect("not your turn")
    leo.sendline("leave")
    leo.expect("A bot is playing for you. Type back")
    ana.expect("A bot is playing for Leo")
    leo.sendline("back")
    ana.expect("Leo is back")
    leo.sendline("quit")
    leo.expect(r"A bot is playing for you. Come back with:\s+(roost play[^']*)")
    assert ended(leo) == 0
    ana.expect("A bot is playing for Leo")
    again = sit("Leo", "--link", found[0], "--plain")
    again.expect(r"Ana, Leo \(you\)")
    ana.expect("Leo is back")
    eva.sendline("q")
    assert ended(eva) == 0


@pytest.mark.slow
def test_a_lost_connection_is_said_and_found_again(sit: Sit, tmp_path: Path) -> None:
    with serving(tmp_path / "server") as address:
        ana = sit(
            "Ana", "pickomino", "--server", address, "--bot", "simple", "--first", "1", *SHORT
        )
        ana.expect(ENTER)
    ana.expect("Connection lost")
    with serving(tmp_path / "server", int(address.rpartition(":")[2])):
        ana.expect("Connected again")
        ana.expect(ENTER)
        ana.sendline()
        ana.expect("You roll")
        ana.expect(CHOICES)
        os.kill(ana.pid, signal.SIGINT)
        ana.expect("Stopped. Come back with")
        assert ended(ana) == 130
        again = sit("Ana", "--server", address, "--plain")  # among bots, the game has waited
        again.expect("The dice show")
        again.expect(CHOICES)


@pytest.mark.slow
def test_the_same_players_sit_down_again(sit: Sit, server: str) -> None:
    """The first to ask creates the table, and those who agree later join it."""
    ana = sit("Ana", "knockout", "--server", server, "--rounds", "1", "--first", "1", "--plain")
    (link, _) = links(ana)
    leo = sit("Leo", "--link", link, "--plain")
    ana.expect("Leo sits down")
    for one in (ana, leo):
        one.expect(ENTER)
        one.sendline()
    for one in (ana, leo):
        while (found := one.expect([EXAMPLE, ENTER, "Turn 2: Leo" if one is ana else OVER])) < 2:
            one.sendline(one.match.group(1) if found == 0 else "")
    leo.expect("The game is saved in")
    leo.expect(AGAIN)
    leo.sendline("perhaps")
    leo.expect("“perhaps” isn’t possible here. Choose from y, n")
    leo.expect(AGAIN)
    leo.sendline("y")
    leo.expect(r"Players: Ana \(away\), Leo \(you\)")
    ana.expect("The others are starting another game")
    ana.expect(AGAIN)
    ana.sendline("y")
    ana.expect(r"Players: Ana \(you\), Leo")
    for one in (ana, leo):
        one.expect(ENTER)
        one.sendline()
    leo.expect("You start")  # whoever began before begins second


def test_without_a_game_one_goes_back_to_the_last_table(sit: Sit, server: str) -> None:
    ana = sit("Ana", "pickomino", "--server", server, "--seats", "3", "--plain")
    first = links(ana)
    assert len(first) == 3  # two seats, and to watch
    ana.sendline("q")
    assert ended(ana) == 0
    again = sit("Ana", "--server", server, "--plain")
    assert links(again) == first


@pytest.mark.slow
def test_lines_are_edited_while_others_speak_and_hints_are_asked_for(
    server: str, env: dict[str, str], tmp_path: Path
) -> None:
    words = ("play", "pickomino", "--server", server, "--bot", "simple", "--first", "1")
    ana = spawn(env, tmp_path, *words, "--name", "Ana")
    ana.expect("Press Enter to roll 8 dice:")
    ana.sendline("hellp\x08o")
    ana.expect("Ana says: Hello!")
    ana.sendline("")
    ana.expect("You roll")
    ana.sendline("pos\t")
    ana.expect("pickomino 21-36 -/- 0 ")
    ana.sendline("hint")
    ana.expect("Best: set aside")
    ana.sendline("\x1b[A")  # the last line again
    ana.expect("Best: set aside")
    ana.sendline("q")
    assert ended(ana) == 0


def test_today_shows_the_games_of_the_server_in_the_settings(server: str, roost: Run) -> None:
    assert "roost settings server=" in roost("today").stderr
    roost("settings", f"server={server}", "name=Ana")
    said = " ".join(roost("today").stdout.split())
    assert re.search(r"Pickomino, Against \w.* Open until \d\d:\d\d\. Knockout, Against", said)
    assert f"{server}/daily Nothing to retry for now." in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--server", "nowhere.invalid", "pickomino", "--name", "Ana"], "no server called nowhere"),
        (["--server", "127.0.0.1:9", "pickomino", "--name", "Ana"], "127.0.0.1:9"),
        (["--server", "ftp://x", "--name", "Ana"], "ftp://x"),
        (["--link", "/table/abcdefgh", "--name", "Ana"], "/table/abcdefgh"),
        (["--link", "http://127.0.0.1:9/table/abcdefgh?seat=x", "--name", "Ana"], "127.0.0.1:9"),
        (["--server", "127.0.0.1:9", "--players", "Ana,Leo"], "--players"),
        (["--server", "127.0.0.1:9", "--seed", "3"], "--seed"),
        (["--link", "http://127.0.0.1:9/table/abcdefgh", "pickomino"], "GAME"),
        (["--link", "http://127.0.0.1:9/table/abcdefgh", "--rounds", "3"], "--rounds"),
        (["chess", "--server", "127.0.0.1:9"], "chess"),
        (["--server", "127.0.0.1:9", "--name", "A" * 25], "AAAA"),
        (["--name", "Ana"], "--name"),
    ],
)
def test_bad_input_is_refused_in_one_line(roost: Run, words: list[str], said: str) -> None:
    shown = roost("play", *words)
    assert (shown.returncode, shown.stdout) == (2, "")
    assert said in shown.stderr
    assert len(shown.stderr.splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_speaks_every_language(
    language: str, roost: Run, server: str, env: dict[str, str]
) -> None:
    """At the end of input a bot takes the seat, and the terminal prints how to come back."""
    words = ("pickomino", "--server", server, "--bot", "simple", "--name", f"Ana {language}")
    shown = roost("--language", language, "play", *words, "--first", "1", input="\n\n?\n")
    texts = Catalogue(language, strict=True)
    assert shown.returncode == 2
    assert texts.text("online-is-ready", name=f"Ana {language}") in shown.stdout
    assert texts.text("online-link", seat="none") in shown.stdout
    assert "roost play --link" in shown.stderr
