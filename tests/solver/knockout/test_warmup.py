"""What set-up compiles is all that games, studies and training call."""

from __future__ import annotations

import sys

import numpy as np
from numba.core.dispatcher import Dispatcher

from roost.analysis.knockout.evaluator import KnockoutEvaluator
from roost.arena import MatchPlan
from roost.arena.knockout import FAST
from roost.arena.knockout.boards import Lab
from roost.arena.plan import Chunk
from roost.bots import bots
from roost.rules.knockout import get_board, shipped_boards
from roost.solver.knockout import compile_kernels
from roost.solver.knockout.iteration import NumberGame
from roost.solver.knockout.tables import BoardTables
from tests.solver.knockout.positions import RATED, deciding


def compiled() -> dict[str, int]:
    """How many versions of each kernel there are in this process."""
    return {
        f"{module}.{name}": len(kernel.signatures)
        for module in list(sys.modules)
        if module.startswith("roost.solver.")
        for name, kernel in vars(sys.modules[module]).items()
        if isinstance(kernel, Dispatcher)
    }


def test_nothing_is_left_to_compile_after_set_up() -> None:
    compile_kernels()
    ready = compiled()
    assert len(ready) > 30
    for board, seats in RATED:
        [state] = deciding(board, seats, 3, 1)
        for info in bots("knockout"):
            info.policy().probabilities(state)
        evaluator = KnockoutEvaluator()
        evaluator.shares(state)
        evaluator.actions(state)
    plan = MatchPlan(("strongest", "cautious", "simple"), 100, game="knockout", variant="rings49")
    FAST.play(Chunk(plan, 0, 2))
    Lab(get_board(shipped_boards()[0])).measure(2, 2)
    number = NumberGame(BoardTables(get_board("grid49")), 1)
    number.trios(number.duel(1), 1)
    assert {name: count for name, count in compiled().items() if count != ready[name]} == {}


def test_planners_answer_with_plain_numbers() -> None:
    """What leaves the port can be hashed, compared and sent to another process."""
    from roost.bots.knockout.values import planner_for

    [state] = deciding("rings61", 2, 3, 1)
    planner = planner_for(state.board)
    turn, value = planner.best(state)
    assert {type(part) for move in turn for part in (move.piece, move.space)} == {int}
    assert type(value) is float
    assert not isinstance(value, np.floating)
