"""The floor under what the tests reach."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.reach import FLOOR, ROOT, compare, reached


def summary(lines: tuple[int, int], branches: tuple[int, int]) -> dict[str, Any]:
    return {
        "summary": {
            "covered_lines": lines[0],
            "num_statements": lines[1],
            "covered_branches": branches[0],
            "num_branches": branches[1],
        }
    }


FILES = {
    "src/roost/rules/core.py": summary((80, 80), (10, 20)),
    "src/roost/rules/knockout/game.py": summary((50, 60), (40, 40)),
    "src/roost/rulesets.py": summary((0, 100), (0, 0)),
}


def test_lines_and_branches_of_a_folder_count_alike() -> None:
    assert reached(FILES, "rules") == 90.0


def test_a_folder_that_was_not_measured_is_refused() -> None:
    with pytest.raises(SystemExit, match="nothing was measured in src/roost/arena"):
        reached(FILES, "arena")


def test_below_the_floor_is_a_failure_that_names_the_part() -> None:
    lines, good = compare({"rules": 90.1, "arena": 50.0}, {"rules": 90.0, "arena": 50.0})
    assert not good
    assert lines[-1].startswith("Below the floor: rules.")


def test_above_the_floor_the_new_one_is_told_rounded_down() -> None:
    lines, good = compare({"server/table": 90.0}, {"server/table": 93.18})
    assert good
    assert lines[-1] == '"server/table" = 93.1'


def test_at_the_floor_nothing_is_to_be_done() -> None:
    lines, good = compare({"rules": 90.0}, {"rules": 90.05})
    assert good
    assert len(lines) == 1


def test_the_floor_names_folders_that_exist_and_are_measured() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["coverage"]["run"]
    parts = [f"roost.{part.replace('/', '.')}" for part in tomllib.loads(FLOOR.read_text())]
    assert parts == settings["source_pkgs"]
    for part in parts:
        assert (ROOT / "src" / part.replace(".", "/")).is_dir()
