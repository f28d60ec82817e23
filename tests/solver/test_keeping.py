"""Compiled kernels lie beside the sources of a clone, and else in the data folder."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from roost.solver import keeping
from roost.solver.kernels import compile_game, up_to_date
from tests.solver.test_kernels import bought  # noqa: F401


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of one's own, and a package that no clone is around."""
    monkeypatch.setenv(keeping.CHOSEN, "")
    monkeypatch.setenv("ROOST_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(keeping, "PACKAGE", tmp_path / "site-packages" / "roost")
    return tmp_path / "home"


def test_a_clone_keeps_them_beside_their_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(keeping.CHOSEN, "")
    keeping.keep_compiled()
    assert keeping.kept_in() is None


def test_an_installed_roost_keeps_them_in_the_data_folder_of_whoever_runs_it(
    installed: Path,
) -> None:
    keeping.keep_compiled()
    kept = keeping.kept_in()
    assert kept is not None
    assert kept.parent == installed / "kernels"
    assert not installed.exists()  # until something is compiled


def test_what_was_chosen_for_numba_stays_chosen(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(keeping.CHOSEN, "/chosen")
    keeping.keep_compiled()
    assert keeping.kept_in() == Path("/chosen")


def test_who_may_write_nowhere_keeps_them_for_a_while(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    keeping.keep_compiled()
    kept = keeping.kept_in()
    assert kept is not None
    assert kept.is_dir()
    assert installed not in kept.parents


@pytest.mark.usefixtures("installed")
def test_they_are_compiled_afresh_there_when_a_source_changes(bought: Path) -> None:  # noqa: F811
    keeping.keep_compiled()
    compile_game("pig")
    kept = keeping.kept_in()
    assert kept is not None
    assert up_to_date("pig")
    assert not (bought / "solver" / "__pycache__" / "kernels.sha256").exists()
    old, other = (kept / f"{name}_0" / "turns.best-1.py311.1.nbc" for name in ("solver", "mine"))
    for file in (old, other):
        file.parent.mkdir()
        file.touch()
    (bought / "solver" / "turns.py").write_text("# a new kernel")
    assert not up_to_date("pig")
    compile_game("pig")
    assert up_to_date("pig")
    assert (old.exists(), other.exists()) == (False, True)
