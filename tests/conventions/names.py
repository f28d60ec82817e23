"""Where a game's name stands in code: strings, names, attributes, modules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from roost.rules.registry import BUILT_IN_GAMES
from tests.conventions.sources import ROOT, SOURCE

REGISTRY = "src/roost/rules/registry.py"
WEB_REGISTRY = ("games", "index.ts")
_NAMES = {game: re.compile(game.replace("-", "[-_]?"), re.IGNORECASE) for game in BUILT_IN_GAMES}


def games_named(tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """Line, game, and what names it. Docstrings are for readers: they may."""
    spoken = _docstrings(tree)
    for node in ast.walk(tree):
        if id(node) in spoken:
            continue
        for text in _texts(node):
            for game, pattern in _NAMES.items():
                if pattern.search(text):
                    yield getattr(node, "lineno", 0), game, text


def named_outside(source: Path = SOURCE) -> dict[str, list[str]]:
    """By file, the places where a game is named that the file's folder is not for."""
    found: dict[str, list[str]] = {}
    for path in sorted(source.glob("roost/**/*.py")):
        name = path.relative_to(source.parent).as_posix()
        if name == REGISTRY:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        places = [
            f"{name}:{line}: {text[:60]!r}"
            for line, game, text in games_named(tree)
            if game not in path.parts
        ]
        if places:
            found[name] = places
    return found


def named_in_web(source: Path = ROOT / "web" / "src") -> list[str]:
    """The same in the web app, where even a comment counts; tests may."""
    found = []
    for path in sorted(source.rglob("*")):
        parts = path.relative_to(source).parts
        tested = path.name.endswith(".test.ts") or {"generated", "testing"} & set(parts)
        if path.suffix not in (".ts", ".svelte") or tested or parts == WEB_REGISTRY:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            games = [game for game, pattern in _NAMES.items() if pattern.search(line)]
            if any(game not in parts for game in games):
                found.append(f"{'/'.join(parts)}:{number}: {line.strip()[:60]}")
    return found


def _texts(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Name):
        yield node.id
    elif isinstance(node, ast.Attribute):
        yield node.attr
    elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        yield node.name
    elif isinstance(node, (ast.arg, ast.keyword)):
        yield node.arg or ""
    elif isinstance(node, ast.ImportFrom):
        yield node.module or ""
    elif isinstance(node, ast.alias):
        yield node.name
        yield node.asname or ""


def _docstrings(tree: ast.Module) -> set[int]:
    """Strings that stand alone as a statement: nothing in the program reads them."""
    return {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
