"""The repository itself: nothing of one machine in it, and imports that stay light."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "roost"
PRUNED = {
    *(".git", ".venv", ".hypothesis", ".import_linter_cache", ".mypy_cache", ".pytest_cache"),
    *(".cache", ".ruff_cache", "__pycache__", "build", "dist", "mutants", "node_modules", "static"),
    *("generated", "site", "test-results"),
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
    """Yield every text file that a clone would hold, and those about to be added."""
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


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_no_file_names_a_path_of_one_machine() -> None:
    assert lines_matching(MACHINE_PATH) == []


def test_no_file_names_the_address_of_a_package_registry() -> None:
    assert lines_matching(REGISTRY) == []
    assert not (ROOT / "uv.lock").exists()


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
