"""The promises of the house hold, and the checks that watch them can fail."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest

from tests.conventions import tolerated
from tests.conventions.cycles import complaints, cycles
from tests.conventions.names import games_named, named_in_web, named_outside
from tests.conventions.sources import ROOT, imports, lines

MOST_LINES = 500
CODE = ("src/roost", "tests", "bench", "examples", "web/src", "web/build")
ENDINGS = (".py", ".ts", ".svelte")
# Folders of tests that are about no one part of the package.
ACROSS = ("browser", "examples", "golden", "conventions", "bench", "hosting", "mutants")


def package(folder: Path, **files: str) -> Path:
    """A source folder with a package `roost` of these modules, `a__b` for a/b."""
    for name, text in {"__init__": "", **files}.items():
        path = folder / "roost" / f"{name.replace('__', '/', 1) if name[0] != '_' else name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


# -- imports -------------------------------------------------------------------------------


def test_no_imports_run_in_a_circle_but_those_on_the_list() -> None:
    assert complaints(imports(), tolerated.CYCLES) == []


def test_lint_looks_for_cycles() -> None:
    assert "python -m tests.conventions.cycles" in (ROOT / "scripts" / "lint").read_text()
    done = subprocess.run(
        [sys.executable, "-m", "tests.conventions.cycles"],
        cwd=ROOT,
        env=os.environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "lower",
    [
        "from roost import upper",
        "import roost.upper",
        "from roost.upper import thing",
        "def late():\n    from roost.upper import thing\n",
        "class Late:\n    def method(self):\n        import roost.upper\n",
        "if TYPE_CHECKING:\n    pass\nelse:\n    from roost.upper import thing\n",
    ],
)
def test_a_cycle_is_found_wherever_the_import_stands(tmp_path: Path, lower: str) -> None:
    graph = imports(package(tmp_path, upper="from roost.lower import x", lower=lower))
    (found,) = cycles(graph)
    assert found == ["roost.lower", "roost.upper", "roost.lower"]
    assert complaints(graph, ()) == [
        "imports run in a circle: roost.lower → roost.upper → roost.lower"
    ]


@pytest.mark.parametrize(
    "lower",
    [
        "import json",
        "if TYPE_CHECKING:\n    from roost.upper import thing\n",
        "import typing\nif typing.TYPE_CHECKING:\n    import roost.upper\n",
        "text = 'from roost.upper import thing'",
    ],
)
def test_what_does_not_run_is_no_import(tmp_path: Path, lower: str) -> None:
    graph = imports(package(tmp_path, upper="from roost.lower import x", lower=lower))
    assert cycles(graph) == []


def test_a_long_cycle_is_said_once_with_every_step(tmp_path: Path) -> None:
    graph = imports(
        package(tmp_path, a="import roost.b", b="import roost.c", c="import roost.a\nimport roost")
    )
    assert complaints(graph, ()) == [
        "imports run in a circle: roost.a → roost.b → roost.c → roost.a"
    ]


def test_a_tolerated_cycle_is_let_be_and_one_that_is_gone_is_not(tmp_path: Path) -> None:
    graph = imports(package(tmp_path, a="import roost.b", b="import roost.a", c="import roost.a"))
    assert complaints(graph, {("roost.b", "roost.a")}) == []
    for gone in (("roost.c", "roost.a"), ("roost.a", "roost.c"), ("roost.x", "roost.a")):
        (said,) = complaints(graph, {("roost.b", "roost.a"), gone})
        assert said == f"no cycle any more, take it off the list: {gone[0]} → {gone[1]}"


# -- names ---------------------------------------------------------------------------------


def too_many(found: Mapping[str, list[str]], allowed: Mapping[str, int]) -> list[str]:
    """What is new, and what on the list is needed no longer."""
    grown = [places for name, places in found.items() if len(places) > allowed.get(name, 0)]
    clean = [f"{name}: clean, take it off the list" for name in allowed if name not in found]
    return [place for places in grown for place in places] + clean


def test_a_game_is_named_only_in_its_folders_and_in_the_registry() -> None:
    assert too_many(named_outside(), tolerated.NAMES) == []


@pytest.mark.parametrize(
    "code",
    [
        'game == "pickomino"',
        'f"{x} pickomino:{y}"',
        "from roost.rules.pickomino import TILES",
        "import roost.rules.pickomino",
        "from roost.rules import pickomino as rules",
        "isinstance(state, PickominoState)",
        "rules.Pickomino",
        "def pickomino_view(): ...",
        "class PickominoView: ...",
        "def view(pickomino): ...",
        "view(pickomino=1)",
    ],
)
def test_a_name_is_found_in_every_kind_of_code(code: str) -> None:
    assert {game for _, game, _ in games_named(ast.parse(code))} == {"pickomino"}


def test_docstrings_and_comments_may_name_games() -> None:
    code = '"""Pickomino."""\n# knockout\ndef f():\n    """Not for Knockout."""\n'
    assert list(games_named(ast.parse(code))) == []


def test_a_folder_of_one_game_does_not_name_the_other(tmp_path: Path) -> None:
    source = package(
        tmp_path / "src", bots__simple="", pickomino__bots='A = "pickomino"\nB = "knockout"\n'
    )
    assert named_outside(source) == {
        "src/roost/pickomino/bots.py": ["src/roost/pickomino/bots.py:2: 'knockout'"]
    }


def test_the_web_app_names_a_game_only_in_its_folder_and_in_the_registry(tmp_path: Path) -> None:
    assert named_in_web() == []
    for name in ("games/index.ts", "games/pickomino/draw.ts", "a.test.ts", "generated/wire.ts"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("pickomino\n")
    assert named_in_web(tmp_path) == []
    (tmp_path / "games" / "pickomino" / "draw.ts").write_text("knockout\n")
    (tmp_path / "table.svelte").write_text("\n  if (game === 'Pickomino') x();\n")
    assert named_in_web(tmp_path) == [
        "games/pickomino/draw.ts:1: knockout",
        "table.svelte:2: if (game === 'Pickomino') x();",
    ]


def test_the_lists_may_not_grow_and_must_shrink() -> None:
    found = {"a.py": ["a.py:1: 'x'", "a.py:2: 'y'"]}
    assert too_many(found, {"a.py": 2}) == []
    assert too_many(found, {"a.py": 3}) == []
    assert too_many(found, {"a.py": 1}) == ["a.py:1: 'x'", "a.py:2: 'y'"]
    assert too_many(found, {}) == ["a.py:1: 'x'", "a.py:2: 'y'"]
    assert too_many({}, {"a.py": 2}) == ["a.py: clean, take it off the list"]


# -- sizes and places ----------------------------------------------------------------------


def test_no_source_file_is_longer_than_a_reader_bears() -> None:
    long = {name for name, count in lines(CODE, ENDINGS) if count > MOST_LINES}
    assert long == tolerated.LONG


def test_the_lines_of_every_kind_of_source_are_counted() -> None:
    counted = dict(lines(CODE, ENDINGS))
    for name in (
        "src/roost/rules/core.py",
        "tests/conventions/test_conventions.py",
        "web/build/rules-pages.ts",
    ):
        assert counted[name] == len((ROOT / name).read_text().splitlines())
    assert any(name.endswith(".svelte") for name in counted)
    assert not any("generated" in name for name in counted)


def test_the_tests_mirror_the_source() -> None:
    folders = {
        path.parent.relative_to(ROOT / "tests")
        for path in (ROOT / "tests").rglob("*.py")
        if path.relative_to(ROOT / "tests").parts[0] not in ACROSS
    }
    strange = {str(folder) for folder in folders if not (ROOT / "src/roost" / folder).is_dir()}
    assert strange == set()


# -- facts ---------------------------------------------------------------------------------


def numbers_written_again(folder: Path, game: str) -> set[str]:
    """Where a number that the rules of this game name is given that name a second time."""
    constants = import_module(f"roost.rules.{game}.constants")
    return {
        f"{path.relative_to(folder)}: {name}"
        for path in folder.rglob("*.py")
        if game in path.parts and path.name != "constants.py"
        for name, value in assigned(path)
        if getattr(constants, name.lstrip("_"), None) == value
    }


def assigned(path: Path) -> Iterator[tuple[str, object]]:
    """The names that a module gives to numbers and to rows of them, as it writes them."""
    for line in ast.parse(path.read_text(encoding="utf-8")).body:
        targets = line.targets if isinstance(line, ast.Assign) else [getattr(line, "target", None)]
        with suppress(ValueError, AttributeError):
            value = ast.literal_eval(line.value)  # type: ignore[attr-defined]
            yield from ((name.id, value) for name in targets if isinstance(name, ast.Name))


@pytest.mark.parametrize("game", ["knockout", "pickomino"])
def test_a_number_of_the_rules_is_imported_and_not_written_again(game: str) -> None:
    for folder in ("src/roost", "bench", "examples"):
        assert numbers_written_again(ROOT / folder, game) == set()


def test_a_number_that_is_written_again_is_found(tmp_path: Path) -> None:
    (tmp_path / "pickomino").mkdir()
    (tmp_path / "pickomino" / "kernel.py").write_text("_DICE: int = 8\nWORM = 5\n")
    assert numbers_written_again(tmp_path, "pickomino") == {"pickomino/kernel.py: _DICE"}
