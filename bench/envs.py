"""Environments and batches: decisions a second on one core, by processor time."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import numpy as np

from roost.envs import pettingzoo
from roost.envs.pickomino.vector import PickominoVector
from roost.solver.batches import streams
from roost.solver.knockout.games import KnockoutGames
from roost.solver.knockout.games import random_games as random_moves
from roost.solver.pickomino.games import PickominoGames, random_games

GAMES = 20_000
TABLES = 16_384  # of the vector environment


def rate(work: Callable[[], int]) -> tuple[float, float, float]:
    """Decisions a second: the middle of five, the slowest and the fastest, after one to warm up."""
    work()
    found = []
    for _ in range(5):
        began = time.process_time()
        made = work()
        found.append(made / (time.process_time() - began))
    return sorted(found)[2], min(found), max(found)


def pickomino_whole() -> int:
    return random_games(2, GAMES, 1).decisions


def pickomino_steps() -> int:
    """The loop of docs/environments.md, to the end of the last game."""
    games, dice, made = PickominoGames.start(2, GAMES), streams(1, GAMES), 0
    while not games.over.all():
        games.throw(dice)
        while (legal := games.legal()).any():
            actions = games.choose(legal, dice)
            made += int((actions >= 0).sum())
            games.apply(actions)
    return made


def vector() -> int:
    """Gymnasium's vector environment, whose games start again: our decisions only."""
    env = PickominoVector(TABLES, ("random",))
    env.reset(seed=1)
    dice = streams(1, TABLES)
    for _ in range(20):
        env.step(env.games.choose(env.action_masks(), dice))
    return 20 * TABLES


def knockout_whole() -> int:
    return random_moves(2, 2_000_000, 1).moves


def knockout_steps() -> int:
    games, dice, made = KnockoutGames.start(2, GAMES), streams(1, GAMES), 0
    for _ in range(20):
        games.throw(dice)
        for _ in range(2):
            actions = games.choose(dice)
            made += int((actions >= 0).sum())
            games.apply(actions)
    return made


def zoo(game: str) -> int:
    """PettingZoo's own loop: observe, choose among the legal, step."""
    env, choice, made = pettingzoo.RoostEnv(game, 2), random.Random(1), 0
    env.reset(seed=1)
    while made < 10_000:
        observation, _, over, _, _ = env.last()
        if over:
            env.reset()
            continue
        legal = np.flatnonzero(observation["action_mask"])
        env.step(legal[int(choice.random() * len(legal))])
        made += 1
    return made


def main() -> None:
    for name, work in (
        ("Pickomino, whole games in one call", pickomino_whole),
        ("Pickomino, the loop of the page", pickomino_steps),
        ("Pickomino, make_vec against random", vector),
        ("Knockout, whole games in one call", knockout_whole),
        ("Knockout, throw, choose, apply", knockout_steps),
        ("PettingZoo, Pickomino", lambda: zoo("pickomino")),
        ("PettingZoo, Knockout", lambda: zoo("knockout")),
    ):
        middle, slowest, fastest = rate(work)
        print(f"{name:40} {middle:12,.0f}/s ({slowest:,.0f} to {fastest:,.0f})", flush=True)


if __name__ == "__main__":
    main()
