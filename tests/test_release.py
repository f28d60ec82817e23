"""A release by one command: what it refuses, and what goes with it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import roost

ROOT = Path(__file__).parents[1]
PACKAGING = ROOT / "packaging"
NOBODY = {
    **os.environ,
    **{
        f"GIT_{who}_{what}": "nobody"
        for who in ("AUTHOR", "COMMITTER")
        for what in ("NAME", "EMAIL")
    },
}


def git(folder: Path, *words: str) -> str:
    done = subprocess.run(
        ["git", *words], cwd=folder, env=NOBODY, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """What a release looks at, in a repository of its own."""
    (tmp_path / "src" / "roost").mkdir(parents=True)
    for name in ("CHANGELOG.md", "CITATION.cff", "src/roost/__init__.py"):
        shutil.copyfile(ROOT / name, tmp_path / name)
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-qm", "Begin")
    return tmp_path


def plan(project: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, PACKAGING / "release.py", "--plan", "--root", project, *words],
        capture_output=True,
        text=True,
        check=False,
    )


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_trial_names_the_version_and_changes_nothing(project: Path) -> None:
    done = plan(project)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(
        rf"{re.escape(roost.__version__)} of \d{{4}}-\d\d-\d\d, as a trial", done.stdout
    )
    assert git(project, "status", "--porcelain") == ""
    assert git(project, "tag") == ""


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("src/roost/__init__.py", roost.__version__, "next", "names no version"),
        ("CITATION.cff", f"version: {roost.__version__}", "version: 9.9.9", "another version"),
        ("CHANGELOG.md", "## [Unreleased]", f"## [{roost.__version__}] - 2026-01-01", "already"),
        (
            "CHANGELOG.md",
            "## [Unreleased]",
            "## [Unreleased]\n\n## [0.0.1] - 2026-01-01",
            "nothing",
        ),
        ("CHANGELOG.md", "# Changelog", "# Changes", "not committed"),
    ],
)
def test_what_is_not_ready_is_refused_before_anything_is_built(
    project: Path, file: str, old: str, new: str, said: str
) -> None:
    replace(project / file, old, new)
    done = plan(project, "--tag")
    assert done.returncode == 1
    assert said in done.stderr


def test_a_version_is_released_once(project: Path) -> None:
    git(project, "tag", f"v{roost.__version__}")
    assert "there is a tag" in plan(project).stderr


def test_the_bill_of_materials_names_every_locked_package_once(tmp_path: Path) -> None:
    script = str(PACKAGING / "bom.py")
    file = str(tmp_path / "bom.json")
    subprocess.run([sys.executable, script, "0.1.0", "2026-11-16", file], check=True)
    bill = json.loads((tmp_path / "bom.json").read_text("utf-8"))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    purls = [component["purl"] for component in bill["components"]]
    assert len(set(purls)) == len(purls)
    for file in ("runtime", "browser"):
        lines = (ROOT / "requirements" / f"{file}.txt").read_text("utf-8").splitlines()
        pins = [line.split()[0].lower().replace("==", "@") for line in lines if "==" in line]
        assert pins
        assert {f"pkg:pypi/{re.sub(r'[_.](?=[a-z])', '-', pin)}" for pin in pins} <= set(purls)
    assert any(purl.startswith("pkg:npm/svelte@") for purl in purls)
    assert any(purl.startswith("pkg:npm/pyodide@") for purl in purls)
    assert bill["dependencies"][0]["dependsOn"] == purls


def test_the_licences_of_what_is_given_out_are_given_out_too() -> None:
    script = "import licences, pack; print(licences.text(pack.wheels()))"
    text = subprocess.run(
        [sys.executable, "-c", script], cwd=PACKAGING, capture_output=True, text=True, check=True
    ).stdout
    for words in (
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "Mozilla Public License Version 2.0",
        "SIL OPEN FONT LICENSE",
        "svelte ",
        "msgspec ",
        "babel ",
    ):
        assert words.casefold() in text.casefold(), words


def test_public_checks_run_commands_that_there_are() -> None:
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")
    commands = re.findall(r"(?m)^ +- run: (.*)$", workflow)
    targets = re.findall(r"(?m)^([a-z]+):.*##", (ROOT / "Makefile").read_text("utf-8"))
    for command in commands:
        if command.startswith("make "):
            assert command.removeprefix("make ") in targets
    assert {"make test", "make release"} <= set(commands)


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
