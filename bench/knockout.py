"""Batched Knockout: random moves a second on one core, compared with the plain rules."""

from __future__ import annotations

import random
import time

from roost.rules.core import Phase
from roost.rules.dice import chances
from roost.rules.knockout import Knockout
from roost.solver.knockout.games import random_games

ROLLS = [chance.roll for chance in chances(2)]
WEIGHTS = [float(chance.probability) for chance in chances(2)]


def plain(seats: int, moves: int) -> float:
    """Moves a second through the rules."""
    game, rng = Knockout(), random.Random(1)
    state, done = game.start(seats, first=0), 0
    began = time.perf_counter()
    while done < moves:
        if state.phase is Phase.OVER:
            state = game.start(seats, first=0)
        if state.phase is Phase.CHANCE:
            state = game.apply(state, rng.choices(ROLLS, WEIGHTS)[0]).state
        else:
            legal = game.legal_actions(state)
            state = game.apply(state, legal[int(rng.random() * len(legal))]).state
            done += 1
    return moves / (time.perf_counter() - began)


def batched(seats: int, moves: int) -> float:
    """Moves a second through the kernels."""
    random_games(seats, 1000)
    began = time.perf_counter()
    done = random_games(seats, moves, seed=2).moves
    return done / (time.perf_counter() - began)


def main() -> None:
    for seats in (2, 3, 4):
        rules, kernels = plain(seats, 20_000), batched(seats, 3_000_000)
        print(
            f"{seats} seats: {kernels / 1e6:5.2f} M random moves/s batched, "
            f"{rules:8,.0f}/s plain, ratio {kernels / rules:.0f}"
        )


if __name__ == "__main__":
    main()
