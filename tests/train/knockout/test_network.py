"""Networks of Knockout: what is told, what is learnt, and that it repeats itself."""

from __future__ import annotations

import numpy as np
import pytest

from roost.bots.knockout.values import load_nets, load_worths
from roost.rules.knockout import get_board
from roost.solver.knockout.judged import judge
from roost.solver.knockout.network import pack, unpack, untrained
from roost.solver.knockout.tables import BoardTables, known
from roost.train.knockout.network import Lesson, Plan, Teacher, play, train_network


def small(seats: int, rounds: int = 2) -> Plan:
    return Plan(seats, positions=6000, rounds=rounds, inner=8, outer=8)


def test_the_same_plan_gives_the_same_network() -> None:
    lessons: list[Lesson] = []
    first, again = (train_network(small(3), lessons.append) for _ in range(2))
    assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
    assert [lesson.round for lesson in lessons] == [0, 1, 0, 1]
    assert 0.02 < lessons[-1].surprise < 0.15


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_taught_is_what_is_judged(seats: int) -> None:
    """The teacher's own sums and the kernels' agree on every position of a game."""
    net = load_nets()[seats - 2]
    told = play("arrows49", seats, 400, 1, net, judged=True)
    seen = told.numbers % 12 != 0
    shares = Teacher(net, seats).shares(told.features, told.contested, told.fixed)
    assert shares.sum(1) == pytest.approx(1, abs=1e-5)
    assert seen.any()
    tables = BoardTables(get_board("arrows49"))
    sees = known(tables, load_worths("arrows49"))
    start, found = tables.start(seats), np.empty(seats)
    judge(start, seats, 0, sees, net, found)
    assert found.sum() == pytest.approx(1)
    assert abs(found - 1 / seats).max() < 0.06


def test_a_teacher_learns_who_wins() -> None:
    net = untrained(3, 8, 8, 0)
    told = play("wheel49", 3, 4000, 5, net, judged=False)
    order = (told.following[:, None] + np.arange(3)) % 3
    won = np.take_along_axis(told.results[told.numbers], order, 1).astype(np.float32)
    teacher = Teacher(net, 3)

    def missed() -> float:
        shares = teacher.shares(told.features, told.contested, told.fixed)
        return float(((shares - won) ** 2).sum(1).mean())

    before = missed()
    for _ in range(150):
        teacher.learn(told.features, told.contested, told.fixed, won, 3e-3)
    assert missed() < before - 0.01


def test_a_network_is_read_as_it_was_written() -> None:
    net = load_nets()[0]
    again = unpack(pack(net))
    assert all(np.array_equal(a, b) for a, b in zip(net, again, strict=True))
