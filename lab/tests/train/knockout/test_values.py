"""Training a board: whole, resumable, and what the bot then plays with."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

from roost.bots.knockout.values import unpack
from roost.rules.knockout import Board
from roost.solver.knockout.tables import BoardTables
from roost_lab.kernels.iteration import NumberGame
from roost_lab.train.knockout.gpu import fours
from roost_lab.train.knockout.values import Progress, train_board
from tests.boards import small_board


def ring() -> Board:
    names = [f"A{i}" for i in range(7)]
    return small_board("ring7", zip(names, [*names[1:], names[0]], strict=True))


def test_every_number_is_solved_and_reported(tmp_path: Path) -> None:
    seen: list[Progress] = []
    train_board(ring(), tmp_path / "out.npz", tmp_path / "checkpoint.npz", seen.append)
    assert [p.number for p in seen if p.change is not None] == [1, 2, 3, 4, 5, 6]
    assert [p.done for p in seen] == sorted(p.done for p in seen)
    assert seen[-1].done == 1
    with np.load(tmp_path / "out.npz") as data:
        duels = unpack(data).duels
    assert duels.shape == (6, 7, 7)
    assert np.abs(duels[0]).max() > np.abs(duels[2]).max()  # 3 points against 1


@pytest.mark.parametrize("number", [0, 4])
def test_the_sweeps_for_a_gpu_are_the_compiled_sweeps(number: int) -> None:
    game = NumberGame(BoardTables(ring()), number)
    trios = game.trios(game.duel())
    compiled, _ = game.fours(trios)
    batched, change = fours(game, trios, torch.device("cpu"))
    assert change < 1e-4
    assert np.allclose(batched, compiled, atol=1e-5)


def test_a_stopped_training_goes_on_with_the_next_number(tmp_path: Path) -> None:
    heard: list[Progress] = []
    whole, checkpoint = tmp_path / "whole.npz", tmp_path / "checkpoint.npz"

    def stop(progress: Progress) -> None:
        if progress.number == 3 and progress.change is not None:
            raise KeyboardInterrupt

    train_board(ring(), whole, tmp_path / "other.npz", heard.append)
    with pytest.raises(KeyboardInterrupt):
        train_board(ring(), tmp_path / "out.npz", checkpoint, stop)
    assert not (tmp_path / "out.npz").exists()
    seen: list[int] = []
    train_board(
        ring(), tmp_path / "out.npz", checkpoint, lambda p: seen.append(p.number), resume=True
    )
    assert min(seen) == 4
    with np.load(whole) as one, np.load(tmp_path / "out.npz") as other:
        assert all((one[name] == other[name]).all() for name in one.files)
