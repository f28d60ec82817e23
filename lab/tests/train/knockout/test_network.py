"""Networks of Knockout: what is told, what is learnt, and that it repeats itself."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from roost.bots.knockout.values import load_nets, load_piece_values
from roost.rules.knockout import get_board
from roost.solver.knockout.network import pack, unpack, untrained
from roost.solver.knockout.tables import BoardTables, known
from roost_lab.kernels.opinion import judge
from roost_lab.train.knockout.network import BLIND, Lesson, Plan, Stage, play, train_network
from roost_lab.train.knockout.teacher import Teacher

CPU = torch.device("cpu")


def small(seats: int) -> Plan:
    stages = Stage(1, 20), Stage(1, 20)
    return Plan(seats, stages, positions=600, batch=256, inner=8, outer=8)


def test_the_same_plan_gives_the_same_network() -> None:
    lessons: list[Lesson] = []
    first, again = (train_network(small(3), lessons.append) for _ in range(2))
    assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
    assert [lesson.round for lesson in lessons] == [0, 1, 0, 1]
    assert 0.005 < lessons[-1].surprise < 0.03


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_taught_is_what_is_judged(seats: int) -> None:
    """The teacher's own sums and the kernels' agree on every position of a game."""
    net = load_nets()[seats - 2]
    told = play("arrows49", seats, 400, 1, net)
    asked = (told.exact == 0) & (told.numbers % BLIND != 0)
    shares = Teacher(net, seats, CPU).shares(*told[:4])
    assert asked.any()
    assert shares[asked] == pytest.approx(told.values[asked], abs=1e-5)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_start_nobody_is_far_ahead(seats: int) -> None:
    tables = BoardTables(get_board("arrows49"))
    found = np.empty(seats)
    sees = known(tables, load_piece_values("arrows49"))
    judge(tables.start(seats), seats, 0, sees, load_nets()[seats - 2], found)
    assert found.sum() == pytest.approx(1)
    assert abs(found - 1 / seats).max() < 0.06


def test_a_teacher_learns_what_looks_ahead_say() -> None:
    net = untrained(3, 8, 8, 0)
    told = play("wheel49", 3, 1500, 5, net, trace=0.0)  # the look alone, and nothing of later turns
    asked = told.exact == 0
    given, goals = [part[asked] for part in told[:4]], told.goals[asked]
    teacher = Teacher(net, 3, CPU)

    def missed() -> float:
        return float(((teacher.shares(*given) - goals) ** 2).sum(1).mean())

    before = missed()
    teacher.fit(given, goals, 600, 512, 3e-3)
    assert missed() < 0.8 * before


def test_a_network_is_read_as_it_was_written() -> None:
    net = load_nets()[0]
    again = unpack(pack(net))
    assert all(np.array_equal(a, b) for a, b in zip(net, again, strict=True))
