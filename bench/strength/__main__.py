"""Measures the strongest Pickomino bot: against greedy, a best response, and perfect play.

Slow, so not part of `make bench`. On a GPU the matches take seconds and the best response two
minutes; on two cores choose fewer games.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

import torch

import roost.bots.pickomino
from bench.strength.pickomino.match import play_match
from bench.strength.pickomino.response import Responder
from bench.strength.table import row
from roost.bots.pickomino.solved import GreedyPolicy, StrongestPolicy
from roost.solver.pickomino.small import best_reply, small_game, solve_small
from roost.train.devices import device_of
from roost.train.pickomino.network import ValueNet
from roost.train.pickomino.turns import greedy_worth, net_worth

WEIGHTS = Path(roost.bots.pickomino.__file__).parent / "weights"


def shipped(seats: int, device: torch.device) -> ValueNet:
    return ValueNet.load(seats, WEIGHTS / f"{seats}.npz").to(device)


def against_greedy(games: int, device: torch.device) -> None:
    print(row("one strongest, the others greedy", "win share", "95 %", "games"))
    for seats in range(2, 8):
        worth = net_worth(shipped(seats, device))
        result = play_match(
            worth, greedy_worth, seats=seats, games=games, device=device, seed=20 + seats
        )
        low, high = result.interval
        print(
            row(f"{seats} players", f"{result.share:.4f}", f"{low:.4f} to {high:.4f}", f"{games:,}")
        )


def response(steps: int, games: int, device: torch.device) -> None:
    frozen = shipped(2, device)
    responder = Responder(frozen, net_worth(frozen), steps=steps, seed=3)
    while responder.step < steps:
        responder.train()
    result = play_match(
        responder.worth, net_worth(frozen), seats=2, games=games, device=device, seed=77
    )
    low, high = result.interval
    print(row("best response to the strongest", "win rate", "95 %", "games"))
    print(row(f"{steps:,} steps", f"{result.share:.4f}", f"{low:.4f} to {high:.4f}", f"{games:,}"))


def small_games(highest: int) -> None:
    print(row("tiles, two players", "first wins", "strongest loses", "greedy loses"))
    for last in range(23, highest + 1):
        game = small_game(range(21, last + 1))
        losses = []
        for policy in (StrongestPolicy(), GreedyPolicy()):
            moving, waiting = best_reply(game, policy.worth)
            losses.append(f"{0.5 - float(moving[0] + waiting[0]) / 2:.5f}")
        print(row(f"21 to {last}", f"{solve_small(game).values[0]:.9f}", *losses))


def main() -> None:
    parser = ArgumentParser("python -m bench.strength", description=__doc__)
    parser.add_argument("--device", default="auto", help="auto, cpu or cuda")
    parser.add_argument("--games", type=int, default=200_000, help="games per match")
    parser.add_argument("--steps", type=int, default=8000, help="of the best response; 0: none")
    parser.add_argument("--small", type=int, default=26, help="highest tile of the small games")
    options = parser.parse_args()
    device = device_of(options.device)
    torch.set_float32_matmul_precision("high")
    against_greedy(options.games, device)
    if options.steps:
        response(options.steps, options.games, device)
    small_games(options.small)


if __name__ == "__main__":
    main()
