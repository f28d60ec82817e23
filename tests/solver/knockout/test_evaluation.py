"""The umpire: judges what turns leave as its layers say, and leaves alone what is certain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
import pytest

from roost.bots.knockout.values import (
    EVALUATED_SEATS,
    FOLDER,
    load_evaluations,
)
from roost.rules import Phase
from roost.rules.knockout import Knockout, KnockoutState, KnockoutVariant, get_board
from roost.solver.knockout.network import (
    EvaluationNetwork,
    pack,
    unpack_evaluation,
    untrained_evaluation,
)
from roost.solver.knockout.plan import Turn
from roost.solver.knockout.planner import Planner
from roost.solver.shares import Shares
from roost.solver.wasm.arrays import Arrays, packed, read_arrays
from tests.solver.knockout.positions import RATED, deciding

SEATS = (2, 3, 4)
LONE_DUEL = "knockout 4 O0,x,x,x,x,x/O3,x,x,x,x,x/x,O9,x,x,x,x/x,x,O12,x,x,x 0 1:3 29 8 0"


def opinionated(seats: int) -> EvaluationNetwork:
    """One in which every weight has a say."""
    random = np.random.default_rng(seats)
    start = untrained_evaluation(seats, 9, 7, 5, 1)
    return EvaluationNetwork(*(part + random.normal(0, 0.3, part.shape) for part in start))


def planner(board: str, evaluations: dict[int, EvaluationNetwork]) -> Planner:
    return Planner(
        get_board(board),
        read_arrays(FOLDER / f"{board}.npz"),
        nets(),
        {seats: as_arrays(net) for seats, net in evaluations.items()},
    )


def nets() -> list[Arrays]:
    return [read_arrays(FOLDER / f"seats{seats}.npz") for seats in SEATS]


def as_arrays(net: EvaluationNetwork) -> Arrays:
    return {
        name: packed("f8", part.ravel().tolist(), *part.shape)
        for name, part in net._asdict().items()
    }


def told(planned: Planner, state: KnockoutState, turns: Sequence[Turn]) -> list[Shares]:
    said = planned.evaluated(state, turns)
    assert said is not None
    return said


def flat(rows: Iterable[Shares]) -> list[float]:
    return [share for row in rows for share in row]


@pytest.mark.parametrize("seats", SEATS)
def test_an_umpire_who_learnt_nothing_agrees_with_the_player(seats: int) -> None:
    planned = planner("rings61", {seats: untrained_evaluation(seats, 9, 7, 5, 0)})
    for state in deciding("rings61", seats, 8, 4):
        waiting = state._replace(phase=Phase.CHANCE, roll=None)
        left = planned.after_rolls(waiting)
        said = told(planned, waiting, [turn for turn, _ in left])
        assert flat(said) == pytest.approx(flat(shares for _, shares in left), abs=1e-9)
        assert planned.evaluation(waiting) == pytest.approx(planned.shares(waiting), abs=1e-9)


def test_what_is_certain_is_left_alone() -> None:
    """A duel that is all there is left is solved, and a game that is over is counted."""
    state = Knockout().parse_position(LONE_DUEL)
    planned = planner("rings61", {4: opinionated(4)})
    legal = Knockout().legal_actions(state)
    left = planned.completed(state, legal)
    said = told(planned, state, [turn for turn, _ in left])
    assert flat(said) == pytest.approx(flat(shares for _, shares in left), abs=1e-12)
    assert any(max(shares) == 1 for shares in said)  # a hit ends it
    assert any(max(shares) < 1 for shares in said)


def test_where_nothing_is_known_of_a_board_there_is_no_umpire() -> None:
    board, state = get_board("rings61"), Knockout().start(4, first=0)
    blind = Planner(board, None, nets(), {4: as_arrays(opinionated(4))})
    other = planner("rings61", {3: opinionated(3)})
    for planned in (blind, other):
        assert planned.evaluated(state, [()]) is None
        assert planned.evaluation(state) is None


@pytest.mark.parametrize("seats", EVALUATED_SEATS)
def test_the_shipped_umpire_is_fair_at_the_start(seats: int) -> None:
    for board in (board for board, count in RATED if count == seats):
        state = Knockout(KnockoutVariant(board)).start(seats, first=0)
        said = planner(board, load_evaluations()).evaluation(state)
        assert said is not None
        assert said.sum() == pytest.approx(1)
        assert max(abs(share - 1 / seats) for share in said) < 0.06


def test_an_umpire_is_read_as_it_was_written() -> None:
    evaluation = load_evaluations()[EVALUATED_SEATS[0]]
    again = unpack_evaluation(pack(evaluation))
    assert all(np.array_equal(a, b) for a, b in zip(evaluation, again, strict=True))
