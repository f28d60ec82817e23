"""`roost-train knockout --evaluation`: its output and its errors."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
import pytest

from roost.solver.knockout.network import unpack_evaluation
from roost_lab.train.__main__ import main
from roost_lab.train.knockout import evaluation


def test_command_trains_an_evaluation_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small = partial(evaluation.Plan, positions=1600, parts=1, rounds=1, passes=1, read=8, table=8)
    monkeypatch.setattr(evaluation, "Plan", small)
    monkeypatch.chdir(tmp_path)
    assert main(["knockout", "--evaluation", "--seats", "3"]) == 0
    told = capsys.readouterr().out
    assert "round 1: residual 0.0" in told
    assert "evaluation3.npz" in told
    with np.load(tmp_path / "evaluation3.npz") as data:
        assert unpack_evaluation(data).deep.shape == (8, 8)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--evaluation", "--seats", "2"], "evaluation networks are for 3, 4 seats, not 2"),
        (["--evaluation", "--board", "rings61"], "--evaluation cannot be combined with --board"),
    ],
)
def test_inapplicable_options_are_rejected(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["knockout", *words]) == 2
    assert capsys.readouterr().err == f"roost-train: {message}\n"
