"""Kernels are compiled once, ahead of time, and afresh after any change of their sources."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from roost.rules import BUILT_IN_GAMES, RULES
from roost.solver import kernels
from roost.solver.kernels import KERNELS, compile_game, do_without, up_to_date

RULES_OF_PIG = "SIDES = 6\nclass Pig: ...\nGAME = Pig\n"
SOLVER = """
from bought_pig.rules import SIDES

calls = []

def compile_kernels():
    calls.append(SIDES)
"""


@pytest.fixture
def bought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game of somebody else's with a solver of its own."""
    package = tmp_path / "bought_pig"
    for part, text in (("", ""), ("rules", RULES_OF_PIG), ("solver", SOLVER)):
        (package / part).mkdir(exist_ok=True)
        (package / part / "__init__.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("roost.rules.registry.installed", lambda: {"pig": "bought_pig"})
    for registry in (KERNELS, RULES):
        monkeypatch.setattr(registry, "_found", {})
    yield package
    for name in [name for name in sys.modules if name.split(".")[0] == package.name]:
        del sys.modules[name]


def test_every_game_of_ours_has_kernels_to_compile() -> None:
    assert KERNELS.games() == BUILT_IN_GAMES


def test_what_was_compiled_is_up_to_date_until_a_source_changes(bought: Path) -> None:
    assert not up_to_date("pig")
    assert compile_game("pig").game == "pig"
    assert sys.modules["bought_pig.solver"].calls == [6]
    assert up_to_date("pig")
    (bought / "solver" / "turns.py").write_text("# a new kernel")
    assert not up_to_date("pig")


def test_a_process_may_do_without_what_was_compiled(
    bought: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernels, "_unused", set())
    compile_game("pig")
    do_without("knockout")
    assert up_to_date("pig")
    do_without("pig")
    assert not up_to_date("pig")


def test_a_changed_rule_throws_away_what_was_compiled_with_it(bought: Path) -> None:
    compile_game("pig")
    kept = bought / "solver" / "__pycache__" / "turns.best-1.py311.1.nbc"
    kept.touch()
    compile_game("pig")
    assert kept.exists()
    (bought / "rules" / "__init__.py").write_text(RULES_OF_PIG.replace("6", "4"))
    compile_game("pig")
    assert not kept.exists()
    assert up_to_date("pig")
