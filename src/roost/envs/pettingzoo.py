"""PettingZoo's AEC environment, for every game, variant, board and number of seats.

from roost.envs import pettingzoo
env = pettingzoo.env("pickomino", seats=3)
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from roost.envs.coding import Coding, coding
from roost.envs.info import check_entries, entries
from roost.envs.picture import render
from roost.envs.play import Play
from roost.rules.extras import need
from roost.rules.registry import DEFAULT_GAME

need("gymnasium", "envs")
need("pettingzoo", "envs")

from gymnasium import spaces  # noqa: E402
from gymnasium.utils import seeding  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import OrderEnforcingWrapper  # noqa: E402
from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # noqa: E402
from pettingzoo.utils.wrappers import TerminateIllegalWrapper  # noqa: E402

__all__ = ["RoostEnv", "env", "parallel_env", "raw_env"]

ILLEGAL = -1.0  # the reward of an illegal action; a loss is 0


def raw_env(
    game: str = DEFAULT_GAME, seats: int = 2, variant: str = "", **options: Any
) -> RoostEnv:
    """Return the environment without wrappers: an illegal action raises an error."""
    return RoostEnv(game, seats, variant, **options)


def env(game: str = DEFAULT_GAME, seats: int = 2, variant: str = "", **options: Any) -> Any:
    """Return the environment with PettingZoo's wrappers.

    An illegal action ends the game; its player gets the reward `ILLEGAL`, the others 0.
    """
    raw = raw_env(game, seats, variant, **options)
    return OrderEnforcingWrapper(TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL))


def parallel_env(
    game: str = DEFAULT_GAME, seats: int = 2, variant: str = "", **options: Any
) -> Any:
    """Return the environment for PettingZoo's parallel API; actions of others are ignored."""
    raw = raw_env(game, seats, variant, **options)
    return turn_based_aec_to_parallel(TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL))


class RoostEnv(AECEnv):  # type: ignore[misc]
    """A PettingZoo environment in which seats are agents.

    An action is the number of a decision. Rewards are 0 until the end, and then the win shares.
    Illegal actions raise an error. ``infos`` contains the entries that `info` names
    (docs/environments.md), for the player to decide.
    """

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        seats: int = 2,
        variant: str = "",
        info: Sequence[str] = (),
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._entries = check_entries(info)
        self.coding: Coding = coding(game, seats, variant)
        self.metadata = {
            "name": f"{game}_v{self.coding.version}",
            "render_modes": ["ansi", "rgb_array"],
            "is_parallelizable": True,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observed = spaces.Dict(
            {
                "observation": spaces.Box(0, self.coding.high, dtype=np.int8),
                "action_mask": spaces.MultiBinary(len(self.coding.actions)),
            }
        )
        chosen = spaces.Discrete(len(self.coding.actions))
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = dict.fromkeys(self.possible_agents, chosen)
        self._dice: Random | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._dice is None:
            self._dice = Random(int(seeding.np_random(seed)[0].integers(2**62)))
        self.play = Play(self.coding, self._dice)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = -1 if action is None else int(action)
        self.play.act(self.coding.action(self.play.state, number))
        self._cumulative_rewards[agent] = 0.0
        outcome = self.play.outcome
        if outcome is not None:
            shares = dict(zip(self.agents, map(float, outcome.shares), strict=True))
            self.rewards = shares
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._look()

    def observe(self, agent: str) -> dict[str, Any]:
        state = self.play.state
        seat = self._seats[agent]
        if state.seat == seat and self.play.outcome is None:
            mask = self.coding.mask(state)
        else:
            mask = np.zeros(len(self.coding.actions), np.int8)
        return {"observation": self.coding.observe(state, seat), "action_mask": mask}

    def render(self) -> Any:
        """Return the position: one line of text, or a picture as an array."""
        return render(self.play.state, self.render_mode)

    def close(self) -> None:
        pass

    def _look(self) -> None:
        self.agent_selection = self.possible_agents[self.play.state.seat]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self.agent_selection in self.infos:
            self.infos[self.agent_selection] = entries(self.coding, self.play.state, self._entries)
