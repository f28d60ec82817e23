"""The source files of the repository, and what they import. Standard library only."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"

Graph = Mapping[str, set[str]]


def modules(source: Path = SOURCE) -> dict[str, Path]:
    """Every module of the package, by its name."""
    found = {}
    for path in sorted(source.glob("roost/**/*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(source: Path = SOURCE) -> Graph:
    """Which module imports which, inside functions too; what only type checkers read is left out.

    `from a import b` is an import of the module a.b, where there is one, and else of a. That a
    package is begun before its modules is no import of it.
    """
    known = modules(source)
    return {
        name: {found for found in _imported(path, known) if found != name}
        for name, path in known.items()
    }


def _imported(path: Path, known: Mapping[str, Path]) -> Iterator[str]:
    for node in running(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                if inner in known or node.module in known:
                    yield inner if inner in known else node.module


def running(tree: ast.AST) -> Iterator[ast.AST]:
    """Every part of a program that runs: what stands under `if TYPE_CHECKING` does not."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and _is_type_checking(node.test):
            for other in node.orelse:
                yield other
                yield from running(other)
        else:
            yield node
            yield from running(node)


def _is_type_checking(test: ast.expr) -> bool:
    name = test.attr if isinstance(test, ast.Attribute) else getattr(test, "id", None)
    return name == "TYPE_CHECKING"


def lines(folders: Iterable[str], endings: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Every source file by its path, and how many lines it has."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in endings and not {"generated", "node_modules"} & set(path.parts):
                count = path.read_text(encoding="utf-8").count("\n")
                yield path.relative_to(ROOT).as_posix(), count
