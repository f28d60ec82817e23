"""What import-linter cannot check: no module cycles, and games named only in their own folders."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest

from roost.rules.registry import BUILT_IN_GAMES

ROOT = Path(__file__).parents[1]
REGISTRIES = ("src/roost/rules/registry.py", "web/src/games/index.ts")
NAMES = {game: re.compile(game.replace("-", "[-_]?"), re.IGNORECASE) for game in BUILT_IN_GAMES}


def circular_imports(graph: grimp.ImportGraph) -> list[tuple[str, ...]]:
    """Return a cycle for every import that is part of one, imports in functions included."""
    return [
        (module, *chain)
        for module in sorted(graph.modules)
        for imported in sorted(graph.find_modules_directly_imported_by(module))
        if (chain := graph.find_shortest_chain(imported, module))
    ]


def test_no_module_imports_itself_through_others() -> None:
    graph = grimp.build_graph("roost", exclude_type_checking_imports=True, cache_dir=None)
    assert len(graph.modules) > 300
    assert circular_imports(graph) == []
    graph.add_import(importer="roost.rules.core", imported="roost.bots")
    assert any(cycle[0] == "roost.rules.core" for cycle in circular_imports(graph))


def code_of(path: Path) -> str:
    """Return what the program reads: Python without comments and docstrings, all of TypeScript."""
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        return text
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value = ast.Constant(None)
    return ast.unparse(tree)


def misplaced_names(root: Path) -> Iterator[str]:
    """Yield each file that names a game without lying in a folder of its name."""
    files = [*root.glob("src/roost/**/*.py"), *root.glob("web/src/**/*.ts")]
    for path in sorted([*files, *root.glob("web/src/**/*.svelte")]):
        name = path.relative_to(root).as_posix()
        exempt = name.endswith(".test.ts") or {"generated", "testing"} & set(path.parts)
        if name not in REGISTRIES and not (name.startswith("web/") and exempt):
            code = code_of(path)
            yield from (
                f"{name}: {g}" for g in NAMES if g not in path.parts and NAMES[g].search(code)
            )


def test_a_game_is_named_only_in_folders_of_its_name() -> None:
    assert list(misplaced_names(ROOT)) == []


@pytest.mark.parametrize(
    ("name", "code", "found"),
    [
        ("src/roost/bots/a.py", 'game == "pickomino"', True),
        ("src/roost/bots/a.py", "isinstance(state, KnockoutState)", True),
        ("src/roost/bots/a.py", '"""Not for Knockout."""  # nor Pickomino', False),
        ("src/roost/bots/pickomino/a.py", 'game = "pickomino"', False),
        ("src/roost/bots/pickomino/a.py", 'game = "knockout"', True),
        ("web/src/table/a.svelte", "{#if game === 'pickomino'}", True),
        ("web/src/table/a.test.ts", "pickomino", False),
    ],
)
def test_a_misplaced_name_is_found(tmp_path: Path, name: str, code: str, found: bool) -> None:
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    path.write_text(code, "utf-8")
    assert bool(list(misplaced_names(tmp_path))) is found
