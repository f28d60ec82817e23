"""Targets look ahead as far as good play goes, and steps stay within what a GPU can replay."""

from __future__ import annotations

import pytest
import torch

from roost_lab.train.pickomino.network import ValueNet, after_shares, after_values
from roost_lab.train.pickomino.optimizer import orthogonal
from roost_lab.train.pickomino.positions import afterstates
from roost_lab.train.pickomino.trainer import Games, Plan, Trainer

SMALL = (16, 16, 16)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_target_adds_the_news_of_the_next_turns_to_its_own_exact_turn(seats: int) -> None:
    ahead, batch = 4, 40
    plan = Plan(seats, 60, batch, hidden=SMALL, turns=ahead, memory=2, reduced=0.9)
    trainer = Trainer(plan, "cpu")
    lessons, seen = trainer.lessons, []
    add = lessons.add

    def note(step: torch.Tensor, games: Games, turn: torch.Tensor, whole: torch.Tensor) -> None:
        seen.append((games.thought.clone(), games.played & whole, turn))
        add(step, games, turn, whole)

    lessons.add = note  # type: ignore[method-assign]
    ends = 0
    for last in range(30):
        trainer.take_step()
        first = last - ahead
        if first < 0:
            continue
        wanted = seen[first][2].clone()
        for row in range(batch):
            for later in range(1, ahead + 1):
                thought, linked, turn = seen[first + later]
                if not linked[row]:
                    ends += 1
                    break
                wanted[row] += (turn[row] - thought[row]).roll(later)
        assert torch.allclose(lessons.targets[first % lessons.size], wanted, atol=1e-6)
    assert ends > 100


def test_a_lesson_is_drawn_from_finished_targets_only() -> None:
    trainer = Trainer(Plan(2, 20, 16, hidden=SMALL, turns=3, memory=2), "cpu")
    for step in range(6):
        trainer.take_step()
        _, _, weights = trainer.lessons.draw(trainer.done - 1, trainer.random)
        assert bool(weights.any()) is (step >= 3)


def test_values_within_a_capacity_are_the_same_and_the_others_are_marked() -> None:
    trainer = Trainer(Plan(3, 40, 48, hidden=SMALL, reduced=0.9), "cpu")
    for _ in range(20):
        trainer.take_step()
    net = ValueNet(3, SMALL)
    after = afterstates(trainer.games.positions)
    assert (after.open & after.over).any()
    every = after_shares(net, after)
    within, whole = after_values(lambda places: net.shares(after.at(places)), after, 8 * 48)
    assert whole.all()
    assert torch.allclose(within, every)
    within, whole = after_values(lambda places: net.shares(after.at(places)), after, 100)
    assert 0 < whole.sum() < 48
    assert torch.allclose(within[whole], every[whole])


def test_a_matrix_is_moved_in_all_directions_alike() -> None:
    torch.manual_seed(1)
    for shape in ((30, 20), (20, 30)):
        sizes = torch.linalg.svdvals(orthogonal(torch.randn(shape) * 7))
        assert 0.6 < float(sizes.min()) < float(sizes.max()) < 1.3
