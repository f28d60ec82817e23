"""The promises of the repository itself: pins, packaging, layers, documents."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import roost

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "roost"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
MAKEFILE = (ROOT / "Makefile").read_text()
PRUNED = {
    *(".git", ".venv", ".hypothesis", ".import_linter_cache", ".mypy_cache", ".pytest_cache"),
    *(".ruff_cache", "__pycache__", "build", "dist", "node_modules", "static", "test-results"),
}

# Written so that neither pattern finds itself.
MACHINE_PATH = re.compile(r"(?<![\w.\-*}])/(work|farm|root|home/\w+|opt/\w+)/")
REGISTRY = re.compile(
    r"""
      pypi\.org/simple | files\.pythonhosted | registry\.npmjs
    | --(extra-)?index-url | --find[-]links[=\ ](?!dist\b)
    | "resolved":\ *"http | registry\ =\ \{\ *url
    """,
    re.VERBOSE,
)


def texts() -> Iterator[tuple[Path, str]]:
    """Every text file a clone would hold, and those about to be added."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in PRUNED]
        for name in set(names) - PRUNED:  # a working tree's .git is a file
            path = Path(folder, name)
            try:
                yield path.relative_to(ROOT), path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue


def lines_matching(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path}:{number}: {line.strip()[:120]}"
        for path, text in texts()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def requirements(name: str) -> list[str]:
    """The entries of a requirements file, continuation lines joined."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text().replace("\\\n", " ")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_no_file_names_a_path_of_one_machine() -> None:
    assert lines_matching(MACHINE_PATH) == []


def test_no_file_names_the_address_of_a_package_registry() -> None:
    assert lines_matching(REGISTRY) == []
    assert not (ROOT / "uv.lock").exists()


@pytest.mark.parametrize("name", ["dev", "node", "runtime"])
def test_every_requirement_is_pinned_with_hashes(name: str) -> None:
    entries = requirements(name)
    assert entries
    loose = [entry for entry in entries if not re.match(r"[\w.-]+==\S+ .*--hash=sha256:", entry)]
    assert loose == []


def test_the_development_pins_hold_every_runtime_pin() -> None:
    def pins(name: str) -> set[str]:
        return {entry.split(" --hash")[0].strip() for entry in requirements(name)}

    assert pins("runtime") <= pins("dev")


def test_every_declared_dependency_is_pinned() -> None:
    def normal(requirement: str) -> str:
        name = re.split(r"[^\w.-]", requirement, maxsplit=1)[0]
        return re.sub(r"[-_.]+", "-", name).lower()

    development = (ROOT / "requirements" / "dev.in").read_text().splitlines()
    declared = {normal(line) for line in development if line and not line.startswith("#")}
    declared |= {normal(requirement) for requirement in PYPROJECT["project"]["dependencies"]}
    assert declared <= {normal(entry) for entry in requirements("dev")}


def test_training_and_tests_use_the_same_torch() -> None:
    train = PYPROJECT["project"]["optional-dependencies"]["train"]
    assert requirements("torch") == [name for name in train if name.startswith("torch")]


def test_ci_calls_make_test_and_nothing_else() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert script.read_text() == '#!/bin/sh\ncd "$(dirname "$0")/.." && exec make test\n'


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_every_make_command_in_a_document_exists(document: str) -> None:
    named = set(re.findall(r"make ([a-z]+)(?=[\s`])", (ROOT / document).read_text()))
    assert {"play", "test"} <= named
    assert named <= set(re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE))


def test_every_make_command_is_in_the_contributing_guide() -> None:
    commands = set(re.findall(r"^([a-z]+):.*##", MAKEFILE, re.MULTILINE)) - {"help"}
    guide = (ROOT / "CONTRIBUTING.md").read_text()
    assert {command for command in commands if f"`make {command}" not in guide} == set()


def test_every_chore_is_an_executable_script_that_something_calls() -> None:
    scripts = sorted((ROOT / "scripts").iterdir())
    callers = MAKEFILE + "".join(script.read_text() for script in scripts)
    for script in scripts:
        assert os.access(script, os.X_OK), script
        assert re.search(rf"^[^#\n]*scripts/{script.name}\b", callers, re.MULTILINE), script


@pytest.mark.parametrize("script", sorted((ROOT / "scripts").iterdir()), ids=lambda path: path.name)
def test_every_script_is_plain_posix_shell(script: Path) -> None:
    assert script.read_text().startswith("#!/bin/sh\n")
    checked = subprocess.run(["sh", "-n", script], capture_output=True, text=True, check=False)
    assert checked.stderr == ""


def test_a_missing_debian_package_that_cannot_be_installed_is_named_in_one_line(
    tmp_path: Path,
) -> None:
    (tmp_path / "tmux").symlink_to(shutil.which("true") or "true")  # no apt-get, no chromium
    (tmp_path / "id").symlink_to(shutil.which("id") or "id")
    asked = subprocess.run(
        [ROOT / "scripts" / "debian-packages", "chromium", "tmux"],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert asked.returncode == 2
    assert asked.stdout == ""
    assert re.fullmatch(r"Please install: chromium \(.*apt-get install chromium\)\n", asked.stderr)


def test_the_newest_changelog_entry_is_this_version_or_unreleased() -> None:
    newest = re.search(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert newest
    assert newest[1] in {"Unreleased", roost.__version__}


def test_the_readme_credits_the_designer_and_claims_no_affiliation() -> None:
    readme = (ROOT / "README.md").read_text()
    assert "Reiner Knizia" in readme
    assert "not affiliated" in readme


def test_every_folder_with_code_is_a_package() -> None:
    folders = {path.parent for path in SOURCE.rglob("*.py")}
    assert {folder for folder in folders if not (folder / "__init__.py").exists()} == set()


def test_rules_import_with_the_standard_library_alone() -> None:
    # -S leaves installed packages off the path: anything else fails to import.
    script = (
        f"import sys; sys.path.insert(0, {str(SOURCE.parent)!r})\n"
        "import importlib, pkgutil, roost.rules\n"
        "for module in pkgutil.walk_packages(roost.rules.__path__, 'roost.rules.'):\n"
        "    importlib.import_module(module.name)\n"
        "outside = {name.partition('.')[0] for name in sys.modules}\n"
        "print(sorted(outside - sys.stdlib_module_names - {'roost', '__main__'}))\n"
    )
    result = python("-I", "-S", "-c", script)
    assert (result.stderr, result.stdout) == ("", "[]\n")


def test_the_command_answers_help_without_loading_anything_heavy() -> None:
    script = (
        "import sys; from roost.cli import main\n"
        "status = main(['--help'])\n"
        "heavy = {'msgspec', 'numba', 'numpy', 'starlette', 'textual', 'torch', 'uvicorn'}\n"
        "print(status, sorted(heavy & set(sys.modules)), file=sys.stderr)\n"
    )
    result = python("-c", script)
    assert re.search(r"^  play ", result.stdout, re.MULTILINE)
    assert result.stderr == "0 []\n"


def test_who_cites_it_cites_this_version_and_its_licence() -> None:
    cited = dict(re.findall(r"^(\w+): (\S+)$", (ROOT / "CITATION.cff").read_text(), re.MULTILINE))
    assert cited["version"] == roost.__version__
    assert cited["license"] == PYPROJECT["project"]["license"]
