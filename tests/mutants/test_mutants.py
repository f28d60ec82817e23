"""The list of planted faults stays true: every one can still be planted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.mutants import Mutant, mutants, wrong

FAULT = Mutant("rules", "two is three", "a.py", "two = 2", "two = 3", ("test_a.py",))


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "a.py").write_text("one = 1\ntwo = 2\n")
    (tmp_path / "test_a.py").write_text("")
    return tmp_path


def test_every_fault_can_be_planted() -> None:
    assert wrong(mutants()) == []


def test_there_are_enough_of_them_and_each_is_another() -> None:
    found = mutants()
    assert len(found) >= 60
    assert len({(fault.file, fault.old, fault.new) for fault in found}) == len(found)


def test_a_fault_changes_one_place(tree: Path) -> None:
    assert wrong([FAULT], tree) == []
    assert FAULT.planted((tree / "a.py").read_text()) == "one = 1\ntwo = 3\n"


@pytest.mark.parametrize("text", ["one = 1\n", "two = 2\ntwo = 2\n"])
def test_a_text_that_does_not_stand_there_once_is_refused(tree: Path, text: str) -> None:
    (tree / "a.py").write_text(text)
    (complaint,) = wrong([FAULT], tree)
    assert "not once" in complaint


def test_files_and_tests_that_have_gone_are_named(tree: Path) -> None:
    (tree / "test_a.py").unlink()
    assert wrong([FAULT], tree) == ["rules: two is three: there is no test_a.py"]
    (tree / "a.py").unlink()
    (complaint,) = wrong([FAULT], tree)
    assert "a.py" in complaint


def test_a_test_that_was_renamed_is_named(tree: Path) -> None:
    (tree / "test_a.py").write_text("async def test_two_is_even() -> None: ...\n")
    assert wrong([replace(FAULT, tests=("test_a.py::test_two_is_even",))], tree) == []
    renamed = replace(FAULT, tests=("test_a.py::test_two",))
    assert wrong([renamed], tree) == ["rules: two is three: there is no test_a.py::test_two"]


def test_what_is_no_python_any_more_is_refused(tree: Path) -> None:
    broken = Mutant("rules", "nonsense", "a.py", "two = 2", "two =", ("test_a.py",))
    (complaint,) = wrong([broken], tree)
    assert "not Python" in complaint
