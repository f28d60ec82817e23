"""Gymnasium's environment: one seat is yours, bots sit in the others.

import gymnasium
import roost.envs  # registers the environments

env = gymnasium.make("roost/Pickomino-v1", opponents=("greedy",))
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from roost.bots import Bot, resolve_bot
from roost.envs.coding import Small, coding
from roost.envs.info import check_entries, entries
from roost.envs.picture import render
from roost.envs.play import Play
from roost.rules.checks import check_seats
from roost.rules.errors import IllegalActionError
from roost.rules.extras import need
from roost.rules.registry import DEFAULT_GAME

need("gymnasium", "envs")

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402

__all__ = [
    "ILLEGAL",
    "RoostGymnasium",
]

ILLEGAL = -1.0  # the reward of an illegal action; a loss is 0


class RoostGymnasium(gymnasium.Env[Small, np.int64]):
    """A Gymnasium environment with the observations of `roost.envs.coding`.

    The reward is 0 until the end, and then the win share. An illegal action ends the game with the
    reward `ILLEGAL`, and ``info["illegal"]`` lists the legal ones. ``info`` contains your seat, the
    mask of legal actions (also in `action_masks`) and the entries that `info` names
    (docs/environments.md). If `seat` is None, your seat changes from game to game.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"]}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        opponents: Sequence[str] = ("simple",),
        variant: str = "",
        seat: int | None = None,
        info: Sequence[str] = (),
        render_mode: str | None = None,
    ) -> None:
        if isinstance(opponents, str):
            opponents = (opponents,)
        self._entries = check_entries(info)
        self.coding = coding(game, len(opponents) + 1, variant)
        if seat is not None:
            check_seats(self.coding.rules, len(opponents) + 1, seat)
        self.render_mode = render_mode
        self._seat = seat
        self._opponents = [resolve_bot(game, key) for key in opponents]
        self.observation_space = spaces.Box(0, self.coding.high, dtype=np.int8)
        self.action_space = spaces.Discrete(len(self.coding.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Small, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        drawn = Random(int(self.np_random.integers(2**62)))
        seats = self.coding.seats
        while True:
            self.seat = drawn.randrange(seats) if self._seat is None else self._seat
            self._bots = {
                seat: Bot(info, info.policy(), drawn.getrandbits(62))
                for seat, info in zip(
                    [s for s in range(seats) if s != self.seat], self._opponents, strict=True
                )
            }
            self.play = Play(self.coding, drawn)
            self._others()
            if self.play.outcome is None:  # the game may be over before our first move
                return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Small, float, bool, bool, dict[str, Any]]:
        try:
            self.play.act(self.coding.action(self.play.state, int(action)))
        except IllegalActionError as error:
            told = {**self._info(), "illegal": str(error)}
            return self._observation(), ILLEGAL, True, False, told
        self._others()
        outcome = self.play.outcome
        reward = 0.0 if outcome is None else float(outcome.shares[self.seat])
        return self._observation(), reward, outcome is not None, False, self._info()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Return the mask of legal actions, for sb3-contrib's MaskablePPO."""
        return self.coding.mask(self.play.state).astype(np.bool_)

    def render(self) -> Any:
        """Return the position: one line of text, or a picture as an array."""
        return render(self.play.state, self.render_mode)

    def _others(self) -> None:
        play = self.play
        while play.outcome is None and play.state.seat != self.seat:
            play.act(self._bots[play.state.seat].choose(play.state))

    def _observation(self) -> Small:
        return self.coding.observe(self.play.state, self.seat)

    def _info(self) -> dict[str, Any]:
        mask = self.coding.mask(self.play.state)
        told = entries(self.coding, self.play.state, self._entries)
        return {"seat": self.seat, "action_mask": mask, **told}
