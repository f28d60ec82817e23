"""The map of the house (docs/architecture.md) shows the house as it is."""

from __future__ import annotations

import ast
import re
import tomllib

from tests.conventions.sources import ROOT, modules

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    (found,) = re.findall(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


def rows(text: str) -> list[list[str]]:
    """The cells of every table line, less the headings."""
    lines = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line] for line in lines if set("".join(line)) - set("-| ")]


def registries() -> set[tuple[str, str]]:
    """Every job, and what a game's module for it offers."""
    found = set()
    for path in modules().values():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Registry":
                job, attribute = (ast.literal_eval(argument) for argument in node.args)
                found.add((job, attribute))
    return found


def test_every_room_is_on_the_map() -> None:
    folder = ROOT / "src" / "roost"
    rooms = {path.name for path in folder.iterdir() if (path / "__init__.py").exists()}
    rooms |= {path.name for path in folder.glob("[!_]*.py")}
    first = [row[0] for row in rows(section("The rooms"))]
    shown = {name for cell in first for name in re.findall(r"`([\w./]+)`", cell)} - {"src/roost"}
    assert rooms - shown == set()
    assert {name for name in shown - rooms if not (ROOT / name).exists()} == set()


def test_every_registry_is_on_the_map() -> None:
    shown = {
        (row[0].strip("`"), row[1].strip("`"))
        for row in rows(section("One job, one registry"))
        if row[0].startswith("`")
    }
    assert len(shown) > 5
    assert shown == registries()


def test_the_map_points_the_way_that_the_linter_holds() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = pyproject["tool"]["importlinter"]["contracts"]
    (layers,) = (
        contract["layers"] for contract in contracts if contract.get("containers") == ["roost"]
    )
    (drawn,) = re.findall(r"```text\n(.*?)```", section("The rooms"), re.DOTALL)
    assert [line.split() for line in drawn.splitlines()] == [
        re.findall(r"\w+", layer) for layer in layers
    ]
