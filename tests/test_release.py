"""What a release refuses before it builds anything, and when its trial fails."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import roost

ROOT = Path(__file__).parents[1]
PACKAGING = ROOT / "packaging"
FILES = ("CHANGELOG.md", "CITATION.cff", "scripts/release", "src/roost/__init__.py")


def git(folder: Path, *words: str) -> None:
    nobody = ["-c", "user.name=nobody", "-c", "user.email=nobody"]
    subprocess.run(["git", *nobody, *words], cwd=folder, check=True)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A repository with what a release looks at, ready to be tagged but for the build."""
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "CHANGELOG.md").write_text(f"## [{roost.__version__}] - 2026-01-01\n")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-qm", "Begin")
    return tmp_path


def release(project: Path, *words: str) -> str:
    done = subprocess.run(
        [project / "scripts" / "release", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    return done.stderr


def test_a_good_project_is_built(project: Path) -> None:
    assert "scripts/wheel" in release(project, "--tag")  # which is not there


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("src/roost/__init__.py", '__version__ = "next"', "names no version"),
        ("CITATION.cff", "version: 9.9.9", "another version"),
        ("CHANGELOG.md", "## [Unreleased]", "no dated entry"),
    ],
)
def test_what_is_not_ready_is_refused(project: Path, file: str, text: str, message: str) -> None:
    (project / file).write_text(text + "\n")
    git(project, "commit", "-qam", "Change")
    assert message in release(project, "--tag")


def test_uncommitted_changes_are_refused(project: Path) -> None:
    (project / "CHANGELOG.md").write_text("# Changes\n")
    assert "uncommitted changes" in release(project, "--tag")


def test_a_version_is_released_once(project: Path) -> None:
    git(project, "tag", f"v{roost.__version__}")
    assert "exists" in release(project)


@pytest.mark.parametrize(("load", "code"), [(0.3, 1), (64_000.0, 0)])
def test_a_trial_that_people_would_wait_too_long_for_fails_on_an_idle_machine(
    load: float, code: int
) -> None:
    script = f"import os, smoke; os.getloadavg = lambda: [{load}]; smoke.judge('it', 3.2, 3.0)"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=PACKAGING, capture_output=True, text=True, check=False
    )
    assert done.returncode == code
    assert "it took 3.2 s, more than 3" in done.stdout + done.stderr


def test_a_trial_that_is_quick_enough_says_nothing() -> None:
    script = "import os, smoke; os.getloadavg = lambda: [0.0]; smoke.judge('it', 2.9, 3.0)"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=PACKAGING, capture_output=True, text=True, check=True
    )
    assert (done.stdout, done.stderr) == ("", "")
