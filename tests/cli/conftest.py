"""Fixtures that run `roost`, in this process or in its own."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from roost.cli import main


@dataclass(frozen=True)
class Result:
    returncode: int
    stdout: str
    stderr: str


Run = Callable[..., Result]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The folder of this test's games."""
    return tmp_path / "home"


@pytest.fixture
def env(home: Path) -> dict[str, str]:
    """The environment of `roost`; a test may change it before running it."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    return {**kept, "ROOST_HOME": str(home), "LANG": "C.UTF-8", "TERM": "xterm"}


@pytest.fixture
def roost(env: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    r"""Run `roost` without a terminal: `roost("play pickomino --file", path, input="w\n")`."""

    def run(command: str = "", *more: str, input: str = "") -> Result:  # noqa: A002
        with monkeypatch.context() as patch:
            for name in list(os.environ):
                patch.delenv(name)
            for name, value in env.items():
                patch.setenv(name, value)
            patch.chdir(tmp_path)
            patch.setattr(sys, "stdin", io.StringIO(input))
            out, err = io.StringIO(), io.StringIO()
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            status = main([*command.split(), *more])
        return Result(status, out.getvalue(), err.getvalue())

    return run


@pytest.fixture
def process(env: dict[str, str], tmp_path: Path) -> Run:
    """Like `roost`, but in its own process."""

    def run(command: str = "", *more: str, input: str = "") -> Result:  # noqa: A002
        done = subprocess.run(
            [sys.executable, "-m", "roost", *command.split(), *more],
            input=input,
            env=env,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        return Result(done.returncode, done.stdout, done.stderr)

    return run
