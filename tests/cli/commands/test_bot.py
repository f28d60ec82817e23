"""`roost bot`: the documentation's example bot, tested and sent to a server."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run

ROOT = Path(__file__).parents[3]
EXAMPLE = f"{ROOT}/examples/bots/my_bot.py:MyBot"


def test_sound_bot_passes(roost: Run) -> None:
    shown = roost("--language", "en", "bot", "check", EXAMPLE, "--decisions", "50")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "50 decisions" in shown.stdout
    assert "legal and in time" in shown.stdout


@pytest.mark.parametrize("program", ["python", "node"])
def test_example_programs_pass(roost: Run, program: str) -> None:
    node = shutil.which("node") or str(ROOT / ".venv/bin/node")
    command = {
        "python": [sys.executable, f"{ROOT}/examples/bots/program.py"],
        "node": [node, f"{ROOT}/examples/bots/program.mjs"],
    }[program]
    shown = roost("bot", "check", f"run:{shlex.join(command)}", "--json", "--seconds", "20")
    found = json.loads(shown.stdout)
    assert (shown.returncode, found["faults"], found["decisions"]) == (0, {}, 200)


def test_faulty_bot_prints_its_errors_and_exits_with_1(roost: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text("def bad(state): raise RuntimeError('no idea')\n")
    shown = roost("--language", "en", "bot", "check", f"{file}:bad", "--decisions", "5")
    assert shown.returncode == 1
    said = " ".join(shown.stdout.split())  # lines wrap where the file's long name ends
    assert "lost 5 decisions: crashed" in said
    assert "no idea" in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["bot", "dance", EXAMPLE], "dance"),
        (["bot", "check", "nowhere.py:Bot"], "nowhere.py"),
        (["bot", "check", EXAMPLE, "--game", "chess"], "chess"),
        (["bot", "check", EXAMPLE, "--decisions", "0"], "--decisions"),
        (["bot", "run", EXAMPLE], "--server"),
        (["bot", "run", EXAMPLE, "--server", "127.0.0.1:9"], "127.0.0.1"),
        (["bot", "run", EXAMPLE, "--link", "over there"], "“over there” isn’t a link"),
        (["bot", "run", EXAMPLE, "--link", "http://127.0.0.1:9/table/x"], "http://127.0.0.1:9."),
        (["arena", "nowhere.py:Bot", "greedy"], "nowhere.py"),
        (["arena", "my_bot.py", "greedy"], "file.py:Name"),
    ],
)
def test_bad_input_prints_one_line(roost: Run, words: list[str], said: str) -> None:
    shown = roost("--language", "en", *words)
    assert (shown.returncode, shown.stdout) == (2, "")
    assert said in shown.stderr
    assert len(shown.stderr.splitlines()) == 1


def test_arena_prints_bot_errors(roost: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text("def bad(state): return None\n")
    words = ["arena", f"{file}:bad", "random", "--games", "2", "--jobs", "1"]
    shown = roost("--language", "en", *words)
    assert shown.returncode == 0
    told = " ".join(shown.stdout.split())
    assert re.search(r"bad lost [\d,]+ decisions: not legal\. The first time: None", told)
