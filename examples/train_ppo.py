"""MaskablePPO learns Pickomino for two from the answer key, on two cores in less than half an hour.

    pip install 'roost[envs,study]' sb3-contrib
    python examples/train_ppo.py                             # writes ppo.zip and ppo.json
    roost bot benchmark examples/train_ppo.py:Trained            # what its decisions cost
    python examples/train_ppo.py --plot docs/images/ppo.svg  # its way there, from ppo.json

An agent that learns from wins alone must find out which of a hundred decisions won the game. Here
every decision is told at once what it cost (`info["regret"]`), so that a reward is complete after
one step and nothing of the dice's luck is in it.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium

from roost.analysis.charts import learning_curve
from roost.arena.benchmark import position_regret
from roost.arena.benchmark.sets import published
from roost.cli.progress import Bar
from roost.envs.coding import coding
from roost.envs.gymnasium import RoostGymnasium
from roost.rules import Action

GAME, SEATS, OPPONENT = "pickomino", 2, "greedy"
HERE = Path(__file__).parent
WEIGHTS, CURVE = HERE / "ppo.zip", HERE / "ppo.json"
WORTH = 100.0  # the reward of a regret of one hundredth of a win is -1
TABLES = 8  # played at a time
LOOKS = 20  # how often the benchmark is asked on the way


class Told(gymnasium.Wrapper[Any, Any, Any, Any]):
    """The environment, with what each decision cost for its reward."""

    def reset(self, **options: Any) -> tuple[Any, dict[str, Any]]:
        observation, self.told = self.env.reset(**options)
        return observation, {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        cost = self.told["regret"][int(action)]
        observation, _, over, cut, self.told = self.env.step(action)
        return observation, -WORTH * cost, over, cut, {}


def make_env() -> gymnasium.Env[Any, Any]:
    """A table for two: the learner and a bot, who change seats from game to game."""
    return Told(RoostGymnasium(GAME, opponents=(OPPONENT,), info=("regret",)))


class Player:
    """A model at the table."""

    def __init__(self, model: Any) -> None:
        self.model = model
        self.coding = coding(GAME, SEATS)

    def probabilities(self, state: Any) -> Mapping[Action, float]:
        seen, legal = self.coding.observe(state, state.seat), self.coding.mask(state)
        number, _ = self.model.predict(seen, action_masks=legal, deterministic=True)
        return {self.coding.actions[int(number)]: 1.0}


class Trained(Player):
    """The agent for `roost arena` and `roost bot benchmark`."""

    def __init__(self) -> None:
        from sb3_contrib import MaskablePPO

        super().__init__(MaskablePPO.load(WEIGHTS, device="cpu"))


def train(steps: int, minutes: float, seed: int = 1) -> list[dict[str, float]]:
    """Learn, and say from time to time what the decisions cost now."""
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.vec_env import DummyVecEnv

    curve: list[dict[str, float]] = []
    began, worked = time.monotonic(), time.process_time()

    class Watch(BaseCallback):
        def look(self) -> None:
            found = position_regret(GAME, Player(self.model))
            took = {"seconds": time.monotonic() - began, "worked": time.process_time() - worked}
            curve.append({"steps": self.num_timesteps, "regret": found["all"].mean, **took})
            CURVE.write_text(json.dumps(curve, indent=1), encoding="utf-8")

        def _on_rollout_start(self) -> None:
            if self.num_timesteps * LOOKS >= steps * len(curve):
                self.look()

        def _on_step(self) -> bool:
            bar(self.num_timesteps, steps)
            return time.monotonic() - began < 60 * minutes

        def _on_training_end(self) -> None:
            self.look()

    tables = DummyVecEnv([make_env] * TABLES)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        gamma=0.0,  # a decision has been paid for at once
        learning_rate=lambda left: 1e-3 * left,
        n_steps=256,
        batch_size=256,
        n_epochs=6,
        ent_coef=0.002,
        policy_kwargs={"net_arch": [256, 256]},
        seed=seed,
        device="cpu",
    )
    with Bar("Learning") as bar:
        model.learn(steps, callback=Watch())
    model.save(WEIGHTS)
    return curve


def plot(curve: Sequence[Mapping[str, float]]) -> str:
    """Plot regret per decision over the decisions learnt from, with our levels to compare."""
    levels = {score.agent: score.positions["all"].mean for score in published(GAME)}
    marks = {key: 100 * levels[key] for key in ("casual", "simple", "steady", "greedy")}
    points = [(one["steps"], 100 * one["regret"]) for one in curve]
    title = "Regret per decision, in hundredths of a win, over decisions learnt from"
    drawn = learning_curve(points, "PPO", marks, title=title)
    as_file = '<svg xmlns="http://www.w3.org/2000/svg" style="background: #fff" '
    return drawn.replace("<svg ", as_file, 1) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--steps", type=int, default=600_000, help="decisions to learn from")
    parser.add_argument("--minutes", type=float, default=28.0, help="and not longer than this")
    parser.add_argument("--plot", type=Path, help="no training: draw the last one")
    args = parser.parse_args()
    if args.plot is not None:
        args.plot.write_text(plot(json.loads(CURVE.read_text(encoding="utf-8"))), encoding="utf-8")
        return
    curve = train(args.steps, args.minutes)
    first, last = curve[0]["regret"], curve[-1]["regret"]
    print(f"Regret per decision: {first:.5f} at first, {last:.5f} after {curve[-1]['steps']:,.0f}.")


if __name__ == "__main__":
    main()
