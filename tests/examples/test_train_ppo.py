"""The small parts of the training example; the training itself needs sb3-contrib and minutes."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from roost.arena.benchmark.sets import published
from roost.rules import parse_position
from roost.rules.pickomino import Take

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{Path(name).stem}", EXAMPLES / name)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def training() -> ModuleType:
    return example("train_ppo.py")


def test_a_decision_is_paid_what_it_cost(training: ModuleType) -> None:
    table = training.make_env()
    table.reset(seed=3)
    for _ in range(5):
        costs = table.told["regret"]
        worst = np.nanargmax(costs)
        _, reward, over, _, info = table.step(worst)
        assert reward == -100 * costs[worst]
        assert not info
        if over:
            table.reset()


def test_a_model_sits_down_as_a_bot(training: ModuleType) -> None:
    class Last:
        def predict(self, seen: Any, action_masks: Any, deterministic: bool) -> tuple[int, None]:
            assert deterministic
            assert seen.shape == (190,)
            return int(np.flatnonzero(action_masks)[-1]), None

    state = parse_position("pickomino 21-36 -/- 0 - 113445ww 1")
    assert training.Player(Last()).probabilities(state) == {Take(6): 1.0}


def test_the_plot_shows_whom_it_passed(training: ModuleType) -> None:
    curve = [{"steps": 0, "regret": 0.04}, {"steps": 1000, "regret": 0.002}]
    drawn = training.plot(curve)
    assert drawn.count("<polyline") == 5
    assert ">PPO 0.20<" in drawn
    (simple,) = (one for one in published("pickomino") if one.agent == "simple")
    assert f">simple {100 * simple.positions['all'].mean:.2f}<" in drawn
