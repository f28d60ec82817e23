"""Planted faults: a test suite is as good as what it notices.

Each table of a ``*.toml`` file here is one fault: in `file`, the text `old`, which must stand there
exactly once, becomes `new`, and of the `tests` at least one must fail. `make mutate` plants them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Mutant:
    """A fault and who should see it. `tests` are pytest's, or vitest's where they are in web/."""

    group: str  # the file of faults it is from
    what: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    @property
    def web(self) -> bool:
        return self.file.startswith("web/")

    def planted(self, text: str) -> str:
        """The file's text with the fault in it."""
        found = text.count(self.old)
        if found != 1:
            raise ValueError(f"{self}: `old` stands {found} times in {self.file}, not once")
        return text.replace(self.old, self.new)

    def __str__(self) -> str:
        return f"{self.group}: {self.what}"


def mutants(folder: Path = FOLDER) -> list[Mutant]:
    """All of them, in the order of their files."""
    return [
        Mutant(path.stem, what, one["file"], one["old"], one["new"], tuple(one["tests"]))
        for path in sorted(folder.glob("*.toml"))
        for what, one in tomllib.loads(path.read_text(encoding="utf-8")).items()
    ]


def wrong(faults: Iterable[Mutant], root: Path = ROOT) -> list[str]:
    """What cannot be planted: texts that have changed, files and tests that have gone."""
    found = []
    for fault in faults:
        try:
            planted = fault.planted((root / fault.file).read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            found.append(str(error))
            continue
        if fault.file.endswith(".py"):
            try:
                compile(planted, fault.file, "exec")
            except SyntaxError as error:
                found.append(f"{fault}: not Python any more ({error})")
        missing = [test for test in fault.tests if not _is_there(root, test)]
        found += [f"{fault}: there is no {test}" for test in missing]
    return found


def _is_there(root: Path, test: str) -> bool:
    """A folder or a file of tests, or a function of the name behind the colons."""
    where, _, name = test.partition("::")
    path = root / where
    if not name:
        return path.exists()
    return path.is_file() and f"def {name}(" in path.read_text(encoding="utf-8")
