"""A variant and a board: small programs that say what they find."""

from __future__ import annotations

from pathlib import Path

import pytest

from roost.rules.knockout import load_board
from tests.examples.test_train_ppo import example


def test_variants_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    module = example("variant.py")
    module.main(games=30)
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == list(module.VARIANTS)
    turns = {line.partition(":")[0]: float(line.split()[1]) for line in lines}
    assert turns["short"] < turns["standard"]


def test_a_board_of_ones_own_is_written_read_and_played_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "square36.json"
    board = example("board.py").main(str(file), games=4)
    assert load_board(file).lines == board.lines
    assert len(board.lines) == 60
    assert board._repr_svg_().startswith("<svg")
    assert capsys.readouterr().out.startswith("Square 36: ")
