"""Gymnasium's vector environment: thousands of games of Pickomino at a time, over the batches.

import gymnasium
import roost.envs

envs = gymnasium.make_vec("roost/Pickomino-v1", num_envs=1024, opponents=("greedy",))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from roost.envs.coding import Small, coding
from roost.envs.info import check_entries, entries
from roost.envs.pickomino import observe_batch
from roost.rules.extras import need
from roost.rules.pickomino import PickominoVariant
from roost.solver.pickomino import rows
from roost.solver.pickomino.games import PickominoGames, streams

need("gymnasium", "envs")

from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

from roost.envs.gymnasium import ILLEGAL  # noqa: E402

__all__ = ["OPPONENTS", "PickominoVector"]

Ints = npt.NDArray[np.int64]
Streams = npt.NDArray[np.uint64]


def _random(games: PickominoGames, random: Streams) -> None:
    games.throw(random)
    games.apply(games.choose(games.legal(), random))


def _greedy(games: PickominoGames, random: Streams) -> None:
    games.play_turns(np.array(games.positions.greedy_worths()), random)


# Bots that play one step or turn of all games at a time.
OPPONENTS: dict[str, Callable[[PickominoGames, Streams], None]] = {
    "random": _random,
    "greedy": _greedy,
}


class PickominoVector(VectorEnv[Small, Ints, npt.NDArray[Any]]):
    """Observations, rewards and ``info`` are those of `RoostGymnasium`, one row per game.

    All opponents are the same bot, `random` or `greedy`; for others use
    ``gymnasium.make_vec(..., vectorization_mode="sync")``. A game that ends starts again in the
    same step; its last observation is in ``info["final_obs"]``.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        num_envs: int = 1,
        opponents: Sequence[str] = ("random",),
        variant: str = "",
        seat: int | None = None,
        info: Sequence[str] = (),
        game: str = "pickomino",
    ) -> None:
        opponents = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        if len(set(opponents)) != 1 or opponents[0] not in OPPONENTS:
            raise ValueError(
                f"all opponents are {' or all are '.join(OPPONENTS)} here, not {opponents}; other "
                'bots: gymnasium.make_vec(..., vectorization_mode="sync")'
            )
        self._opponent = OPPONENTS[opponents[0]]
        self._entries = check_entries(info)
        self.coding = coding(game, len(opponents) + 1, variant)
        self.num_envs = num_envs
        self._variant = PickominoVariant.parse(variant)
        self._seat = seat
        self.single_observation_space = spaces.Box(0, self.coding.high, dtype=np.int8)
        self.single_action_space = spaces.Discrete(len(self.coding.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.games = self._new(num_envs)
        self.seats = np.zeros(num_envs, np.int8)
        self._random = streams(0, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Small, dict[str, Any]]:
        if isinstance(seed, list):
            raise ValueError("give one seed for all games, not a list")
        super().reset(seed=seed)
        self._random = streams(int(self.np_random.integers(2**62)), self.num_envs)
        self._start(np.arange(self.num_envs))
        return self._observations(), self._info()

    def step(
        self, actions: Ints
    ) -> tuple[Small, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        actions = np.asarray(actions, np.int64)
        known = (actions >= 0) & (actions < rows.ACTIONS)
        legal = self.games.legal()[np.arange(self.num_envs), np.where(known, actions, 0)] & known
        self._on(np.flatnonzero(legal), lambda games, _: games.apply(actions[legal]))
        self._advance(legal)
        ended = self.games.over | ~legal
        rewards = np.where(legal, 0.0, ILLEGAL)
        over = np.flatnonzero(self.games.over)
        rewards[over] = self.games.pick(over).shares()[np.arange(len(over)), self.seats[over]]
        told: dict[str, Any] = {}
        if ended.any():
            last = self._observations()
            told["final_obs"] = np.full(self.num_envs, None, object)
            for game in np.flatnonzero(ended):
                told["final_obs"][game] = last[game]
            told["final_info"] = {"seat": self.seats.copy(), "_seat": ended.copy()}
            told["_final_obs"] = told["_final_info"] = ended
            self._start(np.flatnonzero(ended))
        if not legal.all():
            told["illegal"] = told["_illegal"] = ~legal
        cut = np.zeros(self.num_envs, np.bool_)
        return self._observations(), rewards, ended, cut, {**self._info(), **told}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the mask of legal actions, games x actions."""
        return self.games.legal()

    def _new(self, count: int) -> PickominoGames:
        return PickominoGames.start(self.coding.seats, count, self._variant)

    def _start(self, where: Ints) -> None:
        """Begin these games, and play to our first decision; a game may end before it."""
        while len(where):
            count = len(where)
            fresh = self._new(count)
            drawn = self.np_random.integers(self.coding.seats, size=count)
            self.seats[where] = drawn if self._seat is None else self._seat
            for name in fresh.ARRAYS:
                getattr(self.games, name)[where] = getattr(fresh, name)
            self._advance(np.isin(np.arange(self.num_envs), where))
            where = where[self.games.over[where]]

    def _advance(self, playing: npt.NDArray[np.bool_]) -> None:
        """Roll our dice and let the others play, until it is our decision or the game is over."""
        games = self.games
        while True:
            running = playing & ~games.over
            mine = games.seat == self.seats
            ours = np.flatnonzero(running & mine & (games.phase == rows.CHANCE))
            theirs = np.flatnonzero(running & ~mine)
            if not len(ours) and not len(theirs):
                return
            self._on(ours, PickominoGames.throw)
            self._on(theirs, self._opponent)

    def _on(self, where: Ints, work: Callable[[PickominoGames, Streams], None]) -> None:
        """Do something to some of the games."""
        if len(where):
            part, random = self.games.pick(where), self._random[where]
            work(part, random)
            self._random[where] = random
            for name in part.ARRAYS:
                getattr(self.games, name)[where] = getattr(part, name)

    def _observations(self) -> Small:
        return observe_batch(self.games, self.seats)

    def _info(self) -> dict[str, Any]:
        told: dict[str, Any] = {"seat": self.seats.copy(), "action_mask": self.action_masks()}
        if self._entries:
            for game in range(self.num_envs):
                found = entries(self.coding, self.games.state(game), self._entries)
                told = self._add_info(told, found, game)
        return told | {f"_{name}": np.ones(self.num_envs, np.bool_) for name in told}
