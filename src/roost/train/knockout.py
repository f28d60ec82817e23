"""The values behind the strongest Knockout bot: each number of a board solved by itself.

Nothing is left to chance: the same board always gives the same file. A checkpoint keeps every
number that is done, so a training that was stopped goes on with the next.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from roost.bots.knockout_values import pack
from roost.rules.knockout import NUMBERS, Board
from roost.rules.knockout.symmetry import automorphisms
from roost.solver.knockout.iteration import solve_number, triples_of
from roost.solver.knockout.tables import BoardTables
from roost.solver.knockout.turns import TRIOS


@dataclass(frozen=True)
class Progress:
    """`explained`: how much of two against two the shipped sum explains, once a number is done."""

    number: int
    done: float  # of the whole, 0 to 1
    explained: float | None = None


def train_board(
    board: Board, out: Path, checkpoint: Path, report: Callable[[Progress], None], *,
    resume: bool = False,
) -> None:  # fmt: skip
    """Solve every number of a board and write its values to `out`."""
    tables = BoardTables(board)
    size = tables.size
    duels = np.zeros((NUMBERS, size, size), np.float32)
    trios = np.zeros((NUMBERS, TRIOS, size, size, size), np.float32)
    solved = 0
    if resume and checkpoint.is_file():
        with np.load(checkpoint) as saved:
            if saved["duels"].shape == duels.shape and str(saved["board"]) == board.key:
                solved, duels, trios = int(saved["solved"]), saved["duels"], saved["trios"]
    triples = triples_of(tables)
    for number in range(solved, NUMBERS):

        def swept(part: float, number: int = number) -> None:
            report(Progress(number + 1, (number + part) / NUMBERS))

        duels[number], trios[number], explained = solve_number(tables, number, triples, swept)
        _save(checkpoint, board=board.key, solved=number + 1, duels=duels, trios=trios)
        report(Progress(number + 1, (number + 1) / NUMBERS, explained))
    images = np.array(automorphisms(board.neighbours))
    _save(out, **pack(duels, trios, images))


def _save(path: Path, **arrays: object) -> None:
    """Whole or not at all."""
    partial = path.with_name(path.name + ".partial")
    with partial.open("wb") as file:
        np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
    partial.replace(path)
