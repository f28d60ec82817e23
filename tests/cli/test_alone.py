"""`roost` without arguments."""

from __future__ import annotations

import os
import subprocess
import sys

import pexpect
import pytest

from roost.cli.alone import BROWSER, HELP, TERMINAL, words


@pytest.mark.parametrize(
    ("environment", "platform", "interactive", "expected"),
    [
        ({"DISPLAY": ":0"}, "linux", True, BROWSER),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True, BROWSER),
        ({}, "darwin", True, BROWSER),
        ({}, "win32", True, BROWSER),
        ({}, "linux", True, TERMINAL),
        ({"DISPLAY": ""}, "linux", True, TERMINAL),
        ({"DISPLAY": ":10.0", "SSH_CONNECTION": "::1 1 ::1 22"}, "linux", True, TERMINAL),
        ({"SSH_TTY": "/dev/pts/1"}, "darwin", True, TERMINAL),
        ({"DISPLAY": ":0"}, "linux", False, HELP),
    ],
)
def test_environment_decides_what_opens(
    environment: dict[str, str], platform: str, interactive: bool, expected: list[str]
) -> None:
    assert words(environment, platform, interactive=interactive) == expected


def test_prints_the_help_in_a_pipe() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "roost", "--language", "en"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Usage: roost [--language en|es|pt-BR|it|de|fr|nl] [COMMAND ...]" in said.stdout


def test_plays_in_a_terminal_without_a_display() -> None:
    kept = {key: value for key, value in os.environ.items() if "DISPLAY" not in key}
    kept.pop("SSH_CONNECTION", None)
    screen = pexpect.spawn(
        sys.executable,
        ["-m", "roost", "--language", "en"],
        env={**kept, "TERM": "xterm"},
        encoding="utf-8",
        timeout=60,
        dimensions=(24, 80),
    )
    try:
        screen.expect("Pickomino")
    finally:
        screen.close(force=True)
