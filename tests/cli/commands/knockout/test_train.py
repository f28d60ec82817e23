"""`roost train knockout --evaluation`: its output and its errors."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
import pytest

from roost.cli import main
from roost.solver.knockout.network import unpack_evaluation
from roost.train.knockout import evaluation


def test_command_trains_an_evaluation_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small = partial(evaluation.Plan, positions=1600, parts=1, rounds=1, passes=1, read=8, table=8)
    monkeypatch.setattr(evaluation, "Plan", small)
    monkeypatch.chdir(tmp_path)
    assert main(["--language", "en", "train", "knockout", "--evaluation", "--seats", "3"]) == 0
    told = capsys.readouterr().out
    assert "round 1: 0.0" in told
    assert "umpire3.npz" in told
    with np.load(tmp_path / "umpire3.npz") as data:
        assert unpack_evaluation(data).deep.shape == (8, 8)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["knockout", "--evaluation"], "--seats is a number (3–4), not “2”"),
        (["knockout", "--evaluation", "--board", "rings61"], "--evaluation is of no single board"),
        (["pickomino", "--evaluation"], "--evaluation does not belong to pickomino"),
    ],
)
def test_inapplicable_options_are_rejected(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", "en", "train", *words]) == 2
    assert said in capsys.readouterr().err
