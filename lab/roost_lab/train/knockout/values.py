"""The values behind the strongest Knockout bot: each number of a board solved by itself.

Nothing is left to chance: the same board always gives the same file. A checkpoint keeps every
number that is done, so an interrupted training continues with the next.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from roost.bots.knockout.values import pack
from roost.rules.knockout import NUMBERS, Board
from roost.solver.knockout.tables import TRIOS, BoardTables
from roost_lab.kernels.iteration import Fours, NumberGame, solve_number


@dataclass(frozen=True)
class Progress:
    """`change`: how many points the last sweep still changed, once a number is done."""

    number: int
    done: float  # of the whole, 0 to 1
    change: float | None = None


def train_board(
    board: Board,
    out: Path,
    checkpoint: Path,
    report: Callable[[Progress], None],
    *,
    resume: bool = False,
    device: str = "cpu",
) -> None:
    """Solve every number of a board and write its values to `out`.

    `device` is where the sweeps of two against two run: ``cpu`` is compiled and needs no torch.
    """
    tables = BoardTables(board)
    size, pairs = tables.size, tables.pairs
    rows = len(pairs.firsts)
    duels = np.zeros((NUMBERS, size, size), np.float32)
    trios = np.zeros((NUMBERS, TRIOS, rows, size), np.float32)
    fours = np.zeros((NUMBERS, rows, size, size), np.float32)
    solved = 0
    lines = np.array([*board.lines, *board.arrows])
    if resume and checkpoint.is_file():
        with np.load(checkpoint) as saved:
            if np.array_equal(saved.get("lines"), lines):
                solved = int(saved["solved"])
                duels, trios, fours = saved["duels"], saved["trios"], saved["fours"]
    for number in range(solved, NUMBERS):

        def swept(part: float, number: int = number) -> None:
            report(Progress(number + 1, (number + part) / NUMBERS))

        duels[number], trios[number], fours[number], change = solve_number(
            tables, number, swept, _fours_on(device)
        )
        done = {"solved": number + 1, "duels": duels, "trios": trios, "fours": fours}
        _save(checkpoint, lines=lines, **done)
        report(Progress(number + 1, (number + 1) / NUMBERS, change))
    _save(out, **pack(duels, trios, fours, pairs))


def _fours_on(device: str) -> Fours:
    if device == "cpu":
        return NumberGame.fours
    import torch

    from roost_lab.train.knockout.gpu import fours

    return lambda game, trios, report: fours(game, trios, torch.device(device), report)


def _save(path: Path, **arrays: object) -> None:
    """Whole or not at all."""
    partial = path.with_name(path.name + ".partial")
    with partial.open("wb") as file:
        np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
    partial.replace(path)
