"""Reviews of many bot games: is luck fair, who errs how much, how long does it take?

.venv/bin/python -m bench.insight --games 1000 --seats 2 --bots strongest strongest
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from roost.analysis.models import evaluator_for
from roost.analysis.puzzle_maker import bot_game
from roost.analysis.review import review
from roost.analysis.rollouts import worker_pool


@dataclass(frozen=True)
class Reviewed:
    """One game: per seat the luck, the errors and the residual; the seconds of its review."""

    luck: list[float]
    errors: list[float]
    residual: list[float]
    balance: float
    seconds: float


def one(game: str, bots: Sequence[str], seed: int) -> Reviewed:
    """Play and review; the bots move round the table from game to game."""
    shift = seed % len(bots)
    seated = tuple(bots[(seat + shift) % len(bots)] for seat in range(len(bots)))
    record = bot_game(game, seated, f"bench:{seed}")
    began = time.process_time()
    found = review(record, evaluator_for(game))
    seconds = time.process_time() - began
    return Reviewed(
        [seat.luck for seat in found.seats],
        [-found.seats[(place - shift) % len(bots)].errors for place in range(len(bots))],
        [seat.residual for seat in found.seats],
        max(abs(seat.balance) for seat in found.seats),
        seconds,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="pickomino")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bots", nargs="+", default=["strongest", "strongest"])
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    with worker_pool(args.workers) as pool:
        count = args.games
        games = list(
            pool.map(one, [args.game] * count, [args.bots] * count, range(count), chunksize=4)
        )
    luck = np.array([game.luck for game in games])
    errors = np.array([game.errors for game in games])
    residual = np.array([game.residual for game in games])
    scale = np.sqrt(len(games))
    print(f"{len(games)} games of {args.game}: {' '.join(args.bots)}")
    for seat in range(luck.shape[1]):
        mean, error = luck[:, seat].mean(), luck[:, seat].std(ddof=1) / scale
        print(f"  seat {seat}: luck {mean:+.4f} ± {error:.4f} ({mean / error:+.2f} standard errors)"
              f", residual {residual[:, seat].mean():+.4f}")  # fmt: skip
    for place, bot in enumerate(args.bots):
        mean, error = errors[:, place].mean(), errors[:, place].std(ddof=1) / scale
        print(f"  {bot}: errors {mean:.4f} ± {error:.4f} of a win per game")
    seconds = [game.seconds for game in games]
    print(f"  identity within {max(game.balance for game in games):.1e}")
    print(f"  seconds per review: median {np.median(seconds):.2f}, most {max(seconds):.2f}")


if __name__ == "__main__":
    main()
