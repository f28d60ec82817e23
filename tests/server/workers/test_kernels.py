"""Background compilation of kernels."""

from __future__ import annotations

from typing import Any

import pytest

from roost.server.workers import kernels
from roost.solver.kernels import KERNELS, up_to_date
from tests.solver.test_kernels import bought  # noqa: F401


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Return the games for which a compiler process was started."""
    found: list[list[str]] = []

    def start(_name: str, _target: Any, games: list[str]) -> None:
        found.append(games)

    monkeypatch.setattr(kernels, "start_process", start)
    monkeypatch.setattr("os.nice", lambda _: 0)
    return found


@pytest.mark.usefixtures("bought")
def test_missing_kernels_are_compiled_once(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(KERNELS, "games", lambda: ("pig",))
    kernels.compile_behind()
    assert started == [["pig"]]
    kernels.compile_games(started[0])
    assert up_to_date("pig")
    kernels.compile_behind()
    assert started == [["pig"]]


def test_missing_compiler_is_no_error(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernels, "up_to_date", lambda _: False)
    monkeypatch.setattr(kernels, "find_spec", lambda _: None)
    kernels.compile_behind()
    assert started == []
